// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Who has played, and with whom: kept when a play begins, so that nobody has to make a list. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-hash.h"
#include "purser-people.h"
#include "purser-seat-look.h"

/* More people than a club has, and more groups than anybody looks through. */
#define MOST_PEOPLE 60
#define MOST_GROUPS 6

/* Returns the colour that a person had last; NULL if nobody has that name. */
static const char *
find_colour (GVariant   *people,
             const char *name)
{
  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      const char *other, *colour;

      g_variant_get_child (people, i, "(&s&s)", &other, &colour);
      if (strcmp (name, other) == 0)
        return colour;
    }
  return NULL;
}

gboolean
purser_people_has (GVariant   *people,
                   const char *name)
{
  return find_colour (people, name) != NULL;
}

/* Returns: whether both have people of the same names, in any order of seats */
gboolean
purser_people_same (GVariant *one,
                    GVariant *other)
{
  if (g_variant_n_children (one) != g_variant_n_children (other))
    return FALSE;
  for (gsize i = 0; i < g_variant_n_children (one); i++)
    {
      const char *name;

      g_variant_get_child (one, i, "(&s&s)", &name, NULL);
      if (!purser_people_has (other, name))
        return FALSE;
    }
  return TRUE;
}

static void
add_all (GVariantBuilder *builder,
         GVariant        *people)
{
  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      g_autoptr (GVariant) person = g_variant_get_child_value (people, i);

      g_variant_builder_add_value (builder, person);
    }
}

/* Puts the present players first, with their present colours. */
static GVariant *
dup_people (GVariant *before,
            GVariant *players)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  gsize n = g_variant_n_children (players);

  add_all (&builder, players);
  for (gsize i = 0; i < g_variant_n_children (before) && n < MOST_PEOPLE; i++)
    {
      g_autoptr (GVariant) person = g_variant_get_child_value (before, i);
      const char *name;

      g_variant_get_child (person, 0, "&s", &name);
      if (purser_people_has (players, name))
        continue;
      g_variant_builder_add_value (&builder, person);
      n++;
    }
  return g_variant_builder_end (&builder);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns a key that is the same for the same people, in any order of seats. */
static char *
dup_group_key (GVariant *group)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (gsize i = 0; i < g_variant_n_children (group); i++)
    {
      const char *name;

      g_variant_get_child (group, i, "(&s&s)", &name, NULL);
      g_ptr_array_add (names, (gpointer) name);
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv ("\n", (char **) names->pdata);
}

/* Returns: (transfer full) (nullable): the name of a group, such as “Thursday”; NULL if it has none */
char *
purser_people_dup_group_name (GSettings *settings,
                              GVariant  *group)
{
  g_autoptr (GVariant) names = g_settings_get_value (settings, "group-names");
  g_autofree char *key = dup_group_key (group);
  char *name = NULL;

  g_variant_lookup (names, key, "s", &name);
  return name;
}

/* Sets the name of a group; an empty name removes it. */
void
purser_people_set_group_name (GSettings  *settings,
                              GVariant   *group,
                              const char *name)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, "group-names");
  g_autofree char *key = dup_group_key (group);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  for (gsize i = 0; i < g_variant_n_children (before); i++)
    {
      const char *other, *called;

      g_variant_get_child (before, i, "{&s&s}", &other, &called);
      if (strcmp (other, key) != 0)
        g_variant_builder_add (&builder, "{ss}", other, called);
    }
  if (*name != '\0')
    g_variant_builder_add (&builder, "{ss}", key, name);
  g_settings_set_value (settings, "group-names", g_variant_builder_end (&builder));
}

/* Puts the present players first. A group with a name is not dropped for newer ones. */
static GVariant *
dup_groups (GSettings *settings,
            GVariant  *before,
            GVariant  *players)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa(ss)"));
  guint n = 1;

  g_variant_builder_add_value (&builder, players);
  for (gsize i = 0; i < g_variant_n_children (before); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (before, i);
      g_autofree char *name = purser_people_dup_group_name (settings, group);

      if (purser_people_same (group, players) || (n >= MOST_GROUPS && name == NULL))
        continue;
      g_variant_builder_add_value (&builder, group);
      n++;
    }
  return g_variant_builder_end (&builder);
}

