// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-setup.h"

G_BEGIN_DECLS

/**
 * PurserMove:
 * @verb: its verb
 * @value: the move as it is written in the file, with every field
 * @player: the index of the player it names; -1 for none
 * @anyway: whether the table overrules the rules
 *
 * One thing that happened at the table, with types and ranges checked.
 */
struct _PurserMove {
  const PurserVerb *verb;
  PurserValue      *value;
  int               player;
  gboolean          anyway;
};

gboolean     purser_move_read        (PurserMove        *self,
                                      const PurserSetup *setup,
                                      PurserValue       *value,
                                      PurserVerdict     *verdict);
void         purser_move_clear       (PurserMove        *self);
PurserMove  *purser_move_new         (const PurserSetup *setup,
                                      PurserValue       *value,
                                      PurserVerdict     *verdict);
void         purser_move_free        (PurserMove        *self);

PurserValue *purser_move_get         (const PurserMove  *self,
                                      const char        *field);
gboolean     purser_move_has         (const PurserMove  *self,
                                      const char        *field);
int          purser_move_get_integer (const PurserMove  *self,
                                      const char        *field,
                                      int                fallback);
const char  *purser_move_get_text    (const PurserMove  *self,
                                      const char        *field);
int          purser_move_get_choice  (const PurserMove  *self,
                                      const char        *field);
int          purser_move_get_count   (const PurserMove  *self,
                                      const char        *field);
int          purser_move_get_nth     (const PurserMove  *self,
                                      const char        *field,
                                      guint              nth);
const char  *purser_move_get_nth_text (const PurserMove *self,
                                      const char        *field,
                                      guint              nth);

PurserValue *purser_move_value_new   (const char        *verb,
                                      int                player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserMove, purser_move_free)

G_END_DECLS
