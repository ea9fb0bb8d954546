// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-ask.h"
#include "purser-andromeda-assist.h"
#include "purser-andromeda-board.h"
#include "purser-andromeda-learn.h"
#include "purser-andromeda-score.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-titles.h"
#include "purser-andromeda-turn.h"
#include "purser-andromeda-verbs.h"
#include "purser-andromeda.h"

static guint
count_accounts (const PurserSetup *setup,
                gconstpointer      state)
{
  return PURSER_ANDROMEDA_ACCOUNTS;
}

static void
get_account (const PurserSetup *setup,
             guint              account,
             PurserAccount     *about)
{
  static const PurserAccount accounts[PURSER_ANDROMEDA_ACCOUNTS] = {
    { .id = "hand_limit", .icon = "purser-hand-symbolic", .main = FALSE },
    { .id = "earth", .icon = "purser-station-symbolic", .main = TRUE, .one = N_("Station on Earth") },
    { .id = "centres", .icon = "purser-centre-symbolic", .main = TRUE },
    { .id = "technology", .icon = "purser-technology-symbolic", .main = TRUE },
    { .id = "bonus", .icon = "purser-bonus-card-symbolic", .main = TRUE },
  };

  *about = accounts[account];
  about->title = purser_andromeda_get_account_title (account);
}

static gint64
get_balance (const PurserSetup *setup,
             gconstpointer      state,
             int                player,
             guint              account)
{
  const PurserAndromedaState *self = state;

  return self->players[player].accounts[account];
}

/* andromeda/correct: the account of Earth is its stations, so they follow, as does the hand; the tracks have no account, so
 * they stay. */
static gboolean
adjust (PurserStep *step,
        int         player,
        guint       account,
        gint64      by)
{
  PurserAndromedaState *self = step->state;

  purser_andromeda_change (step, player, account, by, "table/adjust", NULL);
  if (account == PURSER_ANDROMEDA_HAND_LIMIT)
    self->players[player].hand += (gint32) by;
  return TRUE;
}

const PurserRules purser_andromeda_rules = {
  .id = "andromeda",
  .title = N_("Andromeda"),
  .title_ja = "アンドロメダ",
  .renames = TRUE,
  .min_players = 3,
  .max_players = PURSER_ANDROMEDA_PLAYERS,
  .facts = "andromeda/facts.json",
  .verbs = purser_andromeda_verbs,
  .prompts = purser_andromeda_prompts,
  .words = purser_andromeda_words,
  .components = purser_andromeda_components,
  .state_size = sizeof (PurserAndromedaState),
  .keys = { NULL, N_("technology"), N_("the spaceship track") },
  .begin = purser_andromeda_setup_begin,
  .count_accounts = count_accounts,
  .get_account = get_account,
  .get_balance = get_balance,
  .adjust = adjust,
  .learn = purser_andromeda_learn,
  .settle = purser_andromeda_turn_settle,
  .ask = purser_andromeda_ask,
  .ask_after_end = purser_andromeda_ask_after_end,
  .score = purser_andromeda_score_rank,
  .breakdown = purser_andromeda_score_break_down,
  .assist = purser_andromeda_assist,
  .advise = purser_andromeda_advise,
  .say = purser_andromeda_say,
  .name_item = purser_andromeda_name_item,
  .board = purser_andromeda_board_new,
};
