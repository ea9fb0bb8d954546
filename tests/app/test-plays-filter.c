// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Filters plays by game, by person, or by both; the menus list the most frequent first. */

#include "config.h"

#include <string.h>

#include <adwaita.h>

#include "purser-games.h"
#include "purser-plays-filter.h"
#include "purser-test-folder.h"

/* Three plays; the title of a score pad is the game that was played. */
static const char *const headers[] = {
  "{\"purser\":1,\"game\":\"space-base\",\"id\":\"a\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n",
  "{\"purser\":1,\"game\":\"space-base\",\"id\":\"b\",\"players\":[{\"name\":\"aoi\"},{\"name\":\"Ben\"}]}\n",
  "{\"purser\":1,\"game\":\"score-pad\",\"id\":\"c\",\"title\":\"Golf_9\",\"players\":[{\"name\":\"Ben\"},{\"name\":\"千_尋\"},"
  "{\"name\":\"Aoi\"}]}\n",
};

typedef struct {
  char        *folder;
  PurserPlays *plays;
  GtkWidget   *filter;
  GtkWidget   *window;
  guint        n_changed;
} Fixture;

static void
count_cb (Fixture *self)
{
  self->n_changed++;
}

static void
write_file (Fixture    *self,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->folder = purser_test_folder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (headers); i++)
    {
      g_autofree char *name = g_strdup_printf ("%c.purser", 'a' + (char) i);

      write_file (self, name, headers[i]);
    }
  write_file (self, "d.purser", "no play\n");
  self->plays = purser_plays_new (self->folder, purser_games_find);
  purser_plays_reload (self->plays);
  self->filter = purser_plays_filter_new (self->plays);
  self->n_changed = 0;
  g_signal_connect_swapped (self->filter, "changed", G_CALLBACK (count_cb), self);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), self->filter);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->plays);
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
}

/* Returns the first letters of the matching files, in alphabetical order. */
static char *
dup_found (Fixture *self)
{
  GString *found = g_string_new (NULL);

  for (char letter = 'a'; letter <= 'd'; letter++)
    for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->plays)); i++)
      {
        g_autoptr (PurserPlayInfo) info = g_list_model_get_item (G_LIST_MODEL (self->plays), i);
        g_autofree char *name = g_path_get_basename (purser_play_info_get_path (info));

        if (name[0] == letter && purser_plays_filter_matches (PURSER_PLAYS_FILTER (self->filter), info))
          g_string_append_c (found, letter);
      }
  return g_string_free_and_steal (found);
}

static void
choose (Fixture    *self,
        const char *game,
        const char *person,
        const char *expected)
{
  g_autofree char *found = NULL;

  g_assert_true (gtk_widget_activate_action (self->filter, "plays.game", "s", game));
  g_assert_true (gtk_widget_activate_action (self->filter, "plays.person", "s", person));
  found = dup_found (self);
  g_assert_cmpstr (found, ==, expected);
}

/* An unreadable play has no game and no players. Names are compared exactly. */
static void
test_matches (Fixture       *self,
              gconstpointer  data)
{
  choose (self, "", "", "abcd");
  choose (self, "space-base", "", "ab");
  choose (self, "Golf_9", "", "c");
  choose (self, "score-pad", "", "");
  choose (self, "", "Ben", "abc");
  choose (self, "", "Aoi", "ac");
  choose (self, "space-base", "Ben", "ab");
  choose (self, "Golf_9", "aoi", "");
}

/* The filter emits one signal per change, and none without a change. */
static void
test_changes (Fixture       *self,
              gconstpointer  data)
{
  g_autofree char *found = NULL;

  choose (self, "space-base", "", "ab");
  choose (self, "space-base", "Aoi", "a");
  g_assert_cmpuint (self->n_changed, ==, 2);
  purser_plays_filter_clear (PURSER_PLAYS_FILTER (self->filter));
  g_assert_cmpuint (self->n_changed, ==, 4);
  found = dup_found (self);
  g_assert_cmpstr (found, ==, "abcd");
  purser_plays_filter_clear (PURSER_PLAYS_FILTER (self->filter));
  g_assert_cmpuint (self->n_changed, ==, 4);
}

/* Finds the nth of the two menu buttons. */
static GtkMenuButton *
find_button (GtkWidget *widget,
             guint     *nth)
{
  GtkMenuButton *found = NULL;

  if (GTK_IS_MENU_BUTTON (widget))
    return (*nth)-- == 0 ? GTK_MENU_BUTTON (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, nth);
  return found;
}

/* Returns the items of a menu, each with its target. */
static char *
dup_menu (Fixture *self,
          guint    nth)
{
  GtkMenuButton *button = find_button (self->filter, &nth);
  GString *lines = g_string_new (NULL);
  GMenuModel *menu;

  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_menu_model (button);
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL, *target = NULL;

      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label));
      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_TARGET, "s", &target));
      g_string_append_printf (lines, "%s=%s; ", label, target);
    }
  gtk_menu_button_popdown (button);
  return g_string_free_and_steal (lines);
}

/* An underscore would be a mnemonic, so labels contain it twice. Ben played three times and Aoi twice; those who played once
 * each are in alphabetical order. */
static void
test_menus (Fixture       *self,
            gconstpointer  data)
{
  g_autofree char *games = NULL, *persons = NULL;

  games = dup_menu (self, 0);
  g_assert_cmpstr (games, ==, "All Games=; Space Base=space-base; Golf__9=Golf_9; ");
  persons = dup_menu (self, 1);
  g_assert_cmpstr (persons, ==, "Everybody=; Ben=Ben; Aoi=Aoi; aoi=aoi; 千__尋=千_尋; ");
}

/* The menu lists the sixteen people who played most, as a phone has no room for more. */
static void
test_most (Fixture       *self,
           gconstpointer  data)
{
  g_autofree char *persons = NULL;
  guint n = 0;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("many-%u.purser", i);
      g_autofree char *text = g_strdup_printf ("{\"purser\":1,\"game\":\"space-base\",\"id\":\"m%u\",\"players\":"
                                               "[{\"name\":\"Zoe\"},{\"name\":\"P%u\"}]}\n", i, i);

      write_file (self, name, text);
    }
  purser_plays_reload (self->plays);
  persons = dup_menu (self, 1);
  g_assert_true (g_str_has_prefix (persons, "Everybody=; Zoe=Zoe; Ben=Ben; "));
  for (const char *at = persons; (at = strstr (at, "; ")) != NULL; at++)
    n++;
  g_assert_cmpuint (n, ==, 1 + 16);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/plays-filter/matches", Fixture, NULL, set_up, test_matches, tear_down);
  g_test_add ("/plays-filter/changes", Fixture, NULL, set_up, test_changes, tear_down);
  g_test_add ("/plays-filter/menus", Fixture, NULL, set_up, test_menus, tear_down);
  g_test_add ("/plays-filter/most", Fixture, NULL, set_up, test_most, tear_down);
  return g_test_run ();
}
