// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-facts.h"
#include "purser-components.h"
#include "purser-rulebook.h"

/* The values that your copy had of a component before others were read off it. */
typedef struct {
  char        *item;
  PurserValue *before;
  /* The number of the record in the current play. */
  guint        n;
} PurserComponentsChange;

/* All known printed values of the components of a game: those that ship with Purser, over them those of your copy of the game,
 * and over these those that were entered in the current play. */
struct _PurserComponents
{
  GObject parent_instance;

  const PurserRules    *rules;
  PurserSession        *session;
  PurserCopy           *copy;
  PurserValue          *facts;
  GPtrArray            *changes;
  gboolean              gathers;
  /* The first and the last record that one Undo of the play takes back together. */
  guint                 tap;
  guint                 tapped;
};

G_DEFINE_FINAL_TYPE (PurserComponents, purser_components, G_TYPE_OBJECT)

/* Returns the values of your copy, by component. */
static PurserValue *
components_get_items (PurserComponents *self)
{
  return purser_copy_get_items (self->copy);
}

static PurserComponentsChange *
change_new (PurserComponents *self,
            const char       *item)
{
  PurserComponentsChange *change = g_new0 (PurserComponentsChange, 1);
  PurserValue *known = purser_value_get (components_get_items (self), item);

  change->item = g_strdup (item);
  change->before = known != NULL ? purser_value_copy (known) : NULL;
  return change;
}

static void
change_free (PurserComponentsChange *change)
{
  g_clear_pointer (&change->before, purser_value_unref);
  g_free (change->item);
  g_free (change);
}

static void
purser_components_finalize (GObject *object)
{
  PurserComponents *self = PURSER_COMPONENTS (object);

  g_clear_object (&self->session);
  g_clear_object (&self->copy);
  g_clear_pointer (&self->changes, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_components_parent_class)->finalize (object);
}

static void
purser_components_class_init (PurserComponentsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_components_finalize;
  /* Emitted when the values, or the problem with saving them, may have changed. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_components_init (PurserComponents *self)
{
  self->changes = g_ptr_array_new_with_free_func ((GDestroyNotify) change_free);
}

static void
copy_changed_cb (PurserComponents *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Your copy of the game must be open.
 *
 * @session: (nullable): the session of the current play, which learns the values as well */
PurserComponents *
purser_components_new (const PurserRules *rules,
                       PurserSession     *session)
{
  PurserCopy *copy = purser_copy_get (rules->id);
  PurserComponents *self = g_object_new (PURSER_TYPE_COMPONENTS, NULL);

  g_assert (purser_copy_get_items (copy) != NULL);
  self->rules = rules;
  self->copy = g_object_ref (copy);
  g_signal_connect_object (copy, "changed", G_CALLBACK (copy_changed_cb), self, G_CONNECT_SWAPPED);
  self->facts = purser_facts_load (rules, NULL);
  g_set_object (&self->session, session);
  return self;
}

const PurserRules *
purser_components_get_rules (PurserComponents *self)
{
  return self->rules;
}

/* Returns: (transfer none) (nullable): the current play */
PurserPlay *
purser_components_get_play (PurserComponents *self)
{
  return self->session != NULL ? purser_session_get_play (self->session) : NULL;
}

/* Returns: (transfer none) (nullable): the session of the current play */
PurserSession *
purser_components_get_session (PurserComponents *self)
{
  return self->session;
}

/* Returns: (transfer full): a label for entering the missing values of @n components */
char *
purser_components_dup_missing (guint n)
{
  return g_strdup_printf (ngettext ("Enter Printed Values… (%u Missing)", "Enter Printed Values… (%u Missing)", n), n);
}

static void
list_add (PurserComponents *self,
          GPtrArray        *items,
          const char       *item)
{
  if (item != NULL && purser_rules_find_fields (self->rules, item) != NULL &&
      !g_ptr_array_find_with_equal_func (items, item, g_str_equal, NULL))
    g_ptr_array_add (items, g_strdup (item));
}

/* Adds the components below a value: objects with an id in them, or as their key. */
static void
list_walk (PurserComponents *self,
           GPtrArray        *items,
           PurserValue      *value)
{
  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      PurserValue *child = purser_value_get_at (value, i);

      if (purser_value_is (child, PURSER_VALUE_OBJECT))
        {
          list_add (self, items, purser_value_get_string_of (child, "id"));
          if (purser_value_is (value, PURSER_VALUE_OBJECT))
            list_add (self, items, purser_value_get_key_at (value, i));
        }
      if (purser_value_is (child, PURSER_VALUE_OBJECT) || purser_value_is (child, PURSER_VALUE_LIST))
        list_walk (self, items, child);
    }
}

