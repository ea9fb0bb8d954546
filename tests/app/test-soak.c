// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Many random moves through the session of the window, then undo back to the start, play after play: memory that grows here
 * would grow during an evening at the table. */

#include "config.h"

#include <malloc.h>
#include <string.h>

#include "purser-ledger-model.h"
#include "purser-session.h"
#include "purser-test-folder.h"
#include "purser-test-guest.h"

#define N_SHARES 5

typedef struct {
  GRand         *chance;
  PurserSession *session;
  PurserPlay    *play;
  guint          n_notes;
} Evening;

static int n_moves = 5000;

/* Returns whether a move was entered. */
static gboolean
enter_any (Evening *self)
{
  gboolean taken = purser_test_guest_hold_back (self->session) || purser_test_guest_answer (self->session, self->chance);

  g_assert_true (!taken || purser_session_get_refusal (self->session) == NULL);
  return taken;
}

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  Evening    *self)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      g_assert_nonnull (item);
      self->n_notes++;
    }
}

/* Enters moves until there are enough or the play is over; returns how many there were. */
static int
play_on (Evening *self,
         int      limit)
{
  int taken = 0;

  for (int tries = 0; taken < limit && tries < 20 * limit && !purser_play_get_turn_info (self->play)->over; tries++)
    {
      g_autofree char *undo = NULL;

      if (!enter_any (self))
        continue;
      taken++;
      undo = purser_play_dup_undo_text (self->play);
      g_assert_nonnull (undo);
    }
  return taken;
}

static void
take_all_back (Evening      *self,
               gconstpointer start,
               gsize         size)
{
  while (purser_play_get_can_undo (self->play))
    {
      purser_session_undo (self->session);
      g_assert_null (purser_session_get_refusal (self->session));
    }
  g_assert_cmpmem (purser_play_get_state (self->play), size, start, size);
}

static int
spend_evening (GRand *chance,
               int    limit)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "soak.purser", NULL);
  g_autoptr (PurserPlay) play = purser_test_guest_play_new (path, 2 + g_rand_int (chance) % 4);
  g_autoptr (PurserSession) session = purser_session_new (play);
  g_autoptr (PurserLedgerModel) ledger = purser_ledger_model_new (play);
  Evening self = { .chance = chance, .session = session, .play = play };
  gsize size = purser_play_get_rules (play)->state_size;
  g_autofree gpointer start = g_memdup2 (purser_play_get_state (play), size);
  int taken;

  g_signal_connect_object (play, "changed", G_CALLBACK (purser_ledger_model_update), ledger, G_CONNECT_SWAPPED);
  g_signal_connect (ledger, "items-changed", G_CALLBACK (items_changed_cb), &self);
  taken = play_on (&self, limit);
  g_assert_cmpint (taken, >, 0);
  g_assert_cmpuint (self.n_notes, >, 0);
  g_assert_true (purser_play_get_saved (play));
  take_all_back (&self, start, size);
  g_signal_handlers_disconnect_by_data (ledger, &self);
  purser_test_folder_remove (folder);
  return taken;
}

static gint64
resident (void)
{
  g_autofree char *text = NULL;

  malloc_trim (0);
  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  return g_ascii_strtoll (strchr (text, ' '), NULL, 10) * 4096;
}

static void
test_memory (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (9);
  int done = 0;
  guint n_plays = 0;
  gint64 early = 0;

  while (done < n_moves)
    {
      done += spend_evening (chance, MIN (n_moves / (2 * N_SHARES), n_moves - done));
      n_plays++;
      if (early == 0 && done >= n_moves / N_SHARES)
        early = resident ();
    }
  g_test_message ("%d moves in %u plays; resident %" G_GINT64_FORMAT " KiB after a fifth, %" G_GINT64_FORMAT " KiB at the end",
                  done, n_plays, early / 1024, resident () / 1024);
#ifndef __SANITIZE_ADDRESS__
  g_assert_cmpint (resident (), <, early + early / 20);
#endif
}

int
main (int    argc,
      char **argv)
{
  const GOptionEntry entries[] = {
    { "moves", 0, 0, G_OPTION_ARG_INT, &n_moves, "how many moves", "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  g_test_add_func ("/app/soak", test_memory);
  return g_test_run ();
}
