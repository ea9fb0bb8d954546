// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-types.h"

G_BEGIN_DECLS

/**
 * PurserGain:
 * @player: whose account
 * @account: which account
 * @by: how much it would go up or down
 *
 * What an answer would change.
 */
typedef struct {
  int    player;
  int    account;
  gint64 by;
} PurserGain;

/**
 * PurserChoice:
 * @player: who would answer this
 * @move: the move it stands for; the player fills in what is missing where it is not complete
 * @complete: whether @move can be entered as it is
 * @best: whether this is what Purser proposes to @player; one of a player's choices at the most
 * @label: what to write on the button; a second line is what helps to choose
 * @heading: (nullable): what it stands under; those with the same one belong together
 * @gains: (element-type PurserGain): what it would change, all players together
 * @wants: (nullable) (element-type utf8): the fields to ask for where it is not complete, in order; %NULL for
 *   all that are missing
 *
 * One answer to a prompt.
 */
typedef struct {
  int          player;
  PurserValue *move;
  gboolean     complete;
  gboolean     best;
  char        *label;
  char        *heading;
  GArray      *gains;
  GPtrArray   *wants;
} PurserChoice;

/**
 * PurserPrompt:
 * @kind: what is wanted; one of the kinds in the game's table
 * @player: who is asked first; -1 where nobody in particular is
 * @text: the question, in the language of the interface; a second line is what helps to answer it
 * @rule: (nullable): the section of the rulebook it comes from
 * @choices: (element-type PurserChoice): the answers, those of one player together
 *
 * What the rules want to know next.
 */
struct _PurserPrompt {
  const char *kind;
  int         player;
  char       *text;
  const char *rule;
  GPtrArray  *choices;
};

PurserPrompt       *purser_prompt_new         (void);
void                purser_prompt_free        (PurserPrompt      *self);

void                purser_prompt_ask         (PurserPrompt      *self,
                                               const char        *kind,
                                               int                player,
                                               const char        *rule,
                                               char              *text);
PurserChoice       *purser_prompt_offer       (PurserPrompt      *self,
                                               int                player,
                                               PurserValue       *move,
                                               gboolean           complete,
                                               char              *label);
PurserChoice       *purser_prompt_try         (PurserPrompt      *self,
                                               const PurserSetup *setup,
                                               gconstpointer      state,
                                               PurserValue       *move,
                                               char              *label);
void                purser_choice_want        (PurserChoice      *self,
                                               const char        *field);
const PurserChoice *purser_prompt_get_best    (PurserPrompt      *self,
                                               int                player);
void                purser_choice_head        (PurserChoice      *self,
                                               const char        *heading);
gboolean            purser_choice_wants       (const PurserChoice *self,
                                               const char        *field);
gint64              purser_choice_get_gain    (const PurserChoice *self,
                                               int                player,
                                               int                account);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserPrompt, purser_prompt_free)

G_END_DECLS
