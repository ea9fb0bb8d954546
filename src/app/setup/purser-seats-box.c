// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-people-box.h"
#include "purser-people.h"
#include "purser-scroll.h"
#include "purser-seat-look.h"
#include "purser-seat-row.h"
#include "purser-seats-box.h"
#include "purser-settings.h"
#include "purser-wrap-box.h"

/* The players of a new play in seat order, and below them other people who have played. */
struct _PurserSeatsBox
{
  AdwBin parent_instance;

  guint       least;
  guint       most;
  GPtrArray  *seats;
  GtkListBox *list;
  AdwWrapBox *people_box;
};

G_DEFINE_FINAL_TYPE (PurserSeatsBox, purser_seats_box, ADW_TYPE_BIN)

/* Returns: (nullable): the seat where a name is typed that is not among the people who have played before */
static PurserSeatRow *
seats_find_typed (PurserSeatsBox *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");

  if (row == NULL || *purser_seat_row_get_name (PURSER_SEAT_ROW (row)) == '\0' ||
      purser_people_has (people, purser_seat_row_get_name (PURSER_SEAT_ROW (row))))
    return NULL;
  return PURSER_SEAT_ROW (row);
}

static void
seats_update_people (PurserSeatsBox *self)
{
  PurserSeatRow *typed = seats_find_typed (self);

  purser_people_box_update (self->people_box, purser_seats_box_dup_players (self),
                            typed != NULL ? purser_seat_row_get_name (typed) : NULL);
}

static gboolean
colour_is_free (PurserSeatsBox *self,
                PurserSeatRow  *row,
                const char     *colour)
{
  if (*colour == '\0')
    return FALSE;
  for (guint i = 0; i < self->seats->len; i++)
    if (g_ptr_array_index (self->seats, i) != row &&
        g_strcmp0 (purser_seat_row_get_colour (g_ptr_array_index (self->seats, i)), colour) == 0)
      return FALSE;
  return TRUE;
}

static const char *
seats_find_free_colour (PurserSeatsBox *self)
{
  for (guint i = 0; i < purser_seat_colours_count (); i++)
    if (colour_is_free (self, NULL, purser_seat_colours_get (i)->id))
      return purser_seat_colours_get (i)->id;
  return purser_seat_colours_get (0)->id;
}

/* Returns: (nullable): the first other seat from the index @after on, from 0, whose player has the colour of @row */
static PurserSeatRow *
seats_find_alike (PurserSeatsBox *self,
                  PurserSeatRow  *row,
                  guint           after)
{
  for (guint i = after; i < self->seats->len; i++)
    {
      PurserSeatRow *other = g_ptr_array_index (self->seats, i);

      if (other != row && purser_seat_row_is_alike (other, purser_seat_row_get_look (row)))
        return other;
    }
  return NULL;
}

/* A seat that is still empty gives its colour to a player who wants it. */
static void
seats_give_way (PurserSeatsBox *self)
{
  for (guint i = 0; i < self->seats->len; i++)
    {
      PurserSeatRow *row = g_ptr_array_index (self->seats, i);

      if (*purser_seat_row_get_name (row) == '\0' && seats_find_alike (self, row, 0) != NULL)
        purser_seat_row_set_colour (row, seats_find_free_colour (self));
    }
}

static void
seats_changed (PurserSeatsBox *self)
{
  for (guint i = 0; i < self->seats->len; i++)
    purser_seat_row_set_seat (g_ptr_array_index (self->seats, i), i);
  seats_give_way (self);
  seats_update_people (self);
  g_signal_emit_by_name (self, "changed");
}

static void
seat_removed_cb (PurserSeatRow  *row,
                 PurserSeatsBox *self)
{
  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_ptr_array_remove (self->seats, row);
  seats_changed (self);
}

static void
seat_moved_cb (PurserSeatRow  *row,
               int             to,
               PurserSeatsBox *self)
{
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (row));

  if (to < 0 || (guint) to >= self->seats->len)
    return;
  g_ptr_array_remove (self->seats, row);
  g_ptr_array_insert (self->seats, to, row);
  gtk_list_box_remove (self->list, kept);
  gtk_list_box_insert (self->list, kept, to);
  gtk_widget_grab_focus (kept);
  seats_changed (self);
}

/* Enter goes to the next seat, or adds one after the last. If the last one is empty, or there can be no more, it is done. */
static void
seat_entered_cb (PurserSeatRow  *row,
                 PurserSeatsBox *self)
{
  guint seat = 0;

  while (g_ptr_array_index (self->seats, seat) != row)
    seat++;
  if (seat + 1 < self->seats->len)
    gtk_widget_grab_focus (g_ptr_array_index (self->seats, seat + 1));
  else if (*purser_seat_row_get_name (row) != '\0' && self->seats->len < self->most)
    purser_seats_box_add_empty (self);
  else
    g_signal_emit_by_name (self, "done");
}

