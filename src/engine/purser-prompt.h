// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-choice.h"

G_BEGIN_DECLS

/**
 * PurserPrompt:
 * @kind: one of the kinds in the game's table
 * @player: the player who is asked first; -1 for nobody in particular
 * @text: the question, in the language of the interface; a second line helps to answer it
 * @rule: (nullable): the section of the rulebook it comes from
 * @choices: (element-type PurserChoice): the answers, grouped by player
 *
 * The next question of the rules. It is reference-counted: to keep it past the next move, hold a reference.
 */
struct _PurserPrompt {
  const char *kind;
  int         player;
  char       *text;
  const char *rule;
  GPtrArray  *choices;

  /*< private >*/
  grefcount   references;
};

PurserPrompt       *purser_prompt_new      (void);
PurserPrompt       *purser_prompt_ref      (PurserPrompt      *self);
void                purser_prompt_unref    (PurserPrompt      *self);

void                purser_prompt_ask      (PurserPrompt      *self,
                                            const char        *kind,
                                            int                player,
                                            const char        *rule,
                                            char              *text);
PurserChoice       *purser_prompt_offer    (PurserPrompt      *self,
                                            int                player,
                                            PurserValue       *move,
                                            gboolean           complete,
                                            char              *label);
PurserChoice       *purser_prompt_try      (PurserPrompt      *self,
                                            const PurserSetup *setup,
                                            gconstpointer      state,
                                            PurserValue       *move,
                                            char              *label);
const PurserChoice *purser_prompt_get_best (PurserPrompt      *self,
                                            int                player);
guint               purser_prompt_count_unknown (PurserPrompt *self,
                                                 const char  **first);
const PurserChoice *purser_prompt_find     (PurserPrompt      *self,
                                            const char        *verb);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserPrompt, purser_prompt_unref)

G_END_DECLS
