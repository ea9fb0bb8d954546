// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* GTK keeps silent for a widget that no screen reader has come across yet. The window is known to all of them. */

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

/* Tells those who listen instead of looking, once they have heard what is being said. */
void
purser_announce (GtkWidget  *widget,
                 const char *text)
{
  announce (widget, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Tells those who listen instead of looking at once. */
void
purser_announce_problem (GtkWidget  *widget,
                         const char *text)
{
  announce (widget, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}
