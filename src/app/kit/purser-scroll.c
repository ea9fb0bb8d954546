// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-scroll.h"

/* Scrolls in the second frame: a widget that was shown in this frame is allocated at the end of it. */
static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  guint *n_frames = data;
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  if ((*n_frames)++ == 0)
    return G_SOURCE_CONTINUE;
  if (viewport != NULL && gtk_widget_get_mapped (widget))
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), widget, NULL);
  return G_SOURCE_REMOVE;
}

/* Scrolls to a widget once it is allocated: one that was just added or shown has no place yet. */
void
purser_scroll_to (GtkWidget *widget)
{
  gtk_widget_add_tick_callback (widget, frame_cb, g_new0 (guint, 1), g_free);
}
