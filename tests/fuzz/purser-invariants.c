// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Invariants of every accepted play, whatever its content. */

#include "config.h"

#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "purser-common-verbs.h"
#include "purser-formula.h"
#include "purser-games.h"
#include "purser-invariants.h"
#include "purser-preview.h"
#include "purser-score-pad-state.h"
#include "purser-starfarers-score.h"
#include "purser-step.h"

/* The most records to undo one by one: each step folds all of them. */
#define MOST_UNDONE 130

/* The most tokens of one move: they are counted in a byte. */
#define MOST_TOKENS G_MAXUINT8

static gsize
state_size (PurserPlay *play)
{
  return purser_play_get_rules (play)->state_size;
}

static gint64
add_up (PurserPlay *play,
        int         player)
{
  g_autoptr (GArray) shares = purser_rules_break_down (purser_play_get_setup (play), purser_play_get_state (play), player);
  gint64 sum = 0;

  for (guint i = 0; i < shares->len; i++)
    sum += g_array_index (shares, PurserShare, i).amount;
  return sum;
}

/* Checks that the score of a finished play is the sum of its breakdown. */
void
purser_invariants_hold_scores (PurserPlay *play)
{
  guint n_players = purser_play_get_setup (play)->n_players;
  g_autofree PurserStanding *standings = g_new0 (PurserStanding, n_players);

  if (!purser_play_get_turn_info (play)->over || purser_play_get_rules (play)->breakdown == NULL)
    return;
  purser_play_get_standings (play, standings);
  for (guint i = 0; i < n_players; i++)
    g_assert (standings[i].score == add_up (play, (int) i));
}

static guint
count_accounts (PurserPlay *play)
{
  return purser_play_get_rules (play)->count_accounts (purser_play_get_setup (play), purser_play_get_state (play));
}

/* Finds the limits that the rules set an account. A score pad limits each score in a line and each correction, so the sum of
 * these limits its lines. */
static void
get_range (PurserPlay *play,
           int         account,
           gint64     *least,
           gint64     *most)
{
  const char *game = purser_play_get_rules (play)->id;

  *least = 0;
  *most = PURSER_STEP_MOST;
  if (g_str_equal (game, "starfarers") && account == PURSER_STARFARERS_VP)
    {
      *least = -PURSER_STARFARERS_MOST_ADJUSTED;
    }
  else if (g_str_equal (game, "score-pad"))
    {
      gint64 n_lines = account == PURSER_SCORE_PAD_TOTAL ? PURSER_SCORE_PAD_LINES : 1;

      *most = n_lines * PURSER_FORMULA_LIMIT
              + (gint64) purser_history_get_size (purser_play_get_history (play)) * PURSER_MAX_ADJUST;
      *least = -*most;
    }
}

static void
hold_range (PurserPlay        *play,
            const PurserEntry *entry)
{
  gint64 least, most;

  get_range (play, entry->account, &least, &most);
  g_assert (entry->balance >= least && entry->balance <= most);
}

/* Checks that each entry of the ledger continues the one before in its account and stays within the limits of the account, and
 * that the last entry has the account's balance. */
void
purser_invariants_hold_balances (PurserPlay *play)
{
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));
  guint n_accounts = count_accounts (play);
  g_autofree gint64 *balances = g_new0 (gint64, PURSER_MAX_PLAYERS * n_accounts);

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);
      gint64 *balance = &balances[(guint) entry->player * n_accounts + (guint) entry->account];

      g_assert (entry->player >= 0 && entry->player < PURSER_MAX_PLAYERS);
      g_assert (entry->account >= 0 && (guint) entry->account < n_accounts);
      *balance += entry->by;
      g_assert (*balance == entry->balance);
      hold_range (play, entry);
    }
  for (guint i = 0; i < purser_play_get_setup (play)->n_players * n_accounts; i++)
    g_assert (balances[i] == purser_play_get_balance (play, (int) (i / n_accounts), i % n_accounts));
}

static guint
count_tokens (PurserPlay *play)
{
  const PurserAccount *tokens = purser_play_get_rules (play)->tokens;
  guint n = 0;

  while (tokens != NULL && tokens[n].id != NULL)
    n++;
  return n;
}

