// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-toast.h"

/* In seconds. Reading the text and reaching for the button takes longer than reading alone. */
#define TIME_TO_UNDO 10
/* The least time in seconds, and the bytes read in a second: slowly, as nobody waits for a toast. */
#define LEAST_TIME 5
#define BYTES_A_SECOND 8

/* Says something in passing, at the bottom of what the widget is in: a page that has a button there has an overlay of its own
 * above it, and what is in none has that of the window. A name of a file need not be UTF-8. */
void
purser_toast (GtkWidget  *widget,
              const char *format,
              ...)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *text = NULL;
  g_autofree char *valid = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  valid = g_utf8_make_valid (text, -1);
  if (overlay != NULL)
    purser_toast_show (ADW_TOAST_OVERLAY (overlay), valid);
  else
    gtk_widget_activate_action (widget, "win.toast", "s", valid);
}

/* Shows a toast for as long as it takes to read. Its text may hold a file name or a sentence from elsewhere, so it has no
 * markup. */
void
purser_toast_show (AdwToastOverlay *overlay,
                   const char      *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, MAX (LEAST_TIME, (guint) strlen (text) / BYTES_A_SECOND));
  adw_toast_overlay_add_toast (overlay, toast);
}

/* Shows what was done, with a button to undo it.
 *
 * @undo: (closure data): called with the toast and @data */
void
purser_toast_undo (GtkWidget      *widget,
                   const char     *text,
                   GCallback       undo,
                   gpointer        data,
                   GClosureNotify  free_data)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  AdwToast *toast = adw_toast_new (text);

  g_signal_connect_data (toast, "button-clicked", undo, data, free_data, G_CONNECT_DEFAULT);
  /* The widget may have left its window while the disk was slow. */
  if (overlay == NULL)
    {
      g_object_unref (g_object_ref_sink (toast));
      return;
    }
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, TIME_TO_UNDO);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}
