// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-combo-list.h"
#include "purser-label.h"

/* Longer texts wrap, so that a list is no wider than a phone with large text. */
#define LINE_LENGTH 20

static void
item_update (AdwComboRow *row,
             GParamSpec  *pspec,
             GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  gboolean chosen = gtk_list_item_get_item (item) == adw_combo_row_get_selected_item (row);

  gtk_widget_set_opacity (gtk_widget_get_last_child (box), chosen ? 1 : 0);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          AdwComboRow              *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  purser_label_let_break (label);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, box);
  g_signal_connect_object (row, "notify::selected-item", G_CALLBACK (item_update), item, G_CONNECT_DEFAULT);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         AdwComboRow              *row)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  item_update (row, NULL, item);
}

/* Shows the choices of a row, which are texts, whole: libadwaita cuts them off after twenty letters. */
void
purser_combo_list_wrap (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), row, G_CONNECT_DEFAULT);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), row, G_CONNECT_DEFAULT);
  adw_combo_row_set_list_factory (row, factory);
}
