// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The tables for touch of the games, all through the sample plays: they fit a phone, every place has a name, and touches
 * result in the right moves.
 *
 * test-surfaces --picture FILE GAME LINES WIDTH HEIGHT [PLACE…] touches places and saves a picture instead. */

#include "config.h"

#include "purser-application.h"
#include "purser-game-ui.h"
#include "purser-json.h"
#include "purser-surface.h"
#include "purser-test-folder.h"
#include "purser-test-sample.h"

/* The width of a phone, without the margins of the page. */
#define PHONE 336

static char *folder;

static GtkWidget *
open_surface (const char *game,
              guint       n_lines)
{
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, game, n_lines);
  g_autoptr (PurserSession) session = purser_session_new (play);
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (play));

  /* The surface is complete, though it is never mapped. */
  return GTK_WIDGET (purser_surface_new (ui->get_surface_type (), session, MAX (0, purser_play_get_turn_info (play)->active)));
}

/* Checks for "Spaceship 10: a step" instead of "Spaceship 10: Spaceship: a step". */
static void
check_said_once (PurserPlace *place)
{
  const char *title = purser_place_get_title (place);
  const char *offer = purser_place_get_offer (place);
  g_autofree char *word = title != NULL ? g_strndup (title, strcspn (title, " ")) : NULL;
  g_autofree char *heading = g_strconcat (word, ": ", NULL);

  if (offer != NULL && word != NULL && g_str_has_prefix (offer, heading))
    g_error ("“%s” is said twice: %s", title, offer);
}

static void
check_places (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (PURSER_IS_PLACE (child) && purser_place_get_place (PURSER_PLACE (child)) != NULL)
        {
          g_assert_cmpstr (purser_place_get_title (PURSER_PLACE (child)), !=, "");
          check_said_once (PURSER_PLACE (child));
        }
      check_places (child);
    }
}

