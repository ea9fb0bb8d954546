// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "purser-cli-text.h"

/* The width if the terminal has none, such as in a pipe. */
#define USUAL 80

/* Columns narrower than this cannot be read. */
#define LEAST 20

/* Returns: the number of columns of the terminal; if there is none, that in COLUMNS or 80 */
guint
purser_cli_get_width (void)
{
  const char *columns = g_getenv ("COLUMNS");
  struct winsize size;
  guint64 width;

  if (ioctl (fileno (stdout), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return MAX (size.ws_col, LEAST);
  if (columns != NULL && g_ascii_string_to_unsigned (columns, 10, 1, 1000, &width, NULL))
    return MAX ((guint) width, LEAST);
  return USUAL;
}

static guint
measure_character (gunichar character)
{
  return g_unichar_iszerowidth (character) ? 0 : g_unichar_iswide (character) ? 2 : 1;
}

/* Returns: the number of columns that the text takes; Chinese and Japanese characters take two */
guint
purser_cli_measure (const char *text)
{
  guint width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    width += measure_character (g_utf8_get_char (p));
  return width;
}

/* ---- Lines ---- */

/* Returns whether a line may begin with a character. No line of Japanese begins with closing brackets, full stops, long vowels,
 * small kana or the per cent sign. */
static gboolean
may_begin (gunichar character)
{
  switch (g_unichar_break_type (character))
    {
    case G_UNICODE_BREAK_CLOSE_PUNCTUATION:
    case G_UNICODE_BREAK_CLOSE_PARENTHESIS:
    case G_UNICODE_BREAK_EXCLAMATION:
    case G_UNICODE_BREAK_INFIX_SEPARATOR:
    case G_UNICODE_BREAK_NON_STARTER:
    case G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER:
    case G_UNICODE_BREAK_POSTFIX:
    case G_UNICODE_BREAK_SYMBOL:
      return FALSE;
    default:
      return TRUE;
    }
}

/* Returns whether a line may break between two characters. Words stay whole, Japanese may break anywhere, but a number stays
 * with its unit. */
static gboolean
may_part (gunichar before,
          gunichar after)
{
  if (g_unichar_isspace (after))
    return FALSE;
  if (g_unichar_isspace (before))
    return TRUE;
  if (!g_unichar_iswide (before) && !g_unichar_iswide (after))
    return FALSE;
  return may_begin (after) && !g_unichar_isdigit (before) && g_unichar_break_type (before) != G_UNICODE_BREAK_OPEN_PUNCTUATION;
}

/* Returns the end of the line that begins at @start; a word longer than a line is broken. */
static const char *
find_end (const char *start,
          guint       width)
{
  const char *end = NULL;
  gunichar before = 0;
  guint taken = 0;

  for (const char *p = start; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (p > start && may_part (before, character))
        end = p;
      taken += measure_character (character);
      if (taken > width && !g_unichar_isspace (character))
        return end != NULL ? end : p > start ? p : g_utf8_next_char (p);
      before = character;
    }
  return start + strlen (start);
}

/* Returns: (transfer full) (element-type utf8): its lines, at least one */
GPtrArray *
purser_cli_wrap (const char *text,
                 guint       width)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  do
    {
      const char *end = find_end (text, width);

      g_ptr_array_add (lines, g_strchomp (g_strndup (text, (gsize) (end - text))));
      text = end;
    }
  while (*text != '\0');
  return lines;
}

/* Prints a text in lines that fit the terminal.
 *
 * @lead: the text before the first line; the other lines are indented as far */
void
purser_cli_print_wrapped (const char *lead,
                          const char *text)
{
  guint indent = purser_cli_measure (lead);
  g_autoptr (GPtrArray) lines = purser_cli_wrap (text, purser_cli_get_width () - MIN (indent, LEAST / 2));

  for (guint i = 0; i < lines->len; i++)
    g_print ("%s%*s%s\n", i == 0 ? lead : "", i == 0 ? 0 : (int) indent, "", (const char *) lines->pdata[i]);
}
