// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The seats of a new play: how many there are, who takes which, and in which colour. */

#include "config.h"

#include "purser-seat-row.h"
#include "purser-seats-box.h"

typedef struct {
  GtkWidget      *window;
  PurserSeatsBox *box;
  guint           n_done;
} Fixture;

static void
done_cb (Fixture *self)
{
  self->n_done++;
}

/* Sets up a game of two to four players. */
static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->box = g_object_new (PURSER_TYPE_SEATS_BOX, NULL);
  self->n_done = 0;
  g_signal_connect_swapped (self->box, "done", G_CALLBACK (done_cb), self);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->box));
  gtk_window_present (GTK_WINDOW (self->window));
  purser_seats_box_set_limits (self->box, 2, 4);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
seat (Fixture    *self,
      const char *players)
{
  g_autoptr (GVariant) value = g_variant_parse (G_VARIANT_TYPE ("a(ss)"), players, NULL, NULL, NULL);

  purser_seats_box_seat (self->box, value);
}

/* Taps a person who has played before. */
static void
tap (Fixture    *self,
     const char *name,
     const char *colour)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->box), "setup.seat-person", "(ss)", name, colour));
}

static GtkWidget *
find_row (GtkWidget *widget,
          guint     *nth)
{
  GtkWidget *found = NULL;

  if (PURSER_IS_SEAT_ROW (widget))
    return (*nth)-- == 0 ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, nth);
  return found;
}

static GtkWidget *
get_row (Fixture *self,
         guint    nth)
{
  return find_row (GTK_WIDGET (self->box), &nth);
}

/* Compares the seats that are shown, each with its name and colour. */
static void
assert_seats (Fixture    *self,
              const char *expected)
{
  g_autoptr (GString) seats = g_string_new (NULL);
  guint n = purser_seats_box_get_size (self->box);

  for (guint i = 0; i < n; i++)
    {
      PurserSeatRow *row = PURSER_SEAT_ROW (get_row (self, i));
      g_autofree char *title = g_strdup_printf ("Player %u", i + 1);

      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, title);
      g_string_append_printf (seats, "%s %s, ", purser_seat_row_get_name (row), purser_seat_row_get_colour (row));
    }
  g_assert_null (get_row (self, n));
  g_string_truncate (seats, seats->len - 2);
  g_assert_cmpstr (seats->str, ==, expected);
}

static void
assert_players (Fixture    *self,
                const char *expected)
{
  g_autoptr (GVariant) players = g_variant_ref_sink (purser_seats_box_dup_players (self->box));
  g_autofree char *text = g_variant_print (players, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

/* As many seats as the game needs are there from the beginning, in the first colours. A seat without a name does not play. */
static void
test_least (Fixture       *self,
            gconstpointer  data)
{
  assert_seats (self, " blue,  red");
  g_assert_cmpuint (purser_seats_box_count (self->box), ==, 0);
  seat (self, "[('Aoi', 'blue')]");
  assert_seats (self, "Aoi blue,  red");
  assert_players (self, "[('Aoi', 'blue')]");
  purser_seats_box_set_limits (self->box, 3, 5);
  assert_seats (self, "Aoi blue,  red,  green");
  g_assert_cmpuint (purser_seats_box_count (self->box), ==, 1);
}

/* A tapped person takes the first empty seat, or else a new one, up to the game's maximum, in their previous colour. If that
 * is taken, an empty seat keeps its colour, and a new one gets the first free one. */
static void
test_people (Fixture       *self,
             gconstpointer  data)
{
  tap (self, "Aoi", "teal");
  assert_seats (self, "Aoi teal,  red");
  tap (self, "Ben", "teal");
  assert_seats (self, "Aoi teal, Ben red");
  tap (self, "千尋", "red");
  assert_seats (self, "Aoi teal, Ben red, 千尋 blue");
  tap (self, "Dagny", "");
  assert_seats (self, "Aoi teal, Ben red, 千尋 blue, Dagny green");
  tap (self, "Zoe", "pink");
  assert_seats (self, "Aoi teal, Ben red, 千尋 blue, Dagny green");
}

/* A group takes its seats and colours, and replaces everybody else. */
static void
test_group (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr (GVariant) group = g_variant_ref_sink (g_variant_new_parsed ("[('Ben', 'red'), ('千尋', 'teal'), ('Cho', 'blue')]"));

  tap (self, "Aoi", "teal");
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (self->box), "setup.seat-group", group));
  assert_seats (self, "Ben red, 千尋 teal, Cho blue");
}