/* Keeps the players, and the group that they are.
 *
 * @players: those who begin a play, in seat order, each with a name and a colour */
void
purser_people_remember (GSettings *settings,
                        GVariant  *players)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (players);
  g_autoptr (GVariant) people = g_settings_get_value (settings, "people");
  g_autoptr (GVariant) groups = g_settings_get_value (settings, "groups");

  g_settings_set_value (settings, "people", dup_people (people, kept));
  if (g_variant_n_children (kept) > 1)
    g_settings_set_value (settings, "groups", dup_groups (settings, groups, kept));
}

/* Adds people who are not known yet, after those who are; their colours are unknown. */
void
purser_people_add (GSettings         *settings,
                   const char *const *names)
{
  g_autoptr (GVariant) people = g_settings_get_value (settings, "people");
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  gsize n = g_variant_n_children (people);

  add_all (&builder, people);
  for (gsize i = 0; names[i] != NULL && n < MOST_PEOPLE; i++)
    if (!purser_people_has (people, names[i]))
      {
        g_variant_builder_add (&builder, "(ss)", names[i], "");
        n++;
      }
  g_settings_set_value (settings, "people", g_variant_builder_end (&builder));
}

/* Returns: (transfer full): their names, separated by commas */
char *
purser_people_dup_names (GVariant *people)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      const char *name;

      g_variant_get_child (people, i, "(&s&s)", &name, NULL);
      g_string_append_printf (text, "%s%s", i > 0 ? C_("a list", ", ") : "", name);
    }
  return g_string_free_and_steal (text);
}

/* Returns: (transfer full): the name of the group, or the names of its people */
char *
purser_people_dup_group_title (GSettings *settings,
                               GVariant  *group)
{
  char *name = purser_people_dup_group_name (settings, group);

  return name != NULL ? name : purser_people_dup_names (group);
}

/* Returns: (transfer none): the colour that a person had last; empty if it is unknown */
const char *
purser_people_find_colour (GVariant   *people,
                           const char *name)
{
  const char *colour = find_colour (people, name);

  return colour != NULL ? colour : "";
}

static gboolean
is_liked (GVariant   *people,
          const char *colour)
{
  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      const char *other;

      g_variant_get_child (people, i, "(&s&s)", NULL, &other);
      if (strcmp (colour, other) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns: how many people without a known colour come before a person */
static guint
count_before (GVariant   *people,
              const char *name)
{
  guint count = 0;

  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      const char *other, *colour;

      g_variant_get_child (people, i, "(&s&s)", &other, &colour);
      if (strcmp (name, other) == 0)
        break;
      count += *colour == '\0';
    }
  return count;
}

/* Returns: the colour that a person likes; if none is known, one that tells the person from others, and that nobody else likes as
 * long as there are such */
const char *
purser_people_find_shown_colour (GVariant   *people,
                                 const char *name)
{
  const char *liked = purser_people_find_colour (people, name);
  g_autoptr (GPtrArray) free_ones = g_ptr_array_new ();
  guint place = count_before (people, name);

  if (*liked != '\0')
    return liked;
  for (guint i = 0; i < purser_seat_colours_count (); i++)
    if (!is_liked (people, purser_seat_colours_get (i)->id))
      g_ptr_array_add (free_ones, (gpointer) purser_seat_colours_get (i)->id);
  if (free_ones->len == 0)
    return purser_seat_colours_get (place)->id;
  return g_ptr_array_index (free_ones, place % free_ones->len);
}

/* Other programs keep no colours of pieces, so people who are known here have their colour in imported plays.
 *
 * Returns: (nullable) */
const char *
purser_people_find_result_colour (GVariant           *people,
                                  const PurserResult *result,
                                  guint               seat)
{
  const PurserResultSeat *it = &result->seats[seat];

  if (it->colour != NULL || !result->imported || !purser_people_has (people, it->name))
    return it->colour;
  return purser_people_find_shown_colour (people, it->name);
}

/* Returns the same people with one of them changed, and nobody twice. */
static GVariant *
dup_changed (GVariant   *people,
             const char *name,
             const char *new_name,
             const char *new_colour)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  g_autoptr (GHashTable) there = g_hash_table_new (purser_hash_string, g_str_equal);

  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      const char *other, *colour;
      gboolean it;

      g_variant_get_child (people, i, "(&s&s)", &other, &colour);
      it = strcmp (other, name) == 0;
      if (g_hash_table_add (there, (gpointer) (it ? new_name : other)))
        g_variant_builder_add (&builder, "(ss)", it ? new_name : other, it && new_colour != NULL ? new_colour : colour);
    }
  return g_variant_builder_end (&builder);
}

