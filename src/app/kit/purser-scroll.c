// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-scroll.h"

/* The key for the widget to which a viewport should scroll, the last one if there were several. */
#define WANTED "purser-scroll-wanted"

typedef struct {
  guint    n_frames;
  gboolean wanted;
} Scroll;

static GObject *
find_viewport (GtkWidget *widget)
{
  return (GObject *) gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
}

/* Scrolls in the next frame, as a widget that was just shown is allocated at the end of this one. Only the last request for a
 * viewport counts: widgets keep their places until the end of a frame, so two scrolls in one frame would add up. */
static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  Scroll *scroll = data;
  GObject *viewport = find_viewport (widget);

  if (scroll->n_frames++ == 0)
    return G_SOURCE_CONTINUE;
  if (viewport == NULL || !gtk_widget_get_mapped (widget) ||
      (scroll->wanted && g_object_get_data (viewport, WANTED) != widget))
    return G_SOURCE_REMOVE;
  g_object_set_data (viewport, WANTED, NULL);
  gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), widget, NULL);
  return G_SOURCE_REMOVE;
}

/* Scrolls to a widget once it is allocated: one that was just added or shown has no place yet. */
void
purser_scroll_to (GtkWidget *widget)
{
  Scroll *scroll = g_new0 (Scroll, 1);
  GObject *viewport = find_viewport (widget);

  scroll->wanted = viewport != NULL;
  if (viewport != NULL)
    g_object_set_data (viewport, WANTED, widget);
  gtk_widget_add_tick_callback (widget, frame_cb, scroll, g_free);
}
