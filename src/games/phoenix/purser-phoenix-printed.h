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

/* The living quarters of a sector that the state tells apart; a tile may have more. */
#define PURSER_PHOENIX_QUARTERS 8

/* The number of tiles whose income by living quarter is kept. */
#define PURSER_PHOENIX_YIELDS 96

/* The largest number that may be printed on a component. */
#define PURSER_PHOENIX_MAX_PRINTED 999

/* @PURSER_PHOENIX_SHIP_COST: GEM laid on the ship (`phoenix/cost`)
 * @PURSER_PHOENIX_SHIP_FEE: GEM for the owner (`phoenix/fee`)
 * @PURSER_PHOENIX_SHIP_AMOUNT: the yield of a farm or an ice ship, or the extra metal of a dismantle ship
 * @PURSER_PHOENIX_SHIP_CARGO: how many dice the ship keeps (`phoenix/cargo`)
 * @PURSER_PHOENIX_SHIP_METAL: metal gained when the ship is dismantled (`phoenix/dismantle-metal`)
 *
 * The numbers that may be printed on a ship. */
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

/* Returned for a printed number that is not known. */
#define PURSER_PHOENIX_UNKNOWN (-1)

/* @name: its name; empty if the entry is free
 * @gems_per_ship: GEM it gives as income for each ship that is not dismantled
 *
 * A station hub (`phoenix/hub`). All numbers except @power, a flag, are stored plus one; 0 means unknown. */
typedef struct {
  char   name[PURSER_PHOENIX_HUB_NAME];
  gint16 start[PURSER_PHOENIX_ACCOUNTS];
  gint16 income[PURSER_PHOENIX_ACCOUNTS];
  gint16 gems_per_ship;
  gint16 power;
} PurserPhoenixHub;

/* Marks a living quarter that has a special power instead of amounts. */
#define PURSER_PHOENIX_POWER (-1)

/* @tile: the number of a sector tile plus one; 0 if the entry is free
 * @quarters: the income of each living quarter when it is occupied, from the left, by account; numbers are stored plus one, 0
 *   means unknown, and `PURSER_PHOENIX_POWER` as the first means a special power
 *
 * The income of a sector tile (`phoenix/income-gains`). */
typedef struct {
  gint16 tile;
  gint16 quarters[PURSER_PHOENIX_QUARTERS][PURSER_PHOENIX_ACCOUNTS];
} PurserPhoenixYield;

/* @rewards: the diplomacy rewards, by track, level minus one and account
 *
 * The known numbers printed on the components of this copy (`phoenix/printed-values`), stored plus one; 0 means unknown. None
 * is ever invented. */
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
