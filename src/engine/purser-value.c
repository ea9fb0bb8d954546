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
  guint           capacity;
  union {
    gboolean      truth;
    gint64        integer;
    double        real;
    /* The slots follow the list or the object in the same block, until it has more than it was made for. */
    Slot         *slots;
    /* A string is stored here, in the same block as its value. */
    char          string[sizeof (gint64)];
  };
};

/* Whole numbers take no memory, except the largest: they are stored in the pointer itself, which is odd then. */
#define LARGEST (G_MAXSSIZE / 2)

/* Most words recur on every line, so each is made once and never freed. */
#define STATIC G_MAXUINT

/* The capacity of a list or an object that is made without a size. */
#define USUAL_SIZE 4

static PurserValue *known_strings[PURSER_KEY_TABLE_SIZE];

static gboolean
is_in_pointer (PurserValue *self)
{
  return ((gintptr) self & 1) != 0;
}

static PurserValue *
value_new (PurserValueKind kind,
           gsize           bytes)
{
  PurserValue *self = g_malloc (MAX (sizeof *self, bytes));

  self->references = 1;
  self->kind = kind;
  self->size = self->capacity = 0;
  return self;
}

static Slot *
value_own_slots (PurserValue *self)
{
  return (Slot *) (self + 1);
}

static PurserValue *
value_new_with_slots (PurserValueKind kind,
                      guint           size)
{
  PurserValue *self = value_new (kind, sizeof *self + size * sizeof (Slot));

  self->capacity = size;
  self->slots = value_own_slots (self);
  return self;
}

/**
 * purser_value_new_null:
 *
 * Returns: (transfer full): the value for "not known" (JSON null)
 */
PurserValue *
purser_value_new_null (void)
{
  return value_new (PURSER_VALUE_NULL, 0);
}

/**
 * purser_value_new_boolean:
 *
 * Returns: (transfer full): a boolean
 */
PurserValue *
purser_value_new_boolean (gboolean truth)
{
  PurserValue *self = value_new (PURSER_VALUE_BOOLEAN, 0);

  self->truth = !!truth;
  return self;
}

/**
 * purser_value_new_integer:
 *
 * Returns: (transfer full): a whole number
 */
PurserValue *
purser_value_new_integer (gint64 integer)
{
  PurserValue *self;

  if (integer >= -LARGEST && integer <= LARGEST)
    return (PurserValue *) ((gintptr) integer * 2 + 1);
  self = value_new (PURSER_VALUE_INTEGER, 0);
  self->integer = integer;
  return self;
}

/**
 * purser_value_new_real:
 * @real: a number with a fraction
 *
 * Returns: (transfer full): a number that is not whole; no move takes one, it only serves to tell so
 */
PurserValue *
purser_value_new_real (double real)
{
  PurserValue *self = value_new (PURSER_VALUE_REAL, 0);

  self->real = real;
  return self;
}

static PurserValue *
string_new (const char *text,
            gsize       length)
{
  PurserValue *self = value_new (PURSER_VALUE_STRING, G_STRUCT_OFFSET (PurserValue, string) + length + 1);

  memcpy (self->string, text, length + 1);
  return self;
}

/**
 * purser_value_new_string:
 * @text: UTF-8
 *
 * Returns: (transfer full): a string, which is a copy of @text
 */
PurserValue *
purser_value_new_string (const char *text)
{
  gsize length = strlen (text);
  PurserValue **slot;
  PurserValue *known;
  PurserValue *self;

  if (length >= PURSER_KEY_LONGEST)
    return string_new (text, length);
  slot = &known_strings[purser_key_hash (text, length)];
  known = g_atomic_pointer_get (slot);
  if (known != NULL && strcmp (known->string, text) == 0)
    return known;
  self = string_new (text, length);
  if (known != NULL)
    return self;
  self->references = STATIC;
  /* If another thread took the slot first, this string is an ordinary one. */
  if (!g_atomic_pointer_compare_and_exchange (slot, NULL, self))
    self->references = 1;
  return self;
}

/**
 * purser_value_new_list:
 *
 * Returns: (transfer full): an empty list, to be filled with [func@value_append]
 */
PurserValue *
purser_value_new_list (void)
{
  return purser_value_new_list_of (USUAL_SIZE);
}

/**
 * purser_value_new_list_of:
 * @size: the expected number of values; more may be added
 *
 * Returns: (transfer full): an empty list with room for its values, which makes filling it quick
 */
PurserValue *
purser_value_new_list_of (guint size)
{
  return value_new_with_slots (PURSER_VALUE_LIST, size);
}

/**
 * purser_value_new_object:
 *
 * Returns: (transfer full): an empty object, to be filled with [func@value_set]; keys keep their order
 */
PurserValue *
purser_value_new_object (void)
{
  return purser_value_new_object_of (USUAL_SIZE);
}

/**
 * purser_value_new_object_of:
 * @size: the expected number of values; more may be added
 *
 * Returns: (transfer full): an empty object with room for its values, which makes filling it quick
 */
PurserValue *
purser_value_new_object_of (guint size)
{
  return value_new_with_slots (PURSER_VALUE_OBJECT, size);
}

/**
 * purser_value_ref:
 *
 * Returns: (transfer full): @self
 */
