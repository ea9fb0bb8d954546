// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-rules-trail.h"

struct _PurserRulesTrail
{
  GPtrArray *sections; /* of PurserSection */
  int at;              /* -1 before the first */
};

/**
 * purser_rules_trail_new:
 *
 * Returns: (transfer full): an empty trail
 */
PurserRulesTrail *
purser_rules_trail_new (void)
{
  PurserRulesTrail *self = g_new0 (PurserRulesTrail, 1);

  self->sections = g_ptr_array_new_with_free_func (g_object_unref);
  self->at = -1;
  return self;
}

/**
 * purser_rules_trail_free:
 * @self: a trail
 *
 * Frees it.
 */
void
purser_rules_trail_free (PurserRulesTrail *self)
{
  g_ptr_array_unref (self->sections);
  g_free (self);
}

/**
 * purser_rules_trail_visit:
 * @self: a trail
 * @section: what is read now
 *
 * Goes on to a section. What lay ahead is forgotten.
 */
void
purser_rules_trail_visit (PurserRulesTrail *self,
                          PurserSection    *section)
{
  if (purser_rules_trail_get (self) == section)
    return;
  g_ptr_array_set_size (self->sections, self->at + 1);
  g_ptr_array_add (self->sections, g_object_ref (section));
  self->at++;
}

/**
 * purser_rules_trail_replace:
 * @self: a trail
 * @section: what is read now
 *
 * Reads another section in place of the present one, so that what is seen in passing leaves no
 * trace on the trail.
 */
void
purser_rules_trail_replace (PurserRulesTrail *self,
                            PurserSection    *section)
{
  if (self->at < 0)
    {
      purser_rules_trail_visit (self, section);
      return;
    }
  g_object_unref (self->sections->pdata[self->at]);
  self->sections->pdata[self->at] = g_object_ref (section);
}

/**
 * purser_rules_trail_get:
 * @self: a trail
 *
 * Returns: (transfer none) (nullable): the section that is read
 */
PurserSection *
purser_rules_trail_get (PurserRulesTrail *self)
{
  return self->at >= 0 ? self->sections->pdata[self->at] : NULL;
}

/**
 * purser_rules_trail_can_go:
 * @self: a trail
 * @steps: how far ahead, or back where it is below 0
 *
 * Returns: whether there is a section there
 */
gboolean
purser_rules_trail_can_go (PurserRulesTrail *self,
                           int               steps)
{
  int to = self->at + steps;

  return to >= 0 && to < (int) self->sections->len;
}

/**
 * purser_rules_trail_go:
 * @self: a trail
 * @steps: how far ahead, or back where it is below 0
 *
 * Goes along the trail.
 *
 * Returns: (transfer none) (nullable): the section that is read then
 */
PurserSection *
purser_rules_trail_go (PurserRulesTrail *self,
                       int               steps)
{
  if (purser_rules_trail_can_go (self, steps))
    self->at += steps;
  return purser_rules_trail_get (self);
}
