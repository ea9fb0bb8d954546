// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-types.h"

G_BEGIN_DECLS

/**
 * PurserSeat:
 * @name: what the player is called, short enough and safe to stand in a sentence
 * @full_name: the same, however long, and for programs: without the marks that isolate it in a sentence
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
 * @n_players: how many play, those who join later among them
 * @n_seated: how many of them are there from the beginning
 * @seats: (array length=n_players): who, clockwise
 * @header: the first line of the file, whole
 * @facts: (nullable): the tables that ship with the game
 *
 * What a play starts from. It does not change while the play goes on.
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
