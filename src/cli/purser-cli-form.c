// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Asks for the missing fields of a move, one by one, from the table of verbs. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "purser-cli-form.h"
#include "purser-json.h"

/* Asks for a line on the terminal.
 * Returns: (transfer full) (nullable): the answer without white space around it; %NULL at the end of input */
char *
purser_cli_read_line (const char *question)
{
  g_autofree char *line = NULL;
  char *answer;
  size_t room = 0;
  ssize_t length;

  g_print ("%s ", question);
  fflush (stdout);
  length = getline (&line, &room, stdin);
  if (length < 0)
    return NULL;
  answer = g_utf8_make_valid (line, length);
  return g_strstrip (answer);
}

static PurserValue *read_value (const PurserSetup *setup,
                                const PurserShape *shape,
                                const char        *text);

static PurserValue *
read_player (const PurserSetup *setup,
             const char        *text)
{
  gint64 player;

  for (guint i = 0; i < setup->n_players; i++)
    if (g_ascii_strcasecmp (setup->seats[i].full_name, text) == 0)
      return purser_value_new_integer (i);
  return purser_sum_parse (text, &player) ? purser_value_new_integer (player) : NULL;
}

static PurserValue *
read_choice (const PurserShape *shape,
             const char        *text)
{
  guint n = g_strv_length ((char **) shape->choices);
  gint64 number;

  if (purser_shape_choice (shape, text) < 0 && purser_sum_parse (text, &number) && number >= 1 && number <= n)
    return purser_value_new_string (shape->choices[number - 1]);
  return purser_value_new_string (text);
}

/* Reads the entries of a list, or those of a map as KEY=VALUE, separated by spaces or commas. */
static PurserValue *
read_entries (const PurserSetup *setup,
              const PurserShape *shape,
              const char        *text)
{
  gboolean keyed = shape->kind == PURSER_SHAPE_MAP;
  g_auto (GStrv) parts = g_strsplit_set (text, " ,、", -1);
  g_autoptr (PurserValue) entries = keyed ? purser_value_new_object () : purser_value_new_list ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) halves = g_strsplit (parts[i], "=", keyed ? 2 : 1);
      guint n = g_strv_length (halves);
      PurserValue *value;

      if (n == 0)
        continue;
      value = !keyed || n == 2 ? read_value (setup, shape->of, halves[n - 1]) : NULL;
      if (value == NULL)
        return NULL;
      if (keyed)
        purser_value_set (entries, halves[0], value);
      else
        purser_value_append (entries, value);
    }
  return g_steal_pointer (&entries);
}

static PurserValue *
read_variant (const PurserSetup *setup,
              const PurserShape *shape,
              const char        *text)
{
  PurserShapeContext context = { .n_players = setup->n_players };

  for (guint i = 0; shape->either[i] != NULL; i++)
    {
      g_autoptr (PurserValue) value = read_value (setup, shape->either[i], text);
      g_auto (PurserVerdict) verdict = { 0 };

      if (value != NULL && purser_shape_check (shape->either[i], value, "", &context, &verdict))
        return g_steal_pointer (&value);
    }
  return NULL;
}

/* Reads a value as a person types it: players by name, sums, choices by number, lists with spaces, maps as `ore=2 food=1`.
 * Anything else, and anything that begins like JSON, is read as JSON.
 * Returns: (transfer full) (nullable): the value; %NULL if @text is not valid */
