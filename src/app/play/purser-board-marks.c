// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Small marks that boards are made of. */

#include "config.h"

#include "purser-board-marks.h"
#include "purser-label.h"
#include "purser-widget.h"

/* @icon: (nullable) */
GtkWidget *
purser_fact_mark_new (const char *icon,
                      const char *text,
                      const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = gtk_label_new (text);

  if (icon != NULL)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), label);
  purser_label_let_wrap (label);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (box, "fact");
  purser_set_tooltip (box, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return box;
}

GtkWidget *
purser_step_mark_new (int      number,
                      gboolean passed,
                      gboolean reached)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "step");
  if (passed)
    gtk_widget_add_css_class (label, "passed");
  if (reached)
    gtk_widget_add_css_class (label, "reached");
  return label;
}
