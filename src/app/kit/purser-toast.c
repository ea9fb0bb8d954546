// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-line-breaks.h"
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

static int
measure_natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Returns the width of an overlay. A window that was just presented has no size yet, but will get its default one. */
static int
get_room (GtkWidget *overlay)
{
  GtkRoot *window = gtk_widget_get_root (overlay);
  int width = gtk_widget_get_width (overlay);

  if (width == 0 && GTK_IS_WINDOW (window))
    gtk_window_get_default_size (GTK_WINDOW (window), &width, NULL);
  return width;
}

/* An overlay gives a toast the height for its natural width, even if the window is narrower. So the natural width of the
 * label must fit the window. */
static int
count_chars (GtkWidget *overlay,
             GtkWidget *toast,
             GtkWidget *label)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (label), NULL, NULL);
  int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                   pango_font_metrics_get_approximate_digit_width (metrics));
  int around = measure_natural_width (toast) - measure_natural_width (label);

  pango_font_metrics_unref (metrics);
  return MAX ((get_room (overlay) - around) * PANGO_SCALE / MAX (width, 1), 1);
}

/* Returns: (transfer none) (nullable): the first label, which shows the title */
static GtkWidget *
find_title (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_title (child);
  return found;
}

static void
toast_let_wrap (GtkWidget *overlay,
                GtkWidget *toast)
{
  GtkWidget *label = find_title (toast);
  int chars = label != NULL ? count_chars (overlay, toast, label) : 0;

  if (label == NULL)
    return;
  g_object_set (label, "single-line-mode", FALSE, "ellipsize", PANGO_ELLIPSIZE_NONE, "wrap", TRUE, "wrap-mode",
                PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "max-width-chars", chars, NULL);
  purser_line_breaks_show_all (gtk_widget_get_parent (label));
}

/* All children of the overlay but the one it was given are toasts. */
static void
children_changed_cb (GListModel *children,
                     guint       position,
                     guint       removed,
                     guint       added,
                     GtkWidget  *overlay)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (children, i);

      if (child != adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)))
        toast_let_wrap (overlay, child);
    }
}

/* Lets toasts wrap: on a phone their one line ends before the reason of a refusal. A custom title would not be announced, so
 * the label of the title is changed, as soon as the toast shows. */
static void
overlay_let_wrap (AdwToastOverlay *overlay)
{
  GListModel *children = g_object_get_data (G_OBJECT (overlay), "purser-children");

  if (children != NULL)
    return;
  children = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect (children, "items-changed", G_CALLBACK (children_changed_cb), overlay);
  g_object_set_data_full (G_OBJECT (overlay), "purser-children", children, g_object_unref);
}

static void
overlay_add (AdwToastOverlay *overlay,
             AdwToast        *toast)
{
  adw_toast_set_use_markup (toast, FALSE);
  overlay_let_wrap (overlay);
  adw_toast_overlay_add_toast (overlay, toast);
}

/* Shows a toast for as long as it takes to read. Its text may hold a file name or a sentence from elsewhere, so it has no
 * markup. */
void
purser_toast_show (AdwToastOverlay *overlay,
                   const char      *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_timeout (toast, MAX (LEAST_TIME, (guint) strlen (text) / BYTES_A_SECOND));
  overlay_add (overlay, toast);
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
  adw_toast_set_timeout (toast, TIME_TO_UNDO);
  adw_toast_set_button_label (toast, _("_Undo"));
  overlay_add (ADW_TOAST_OVERLAY (overlay), toast);
}
