// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Where a game has another way to enter a move beside the answers of its prompt: a dialog that helps to find it; and
 * where it has a phase that is played at the table alone: a guide through it. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-aid.h"
#include "purser-andromeda-trade-guide.h"
#include "purser-encounter-dialog.h"
#include "purser-shaker-dialog.h"
#include "purser-wrap-box.h"

static const struct {
  const char *game;
  const char *verb;
  const char *label;
  gboolean    first;
  AdwDialog *(*make) (PurserSession *session);
} aids[] = {
  { "starfarers", "shake", N_("Shake _Here…"), FALSE, purser_shaker_dialog_new },
  { "starfarers", "encounter", N_("_Read the Card Here…"), TRUE, purser_encounter_dialog_new },
};

static void
clicked_cb (GtkWidget     *button,
            PurserSession *session)
{
  AdwDialog *(*make) (PurserSession *session) = g_object_get_data (G_OBJECT (button), "make");

  adw_dialog_present (make (session), button);
}

/**
 * purser_aid_new:
 * @session: a session
 * @verb: a move that is asked for
 *
 * Returns: (transfer floating) (nullable): a button that helps to enter the move; %NULL where the answers of the
 *   prompt are all there is
 */
GtkWidget *
purser_aid_new (PurserSession *session,
                const char    *verb)
{
  const char *game = purser_play_get_rules (purser_session_get_play (session))->id;

  for (guint i = 0; i < G_N_ELEMENTS (aids); i++)
    if (strcmp (aids[i].game, game) == 0 && strcmp (aids[i].verb, verb) == 0)
      {
        GtkWidget *button = gtk_button_new_with_mnemonic (_(aids[i].label));

        purser_label_let_wrap (button);
        if (aids[i].first)
          gtk_widget_add_css_class (button, "suggested-action");
        g_object_set_data (G_OBJECT (button), "make", aids[i].make);
        g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), session, G_CONNECT_DEFAULT);
        return button;
      }
  return NULL;
}

/**
 * purser_aid_covers:
 * @session: a session
 * @verb: a move that is asked for
 *
 * Returns: whether the form for the move shows all the answers itself, so that they need no buttons beside it
 */
gboolean
purser_aid_covers (PurserSession *session,
                   const char    *verb)
{
  const char *game = purser_play_get_rules (purser_session_get_play (session))->id;

  return strcmp (game, "starfarers") == 0 && strcmp (verb, "settle") == 0;
}

/**
 * purser_aid_new_guide:
 * @session: a session
 *
 * Returns: (transfer floating) (nullable): a guide through what is done at the table and not recorded, which shows
 *   itself when it is time; %NULL where the game has no such phase
 */
GtkWidget *
purser_aid_new_guide (PurserSession *session)
{
  const char *game = purser_play_get_rules (purser_session_get_play (session))->id;

  return strcmp (game, "andromeda") == 0 ? purser_andromeda_trade_guide_new (session) : NULL;
}
