// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-types.h"

G_BEGIN_DECLS

/**
 * PurserSeat:
 * @name: the name of the player, short enough and safe to be part of a sentence
 * @full_name: the whole name, for programs, without the marks that isolate it in a sentence
 * @colour: (nullable): the colour of the player's pieces, as written in the file
 *
 * One player of a play, in seat order.
 */
typedef struct {
  char       *name;
  char       *full_name;
  const char *colour;
} PurserSeat;

/**
 * PurserSetup:
 * @rules: the game
 * @n_players: the number of players, with those who join later
 * @n_seated: the number of players from the beginning
 * @seats: (array length=n_players): the players, clockwise
 * @header: the first line of the file, whole
 * @facts: (nullable): the tables that ship with the game
 *
 * The start of a play, which does not change during the play.
 */
struct _PurserSetup {
  const PurserRules *rules;
  guint              n_players;
  guint              n_seated;
  PurserSeat        *seats;
  PurserValue       *header;
  PurserValue       *facts;
  /*< private >*/
  PurserValue       *late;
  guint              references;
};

PurserSetup *purser_setup_new                (const PurserRules *rules,
                                              PurserValue       *header,
                                              PurserValue       *facts,
                                              PurserVerdict     *verdict);
gboolean     purser_setup_seat_late          (PurserSetup       *self,
                                              PurserValue       *join);
PurserSetup *purser_setup_copy               (const PurserSetup *self);
PurserSetup *purser_setup_ref                (PurserSetup       *self);
void         purser_setup_unref              (PurserSetup       *self);

PurserValue *purser_setup_get_option         (const PurserSetup *self,
                                              const char        *name);
int          purser_setup_get_choice         (const PurserSetup *self,
                                              const char        *name);
const char  *purser_setup_get_name           (const PurserSetup *self,
                                              int                player);
PurserValue *purser_setup_get_player         (const PurserSetup *self,
                                              guint              player);
void         purser_setup_set_name           (PurserSetup       *self,
                                              guint              player,
                                              const char        *name);
void         purser_setup_set_colour         (PurserSetup       *self,
                                              guint              player,
                                              const char        *colour);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserSetup, purser_setup_unref)

G_END_DECLS