/* A move to a place that does not exist is ignored. */
static void
test_move (Fixture       *self,
           gconstpointer  data)
{
  seat (self, "[('Aoi', 'blue'), ('Ben', 'red'), ('千尋', 'green')]");
  g_signal_emit_by_name (get_row (self, 2), "moved", 0);
  assert_seats (self, "千尋 green, Aoi blue, Ben red");
  g_signal_emit_by_name (get_row (self, 0), "moved", 1);
  assert_seats (self, "Aoi blue, 千尋 green, Ben red");
  g_signal_emit_by_name (get_row (self, 0), "moved", -1);
  g_signal_emit_by_name (get_row (self, 2), "moved", 3);
  assert_seats (self, "Aoi blue, 千尋 green, Ben red");
}

/* An empty seat gives its colour to a player who wants it; players keep theirs, and two with the same are named. */
static void
test_alike (Fixture       *self,
            gconstpointer  data)
{
  g_autofree char *none = NULL;
  g_autofree char *alike = NULL;

  gtk_editable_set_text (GTK_EDITABLE (get_row (self, 0)), "Aoi");
  g_assert_true (gtk_widget_activate_action (get_row (self, 0), "seat.colour", "s", "red"));
  assert_seats (self, "Aoi red,  blue");
  none = purser_seats_box_dup_alike (self->box);
  g_assert_null (none);
  seat (self, "[('Aoi', 'blue'), ('Ben', 'red'), ('千尋', 'red')]");
  assert_seats (self, "Aoi blue, Ben red, 千尋 red");
  alike = purser_seats_box_dup_alike (self->box);
  g_assert_cmpstr (alike, ==, "Ben and 千尋 have the same color");
}

/* After a removal the others move up, and the colour is free again. */
static void
test_remove (Fixture       *self,
             gconstpointer  data)
{
  seat (self, "[('Aoi', 'blue'), ('Ben', 'red'), ('千尋', 'green')]");
  gtk_widget_activate_action (get_row (self, 0), "seat.remove", NULL);
  assert_seats (self, "Ben red, 千尋 green");
  tap (self, "Dagny", "blue");
  assert_seats (self, "Ben red, 千尋 green, Dagny blue");
}

static void
press_enter (Fixture *self,
             guint    row)
{
  g_signal_emit_by_name (get_row (self, row), "entry-activated");
}

/* Enter after the last name adds a seat; if that is left empty, or the game has no more, the seating is done. */
static void
test_enter (Fixture       *self,
            gconstpointer  data)
{
  seat (self, "[('Aoi', 'blue'), ('Ben', 'red')]");
  press_enter (self, 0);
  assert_seats (self, "Aoi blue, Ben red");
  press_enter (self, 1);
  assert_seats (self, "Aoi blue, Ben red,  green");
  g_assert_cmpuint (self->n_done, ==, 0);
  press_enter (self, 2);
  g_assert_cmpuint (self->n_done, ==, 1);
  assert_seats (self, "Aoi blue, Ben red,  green");
  seat (self, "[('Aoi', 'blue'), ('Ben', 'red'), ('千尋', 'green'), ('Dagny', 'pink')]");
  press_enter (self, 3);
  g_assert_cmpuint (self->n_done, ==, 2);
  g_assert_cmpuint (purser_seats_box_get_size (self->box), ==, 4);
}

/* The other players follow the start player in seating order; an empty seat does not begin. */
static void
test_draw (Fixture       *self,
           gconstpointer  data)
{
  static const struct {
    const char *first, *players;
  } orders[] = {
    { "Aoi", "[('Aoi', 'blue'), ('Ben', 'red'), ('千尋', 'green')]" },
    { "Ben", "[('Ben', 'red'), ('千尋', 'green'), ('Aoi', 'blue')]" },
    { "千尋", "[('千尋', 'green'), ('Aoi', 'blue'), ('Ben', 'red')]" },
  };
  guint n_first[G_N_ELEMENTS (orders)] = { 0 };

  seat (self, "[('Aoi', 'blue'), ('', 'pink'), ('Ben', 'red'), ('千尋', 'green')]");
  g_random_set_seed (5);
  for (guint i = 0; i < 60; i++)
    {
      const char *first = purser_seats_box_draw_first (self->box);
      guint order = 0;

      while (g_strcmp0 (first, orders[order].first) != 0)
        g_assert_cmpuint (++order, <, G_N_ELEMENTS (orders));
      n_first[order]++;
      assert_players (self, orders[order].players);
    }
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    g_assert_cmpuint (n_first[i], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/seats-box/least", Fixture, NULL, set_up, test_least, tear_down);
  g_test_add ("/seats-box/people", Fixture, NULL, set_up, test_people, tear_down);
  g_test_add ("/seats-box/group", Fixture, NULL, set_up, test_group, tear_down);
  g_test_add ("/seats-box/move", Fixture, NULL, set_up, test_move, tear_down);
  g_test_add ("/seats-box/alike", Fixture, NULL, set_up, test_alike, tear_down);
  g_test_add ("/seats-box/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/seats-box/enter", Fixture, NULL, set_up, test_enter, tear_down);
  g_test_add ("/seats-box/draw", Fixture, NULL, set_up, test_draw, tear_down);
  return g_test_run ();
}
