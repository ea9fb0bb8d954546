// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Any bytes as a .purser file: refused or read, and then every query of the play has an answer, and the invariants hold after
 * any undo, removal, amendment and further move. */

#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "purser-analysis.h"
#include "purser-export.h"
#include "purser-games.h"
#include "purser-invariants.h"
#include "purser-json.h"
#include "purser-play.h"
#include "purser-result.h"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static void
ask_everything (PurserPlay *play)
{
  g_autoptr (PurserValue) report = purser_play_report (play);
  g_autoptr (PurserValue) ledger = purser_play_report_ledger (play, -1);
  g_autofree char *undo = purser_play_dup_undo_text (play);
  guint size = purser_history_get_size (purser_play_get_history (play));

  for (guint n = 1; n <= size; n++)
    {
      g_autofree char *text = purser_play_describe (play, n);

      g_assert (text != NULL);
    }
  for (int i = 0; i < purser_play_get_turn_info (play)->n_players; i++)
    {
      g_autoptr (GArray) shares = purser_rules_break_down (purser_play_get_setup (play), purser_play_get_state (play), i);

      g_assert (shares != NULL);
    }
}

static void
export_everything (PurserPlay *play)
{
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autoptr (PurserValue) value = purser_result_to_value (result);
  g_autoptr (PurserResult) again = purser_result_from_value (value);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  g_autoptr (GPtrArray) highlights = purser_analysis_dup_highlights (analysis, play);

  g_assert (again != NULL && highlights != NULL);
  for (PurserExportFormat format = PURSER_EXPORT_CSV; format <= PURSER_EXPORT_BGSPLAY; format++)
    {
      g_autofree char *text = purser_export (play, format);

      g_assert (g_utf8_validate (text, -1, NULL));
    }
}

/* Enters the first complete answer of each prompt, like a person who only presses Enter. */
static void
play_on (PurserPlay *play)
{
  for (guint turns = 0; turns < 4; turns++)
    {
      PurserPrompt *prompt = purser_play_get_prompt (play);
      g_autoptr (PurserValue) move = NULL;
      g_auto (PurserVerdict) verdict = { 0 };

      for (guint i = 0; i < prompt->choices->len && move == NULL; i++)
        {
          const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

          if (choice->complete)
            move = purser_value_copy (choice->move);
        }
      if (move == NULL || !purser_play_enter (play, move, &verdict))
        return;
    }
}

static void
undo_and_redo (PurserPlay *play)
{
  gsize size = purser_play_get_rules (play)->state_size;
  g_autofree gpointer before = g_memdup2 (purser_play_get_state (play), size);
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean redone;

  if (!purser_play_get_can_undo (play) || !purser_play_undo (play, &verdict))
    return;
  redone = purser_play_redo (play, &verdict);
  g_assert (redone);
  g_assert (memcmp (before, purser_play_get_state (play), size) == 0);
}

/* Returns a record of the play for any number; 0 if there is none. */
static guint
choose_record (PurserPlay *play,
               guint       number)
{
  guint size = purser_history_get_size (purser_play_get_history (play));

  return size > 0 ? 1 + number % size : 0;
}

/* Enters the last line's move again: as an amendment of another move, and as a new move. */
static void
amend (PurserPlay  *play,
       PurserValue *last)
{
  PurserValue *with = purser_value_get (last, "with");
  PurserValue *move = with != NULL ? with : last;
  guint n = choose_record (play, 7 * purser_value_get_size (move));
  g_auto (PurserVerdict) struck = { 0 };
  g_auto (PurserVerdict) entered = { 0 };

  if (n == 0 || !purser_value_is (move, PURSER_VALUE_OBJECT))
    return;
  if (purser_invariants_hold_removal (play, n))
    purser_play_redo (play, &struck);
  purser_invariants_hold_amend (play, n, move);
  purser_play_enter (play, move, &entered);
}

/* Returns the current move of a record, as a record of its own. The move of an amendment may have unknown keys, some of which
 * would make another kind of record. */
static PurserValue *
dup_standing (PurserHistory *history,
              guint          n)
{
  static const char *const other_kinds[] = { "undo", "redo", "amend" };
  const PurserMove *move = purser_history_get_move (history, n);
  PurserValue *value = move != NULL ? purser_value_copy (move->value) : NULL;

  for (guint i = 0; value != NULL && i < G_N_ELEMENTS (other_kinds); i++)
    purser_value_remove (value, other_kinds[i]);
  return value;
}

/* Checks that the state equals that of a fold from the start. */
static void
read_again (PurserPlay *play)
{
  gsize size = purser_play_get_rules (play)->state_size;
  PurserSetup *setup = purser_play_get_setup (play);
  PurserHistory *history = purser_play_get_history (play);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserHistory) again = purser_history_new (setup, &verdict);

  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      g_autoptr (PurserValue) value = dup_standing (history, n);
      gboolean taken = value == NULL || purser_history_add (again, value, &verdict);

      g_assert (taken);
    }
  g_assert (memcmp (purser_history_get_state (again), purser_history_get_state (history), size) == 0);
}

static PurserValue *
parse_last_line (const guint8 *data,
                 gsize         size)
{
  const guint8 *newline;

  while (size > 0 && data[size - 1] == '\n')
    size--;
  newline = size > 0 ? memrchr (data, '\n', size) : NULL;
  return newline != NULL ? purser_json_parse ((const char *) newline + 1, (gssize) (data + size - newline - 1), NULL) : NULL;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  int fd = memfd_create ("fuzz", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autoptr (PurserPlay) play = NULL;
  g_autoptr (PurserValue) last = NULL;
  guint line;

  if (fd < 0 || write (fd, data, size) != (gssize) size)
    return 0;
  play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, NULL);
  close (fd);
  if (play == NULL)
    return 0;
  ask_everything (play);
  export_everything (play);
  purser_invariants_hold_scores (play);
  purser_invariants_hold_balances (play);
  purser_invariants_hold_tokens (play);
  last = parse_last_line (data, size);
  undo_and_redo (play);
  if (last != NULL)
    amend (play, last);
  play_on (play);
  read_again (play);
  purser_invariants_hold_scores (play);
  purser_invariants_hold_balances (play);
  purser_invariants_hold_tokens (play);
  purser_invariants_hold_bytes (play);
  purser_invariants_hold_undo (play);
  purser_invariants_hold_removal_from (play, choose_record (play, (guint) size));
  return 0;
}
