// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-empty-page.h"
#include "purser-games.h"
#include "purser-import-plays.h"
#include "purser-library.h"
#include "purser-library-page.h"
#include "purser-menu.h"
#include "purser-people-page.h"
#include "purser-plays.h"
#include "purser-plays-list.h"
#include "purser-sample.h"
#include "purser-toast.h"
#include "purser-unsaved-plays.h"

/* The time after which the progress of reading is shown, in milliseconds. */
#define LOOK_AFTER 500

/* How often to look for a folder that went away, in seconds. */
#define SEARCH_EVERY 2

struct _PurserLibraryPage
{
  AdwNavigationPage parent_instance;

  PurserPlays     *plays;
  gboolean         compact;
  guint            look;
  /* The play whose table was left just now, and the widget that had the focus then. */
  char            *left;
  GtkWidget       *focus;

  AdwToolbarView  *toolbar_view;
  GtkMenuButton   *menu_button;
  GMenuModel      *primary_menu;
  GtkStack        *stack;
  AdwBanner       *missing_banner;
  /* Looks for a folder that went away. */
  guint            search;

  /* These are made when they are first needed, as they would delay the first frame. */
  GtkSearchBar    *search_bar;
  GtkEditable     *search_entry;
  PurserPlaysList *plays_list;
  GtkWidget       *filter;
};

G_DEFINE_FINAL_TYPE (PurserLibraryPage, purser_library_page, ADW_TYPE_NAVIGATION_PAGE)

/* A page is made when it is first shown. */
static void
library_page_show (PurserLibraryPage *self,
                   const char        *name)
{
  if (gtk_stack_get_child_by_name (self->stack, name) == NULL)
    {
      g_autofree char *path = g_strdup_printf ("/purser/app/library/purser-library-%s.ui", name);
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);

      gtk_stack_add_named (self->stack, GTK_WIDGET (gtk_builder_get_object (builder, "page")), name);
    }
  gtk_stack_set_visible_child_name (self->stack, name);
}

static void
library_page_show_found (PurserLibraryPage *self)
{
  GListModel *found = purser_plays_list_get_found (self->plays_list);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->plays)) > 0)
    library_page_show (self, g_list_model_get_n_items (found) > 0 ? "plays" : "nothing");
}

static void
library_page_make_list (PurserLibraryPage *self)
{
  self->plays_list = PURSER_PLAYS_LIST (purser_plays_list_new (G_LIST_MODEL (self->plays)));
  purser_plays_list_set_compact (self->plays_list, self->compact);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->plays_list), "plays");
  g_signal_connect_object (purser_plays_list_get_found (self->plays_list), "items-changed",
                           G_CALLBACK (library_page_show_found), self, G_CONNECT_SWAPPED);
}

static void
library_page_fill_list (PurserLibraryPage *self)
{
  if (self->plays_list == NULL)
    library_page_make_list (self);
  if (self->filter != NULL)
    purser_plays_list_set_choice (self->plays_list, PURSER_PLAYS_FILTER (self->filter));
  if (self->search_entry != NULL)
    purser_plays_list_set_words (self->plays_list, gtk_editable_get_text (self->search_entry));
  library_page_show_found (self);
}

/* Shows the progress of reading while there are no plays to show; everything else stays usable. */
static gboolean
look_cb (gpointer data)
{
  PurserLibraryPage *self = data;
  GtkWidget *page;
  AdwClamp *clamp;

  if (g_list_model_get_n_items (G_LIST_MODEL (self->plays)) > 0)
    return G_SOURCE_CONTINUE;
  library_page_show (self, "reading");
  page = gtk_stack_get_child_by_name (self->stack, "reading");
  clamp = ADW_CLAMP (adw_status_page_get_child (ADW_STATUS_PAGE (page)));
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (adw_clamp_get_child (clamp)), purser_plays_get_fraction (self->plays));
  return G_SOURCE_CONTINUE;
}

static void
library_page_fill (PurserLibraryPage *self)
{
  gboolean empty = g_list_model_get_n_items (G_LIST_MODEL (self->plays)) == 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.statistics", !empty);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.search", !empty);
  if (empty && purser_plays_get_reading (self->plays))
    return;
  if (empty)
    library_page_show (self, "empty");
  else
    library_page_fill_list (self);
}

/* Moves the focus to the list when the search is left, for the keyboard. */
static void
search_mode_changed_cb (PurserLibraryPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar) && self->plays_list != NULL)
    purser_plays_list_take_focus (self->plays_list);
}