/* Returns: (transfer full) (element-type utf8): the ids of the components, those of your copy first */
GPtrArray *
purser_components_list_ids (PurserComponents *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);
  PurserValue *learned = components_get_items (self);

  for (guint i = 0; i < purser_value_get_size (learned); i++)
    list_add (self, items, purser_value_get_key_at (learned, i));
  if (self->facts != NULL)
    list_walk (self, items, self->facts);
  return items;
}

/* Returns: (transfer full) (nullable): the title in the rulebook */
static char *
dup_card_title (const PurserRules *rules,
                const char        *item)
{
  PurserSection *card = purser_rulebook_find_card (purser_rulebook_get (rules->id), item);

  return card != NULL ? g_strdup (purser_section_get_title (card, purser_language_guess ())) : NULL;
}

/* Returns: (transfer full): the title of a component in a play; its numbers if they are known, even if it has a name */
char *
purser_components_dup_title_in (PurserPlay *play,
                                const char *item)
{
  PurserSetup *setup = purser_play_get_setup (play);
  g_autofree char *note = purser_rules_note_item (setup->rules, setup, purser_play_get_state (play), item);
  char *title = NULL;

  if (note == NULL)
    title = g_strdup (purser_facts_get_name (purser_facts_find_component (setup->facts, item)));
  if (note == NULL && title == NULL)
    title = dup_card_title (setup->rules, item);
  return title != NULL ? title : purser_rules_name_item (setup->rules, setup, purser_play_get_state (play), item);
}

/* Returns: (nullable): the title that the game gives a component without a play */
static char *
dup_given_title (const PurserRules *rules,
                 const char        *item)
{
  return rules->name_item != NULL ? rules->name_item (NULL, NULL, item) : NULL;
}

char *
purser_components_dup_title (PurserComponents *self,
                             const char       *item)
{
  char *title = dup_given_title (self->rules, item);

  if (title == NULL && self->session != NULL)
    title = purser_components_dup_title_in (purser_session_get_play (self->session), item);
  if (title == NULL)
    title = dup_card_title (self->rules, item);
  return title != NULL ? title : g_strdup (item);
}

static void
add_known (PurserComponents *self,
           const char       *item,
           PurserValue      *known,
           PurserValue      *values)
{
  const PurserField *fields = purser_rules_find_fields (self->rules, item);
  const PurserShapeContext context = { .n_players = PURSER_MAX_PLAYERS };

  for (; fields->name != NULL; fields++)
    {
      PurserValue *value = purser_value_get (values, fields->name);
      g_auto (PurserVerdict) verdict = { 0 };

      if (value != NULL && !purser_value_is (value, PURSER_VALUE_NULL) &&
          purser_shape_check (fields->shape, value, fields->name, &context, &verdict))
        purser_value_set (known, fields->name, purser_value_ref (value));
    }
}

/* Adds the values that were entered in the current play and not undone; returns whether there are any. */
static gboolean
add_played (PurserComponents *self,
            const char       *item,
            PurserValue      *known)
{
  PurserValue *values = NULL;

  if (self->session != NULL)
    values = purser_value_get (purser_play_get_learned (purser_session_get_play (self->session)), item);
  if (values != NULL)
    add_known (self, item, known, values);
  return values != NULL;
}

PurserValue *
purser_components_dup_values (PurserComponents *self,
                              const char       *item)
{
  PurserValue *known = purser_value_new_object ();

  add_known (self, item, known, purser_facts_find_component (self->facts, item));
  add_known (self, item, known, purser_value_get (components_get_items (self), item));
  add_played (self, item, known);
  return known;
}

/* Returns: (transfer full): the facts that ship about a component, with the values of your copy and the current play over them;
 * the names of those values are listed in `learned` */
