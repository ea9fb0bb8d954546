// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-line-breaks.h"
#include "purser-rulebook.h"
#include "purser-rules-row.h"

#define MOST_LINES 3 /* of a ruling */

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* Creates the label of the ruling. The row shows it, so that a wrong first hit costs no tap. */
static GtkWidget *
make_ruling (void)
{
  GtkWidget *label = make_label ("body");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), MOST_LINES);
  gtk_widget_add_css_class (label, "dimmed");
  return label;
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *game = make_label ("caption");

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_add_css_class (game, "dimmed");
  gtk_box_append (GTK_BOX (box), make_label ("heading"));
  gtk_box_append (GTK_BOX (box), make_ruling ());
  gtk_box_append (GTK_BOX (box), game);
  gtk_list_item_set_child (item, box);
}

static void
fill_label (GtkWidget  *label,
            const char *text)
{
  purser_line_breaks_show (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, *text != '\0');
}

static void
bind_cb (GtkListItemFactory    *factory,
         GtkListItem           *item,
         const PurserRulesLook *look)
{
  PurserSection *section = gtk_list_item_get_item (item);
  const char *game = look->one_game ? "" : purser_rulebook_find_title (purser_section_get_game (section), look->language);
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *ruling = gtk_widget_get_next_sibling (title);
  const char *said = purser_section_get_ruling (section, look->language);

  fill_label (title, purser_section_get_title (section, look->language));
  fill_label (ruling, said);
  fill_label (gtk_widget_get_next_sibling (ruling), game);
  gtk_list_item_set_accessible_label (item, purser_section_get_title (section, look->language));
  gtk_list_item_set_accessible_description (item, said);
}

/* @look: must live as long as the list; rows use changes of it when they are bound again */
GtkListItemFactory *
purser_rules_row_factory_new (const PurserRulesLook *look)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), (gpointer) look);
  return factory;
}
