// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-label.h"
#include "purser-shaker-dialog.h"
#include "purser-shaker.h"

/* Shakes a mothership that is not there, and enters what it shows. */

static PurserValue *
make_move (PurserSession *session,
           int            place)
{
  int active = purser_play_get_turn_info (purser_session_get_play (session))->active;
  PurserValue *move = purser_move_value_new ("shake", active);
  PurserValue *balls = purser_value_new_list ();

  for (guint i = 0; i < 2; i++)
    purser_value_append (balls, purser_value_new_text (purser_starfarers_balls[purser_starfarers_draws[place].balls[i]]));
  purser_value_set (move, "balls", balls);
  return move;
}

static void
taken_cb (PurserShaker  *shaker,
          PurserSession *own)
{
  g_autoptr (PurserSession) session = g_object_ref (own);
  g_autoptr (PurserValue) move = make_move (session, purser_shaker_get_place (shaker));

  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (GTK_WIDGET (shaker), ADW_TYPE_DIALOG)));
  purser_session_enter (session, move);
}

/* Returns: (transfer floating): a shaker to lay into a dialog, which shakes for the player at turn and then closes it */
GtkWidget *
purser_shaker_dialog_make_shaker (PurserSession *session)
{
  GtkWidget *shaker = purser_shaker_new (FALSE);

  gtk_widget_add_css_class (shaker, "starfarers-dialog");
  g_signal_connect_object (shaker, "taken", G_CALLBACK (taken_cb), session, G_CONNECT_DEFAULT);
  return shaker;
}

/* With a title that goes on in a second line where the text is large. */
static GtkWidget *
header_bar_new (const char *title)
{
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *label = gtk_label_new (title);

  purser_label_let_wrap (label);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "title");
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), label);
  return bar;
}

/* Returns: (transfer floating): a dialog that shakes for the player at turn */
AdwDialog *
purser_shaker_dialog_new (PurserSession *session)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *shaker = purser_shaker_dialog_make_shaker (session);

  gtk_widget_add_css_class (shaker, "page");
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header_bar_new (_("Shake the Mothership")));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), shaker);
  adw_dialog_set_title (dialog, _("Shake the Mothership"));
  adw_dialog_set_content_width (dialog, 400);
  adw_dialog_set_child (dialog, view);
  return dialog;
}
