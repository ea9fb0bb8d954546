// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The history of the sections that were read: back and forward follow it, and going elsewhere drops what lay ahead. */

#include "config.h"

#include "purser-navigation-history.h"

#define SECTIONS 5

typedef struct {
  PurserSection           *sections[SECTIONS];
  PurserNavigationHistory *trail;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  for (guint i = 0; i < SECTIONS; i++)
    {
      g_autoptr (PurserValue) value = purser_value_new_object ();

      self->sections[i] = purser_section_new ("space-base", value);
    }
  self->trail = purser_navigation_history_new ();
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  purser_navigation_history_free (self->trail);
  for (guint i = 0; i < SECTIONS; i++)
    g_assert_finalize_object (self->sections[i]);
}

static void
visit (Fixture *self,
       guint    n)
{
  for (guint i = 0; i < n; i++)
    purser_navigation_history_visit (self->trail, self->sections[i]);
}

static void
test_empty (Fixture       *self,
            gconstpointer  data)
{
  g_assert_null (purser_navigation_history_get (self->trail));
  for (int steps = -1; steps <= 1; steps++)
    {
      g_assert_false (purser_navigation_history_can_go (self->trail, steps));
      g_assert_null (purser_navigation_history_go (self->trail, steps));
    }
}

/* After three sections two steps lead back to the first, none lead before it, and one leads on to the second. */
static void
test_back_and_forward (Fixture       *self,
                       gconstpointer  data)
{
  visit (self, 3);
  g_assert_true (purser_navigation_history_get (self->trail) == self->sections[2]);
  g_assert_false (purser_navigation_history_can_go (self->trail, 1));
  g_assert_false (purser_navigation_history_can_go (self->trail, -3));
  g_assert_true (purser_navigation_history_go (self->trail, -3) == self->sections[2]);
  g_assert_true (purser_navigation_history_go (self->trail, -2) == self->sections[0]);
  g_assert_false (purser_navigation_history_can_go (self->trail, -1));
  g_assert_true (purser_navigation_history_can_go (self->trail, 2));
  g_assert_true (purser_navigation_history_go (self->trail, 1) == self->sections[1]);
}

/* Going back to the second of three and from there to a fourth drops the third: the way back is by the second. */
static void
test_elsewhere (Fixture       *self,
                gconstpointer  data)
{
  visit (self, 3);
  purser_navigation_history_go (self->trail, -1);
  purser_navigation_history_visit (self->trail, self->sections[3]);
  g_assert_true (purser_navigation_history_get (self->trail) == self->sections[3]);
  g_assert_false (purser_navigation_history_can_go (self->trail, 1));
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[1]);
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[0]);
}

/* Visiting the current section again is no step, and what lies ahead stays. */
static void
test_same (Fixture       *self,
           gconstpointer  data)
{
  visit (self, 2);
  purser_navigation_history_visit (self->trail, self->sections[1]);
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[0]);
  purser_navigation_history_visit (self->trail, self->sections[0]);
  g_assert_true (purser_navigation_history_go (self->trail, 1) == self->sections[1]);
}

/* A section seen in passing replaces one that was seen in passing before, but none that was visited. */
static void
test_in_passing (Fixture       *self,
                 gconstpointer  data)
{
  purser_navigation_history_pass (self->trail, self->sections[4]);
  visit (self, 2);
  g_assert_false (purser_navigation_history_can_go (self->trail, -2));
  purser_navigation_history_pass (self->trail, self->sections[2]);
  purser_navigation_history_pass (self->trail, self->sections[3]);
  g_assert_true (purser_navigation_history_get (self->trail) == self->sections[3]);
  purser_navigation_history_visit (self->trail, self->sections[4]);
  g_assert_true (purser_navigation_history_get (self->trail) == self->sections[4]);
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[1]);
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[0]);
  g_assert_false (purser_navigation_history_can_go (self->trail, -1));
}

/* Visiting a section seen in passing counts once, and returning is no step. */
static void
test_passed_and_visited (Fixture       *self,
                         gconstpointer  data)
{
  visit (self, 2);
  purser_navigation_history_pass (self->trail, self->sections[2]);
  purser_navigation_history_visit (self->trail, self->sections[2]);
  purser_navigation_history_pass (self->trail, self->sections[3]);
  purser_navigation_history_pass (self->trail, self->sections[2]);
  g_assert_true (purser_navigation_history_get (self->trail) == self->sections[2]);
  g_assert_false (purser_navigation_history_can_go (self->trail, 1));
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[1]);
  g_assert_true (purser_navigation_history_go (self->trail, 1) == self->sections[2]);
}

/* A section seen in passing can be reached again by going forward. */
static void
test_back_from_passing (Fixture       *self,
                        gconstpointer  data)
{
  visit (self, 2);
  purser_navigation_history_pass (self->trail, self->sections[2]);
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[1]);
  g_assert_true (purser_navigation_history_go (self->trail, 1) == self->sections[2]);
  purser_navigation_history_visit (self->trail, self->sections[3]);
  g_assert_true (purser_navigation_history_go (self->trail, -1) == self->sections[2]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/navigation-history/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/navigation-history/back-and-forward", Fixture, NULL, set_up, test_back_and_forward, tear_down);
  g_test_add ("/navigation-history/elsewhere", Fixture, NULL, set_up, test_elsewhere, tear_down);
  g_test_add ("/navigation-history/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/navigation-history/in-passing", Fixture, NULL, set_up, test_in_passing, tear_down);
  g_test_add ("/navigation-history/passed-and-visited", Fixture, NULL, set_up, test_passed_and_visited, tear_down);
  g_test_add ("/navigation-history/back-from-passing", Fixture, NULL, set_up, test_back_from_passing, tear_down);
  return g_test_run ();
}
