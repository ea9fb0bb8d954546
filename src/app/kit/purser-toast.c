// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-toast.h"

/* Says something in passing, at the bottom of the widget's window. A name of a file need not be UTF-8. */
void
purser_toast (GtkWidget  *widget,
              const char *format,
              ...)
{
  g_autofree char *text = NULL;
  g_autofree char *valid = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  valid = g_utf8_make_valid (text, -1);
  gtk_widget_activate_action (widget, "win.toast", "s", valid);
}