static void
test_sample (gconstpointer data)
{
  const char *game = data;

  for (guint n = 1; n <= purser_test_sample_count (game); n += 9)
    {
      g_autoptr (GtkWidget) surface = g_object_ref_sink (open_surface (game, n));
      int width;

      gtk_widget_measure (surface, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      if (width > PHONE)
        g_error ("%s is %d wide after %u lines", game, width, n);
      check_places (surface);
    }
}

static gboolean
has_marked (GtkWidget *widget)
{
  gboolean marked = PURSER_IS_PLACE (widget) && purser_place_get_marked (PURSER_PLACE (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !marked;
       child = gtk_widget_get_next_sibling (child))
    marked = has_marked (child);
  return marked;
}

/* Sectors are marked while their payout is taken or spent, but none beside the dice of the next roll. */
static void
test_marked_sectors (void)
{
  guint n_asked = 0, n_marked = 0;

  for (guint n = 1; n <= purser_test_sample_count ("space-base"); n++)
    {
      g_autoptr (GtkWidget) surface = g_object_ref_sink (open_surface ("space-base", n));
      gboolean rolls = g_str_equal (purser_surface_get_prompt (PURSER_SURFACE (surface))->kind, "roll");
      gboolean marked = has_marked (surface);

      g_assert_false (rolls && marked);
      n_asked += rolls;
      n_marked += marked;
    }
  g_assert_cmpuint (n_asked, >, 5);
  g_assert_cmpuint (n_marked, >, 5);
}

static void
touch (GtkWidget  *surface,
       const char *name)
{
  PurserPlace *place = purser_surface_find_place (PURSER_SURFACE (surface), name);

  if (place == NULL)
    g_error ("There is no %s to touch", name);
  g_signal_emit_by_name (place, "clicked");
}

/* Returns the last recorded move, without the members that all moves have. */
static char *
dup_last (GtkWidget *surface)
{
  PurserHistory *history = purser_play_get_history (purser_surface_get_play (PURSER_SURFACE (surface)));
  guint n = purser_history_get_size (history);
  g_autoptr (PurserValue) move = purser_value_copy (purser_history_get_record (history, n)->value);
  static const char *const same[] = { "n", "at", "tap", "move", "player" };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    purser_value_remove (move, same[i]);
  return purser_json_print (move, FALSE);
}

static void
touch_all (GtkWidget         *surface,
           const char *const *places)
{
  for (guint i = 0; places[i] != NULL; i++)
    touch (surface, places[i]);
}

/* Touches that result in one move. */
static const struct {
  const char *game;
  guint       n_lines;
  const char *places[16];
  const char *told;
} ways[] = {
  { "andromeda", 13, { "planet/0", "planet/0", "planet/1", "take-back/0", "planet/2", "planet/3", "planet/4", "planet/5",
                       "planet/6", "planet/0", NULL },
    "{\"planets\":[1,1,1,1,2,2,1]}" },
  /* Two touches at planet 1, one at planet 2 that is taken back, one at each of the others: 8 of 9. */
  { "andromeda", 13, { "planet/0", "planet/0", "planet/1", "take-back/0", "planet/2", "planet/3", "planet/4", "planet/5",
                       "planet/6", "planet/0", "planet/1", NULL },
    "{\"planets\":[3,1,1,1,1,1,1]}" },
  { "andromeda", 60, { "planet/6", "challenge/5", "draw/1", "draw/3", NULL },
    "{\"planet\":6,\"cards\":5,\"bonus\":[],\"drawn\":[1,3]}" },
  { "andromeda", 60, { "planet/6", "challenge/5", "draw/1", "take-back/0", "draw/2", "draw/2", NULL },
    "{\"planet\":6,\"cards\":5,\"bonus\":[],\"drawn\":[2,2]}" },
  { "andromeda", 60, { "planet/6", "challenge/6", "take-back/0", "challenge/3", "draw/1", NULL },
    "{\"planet\":6,\"cards\":3,\"bonus\":[],\"drawn\":[1]}" },
  { "andromeda", 60, { "planet/2", "move/7", NULL }, "{\"planet\":2,\"cards\":7,\"bonus\":[],\"stations\":3}" },
  { "andromeda", 60, { "planet/2", "joker/0", "move/4", NULL }, "{\"planet\":2,\"cards\":3,\"bonus\":[\"silver\"],\"stations\":2}" },
  { "phoenix", 85, { "hire/1-expedition-3", "face/1", "face/1", "face/1", "face/2", "face/0", "use/0", NULL },
    "{\"ship\":\"expedition\",\"level\":3,\"owner\":1,\"rolled\":[\"water\",\"water\",\"water\",\"metal\",\"food\"],\"kept\":[\"water\",\"water\",\"water\",\"metal\"],\"humans\":[]}" },
  { "phoenix", 85, { "hire/1-expedition-3", "face/1", "face/1", "face/1", "face/2", "face/0", "die/4", "use/0", NULL },
    "{\"ship\":\"expedition\",\"level\":3,\"owner\":1,\"rolled\":[\"water\",\"water\",\"water\",\"metal\",\"food\"],\"kept\":[\"water\",\"water\",\"metal\",\"food\"],\"humans\":[]}" },
  { "phoenix", 85, { "hire/neutral-farm", "level/2", NULL },
    "{\"ship\":\"farm\",\"level\":2,\"owner\":\"neutral\"}" },
  { "phoenix", 91, { "hub/2", "income/0", NULL },
    /* Nine ships, and the metal of the hub: the income of the quarters is unknown. */
    "{\"gains\":{\"gems\":9,\"metal\":1}}" },
  { "phoenix", 85, { "ship/farm-2", NULL },
    "{\"ship\":\"farm\",\"level\":2,\"owner\":0}" },
  { "phoenix", 85, { "ship/dismantle-3", "ship/farm-2", NULL },
    "{\"ship\":\"dismantle\",\"level\":3,\"owner\":0,\"target\":{\"ship\":\"farm\",\"level\":2}}" },
  { "phoenix", 85, { "hire/1-diplomacy-3", "track/dismantle", "track/transport", "use/0", NULL },
    "{\"ship\":\"diplomacy\",\"level\":3,\"owner\":1,\"tracks\":[{\"track\":\"dismantle\"},{\"track\":\"transport\"}]}" },
  { "andromeda", 60, { "exchange/2", NULL }, "{\"cards\":2}" },
};

static void
test_touches (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *surface = open_surface (ways[i].game, ways[i].n_lines);
  g_autofree char *told = NULL;

  gtk_window_set_child (GTK_WINDOW (window), surface);
  touch_all (surface, ways[i].places);
  told = dup_last (surface);
  g_assert_cmpstr (told, ==, ways[i].told);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
wait_a_while (void)
{
  gboolean done = FALSE;

  g_timeout_add_once (600, (GSourceOnceFunc) (void (*) (void)) g_main_context_wakeup, NULL);
  for (gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC * 6 / 10; !done; done = g_get_monotonic_time () > end)
    g_main_context_iteration (NULL, TRUE);
}

static void
keep_picture (GtkWidget  *window,
              const char *file)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, file));
}

static int
take_picture (char **words)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *surface = open_surface (words[1], (guint) g_ascii_strtoull (words[2], NULL, 10));

  gtk_widget_set_margin_start (surface, 12);
  gtk_widget_set_margin_end (surface, 12);
  gtk_widget_set_margin_top (surface, 12);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), surface);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (words[3]), atoi (words[4]));
  gtk_window_present (GTK_WINDOW (window));
  wait_a_while ();
  for (guint i = 5; words[i] != NULL; i++)
    {
      PurserPlace *place = purser_surface_find_place (PURSER_SURFACE (surface), words[i]);

      if (place == NULL)
        g_error ("There is no %s", words[i]);
      gtk_widget_activate (GTK_WIDGET (place));
      wait_a_while ();
    }
  wait_a_while ();
  keep_picture (window, words[0]);
  return 0;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PurserApplication) application = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  application = purser_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  folder = purser_test_folder_new ();
  if (argc > 6 && g_str_equal (argv[1], "--picture"))
    return take_picture (argv + 2);
  for (guint i = 0; purser_game_uis[i] != NULL; i++)
    if (purser_game_uis[i]->get_surface_type != NULL)
      {
        g_autofree char *path = g_strdup_printf ("/surfaces/%s", purser_game_uis[i]->rules->id);

        g_test_add_data_func (path, purser_game_uis[i]->rules->id, test_sample);
      }
  g_test_add_func ("/marked-sectors", test_marked_sectors);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/touches/%s/%u", ways[i].game, i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_touches);
    }
  result = g_test_run ();
  purser_test_folder_remove (folder);
  g_free (folder);
  return result;
}
