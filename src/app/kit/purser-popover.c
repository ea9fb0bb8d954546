// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-popover.h"

static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

static void
destroyed_cb (GtkWidget *anchor,
              GtkWidget *popover)
{
  if (gtk_widget_get_parent (popover) == anchor)
    gtk_widget_unparent (popover);
}

/* Shows a popover and unparents it after it is closed, or with its parent. */
void
purser_popover_popup_at (GtkPopover *popover,
                         GtkWidget  *anchor)
{
  gtk_widget_set_parent (GTK_WIDGET (popover), anchor);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (anchor, "destroy", G_CALLBACK (destroyed_cb), popover, G_CONNECT_DEFAULT);
  gtk_popover_popup (popover);
}
