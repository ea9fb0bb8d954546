// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-value.h"

#include <string.h>

#include "purser-key.h"

typedef struct {
  char        *key;
  PurserValue *value;
} Slot;

struct _PurserValue
{
  guint           references;
  PurserValueKind kind;
  guint           size;
  guint           room;
  union {
    gboolean      truth;
    gint64        integer;
    double        real;
    Slot         *slots;
    /* A text lies right here, in one piece with its value. */
    char          text[sizeof (gint64)];
  };
};

/* Most numbers in a file are small, and most words come again on every line: both are kept once for the
 * life of the program, which is what makes opening a long play quick. */
#define SMALLEST -16
#define LARGEST 255
#define FOREVER G_MAXUINT

static PurserValue small_integers[LARGEST - SMALLEST + 1];
static PurserValue *known_texts[PURSER_KEY_PLACES];

static PurserValue *
value_new (PurserValueKind kind)
{
  PurserValue *self = g_new0 (PurserValue, 1);

  self->references = 1;
  self->kind = kind;
  return self;
}

/**
 * purser_value_new_nothing:
 *
 * Makes the value that stands for "not known" (JSON null).
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_new_nothing (void)
{
  return value_new (PURSER_VALUE_NOTHING);
}

/**
 * purser_value_new_boolean:
 * @truth: yes or no
 *
 * Makes a yes or a no.
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_new_boolean (gboolean truth)
{
  PurserValue *self = value_new (PURSER_VALUE_BOOLEAN);

  self->truth = !!truth;
  return self;
}

/**
 * purser_value_new_integer:
 * @integer: a whole number
 *
 * Makes a whole number.
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_new_integer (gint64 integer)
{
  PurserValue *self;

  if (integer >= SMALLEST && integer <= LARGEST)
    {
      self = &small_integers[integer - SMALLEST];
      /* Whoever comes first, and everybody after, writes the same. */
      self->kind = PURSER_VALUE_INTEGER;
      self->integer = integer;
      self->references = FOREVER;
      return self;
    }
  self = value_new (PURSER_VALUE_INTEGER);
  self->integer = integer;
  return self;
}

/**
 * purser_value_new_real:
 * @real: a number with a fraction
 *
 * Makes a number that is not whole; no move takes one, so it only serves to say so.
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_new_real (double real)
{
  PurserValue *self = value_new (PURSER_VALUE_REAL);

  self->real = real;
  return self;
}

static PurserValue *
text_new (const char *text,
          gsize       length)
{
  PurserValue *self = g_malloc (MAX (sizeof *self, G_STRUCT_OFFSET (PurserValue, text) + length + 1));

  self->references = 1;
  self->kind = PURSER_VALUE_TEXT;
  self->size = self->room = 0;
  memcpy (self->text, text, length + 1);
  return self;
}

/**
 * purser_value_new_text:
 * @text: UTF-8
 *
 * Makes a text; @text is copied.
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_new_text (const char *text)
{
  gsize length = strlen (text);
  PurserValue **place = &known_texts[purser_key_place (text, length)];
  PurserValue *known = length < PURSER_KEY_LONGEST ? g_atomic_pointer_get (place) : NULL;
  PurserValue *self;

  if (known != NULL && strcmp (known->text, text) == 0)
    return known;
  self = text_new (text, length);
  if (known != NULL || length >= PURSER_KEY_LONGEST)
    return self;
  /* Where another thread took the place first, this one stays as long. */
  self->references = FOREVER;
  g_atomic_pointer_compare_and_exchange (place, NULL, self);
  return self;
}

/**
 * purser_value_new_list:
 *
 * Makes an empty list, to be filled with [func@value_append].
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_new_list (void)
{
  return value_new (PURSER_VALUE_LIST);
}

/**
 * purser_value_new_object:
 *
 * Makes an empty object, to be filled with [func@value_set]. Keys keep their order.
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_new_object (void)
{
  return value_new (PURSER_VALUE_OBJECT);
}

static void
value_copy_children (PurserValue *self,
                     PurserValue *copy)
{
  for (guint i = 0; i < self->size; i++)
    {
      PurserValue *child = purser_value_copy (self->slots[i].value);

      if (self->kind == PURSER_VALUE_LIST)
        purser_value_append (copy, child);
      else
        purser_value_set (copy, self->slots[i].key, child);
    }
}

/**
 * purser_value_copy:
 * @self: a value
 *
 * Copies a value with everything below it, so that the copy may be changed.
 *
 * Returns: (transfer full): a new value
 */