/* Checks that each entry of a token, such as a charge, belongs to a player and to a token of the game, and is no larger than a
 * card has room for. */
void
purser_invariants_hold_tokens (PurserPlay *play)
{
  PurserHistory *history = purser_play_get_history (play);
  GArray *tokens = purser_history_get_ledger (history)->tokens;
  guint n_players = purser_play_get_setup (play)->n_players, n_tokens = count_tokens (play);

  for (guint i = 0; i < tokens->len; i++)
    {
      const PurserEntry *entry = &g_array_index (tokens, PurserEntry, i);

      g_assert (entry->player >= 0 && (guint) entry->player < n_players);
      g_assert (entry->account >= 0 && (guint) entry->account < n_tokens);
      g_assert (entry->by != 0 && entry->by >= -MOST_TOKENS && entry->by <= MOST_TOKENS);
      g_assert (entry->rule != NULL && entry->balance == 0 && entry->n <= purser_history_get_size (history));
    }
}

static gboolean
is_same_entry (const PurserEntry *one,
               const PurserEntry *other)
{
  return one->n == other->n && one->player == other->player && one->account == other->account && one->by == other->by &&
         one->balance == other->balance && g_strcmp0 (one->rule, other->rule) == 0 &&
         g_strcmp0 (one->item, other->item) == 0 && g_strcmp0 (one->place, other->place) == 0;
}

static void
hold_same_entries (const GArray *one,
                   const GArray *other)
{
  g_assert (one->len == other->len);
  for (guint i = 0; i < one->len; i++)
    g_assert (is_same_entry (&g_array_index (one, PurserEntry, i), &g_array_index (other, PurserEntry, i)));
}

static void
hold_same_ledger (PurserLedger *one,
                  PurserLedger *other)
{
  hold_same_entries (one->entries, other->entries);
  hold_same_entries (one->tokens, other->tokens);
}

/* Checks that the text of the play is read to the same state and the same ledger. */
void
purser_invariants_hold_bytes (PurserPlay *play)
{
  gsize length;
  g_autofree char *text = purser_play_dup_text (play, &length);
  int fd = memfd_create ("bytes", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autoptr (PurserPlay) again = NULL;
  guint line;

  g_assert (fd >= 0 && write (fd, text, length) == (gssize) length);
  again = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, NULL);
  close (fd);
  g_assert (again != NULL);
  g_assert (memcmp (purser_play_get_state (play), purser_play_get_state (again), state_size (play)) == 0);
  hold_same_ledger (purser_history_get_ledger (purser_play_get_history (play)),
                    purser_history_get_ledger (purser_play_get_history (again)));
}

static gint64
foretell (PurserPreview *preview,
          int            player,
          guint          account,
          gint64         before)
{
  for (guint i = 0; i < preview->changes->len; i++)
    {
      const PurserPreviewChange *change = &g_array_index (preview->changes, PurserPreviewChange, i);

      if (change->player == player && change->account == account)
        return change->after;
    }
  return before;
}

/* Returns the current balances, player by player. */
static GArray *
list_balances (PurserPlay *play)
{
  GArray *balances = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint player = 0; player < purser_play_get_setup (play)->n_players; player++)
    for (guint account = 0; account < count_accounts (play); account++)
      {
        gint64 balance = purser_play_get_balance (play, (int) player, account);

        g_array_append_val (balances, balance);
      }
  return balances;
}

/* Checks that the preview was right. */
static void
hold_foretold (PurserPlay    *play,
               PurserPreview *preview,
               GArray        *before)
{
  guint n_accounts = before->len / purser_play_get_setup (play)->n_players;

  g_assert (preview->over_after == purser_play_get_turn_info (play)->over);
  for (guint i = 0; n_accounts == count_accounts (play) && i < before->len; i++)
    g_assert (purser_play_get_balance (play, (int) (i / n_accounts), i % n_accounts) ==
              foretell (preview, (int) (i / n_accounts), i % n_accounts, g_array_index (before, gint64, i)));
}