static void
seats_add_seat (PurserSeatsBox *self,
                const char     *name,
                const char     *colour)
{
  GtkWidget *row = purser_seat_row_new (name, colour);

  g_ptr_array_add (self->seats, row);
  gtk_list_box_append (self->list, row);
  g_signal_connect_swapped (row, "seat-changed", G_CALLBACK (seats_changed), self);
  g_signal_connect (row, "removed", G_CALLBACK (seat_removed_cb), self);
  g_signal_connect (row, "moved", G_CALLBACK (seat_moved_cb), self);
  g_signal_connect (row, "entry-activated", G_CALLBACK (seat_entered_cb), self);
}

static guint
seats_draw_seat (PurserSeatsBox *self)
{
  guint nth = (guint) g_random_int_range (0, (int) purser_seats_box_count (self));
  guint seat = 0;

  while (*purser_seat_row_get_name (g_ptr_array_index (self->seats, seat)) == '\0' || nth-- > 0)
    seat++;
  return seat;
}

/* Returns: (nullable): the seat for a chosen person: the one where a name is typed, or the first empty one */
static PurserSeatRow *
seats_find_seat (PurserSeatsBox *self)
{
  PurserSeatRow *typed = seats_find_typed (self);

  for (guint i = 0; i < self->seats->len && typed == NULL; i++)
    if (*purser_seat_row_get_name (g_ptr_array_index (self->seats, i)) == '\0')
      typed = g_ptr_array_index (self->seats, i);
  return typed;
}

/* Seats a chosen person, with the colour of the last time, unless another player has it now. */
static void
seat_person_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  PurserSeatsBox *self = PURSER_SEATS_BOX (widget);
  PurserSeatRow *row = seats_find_seat (self);
  /* Changing a name removes the pressed button, and its target with it. */
  g_autoptr (GVariant) person = g_variant_ref (parameter);
  const char *name, *colour;

  g_variant_get (person, "(&s&s)", &name, &colour);
  if (row == NULL && self->seats->len >= self->most)
    return;
  if (row == NULL)
    seats_add_seat (self, name, colour_is_free (self, NULL, colour) ? colour : seats_find_free_colour (self));
  else
    purser_seat_row_set_person (row, name, colour_is_free (self, row, colour) ? colour : purser_seat_row_get_colour (row));
  seats_changed (self);
}

static void
seats_clear_seats (PurserSeatsBox *self)
{
  gtk_list_box_remove_all (self->list);
  g_ptr_array_set_size (self->seats, 0);
}

/* Adds seats up to the least number of players of the game. */
static void
seats_fill_up (PurserSeatsBox *self)
{
  while (self->seats->len < self->least)
    seats_add_seat (self, "", seats_find_free_colour (self));
  seats_changed (self);
}

static void
seat_group_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  g_autoptr (GVariant) group = g_variant_ref (parameter);

  purser_seats_box_seat (PURSER_SEATS_BOX (widget), group);
}

/* ---- The order of the Tab key: all names, as they are typed one after the other, and then the buttons of each player ---- */

static GPtrArray *
seats_list_stops (PurserSeatsBox *self)
{
  GPtrArray *stops = g_ptr_array_new ();

  for (guint i = 0; i < self->seats->len; i++)
    g_ptr_array_add (stops, g_ptr_array_index (self->seats, i));
  for (guint i = 0; i < self->seats->len; i++)
    purser_seat_row_list_buttons (g_ptr_array_index (self->seats, i), stops);
  return stops;
}

/* Returns: the index of the stop that has the focus, -1 for none; buttons are inside rows, which are stops themselves */
static int
find_stop (GPtrArray *stops,
           GtkWidget *focus)
{
  for (guint i = stops->len; focus != NULL && i > 0; i--)
    if (focus == g_ptr_array_index (stops, i - 1) || gtk_widget_is_ancestor (focus, g_ptr_array_index (stops, i - 1)))
      return (int) i - 1;
  return -1;
}

/* Moves the focus to the next or the previous stop; from outside, to the first or the last one. */
static gboolean
seats_step (PurserSeatsBox *self,
            gboolean        forward)
{
  g_autoptr (GPtrArray) stops = seats_list_stops (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list));
  int to = inside ? find_stop (stops, focus) + (forward ? 1 : -1) : forward ? 0 : (int) stops->len - 1;

  return to >= 0 && to < (int) stops->len && gtk_widget_grab_focus (g_ptr_array_index (stops, to));
}

static gboolean
purser_seats_box_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  PurserSeatsBox *self = PURSER_SEATS_BOX (widget);
  GtkWidget *people = GTK_WIDGET (self->people_box);
  GtkWidget *child = gtk_widget_get_focus_child (gtk_widget_get_first_child (widget));

  if (direction == GTK_DIR_TAB_FORWARD)
    return (child != people && seats_step (self, TRUE)) || gtk_widget_child_focus (people, direction);
  if (direction == GTK_DIR_TAB_BACKWARD)
    return (child != GTK_WIDGET (self->list) && gtk_widget_child_focus (people, direction)) || seats_step (self, FALSE);
  return GTK_WIDGET_CLASS (purser_seats_box_parent_class)->focus (widget, direction);
}

