// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The diplomacy tracks of Space Station Phoenix: the levels of the players, what they give, and which can be reached. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-marks.h"
#include "purser-phoenix-table.h"
#include "purser-player-mark.h"

/* The width that a phone leaves beside five levels. */
#define TRACK_WORD 96

static GtkWidget *
marks_new (const PurserSetup        *setup,
           const PurserPhoenixState *state,
           int                       track,
           int                       level,
           GString                  *told)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 1, "column-spacing", 1, "halign", GTK_ALIGN_CENTER, NULL);
  int n = 0;

  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].diplomacy[track] == level)
      {
        gtk_grid_attach (GTK_GRID (grid), purser_player_mark_new_for_seat (setup, i, 17), n % 2, n / 2, 1, 1);
        g_string_append_printf (told, _(", %s"), purser_setup_get_name (setup, i));
        n++;
      }
  return grid;
}

/* Returns the answers that take the reward of a level, alone or with another: `bonus/transport-1-2` for `bonus/transport-2`. */
GPtrArray *
purser_phoenix_dup_rewards (PurserSurface *surface,
                            const char    *place)
{
  g_auto (GStrv) wanted = g_strsplit (place, "-", 2);
  g_autofree char *track = g_strdup_printf ("%s-", wanted[0]);
  GPtrArray *all = purser_surface_get_prompt (surface)->choices;
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_choice_unref);

  for (guint i = 0; i < all->len; i++)
    {
      PurserChoice *choice = g_ptr_array_index (all, i);
      gboolean there = choice->place != NULL && g_str_has_prefix (choice->place, track);
      g_auto (GStrv) levels = there ? g_strsplit (choice->place + strlen (track), "-", -1) : NULL;

      if (there && g_strv_contains ((const char *const *) levels, wanted[1]))
        g_ptr_array_add (found, purser_choice_ref (choice));
    }
  return found;
}

static void
append_reward (GtkWidget                *box,
               const PurserPhoenixState *state,
               int                       track,
               int                       level,
               GString                  *told)
{
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };

  if (purser_phoenix_printed_reward (&state->printed, track, level, gains))
    purser_phoenix_append_gains (box, gains, told);
  else
    gtk_box_append (GTK_BOX (box), purser_phoenix_label_new ("?", "unknown"));
}

static const char *
choice_get_label (gconstpointer choice)
{
  return ((const PurserChoice *) choice)->label;
}

/* Returns a level whose reward may be taken now by a touch, or NULL. */
static GtkWidget *
reward_new (PurserSurface *surface,
            int            track,
            int            level,
            GtkWidget     *marks,
            GString       *told)
{
  g_autofree char *name = g_strdup_printf ("bonus/%s-%d", purser_phoenix_track_words[track], level);
  g_autoptr (GPtrArray) choices = purser_phoenix_dup_rewards (surface, name);
  GtkWidget *box, *place;

  if (choices->len == 0)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  append_reward (box, purser_surface_get_state (surface), track, level, told);
  gtk_box_append (GTK_BOX (box), marks);
  place = purser_place_new (name, told->str, box, "track-level");
  purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
  purser_place_set_offer (PURSER_PLACE (place), choices->len > 1 ? _("take the reward")
                                                                 : choice_get_label (g_ptr_array_index (choices, 0)));
  return place;
}

/* Returns the next level of the player in turn, to be touched, with its lobby cost. */
static GtkWidget *
lobby_new (PurserSurface             *surface,
           const PurserPhoenixIntent *intent,
           int                        track,
           int                        level,
           GtkWidget                 *marks,
           GString                   *told)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  gboolean lobbies = intent->active && intent->use.kind == PURSER_PHOENIX_DIPLOMACY;
  int cost = purser_phoenix_printed_lobby (&state->printed, track, level);
  g_autofree char *price = cost >= 0 ? g_strdup_printf ("%d", cost) : g_strdup ("?");
  g_autofree char *name = g_strdup_printf ("track/%s", purser_phoenix_track_words[track]);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *place = purser_place_new (name, told->str, box, "track-level");

  gtk_box_append (GTK_BOX (box), purser_phoenix_label_new (price, cost >= 0 ? "numeric" : "unknown"));
  gtk_box_append (GTK_BOX (box), marks);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  purser_place_set_own_offer (PURSER_PLACE (place), lobbies);
  purser_place_set_offer (PURSER_PLACE (place), lobbies ? _("advance here") : NULL);
  for (int i = 0; i < intent->n_tracks; i++)
    purser_place_set_marked (PURSER_PLACE (place), intent->tracks[i] == track || purser_place_get_marked (PURSER_PLACE (place)));
  return place;
}

/* Returns a level that cannot be touched now. */
static GtkWidget *
standing_new (GtkWidget *marks)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  gtk_box_append (GTK_BOX (box), marks);
  gtk_widget_add_css_class (box, "track-level");
  return box;
}

static GtkWidget *
level_new (PurserSurface             *surface,
           const PurserPhoenixIntent *intent,
           int                        player,
           int                        track,
           int                        level)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  gboolean next = player == state->turn.active && level == state->players[player].diplomacy[track] + 1 &&
                  !purser_surface_offers (surface, "bonus/");
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GtkWidget) marks = NULL;
  GtkWidget *reward;

  /* Translators: a diplomacy track, a level */
  g_string_append_printf (told, _("%s, level %d"), purser_phoenix_kind_title ((PurserPhoenixKind) track), level);
  marks = g_object_ref_sink (marks_new (purser_surface_get_setup (surface), state, track, level, told));
  reward = reward_new (surface, track, level, marks, told);
  if (reward != NULL)
    return reward;
  return next ? lobby_new (surface, intent, track, level, marks, told) : standing_new (marks);
}

/* Breaks words only if the text is so large that a phone has no room for it beside the levels. */
static void
label_break_large_words (GtkLabel *label)
{
  int longest;

  gtk_widget_measure (GTK_WIDGET (label), GTK_ORIENTATION_HORIZONTAL, -1, &longest, NULL, NULL, NULL);
  if (longest > TRACK_WORD)
    gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

static GtkWidget *
track_label_new (const char *text,
                 const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_add_css_class (label, style);
  label_break_large_words (GTK_LABEL (label));
  return label;
}

/* The first track also has the heading of all tracks, as a line of its own would take too much room. */
static GtkWidget *
track_head_new (int track)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (track == 0)
    gtk_box_append (GTK_BOX (box), track_label_new (_("Diplomacy"), "caption-heading"));
  gtk_box_append (GTK_BOX (box), track_label_new (purser_phoenix_kind_title ((PurserPhoenixKind) track), "caption"));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

GtkWidget *
purser_phoenix_tracks_new (PurserSurface             *surface,
                           const PurserPhoenixIntent *intent,
                           int                        player)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 1, "column-spacing", 4, "hexpand", TRUE, NULL);

  for (int track = 0; track < PURSER_PHOENIX_TRACKS; track++)
    {
      gtk_grid_attach (GTK_GRID (grid), track_head_new (track), 0, track, 1, 1);
      for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
        {
          GtkWidget *cell = level_new (surface, intent, player, track, level);

          gtk_widget_set_hexpand (cell, TRUE);
          gtk_grid_attach (GTK_GRID (grid), cell, level, track, 1, 1);
        }
    }
  return grid;
}
