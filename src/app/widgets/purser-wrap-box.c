// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-wrap-box.h"

/**
 * purser_wrap_box_clear:
 * @box: a wrap box
 *
 * Takes everything out of it; libadwaita has a function for this from 1.8 on.
 */
void
purser_wrap_box_clear (AdwWrapBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    adw_wrap_box_remove (box, child);
}
