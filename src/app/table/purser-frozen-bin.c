// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-frozen-bin.h"

/* Keeps the picture of its child while the child is removed and made again, so that nothing flickers: an answered question
 * is removed at once but stays visible until the next one is there. */
struct _PurserFrozenBin
{
  AdwBin parent_instance;

  GskRenderNode *picture;
  gboolean       held;
};

G_DEFINE_FINAL_TYPE (PurserFrozenBin, purser_frozen_bin, ADW_TYPE_BIN)

static void
still_take_picture (PurserFrozenBin *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  g_clear_pointer (&self->picture, gsk_render_node_unref);
  GTK_WIDGET_CLASS (purser_frozen_bin_parent_class)->snapshot (GTK_WIDGET (self), snapshot);
  self->picture = gtk_snapshot_free_to_node (snapshot);
}

static void
purser_frozen_bin_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  PurserFrozenBin *self = PURSER_FROZEN_BIN (widget);

  if (!self->held)
    still_take_picture (self);
  if (self->picture != NULL)
    gtk_snapshot_append_node (snapshot, self->picture);
}

static void
purser_frozen_bin_unmap (GtkWidget *widget)
{
  g_clear_pointer (&PURSER_FROZEN_BIN (widget)->picture, gsk_render_node_unref);
  GTK_WIDGET_CLASS (purser_frozen_bin_parent_class)->unmap (widget);
}

static void
purser_frozen_bin_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_FROZEN_BIN (object)->picture, gsk_render_node_unref);
  G_OBJECT_CLASS (purser_frozen_bin_parent_class)->finalize (object);
}

static void
purser_frozen_bin_class_init (PurserFrozenBinClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_frozen_bin_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = purser_frozen_bin_snapshot;
  GTK_WIDGET_CLASS (klass)->unmap = purser_frozen_bin_unmap;
}

static void
purser_frozen_bin_init (PurserFrozenBin *self)
{
}

/* Keeps the present picture and height until the bin thaws, whatever happens to its child. */
void
purser_frozen_bin_freeze (PurserFrozenBin *self)
{
  if (self->held)
    return;
  self->held = TRUE;
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, gtk_widget_get_height (GTK_WIDGET (self)));
}

void
purser_frozen_bin_thaw (PurserFrozenBin *self)
{
  if (!self->held)
    return;
  self->held = FALSE;
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
