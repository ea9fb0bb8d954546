// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>

#include "purser-disk.h"
#include "purser-error.h"
#include "purser-json.h"

/* Counts a letter, and stops when there are more than @most. */
static guint
count (char        letter,
       const char *text,
       gsize       length,
       guint       most)
{
  const char *end = text + length;
  guint n = 0;

  while (n <= most && (text = memchr (text, letter, (gsize) (end - text))) != NULL)
    {
      text++;
      n++;
    }
  return n;
}

/* How deep a letter is nested, and how many keys each object around it has so far. */
typedef struct {
  guint depth;
  guint n_keys[PURSER_JSON_MAX_DEPTH + 2];
} Nesting;

/* @letter: a letter outside of strings */
static void
nesting_step (Nesting *self,
              char     letter)
{
  switch (letter)
    {
    case '{':
    case '[':
      self->n_keys[++self->depth] = 0;
      break;
    case '}':
    case ']':
      self->depth -= self->depth > 0;
      break;
    case ':':
      self->n_keys[self->depth]++;
      break;
    }
}

static gboolean
nesting_check (const Nesting  *self,
               GError        **error)
{
  if (self->depth > PURSER_JSON_MAX_DEPTH)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("lists and objects are nested too deeply"));
  else if (self->n_keys[self->depth] > PURSER_JSON_MAX_KEYS)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("an object has more than %d keys"), PURSER_JSON_MAX_KEYS);
  else
    return TRUE;
  return FALSE;
}

/* Returns whether all brackets and colons of the text together are within the limits, as in most texts. */
static gboolean
is_small (const char *text,
          gsize       length)
{
  guint n_brackets = count ('{', text, length, PURSER_JSON_MAX_DEPTH) + count ('[', text, length, PURSER_JSON_MAX_DEPTH);

  return n_brackets <= PURSER_JSON_MAX_DEPTH &&
         (length <= PURSER_JSON_MAX_KEYS || count (':', text, length, PURSER_JSON_MAX_KEYS) <= PURSER_JSON_MAX_KEYS);
}

/* Measures a text before it is parsed, as it may be a stranger's. The parser calls itself for every level, and if the
 * hashes of the keys were chosen to be the same, each key takes as long as its object has keys already. */
