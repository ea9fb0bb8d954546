// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-ask.h"
#include "purser-space-base-setup.h"
#include "purser-space-base-turn.h"
#include "purser-space-base-words.h"
#include "purser-space-base.h"

static const PurserAccount accounts[] = {
  { "credits", N_("Credits"), "purser-credits-symbolic", TRUE, N_("Credit") },
  { "income", N_("Income"), "purser-income-symbolic", TRUE },
  { "vp", N_("Victory points"), "purser-vp-symbolic", TRUE, N_("Victory point") },
};

static guint
count_accounts (const PurserSetup *setup,
                gconstpointer      state)
{
  return G_N_ELEMENTS (accounts);
}

static void
get_account (const PurserSetup *setup,
             guint              account,
             PurserAccount     *about)
{
  *about = accounts[account];
  about->title = _(about->title);
}

static gint64
get_balance (const PurserSetup *setup,
             gconstpointer      data,
             int                player,
             guint              account)
{
  const PurserSpaceBaseState *state = data;

  return state->players[player].balances[account];
}

static gboolean
adjust (PurserStep *step,
        int         player,
        guint       account,
        gint64      by)
{
  PurserSpaceBaseState *state = step->state;

  if (state->players[player].balances[account] + by < 0 &&
      purser_step_refuses (step, "table/adjust", _("a number cannot go below 0")))
    return FALSE;
  purser_space_base_change (step, player, account, by, "table/adjust", -1);
  if (account == PURSER_SPACE_BASE_VP)
    state->players[player].corrected += (gint32) by;
  return TRUE;
}

static gboolean
learn (PurserStep  *step,
       const char  *item,
       PurserValue *values)
{
  PurserSpaceBaseState *state = step->state;
  int card = purser_space_base_card_find (item);

  if (card < 0)
    return !purser_step_rejects (step, _("“%s”: there is no “%.80s” in this game"), "item", item);
  if (!purser_space_base_card_read (&state->cards[card], values, state->turn.n_players,
                                    state->pips_equal, step->verdict))
    return FALSE;
  for (int i = 0; i < state->turn.n_players; i++)
    purser_space_base_trim_charges (state, i, (guint) card);
  return TRUE;
}

/* Ranks the player who won at once first; then those who still contend; then the most VP (`space-base/ranks`). */
static void
score (const PurserSetup *setup,
       gconstpointer      data,
       PurserStanding    *standings)
{
  const PurserSpaceBaseState *state = data;

  for (int i = 0; i < state->turn.n_players; i++)
    {
      standings[i].score = state->players[i].balances[PURSER_SPACE_BASE_VP];
      standings[i].keys[0] = state->winner == i;
      standings[i].keys[1] = state->players[i].contends;
      standings[i].keys[2] = standings[i].score;
    }
  purser_standings_rank (standings, state->turn.n_players);
}

static void
add_share (GArray     *shares,
           const char *title,
           gint64      amount,
           const char *rule,
           char       *counts)
{
  PurserShare share = { g_strdup (title), amount, rule, counts };

  g_array_append_val (shares, share);
}

/* Breaks down the score. Colonies are on the board with their VP; all other VP that were not corrected by hand were gained or
 * lost with ships. */
static void
breakdown (const PurserSetup *setup,
           gconstpointer      data,
           int                player,
           GArray            *shares)
{
  const PurserSpaceBaseState *state = data;
  const PurserSpaceBasePlayer *self = &state->players[player];
  g_autoptr (GString) counts = g_string_new (NULL);
  gint64 colonies = 0;

  for (guint i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    if (purser_space_base_is_closed (state, player, (int) i))
      {
        int vp = state->cards[self->sectors[i].station].vp;

        colonies += vp;
        g_string_append_printf (counts, "%s%d", counts->len > 0 ? " + " : "", vp);
      }
  add_share (shares, _("Colonies"), colonies, "space-base/colony", counts->len > 0 ? g_strdup (counts->str) : NULL);
  add_share (shares, C_("word", "Ships"), self->balances[PURSER_SPACE_BASE_VP] - colonies - self->corrected, "space-base/vp", NULL);
  add_share (shares, _("Corrected by hand"), self->corrected, "table/adjust", NULL);
}

static char *
say_seat (const PurserEntry *entry)
{
  if (entry->account == PURSER_SPACE_BASE_INCOME)
    return g_strdup (_("the fourth seat and later"));
  return g_strdup (entry->by == 1 ? _("the second seat") : entry->by == 2 ? _("the third seat") : _("another seat"));
}

/* Returns the sector of an entry. A card pays in the sector where it is, whatever sector is printed on it. */
static int
find_sector (const PurserEntry *entry)
{
  return entry->place != NULL && g_str_has_prefix (entry->place, "sector/") ? atoi (entry->place + strlen ("sector/")) : 0;
}

static char *
say_sector (const PurserEntry *entry,
            int                sector)
{
  gboolean deployed = g_str_equal (entry->rule, "space-base/deployed-reward");

  if (entry->led && deployed)
    return g_strdup_printf (_("sector %d, deployed, by arrow"), sector);
  if (entry->led)
    return g_strdup_printf (_("sector %d by arrow"), sector);
  return g_strdup_printf (deployed ? _("sector %d, deployed") : _("sector %d"), sector);
}

/* Tells why something was booked: the sector that pays, that all credits are paid, the card that was bought, the seat, the
 * income. */
static char *
reason (const PurserSetup *setup,
        const PurserEntry *entry)
{
  int sector = find_sector (entry);

  if (g_str_equal (entry->rule, "space-base/seat-bonus"))
    return say_seat (entry);
  if (g_str_equal (entry->rule, "space-base/income"))
    return g_strdup_printf (_("raised to the income (%d)"), (int) entry->balance);
  if (g_str_equal (entry->rule, "table/adjust"))
    return g_strdup (_("corrected by hand"));
  if (entry->item == NULL)
    return g_strdup (_("from the start"));
  if (g_str_equal (entry->rule, "space-base/buy"))
    return g_strdup (_("all credits"));
  if (entry->by < 0 && entry->account == PURSER_SPACE_BASE_CREDITS)
    return purser_space_base_say_card ((guint) purser_space_base_card_find (entry->item));
  return sector > 0 ? say_sector (entry, sector) : NULL;
}

static gboolean
knows (const PurserSetup *setup,
       const char        *item,
       const char        *id)
{
  return purser_space_base_card_find (id) >= 0;
}

static const char *const variants[] = { "standard", "light-speed", NULL };
static const char *const pips[] = { "at-least", "equal", NULL };
static const char *const tie_rounds[] = { "tied", "all", NULL };
static const PurserShape variant_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = variants };
static const PurserShape pips_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = pips };
static const PurserShape tie_round_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = tie_rounds };

