// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-component-item.h"
#include "purser-facts.h"
#include "purser-language.h"
#include "purser-rulebook.h"

/* A component of a game in a list to choose from. */
struct _PurserComponentItem
{
  GObject parent_instance;

  char *id;
  char *title;
  char *subtitle;
  char *folded;
  int   price;
};

G_DEFINE_FINAL_TYPE (PurserComponentItem, purser_component_item, G_TYPE_OBJECT)

static void
purser_component_item_finalize (GObject *object)
{
  PurserComponentItem *self = PURSER_COMPONENT_ITEM (object);

  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->folded, g_free);
  G_OBJECT_CLASS (purser_component_item_parent_class)->finalize (object);
}

static void
purser_component_item_class_init (PurserComponentItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_component_item_finalize;
}

static void
purser_component_item_init (PurserComponentItem *self)
{
}

/* Returns a few words about a component, such as its place, or "". */
static char *
dup_subtitle (PurserPlay *play,
              const char *id)
{
  PurserSetup *setup = purser_play_get_setup (play);
  char *note = setup->rules->note_item != NULL ? setup->rules->note_item (setup, purser_play_get_state (play), id) : NULL;

  return note != NULL ? note : g_strdup ("");
}

static const char *
get_name (PurserValue *facts)
{
  static const char *const keys[] = { "name", "title", "label" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *name = purser_value_get_string_of (facts, keys[i]);

      if (name != NULL && *name != '\0')
        return name;
    }
  return NULL;
}

static int
find_price (PurserPlay  *play,
            PurserValue *facts,
            const char  *id)
{
  const PurserComponent *component = purser_rules_find_component (purser_play_get_rules (play), id);
  const char *price = component != NULL ? component->price : NULL;

  return price != NULL ? (int) purser_value_get_integer_of (facts, price, -1) : -1;
}

/* Returns facts with the values that were read off the component, in place of those that ship. Most components have no such
 * values, so most facts are not copied. */
static PurserValue *
dup_learned (PurserPlay  *play,
             PurserValue *facts,
             const char  *id)
{
  PurserValue *values = purser_value_get (purser_play_get_learned (play), id);
  PurserValue *known = values != NULL ? purser_value_copy (facts) : purser_value_ref (facts);

  for (guint i = 0; values != NULL && i < purser_value_get_size (values); i++)
    purser_value_set (known, purser_value_get_key_at (values, i), purser_value_ref (purser_value_get_at (values, i)));
  return known;
}

/* Returns: (transfer full) (nullable): the facts of a component, with what was learned of this copy */
PurserValue *
purser_component_dup_facts (PurserPlay *play,
                            const char *id)
{
  PurserValue *facts = purser_facts_find_component (purser_play_get_setup (play)->facts, id);

  return facts != NULL ? dup_learned (play, facts, id) : NULL;
}

/* Describes a component for screen readers, with the lists of the rulebook as sentences.
 *
 * @facts: (nullable)
 *
 * Returns: (transfer full): what the component does; "" if the rulebook has no words for it */
char *
purser_component_dup_description (PurserPlay  *play,
                                  PurserValue *facts)
{
  PurserRulebook *rulebook = purser_rulebook_get (purser_play_get_rules (play)->id);
  g_autofree char *said = facts != NULL ? purser_rulebook_say (rulebook, "aloud", facts, purser_language_guess ()) : g_strdup ("");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (said), "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "- "))
      memmove (lines[i], lines[i] + 2, strlen (lines[i]) - 1);
  return g_strjoinv (" ", lines);
}

/* Returns the title that the rulebook gives a component, as ids are not shown to people. */
static char *
dup_rulebook_title (PurserPlay *play,
                    const char *id)
{
  PurserRulebook *rulebook = purser_rulebook_get (purser_play_get_rules (play)->id);
  PurserSection *card = purser_rulebook_find_card (rulebook, id);

  return card != NULL ? g_strdup (purser_section_get_title (card, purser_language_guess ())) : NULL;
}

char *
purser_component_dup_title (PurserPlay *play,
                            const char *id)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserValue *facts = purser_facts_find_component (setup->facts, id);
  const char *name = facts != NULL ? get_name (facts) : NULL;
  g_autofree char *subtitle = dup_subtitle (play, id);
  char *title = NULL;

  /* A component with a note, such as its numbers, is named by the game, even if it has a name. */
  if (name != NULL && *subtitle == '\0')
    return g_strdup (name);
  if (*subtitle == '\0')
    title = dup_rulebook_title (play, id);
  return title != NULL ? title : purser_rules_name_item (setup->rules, setup, purser_play_get_state (play), id);
}

/* Puts what is printed large first: the place and the numbers. The id is not printed at all, but can be searched for. */
static PurserComponentItem *
item_new (PurserPlay  *play,
          PurserValue *facts,
          const char  *id)
{
  PurserComponentItem *self = g_object_new (PURSER_TYPE_COMPONENT_ITEM, NULL);
  const char *name = get_name (facts);
  g_autofree char *all = NULL;

  self->id = g_strdup (id);
  self->title = dup_subtitle (play, id);
  self->subtitle = g_strdup (*self->title != '\0' && name != NULL ? name : "");
  if (*self->title == '\0')
    {
      g_free (self->title);
      self->title = purser_component_dup_title (play, id);
    }
  self->price = find_price (play, facts, id);
  all = g_strjoin (" ", id, self->title, self->subtitle, NULL);
  self->folded = g_utf8_casefold (all, -1);
  return self;
}

static void
list_add (PurserPlay  *play,
          GListStore  *items,
          const char  *kind,
          PurserValue *facts)
{
  const PurserRules *rules = purser_play_get_rules (play);
  const char *id = purser_value_is (facts, PURSER_VALUE_OBJECT) ? purser_value_get_string_of (facts, "id") : NULL;

  if (id != NULL && (rules->knows == NULL || rules->knows (purser_play_get_setup (play), kind, id)))
    {
      g_autoptr (PurserValue) known = dup_learned (play, facts, id);
      g_autoptr (PurserComponentItem) item = item_new (play, known, id);

      g_list_store_append (items, item);
    }
}

/* Returns: (transfer full): a list of [class@ComponentItem] */
GListModel *
purser_component_items_list (PurserPlay *play,
                             const char *kind)
{
  GListStore *items = g_list_store_new (PURSER_TYPE_COMPONENT_ITEM);
  PurserValue *facts = purser_play_get_setup (play)->facts;

  for (guint i = 0; facts != NULL && i < purser_value_get_size (facts); i++)
    {
      PurserValue *list = purser_value_get_at (facts, i);

      for (guint k = 0; purser_value_is (list, PURSER_VALUE_LIST) && k < purser_value_get_size (list); k++)
        list_add (play, items, kind, purser_value_get_at (list, k));
    }
  return G_LIST_MODEL (items);
}

const char *
purser_component_item_get_id (PurserComponentItem *self)
{
  return self->id;
}

const char *
purser_component_item_get_title (PurserComponentItem *self)
{
  return self->title;
}

/* Returns: (transfer none): its name, if the title has its numbers; else "" */
const char *
purser_component_item_get_subtitle (PurserComponentItem *self)
{
  return self->subtitle;
}

/* Returns: what it costs; -1 if that is unknown, or nothing is printed on it */
int
purser_component_item_get_price (PurserComponentItem *self)
{
  return self->price;
}

/* Returns: whether the item has all of the words */
gboolean
purser_component_item_matches (PurserComponentItem *self,
                               const char          *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (self->folded, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}
