// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-games.h"
#include "purser-space-base-cards.h"
#include "purser-test-guest.h"

/* Plays Space Base at random, through the session of the window. */

static gboolean
draft (PurserSession *session,
       GRand         *chance,
       int            player)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("draft", player);
  PurserValue *cards = purser_value_new_list ();
  guint card = (guint) g_rand_int_range (chance, PURSER_SPACE_BASE_FIRST_SHIP, 60);

  purser_value_append (cards, purser_value_new_string (purser_space_base_card_id (card)));
  purser_value_set (move, "cards", cards);
  return purser_session_enter (session, move);
}

static gboolean
roll (PurserSession *session,
      GRand         *chance,
      int            player)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("roll", player);
  const int dice[] = { g_rand_int_range (chance, 1, 7), g_rand_int_range (chance, 1, 7) };

  purser_value_set (move, "dice", purser_value_new_integers (dice, 2));
  return purser_session_enter (session, move);
}

static gboolean
choose (PurserSession *session,
        GRand         *chance,
        PurserPrompt  *prompt)
{
  for (guint tries = 0; tries < 30 && prompt->choices->len > 0; tries++)
    {
      int place = g_rand_int_range (chance, 0, (int) prompt->choices->len);
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, place);
      g_autoptr (PurserValue) move = choice->complete ? purser_value_copy (choice->move) : NULL;

      /* The others' uses of a roll are shown early, but entered after the active player's. */
      if (move != NULL && choice->player == prompt->player)
        return purser_session_enter (session, move);
    }
  return FALSE;
}

/* Enters a random answer to the prompt. Returns whether the rules accepted it. */
gboolean
purser_test_guest_answer (PurserSession *session,
                          GRand         *chance)
{
  PurserPrompt *prompt = purser_play_get_prompt (purser_session_get_play (session));

  if (g_str_equal (prompt->kind, "draft"))
    return draft (session, chance, prompt->player);
  if (g_str_equal (prompt->kind, "roll"))
    return roll (session, chance, prompt->player);
  return choose (session, chance, prompt);
}

/* Takes points from players who have many, so that the play never comes near its end. */
gboolean
purser_test_guest_hold_back (PurserSession *session)
{
  for (int player = 0; (guint) player < purser_session_get_setup (session)->n_players; player++)
    {
      gint64 vp = purser_play_get_balance (purser_session_get_play (session), player, 2);
      g_autoptr (PurserValue) move = NULL;

      if (vp < 15)
        continue;
      move = purser_move_value_new ("adjust", player);
      purser_value_set_string (move, "account", "vp");
      purser_value_set_integer (move, "by", -vp);
      return purser_session_enter (session, move);
    }
  return FALSE;
}

/* Returns: (transfer full): a play of Space Base that is about to begin */
PurserPlay *
purser_test_guest_play_new (const char *path,
                            guint       n_players)
{
  static const char *const names[] = { "Aoi", "Ben", "千尋", "Dagny", "Emil" };
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");
  g_autoptr (GError) error = NULL;
  PurserPlay *play;

  for (guint i = 0; i < n_players; i++)
    purser_play_header_seat (header, names[i], NULL);
  play = purser_play_new (purser_games_find ("space-base"), header, path, &error);
  g_assert_no_error (error);
  return play;
}
