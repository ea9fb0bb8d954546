// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-gains.h"
#include "purser-game-ui.h"
#include "purser-components.h"
#include "purser-ledger-line.h"
#include "purser-rulebook.h"

/* The index of a secret account. */
#define HIDDEN (-1)

/* One reason of a line, and its amount for one account. */
typedef struct {
  char            *words;
  PurserLedgerSum  sum;
} Reason;

static void
reason_clear (gpointer data)
{
  g_free (((Reason *) data)->words);
}

static void
line_free (gpointer data)
{
  PurserLedgerLine *self = data;

  g_array_unref (self->sums);
  g_free (self->reasons);
  g_free (self);
}

/* Returns the note of a correction, which says more than that it is one. */
static char *
dup_note (PurserPlay        *play,
          const PurserEntry *entry)
{
  const PurserMove *move = entry->n > 0 ? purser_history_get_move (purser_play_get_history (play), entry->n) : NULL;
  const char *note = move != NULL && strcmp (move->verb->name, "adjust") == 0 ? purser_move_get_text (move, "note") : NULL;

  return note != NULL && *note != '\0' ? g_strdup (note) : NULL;
}

/* Returns: (transfer full): why it was booked, in a few words: the game's reason, or the title of its rule */
char *
purser_ledger_dup_reason (PurserPlay        *play,
                          const PurserEntry *entry)
{
  PurserSection *section = purser_rulebook_find_anywhere (entry->rule);
  char *note = dup_note (play, entry);
  char *reason = note != NULL ? note : purser_rules_dup_reason (purser_play_get_setup (play), entry);

  if (reason != NULL)
    return reason;
  if (section != NULL)
    return g_strdup (purser_section_get_title (section, purser_language_guess ()));
  return entry->item != NULL ? purser_components_dup_title_in (play, entry->item) : g_strdup ("");
}

/* Returns: (transfer none) (nullable): the line of a player */
PurserLedgerLine *
purser_ledger_lines_find (GPtrArray *lines,
                          int        player)
{
  for (guint i = 0; i < lines->len; i++)
    if (((PurserLedgerLine *) lines->pdata[i])->player == player)
      return lines->pdata[i];
  return NULL;
}

static PurserLedgerLine *
lines_get (GPtrArray *lines,
           int        player)
{
  PurserLedgerLine *line = purser_ledger_lines_find (lines, player);

  if (line != NULL)
    return line;
  line = g_new0 (PurserLedgerLine, 1);
  line->player = player;
  line->sums = g_array_new (FALSE, FALSE, sizeof (PurserLedgerSum));
  g_ptr_array_add (lines, line);
  return line;
}

/* Returns the amount of an entry, with its account as the ledger shows it. */
static PurserLedgerSum
get_sum (PurserPlay        *play,
         const PurserEntry *entry,
         gboolean           token)
{
  PurserLedgerSum sum = { .token = token, .index = entry->account, .by = entry->by };

  if (token)
    sum.about = purser_game_ui_tell_token (play, (guint) entry->account);
  else if (purser_game_ui_get_account (play, entry, &sum.about))
    sum.index = HIDDEN;
  return sum;
}

static gboolean
is_same_account (const PurserLedgerSum *one,
                 const PurserLedgerSum *other)
{
  return one->token == other->token && one->index == other->index;
}

static void
line_add (PurserLedgerLine  *self,
          PurserPlay        *play,
          const PurserEntry *entry,
          gboolean           token)
{
  PurserLedgerSum sum = get_sum (play, entry, token);

  for (guint i = 0; i < self->sums->len; i++)
    {
      PurserLedgerSum *known = &g_array_index (self->sums, PurserLedgerSum, i);

      if (is_same_account (known, &sum))
        {
          known->by += entry->by;
          return;
        }
    }
  g_array_append_val (self->sums, sum);
}

/* Adds an entry, next to others with the same reason; the reasons keep the order in which they came. */
static void
reasons_add (GArray            *reasons,
             PurserPlay        *play,
             const PurserEntry *entry,
             gboolean           token)
{
  Reason reason = { purser_ledger_dup_reason (play, entry), get_sum (play, entry, token) };
  guint place = reasons->len;

  for (guint i = 0; i < reasons->len; i++)
    {
      Reason *known = &g_array_index (reasons, Reason, i);

      if (strcmp (known->words, reason.words) != 0)
        continue;
      place = i + 1;
      if (is_same_account (&known->sum, &reason.sum))
        {
          known->sum.by += entry->by;
          g_free (reason.words);
          return;
        }
    }
  g_array_insert_val (reasons, place, reason);
}

static gboolean
reasons_are_one (GArray *reasons)
{
  for (guint i = 1; i < reasons->len; i++)
    if (strcmp (g_array_index (reasons, Reason, i).words, g_array_index (reasons, Reason, 0).words) != 0)
      return FALSE;
  return TRUE;
}