static PurserValue *
read_value (const PurserSetup *setup,
            const PurserShape *shape,
            const char        *text)
{
  gint64 number;

  if (text[0] == '{' || text[0] == '[')
    return purser_json_parse (text, -1, NULL);
  switch (shape->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return purser_sum_parse (text, &number) ? purser_value_new_integer (number) : NULL;
    case PURSER_SHAPE_BOOLEAN:
      return purser_value_new_boolean (g_str_equal (text, "y") || g_str_equal (text, "yes") ||
                                       g_str_equal (text, "true") || g_str_equal (text, "はい"));
    case PURSER_SHAPE_PLAYER:
      return read_player (setup, text);
    case PURSER_SHAPE_CHOICE:
      return read_choice (shape, text);
    case PURSER_SHAPE_LIST:
    case PURSER_SHAPE_MAP:
      return read_entries (setup, shape, text);
    case PURSER_SHAPE_VARIANT:
      return read_variant (setup, shape, text);
    case PURSER_SHAPE_NULL:
      return g_str_equal (text, "null") || g_str_equal (text, "?") ? purser_value_new_null () : NULL;
    case PURSER_SHAPE_STRING:
    case PURSER_SHAPE_ITEM:
      return purser_value_new_string (text);
    case PURSER_SHAPE_RECORD:
    default:
      return purser_json_parse (text, -1, NULL);
    }
}

static void
print_option (const PurserFormField  *field,
              const PurserFormOption *option,
              guint                   number)
{
  gboolean counts = field->shape->kind == PURSER_SHAPE_INTEGER;

  if (!option->shown || (counts && strcmp (option->name, option->title) == 0))
    return;
  if (counts)
    g_print ("    %s %s", option->name, option->title);
  else
    g_print ("    %u %s (%s)", number, option->title, option->name);
  g_print ("%s%s\n", option->refusal != NULL ? " – " : "", option->refusal != NULL ? option->refusal : "");
}

/* Prints the options, with the numbers that can be typed for them. */
static void
print_options (const PurserFormField *field)
{
  for (guint i = 0; field->options != NULL && i < field->options->len; i++)
    print_option (field, g_ptr_array_index (field->options, i), i + 1);
}

static char *
dup_limits (const PurserFormField *field)
{
  if (field->shape->kind == PURSER_SHAPE_INTEGER)
    return g_strdup_printf ("%" G_GINT64_FORMAT "…%" G_GINT64_FORMAT, field->min, field->max);
  return purser_shape_describe (field->shape);
}

/* Returns the title, the range, and what counts if nothing is entered. */
static char *
dup_question (const PurserFormField *field)
{
  g_autofree char *limits = dup_limits (field);
  g_autofree char *value = field->value != NULL ? purser_json_print (field->value, FALSE) : NULL;
  const char *otherwise = value != NULL ? value : field->hint;

  return g_strdup_printf ("  %s%s (%s)%s%s%s:", field->title, field->needed ? "" : "?", limits, otherwise != NULL ? " [" : "",
                          otherwise != NULL ? otherwise : "", otherwise != NULL ? "]" : "");
}

/* Asks for one record after the other, field by field, or for the whole list as in the file. */
static PurserValue *
ask_records (const PurserSetup     *setup,
             const PurserFormField *field,
             gboolean              *ended)
{
  g_autoptr (PurserValue) list = purser_value_new_list ();
  g_autofree char *question = g_strdup_printf (_("  %s: add one? (y/n)"), field->title);

  for (;;)
    {
      g_autofree char *line = purser_cli_read_line (question);
      g_autoptr (PurserValue) record = NULL;

      *ended = line == NULL;
      if (line != NULL && line[0] == '[')
        return purser_json_parse (line, -1, NULL);
      if (line == NULL || g_ascii_tolower (line[0]) != 'y')
        break;
      record = purser_value_new_object ();
      *ended = !purser_cli_fill_fields (setup, field->shape->of->fields, record);
      if (*ended)
        break;
      purser_value_append (list, g_steal_pointer (&record));
    }
  if (*ended || (purser_value_get_size (list) == 0 && !field->needed))
    return NULL;
  return g_steal_pointer (&list);
}

static PurserValue *
ask_record (const PurserSetup     *setup,
            const PurserFormField *field,
            gboolean              *ended)
{
  g_autoptr (PurserValue) record = purser_value_new_object ();
  gboolean needed = field->needed || field->asked;
  g_autofree char *question = g_strdup_printf (needed ? "  %s:\n" : _("  %s? (y/n)"), field->title);
  g_autofree char *line = needed ? NULL : purser_cli_read_line (question);

  *ended = !needed && line == NULL;
  if (!needed && (line == NULL || g_ascii_tolower (line[0]) != 'y'))
    return NULL;
  if (needed)
    g_print ("%s", question);
  *ended = !purser_cli_fill_fields (setup, field->shape->fields, record);
  return *ended ? NULL : g_steal_pointer (&record);
}

