// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-component-item.h"
#include "purser-components.h"
#include "purser-facts.h"
#include "purser-language.h"
#include "purser-rulebook.h"

/* A component of a game in a list to choose from. */
struct _PurserComponentItem
{
  GObject parent_instance;

  const PurserRules *rules;
  char              *id;
  char              *title;
  char              *subtitle;
  char              *folded;
  PurserValue       *facts;
  int                price;
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
  g_clear_pointer (&self->facts, purser_value_unref);
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

/* Puts what is printed large first: the place and the numbers. The id is not printed at all, but can be searched for. */
static PurserComponentItem *
item_new (PurserPlay  *play,
          PurserValue *facts,
          const char  *id)
{
  PurserComponentItem *self = g_object_new (PURSER_TYPE_COMPONENT_ITEM, NULL);
  PurserSetup *setup = purser_play_get_setup (play);
  const char *name = purser_facts_get_name (facts);
  g_autofree char *all = NULL;

  self->rules = setup->rules;
  self->id = g_strdup (id);
  self->facts = purser_value_ref (facts);
  self->title = purser_rules_note_item (setup->rules, setup, purser_play_get_state (play), id);
  self->subtitle = g_strdup (self->title != NULL && name != NULL ? name : "");
  if (self->title == NULL)
    self->title = purser_components_dup_title_in (play, id);
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

/* Returns: (transfer none): the known facts, with the values that were learned of this copy */
PurserValue *
purser_component_item_get_facts (PurserComponentItem *self)
{
  return self->facts;
}

/* Returns: (transfer full): what it does, for screen readers; "" if the rulebook has no words for it */
char *
purser_component_item_dup_description (PurserComponentItem *self)
{
  return purser_rulebook_say_aloud (purser_rulebook_get (self->rules->id), self->facts, purser_language_guess ());
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
