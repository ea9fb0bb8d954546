// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Many random moves through what the window itself stands on, then undo back to the start, play after play:
 * whatever grows here would grow through an evening at the table. */

#include "config.h"

#include <malloc.h>
#include <string.h>

#include "purser-games.h"
#include "purser-reversed-list.h"
#include "purser-rounds.h"
#include "purser-session.h"
#include "purser-space-base-cards.h"
#include "purser-test-folder.h"

#define N_SHARES 5

typedef struct {
  GRand         *chance;
  PurserSession *session;
  PurserPlay    *play;
  guint          n_notes;
} Evening;

static int n_moves = 5000;

static gboolean
enter (Evening     *self,
       PurserValue *move)
{
  gboolean taken = purser_session_enter (self->session, move);

  g_assert_cmpint (taken, ==, purser_session_get_refusal (self->session) == NULL);
  return taken;
}

static gboolean
draft (Evening *self,
       int      player)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("draft", player);
  PurserValue *cards = purser_value_new_list ();
  guint card = (guint) g_rand_int_range (self->chance, PURSER_SPACE_BASE_FIRST_SHIP, 60);

  purser_value_append (cards, purser_value_new_text (purser_space_base_card_id (card)));
  purser_value_set (move, "cards", cards);
  return enter (self, move);
}

static gboolean
roll (Evening *self,
      int      player)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("roll", player);
  const int dice[] = { g_rand_int_range (self->chance, 1, 7), g_rand_int_range (self->chance, 1, 7) };

  purser_value_set (move, "dice", purser_value_new_integers (dice, 2));
  return enter (self, move);
}

/* Nobody comes near the end, so that a play is as long as we like. */
static gboolean
hold_back (Evening *self)
{
  for (int player = 0; (guint) player < purser_session_get_setup (self->session)->n_players; player++)
    {
      gint64 vp = purser_play_get_balance (self->play, player, 2);
      g_autoptr (PurserValue) move = NULL;

      if (vp < 15)
        continue;
      move = purser_move_value_new ("adjust", player);
      purser_value_set_text (move, "account", "vp");
      purser_value_set_integer (move, "by", -vp);
      return enter (self, move);
    }
  return FALSE;
}

static gboolean
answer (Evening *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (self->play);

  if (g_str_equal (prompt->kind, "draft"))
    return draft (self, prompt->player);
  if (g_str_equal (prompt->kind, "roll"))
    return roll (self, prompt->player);
  for (guint tries = 0; tries < 30 && prompt->choices->len > 0; tries++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices,
                                                      g_rand_int_range (self->chance, 0, (int) prompt->choices->len));
      g_autoptr (PurserValue) move = choice->complete ? purser_value_copy (choice->move) : NULL;

      /* The others' uses of a roll are shown early, and taken after the active player's. */
      if (move != NULL && choice->player == prompt->player)
        return enter (self, move);
    }
  return FALSE;
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

static PurserPlay *
play_new (const char *path,
          guint       n_players)
{
  static const char *const names[] = { "Aoi", "Ben", "千尋", "Dagny", "Emil" };
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");
  PurserValue *players = purser_value_new_list ();
  g_autoptr (GError) error = NULL;
  PurserPlay *play;

  for (guint i = 0; i < n_players; i++)
    {
      PurserValue *player = purser_value_new_object ();

      purser_value_set_text (player, "name", names[i]);
      purser_value_append (players, player);
    }
  purser_value_set (header, "players", players);
  play = purser_play_new (purser_games_find ("space-base"), header, path, &error);
  g_assert_no_error (error);
  return play;
}

/* Enters moves until there are enough or the play is over; returns how many were taken. */
static int
play_on (Evening *self,
         int      limit)
{
  int taken = 0;

  for (int tries = 0; taken < limit && tries < 20 * limit && !purser_play_get_table (self->play)->over; tries++)
    {
      g_autofree char *undo = NULL;

      if (!hold_back (self) && !answer (self))
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
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->play)), ==,
                    purser_ledger_get_size (purser_history_get_ledger (purser_play_get_history (self->play))));
}

static int
spend_evening (GRand *chance,
               int    limit)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "soak.purser", NULL);
  g_autoptr (PurserPlay) play = play_new (path, 2 + g_rand_int (chance) % 4);
  g_autoptr (PurserSession) session = purser_session_new (play);
  g_autoptr (GListModel) ledger = purser_reversed_list_new (G_LIST_MODEL (play));
  g_autoptr (PurserRounds) rounds = purser_rounds_new (play);
  Evening self = { .chance = chance, .session = session, .play = play };
  gsize size = purser_play_get_rules (play)->state_size;
  g_autofree gpointer start = g_memdup2 (purser_play_get_state (play), size);
  int taken;

  g_signal_connect (ledger, "items-changed", G_CALLBACK (items_changed_cb), &self);
  taken = play_on (&self, limit);
  g_assert_cmpint (taken, >, 0);
  g_assert_cmpuint (self.n_notes, >, 0);
  g_assert_cmpint (purser_rounds_get (rounds, 1), >=, 0);
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