/* Returns: (transfer full): the amount, and its account if the line has several and the reason does not name it */
static char *
reason_dup_amount (const Reason *self,
                   gboolean      one_account)
{
  if (one_account || strstr (self->words, self->sum.about.title) != NULL)
    return purser_format_signed (self->sum.by);
  return purser_format_change (&self->sum.about, self->sum.by);
}

/* Joins the reasons. Several have their amounts behind them; a single one is left out if the title names it. */
static char *
reasons_join (GArray     *reasons,
              const char *title,
              gboolean    one_account)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean alone = reasons_are_one (reasons);
  const char *last = NULL;

  for (guint i = 0; i < reasons->len; i++)
    {
      const Reason *reason = &g_array_index (reasons, Reason, i);
      g_autofree char *amount = reason_dup_amount (reason, one_account);

      if (*reason->words == '\0' || (alone && (i > 0 || strstr (title, reason->words) != NULL)))
        continue;
      if (last == NULL || strcmp (last, reason->words) != 0)
        g_string_append_printf (text, "%s%s", text->len > 0 ? _(", ") : "", reason->words);
      if (!alone)
        g_string_append_printf (text, " %s", amount);
      last = reason->words;
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static void
line_find_reasons (PurserLedgerLine *self,
                   PurserPlay       *play,
                   const char       *title,
                   GArray           *entries,
                   GArray           *tokens)
{
  g_autoptr (GArray) reasons = g_array_new (FALSE, FALSE, sizeof (Reason));

  g_array_set_clear_func (reasons, reason_clear);
  for (guint i = 0; i < entries->len; i++)
    if (g_array_index (entries, PurserEntry, i).player == self->player)
      reasons_add (reasons, play, &g_array_index (entries, PurserEntry, i), FALSE);
  for (guint i = 0; i < tokens->len; i++)
    if (g_array_index (tokens, PurserEntry, i).player == self->player)
      reasons_add (reasons, play, &g_array_index (tokens, PurserEntry, i), TRUE);
  self->reasons = reasons_join (reasons, title, self->sums->len == 1);
}

/* Removes entries that the title of the block tells already, and hidden ones. */
static void
leave_told_out (PurserPlay *play,
                GArray     *entries)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (play));

  for (guint i = entries->len; i > 0; i--)
    {
      const PurserEntry *entry = &g_array_index (entries, PurserEntry, i - 1);

      if ((ui->is_told != NULL && ui->is_told (entry)) || purser_game_ui_leaves_out (play, entry))
        g_array_remove_index (entries, i - 1);
    }
}

/* Returns: (transfer full) (element-type PurserLedgerLine): the lines of all players whom the block concerns */
GPtrArray *
purser_ledger_lines_new (PurserPlay        *play,
                         PurserLedgerBlock *block)
{
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));
  guint first = purser_ledger_block_get_first (block);
  guint last = purser_ledger_block_get_last (block);
  g_autoptr (GArray) entries = purser_ledger_list_entries (ledger, first, last, FALSE);
  g_autoptr (GArray) tokens = purser_ledger_list_entries (ledger, first, last, TRUE);
  g_autofree char *title = purser_ledger_block_dup_title (block, play);
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);

  if (purser_ledger_block_is_heading (block))
    return lines;
  leave_told_out (play, entries);
  for (guint i = 0; i < entries->len; i++)
    line_add (lines_get (lines, g_array_index (entries, PurserEntry, i).player), play,
              &g_array_index (entries, PurserEntry, i), FALSE);
  for (guint i = 0; i < tokens->len; i++)
    line_add (lines_get (lines, g_array_index (tokens, PurserEntry, i).player), play,
              &g_array_index (tokens, PurserEntry, i), TRUE);
  for (guint i = 0; i < lines->len; i++)
    line_find_reasons (lines->pdata[i], play, title, entries, tokens);
  return lines;
}

/* Returns: (transfer full): the player, the amounts and the reasons in words */
char *
purser_ledger_line_dup_text (const PurserLedgerLine *self,
                             PurserPlay             *play)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *name = purser_setup_get_name (purser_play_get_setup (play), self->player);

  for (guint i = 0; i < self->sums->len; i++)
    {
      const PurserLedgerSum *sum = &g_array_index (self->sums, PurserLedgerSum, i);
      g_autofree char *change = purser_format_change (&sum->about, sum->by);

      g_string_append (text, text->len > 0 ? _(", ") : "");
      g_string_append (text, change);
    }
  if (self->reasons == NULL)
    return g_strdup_printf (_("%s: %s"), name, text->str);
  /* Translators: whose, what changed, and why, such as "Ben: +2 Credits (sector 2)" */
  return g_strdup_printf (_("%s: %s (%s)"), name, text->str, self->reasons);
}
