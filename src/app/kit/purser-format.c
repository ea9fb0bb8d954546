// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-format.h"
#include "purser-number.h"

/* Returns a mark that keeps a sign before its number in languages that are written from right to left. */
static const char *
get_direction_mark (void)
{
  return gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "\u200e" : "";
}

/* Returns: (transfer full): the number, with a real minus */
char *
purser_format_amount (gint64 amount)
{
  g_autofree char *number = purser_number_dup (amount);

  return g_strconcat (amount < 0 ? get_direction_mark () : "", number, NULL);
}

char *
purser_format_signed (gint64 amount)
{
  g_autofree char *number = purser_number_dup_signed (amount);

  return g_strconcat (amount != 0 ? get_direction_mark () : "", number, NULL);
}

/* For templates, which hide labels without a text. */
gboolean
purser_has_text (GObject    *object,
                 const char *text)
{
  return text != NULL && *text != '\0';
}

/* Returns: (transfer full): a reason from the rules, which has no capital letter, as the beginning of a sentence */
char *
purser_format_sentence (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, g_utf8_offset_to_pointer (text, MIN (1, g_utf8_strlen (text, -1))), NULL);
}