static gboolean
measure (const char  *text,
         gsize        length,
         GError     **error)
{
  Nesting nesting = { 0 };
  gboolean quoted = FALSE;

  if (is_small (text, length))
    return TRUE;
  for (gsize i = 0; i < length; i++)
    {
      if (text[i] == '"')
        quoted = !quoted;
      else if (quoted)
        i += text[i] == '\\';
      else
        nesting_step (&nesting, text[i]);
      if (!nesting_check (&nesting, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_up_to (const char  *text,
             gsize        length,
             gsize        most,
             GError     **error)
{
  if (length <= most)
    return measure (text, length, error);
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("this is longer than anything Purser reads"));
  return FALSE;
}

/**
 * purser_json_check:
 * @text: JSON
 * @length: its length in bytes
 *
 * Checks a text that is going to be written against the limits of [func@json_parse], so that it can be read again.
 *
 * Returns: whether it is within them
 */
gboolean
purser_json_check (const char  *text,
                   gsize        length,
                   GError     **error)
{
  return check_up_to (text, length, PURSER_JSON_MAX_TEXT, error);
}

static PurserValue *value_from_node (JsonNode *node);

static PurserValue *
value_from_scalar (JsonNode *node)
{
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_BOOLEAN:
      return purser_value_new_boolean (json_node_get_boolean (node));
    case G_TYPE_INT64:
      return purser_value_new_integer (json_node_get_int (node));
    case G_TYPE_DOUBLE:
      /* JSON has numbers such as 1e400, but none for the infinity that they are read as. */
      return purser_value_new_real (CLAMP (json_node_get_double (node), -G_MAXDOUBLE, G_MAXDOUBLE));
    default:
      return purser_value_new_string (json_node_get_string (node));
    }
}

static PurserValue *
value_from_array (JsonArray *array)
{
  guint n = json_array_get_length (array);
  PurserValue *list = purser_value_new_list_of (n);

  for (guint i = 0; i < n; i++)
    purser_value_append (list, value_from_node (json_array_get_element (array, i)));
  return list;
}

static PurserValue *
value_from_object (JsonObject *object)
{
  PurserValue *value = purser_value_new_object_of (json_object_get_size (object));
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    purser_value_add (value, key, value_from_node (node));
  return value;
}

static PurserValue *
value_from_node (JsonNode *node)
{
  switch (json_node_get_node_type (node))
    {
    case JSON_NODE_OBJECT:
      return value_from_object (json_node_get_object (node));
    case JSON_NODE_ARRAY:
      return value_from_array (json_node_get_array (node));
    case JSON_NODE_VALUE:
      return value_from_scalar (node);
    case JSON_NODE_NULL:
    default:
      return purser_value_new_null ();
    }
}

static PurserValue *
parse_up_to (JsonParser  *parser,
             const char  *text,
             gsize        size,
             gsize        most,
             GError     **error)
{
  g_autoptr (GError) problem = NULL;
  JsonNode *root;

  if (!check_up_to (text, size, most, error))
    return NULL;
  if (!json_parser_load_from_data (parser, text, (gssize) size, &problem) ||
      (root = json_parser_get_root (parser)) == NULL)
    {
      gboolean legible = g_utf8_validate_len (text, size, NULL);

      g_set_error (error, PURSER_ERROR, PURSER_ERROR_JSON,
                   legible ? _("the text is damaged, or in a format that Purser cannot read")
                           : _("this is not text, or it is damaged"));
      return NULL;
    }
  return value_from_node (root);
}

/**
 * purser_json_parse_with:
 * @parser: a parser to use again and again
 * @text: JSON
 * @length: its length in bytes, or -1 if it ends with a NUL
 *
 * Reads a value. Text that is not JSON, is not UTF-8, is longer than [const@JSON_MAX_TEXT], is nested deeper than
 * [const@JSON_MAX_DEPTH] or has an object of more than [const@JSON_MAX_KEYS] keys is an error.
 *
 * Returns: (transfer full) (nullable): the value
 */
PurserValue *
purser_json_parse_with (JsonParser  *parser,
                        const char  *text,
                        gssize       length,
                        GError     **error)
{
  gsize size = length >= 0 ? (gsize) length : strlen (text);

  return parse_up_to (parser, text, size, PURSER_JSON_MAX_TEXT, error);
}

/**
 * purser_json_parse:
 * @text: JSON
 * @length: its length in bytes, or -1 if it ends with a NUL
 *
 * Returns: (transfer full) (nullable): the value; see [func@json_parse_with]
 */
PurserValue *
purser_json_parse (const char  *text,
                   gssize       length,
                   GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();

  json_parser_set_strict (parser, TRUE);
  return purser_json_parse_with (parser, text, length, error);
}

/* Reads a file. A pipe or a device might never end, and a file of a hundred megabytes is none of ours. */
static GString *
read_file (const char    *path,
           GCancellable  *cancellable,
           GError       **error)
{
  int fd = purser_disk_open (path, O_RDONLY);
  GString *text = fd >= 0 ? purser_disk_read (fd, PURSER_JSON_MAX_FILE, cancellable) : NULL;
  int saved = errno;

  if (fd >= 0)
    close (fd);
  if (text == NULL && saved == ECANCELED)
    g_cancellable_set_error_if_cancelled (cancellable, error);
  else if (text == NULL && saved == EINVAL)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("this file cannot be read"));
  else if (text == NULL && saved == EFBIG)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("the file is too long to be a Purser file"));
  else if (text == NULL)
    g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (saved), "%s", g_strerror (saved));
  return text;
}

/* The parser knows its line only while it reads. */
static void
parse_error_cb (JsonParser   *parser,
                const GError *error,
                guint        *line)
{
  if (*line == 0)
    *line = json_parser_get_current_line (parser);
}

/* Returns the line with the first bytes that are not UTF-8, which the parser does not find; 0 if there are none. */
static guint
find_bad_text (const char *text,
               gsize       length)
{
  const char *end;
  guint line = 1;

  if (g_utf8_validate_len (text, length, &end))
    return 0;
  for (const char *at = text; at < end; at++)
    line += *at == '\n';
  return line;
}

/* Sets @line if the error is in a line of the file. */
static PurserValue *
read_value (const char    *path,
            gsize          most,
            GCancellable  *cancellable,
            guint         *line,
            GError       **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GString) text = read_file (path, cancellable, error);

  if (text == NULL)
    return NULL;
  *line = find_bad_text (text->str, text->len);
  json_parser_set_strict (parser, TRUE);
  g_signal_connect (parser, "error", G_CALLBACK (parse_error_cb), line);
  return parse_up_to (parser, text->str, text->len, most, error);
}

/**
 * purser_json_read:
 * @path: a file
 * @error: why it failed, as `FILE: WHAT`, or `FILE:LINE: WHAT` if the file is not JSON
 *
 * Reads a whole file as one value. A file over [const@JSON_MAX_TEXT] is an error.
 *
 * Returns: (transfer full) (nullable): the value
 */
PurserValue *
purser_json_read (const char  *path,
                  GError     **error)
{
  return purser_json_read_up_to (path, PURSER_JSON_MAX_TEXT, NULL, error);
}

/**
 * purser_json_read_up_to:
 * @path: a file
 * @most: how many bytes it may have, [const@JSON_MAX_FILE] at most
 * @cancellable: (nullable): cancels it
 *
 * Reads a file of another program, which may be longer than any of ours; otherwise like [func@json_read].
 *
 * Returns: (transfer full) (nullable): the value
 */
