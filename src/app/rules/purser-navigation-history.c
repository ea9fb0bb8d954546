// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-navigation-history.h"

struct _PurserNavigationHistory
{
  GPtrArray *sections; /* of PurserSection */
  int at;              /* -1 if empty */
  gboolean passing;    /* whether the last section is a preview, shown while the user types */
};

PurserNavigationHistory *
purser_navigation_history_new (void)
{
  PurserNavigationHistory *self = g_new0 (PurserNavigationHistory, 1);

  self->sections = g_ptr_array_new_with_free_func (g_object_unref);
  self->at = -1;
  return self;
}

void
purser_navigation_history_free (PurserNavigationHistory *self)
{
  g_ptr_array_unref (self->sections);
  g_free (self);
}

static void
history_add (PurserNavigationHistory *self,
             PurserSection           *section)
{
  g_ptr_array_set_size (self->sections, self->at + 1);
  g_ptr_array_add (self->sections, g_object_ref (section));
  self->at++;
}

/* Removes a preview, which leaves no trace. */
static void
history_forget_passing (PurserNavigationHistory *self)
{
  if (self->passing)
    g_ptr_array_set_size (self->sections, self->at--);
  self->passing = FALSE;
}

/* Goes to a section, and forgets those ahead. */
void
purser_navigation_history_visit (PurserNavigationHistory *self,
                                 PurserSection           *section)
{
  g_autoptr (PurserSection) hold = g_object_ref (section);

  history_forget_passing (self);
  if (purser_navigation_history_get (self) != section)
    history_add (self, section);
}

/* Goes to a preview of a section, which the next section replaces. */
void
purser_navigation_history_pass (PurserNavigationHistory *self,
                                PurserSection           *section)
{
  g_autoptr (PurserSection) hold = g_object_ref (section);

  history_forget_passing (self);
  if (purser_navigation_history_get (self) == section)
    return;
  history_add (self, section);
  self->passing = TRUE;
}

/* Returns: (transfer none) (nullable): the section that is read */
PurserSection *
purser_navigation_history_get (PurserNavigationHistory *self)
{
  return self->at >= 0 ? self->sections->pdata[self->at] : NULL;
}

/* @steps: how many to go forward, or back if negative */
gboolean
purser_navigation_history_can_go (PurserNavigationHistory *self,
                                  int                      steps)
{
  int to = self->at + steps;

  return to >= 0 && to < (int) self->sections->len;
}

/* @steps: how many to go forward, or back if negative */
PurserSection *
purser_navigation_history_go (PurserNavigationHistory *self,
                              int                      steps)
{
  if (purser_navigation_history_can_go (self, steps))
    {
      self->at += steps;
      self->passing = FALSE;
    }
  return purser_navigation_history_get (self);
}
