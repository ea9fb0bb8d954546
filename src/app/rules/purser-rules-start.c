// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-bookmarks-box.h"
#include "purser-rulebook.h"
#include "purser-rules-start.h"
#include "purser-wrap-box.h"

/* Where to begin while no game is chosen and nothing is looked for: the bookmarks, and the rulebooks. */
struct _PurserRulesStart
{
  AdwBin parent_instance;

  GtkWidget          *marked; /* the bookmarks with their heading */
  PurserBookmarksBox *bookmarks_box;
  GtkWidget          *games_box;
};

G_DEFINE_FINAL_TYPE (PurserRulesStart, purser_rules_start, ADW_TYPE_BIN)

static void
purser_rules_start_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_RULES_START);
  G_OBJECT_CLASS (purser_rules_start_parent_class)->dispose (object);
}

static void
purser_rules_start_class_init (PurserRulesStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_rules_start_dispose;
  g_type_ensure (PURSER_TYPE_BOOKMARKS_BOX);
  gtk_widget_class_set_css_name (widget_class, "rules-start");
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/rules/purser-rules-start.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserRulesStart, marked);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesStart, bookmarks_box);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesStart, games_box);
}

static void
purser_rules_start_init (PurserRulesStart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
append_game (PurserRulesStart *self,
             const char       *game,
             PurserLanguage    language)
{
  GtkWidget *label = gtk_label_new (purser_rulebook_find_title (game, language));
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  purser_label_let_wrap (label);
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
