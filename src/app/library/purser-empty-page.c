// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What somebody sees who has no plays: the way to one, plays to look at, and the rules. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-empty-page.h"
#include "purser-format.h"
#include "purser-games.h"

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
button_new (const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_add_css_class (button, "pill");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* The widgets of a menu are made when somebody opens it. */
static void
make_samples (GtkMenuButton *button,
              gpointer       data)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  for (guint i = 0; purser_games_list ()[i] != NULL; i++)
    {
      const PurserRules *rules = purser_games_list ()[i];
      g_autoptr (GMenuItem) item = g_menu_item_new (_(rules->title), NULL);

      g_menu_item_set_action_and_target (item, "library.sample", "s", rules->id);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static GtkWidget *
samples_button_new (void)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("_Look at a Play"));
  gtk_menu_button_set_use_underline (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), make_samples, NULL, NULL);
  gtk_widget_add_css_class (button, "pill-menu");
  return button;
}

/* Returns: (transfer floating): what a library without plays shows */
GtkWidget *
purser_empty_page_new (void)
{
  GtkWidget *page = g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "purser-credits-symbolic", "title", _("No Plays Yet"),
                                  "description", _("The accounts of your board game: what each roll pays, and why."),
                                  NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *begin = button_new (_("_New Play"), "win.new-play");

  gtk_widget_add_css_class (begin, "suggested-action");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), begin);
  gtk_box_append (GTK_BOX (box), samples_button_new ());
  gtk_box_append (GTK_BOX (box), button_new (_("_Rules and Cards"), "win.rules"));
  adw_status_page_set_child (ADW_STATUS_PAGE (page), box);
  return low_bin_new (page);
}

/* Puts a play to look at where it can be opened and played on: not among the plays of the library, and afresh each
 * time.
 * Returns: (transfer full) (nullable): its file */
char *
purser_empty_page_dup_sample (const char  *game,
                              GError     **error)
{
  g_autofree char *name = g_strconcat (game, ".purser", NULL);
  g_autofree char *resource = g_strconcat ("/purser/app/library/samples/", name, NULL);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "purser", "samples", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  gsize length;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (text == NULL || g_mkdir_with_parents (folder, 0700) != 0 ||
      !g_file_set_contents (path, text, (gssize) length, error))
    return NULL;
  return g_steal_pointer (&path);
}
