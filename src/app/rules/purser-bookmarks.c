// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-bookmarks.h"
#include "purser-rulebook.h"
#include "purser-rules-button.h"
#include "purser-settings.h"
#include "purser-widget.h"

#define KEY "rules-bookmarks"

/* Closes the list of bookmarks after one was chosen, as the user wants to read now. */
static void
clicked_cb (GtkWidget *button)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* Returns the title with that of the game, as several games have rules of the same name. */
static char *
dup_title (const char     *id,
           PurserLanguage  language)
{
  PurserSection *section = purser_rulebook_find_anywhere (id);

  if (section == NULL)
    return g_strdup (id);
  return g_strdup_printf ("%s · %s", purser_section_get_title (section, language),
                          purser_rulebook_find_title (purser_section_get_game (section), language));
}

static void
append_bookmark (GtkBox         *box,
                 const char     *id,
                 PurserLanguage  language)
{
  g_autofree char *title = dup_title (id, language);
  GtkWidget *button = purser_rules_button_new (title, "rules.show", id);

  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
  gtk_box_append (box, button);
}

/* Lists the bookmarked sections, to open each with one tap. */
void
purser_bookmarks_fill (GtkBox         *box,
                       PurserLanguage  language)
{
  g_auto (GStrv) bookmarks = g_settings_get_strv (purser_settings_get (), KEY);

  purser_box_clear (box);
  for (guint i = 0; bookmarks[i] != NULL; i++)
    append_bookmark (box, bookmarks[i], language);
  if (bookmarks[0] == NULL)
    gtk_box_append (box, gtk_label_new (_("No bookmarks yet")));
}

gboolean
purser_bookmarks_are_none (void)
{
  g_auto (GStrv) bookmarks = g_settings_get_strv (purser_settings_get (), KEY);

  return bookmarks[0] == NULL;
}

gboolean
purser_bookmarks_contain (PurserSection *section)
{
  g_auto (GStrv) bookmarks = g_settings_get_strv (purser_settings_get (), KEY);

  return g_strv_contains ((const char *const *) bookmarks, purser_section_get_id (section));
}

void
purser_bookmarks_set (PurserSection *section,
                      gboolean       bookmarked)
{
  g_auto (GStrv) bookmarks = g_settings_get_strv (purser_settings_get (), KEY);
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv) strings = NULL;

  for (guint i = 0; bookmarks[i] != NULL; i++)
    if (!g_str_equal (bookmarks[i], purser_section_get_id (section)))
      g_strv_builder_add (kept, bookmarks[i]);
  if (bookmarked)
    g_strv_builder_add (kept, purser_section_get_id (section));
  strings = g_strv_builder_end (kept);
  g_settings_set_strv (purser_settings_get (), KEY, (const char *const *) strings);
}