PurserValue *
purser_components_dup_facts (PurserComponents *self,
                             const char       *item)
{
  PurserValue *shipped = purser_facts_find_component (self->facts, item);
  PurserValue *facts = shipped != NULL ? purser_value_copy (shipped) : purser_value_new_object ();
  g_autoptr (PurserValue) learned = purser_value_new_object ();
  PurserValue *names = purser_value_new_list ();

  if (purser_rules_find_fields (self->rules, item) != NULL)
    {
      add_known (self, item, learned, purser_value_get (components_get_items (self), item));
      add_played (self, item, learned);
    }
  for (guint i = 0; i < purser_value_get_size (learned); i++)
    {
      const char *name = purser_value_get_key_at (learned, i);

      purser_value_set (facts, name, purser_value_ref (purser_value_get_at (learned, i)));
      purser_value_append (names, purser_value_new_string (name));
    }
  purser_value_set (facts, "learned", names);
  return facts;
}

static char *
dup_value (PurserValue *value)
{
  GString *text;

  if (purser_value_is (value, PURSER_VALUE_INTEGER))
    return g_strdup_printf ("%" G_GINT64_FORMAT, purser_value_get_integer (value));
  if (purser_value_is (value, PURSER_VALUE_STRING))
    return g_strdup (purser_value_get_string (value));
  if (purser_value_is (value, PURSER_VALUE_NULL))
    return g_strdup ("?");
  if (!purser_value_is (value, PURSER_VALUE_LIST))
    return g_strdup ("…");
  text = g_string_new (NULL);
  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      g_autofree char *entry = dup_value (purser_value_get_at (value, i));

      g_string_append_printf (text, i > 0 ? _(", %s") : "%s", entry);
    }
  return g_string_free_and_steal (text);
}

char *
purser_components_dup_summary (PurserComponents *self,
                               const char       *item)
{
  g_autoptr (PurserValue) values = purser_components_dup_values (self, item);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < purser_value_get_size (values); i++)
    {
      g_autofree char *title = purser_rules_dup_word (self->rules, purser_value_get_key_at (values, i));
      g_autofree char *value = dup_value (purser_value_get_at (values, i));

      /* The side of a card is too long for a line. */
      if (!purser_value_is (purser_value_get_at (values, i), PURSER_VALUE_OBJECT))
        g_string_append_printf (text, "%s%s %s", text->len > 0 ? " · " : "", title, value);
    }
  return g_string_free_and_steal (text);
}

/* Returns: (nullable): how sure the shipped values are, as the rulebook marks them; %NULL if it does not have the component */
static const char *
find_sure (PurserComponents *self,
           const char       *item)
{
  PurserSection *card = purser_rulebook_find_card (purser_rulebook_get (self->rules->id), item);

  if (card == NULL)
    return NULL;
  if (purser_section_get_sure (card) == PURSER_SURE_HIGH)
    return _("confirmed");
  if (purser_section_get_sure (card) == PURSER_SURE_MEDIUM)
    return _("likely correct");
  return _("unconfirmed");
}

/* Returns: (transfer full): where the known values come from, and how sure they are */
char *
purser_components_dup_source (PurserComponents *self,
                              const char       *item)
{
  g_autoptr (PurserValue) played = purser_value_new_object ();
  g_autoptr (PurserValue) known = purser_components_dup_values (self, item);
  const char *sure = find_sure (self, item);

  if (purser_components_is_learned (self, item))
    return g_strdup (_("Your copy"));
  if (add_played (self, item, played))
    return g_strdup (_("This play"));
  if (purser_value_get_size (known) == 0)
    return g_strdup (_("Unknown"));
  /* Translators: where a number comes from, how sure it is */
  return sure != NULL ? g_strdup_printf (_("Included with Purser, %s"), sure) : g_strdup (_("Included with Purser"));
}

gboolean
purser_components_is_learned (PurserComponents *self,
                              const char       *item)
{
  return purser_value_get (components_get_items (self), item) != NULL;
}

/* Returns the number of the first record that is undone together with the next one. If something else was entered or undone
 * since then, that is the next one itself; 0 if values are not gathered. */
