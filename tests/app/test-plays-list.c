// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The list of plays while their files change, when a row keeps its play, so that a press does not miss; and while many rows give
 * way to what is searched. */

#include "config.h"

#include <adwaita.h>

#include "purser-games.h"
#include "purser-play-row.h"
#include "purser-plays-list.h"
#include "purser-plays.h"
#include "purser-test-folder.h"

#define HEADER "{\"purser\":1,\"game\":\"score-pad\",\"id\":\"%s\",\"created\":\"2026-11-%02uT19:00:00Z\"," \
               "\"players\":[{\"name\":\"%s\"},{\"name\":\"Ben\"}],\"options\":{\"rounds\":true,\"highest_wins\":true}}\n"
#define SCORE "{\"n\":1,\"at\":\"2026-11-21T20:00:00Z\",\"move\":\"score\",\"player\":0,\"round\":1,\"value\":7}\n"

typedef struct {
  char        *folder;
  PurserPlays *plays;
  GtkWidget   *window;
  GtkWidget   *list;
} Room;

static char *
room_dup_path (Room       *room,
               const char *who)
{
  g_autofree char *name = g_strconcat (who, ".purser", NULL);

  return g_build_filename (room->folder, name, NULL);
}

/* Writes a play of one person who began on a day of November, with its moves. */
static void
room_write (Room       *room,
            const char *who,
            guint       day,
            const char *moves)
{
  g_autofree char *header = g_strdup_printf (HEADER, who, day, who);
  g_autofree char *whole = g_strconcat (header, moves, NULL);
  g_autofree char *path = room_dup_path (room, who);

  g_assert_true (g_file_set_contents (path, whole, -1, NULL));
}

/* Identifies a row by the play that its button deletes. */
static gboolean
is_row_of (GtkWidget  *row,
           const char *path)
{
  GtkWidget *last = gtk_widget_get_last_child (row);
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (last));

  return gtk_widget_get_mapped (row) && target != NULL && g_str_equal (g_variant_get_bytestring (target), path);
}

/* Returns: (nullable): the visible row of a play */
static GtkWidget *
find_row (GtkWidget  *widget,
          const char *path)
{
  GtkWidget *row = NULL;

  if (PURSER_IS_PLAY_ROW (widget))
    return is_row_of (widget, path) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && row == NULL;
       child = gtk_widget_get_next_sibling (child))
    row = find_row (child, path);
  return row;
}

static GtkWidget *
room_wait_for (Room       *room,
               const char *who)
{
  g_autofree char *path = room_dup_path (room, who);
  GtkWidget *row;

  while ((row = find_row (room->window, path)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return row;
}

static void
room_make (Room *room)
{
  room->folder = purser_test_folder_new ();
  room_write (room, "Aoi", 1, "");
  room_write (room, "Chiyo", 2, "");
  room_write (room, "Dagny", 3, "");
}

static void
room_open (Room *room)
{
  room->plays = purser_plays_new (room->folder, purser_games_find);
  purser_plays_reload (room->plays);
  room->window = g_object_ref_sink (adw_window_new ());
  gtk_window_set_default_size (GTK_WINDOW (room->window), 600, 600);
  room->list = purser_plays_list_new (G_LIST_MODEL (room->plays));
  adw_window_set_content (ADW_WINDOW (room->window), room->list);
  gtk_window_present (GTK_WINDOW (room->window));
}

static void
room_close (Room *room)
{
  gtk_window_destroy (GTK_WINDOW (room->window));
  g_object_unref (room->window);
  g_object_unref (room->plays);
  purser_test_folder_remove (room->folder);
  g_free (room->folder);
}

/* Returns the last words of a play, which tell its round and day, from the box beside its picture. */
static GtkWidget *
get_words (GtkWidget *row)
{
  GtkWidget *box = gtk_widget_get_next_sibling (gtk_widget_get_first_child (row));

  return gtk_widget_get_last_child (box);
}

/* Aoi scores in her play, which was the oldest: it moves to the top, with the same row. */
static void
test_row_stays_with_its_play (void)
{
  Room room;
  GtkWidget *aoi, *chiyo, *dagny;

  room_make (&room);
  room_open (&room);
  aoi = room_wait_for (&room, "Aoi");
  chiyo = room_wait_for (&room, "Chiyo");
  dagny = room_wait_for (&room, "Dagny");
  room_write (&room, "Aoi", 1, SCORE);
  purser_plays_reload (room.plays);
  g_assert_true (room_wait_for (&room, "Aoi") == aoi);
  g_assert_true (room_wait_for (&room, "Chiyo") == chiyo);
  g_assert_true (room_wait_for (&room, "Dagny") == dagny);
  gtk_test_accessible_assert_property (get_words (aoi), GTK_ACCESSIBLE_PROPERTY_LABEL, "Round 1 · 11/21/26");
  room_close (&room);
}

static guint
count_rows (GtkWidget *widget)
{
  guint n = PURSER_IS_PLAY_ROW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

static void
room_write_many (Room *room)
{
  for (guint i = 0; i < 120; i++)
    {
      g_autofree char *who = g_strdup_printf ("Gast%u", i);

      room_write (room, who, 1 + i % 28, "");
    }
}

/* Words that are typed while rows go away are those that are searched. */
static void
test_last_words_are_found (void)
{
  Room room;
  GListModel *found;

  room_make (&room);
  room_write_many (&room);
  room_open (&room);
  found = purser_plays_list_get_found (PURSER_PLAYS_LIST (room.list));
  while (count_rows (room.list) < 123)
    g_main_context_iteration (NULL, TRUE);
  purser_plays_list_set_words (PURSER_PLAYS_LIST (room.list), "nobody");
  g_assert_cmpuint (g_list_model_get_n_items (found), ==, 123);
  g_main_context_iteration (NULL, TRUE);
  purser_plays_list_set_words (PURSER_PLAYS_LIST (room.list), "Dagny");
  while (g_list_model_get_n_items (found) == 123)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (found), ==, 1);
  room_wait_for (&room, "Dagny");
  g_assert_cmpuint (count_rows (room.list), ==, 1);
  purser_plays_list_set_words (PURSER_PLAYS_LIST (room.list), "");
  while (count_rows (room.list) < 123)
    g_main_context_iteration (NULL, TRUE);
  room_close (&room);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/plays-list/row-stays-with-its-play", test_row_stays_with_its_play);
  g_test_add_func ("/plays-list/last-words-are-found", test_last_words_are_found);
  return g_test_run ();
}
