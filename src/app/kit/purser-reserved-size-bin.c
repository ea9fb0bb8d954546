// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-reserved-size-bin.h"

/* Makes a widget that shows a text and reserves room for the same text in the other language, so that its neighbours stay in
 * place when the language changes.
 *
 * @other: (nullable): only measured */
GtkWidget *
purser_reserved_size_bin_new (GtkWidget *shown,
                              GtkWidget *other)
{
  GtkWidget *self = g_object_new (GTK_TYPE_OVERLAY, "child", shown, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC, NULL);

  if (other == NULL)
    return self;
  gtk_overlay_add_overlay (GTK_OVERLAY (self), other);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (self), other, TRUE);
  gtk_widget_set_child_visible (other, FALSE);
  gtk_widget_set_can_focus (other, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (other), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return self;
}
