// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-score.h"
#include "purser-phoenix-setup.h"
#include "purser-phoenix-verbs.h"
#include "purser-phoenix.h"

static guint
count_accounts (const PurserSetup *setup,
                gconstpointer      state)
{
  return PURSER_PHOENIX_ACCOUNTS;
}

static void
get_account (const PurserSetup *setup,
             guint              account,
             PurserAccount     *about)
{
  about->id = purser_phoenix_account_words[account];
  about->title = purser_phoenix_account_title ((PurserPhoenixAccount) account);
  about->icon = purser_phoenix_account_icons[account];
  about->main = TRUE;
  about->one = account == PURSER_PHOENIX_VP ? N_("Point") : NULL;
}

static gint64
get_balance (const PurserSetup *setup,
             gconstpointer      state,
             int                player,
             guint              account)
{
  const PurserPhoenixState *phoenix = state;

  return phoenix->players[player].balances[account];
}

/* Corrected points count for the end like any others (`phoenix/correct`). */
static gboolean
adjust (PurserStep *step,
        int         player,
        guint       account,
        gint64      by)
{
  purser_phoenix_change (step, player, (PurserPhoenixAccount) account, by, "table/adjust", NULL);
  return TRUE;
}

/* Any three digits are accepted, as the program does not know which sector tiles are in the box. */
static gboolean
knows (const PurserSetup *setup,
       const char        *item,
       const char        *id)
{
  return purser_phoenix_read_tile (id) >= 0;
}

static char *
name_item (const PurserSetup *setup,
           gconstpointer      state,
           const char        *item)
{
  return purser_phoenix_dup_item_title (item);
}

const PurserRules purser_phoenix_rules = {
  .id = "phoenix",
  .title = N_("Space Station Phoenix"),
  .title_ja = "スペースステーション・フェニックス",
  .bgg_id = 356414,
  .min_players = 2,
  .max_players = PURSER_PHOENIX_PLAYERS,
  .facts = "phoenix/facts.json",
  .verbs = purser_phoenix_verbs,
  .prompts = purser_phoenix_prompts,
  .words = purser_phoenix_words,
  .components = purser_phoenix_components,
  .state_size = sizeof (PurserPhoenixState),
  .keys = { NULL, N_("aliens"), N_("humans") },
  .begin = purser_phoenix_load_printed,
  .count_accounts = count_accounts,
  .get_account = get_account,
  .get_balance = get_balance,
  .adjust = adjust,
  .learn = purser_phoenix_learn,
  .list_tap = purser_phoenix_list_tap,
  .ask = purser_phoenix_ask,
  .score = purser_phoenix_score,
  .breakdown = purser_phoenix_break_down,
  .assist = purser_phoenix_assist,
  .advise = purser_phoenix_advise,
  .say = purser_phoenix_say,
  .name_item = name_item,
  .board = purser_phoenix_board,
  .knows = knows,
};