void
purser_people_set_colour (GSettings  *settings,
                          const char *name,
                          const char *colour)
{
  const char *names[] = { name, NULL };
  g_autoptr (GVariant) people = NULL;

  purser_people_add (settings, names);
  people = g_settings_get_value (settings, "people");
  g_settings_set_value (settings, "people", dup_changed (people, name, name, colour));
}

/* Keeps the name of a group whose people have other names now. */
static void
keep_group_name (GSettings *settings,
                 GVariant  *before,
                 GVariant  *after)
{
  g_autofree char *name = purser_people_dup_group_name (settings, before);

  if (name == NULL || purser_people_same (before, after))
    return;
  purser_people_set_group_name (settings, before, "");
  purser_people_set_group_name (settings, after, name);
}

/* Renames a person wherever people are kept; a person who already has the new name becomes the same person. */
void
purser_people_rename (GSettings  *settings,
                      const char *from,
                      const char *to)
{
  g_autoptr (GVariant) people = g_settings_get_value (settings, "people");
  g_autoptr (GVariant) last = g_settings_get_value (settings, "last-players");
  g_autoptr (GVariant) groups = g_settings_get_value (settings, "groups");
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa(ss)"));

  for (gsize i = 0; i < g_variant_n_children (groups); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (groups, i);
      g_autoptr (GVariant) changed = g_variant_ref_sink (dup_changed (group, from, to, NULL));

      g_variant_builder_add_value (&builder, changed);
      keep_group_name (settings, group, changed);
    }
  g_settings_set_value (settings, "groups", g_variant_builder_end (&builder));
  g_settings_set_value (settings, "last-players", dup_changed (last, from, to, NULL));
  g_settings_set_value (settings, "people", dup_changed (people, from, to, NULL));
}

/* Forgets a group until it plays together again.
 *
 * Returns: the place of the group, to restore it there */
guint
purser_people_forget_group (GSettings *settings,
                            GVariant  *group)
{
  g_autoptr (GVariant) groups = g_settings_get_value (settings, "groups");
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa(ss)"));
  guint place = 0;

  for (guint i = 0; i < g_variant_n_children (groups); i++)
    {
      g_autoptr (GVariant) other = g_variant_get_child_value (groups, i);

      if (purser_people_same (group, other))
        place = i;
      else
        g_variant_builder_add_value (&builder, other);
    }
  g_settings_set_value (settings, "groups", g_variant_builder_end (&builder));
  purser_people_set_group_name (settings, group, "");
  return place;
}

/* Restores a forgotten group, unless it has played together since.
 *
 * @name: its name; empty if it had none */
void
purser_people_restore_group (GSettings  *settings,
                             GVariant   *group,
                             const char *name,
                             guint       place)
{
  g_autoptr (GVariant) groups = g_settings_get_value (settings, "groups");
  g_autoptr (GPtrArray) restored = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);

  purser_people_set_group_name (settings, group, name);
  for (guint i = 0; i < g_variant_n_children (groups); i++)
    {
      g_autoptr (GVariant) other = g_variant_get_child_value (groups, i);

      if (purser_people_same (group, other))
        return;
      g_ptr_array_add (restored, g_steal_pointer (&other));
    }
  g_ptr_array_insert (restored, (int) MIN (place, restored->len), g_variant_ref (group));
  g_settings_set_value (settings, "groups",
                        g_variant_new_array (G_VARIANT_TYPE ("a(ss)"), (GVariant **) restored->pdata, restored->len));
}
