// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Where the arrow keys move the focus on a table, and how a place is named for screen readers. */

#include "config.h"

#include <gtk/gtk.h>

#include "purser-place.h"

/* Places of 40 by 40, by their corners; E is in a box of its own, like places on a table:
 *
 *   A       B       C
 *         E
 *   D
 */
enum { A, B, C, D, E, PLACES };

static const int corners[PLACES][2] = { { 0, 0 }, { 100, 0 }, { 200, 0 }, { 0, 100 }, { 90, 60 } };

typedef struct {
  GtkWidget *window;
  GtkWidget *places[PLACES];
} Fixture;

static GtkWidget *
place_new (const char *id)
{
  GtkWidget *place = purser_place_new (id, id, NULL, NULL);

  gtk_widget_set_size_request (place, 40, 40);
  return place;
}

static GtkWidget *
box_in (GtkWidget *place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), place);
  return box;
}

/* Removes the padding of buttons, so that each has exactly the requested size. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_string (provider, "button { padding: 0; margin: 0; border: none; min-width: 0; min-height: 0; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

/* Adds the action of the table that handles touches; without it places would be insensitive. */
static void
let_touch (GtkWidget *table)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) touch = g_simple_action_new ("touch", G_VARIANT_TYPE_STRING);

  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (touch));
  gtk_widget_insert_action_group (table, "place", G_ACTION_GROUP (group));
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  GtkWidget *table = gtk_fixed_new ();

  let_touch (table);
  for (guint i = 0; i < PLACES; i++)
    {
      g_autofree char *id = g_strdup_printf ("sector/%u", i);

      self->places[i] = place_new (id);
      gtk_fixed_put (GTK_FIXED (table), i == E ? box_in (self->places[i]) : self->places[i], corners[i][0], corners[i][1]);
    }
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), table);
  gtk_window_present (GTK_WINDOW (self->window));
  while (gtk_widget_get_height (self->places[E]) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
go (Fixture          *self,
    guint             from,
    GtkDirectionType  way,
    guint             to)
{
  GtkWidget *focus;

  gtk_widget_grab_focus (self->places[from]);
  gtk_widget_child_focus (self->window, way);
  focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  g_test_message ("from %u to %s", from, PURSER_IS_PLACE (focus) ? purser_place_get_place (PURSER_PLACE (focus)) : "none");
  g_assert_true (focus == self->places[to]);
}

/* Sideways distance counts double. To the right of D, E is 90 + 2 × 40 = 170 away and B 100 + 2 × 100 = 300; below C, E is 60
 * + 2 × 110 = 280 away and D 100 + 2 × 200 = 500; to the left of B, E is 10 + 2 × 60 = 130 away and A 100. */
static void
test_arrows (Fixture       *self,
             gconstpointer  data)
{
  go (self, A, GTK_DIR_RIGHT, B);
  go (self, B, GTK_DIR_RIGHT, C);
  go (self, B, GTK_DIR_LEFT, A);
  go (self, A, GTK_DIR_DOWN, D);
  go (self, D, GTK_DIR_RIGHT, E);
  go (self, C, GTK_DIR_DOWN, E);
  go (self, E, GTK_DIR_UP, B);
  go (self, D, GTK_DIR_UP, A);
}

/* The arrow keys skip insensitive and hidden places. */
static void
test_passed_over (Fixture       *self,
                  gconstpointer  data)
{
  gtk_widget_set_sensitive (self->places[B], FALSE);
  go (self, A, GTK_DIR_RIGHT, C);
  gtk_widget_set_sensitive (self->places[E], FALSE);
  go (self, D, GTK_DIR_RIGHT, C);
  gtk_widget_set_sensitive (self->places[B], TRUE);
  gtk_widget_set_sensitive (self->places[E], TRUE);
  gtk_widget_set_visible (self->places[E], FALSE);
  go (self, D, GTK_DIR_RIGHT, B);
}

static void
assert_said (PurserPlace *place,
             const char  *name,
             const char  *more)
{
  gboolean has_more = gtk_test_accessible_has_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_true (has_more == (more != NULL));
  if (more != NULL)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more);
}

/* The name is the title and the offer; if the offer contains the title, it is said once. */
static void
test_name (Fixture       *self,
           gconstpointer  data)
{
  PurserPlace *place = PURSER_PLACE (self->places[A]);

  purser_place_set_title (place, "Sector 7");
  assert_said (place, "Sector 7", NULL);
  purser_place_set_offer (place, "Station a card");
  assert_said (place, "Sector 7: Station a card", NULL);
  g_assert_true (gtk_widget_has_css_class (self->places[A], "offered"));
  purser_place_set_offer (place, "Sector 7 for 3 credits");
  assert_said (place, "Sector 7 for 3 credits", NULL);
  purser_place_set_offer (place, "Sector 7");
  assert_said (place, "Sector 7", "Can be done now");
  purser_place_set_offer (place, NULL);
  assert_said (place, "Sector 7", NULL);
  g_assert_false (gtk_widget_has_css_class (self->places[A], "offered"));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  load_style ();
  g_test_add ("/place/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add ("/place/passed-over", Fixture, NULL, set_up, test_passed_over, tear_down);
  g_test_add ("/place/name", Fixture, NULL, set_up, test_name, tear_down);
  return g_test_run ();
}
