// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The prompt offers to save entered values one component at a time; this button saves those of all components. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-keep-button.h"
#include "purser-label.h"

/* Returns: whether the choice saves the entered values of a component, with nothing left to enter */
gboolean
purser_choice_is_kept (const PurserChoice *choice)
{
  return choice->complete && g_strcmp0 (purser_value_get_string_of (choice->move, "move"), "learn") == 0;
}

static GPtrArray *
find_moves (PurserSession *session)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  PurserPrompt *prompt = purser_play_get_prompt (purser_session_get_play (session));

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (purser_choice_is_kept (choice))
        g_ptr_array_add (moves, purser_value_ref (choice->move));
    }
  return moves;
}

static void
button_clicked_cb (PurserSession *session)
{
  g_autoptr (PurserSession) kept = g_object_ref (session);
  g_autoptr (GPtrArray) moves = find_moves (session);

  purser_session_enter_all (kept, moves);
}

/* Returns: (transfer floating) (nullable): a button that saves all values that were just entered; %NULL if the prompt
 * offers fewer than two components */
GtkWidget *
purser_keep_button_new (PurserSession *session)
{
  g_autoptr (GPtrArray) moves = find_moves (session);
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (moves->len < 2)
    return NULL;
  /* Translators: how many components something was read off */
  label = g_strdup_printf (_("Save Entered Values (%u)"), moves->len);
  button = gtk_button_new_with_label (label);
  purser_label_let_wrap (button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), session, G_CONNECT_SWAPPED);
  return button;
}
