// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-chart-section.h"

/* Returns: (transfer floating): a group with the heading, the picture, and the table behind it */
GtkWidget *
purser_chart_section_new (const char *title,
                          GtkWidget  *picture,
                          GtkWidget  *table)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_Numbers"));
  GtkWidget *window = gtk_scrolled_window_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "form");
  gtk_widget_set_margin_top (table, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), table);
  gtk_expander_set_child (GTK_EXPANDER (expander), window);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), expander);
  /* The table itself is only there while it is open. */
  gtk_accessible_update_relation (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_RELATION_DETAILS, expander, NULL, -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  return group;
}

/* Fills a table with how often each sum came up, and how often it does on average. */
void
purser_chart_section_fill_dice (PurserNumberTable      *table,
                                const PurserCourseDice *dice)
{
  const char *headings[] = { _("Sum"), _("Rolled"), _("On average"), NULL };

  purser_number_table_clear (table);
  purser_number_table_add (table, headings, TRUE);
  for (int sum = 2; sum <= PURSER_COURSE_MAX_DICE; sum++)
    {
      g_autofree char *first = g_strdup_printf ("%d", sum);
      g_autofree char *rolled = g_strdup_printf ("%u", dice->sums[sum]);
      g_autofree char *average = g_strdup_printf ("%.1f", dice->expected[sum]);
      const char *cells[] = { first, rolled, average, NULL };

      purser_number_table_add (table, cells, FALSE);
    }
}