PurserValue *
purser_value_copy (PurserValue *self)
{
  PurserValue *copy;

  if (self->kind == PURSER_VALUE_TEXT)
    return purser_value_new_text (self->text);
  if (self->kind != PURSER_VALUE_LIST && self->kind != PURSER_VALUE_OBJECT)
    return purser_value_ref (self);
  copy = value_new (self->kind);
  value_copy_children (self, copy);
  return copy;
}

/**
 * purser_value_ref:
 * @self: a value
 *
 * Returns: (transfer full): @self, held once more
 */
PurserValue *
purser_value_ref (PurserValue *self)
{
  if (self->references != FOREVER)
    self->references++;
  return self;
}

static void
value_free_children (PurserValue *self)
{
  for (guint i = 0; i < self->size; i++)
    {
      purser_value_unref (self->slots[i].value);
      if (self->slots[i].key != NULL)
        purser_key_free (self->slots[i].key);
    }
  g_free (self->slots);
}

/**
 * purser_value_unref:
 * @self: (transfer full): a value
 *
 * Lets a value go; the last one to do so frees it.
 */
void
purser_value_unref (PurserValue *self)
{
  if (self->references == FOREVER || --self->references > 0)
    return;
  if (self->kind == PURSER_VALUE_LIST || self->kind == PURSER_VALUE_OBJECT)
    value_free_children (self);
  g_free (self);
}

/**
 * purser_value_get_kind:
 * @self: (nullable): a value
 *
 * Returns: what @self holds; a missing value holds nothing
 */
PurserValueKind
purser_value_get_kind (PurserValue *self)
{
  return self != NULL ? self->kind : PURSER_VALUE_NOTHING;
}

/**
 * purser_value_is:
 * @self: (nullable): a value
 * @kind: a kind
 *
 * Returns: whether @self is there and of @kind
 */
gboolean
purser_value_is (PurserValue     *self,
                 PurserValueKind  kind)
{
  return self != NULL && self->kind == kind;
}

/**
 * purser_value_get_boolean:
 * @self: (nullable): a value
 *
 * Returns: the yes or no; no where @self is something else
 */
gboolean
purser_value_get_boolean (PurserValue *self)
{
  return purser_value_is (self, PURSER_VALUE_BOOLEAN) && self->truth;
}

/**
 * purser_value_get_integer:
 * @self: (nullable): a value
 *
 * Returns: the whole number; 0 where @self is something else
 */
gint64
purser_value_get_integer (PurserValue *self)
{
  return purser_value_is (self, PURSER_VALUE_INTEGER) ? self->integer : 0;
}

/**
 * purser_value_get_real:
 * @self: (nullable): a value
 *
 * Returns: the number, whole or not; 0 where @self is something else
 */
double
purser_value_get_real (PurserValue *self)
{
  if (purser_value_is (self, PURSER_VALUE_REAL))
    return self->real;
  return (double) purser_value_get_integer (self);
}

/**
 * purser_value_get_text:
 * @self: (nullable): a value
 *
 * Returns: (nullable): the text; %NULL where @self is something else
 */
const char *
purser_value_get_text (PurserValue *self)
{
  return purser_value_is (self, PURSER_VALUE_TEXT) ? self->text : NULL;
}

/**
 * purser_value_get_size:
 * @self: (nullable): a value
 *
 * Returns: how many values a list or an object holds; 0 for anything else
 */
guint
purser_value_get_size (PurserValue *self)
{
  return self != NULL ? self->size : 0;
}

/**
 * purser_value_get_at:
 * @self: a list or an object
 * @index: below its size
 *
 * Returns: (transfer none): the value there
 */
PurserValue *
purser_value_get_at (PurserValue *self,
                     guint        index)
{
  g_assert (index < self->size);
  return self->slots[index].value;
}

/**
 * purser_value_get_key_at:
 * @self: an object
 * @index: below its size
 *
 * Returns: the key there
 */
const char *
purser_value_get_key_at (PurserValue *self,
                         guint        index)
{
  g_assert (self->kind == PURSER_VALUE_OBJECT && index < self->size);
  return self->slots[index].key;
}

static int
value_find (PurserValue *self,
            const char  *key)
{
  for (guint i = 0; i < self->size; i++)
    if (self->slots[i].key[0] == key[0] && strcmp (self->slots[i].key, key) == 0)
      return (int) i;
  return -1;
}

