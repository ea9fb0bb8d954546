// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* If the players settle who begins, this button draws lots among those who may. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-random-starter-button.h"
#include "purser-toast.h"

/* Lists who may begin: the players whom the answers name, and the one who would begin without an answer. */
static guint
list_players (PurserPlay *play,
              int        *players)
{
  PurserPrompt *prompt = purser_play_get_prompt (play);
  const PurserVerb *verb = purser_rules_find_starter_verb (purser_play_get_rules (play));
  int active = purser_play_get_turn_info (play)->active;
  guint n = 0;

  for (guint i = 0; verb != NULL && i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->complete && g_strcmp0 (purser_value_get_string_of (choice->move, "move"), verb->name) == 0)
        players[n++] = (int) purser_value_get_integer (purser_value_get (choice->move, "player"));
    }
  if (n > 0 && active >= 0)
    players[n++] = active;
  return n;
}

static void
clicked_cb (GtkWidget     *button,
            PurserSession *session)
{
  PurserPlay *play = purser_session_get_play (session);
  int players[PURSER_MAX_PLAYERS + 1];
  guint n = list_players (play, players);
  int player = n > 0 ? players[g_random_int_range (0, (int) n)] : -1;

  if (player < 0)
    return;
  purser_toast (button, _("%s goes first"), purser_setup_get_name (purser_session_get_setup (session), player));
  if (player != purser_play_get_turn_info (play)->active)
    {
      const PurserVerb *verb = purser_rules_find_starter_verb (purser_play_get_rules (play));
      g_autoptr (PurserValue) move = purser_move_value_new (verb->name, player);

      purser_session_enter (session, move);
    }
}

/* Returns: (transfer floating) (nullable): a button that draws who begins; %NULL if that is not asked */
GtkWidget *
purser_random_starter_button_new (PurserSession *session)
{
  int players[PURSER_MAX_PLAYERS + 1];
  GtkWidget *button;

  if (list_players (purser_session_get_play (session), players) < 2)
    return NULL;
  button = gtk_button_new_with_mnemonic (_("_Random Start Player"));
  gtk_widget_set_tooltip_text (button, _("Choose who begins at random"));
  gtk_widget_add_css_class (button, "answer-button");
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), session, G_CONNECT_DEFAULT);
  return button;
}