/* Typing anywhere on the page begins a search, so the bar has to exist before it is opened. */
static void
library_page_ensure_search_bar (PurserLibraryPage *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  if (self->search_bar != NULL)
    return;
  builder = gtk_builder_new_from_resource ("/purser/app/library/purser-library-search.ui");
  self->search_bar = GTK_SEARCH_BAR (gtk_builder_get_object (builder, "bar"));
  self->search_entry = GTK_EDITABLE (gtk_builder_get_object (builder, "entry"));
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  g_signal_connect_swapped (self->search_entry, "search-changed", G_CALLBACK (library_page_fill), self);
  g_signal_connect_object (self->search_bar, "notify::search-mode-enabled", G_CALLBACK (search_mode_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  adw_toolbar_view_add_top_bar (self->toolbar_view, GTK_WIDGET (self->search_bar));
}

/* A single play needs no filter. */
static void
library_page_ensure_filter (PurserLibraryPage *self,
                            guint              n_plays)
{
  if (self->filter == NULL && n_plays > 1)
    {
      self->filter = purser_plays_filter_new (self->plays);
      adw_toolbar_view_add_top_bar (self->toolbar_view, self->filter);
      g_signal_connect_object (self->filter, "changed", G_CALLBACK (library_page_fill), self,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  if (self->filter != NULL)
    gtk_widget_set_visible (self->filter, n_plays > 0);
}

static void
plays_changed_cb (PurserLibraryPage *self)
{
  guint n_plays = g_list_model_get_n_items (G_LIST_MODEL (self->plays));

  if (n_plays > 0)
    library_page_ensure_search_bar (self);
  library_page_ensure_filter (self, n_plays);
  library_page_fill (self);
}

static GtkWidget *
library_page_get_focus (PurserLibraryPage *self)
{
  return gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Moves the focus to the new row of the play that was left, which is at the top, unless the focus was moved meanwhile. */
static void
library_page_focus_left (PurserLibraryPage *self)
{
  g_autofree char *left = g_steal_pointer (&self->left);

  if (left != NULL && self->plays_list != NULL && library_page_get_focus (self) == self->focus)
    purser_plays_list_focus (self->plays_list, left);
  g_clear_weak_pointer (&self->focus);
}

static void
reading_changed_cb (PurserLibraryPage *self)
{
  gboolean reading = purser_plays_get_reading (self->plays);

  if (reading && self->look == 0)
    self->look = g_timeout_add (LOOK_AFTER, look_cb, self);
  else if (!reading)
    g_clear_handle_id (&self->look, g_source_remove);
  if (reading)
    return;
  library_page_fill (self);
  library_page_focus_left (self);
}

static void
library_page_read (PurserLibraryPage *self)
{
  g_autoptr (GPtrArray) waiting = purser_unsaved_plays_list ();

  purser_plays_set_waiting (self->plays, waiting);
  purser_plays_reload_later (self->plays);
}

/* Looks for a missing folder again. A reading that takes longer than this interval is not started anew, and a page that is
 * not shown reads when it is. */
static gboolean
search_cb (gpointer data)
{
  PurserLibraryPage *self = data;

  if (gtk_widget_get_mapped (data) && !purser_plays_get_reading (self->plays))
    library_page_read (self);
  return G_SOURCE_CONTINUE;
}

static void
missing_changed_cb (PurserLibraryPage *self)
{
  gboolean missing;

  g_object_get (self->plays, "missing", &missing, NULL);
  adw_banner_set_revealed (self->missing_banner, missing);
  g_clear_handle_id (&self->search, g_source_remove);
  if (missing)
    self->search = g_timeout_add_seconds (SEARCH_EVERY, search_cb, self);
}

/* Reads the plays each time the page is shown, as other pages and other programs write these files. */
static void
purser_library_page_showing (AdwNavigationPage *page)
{
  library_page_read (PURSER_LIBRARY_PAGE (page));
}

/* The page may be shown before the last move of the play that was left is in its file. A play that was just opened waits for its
 * disk, too, and is none of this page. */
static void
unsaved_changed_cb (PurserLibraryPage *self,
                    guint              position,
                    guint              removed)
{
  if (removed > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    library_page_read (self);
}

/* A deleted play, for as long as it can be restored. */
typedef struct {
  PurserLibraryPage *page;
  char              *path;
} Deleted;

static void
deleted_free (gpointer  data,
              GClosure *closure)
{
  Deleted *deleted = data;

  g_object_unref (deleted->page);
  g_free (deleted->path);
  g_free (deleted);
}

static void
restored_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (PurserLibraryPage) self = data;
  g_autoptr (GError) error = NULL;

  if (!purser_plays_restore_finish (PURSER_PLAYS (object), result, &error))
    purser_toast (GTK_WIDGET (self), _("Could not restore the play: %s"), error->message);
}

static void
restore_clicked_cb (AdwToast *toast,
                    Deleted  *deleted)
{
  purser_plays_restore_async (deleted->page->plays, deleted->path, restored_cb, g_object_ref (deleted->page));
}

static void
deleted_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  Deleted *deleted = data;
  g_autoptr (GError) error = NULL;

  if (purser_plays_remove_finish (PURSER_PLAYS (object), result, &error))
    purser_toast_undo (GTK_WIDGET (deleted->page), _("Play deleted"), G_CALLBACK (restore_clicked_cb), deleted, deleted_free);
  else
    {
      purser_toast (GTK_WIDGET (deleted->page), _("Could not delete the play: %s"), error->message);
      deleted_free (deleted, NULL);
    }
}

static void
library_page_delete (PurserLibraryPage *self,
                     const char        *path)
{
  Deleted *deleted = g_new0 (Deleted, 1);

  deleted->page = g_object_ref (self);
  deleted->path = g_strdup (path);
  purser_plays_remove_async (self->plays, path, deleted_cb, deleted);
}

/* Deletes a play only after it is saved: unsaved moves could not be restored, and saving them later would bring the file
 * back. A foreign file in the place of its own may be deleted, though. */
static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (PurserLibraryPage) self = data;
  PurserPlay *play = PURSER_PLAY (object);

  if (self->plays == NULL)
    return;
  if (purser_play_settle_finish (play, result) || purser_play_is_displaced (play))
    library_page_delete (self, purser_play_get_path (play));
  else
    purser_toast (GTK_WIDGET (self), _("Could not delete the play: %s"), purser_play_get_problem (play));
}

static void
delete_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);
  const char *path = g_variant_get_bytestring (parameter);
  PurserPlay *play = purser_unsaved_plays_find (path);

  if (play != NULL)
    purser_play_settle_async (play, settled_cb, g_object_ref (self));
  else
    library_page_delete (self, path);
}

static void
search_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);

  if (self->search_bar != NULL)
    gtk_search_bar_set_search_mode (self->search_bar, !gtk_search_bar_get_search_mode (self->search_bar));
}

