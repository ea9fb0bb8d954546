// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-games.h"
#include "purser-keeper.h"
#include "purser-library-page.h"
#include "purser-library.h"
#include "purser-local-file.h"
#include "purser-plays-list.h"
#include "purser-plays.h"
#include "purser-statistics-page.h"
#include "purser-window.h"

struct _PurserLibraryPage
{
  AdwNavigationPage parent_instance;

  PurserPlays     *plays;
  gboolean         shown;

  GtkMenuButton   *menu_button;
  GMenuModel      *primary_menu;
  GtkStack        *stack;

  /* These are made when they are first needed, for they would keep the first frame waiting. */
  GtkSearchBar    *search_bar;
  GtkEditable     *search_entry;
  PurserPlaysList *plays_list;
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

static GtkWidget *
status_page_new (const char *icon_name,
                 const char *title,
                 const char *description)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", icon_name, "title", title, "description", description, NULL);
}

/* Where the window is low, the words and the button come before the picture. */
static GtkWidget *
low_bin_new (GtkWidget *page)
{
  static const char *const classes[] = { "compact", NULL };
  GtkWidget *bin = g_object_new (ADW_TYPE_BREAKPOINT_BIN, "child", page, "width-request", 360, "height-request", 200, NULL);
  AdwBreakpoint *low = adw_breakpoint_new (adw_breakpoint_condition_parse ("max-height: 420sp"));

  adw_breakpoint_add_setters (low, G_OBJECT (page), "css-classes", classes,
                              G_OBJECT (page), "icon-name", "", NULL);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (bin), low);
  return bin;
}

static GtkWidget *
empty_page_new (void)
{
  GtkWidget *page =
    status_page_new ("purser-credits-symbolic", _("Who Plays What?"),
                     _("Purser keeps the accounts of your board game, tells you what each roll pays, and why."));
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_New Play"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.new-play");
  adw_status_page_set_child (ADW_STATUS_PAGE (page), button);
  return low_bin_new (page);
}

static GtkWidget *
nothing_page_new (void)
{
  return status_page_new ("edit-find-symbolic", _("No Such Play"), _("Try other words."));
}

static void
library_page_show (PurserLibraryPage *self,
                   const char        *name,
                   GtkWidget       *(*make) (void))
{
  if (gtk_stack_get_child_by_name (self->stack, name) == NULL)
    gtk_stack_add_named (self->stack, make (), name);
  gtk_stack_set_visible_child_name (self->stack, name);
}

static guint
library_page_fill_list (PurserLibraryPage *self)
{
  const char *words = self->search_entry != NULL ? gtk_editable_get_text (self->search_entry) : "";

  if (self->plays_list == NULL)
    {
      self->plays_list = PURSER_PLAYS_LIST (purser_plays_list_new ());
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->plays_list), "plays");
    }
  return purser_plays_list_fill (self->plays_list, G_LIST_MODEL (self->plays), words);
}

static void
library_page_fill (PurserLibraryPage *self)
{
  gboolean empty = g_list_model_get_n_items (G_LIST_MODEL (self->plays)) == 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.statistics", !empty);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.search", !empty);
  if (empty)
    library_page_show (self, "empty", empty_page_new);
  else if (library_page_fill_list (self) == 0)
    library_page_show (self, "nothing", nothing_page_new);
  else
    library_page_show (self, "plays", NULL);
}

static GtkWidget *
library_page_make_search_entry (PurserLibraryPage *self)
{
  GtkWidget *entry = gtk_search_entry_new ();

  gtk_widget_set_hexpand (entry, TRUE);
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (entry), _("Game, name, place or date"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search Plays"), -1);
  g_signal_connect_swapped (entry, "search-changed", G_CALLBACK (library_page_fill), self);
  self->search_entry = GTK_EDITABLE (entry);
  return entry;
}

/* Typing anywhere on the page searches, so the bar has to be there before anybody asks for it. */
static void
library_page_ensure_search_bar (PurserLibraryPage *self)
{
  GtkWidget *clamp;

  if (self->search_bar != NULL)
    return;
  clamp = adw_clamp_new ();
  adw_clamp_set_child (ADW_CLAMP (clamp), library_page_make_search_entry (self));
  self->search_bar = GTK_SEARCH_BAR (gtk_search_bar_new ());
  gtk_search_bar_set_child (self->search_bar, clamp);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self))),
                                GTK_WIDGET (self->search_bar));
}

static void
plays_changed_cb (PurserLibraryPage *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->plays)) > 0)
    library_page_ensure_search_bar (self);
  library_page_fill (self);
}

static gboolean
read_cb (gpointer data)
{
  purser_plays_reload (PURSER_LIBRARY_PAGE (data)->plays);
  return G_SOURCE_REMOVE;
}

/* The first frame is being made: reading plays comes after it. A library without plays is shown in it, as drawing the
 * window anew right away would take time and memory for nothing. */
static gboolean
first_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);

  if (purser_plays_has_any (self->plays))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, read_cb, g_object_ref (self), g_object_unref);
  else
    purser_plays_reload (self->plays);
  return G_SOURCE_REMOVE;
}

/* Read afresh whenever the page comes into view: other pages and other programs write these files. At the
 * start of the program the window does not wait for that. */
static void
purser_library_page_showing (AdwNavigationPage *page)
{
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (page);

  purser_plays_set_waiting (self->plays, purser_keeper_get_plays ());
  if (self->shown)
    purser_plays_reload (self->plays);
  else
    gtk_widget_add_tick_callback (GTK_WIDGET (self), first_frame_cb, NULL, NULL);
  self->shown = TRUE;
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

/* What a play has in memory alone cannot be brought back, and it would come back by itself as soon as it is saved. A file
 * that stands in the way of that may go. */
static gboolean
library_page_refuse_waiting (PurserLibraryPage *self,
                             const char        *path)
{
  PurserPlay *play = purser_keeper_find (path);

  if (play == NULL || purser_play_save (play) || purser_play_is_displaced (play))
    return FALSE;
  library_page_tell (self, adw_toast_new_format (_("Not deleted: %s"), purser_play_get_problem (play)));
  return TRUE;
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

  if (library_page_refuse_waiting (self, path))
    return;
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
  PurserLibraryPage *self = PURSER_LIBRARY_PAGE (widget);

  if (self->search_bar != NULL)
    gtk_search_bar_set_search_mode (self->search_bar, !gtk_search_bar_get_search_mode (self->search_bar));
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
  g_autofree char *path = purser_local_file_dup_path (file, &error);
  g_autofree char *taken = path != NULL ? purser_plays_import (self->plays, path, &error) : NULL;

  library_page_tell (self, taken != NULL ? adw_toast_new (_("The play was taken into the library"))
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
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, PurserLibraryPage, stack);
  install_actions (widget_class);
}

/* A menu is many widgets, and most people see it never. */
static void
make_menu (GtkMenuButton *button,
           gpointer       menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

static void
purser_library_page_init (PurserLibraryPage *self)
{
  g_autofree char *folder = purser_library_dup_folder ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu, self->primary_menu, NULL);
  self->plays = purser_plays_new (folder, purser_games_find);
  g_signal_connect_object (self->plays, "items-changed", G_CALLBACK (plays_changed_cb), self, G_CONNECT_SWAPPED);
}
