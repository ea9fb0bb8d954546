// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers.h"

#include "purser-starfarers-ask.h"
#include "purser-starfarers-board.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-odds.h"
#include "purser-starfarers-reason.h"
#include "purser-starfarers-score.h"
#include "purser-starfarers-setup.h"
#include "purser-starfarers-tap.h"
#include "purser-starfarers-verbs.h"

static guint
starfarers_count_accounts (const PurserSetup *setup,
                           gconstpointer      state)
{
  return PURSER_STARFARERS_ACCOUNTS;
}

/* Shows the resources only if hands are tracked; otherwise the mothership takes their place. */
static void
starfarers_get_account (const PurserSetup *setup,
                        guint              account,
                        PurserAccount     *about)
{
  gboolean tracks_hands = purser_setup_get_choice (setup, "hands") == PURSER_STARFARERS_HANDS_ON;

  about->id = purser_starfarers_accounts[account];
  about->title = purser_starfarers_account_title (account);
  about->icon = purser_starfarers_account_icon (account);
  about->one = purser_starfarers_account_one (account);
  about->main = account == PURSER_STARFARERS_VP
                || (account >= PURSER_STARFARERS_FIRST_RESOURCE) == tracks_hands;
}

/* By PurserStarfarersToken. */
static const PurserAccount tokens[] = {
  { .id = "withheld-ore", .title = N_("Ore withheld") },
  { .id = "withheld-fuel", .title = N_("Fuel withheld") },
  { .id = "withheld-carbon", .title = N_("Carbon withheld") },
  { .id = "withheld-food", .title = N_("Food withheld") },
  { .id = "withheld-goods", .title = N_("Goods withheld") },
  { .id = "colony-ship", .title = N_("Colony ship"), .icon = "purser-ship-symbolic" },
  { .id = "trade-ship", .title = N_("Trade ship"), .icon = "purser-ship-symbolic" },
  { .id = "station", .title = N_("Trade station"), .icon = "purser-station-symbolic" },
  { NULL }
};

static gint64
starfarers_get_balance (const PurserSetup *setup,
                        gconstpointer      state,
                        int                player,
                        guint              account)
{
  const PurserStarfarersState *self = state;

  return self->players[player].balances[account];
}

static gboolean
starfarers_adjust (PurserStep *step,
                   int         player,
                   guint       account,
                   gint64      by)
{
  if (account == PURSER_STARFARERS_VP)
    purser_starfarers_adjust_vp (step, player, by);
  else
    purser_starfarers_change (step, player, account, by, "table/adjust", NULL);
  return TRUE;
}

static gboolean
starfarers_knows (const PurserSetup *setup,
                  const char        *item,
                  const char        *id)
{
  return purser_starfarers_card_find (id) >= 0;
}

/* Printed values change no account; only a title in the language of a player's copy may be entered. */
static gboolean
starfarers_learn (PurserStep  *step,
                  const char  *item,
                  PurserValue *values)
{
  if (purser_starfarers_card_find (item) >= 0 || purser_starfarers_find (purser_starfarers_peoples, item) >= 0)
    return TRUE;
  return !purser_step_rejects (step, _("“%.80s” is neither a friendship card nor a people"), item);
}

/* No values are asked for: only a title may be entered, which is no value of the game. */
static const PurserField printed_fields[] = { { NULL } };
static const PurserShape printed_shape = { .kind = PURSER_SHAPE_RECORD, .fields = printed_fields };
static const PurserComponent components[] = { { "*", &printed_shape }, { NULL } };

static const PurserWord words[] = {
  { "at-once", NC_("word", "At once") },
  { "beginner", NC_("word", "Beginner") },
  { "black", NC_("word", "Black") },
  { "blue", NC_("word", "Blue") },
  { "booster", NC_("word", "Booster") },
  { "boosters", NC_("word", "Boosters") },
  { "cannon", NC_("word", "Cannon") },
  { "cannons", NC_("word", "Cannons") },
  { "carbon", NC_("word", "Carbon") },
  { "colony", NC_("word", "Colony") },
  { "colony-ship", NC_("word", "Colony ship") },
  { "diplomats", NC_("word", "Diplomats") },
  { "encounter", NC_("word", "Encounter") },
  { "explorer", NC_("word", "Explorer") },
  { "food", NC_("word", "Food") },
  { "fuel", NC_("word", "Fuel") },
  { "goods", NC_("word", "Goods") },
  { "green-folk", NC_("word", "Green Folk") },
  { "half_medals", NC_("word", "Half-medals") },
  { "hands", NC_("word", "Hands") },
  { "ice", NC_("word", "Ice") },
  { "layout", NC_("word", "Layout") },
  { "merchants", NC_("word", "Merchants") },
  { "nobody", NC_("word", "Nobody is paid") },
  { "number", NC_("word", "Number") },
  { "off", NC_("word", "Off") },
  { "on", NC_("word", "On") },
  { "ore", NC_("word", "Ore") },
  { "pirate", NC_("word", "Pirate") },
  { "pod", NC_("word", "Freight pod") },
  { "pods", NC_("word", "Freight pods") },
  { "red", NC_("word", "Red") },
  { "resource", NC_("word", "Resource") },
  { "rest", NC_("word", "A lone player takes the rest") },
  { "scientists", NC_("word", "Scientists") },
  { "shortage", NC_("word", "Short supply") },
  { "spaceport", NC_("word", "Spaceport") },
  { "strategic", NC_("word", "Strategic") },
  { "trade-ship", NC_("word", "Trade ship") },
  { "turn-end", NC_("word", "When a turn ends") },
  { "wild", NC_("word", "Wild") },
  { "win", NC_("word", "Win") },
  { "yellow", NC_("word", "Yellow") },
  { NULL }
};

const PurserRules purser_starfarers_rules = {
  .id = "starfarers",
  .title = N_("CATAN: Starfarers"),
  .title_ja = "カタン：宇宙開拓者",
  .min_players = 3,
  .max_players = PURSER_STARFARERS_PLAYERS,
  .facts = "starfarers/facts.json",
  .options = purser_starfarers_options,
  .verbs = purser_starfarers_verbs,
  .prompts = purser_starfarers_prompts,
  .tokens = tokens,
  .reason = purser_starfarers_reason,
  .words = words,
  .components = components,
  .state_size = sizeof (PurserStarfarersState),
  .begin = purser_starfarers_begin,
  .count_accounts = starfarers_count_accounts,
  .get_account = starfarers_get_account,
  .get_balance = starfarers_get_balance,
  .adjust = starfarers_adjust,
  .learn = starfarers_learn,
  .list_tap = purser_starfarers_list_tap,
  .settle = purser_starfarers_settle,
  .ask = purser_starfarers_ask,
  .assist = purser_starfarers_assist,
  .score = purser_starfarers_score,
  .breakdown = purser_starfarers_breakdown,
  .board = purser_starfarers_board,
  .knows = starfarers_knows,
  .advise = purser_starfarers_advise,
  .say = purser_starfarers_say,
};