static const char *const off_on[] = { "off", "on", NULL };
static const PurserShape market_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = off_on };

static const PurserField options[] = {
  { "variant", &variant_shape, FALSE, N_("Light Speed begins with 15 credits, 1 income and up to six ships") },
  { "pips", &pips_shape, FALSE, N_("Whether a charge slot with pips counts if it has at least as many pips as there are players, or only if it has exactly as many") },
  { "tie_round", &tie_round_shape, FALSE, N_("Whether only those tied, or everybody, play another round after a tie") },
  { "market", &market_shape, FALSE, N_("Whether you name the 18 face-up ships as they are turned up, so that buying takes one tap") },
  { NULL }
};

/* Indexed by PURSER_SPACE_BASE_CHARGE, with free ships by level after it. */
static const PurserAccount tokens[] = {
  { "charge", N_("Charges"), "purser-charge-symbolic", TRUE, N_("Charge") },
  { "claim-1", N_("Free ships of level 1"), "purser-claim-1-symbolic", TRUE, N_("Free ship of level 1") },
  { "claim-2", N_("Free ships of level 2"), "purser-claim-2-symbolic", TRUE, N_("Free ship of level 2") },
  { "claim-3", N_("Free ships of level 3"), "purser-claim-3-symbolic", TRUE, N_("Free ship of level 3") },
  { NULL }
};

static const PurserPromptKind prompts[] = {
  { "draft", N_("the first ships of a player who has not bought any yet"), NC_("phase", "First ships") },
  { "first", N_("which of the tied players begins"), NC_("phase", "Tie") },
  { "roll", N_("the dice"), NC_("phase", "Dice") },
  { "allocate", N_("how somebody uses the roll"), NC_("phase", "Payouts") },
  { "buy", N_("a purchase, or the end of the turn"), NC_("phase", "Purchase") },
  { "end-turn", N_("the end of the turn"), NC_("phase", "End of the turn") },
  { "nothing", N_("nothing: the play is over") },
  { NULL }
};

const PurserRules purser_space_base_rules = {
  .id = "space-base",
  .title = N_("Space Base"),
  .title_ja = "スペースベース",
  .bgg_id = 242302,
  .min_players = 2,
  .max_players = PURSER_SPACE_BASE_PLAYERS,
  .facts = "space-base/cards.json",
  .options = options,
  .verbs = purser_space_base_verbs,
  .prompts = prompts,
  .tokens = tokens,
  .words = purser_space_base_words,
  .components = purser_space_base_components,
  .state_size = sizeof (PurserSpaceBaseState),
  .keys = { N_("the tie round"), N_("the tie round") },
  .begin = purser_space_base_begin,
  .count_accounts = count_accounts,
  .get_account = get_account,
  .get_balance = get_balance,
  .adjust = adjust,
  .leave = purser_space_base_leave,
  .learn = learn,
  .settle = purser_space_base_settle,
  .list_tap = purser_space_base_list_tap,
  .ask = purser_space_base_ask,
  .score = score,
  .breakdown = breakdown,
  .reason = reason,
  .assist = purser_space_base_assist,
  .name_item = purser_space_base_name_item,
  .note_item = purser_space_base_note_item,
  .board = purser_space_base_board,
  .knows = knows,
  .advise = purser_space_base_advise,
  .advise_item = purser_space_base_advise_card,
};
