// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-score-pad-ask.h"
#include "purser-score-pad-plan.h"
#include "purser-score-pad-score.h"
#include "purser-score-pad-setup.h"
#include "purser-score-pad.h"

static gboolean
has_rounds (const PurserSetup *setup)
{
  return purser_score_pad_setup_get_categories (setup) == NULL;
}

static guint
count_accounts (const PurserSetup *setup,
                gconstpointer      state)
{
  if (state == NULL)
    return 1 + (has_rounds (setup) ? PURSER_SCORE_PAD_LINES
                                   : purser_value_get_size (purser_score_pad_setup_get_categories (setup)));
  return 1 + purser_score_pad_setup_count_lines (setup, state);
}

static void
get_account (const PurserSetup *setup,
             guint              account,
             PurserAccount     *about)
{
  about->main = account == PURSER_SCORE_PAD_TOTAL;
  about->id = about->main ? "total" : purser_score_pad_setup_get_line_id (setup, account - 1);
  about->title = about->main ? _("Total") : purser_score_pad_setup_get_line_title (setup, account - 1);
}

static gint64
get_balance (const PurserSetup *setup,
             gconstpointer      state,
             int                player,
             guint              account)
{
  const PurserScorePadState *self = state;
  const PurserScorePadPlayer *own = &self->players[player];

  return account == PURSER_SCORE_PAD_TOTAL ? own->total : own->lines[account - 1];
}

static gboolean
knows (const PurserSetup *setup,
       const char        *item,
       const char        *id)
{
  return strcmp (item, "category") == 0 && purser_score_pad_setup_find_category (setup, id) >= 0;
}

/* A score that replaces another one needs no reason. */
static char *
dup_reason (const PurserSetup *setup,
            const PurserEntry *entry)
{
  return strcmp (entry->rule, "score-pad/score") == 0 ? g_strdup ("") : NULL;
}

static const PurserWord words[] = {
  { "categories", NC_("word", "Categories") },
  { "highest_wins", NC_("word", "Highest total wins") },
  { "rounds", NC_("word", "Rounds") },
  { NULL }
};

const PurserRules purser_score_pad_rules = {
  .id = "score-pad",
  .title = N_("Score Pad"),
  .title_ja = "スコアパッド",
  .any_game = TRUE,
  .min_players = 1,
  .max_players = PURSER_MAX_PLAYERS,
  .options = purser_score_pad_options,
  .verbs = purser_score_pad_verbs,
  .prompts = purser_score_pad_prompts,
  .words = words,
  .state_size = sizeof (PurserScorePadState),
  .make_options = purser_score_pad_plan_make_options,
  .begin = purser_score_pad_setup_begin,
  .count_accounts = count_accounts,
  .get_account = get_account,
  .get_balance = get_balance,
  .has_rounds = has_rounds,
  .lowest_wins = purser_score_pad_setup_lowest_wins,
  .dup_cell = purser_score_pad_score_dup_cell,
  .say = purser_score_pad_score_say,
  .adjust = purser_score_pad_score_adjust,
  .leave = purser_score_pad_score_leave,
  .join = purser_score_pad_score_join,
  .reason = dup_reason,
  .settle = purser_score_pad_score_settle,
  .ask = purser_score_pad_ask,
  .score = purser_score_pad_score_rank,
  .breakdown = purser_score_pad_score_break_down,
  .knows = knows,
};
