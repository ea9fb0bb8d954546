// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-bookmarks.h"
#include "purser-rulebook.h"
#include "purser-rules-button.h"
#include "purser-rules-start.h"
#include "purser-widget.h"

/* The start page while no game is chosen and no words are searched: the bookmarks, and the rulebooks. */
struct _PurserRulesStart
{
  AdwBin parent_instance;

  GtkWidget *marked; /* the bookmarks with their heading */
  GtkBox    *bookmarks_box;
  GtkBox    *games_box;
};

G_DEFINE_FINAL_TYPE (PurserRulesStart, purser_rules_start, ADW_TYPE_BIN)

static void
purser_rules_start_class_init (PurserRulesStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

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

/* Lists bookmarks and rulebooks; it reads only those rulebooks that have bookmarks. */
void
purser_rules_start_fill (PurserRulesStart *self,
                         PurserLanguage    language)
{
  const char *const *games = purser_rulebook_list_games ();

  gtk_widget_set_visible (self->marked, !purser_bookmarks_are_none ());
  purser_bookmarks_fill (self->bookmarks_box, language);
  purser_box_clear (self->games_box);
  for (guint i = 0; games[i] != NULL; i++)
    gtk_box_append (self->games_box, purser_rules_button_new (purser_rulebook_find_title (games[i], language),
                                                              "rules.choose-game", games[i]));
}