PurserValue *
purser_value_ref (PurserValue *self)
{
  if (!is_in_pointer (self) && (guint) g_atomic_int_get (&self->references) != STATIC)
    g_atomic_int_inc (&self->references);
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
  if (self->slots != value_own_slots (self))
    g_free (self->slots);
}

/**
 * purser_value_unref:
 * @self: (transfer full): a value
 *
 * Drops a reference, and frees the value with the last one.
 */
void
purser_value_unref (PurserValue *self)
{
  guint references;

  if (is_in_pointer (self) || (references = g_atomic_int_get (&self->references)) == STATIC)
    return;
  /* Plays in several threads share the tables that ship with a game. The only owner of a value need not count. */
  if (references > 1 && !g_atomic_int_dec_and_test (&self->references))
    return;
  if (self->kind == PURSER_VALUE_LIST || self->kind == PURSER_VALUE_OBJECT)
    value_free_children (self);
  g_free (self);
}

/**
 * purser_value_get_kind:
 * @self: (nullable): a value
 *
 * Returns: the kind of @self; %PURSER_VALUE_NULL if it is %NULL
 */
PurserValueKind
purser_value_get_kind (PurserValue *self)
{
  if (self == NULL)
    return PURSER_VALUE_NULL;
  return is_in_pointer (self) ? PURSER_VALUE_INTEGER : self->kind;
}

/**
 * purser_value_is:
 * @self: (nullable): a value
 *
 * Returns: whether @self is not %NULL and of @kind
 */
gboolean
purser_value_is (PurserValue     *self,
                 PurserValueKind  kind)
{
  return self != NULL && purser_value_get_kind (self) == kind;
}

/**
 * purser_value_get_boolean:
 * @self: (nullable): a value
 *
 * Returns: the boolean; %FALSE if @self is something else
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
 * Returns: the whole number; 0 if @self is something else
 */
gint64
purser_value_get_integer (PurserValue *self)
{
  if (!purser_value_is (self, PURSER_VALUE_INTEGER))
    return 0;
  return is_in_pointer (self) ? ((gintptr) self - 1) / 2 : self->integer;
}

/**
 * purser_value_get_real:
 * @self: (nullable): a value
 *
 * Returns: the number, whole or not; 0 if @self is something else
 */
double
purser_value_get_real (PurserValue *self)
{
  if (purser_value_is (self, PURSER_VALUE_REAL))
    return self->real;
  return (double) purser_value_get_integer (self);
}

/**
 * purser_value_get_string:
 * @self: (nullable): a value
 *
 * Returns: (nullable): the text; %NULL if @self is something else
 */
const char *
purser_value_get_string (PurserValue *self)
{
  return purser_value_is (self, PURSER_VALUE_STRING) ? self->string : NULL;
}

/**
 * purser_value_get_size:
 * @self: (nullable): a value
 *
 * Returns: the number of values in a list or an object; 0 for anything else
 */
guint
purser_value_get_size (PurserValue *self)
{
  return self != NULL && !is_in_pointer (self) ? self->size : 0;
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
  g_assert (index < purser_value_get_size (self));
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
  g_assert (purser_value_is (self, PURSER_VALUE_OBJECT) && index < self->size);
  return self->slots[index].key;
}

/* Most keys differ in their first or second letter. */
static gboolean
is_key (const char *a,
        const char *b)
{
  return a[0] == b[0] && (a[0] == '\0' || (a[1] == b[1] && strcmp (a, b) == 0));
}

static int
value_find (PurserValue *self,
            const char  *key)
{
  for (guint i = 0; i < self->size; i++)
    if (is_key (self->slots[i].key, key))
      return (int) i;
  return -1;
}

/**
 * purser_value_get:
 * @self: (nullable): a value
 *
 * Returns: (transfer none) (nullable): the value under @key; %NULL if there is none
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
value_grow (PurserValue *self)
{
  gboolean own = self->slots == value_own_slots (self);

  self->capacity = MAX (USUAL_SIZE, self->capacity * 2);
  self->slots = g_renew (Slot, own ? NULL : self->slots, self->capacity);
  if (own)
    memcpy (self->slots, value_own_slots (self), self->size * sizeof (Slot));
}

static void
value_add (PurserValue *self,
           char        *key,
           PurserValue *value)
{
  if (self->size == self->capacity)
    value_grow (self);
  self->slots[self->size].key = key;
  self->slots[self->size++].value = value;
}

/**
 * purser_value_append:
 * @self: a list
 * @value: (transfer full): the value to add at its end
 *
 * Appends to a list.
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
 * @key: a key that it does not have yet; copied
 * @value: (transfer full): its value
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
 * @value: (transfer full): its value
 *
 * Sets the value of a key in an object, and drops the value it had.
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
 * @self: a value
 *
 * Removes a key and its value from an object. It does nothing if the key is missing, or @self is no object.
 */
void
purser_value_remove (PurserValue *self,
                     const char  *key)
{
  int index = purser_value_is (self, PURSER_VALUE_OBJECT) ? value_find (self, key) : -1;

  if (index < 0)
    return;
  purser_value_unref (self->slots[index].value);
  purser_key_free (self->slots[index].key);
  self->size--;
  for (guint i = (guint) index; i < self->size; i++)
    self->slots[i] = self->slots[i + 1];
}
