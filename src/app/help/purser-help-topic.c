// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-help-topic.h"
#include "purser-language.h"

const char *const purser_help_topics[] = {
  "start", "roll", "pad", "edit", "copy", "end", "plays", "rules", "overview", "shortcuts", "file", "terminal", "legal", NULL,
};

/* The state of the reader of a page in the part of Mallard that our pages use. It turns the text into the markup of the
 * rules. */
typedef struct {
  PurserHelpTopic *topic;
  GString         *text;
  GString         *words; /* of the paragraph, the title or the summary that is read */
  GString         *row;   /* of a table */
  guint            step;  /* in a list of steps; 0 outside of one */
  guint            n_keys;
  gboolean         info;
  gboolean         licence;
  gboolean         item;  /* whether the next paragraph begins an item */
} Reader;

static const char *
find_attribute (const char **names,
                const char **values,
                const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return "";
}

static const char *
get_parent (GMarkupParseContext *context)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);

  return stack->next != NULL ? stack->next->data : "";
}

/* Returns: (transfer full): the resource path of a help file in the language of the window */
static char *
dup_path (const char *name)
{
  return g_strdup_printf ("/purser/help/%s/%s", purser_language_guess () == PURSER_LANGUAGE_JA ? "ja" : "C", name);
}

/* Sets the picture of a page: there is one at most, below the text. It is one of our resources, so its name is not checked. */
static void
set_picture (Reader     *reader,
             const char *source)
{
  g_assert (reader->topic->picture == NULL);
  reader->topic->picture = dup_path (source);
}

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reader *reader = data;
  const char *target = find_attribute (names, values, "xref");

  reader->info |= g_str_equal (element, "info");
  reader->licence |= g_str_equal (element, "license");
  if (g_str_equal (element, "link") && reader->info && strchr (target, '#') != NULL)
    g_set_str (&reader->topic->group, strchr (target, '#') + 1);
  else if (g_str_equal (element, "section"))
    g_ptr_array_add (reader->topic->groups, g_strdup (find_attribute (names, values, "id")));
  else if (g_str_equal (element, "media"))
    set_picture (reader, find_attribute (names, values, "src"));
  else if (g_str_equal (element, "steps"))
    reader->step = 1;
  else if (g_str_equal (element, "item"))
    reader->item = TRUE;
  else if (g_str_equal (element, "tr"))
    g_string_assign (reader->row, "|");
  else if (g_str_equal (element, "keyseq"))
    reader->n_keys = 0;
  else if (g_str_equal (element, "key") && reader->n_keys++ > 0 && g_str_equal (get_parent (context), "keyseq"))
    g_string_append_c (reader->words, '+');
  if (g_str_equal (element, "key") || g_str_equal (element, "gui"))
    g_string_append (reader->words, "**");
}

/* Adds the paragraph that ends: a caption, a cell, a step, an item or plain text. */
static void
add_paragraph (Reader     *reader,
               const char *parent)
{
  if (g_str_equal (parent, "media"))
    g_set_str (&reader->topic->picture_text, reader->words->str);
  else if (g_str_equal (parent, "td"))
    g_string_append_printf (reader->row, " %s |", reader->words->str);
  else if (reader->step > 0)
    g_string_append_printf (reader->text, "%u. %s\n\n", reader->step++, reader->words->str);
  else if (reader->item)
    g_string_append_printf (reader->text, "- %s\n", reader->words->str);
  else
    g_string_append_printf (reader->text, "%s\n\n", reader->words->str);
  reader->item = FALSE;
}

static void
add_title (Reader     *reader,
           const char *parent)
{
  if (g_str_equal (parent, "page"))
    g_set_str (&reader->topic->title, reader->words->str);
  else
    g_string_append_printf (reader->text, "**%s**\n\n", reader->words->str);
  if (g_str_equal (parent, "section"))
    g_ptr_array_add (reader->topic->groups, g_strdup (reader->words->str));
  reader->item = FALSE;
}

/* Returns: whether the words read so far are used */
static gboolean
end_words (Reader     *reader,
           const char *element,
           const char *parent)
{
  if (g_str_equal (element, "desc"))
    g_set_str (&reader->topic->summary, reader->words->str);
  else if (g_str_equal (element, "title"))
    add_title (reader, parent);
  else if (g_str_equal (element, "p") && !reader->licence)
    add_paragraph (reader, parent);
  else if (g_str_equal (element, "tr"))
    g_string_append_printf (reader->text, "%s\n", reader->row->str);
  else
    return g_str_equal (element, "p");
  return TRUE;
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              data,
             GError              **error)
{
  Reader *reader = data;

  if (g_str_equal (element, "key") || g_str_equal (element, "gui"))
    g_string_append (reader->words, "**");
  if (end_words (reader, element, get_parent (context)))
    g_string_truncate (reader->words, 0);
  if (g_str_equal (element, "list") || g_str_equal (element, "table"))
    g_string_append_c (reader->text, '\n');
  reader->step = g_str_equal (element, "steps") ? 0 : reader->step;
  reader->info &= !g_str_equal (element, "info");
  reader->licence &= !g_str_equal (element, "license");
}

/* Reads the text of elements that have text, and skips the space between elements. */
static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  static const char *const bearers[] = { "p", "title", "desc", "key", "gui", "code", "cmd", "file", "link", NULL };
  Reader *reader = data;

  if (g_strv_contains (bearers, g_markup_parse_context_get_element (context)))
    g_string_append_len (reader->words, text, (gssize) length);
}

static void
read_page (Reader     *reader,
           const char *page,
           gsize       length)
{
  static const GMarkupParser parser = { start_element, end_element, read_text, NULL, NULL };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, reader, NULL);
  g_autoptr (GError) error = NULL;

  /* The pages are ours, and the tests read each of them. */
  if (!g_markup_parse_context_parse (context, page, (gssize) length, &error))
    g_error ("A page of the help cannot be read: %s", error->message);
}

/* Returns: (transfer full) (nullable): the bytes of a page in the language of the window */
static GBytes *
load_page (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".page", NULL);
  g_autofree char *path = dup_path (name);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/* Returns: (transfer full) (nullable): a page in the language of the window; %NULL if there is none of that name */
PurserHelpTopic *
purser_help_topic_read (const char *id)
{
  g_autoptr (GBytes) bytes = load_page (id);
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GString) row = g_string_new (NULL);
  Reader reader = { .words = words, .row = row };
  gsize length;

  if (bytes == NULL)
    return NULL;
  reader.topic = g_new0 (PurserHelpTopic, 1);
  reader.topic->id = g_strdup (id);
  reader.topic->group = g_strdup ("");
  reader.topic->groups = g_ptr_array_new_with_free_func (g_free);
  reader.text = g_string_new (NULL);
  read_page (&reader, g_bytes_get_data (bytes, &length), g_bytes_get_size (bytes));
  reader.topic->text = g_string_free_and_steal (reader.text);
  return reader.topic;
}

void
purser_help_topic_free (PurserHelpTopic *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_free (self->group);
  g_free (self->picture);
  g_free (self->picture_text);
  g_free (self->text);
  g_ptr_array_unref (self->groups);
  g_free (self);
}
