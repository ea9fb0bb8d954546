// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* GTK announces nothing for a widget that no screen reader has seen yet. All screen readers know the window. */

#include "config.h"

#include "purser-announce.h"

static void
announce (GtkWidget                         *widget,
          const char                        *text,
          GtkAccessibleAnnouncementPriority  priority)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root) && *text != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (root), text, priority);
}

/* Announces a text to screen readers after the current announcement. */
void
purser_announce (GtkWidget  *widget,
                 const char *text)
{
  announce (widget, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Announces a text to screen readers at once. */
void
purser_announce_problem (GtkWidget  *widget,
                         const char *text)
{
  announce (widget, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}
