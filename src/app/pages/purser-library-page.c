// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-games.h"
#include "purser-library-page.h"
#include "purser-library.h"
#include "purser-play-row.h"
#include "purser-plays.h"
#include "purser-statistics-page.h"
#include "purser-window.h"

struct _PurserLibraryPage
{
  AdwNavigationPage parent_instance;

  PurserPlays         *plays;
  GtkStack            *stack;
  GtkSearchBar        *search_bar;
  GtkSearchEntry      *search_entry;
  AdwPreferencesGroup *going_on_group;
  AdwPreferencesGroup *finished_group;
  GtkListBox          *going_on_list;
  GtkListBox          *finished_list;
};

G_DEFINE_FINAL_TYPE (PurserLibraryPage, purser_library_page, ADW_TYPE_NAVIGATION_PAGE)

static void
library_page_tell (PurserLibraryPage *self,
                   AdwToast          *toast)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (PURSER_IS_WINDOW (root))
    purser_window_add_toast (PURSER_WINDOW (root), toast);
  else
    g_object_unref (toast);
}

static void
library_page_fill (PurserLibraryPage *self)
{
  GListModel *plays = G_LIST_MODEL (self->plays);
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  guint n_finished = 0;
  guint n_going_on = 0;

  gtk_list_box_remove_all (self->going_on_list);
  gtk_list_box_remove_all (self->finished_list);
  for (guint i = 0; i < g_list_model_get_n_items (plays); i++)
    {
      g_autoptr (PurserPlayInfo) info = g_list_model_get_item (plays, i);
      PurserResult *result = purser_play_info_get_result (info);
      gboolean over = result != NULL && result->over;

      if (!purser_play_row_matches (info, words))
        continue;
      gtk_list_box_append (over ? self->finished_list : self->going_on_list, purser_play_row_new (info));
      n_finished += over;
      n_going_on += !over;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->going_on_group), n_going_on > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->finished_group), n_finished > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.statistics", g_list_model_get_n_items (plays) > 0);
  gtk_stack_set_visible_child_name (self->stack, g_list_model_get_n_items (plays) == 0 ? "empty"
                                                 : n_going_on + n_finished == 0 ? "nothing" : "plays");
}

/* Read afresh whenever the page comes into view: other pages and other programs write these files. */
static void
purser_library_page_showing (AdwNavigationPage *page)
{
  purser_plays_reload (PURSER_LIBRARY_PAGE (page)->plays);
}

static void
restore_activated (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (!purser_plays_restore (self->plays, g_variant_get_string (parameter, NULL), &error))
    library_page_tell (self, adw_toast_new_format (_("Not brought back: %s"), error->message));
}

static void
undo_clicked_cb (AdwToast          *toast,
                 PurserLibraryPage *self)
{
  const char *path = g_object_get_data (G_OBJECT (toast), "path");

  gtk_widget_activate_action (GTK_WIDGET (self), "library.restore", "s", path);
}

static void
delete_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);
  g_autofree char *path = g_variant_dup_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!purser_plays_remove (self->plays, path, &error))
    {
      library_page_tell (self, adw_toast_new_format (_("Not deleted: %s"), error->message));
      return;
    }
  toast = adw_toast_new (_("The play was deleted"));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "path", g_steal_pointer (&path), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_clicked_cb), self, G_CONNECT_DEFAULT);
  library_page_tell (self, toast);
}

static void
search_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  GtkSearchBar *bar = PURSER_LIBRARY_PAGE (widget)->search_bar;

  gtk_search_bar_set_search_mode (bar, !gtk_search_bar_get_search_mode (bar));
}

static void
statistics_activated (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);

  purser_window_push (PURSER_WINDOW (gtk_widget_get_root (widget)),
                      ADW_NAVIGATION_PAGE (purser_statistics_page_new (self->plays)));
}

static void
library_page_import (PurserLibraryPage *self,
                     GFile             *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = purser_plays_import (self->plays, g_file_peek_path (file), &error);

  library_page_tell (self, path != NULL ? adw_toast_new (_("The play was taken into the library"))
                                        : adw_toast_new_format (_("Not taken in: %s"), error->message));
}

static void
import_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (PurserLibraryPage) self = data;
  g_autoptr (GListModel) files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (object), result, NULL);

  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      library_page_import (self, file);
    }
}

static void
import_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Purser plays"));
  gtk_file_filter_add_suffix (filter, "purser");
  gtk_file_dialog_set_title (dialog, _("Take Plays into the Library"));
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, import_chosen_cb,
                                 g_object_ref (widget));
}

static void
purser_library_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_LIBRARY_PAGE);
  g_clear_object (&PURSER_LIBRARY_PAGE (object)->plays);
  G_OBJECT_CLASS (purser_library_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.delete", "s", delete_activated);
  gtk_widget_class_install_action (widget_class, "library.restore", "s", restore_activated);
  gtk_widget_class_install_action (widget_class, "library.search", NULL, search_activated);
  gtk_widget_class_install_action (widget_class, "library.statistics", NULL, statistics_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, GDK_CONTROL_MASK, "library.statistics", NULL);
  gtk_widget_class_install_action (widget_class, "library.import", NULL, import_activated);
}

static void
purser_library_page_class_init (PurserLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_library_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = purser_library_page_showing;

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/pages/purser-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, going_on_group);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, finished_group);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, going_on_list);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, finished_list);
  gtk_widget_class_bind_template_callback (widget_class, library_page_fill);
  install_actions (widget_class);
}

static void
purser_library_page_init (PurserLibraryPage *self)
{
  g_autofree char *folder = purser_library_dup_folder ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  self->plays = purser_plays_new (folder, purser_games_find);
  g_signal_connect_object (self->plays, "items-changed", G_CALLBACK (library_page_fill), self, G_CONNECT_SWAPPED);
  library_page_fill (self);
}
