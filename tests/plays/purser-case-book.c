// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A case book is a table of plays, and each line of it begins with a word:
 *
 *   setup NAME          a common start of several plays: its lines follow
 *   case NAME           a play: its lines follow, and what must result from it
 *   why TEXT            the clause that it proves, and how its numbers are computed
 *   from NAME           the set-up that it begins with
 *   {…}                 the header, or a record, which gets the next number
 *   line TEXT           a line as it is, with its own number
 *   raw "TEXT"          bytes in JSON's spelling, including the end of the line
 *   bytes HEX           bytes that are not UTF-8
 *   ok                  the play is valid
 *   error LINE TEXT     that line of the file is refused, and the refusal contains the text, if there is one
 *   is PATH VALUE       the value in `replay --json`; "*" is anything, and an object may have more keys
 *   size PATH N         the length of that list
 *   entry VALUE         an entry among those of `ledger --json`
 *   entries N VALUE     all entries of record N, in order
 */

#include <string.h>

#include "purser-case-book.h"
#include "purser-json.h"

typedef struct {
  const char *path;
  GHashTable *setups;
  GPtrArray  *cases;
  PurserCase *open;
} Reader;

static void
claim_free (PurserClaim *self)
{
  g_free (self->word);
  g_free (self->where);
  g_clear_pointer (&self->value, purser_value_unref);
  g_free (self);
}

static PurserCase *
case_new (const char *name)
{
  PurserCase *self = g_new0 (PurserCase, 1);

  self->name = g_strdup (name);
  self->file = g_string_new (NULL);
  self->claims = g_ptr_array_new_with_free_func ((GDestroyNotify) claim_free);
  return self;
}

void
purser_case_free (PurserCase *self)
{
  g_free (self->name);
  g_free (self->why);
  g_string_free (self->file, TRUE);
  g_free (self->says);
  g_ptr_array_unref (self->claims);
  g_free (self);
}

static PurserValue *
parse (Reader     *reader,
       const char *text)
{
  g_autoptr (GError) error = NULL;
  PurserValue *value = purser_json_parse (text, -1, &error);

  if (value == NULL)
    g_error ("%s: %s: %s: %s", reader->path, reader->open->name, error->message, text);
  return value;
}

/* Adds a record. Numbers begin with 1, and the header has none. */
static void
add_record (PurserCase *self,
            const char *text)
{
  if (self->n_lines == 0)
    g_string_append (self->file, text);
  else
    g_string_append_printf (self->file, "{\"n\":%u%s%s", self->n_lines, text[1] == '}' ? "" : ",", text + 1);
  g_string_append_c (self->file, '\n');
  self->n_lines++;
}

static void
add_line (PurserCase *self,
          const char *text)
{
  g_string_append_printf (self->file, "%s\n", text);
  self->n_lines++;
}

static void
add_raw (Reader     *reader,
         const char *text)
{
  g_autofree char *listed = g_strdup_printf ("[%s]", text);
  g_autoptr (PurserValue) list = parse (reader, listed);

  g_string_append (reader->open->file, purser_value_get_string (purser_value_get_at (list, 0)));
  reader->open->n_lines++;
}

static void
add_bytes (PurserCase *self,
           const char *text)
{
  for (; text[0] != '\0' && text[1] != '\0'; text += 2)
    g_string_append_c (self->file, (char) (g_ascii_xdigit_value (text[0]) << 4 | g_ascii_xdigit_value (text[1])));
}

static void
begin_with (Reader     *reader,
            const char *name)
{
  PurserCase *setup = g_hash_table_lookup (reader->setups, name);

  if (setup == NULL)
    g_error ("%s: %s: there is no set-up %s", reader->path, reader->open->name, name);
  g_string_append_len (reader->open->file, setup->file->str, (gssize) setup->file->len);
  reader->open->n_lines = setup->n_lines;
}

static void
expect_error (PurserCase *self,
              const char *text)
{
  char *rest;

  self->refused = (guint) g_ascii_strtoull (text, &rest, 10);
  self->says = *rest == ' ' ? g_strdup (rest + 1) : NULL;
  g_assert_cmpint (self->refused, >, 0);
}

static void
add_claim (Reader     *reader,
           const char *word,
           const char *text)
{
  PurserClaim *claim = g_new0 (PurserClaim, 1);
  gboolean placed = strcmp (word, "entry") != 0;
  g_auto (GStrv) parts = g_strsplit (text, " ", 2);
  /* The parser only accepts objects and lists. */
  g_autofree char *listed = g_strdup_printf ("[%s]", placed ? parts[1] : text);
  g_autoptr (PurserValue) list = parse (reader, listed);

  claim->word = g_strdup (word);
  claim->where = g_strdup (placed ? parts[0] : "");
  claim->value = purser_value_ref (purser_value_get_at (list, 0));
  g_ptr_array_add (reader->open->claims, claim);
}

static void
open_setup (Reader     *reader,
            const char *name)
{
  reader->open = case_new (name);
  if (!g_hash_table_insert (reader->setups, g_strdup (name), reader->open))
    g_error ("%s: there are two set-ups %s", reader->path, name);
}

static void
open_case (Reader     *reader,
           const char *name)
{
  reader->open = case_new (name);
  g_ptr_array_add (reader->cases, reader->open);
}

static void
read_line (Reader     *reader,
           const char *line)
{
  const char *space = strchr (line, ' ');
  g_autofree char *word = space != NULL ? g_strndup (line, (gsize) (space - line)) : g_strdup (line);
  const char *rest = space != NULL ? space + 1 : "";

  if (*line == '{')
    add_record (reader->open, line);
  else if (strcmp (word, "setup") == 0)
    open_setup (reader, rest);
  else if (strcmp (word, "case") == 0)
    open_case (reader, rest);
  else if (strcmp (word, "why") == 0)
    reader->open->why = g_strdup (rest);
  else if (strcmp (word, "from") == 0)
    begin_with (reader, rest);
  else if (strcmp (word, "line") == 0)
    add_line (reader->open, rest);
  else if (strcmp (word, "raw") == 0)
    add_raw (reader, rest);
  else if (strcmp (word, "bytes") == 0)
    add_bytes (reader->open, rest);
  else if (strcmp (word, "error") == 0)
    expect_error (reader->open, rest);
  else if (strcmp (word, "is") == 0 || strcmp (word, "size") == 0 || g_str_has_prefix (word, "entr"))
    add_claim (reader, word, rest);
  else if (strcmp (word, "ok") != 0)
    g_error ("%s: %s: what is “%s”?", reader->path, reader->open != NULL ? reader->open->name : "", line);
}

/**
 * purser_case_book_read:
 * @path: a case book
 * @setups: (element-type utf8 PurserCase): the known set-ups; gets those of this book
 *
 * Reads a case book. An invalid book ends the program, as it is part of the tests.
 *
 * Returns: (transfer full) (element-type PurserCase): its cases, in order
 */
GPtrArray *
purser_case_book_read (const char *path,
                       GHashTable *setups)
{
  Reader reader = { path, setups, g_ptr_array_new_with_free_func ((GDestroyNotify) purser_case_free), NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      read_line (&reader, lines[i]);
  return reader.cases;
}
