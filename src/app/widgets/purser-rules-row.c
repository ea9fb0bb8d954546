// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-rulebook.h"
#include "purser-rules-row.h"

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style != NULL)
    {
      gtk_widget_add_css_class (label, style);
      gtk_widget_add_css_class (label, "dimmed");
    }
  return label;
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), make_label (NULL));
  gtk_box_append (GTK_BOX (box), make_label ("caption"));
  gtk_list_item_set_child (item, box);
}

static char *
say_place (PurserSection         *section,
           const PurserRulesLook *look)
{
  PurserRulebook *book = purser_rulebook_get (purser_section_get_game (section));
  const char *chapter = purser_rulebook_get_chapter_title (book, purser_section_get_chapter (section), look->language);
  const char *place = purser_section_is_card (section) ? _("Card") : chapter != NULL ? chapter : "";

  if (look->one_game)
    return g_strdup (place);
  return g_strdup_printf ("%s · %s", purser_rulebook_get_title (book, look->language), place);
}

static void
bind_cb (GtkListItemFactory    *factory,
         GtkListItem           *item,
         const PurserRulesLook *look)
{
  PurserSection *section = gtk_list_item_get_item (item);
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *place = say_place (section, look);

  gtk_label_set_label (GTK_LABEL (title), purser_section_get_title (section, look->language));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), place);
  gtk_list_item_set_accessible_label (item, purser_section_get_title (section, look->language));
}

/**
 * purser_rules_row_factory_new:
 * @look: how the list is shown; it must live as long as the list, and rows follow it when they are filled again
 *
 * Returns: (transfer full): what makes the rows of a list of sections
 */
GtkListItemFactory *
purser_rules_row_factory_new (const PurserRulesLook *look)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), (gpointer) look);
  return factory;
}
