// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announcer.h"
#include "purser-format.h"
#include "purser-game-ui.h"

/* Tells screen readers what happens in a play. */
struct _PurserAnnouncer
{
  PurserPlay *play;
  /* The number of records that were told of. */
  guint       n_told;
};

static void
tell_entry (PurserAnnouncer   *self,
            GString           *text,
            const PurserEntry *entry,
            const PurserEntry *before)
{
  PurserSetup *setup = purser_play_get_setup (self->play);
  g_autofree char *by = purser_format_signed (entry->by);
  g_autofree char *balance = purser_format_amount (entry->balance);
  PurserAccount about = { 0 };

  purser_game_ui_get_account (self->play, entry, &about);
  /* Of a score that follows from the entry before, only the total is said, as that entry has told the difference. */
  if (before != NULL && purser_game_ui_follows (self->play, entry, before))
    g_string_append_printf (text, "%s %s. ", about.title, balance);
  else
    g_string_append_printf (text, "%s %s %s. ", purser_setup_get_name (setup, entry->player), by,
                            purser_account_get_name (&about, entry->by));
}

/* Returns whether a record brings back what one tap entered. */
static gboolean
restores_tap (PurserHistory      *history,
              const PurserRecord *record)
{
  guint first = purser_record_get_target (record, 0);
  guint last = purser_record_get_target (record, record->targets->len - 1);

  return record->kind == PURSER_RECORD_REDO &&
         (first == last || purser_record_get_tap (purser_history_get_record (history, last)) == first);
}

/* Finds the moves of which news is told: those that were entered, or came back. What a change of the past does to later moves,
 * perhaps thousands, is no news. */
static void
announcer_find_moves (PurserAnnouncer *self,
                      guint           *first,
                      guint           *last)
{
  PurserHistory *history = purser_play_get_history (self->play);
  const PurserRecord *record;

  *first = self->n_told + 1;
  *last = self->n_told = purser_history_get_size (history);
  record = *first <= *last ? purser_history_get_record (history, *first) : NULL;
  if (record == NULL || record->kind == PURSER_RECORD_MOVE)
    return;
  *first = restores_tap (history, record) ? purser_record_get_target (record, 0) : *last + 1;
  *last = purser_record_get_target (record, record->targets->len - 1);
}

static void
tell_entries (PurserAnnouncer *self,
              GString         *text)
{
  g_autoptr (GArray) entries = NULL;
  guint first;
  guint last;

  announcer_find_moves (self, &first, &last);
  entries = purser_ledger_list_entries (purser_history_get_ledger (purser_play_get_history (self->play)), first, last, FALSE);
  for (guint i = 0; i < entries->len; i++)
    {
      const PurserEntry *entry = &g_array_index (entries, PurserEntry, i);

      if (!purser_game_ui_leaves_out (self->play, entry))
        tell_entry (self, text, entry, i > 0 ? entry - 1 : NULL);
    }
}

/* Returns: (transfer full): an announcer of what is new in @play from now on */
PurserAnnouncer *
purser_announcer_new (PurserPlay *play)
{
  PurserAnnouncer *self = g_new0 (PurserAnnouncer, 1);

  self->play = g_object_ref (play);
  self->n_told = purser_history_get_size (purser_play_get_history (self->play));
  return self;
}

void
purser_announcer_free (PurserAnnouncer *self)
{
  g_object_unref (self->play);
  g_free (self);
}

/* Returns sentences about what was just undone or paid, and then the prompt.
 *
 * @undone: (nullable): in words */
char *
purser_announcer_dup_news (PurserAnnouncer *self,
                           const char      *undone)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (undone != NULL)
    /* Translators: for screen readers: what was undone, in words */
    g_string_append_printf (text, _("Undone: %s. "), undone);
  tell_entries (self, text);
  g_string_append (text, purser_play_get_prompt (self->play)->text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}