/**
 * purser_value_get:
 * @self: (nullable): a value
 * @key: a key
 *
 * Returns: (transfer none) (nullable): what @self holds under @key; %NULL where there is none
 */
PurserValue *
purser_value_get (PurserValue *self,
                  const char  *key)
{
  int index;

  if (!purser_value_is (self, PURSER_VALUE_OBJECT))
    return NULL;
  index = value_find (self, key);
  return index >= 0 ? self->slots[index].value : NULL;
}

static void
value_add (PurserValue *self,
           char        *key,
           PurserValue *value)
{
  if (self->size == self->room)
    {
      self->room = self->room == 0 ? 4 : self->room * 2;
      self->slots = g_renew (Slot, self->slots, self->room);
    }
  self->slots[self->size].key = key;
  self->slots[self->size++].value = value;
}

/**
 * purser_value_reserve:
 * @self: an empty list or object
 * @size: how many values are going to be put into it
 *
 * Makes room at once, so that filling is quick.
 */
void
purser_value_reserve (PurserValue *self,
                      guint        size)
{
  g_assert (self->room == 0);
  self->room = size;
  self->slots = g_new (Slot, size);
}

/**
 * purser_value_append:
 * @self: a list
 * @value: (transfer full): what to put at its end
 *
 * Adds to a list.
 */
void
purser_value_append (PurserValue *self,
                     PurserValue *value)
{
  g_assert (self->kind == PURSER_VALUE_LIST);
  value_add (self, NULL, value);
}

/**
 * purser_value_add:
 * @self: an object
 * @key: a key that it does not hold yet; copied
 * @value: (transfer full): what to hold under it
 *
 * Adds to an object, without the search of [func@value_set].
 */
void
purser_value_add (PurserValue *self,
                  const char  *key,
                  PurserValue *value)
{
  g_assert (self->kind == PURSER_VALUE_OBJECT);
  value_add (self, purser_key_dup (key), value);
}

/**
 * purser_value_set:
 * @self: an object
 * @key: a key; copied
 * @value: (transfer full): what to hold under it
 *
 * Sets what an object holds under a key; what it held there before goes.
 */
void
purser_value_set (PurserValue *self,
                  const char  *key,
                  PurserValue *value)
{
  int index;

  g_assert (self->kind == PURSER_VALUE_OBJECT);
  index = value_find (self, key);
  if (index >= 0)
    {
      purser_value_unref (self->slots[index].value);
      self->slots[index].value = value;
      return;
    }
  value_add (self, purser_key_dup (key), value);
}

/**
 * purser_value_remove:
 * @self: an object
 * @key: a key
 *
 * Takes a key and what it holds out of an object; nothing happens where it is not there.
 */
void
purser_value_remove (PurserValue *self,
                     const char  *key)
{
  int index = value_find (self, key);

  if (index < 0)
    return;
  purser_value_unref (self->slots[index].value);
  purser_key_free (self->slots[index].key);
  self->size--;
  for (guint i = (guint) index; i < self->size; i++)
    self->slots[i] = self->slots[i + 1];
}

static gboolean
value_equal_children (PurserValue *a,
                      PurserValue *b)
{
  for (guint i = 0; i < a->size; i++)
    {
      PurserValue *other = a->kind == PURSER_VALUE_LIST ? b->slots[i].value
                                                        : purser_value_get (b, a->slots[i].key);

      if (other == NULL || !purser_value_equal (a->slots[i].value, other))
        return FALSE;
    }
  return TRUE;
}

/**
 * purser_value_equal:
 * @a: (nullable): a value
 * @b: (nullable): another
 *
 * Returns: whether both hold the same; the order of an object's keys does not count
 */
gboolean
purser_value_equal (PurserValue *a,
                    PurserValue *b)
{
  if (a == b || a == NULL || b == NULL)
    return a == b;
  if (a->kind != b->kind || a->size != b->size)
    return FALSE;
  switch (a->kind)
    {
    case PURSER_VALUE_NOTHING:
      return TRUE;
    case PURSER_VALUE_BOOLEAN:
      return a->truth == b->truth;
    case PURSER_VALUE_INTEGER:
      return a->integer == b->integer;
    case PURSER_VALUE_REAL:
      return !(a->real < b->real || a->real > b->real);
    case PURSER_VALUE_TEXT:
      return strcmp (a->text, b->text) == 0;
    case PURSER_VALUE_LIST:
    case PURSER_VALUE_OBJECT:
      return value_equal_children (a, b);
    default:
      g_assert_not_reached ();
    }
}
