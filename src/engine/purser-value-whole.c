// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-value.h"

#include <string.h>

/* Functions for a value with its children, which do not depend on how a value is stored. */

static PurserValue *
copy_list (PurserValue *self)
{
  guint size = purser_value_get_size (self);
  PurserValue *copy = purser_value_new_list_of (size);

  for (guint i = 0; i < size; i++)
    purser_value_append (copy, purser_value_copy (purser_value_get_at (self, i)));
  return copy;
}

static PurserValue *
copy_object (PurserValue *self)
{
  guint size = purser_value_get_size (self);
  PurserValue *copy = purser_value_new_object_of (size);

  for (guint i = 0; i < size; i++)
    purser_value_add (copy, purser_value_get_key_at (self, i), purser_value_copy (purser_value_get_at (self, i)));
  return copy;
}

/**
 * purser_value_copy:
 *
 * Returns: (transfer full): a deep copy, which may be changed
 */
PurserValue *
purser_value_copy (PurserValue *self)
{
  if (purser_value_is (self, PURSER_VALUE_LIST))
    return copy_list (self);
  if (purser_value_is (self, PURSER_VALUE_OBJECT))
    return copy_object (self);
  return purser_value_ref (self);
}

static gboolean
equal_children (PurserValue *a,
                PurserValue *b)
{
  gboolean keyed = purser_value_is (a, PURSER_VALUE_OBJECT);

  for (guint i = 0; i < purser_value_get_size (a); i++)
    {
      PurserValue *other = keyed ? purser_value_get (b, purser_value_get_key_at (a, i)) : purser_value_get_at (b, i);

      if (other == NULL || !purser_value_equal (purser_value_get_at (a, i), other))
        return FALSE;
    }
  return TRUE;
}

/**
 * purser_value_equal:
 * @a: (nullable): a value
 * @b: (nullable): another
 *
 * Returns: whether both are equal; the order of an object's keys does not count
 */
gboolean
purser_value_equal (PurserValue *a,
                    PurserValue *b)
{
  PurserValueKind kind = purser_value_get_kind (a);

  if (a == b || a == NULL || b == NULL)
    return a == b;
  if (kind != purser_value_get_kind (b) || purser_value_get_size (a) != purser_value_get_size (b))
    return FALSE;
  switch (kind)
    {
    case PURSER_VALUE_NULL:
      return TRUE;
    case PURSER_VALUE_BOOLEAN:
      return purser_value_get_boolean (a) == purser_value_get_boolean (b);
    case PURSER_VALUE_INTEGER:
      return purser_value_get_integer (a) == purser_value_get_integer (b);
    case PURSER_VALUE_REAL:
      return !(purser_value_get_real (a) < purser_value_get_real (b) || purser_value_get_real (a) > purser_value_get_real (b));
    case PURSER_VALUE_STRING:
      return strcmp (purser_value_get_string (a), purser_value_get_string (b)) == 0;
    case PURSER_VALUE_LIST:
    case PURSER_VALUE_OBJECT:
      return equal_children (a, b);
    default:
      g_assert_not_reached ();
    }
}