static gboolean
hold_removal (PurserPlay *play,
              guint       n,
              gboolean    with_later)
{
  g_auto (PurserVerdict) foreseen = { 0 };
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserPreview) preview = purser_preview_new_remove_entry (play, n, with_later, &foreseen);
  g_autoptr (GArray) before = list_balances (play);
  gboolean done = purser_play_remove_entry (play, n, with_later, &verdict);

  g_assert (done == (preview != NULL));
  if (done)
    hold_foretold (play, preview, before);
  return done;
}

/* Checks that the preview of removing an entry equals the result, and that both are refused or neither.
 * Returns: whether it was removed */
gboolean
purser_invariants_hold_removal (PurserPlay *play,
                                guint       n)
{
  return hold_removal (play, n, FALSE);
}

/* Checks the same for going back to before a record, and that no later move is left. */
void
purser_invariants_hold_removal_from (PurserPlay *play,
                                     guint       n)
{
  PurserHistory *history = purser_play_get_history (play);

  if (!hold_removal (play, n, TRUE))
    return;
  for (guint i = n; i <= purser_history_get_size (history); i++)
    {
      const PurserMove *move = purser_history_get_move (history, i);

      g_assert (move == NULL || strcmp (move->verb->name, "note") == 0 || strcmp (move->verb->name, "learn") == 0);
    }
}

/* Makes the changes of a preview, if there is one. */
static void
hold_change (PurserPlay    *play,
             PurserEdits   *edits,
             PurserPreview *preview)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (GArray) before = list_balances (play);
  gboolean done = purser_play_amend (play, edits->numbers, edits->moves, &verdict);

  g_assert (done == (preview != NULL));
  if (done)
    hold_foretold (play, preview, before);
}

/* Checks that the preview of an amendment equals the result, and that both are refused or neither; if later moves prevent it,
 * the same holds for the preview that changes them too. */
void
purser_invariants_hold_amend (PurserPlay  *play,
                              guint        n,
                              PurserValue *move)
{
  g_auto (PurserVerdict) foreseen = { 0 };
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  g_autoptr (PurserPreview) preview = NULL;
  g_autoptr (PurserPreview) way = NULL;

  purser_edits_put (edits, n, purser_value_ref (move));
  preview = purser_preview_new_amend (play, edits, &foreseen);
  hold_change (play, edits, preview);
  if (preview == NULL)
    way = purser_preview_find_way (play, edits);
  if (way != NULL)
    hold_change (play, edits, way);
}

static guint
undo_all (PurserPlay *play)
{
  guint n = 0;

  while (purser_play_get_can_undo (play))
    {
      g_auto (PurserVerdict) verdict = { 0 };
      gboolean undone = purser_play_undo (play, &verdict);

      g_assert (undone);
      n++;
    }
  return n;
}

/* Begins the play again, with the values learned before the first move, which undo does not affect. */
static PurserHistory *
begin_again (PurserPlay *play)
{
  g_auto (PurserVerdict) verdict = { 0 };
  PurserHistory *history = purser_play_get_history (play);
  PurserHistory *fresh = purser_history_new (purser_play_get_setup (play), &verdict);

  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      const PurserRecord *record = purser_history_get_record (history, n);
      const PurserMove *move = purser_history_get_move (history, n);
      gboolean taken;

      if (record->move == NULL || strcmp (record->move->verb->name, "learn") != 0)
        break;
      if (move == NULL)
        continue;
      taken = purser_history_add (fresh, move->value, &verdict);
      g_assert (taken);
    }
  return fresh;
}

/* Checks that undoing everything leads to the set-up, and redoing it back to the state before. */
void
purser_invariants_hold_undo (PurserPlay *play)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserHistory) fresh = NULL;
  g_autofree gpointer before = g_memdup2 (purser_play_get_state (play), state_size (play));
  guint n;

  if (purser_history_get_size (purser_play_get_history (play)) > MOST_UNDONE)
    return;
  n = undo_all (play);
  fresh = begin_again (play);
  g_assert (memcmp (purser_history_get_state (fresh), purser_play_get_state (play), state_size (play)) == 0);
  for (guint i = 0; i < n; i++)
    {
      gboolean redone = purser_play_get_can_redo (play) && purser_play_redo (play, &verdict);

      g_assert (redone);
    }
  g_assert (memcmp (before, purser_play_get_state (play), state_size (play)) == 0);
}
