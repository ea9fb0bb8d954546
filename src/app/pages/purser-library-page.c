// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-library.h"
#include "purser-library-page.h"
#include "purser-play-summary.h"
#include "purser-player-mark.h"

struct _PurserLibraryPage
{
  AdwNavigationPage parent_instance;

  GtkStack            *stack;
  AdwPreferencesGroup *going_on_group;
  AdwPreferencesGroup *finished_group;
  GtkListBox          *going_on_list;
  GtkListBox          *finished_list;
};

G_DEFINE_FINAL_TYPE (PurserLibraryPage, purser_library_page, ADW_TYPE_NAVIGATION_PAGE)

static GtkWidget *
marks_new (PurserPlay *play)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  PurserSetup *setup = purser_play_get_setup (play);

  for (guint i = 0; i < setup->n_players; i++)
    gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, (int) i, 20));
  return box;
}

static GtkWidget *
row_new (PurserPlaySummary *summary)
{
  GtkWidget *row = adw_action_row_new ();
  PurserPlay *play = purser_play_summary_get_play (summary);
  g_autofree char *title = purser_play_summary_dup_title (summary);
  g_autofree char *subtitle = purser_play_summary_dup_subtitle (summary);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (play == NULL)
    return row;
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), marks_new (play));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  purser_set_action (row, "win.open-play", g_variant_new_string (purser_play_summary_get_path (summary)));
  return row;
}

static void
library_page_reload (PurserLibraryPage *self)
{
  g_autoptr (GListModel) plays = purser_library_list ();
  guint n_finished = 0;
  guint n_plays = g_list_model_get_n_items (plays);

  gtk_list_box_remove_all (self->going_on_list);
  gtk_list_box_remove_all (self->finished_list);
  for (guint i = 0; i < n_plays; i++)
    {
      g_autoptr (PurserPlaySummary) summary = g_list_model_get_item (plays, i);
      gboolean over = purser_play_summary_get_over (summary);

      gtk_list_box_append (over ? self->finished_list : self->going_on_list, row_new (summary));
      n_finished += over;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->going_on_group), n_plays > n_finished);
  gtk_widget_set_visible (GTK_WIDGET (self->finished_group), n_finished > 0);
  gtk_stack_set_visible_child_name (self->stack, n_plays > 0 ? "plays" : "empty");
}

/* Read afresh whenever the page comes into view: other pages and other programs write these files. */
static void
purser_library_page_showing (AdwNavigationPage *page)
{
  library_page_reload (PURSER_LIBRARY_PAGE (page));
}

static void
purser_library_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_LIBRARY_PAGE);
  G_OBJECT_CLASS (purser_library_page_parent_class)->dispose (object);
}

static void
purser_library_page_class_init (PurserLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_library_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = purser_library_page_showing;

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/pages/purser-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, going_on_group);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, finished_group);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, going_on_list);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, finished_list);
}

static void
purser_library_page_init (PurserLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
