// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-reserved-size-bin.h"
#include "purser-wrap-box.h"

/* A text with room for the same text in the other language, so that what stands beside it and below it stays where it
 * is when the language flips. */
struct _PurserReservedSizeBin
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserReservedSizeBin, purser_reserved_size_bin, GTK_TYPE_WIDGET)

static void
purser_reserved_size_bin_dispose (GObject *object)
{
  purser_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (purser_reserved_size_bin_parent_class)->dispose (object);
}

static void
purser_reserved_size_bin_class_init (PurserReservedSizeBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_reserved_size_bin_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
  gtk_widget_class_set_css_name (widget_class, "twin");
}

static void
purser_reserved_size_bin_init (PurserReservedSizeBin *self)
{
}

/* @other: (nullable): the same in the other language, of which only the size is wanted
 *
 * Returns: (transfer floating): a widget as large as the larger of both */
GtkWidget *
purser_reserved_size_bin_new (GtkWidget *shown,
                              GtkWidget *other)
{
  GtkWidget *self = g_object_new (PURSER_TYPE_RESERVED_SIZE_BIN, NULL);

  gtk_widget_set_parent (shown, self);
  if (other == NULL)
    return self;
  gtk_widget_set_parent (other, self);
  gtk_widget_set_child_visible (other, FALSE);
  gtk_widget_set_can_focus (other, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (other), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return self;
}