static PurserValue *
ask_line (const PurserSetup     *setup,
          const PurserFormField *field,
          gboolean              *ended)
{
  g_autofree char *question = dup_question (field);

  print_options (field);
  for (;;)
    {
      g_autofree char *line = purser_cli_read_line (question);
      PurserValue *value;

      *ended = line == NULL;
      if (line != NULL && line[0] == '\0' && field->value != NULL)
        return purser_value_ref (field->value);
      if (line == NULL || (line[0] == '\0' && !field->needed))
        return NULL;
      value = read_value (setup, field->shape, line);
      if (value != NULL)
        return value;
      g_print ("  %s\n", _("That could not be read; try again."));
    }
}

static PurserValue *
ask_field (const PurserSetup     *setup,
           const PurserFormField *field,
           gboolean              *ended)
{
  const PurserShape *shape = field->shape;

  if (shape->kind == PURSER_SHAPE_LIST && shape->of->kind == PURSER_SHAPE_RECORD)
    return ask_records (setup, field, ended);
  if (shape->kind == PURSER_SHAPE_RECORD)
    return ask_record (setup, field, ended);
  return ask_line (setup, field, ended);
}

/* Asks for fields.
 *
 * @fields: the fields of a part of a move, or the options of a play, ended by one without a name
 * @object: (inout): the object for their values
 *
 * Returns: whether that was done; %FALSE at the end of input */
gboolean
purser_cli_fill_fields (const PurserSetup *setup,
                        const PurserField *fields,
                        PurserValue       *object)
{
  for (; fields->name != NULL; fields++)
    {
      g_autoptr (PurserFormField) field = purser_form_field_new (setup->rules, setup, fields);
      gboolean ended;
      PurserValue *value = ask_field (setup, field, &ended);

      if (ended)
        return FALSE;
      if (value != NULL)
        purser_value_set (object, fields->name, value);
    }
  return TRUE;
}

static void
print_advice (const PurserForm *form,
              GHashTable       *said)
{
  for (guint i = 0; i < form->advice->len; i++)
    if (g_hash_table_add (said, g_strdup (g_ptr_array_index (form->advice, i))))
      g_print ("   %s\n", (const char *) g_ptr_array_index (form->advice, i));
}

/* Returns the first field that is still to be asked for; the rules may change the form after each answer. */
static const PurserFormField *
find_next (const PurserForm *form,
           PurserValue      *move,
           GHashTable       *asked)
{
  for (guint i = 0; i < form->fields->len; i++)
    {
      const PurserFormField *field = g_ptr_array_index (form->fields, i);

      if (field->shown && purser_value_get (move, field->field->name) == NULL &&
          !g_hash_table_contains (asked, field->field->name))
        return field;
    }
  return NULL;
}

/* Asks for the missing fields of a move, and prints the advice of the rules on the way.
 *
 * @choice: (nullable): the answer to fill in
 * @move: (inout): its move as filled in so far
 *
 * Returns: whether that was done; %FALSE at the end of input */
gboolean
purser_cli_fill (PurserPlay         *play,
                 const PurserChoice *choice,
                 PurserValue        *move)
{
  PurserSetup *setup = purser_play_get_setup (play);
  g_autoptr (GHashTable) asked = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (;;)
    {
      g_autoptr (PurserForm) form = purser_form_new (setup, purser_play_get_state (play), move, choice);
      const PurserFormField *field = find_next (form, move, asked);
      PurserValue *value;
      gboolean ended;

      print_advice (form, said);
      if (field == NULL)
        return TRUE;
      value = ask_field (setup, field, &ended);
      if (ended)
        return FALSE;
      g_hash_table_add (asked, (gpointer) field->field->name);
      if (value != NULL)
        purser_value_set (move, field->field->name, value);
    }
}
