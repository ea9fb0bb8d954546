// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-bookmarks-box.h"
#include "purser-rulebook.h"
#include "purser-rules-start.h"

/**
 * PurserRulesStart:
 *
 * Where to begin while no game is chosen and nothing is looked for: the bookmarks, and the rulebooks.
 */
struct _PurserRulesStart
{
  AdwBin parent_instance;

  GtkWidget *marked; /* the bookmarks with their heading */
  PurserBookmarksBox *bookmarks_box;
  GtkWidget *games_box;
};

G_DEFINE_FINAL_TYPE (PurserRulesStart, purser_rules_start, ADW_TYPE_BIN)

static GtkWidget *
heading_new (const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 3);
  return label;
}

static GtkWidget *
group_new (const char *title,
           GtkWidget  *content)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (group), heading_new (title));
  gtk_box_append (GTK_BOX (group), content);
  return group;
}

static void
purser_rules_start_class_init (PurserRulesStartClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rules-start");
}

static void
purser_rules_start_init (PurserRulesStart *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->bookmarks_box = g_object_new (PURSER_TYPE_BOOKMARKS_BOX, NULL);
  self->games_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->marked = group_new (_("Bookmarks"), GTK_WIDGET (self->bookmarks_box));
  gtk_box_append (GTK_BOX (box), self->marked);
  gtk_box_append (GTK_BOX (box), group_new (_("Rulebooks"), self->games_box));
  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_margin_end (box, 6);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), box);
  adw_bin_set_child (ADW_BIN (self), window);
}

static void
append_game (PurserRulesStart *self,
             const char       *game,
             PurserLanguage    language)
{
  GtkWidget *label = gtk_label_new (purser_rulebook_find_title (game, language));
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rules-entry");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.choose-game");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game);
  gtk_box_append (GTK_BOX (self->games_box), button);
}

/* Lists bookmarks and rulebooks; no rulebook is read but those that something is marked in. */
void
purser_rules_start_fill (PurserRulesStart *self,
                         GSettings        *settings,
                         PurserLanguage    language)
{
  const char *const *games = purser_rulebook_list_games ();
  GtkWidget *child;

  gtk_widget_set_visible (self->marked, !purser_bookmarks_are_none (settings));
  purser_bookmarks_box_fill (self->bookmarks_box, settings, language);
  while ((child = gtk_widget_get_first_child (self->games_box)) != NULL)
    gtk_box_remove (GTK_BOX (self->games_box), child);
  for (guint i = 0; games[i] != NULL; i++)
    append_game (self, games[i], language);
}
