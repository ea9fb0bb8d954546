// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-shortcuts-dialog.h"
#include "purser-wrap-box.h"

/* The keys, in words and caps. */
struct _PurserShortcutsDialog
{
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserShortcutsDialog, purser_shortcuts_dialog, ADW_TYPE_DIALOG)

typedef struct {
  const char *title;
  const char *keys[3];
} Shortcut;

static const Shortcut at_the_table[] = {
  { N_("Enter a die"), { "1", "6" } },
  { N_("Accept the suggestion"), { "Return" } },
  { N_("Clear"), { "Escape" } },
  { N_("Undo"), { "<Control>z" } },
  { N_("Redo"), { "<Control><Shift>z" } },
  { N_("Correct a number"), { "<Control>b" } },
  { N_("Roll dice"), { "<Control>d" } },
  { N_("Charts"), { "<Control>l" } },
  { N_("Scoreboard"), { "<Control><Shift>s" } },
  { N_("Share"), { "<Control><Shift>e" } },
  { NULL }
};

static const Shortcut plays[] = {
  { N_("New play"), { "<Control>n" } },
  { N_("Open a play"), { "<Control>o" } },
  /* Any letter does, too. */
  { N_("Search plays"), { "<Control>f" } },
  { N_("Statistics"), { "<Control>t" } },
  { N_("Change the order of players"), { "<Alt>Up", "<Alt>Down" } },
  { NULL }
};

static const Shortcut rules[] = {
  { N_("Search rules and cards"), { "<Control>r" } },
  { N_("Next or previous result"), { "<Control>g", "<Control><Shift>g" } },
  { N_("Back and forward"), { "<Alt>Left", "<Alt>Right" } },
  { N_("Print the rule"), { "<Control>p" } },
  { N_("Larger or smaller text"), { "<Control>plus", "<Control>minus" } },
  { NULL }
};

static const Shortcut general[] = {
  { N_("Search the current page"), { "<Control>f" } },
  { N_("Main menu"), { "F10" } },
  { N_("Fullscreen"), { "F11" } },
  { N_("Help"), { "F1" } },
  { N_("Preferences"), { "<Control>comma" } },
  { N_("Keyboard shortcuts"), { "<Control>question" } },
  { N_("Close the window"), { "<Control>w" } },
  { N_("Quit"), { "<Control>q" } },
  { NULL }
};

static const struct {
  const char     *title;
  const Shortcut *shortcuts;
} groups[] = {
  { N_("At the Table"), at_the_table },
  { N_("Plays"), plays },
  { N_("Rules"), rules },
  { N_("General"), general },
};

static void
purser_shortcuts_dialog_class_init (PurserShortcutsDialogClass *klass)
{
}

static void
purser_shortcuts_dialog_init (PurserShortcutsDialog *self)
{
}

static char *
dup_key (const char *accelerator)
{
  guint key = 0;
  GdkModifierType modifiers = 0;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  return gtk_accelerator_get_label (key, modifiers);
}

static GtkWidget *
row_new (const Shortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *first = dup_key (shortcut->keys[0]);
  g_autofree char *last = shortcut->keys[1] != NULL ? dup_key (shortcut->keys[1]) : NULL;
  g_autofree char *text = last != NULL ? g_strdup_printf ("%s … %s", first, last) : g_strdup (first);
  GtkWidget *label = gtk_label_new (text);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcut->title));
  purser_label_let_wrap (label);
  gtk_widget_add_css_class (label, "keycap");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

/* Returns: (transfer floating): a dialog that tells the keys */
AdwDialog *
purser_shortcuts_dialog_new (void)
{
  PurserShortcutsDialog *self = g_object_new (PURSER_TYPE_SHORTCUTS_DIALOG, "title", _("Keyboard Shortcuts"),
                                              "content-width", 460, NULL);
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      GtkWidget *group = adw_preferences_group_new ();

      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(groups[i].title));
      for (const Shortcut *shortcut = groups[i].shortcuts; shortcut->title != NULL; shortcut++)
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row_new (shortcut));
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
    }
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  return ADW_DIALOG (self);
}
