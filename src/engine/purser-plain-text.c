// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-plain-text.h"

/**
 * purser_plain_text_is_safe:
 * @letter: a character that came from somebody else
 *
 * Control characters command a terminal and break a line into two. Embeddings and overrides of the
 * writing direction turn round whatever stands beside them; plain marks of direction, which
 * Arabic and Hebrew need, do not, nor do the joiners that emoji are made with.
 *
 * Returns: whether it stays what it is when it is shown within a sentence
 */
gboolean
purser_plain_text_is_safe (gunichar letter)
{
  if (g_unichar_iscntrl (letter) || letter == 0x2028 || letter == 0x2029)
    return FALSE;
  return !(letter >= 0x202A && letter <= 0x202E) && !(letter >= 0x2066 && letter <= 0x2069);
}

/**
 * purser_plain_text_dup:
 * @text: a text in UTF-8 that came from somebody else
 * @max_length: how many characters may be shown; 0 for all
 *
 * Makes a text that can stand in a sentence: what is not safe there becomes a mark that something
 * was there, and what is too long ends in an ellipsis.
 *
 * Returns: (transfer full): the text on one line
 */
char *
purser_plain_text_dup (const char *text,
                       guint       max_length)
{
  GString *plain = g_string_new (NULL);
  guint n = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (max_length > 0 && ++n == max_length && *g_utf8_next_char (at) != '\0')
        {
          g_string_append (plain, "…");
          break;
        }
      g_string_append_unichar (plain, purser_plain_text_is_safe (letter) ? letter : 0xFFFD);
    }
  return g_string_free_and_steal (plain);
}

/**
 * purser_plain_text_dup_lines:
 * @text: a text in UTF-8 that came from somebody else
 *
 * As [func@plain_text_dup], but for a text that may have lines and tabs of its own, a note for example.
 *
 * Returns: (transfer full): the text
 */
char *
purser_plain_text_dup_lines (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      gboolean kept = letter == '\n' || letter == '\r' || letter == '\t' || purser_plain_text_is_safe (letter);

      g_string_append_unichar (plain, kept ? letter : 0xFFFD);
    }
  return g_string_free_and_steal (plain);
}
