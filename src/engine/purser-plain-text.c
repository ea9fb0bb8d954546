// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-plain-text.h"

/**
 * purser_plain_text_is_safe:
 * @letter: a character from an untrusted source
 *
 * Control characters command a terminal, and break a line in two. Embeddings and overrides of the writing direction reverse the
 * text beside them. Plain direction marks, which Arabic and Hebrew need, do not, nor do the joiners of emoji.
 *
 * Returns: whether it can be shown unchanged in a sentence
 */
gboolean
purser_plain_text_is_safe (gunichar letter)
{
  if (g_unichar_iscntrl (letter) || letter == 0x2028 || letter == 0x2029)
    return FALSE;
  return !(letter >= 0x202A && letter <= 0x202E) && !(letter >= 0x2066 && letter <= 0x2069);
}

/* @kept: characters that stay besides the safe ones */
static char *
dup_kept (const char *text,
          guint       max_length,
          const char *kept)
{
  GString *plain = g_string_new (NULL);
  guint n = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      gboolean stays = purser_plain_text_is_safe (letter) || g_utf8_strchr (kept, -1, letter) != NULL;

      if (max_length > 0 && ++n == max_length && *g_utf8_next_char (at) != '\0')
        {
          g_string_append (plain, "…");
          break;
        }
      g_string_append_unichar (plain, stays ? letter : 0xFFFD);
    }
  return g_string_free_and_steal (plain);
}

/**
 * purser_plain_text_dup:
 * @text: a text in UTF-8 from an untrusted source
 * @max_length: the most characters to show; 0 for all
 *
 * Makes a text that can be part of a sentence: an unsafe character becomes a replacement character, and a text that is too long
 * ends in an ellipsis.
 *
 * Returns: (transfer full): the text on one line
 */
char *
purser_plain_text_dup (const char *text,
                       guint       max_length)
{
  return dup_kept (text, max_length, "");
}

/* Returns whether a character is in a Unicode block of scripts that are written from right to left, or is a mark of that
 * direction. */
static gboolean
is_right_to_left (gunichar letter)
{
  return letter == 0x200F || letter == 0x061C || (letter >= 0x0590 && letter <= 0x08FF) ||
         (letter >= 0xFB1D && letter <= 0xFDFF) || (letter >= 0xFE70 && letter <= 0xFEFF) ||
         (letter >= 0x10800 && letter <= 0x10FFF) || (letter >= 0x1E800 && letter <= 0x1EFFF);
}

static gboolean
has_right_to_left (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (is_right_to_left (g_utf8_get_char (at)))
      return TRUE;
  return FALSE;
}

/**
 * purser_plain_text_dup_name:
 * @text: a name in UTF-8 from an untrusted source
 * @max_length: the most characters to show; 0 for all
 *
 * As [func@plain_text_dup], and isolates a name that is written from right to left, so that a number or a name after it in a
 * sentence does not change sides with it (UAX #9, 2.4).
 *
 * Returns: (transfer full): the name as it can be part of a sentence
 */
char *
purser_plain_text_dup_name (const char *text,
                            guint       max_length)
{
  g_autofree char *plain = purser_plain_text_dup (text, max_length);

  if (!has_right_to_left (plain))
    return g_steal_pointer (&plain);
  return g_strconcat (PURSER_ISOLATE, plain, PURSER_ISOLATE_END, NULL);
}

/* Replaces each end of an isolate that has no beginning, and closes each isolate that is still open. */
static char *
close_isolates (const char *text)
{
  GString *closed = g_string_new (NULL);
  guint n_open = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gboolean ends = g_str_has_prefix (at, PURSER_ISOLATE_END);

      if (g_str_has_prefix (at, PURSER_ISOLATE))
        n_open++;
      g_string_append_unichar (closed, ends && n_open == 0 ? 0xFFFD : g_utf8_get_char (at));
      if (ends && n_open > 0)
        n_open--;
    }
  for (; n_open > 0; n_open--)
    g_string_append (closed, PURSER_ISOLATE_END);
  return g_string_free_and_steal (closed);
}

/**
 * purser_plain_text_dup_sentence:
 * @text: a sentence that has names of [func@plain_text_dup_name] in it
 * @max_length: the most characters to show; 0 for all
 *
 * As [func@plain_text_dup], but keeps isolates that are closed, as they reverse nothing outside themselves.
 *
 * Returns: (transfer full): the sentence on one line
 */
char *
purser_plain_text_dup_sentence (const char *text,
                                guint       max_length)
{
  g_autofree char *plain = dup_kept (text, max_length, PURSER_ISOLATE PURSER_ISOLATE_END);

  return close_isolates (plain);
}

/**
 * purser_plain_text_dup_lines:
 * @text: a text in UTF-8 from an untrusted source
 *
 * As [func@plain_text_dup], but for a text that may have lines and tabs, such as a note. Every line ends in a newline here: a
 * carriage return alone would let the next line overwrite this one.
 *
 * Returns: (transfer full): the text
 */
char *
purser_plain_text_dup_lines (const char *text)
{
  g_autoptr (GString) lines = g_string_new (text);

  g_string_replace (lines, "\r\n", "\n", 0);
  g_string_replace (lines, "\r", "\n", 0);
  return dup_kept (lines->str, 0, "\n\t");
}

/**
 * purser_plain_text_find_end:
 * @most_bytes: the most bytes of the beginning
 * @most_lines: its most lines
 *
 * Finds the end of the beginning of a text. A long text takes seconds to be laid out, and only its beginning is read.
 *
 * Returns: how many bytes the beginning has, in whole letters; it ends before a line feed
 */
gsize
purser_plain_text_find_end (const char *text,
                            gsize       most_bytes,
                            guint       most_lines)
{
  gsize length = 0;

  for (guint n_ends = 0; length < most_bytes && text[length] != '\0'; length++)
    if (text[length] == '\n' && ++n_ends == most_lines)
      break;
  while (length > 0 && ((guchar) text[length] & 0xC0) == 0x80)
    length--;
  return length;
}

/**
 * purser_plain_text_dup_beginning:
 * @most_bytes: the most bytes of the beginning
 * @most_lines: its most lines
 *
 * Returns: (transfer full): the beginning of a text, with “…” if it is cut off
 */
char *
purser_plain_text_dup_beginning (const char *text,
                                 gsize       most_bytes,
                                 guint       most_lines)
{
  gsize end = purser_plain_text_find_end (text, most_bytes, most_lines);
  g_autofree char *beginning = g_strndup (text, end);

  return g_strconcat (beginning, text[end] != '\0' ? "…" : NULL, NULL);
}
