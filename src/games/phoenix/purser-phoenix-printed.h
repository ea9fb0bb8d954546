// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-words.h"
#include "purser-rules.h"

G_BEGIN_DECLS

#define PURSER_PHOENIX_LEVELS       3
#define PURSER_PHOENIX_TRACK_LEVELS 5
#define PURSER_PHOENIX_TILES        1000
#define PURSER_PHOENIX_HUBS         32
#define PURSER_PHOENIX_HUB_NAME     48

/* So many living quarters of a sector are told apart; a tile may have more. */
#define PURSER_PHOENIX_QUARTERS 8

/* For so many tiles it is kept what each living quarter gives. */
#define PURSER_PHOENIX_YIELDS 96

/* The largest number that may be printed on a component. */
#define PURSER_PHOENIX_MAX_PRINTED 999

/* @PURSER_PHOENIX_SHIP_COST: GEM laid on the ship (`phoenix/cost`)
 * @PURSER_PHOENIX_SHIP_FEE: GEM for the owner (`phoenix/fee`)
 * @PURSER_PHOENIX_SHIP_AMOUNT: what a farm or an ice ship yields, or the extra metal of a dismantle ship
 * @PURSER_PHOENIX_SHIP_CARGO: how many of them it keeps (`phoenix/cargo`)
 * @PURSER_PHOENIX_SHIP_METAL: what it gives when dismantled (`phoenix/dismantle-metal`)
 *
 * What may be printed on a ship. */
typedef enum {
  PURSER_PHOENIX_SHIP_COST,
  PURSER_PHOENIX_SHIP_FEE,
  PURSER_PHOENIX_SHIP_AMOUNT,
  PURSER_PHOENIX_SHIP_DICE,
  PURSER_PHOENIX_SHIP_CARGO,
  PURSER_PHOENIX_SHIP_TRADES,
  PURSER_PHOENIX_SHIP_METAL,
  PURSER_PHOENIX_SHIP_VALUES,
} PurserPhoenixShipValue;

/* What the functions here answer for a number that nobody has stated. */
#define PURSER_PHOENIX_UNKNOWN (-1)

/* @name: what it is called; empty for a free place
 * @gems_per_ship: GEM it gives as income for each ship that is not dismantled
 *
 * A station hub (`phoenix/hub`). All numbers are one more than what is printed; 0 is unknown. */
typedef struct {
  char   name[PURSER_PHOENIX_HUB_NAME];
  gint16 start[PURSER_PHOENIX_ACCOUNTS];
  gint16 income[PURSER_PHOENIX_ACCOUNTS];
  gint16 gems_per_ship;
  gint16 power;
} PurserPhoenixHub;

/* What is kept of a living quarter that has a special power in place of an amount. */
#define PURSER_PHOENIX_POWER (-1)

/* @tile: the number of a sector tile, one more than it is; 0 for a free place
 * @quarters: what each living quarter gives as income when it is occupied, from the left, by account; numbers are one
 *   more than what is printed, and 0 is unknown; `PURSER_PHOENIX_POWER` stands first where it has a special power
 *   instead
 *
 * The income of a sector tile (`phoenix/income-gains`). */
typedef struct {
  gint16 tile;
  gint16 quarters[PURSER_PHOENIX_QUARTERS][PURSER_PHOENIX_ACCOUNTS];
} PurserPhoenixYield;

/* @rewards: what a reward gives, by track, level less one and account
 *
 * What is known to be printed on the components of this copy (`phoenix/printed-values`). All numbers are one more than
 * what is printed; 0 is unknown. Nothing here is ever made up. */
typedef struct {
  gint16             ships[PURSER_PHOENIX_KINDS][PURSER_PHOENIX_LEVELS][PURSER_PHOENIX_SHIP_VALUES];
  gint16             lobby[PURSER_PHOENIX_TRACKS][PURSER_PHOENIX_TRACK_LEVELS];
  gint16             rewards[PURSER_PHOENIX_TRACKS][PURSER_PHOENIX_TRACK_LEVELS][PURSER_PHOENIX_ACCOUNTS];
  gint16             tile_metal[PURSER_PHOENIX_TILES];
  gint16             tile_quarters[PURSER_PHOENIX_TILES];
  PurserPhoenixYield yields[PURSER_PHOENIX_YIELDS];
  PurserPhoenixHub   hubs[PURSER_PHOENIX_HUBS];
} PurserPhoenixPrinted;

extern const char *const     purser_phoenix_ship_value_words[];
extern const PurserComponent purser_phoenix_components[];

gboolean  purser_phoenix_learn                (PurserStep                 *step,
                                               const char                 *item,
                                               PurserValue                *values);
gboolean  purser_phoenix_load_printed         (PurserStep                 *step);

int       purser_phoenix_printed_ship         (const PurserPhoenixPrinted *self,
                                               PurserPhoenixKind           kind,
                                               int                         level,
                                               PurserPhoenixShipValue      value);
int       purser_phoenix_printed_lobby        (const PurserPhoenixPrinted *self,
                                               int                         track,
                                               int                         level);
gboolean  purser_phoenix_printed_reward       (const PurserPhoenixPrinted *self,
                                               int                         track,
                                               int                         level,
                                               int                        *gains);
int       purser_phoenix_printed_tile_metal   (const PurserPhoenixPrinted *self,
                                               int                         tile);
int       purser_phoenix_printed_quarters     (const PurserPhoenixPrinted *self,
                                               int                         tile);
gboolean  purser_phoenix_printed_yield        (const PurserPhoenixPrinted *self,
                                               int                         tile,
                                               int                         quarter,
                                               int                        *gains);
gboolean  purser_phoenix_printed_has_power    (const PurserPhoenixPrinted *self,
                                               int                         tile,
                                               int                         quarter);
guint     purser_phoenix_printed_find_hub     (PurserPhoenixPrinted       *self,
                                               const char                 *name);
int       purser_phoenix_printed_hub_start    (const PurserPhoenixPrinted *self,
                                               guint                       hub,
                                               PurserPhoenixAccount        account);
gboolean  purser_phoenix_printed_hub_income   (const PurserPhoenixPrinted *self,
                                               guint                       hub,
                                               int                         n_ships,
                                               int                        *gains);

int       purser_phoenix_read_tile            (const char                 *id);

G_END_DECLS