static void
show_all_activated (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);

  if (self->filter != NULL)
    purser_plays_filter_clear (PURSER_PLAYS_FILTER (self->filter));
  if (self->search_bar != NULL)
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
statistics_activated (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "win.statistics", NULL);
}

static void
people_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AdwNavigationView *view = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW));

  adw_navigation_view_push (view, ADW_NAVIGATION_PAGE (purser_people_page_new (PURSER_LIBRARY_PAGE (widget)->plays)));
}

static void
sample_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  purser_sample_open (widget, g_variant_get_string (parameter, NULL));
}

static void
import_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  purser_import_plays (widget, PURSER_LIBRARY_PAGE (widget)->plays);
}

/* Sets whether the words of the rows get all the room, without marks beside them. */
static void
library_page_set_compact (PurserLibraryPage *self,
                          gboolean           compact)
{
  self->compact = compact;
  if (self->plays_list != NULL)
    purser_plays_list_set_compact (self->plays_list, compact);
}

static void
compact_cb (PurserLibraryPage *self)
{
  library_page_set_compact (self, TRUE);
}

static void
wide_cb (PurserLibraryPage *self)
{
  library_page_set_compact (self, FALSE);
}

static void
purser_library_page_dispose (GObject *object)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (object);

  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_handle_id (&self->search, g_source_remove);
  if (self->plays != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->plays, self);
      purser_plays_stop (self->plays);
    }
  g_clear_object (&self->plays);
  g_clear_pointer (&self->left, g_free);
  g_clear_weak_pointer (&self->focus);
  G_OBJECT_CLASS (purser_library_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.delete", "ay", delete_activated);
  gtk_widget_class_install_action (widget_class, "library.search", NULL, search_activated);
  gtk_widget_class_install_action (widget_class, "library.show-all", NULL, show_all_activated);
  gtk_widget_class_install_action (widget_class, "library.statistics", NULL, statistics_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, GDK_CONTROL_MASK, "library.statistics", NULL);
  gtk_widget_class_install_action (widget_class, "library.people", NULL, people_activated);
  gtk_widget_class_install_action (widget_class, "library.sample", "s", sample_activated);
  gtk_widget_class_install_action (widget_class, "library.import", NULL, import_activated);
}

static void
purser_library_page_class_init (PurserLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_library_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = purser_library_page_showing;

  g_type_ensure (PURSER_TYPE_EMPTY_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, toolbar_view);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, missing_banner);
  gtk_widget_class_bind_template_callback (widget_class, compact_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
  gtk_widget_class_bind_template_callback (widget_class, purser_menu_wrap);
  install_actions (widget_class);
}

static void
purser_library_page_init (PurserLibraryPage *self)
{
  g_autofree char *folder = purser_library_dup_folder ();

  gtk_widget_init_template (GTK_WIDGET (self));
  purser_menu_make_late (self->menu_button, self->primary_menu);
  self->plays = purser_plays_new (folder, purser_games_find);
  g_signal_connect_object (purser_unsaved_plays_get (), "items-changed", G_CALLBACK (unsaved_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plays, "items-changed", G_CALLBACK (plays_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->plays, "notify::reading", G_CALLBACK (reading_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plays, "notify::missing", G_CALLBACK (missing_changed_cb), self, G_CONNECT_SWAPPED);
}

PurserPlays *
purser_library_page_get_plays (PurserLibraryPage *self)
{
  return self->plays;
}

/* Opens the search.
 * Returns: whether there are plays to search */
gboolean
purser_library_page_search (PurserLibraryPage *self)
{
  if (self->search_bar == NULL || g_list_model_get_n_items (G_LIST_MODEL (self->plays)) == 0)
    return FALSE;
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  return TRUE;
}

/* Moves the focus to a play whose table was left, as soon as its file is read. */
void
purser_library_page_come_from (PurserLibraryPage *self,
                               PurserPlay        *play)
{
  g_set_str (&self->left, purser_play_get_path (play));
  g_set_weak_pointer (&self->focus, library_page_get_focus (self));
}