static guint
components_find_tap (PurserComponents *self)
{
  guint size = purser_history_get_size (purser_play_get_history (purser_session_get_play (self->session)));

  if (!self->gathers)
    return 0;
  if (self->tap == 0 || self->tapped != size)
    self->tap = size + 1;
  self->tapped = size + 1;
  return self->tap;
}

/* Enters printed values into the current play, whose session keeps them in your copy as well.
 * Returns: whether the rules of the play accepted them */
static gboolean
components_enter (PurserComponents       *self,
                  PurserComponentsChange *change,
                  PurserValue            *values)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("learn", -1);

  purser_value_set_string (move, "item", change->item);
  purser_value_set (move, "values", purser_value_ref (values));
  if (!purser_session_enter_in_tap (self->session, move, components_find_tap (self)))
    return FALSE;
  change->n = purser_history_get_size (purser_play_get_history (purser_session_get_play (self->session)));
  return TRUE;
}

/* Makes the values that are read off from now on undone together in the current play. */
void
purser_components_gather (PurserComponents *self)
{
  self->gathers = TRUE;
  self->tap = 0;
}

/* Keeps the printed values of a component, and enters them into the current play. [method@Copy.settle_async] waits until
 * they are written or that has failed.
 * Returns: whether the rules of the play accepted them */
gboolean
purser_components_learn (PurserComponents *self,
                         const char       *item,
                         PurserValue      *values)
{
  PurserComponentsChange *change = change_new (self, item);

  g_ptr_array_add (self->changes, change);
  if (self->session == NULL)
    purser_copy_learn (self->copy, item, values);
  else if (!components_enter (self, change, values))
    {
      g_ptr_array_remove (self->changes, change);
      return FALSE;
    }
  return TRUE;
}

/* Returns: (transfer none) (nullable): why your copy of the game could not be saved, in a sentence */
const char *
purser_components_get_problem (PurserComponents *self)
{
  return purser_copy_get_problem (self->copy);
}

/* Returns: (transfer none): why the current play did not accept the last values */
const char *
purser_components_get_refusal (PurserComponents *self)
{
  const char *refusal = self->session != NULL ? purser_session_get_refusal (self->session) : NULL;

  return refusal != NULL ? refusal : _("The rules of this play do not allow that");
}

/* Removes a component from your copy; a play keeps the values that it has learned. */
void
purser_components_forget (PurserComponents *self,
                          const char       *item)
{
  purser_copy_put (self->copy, item, NULL);
}

/* Returns: (transfer none) (nullable): the component whose values were read off last, which can be undone */
const char *
purser_components_get_last (PurserComponents *self)
{
  guint n = self->changes->len;

  return n > 0 ? ((PurserComponentsChange *) g_ptr_array_index (self->changes, n - 1))->item : NULL;
}

/* Undoes a single record, even one of several that are undone together on the table. */
static void
components_strike (PurserComponents *self,
                   guint             n)
{
  g_autoptr (PurserValue) record = purser_value_new_object ();
  g_auto (PurserVerdict) verdict = { 0 };

  purser_value_set_integer (record, "undo", n);
  if (self->gathers)
    purser_play_enter (purser_session_get_play (self->session), record, &verdict);
  else
    purser_session_remove_entry (self->session, n, FALSE);
}

/* Undoes the last values that were read off, in the current play as well. */
void
purser_components_undo (PurserComponents *self)
{
  guint n = self->changes->len;
  PurserComponentsChange *change = n > 0 ? g_ptr_array_steal_index (self->changes, n - 1) : NULL;

  if (change == NULL)
    return;
  if (self->session != NULL)
    components_strike (self, change->n);
  purser_copy_put (self->copy, change->item, change->before);
  change_free (change);
}

/* Merges values that another person has read off, in the current play as well.
 * Returns: how many values changed */
guint
purser_components_merge (PurserComponents *self,
                         PurserValue      *other)
{
  guint n_changed = purser_copy_merge (self->copy, other);

  if (self->session != NULL)
    purser_components_file_enter (purser_copy_get_items (self->copy), purser_session_get_play (self->session));
  return n_changed;
}

PurserCopy *
purser_components_get_copy (PurserComponents *self)
{
  return self->copy;
}