PurserValue *
purser_json_read_up_to (const char    *path,
                        gsize          most,
                        GCancellable  *cancellable,
                        GError       **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *name = g_path_get_basename (path);
  guint line = 0;
  PurserValue *value = read_value (path, most, cancellable, &line, &problem);

  if (value != NULL)
    return value;
  if (line > 0)
    g_set_error (error, problem->domain, problem->code, "%s:%u: %s", name, line, problem->message);
  else
    g_set_error (error, problem->domain, problem->code, "%s: %s", name, problem->message);
  return NULL;
}

static JsonNode *node_from_value (PurserValue *value);

static JsonNode *
node_from_list (PurserValue *value)
{
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < purser_value_get_size (value); i++)
    json_array_add_element (array, node_from_value (purser_value_get_at (value, i)));
  return json_node_init_array (json_node_alloc (), array);
}

static JsonNode *
node_from_object (PurserValue *value)
{
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; i < purser_value_get_size (value); i++)
    json_object_set_member (object, purser_value_get_key_at (value, i),
                            node_from_value (purser_value_get_at (value, i)));
  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
node_from_value (PurserValue *value)
{
  switch (purser_value_get_kind (value))
    {
    case PURSER_VALUE_BOOLEAN:
      return json_node_init_boolean (json_node_alloc (), purser_value_get_boolean (value));
    case PURSER_VALUE_INTEGER:
      return json_node_init_int (json_node_alloc (), purser_value_get_integer (value));
    case PURSER_VALUE_REAL:
      return json_node_init_double (json_node_alloc (), purser_value_get_real (value));
    case PURSER_VALUE_STRING:
      return json_node_init_string (json_node_alloc (), purser_value_get_string (value));
    case PURSER_VALUE_LIST:
      return node_from_list (value);
    case PURSER_VALUE_OBJECT:
      return node_from_object (value);
    case PURSER_VALUE_NULL:
    default:
      return json_node_init_null (json_node_alloc ());
    }
}

static void print_value (GString     *text,
                         PurserValue *value);

static void
print_string (GString    *text,
              const char *string)
{
  static const char special[] = "\"\\\b\f\n\r\t";
  static const char letters[] = "\"\\bfnrt";

  g_string_append_c (text, '"');
  for (; *string != '\0'; string++)
    {
      const char *found = strchr (special, *string);

      if (found != NULL)
        g_string_append_printf (text, "\\%c", letters[found - special]);
      else if ((guchar) *string < 0x20 || *string == 0x7f)
        g_string_append_printf (text, "\\u%04x", (guint) *string);
      else
        g_string_append_c (text, *string);
    }
  g_string_append_c (text, '"');
}

static void
print_members (GString     *text,
               PurserValue *value)
{
  gboolean object = purser_value_is (value, PURSER_VALUE_OBJECT);

  g_string_append_c (text, object ? '{' : '[');
  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      if (object)
        {
          print_string (text, purser_value_get_key_at (value, i));
          g_string_append_c (text, ':');
        }
      print_value (text, purser_value_get_at (value, i));
    }
  g_string_append_c (text, object ? '}' : ']');
}

static void
print_other (GString     *text,
             PurserValue *value)
{
  g_autoptr (JsonNode) node = node_from_value (value);
  g_autofree char *other = json_to_string (node, FALSE);

  g_string_append (text, other);
}

/* Prints on one line. A record that changes all moves of a long play has a million characters, and json-glib, which makes a
 * tree of it first, takes ten times as long. */
static void
print_value (GString     *text,
             PurserValue *value)
{
  switch (purser_value_get_kind (value))
    {
    case PURSER_VALUE_BOOLEAN:
      g_string_append (text, purser_value_get_boolean (value) ? "true" : "false");
      return;
    case PURSER_VALUE_INTEGER:
      g_string_append_printf (text, "%" G_GINT64_FORMAT, purser_value_get_integer (value));
      return;
    case PURSER_VALUE_STRING:
      print_string (text, purser_value_get_string (value));
      return;
    case PURSER_VALUE_LIST:
    case PURSER_VALUE_OBJECT:
      print_members (text, value);
      return;
    case PURSER_VALUE_REAL:
    case PURSER_VALUE_NULL:
    default:
      print_other (text, value);
    }
}

/**
 * purser_json_print:
 * @pretty: whether to break lines and indent
 *
 * Returns: (transfer full): the value as JSON, on one line unless @pretty, without a newline at its end
 */
char *
purser_json_print (PurserValue *value,
                   gboolean     pretty)
{
  g_autoptr (JsonNode) node = pretty ? node_from_value (value) : NULL;
  g_autoptr (GString) text = pretty ? NULL : g_string_new (NULL);

  if (pretty)
    return json_to_string (node, TRUE);
  print_value (text, value);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * purser_json_print_file:
 *
 * Returns: (transfer full): the text of a whole file, indented for people
 */
char *
purser_json_print_file (PurserValue *value)
{
  g_autofree char *text = purser_json_print (value, TRUE);

  return g_strconcat (text, "\n", NULL);
}