static void
purser_seats_box_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_SEATS_BOX (object)->seats, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_seats_box_parent_class)->dispose (object);
}

static void
purser_seats_box_class_init (PurserSeatsBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_seats_box_dispose;
  GTK_WIDGET_CLASS (klass)->focus = purser_seats_box_focus;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The last name has been entered. */
  g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "setup.seat-person", "(ss)", seat_person_activated);
  gtk_widget_class_install_action (widget_class, "setup.seat-group", "a(ss)", seat_group_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/setup/purser-seats-box.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSeatsBox, list);
  gtk_widget_class_bind_template_child (widget_class, PurserSeatsBox, people_box);
}

static void
purser_seats_box_init (PurserSeatsBox *self)
{
  self->seats = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->people_box);
}

/* Sets the least and the most players, and adds the seats that are missing. */
void
purser_seats_box_set_limits (PurserSeatsBox *self,
                             guint           least,
                             guint           most)
{
  self->least = least;
  self->most = most;
  seats_fill_up (self);
}

/* Seats these players and nobody else. */
void
purser_seats_box_seat (PurserSeatsBox *self,
                       GVariant       *players)
{
  seats_clear_seats (self);
  for (gsize i = 0; i < g_variant_n_children (players); i++)
    {
      const char *name, *colour;

      g_variant_get_child (players, i, "(&s&s)", &name, &colour);
      seats_add_seat (self, name, colour);
    }
  seats_fill_up (self);
}

/* Adds a seat for one more player, who is entered next. */
void
purser_seats_box_add_empty (PurserSeatsBox *self)
{
  GtkWidget *row;

  seats_add_seat (self, "", seats_find_free_colour (self));
  seats_changed (self);
  row = g_ptr_array_index (self->seats, self->seats->len - 1);
  gtk_widget_grab_focus (row);
  /* The row has no allocation yet, so the focus did not scroll to it. */
  purser_scroll_to (row);
}

/* Returns: how many seats there are, including empty ones */
guint
purser_seats_box_get_size (PurserSeatsBox *self)
{
  return self->seats->len;
}

/* Returns: how many players have a name */
guint
purser_seats_box_count (PurserSeatsBox *self)
{
  guint n = 0;

  for (guint i = 0; i < self->seats->len; i++)
    n += *purser_seat_row_get_name (g_ptr_array_index (self->seats, i)) != '\0';
  return n;
}

/* Returns: (nullable): a name that two players have; elsewhere people are told apart by name */
const char *
purser_seats_box_find_repeated (PurserSeatsBox *self)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->seats->len; i++)
    {
      const char *name = purser_seat_row_get_name (g_ptr_array_index (self->seats, i));

      if (*name != '\0' && !g_hash_table_add (names, (gpointer) name))
        return name;
    }
  return NULL;
}

/* Returns: (transfer full) (nullable): which two players have the same colour, in a sentence; only the shapes of their marks
 * would differ */
char *
purser_seats_box_dup_alike (PurserSeatsBox *self)
{
  for (guint i = 0; i < self->seats->len; i++)
    {
      PurserSeatRow *row = g_ptr_array_index (self->seats, i);
      PurserSeatRow *other = *purser_seat_row_get_name (row) != '\0' ? seats_find_alike (self, row, i + 1) : NULL;

      if (other != NULL)
        /* Translators: two players who are about to play */
        return g_strdup_printf (_("%s and %s have the same color"), purser_seat_row_get_name (row),
                                purser_seat_row_get_name (other));
    }
  return NULL;
}

/* Returns: (transfer floating): name and colour of the players who have a name, in seat order */
GVariant *
purser_seats_box_dup_players (PurserSeatsBox *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));

  for (guint i = 0; i < self->seats->len; i++)
    {
      PurserSeatRow *row = g_ptr_array_index (self->seats, i);

      if (*purser_seat_row_get_name (row) != '\0')
        g_variant_builder_add (&builder, "(ss)", purser_seat_row_get_name (row), purser_seat_row_get_colour (row));
    }
  return g_variant_builder_end (&builder);
}

/* Draws the first player at random. All players keep the same neighbours.
 * Returns: (transfer none): the name of the first player */
const char *
purser_seats_box_draw_first (PurserSeatsBox *self)
{
  guint seat = seats_draw_seat (self);

  for (guint i = 0; i < seat; i++)
    seat_moved_cb (g_ptr_array_index (self->seats, 0), (int) self->seats->len - 1, self);
  return purser_seat_row_get_name (g_ptr_array_index (self->seats, 0));
}
