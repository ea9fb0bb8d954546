// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-export-private.h"
#include "purser-plain-text.h"

/* The words on the command line, in the order of the enumeration. */
static const char *const formats[] = { "csv", "text", "bgstats", "bgsplay" };

/**
 * purser_export_find_format:
 * @word: such as `csv`
 * @format: (out): which format that is
 *
 * Returns: whether there is such a format
 */
gboolean
purser_export_find_format (const char         *word,
                           PurserExportFormat *format)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (formats[i], word) == 0)
      {
        *format = (PurserExportFormat) i;
        return TRUE;
      }
  return FALSE;
}

/**
 * purser_export:
 * @play: a play, over or not
 * @format: what to write it as
 *
 * Writes a play for other programs. A link is short enough for a QR code.
 *
 * Returns: (transfer full): the text, with a newline at its end
 */
char *
purser_export (PurserPlay         *play,
               PurserExportFormat  format)
{
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autofree char *link = NULL;

  switch (format)
    {
    case PURSER_EXPORT_CSV:
      return purser_export_write_csv (play, result);
    case PURSER_EXPORT_TEXT:
      return purser_export_write_text (play, result);
    case PURSER_EXPORT_BGSPLAY:
      return purser_export_write_bgsplay (play, result);
    case PURSER_EXPORT_BGSTATS:
    default:
      link = purser_export_write_link (play, result, PURSER_EXPORT_QR_CAPACITY);
      return g_strconcat (link, "\n", NULL);
    }
}

/**
 * purser_export_link:
 * @play: a play, over or not
 * @room: how many bytes there are for the link, such as [const@EXPORT_QR_CAPACITY]
 *
 * Makes the link by which BG Stats imports a play. If there is too little room, the notes are left out first; then the place
 * and the variant; then names are shortened, the longest first.
 *
 * Returns: (transfer full): the link
 */
char *
purser_export_link (PurserPlay *play,
                    gsize       room)
{
  g_autoptr (PurserResult) result = purser_result_new (play);

  return purser_export_write_link (play, result, room);
}

/* What every format needs */

/* The header of a play of any other game may have its title. Titles are not translated here, as readers of the file look
 * up games by their names. */
char *
purser_export_dup_title (PurserPlay *play)
{
  const char *title = purser_value_get_string_of (purser_play_get_setup (play)->header, "title");

  return purser_plain_text_dup (title != NULL && *title != '\0' ? title : purser_play_get_rules (play)->title, 0);
}

char *
purser_export_dup_game_key (PurserPlay *play)
{
  const char *title = purser_value_get_string_of (purser_play_get_setup (play)->header, "title");
  const char *game = purser_play_get_rules (play)->id;

  return title != NULL && *title != '\0' ? g_strconcat (game, "/", title, NULL) : g_strdup (game);
}

/* Returns which side of the box was played: the first option of the game, if the header has it. */
char *
purser_export_dup_board (PurserPlay *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  const PurserField *option = setup->rules->options;

  if (option == NULL || option->name == NULL || option->shape->kind != PURSER_SHAPE_CHOICE)
    return NULL;
  return g_strdup (purser_value_get_string (purser_setup_get_option (setup, option->name)));
}

/* Removes the marks that isolate a name: they are for the screen, and readers of a file may not know them. */
char *
purser_export_dup_bare (const char *sentence)
{
  GString *bare = g_string_new (sentence);

  g_string_replace (bare, PURSER_ISOLATE, "", 0);
  g_string_replace (bare, PURSER_ISOLATE_END, "", 0);
  return g_string_free_and_steal (bare);
}

/* Returns the comments: that nobody has won yet, who was not there all the time, and the notes. No format has a field of
 * its own for each of these. */
char *
purser_export_dup_comments (PurserPlay   *play,
                            PurserResult *result)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  if (result->undecided)
    g_ptr_array_add (lines, g_strdup (_("Some printed values are missing, so not all points are counted yet.")));
  for (guint i = 0; i < result->n_seats; i++)
    {
      g_autofree char *presence = purser_result_dup_presence (play, (int) i);

      if (presence != NULL)
        g_ptr_array_add (lines, purser_export_dup_bare (presence));
    }
  if (result->notes != NULL)
    g_ptr_array_add (lines, g_strdup (result->notes));
  return lines->len > 0 ? g_strjoinv ("\n", (char **) lines->pdata) : NULL;
}

char *
purser_export_dup_date (gint64      time,
                        const char *format)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_utc (time);

  return g_date_time_format (moment, format);
}

/* Returns the end of the play, even if the file has no times: no program imports a play without a date. */
gint64
purser_export_get_end (PurserResult *result)
{
  if (result->ended != 0)
    return result->ended;
  return result->begun != 0 ? result->begun : g_get_real_time () / G_USEC_PER_SEC;
}

/* Makes a name-based UUID (RFC 9562, version 5), so that the same person, game or play has the same one in every file. The
 * namespace is our own, and never changes. */
char *
purser_export_dup_uuid (const char *kind,
                        const char *name)
{
  static const guint8 namespace[16] = { 0x8d, 0x5c, 0x1e, 0x60, 0x5b, 0x0a, 0x4f, 0x3c,
                                        0x9a, 0x71, 0x52, 0xc4, 0x0e, 0x8b, 0x37, 0xd6 };
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA1);
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  g_autofree char *whole = g_strconcat (kind, ":", normal != NULL ? normal : name, NULL);
  guint8 d[20];
  gsize length = sizeof d;

  g_checksum_update (checksum, namespace, sizeof namespace);
  g_checksum_update (checksum, (const guchar *) whole, (gssize) strlen (whole));
  g_checksum_get_digest (checksum, d, &length);
  return g_strdup_printf ("%02X%02X%02X%02X-%02X%02X-%02X%02X-%02X%02X-%02X%02X%02X%02X%02X%02X",
                          d[0], d[1], d[2], d[3], d[4], d[5], (d[6] & 0x0f) | 0x50, d[7],
                          (d[8] & 0x3f) | 0x80, d[9], d[10], d[11], d[12], d[13], d[14], d[15]);
}
