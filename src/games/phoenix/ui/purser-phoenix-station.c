// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What lies on the table of Space Station Phoenix: a station with its hub and wings, the diplomacy tracks, and the supply. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-format.h"
#include "purser-phoenix-gain-entry.h"
#include "purser-phoenix-homes.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-station.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

#define QUARTERS_A_LINE 4
/* What a phone has beside five levels. */
#define TRACK_WORD 96

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* "+2" and its icon; with large text they stand one below the other on a phone. */
static GtkWidget *
gain_new (guint account,
          int   amount)
{
  GtkWidget *gain = purser_wrap_box_new ();
  g_autofree char *text = g_strdup_printf ("+%d", amount);

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (gain), 1);
  adw_wrap_box_set_align (ADW_WRAP_BOX (gain), 0.5F);
  adw_wrap_box_append (ADW_WRAP_BOX (gain), label_new (text, "numeric"));
  adw_wrap_box_append (ADW_WRAP_BOX (gain), gtk_image_new_from_icon_name (purser_phoenix_account_icons[account]));
  gtk_widget_set_halign (gain, GTK_ALIGN_CENTER);
  return gain;
}

static void
append_gains (GtkWidget *box,
              const int *gains,
              GString   *told)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      {
        gtk_box_append (GTK_BOX (box), gain_new (i, gains[i]));
        g_string_append_printf (told, ", %s +%d", purser_phoenix_account_title ((PurserPhoenixAccount) i), gains[i]);
      }
}

/* The middle of a station: its name, and what the income brings as far as that was read off. */
static GtkWidget *
hub_new (PurserSurface *surface,
         int            player)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  const PurserPhoenixPlayer *about = &state->players[player];
  int gains[PURSER_PHOENIX_ACCOUNTS];
  gboolean all = purser_phoenix_get_known_income (state, player, gains);
  g_autofree char *name = g_strdup_printf ("hub/%d", player);
  g_autofree char *title = about->hub > 0 ? g_strdup_printf (_("Hub %s"), state->printed.hubs[about->hub - 1].name)
                                          : g_strdup (_("Hub"));
  g_autoptr (GString) told = g_string_new (title);
  GtkWidget *place = purser_place_new (name, title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (line), label_new (_("Income"), "caption"));
  append_gains (line, gains, told);
  if (!all)
    gtk_box_append (GTK_BOX (line), label_new ("+ ?", "unknown"));
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (box), line);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (place), box);
  purser_place_set_title (PURSER_PLACE (place), told->str);
  gtk_widget_add_css_class (place, "hub");
  return place;
}

static GtkWidget *
quarter_new (int      species,
             gboolean fresh)
{
  GtkWidget *mark;

  if (species >= 0)
    mark = purser_letter_mark_new (purser_phoenix_species_words[species],
                                   purser_phoenix_species_title ((PurserPhoenixSpecies) species));
  else
    mark = gtk_label_new ("");
  if (species < 0)
    gtk_widget_add_css_class (mark, "letter-mark");
  if (species < 0)
    gtk_widget_add_css_class (mark, "free");
  if (fresh)
    gtk_widget_add_css_class (mark, "fresh");
  return mark;
}

static GtkWidget *
quarters_new (const PurserPhoenixState *state,
              int                       player,
              int                       colour,
              int                       level,
              GString                  *told)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  GtkWidget *grid = gtk_grid_new ();
  int homes = purser_phoenix_count_homes (about, colour, level);
  int room = MAX (0, purser_phoenix_get_sector_capacity (state, player, colour, level));
  gboolean known = about->tiles[colour][level - 1] > 0 &&
                   purser_phoenix_printed_quarters (&state->printed, about->tiles[colour][level - 1] - 1) >= 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 0);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; i < MIN (homes + (known ? room : 0), PURSER_PHOENIX_QUARTERS); i++)
    {
      gboolean fresh = FALSE;
      int species = i < homes ? purser_phoenix_get_home (about, colour, level, i, &fresh) : -1;

      gtk_grid_attach (GTK_GRID (grid), quarter_new (species, fresh), i % QUARTERS_A_LINE, i / QUARTERS_A_LINE, 1, 1);
      if (species >= 0)
        g_string_append_printf (told, ", %s", purser_phoenix_species_title ((PurserPhoenixSpecies) species));
    }
  if (known && room > 0)
    g_string_append_printf (told, ngettext (", %d free living quarter", ", %d free living quarters", (gulong) room), room);
  return grid;
}

/* A sector that stands, or the place where the next one is built. */
static GtkWidget *
sector_new (PurserSurface             *surface,
            const PurserPhoenixIntent *intent,
            int                        player,
            int                        colour,
            int                        level)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  const PurserPhoenixPlayer *about = &state->players[player];
  gboolean built = level <= about->sectors[colour];
  gboolean next = level == about->sectors[colour] + 1;
  gboolean builds = intent->active && intent->use.kind == PURSER_PHOENIX_CONSTRUCTION && next &&
                    player == intent->use.player;
  int tile = built ? about->tiles[colour][level - 1] - 1 : -1;
  g_autofree char *name = g_strdup_printf ("sector/%s-%d", purser_phoenix_colour_words[colour], level);
  /* Translators: the colour of a sector, its level */
  g_autofree char *title = g_strdup_printf (_("Sector %s %d"), purser_phoenix_colour_title (colour), level);
  g_autofree char *text = tile >= 0 ? g_strdup_printf ("%03d", tile) : g_strdup_printf ("%d", level);
  g_autoptr (GString) told = g_string_new (title);
  GtkWidget *place = purser_place_new (name, title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (box), label_new (text, built ? "tile-number" : "dimmed"));
  if (built)
    gtk_box_append (GTK_BOX (box), quarters_new (state, player, colour, level, told));
  else
    g_string_append (told, next ? _(", not built yet") : _(", later"));
  gtk_button_set_child (GTK_BUTTON (place), box);
  purser_place_set_title (PURSER_PLACE (place), told->str);
  purser_place_set_own_offer (PURSER_PLACE (place), builds);
  purser_place_set_offer (PURSER_PLACE (place), builds ? _("build here") : NULL);
  purser_place_set_marked (PURSER_PLACE (place), builds && intent->colour == colour);
  gtk_widget_add_css_class (place, "sector-tile");
  gtk_widget_add_css_class (place, built ? purser_phoenix_colour_words[colour] : "unbuilt");
  gtk_widget_set_hexpand (place, TRUE);
  return place;
}

/* Of these only the wing is known: they stand behind its sectors. */
static GtkWidget *
lodgers_new (const PurserPhoenixPlayer *player,
             int                        colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *name = g_strdup_printf ("sector/%s", purser_phoenix_colour_words[colour]);
  GtkWidget *place = purser_place_new (name, _("In one of the sectors of this wing"));

  for (int i = 0; i < purser_phoenix_count_homes (player, colour, 0); i++)
    gtk_box_append (GTK_BOX (box), quarter_new (purser_phoenix_get_home (player, colour, 0, i, NULL), FALSE));
  gtk_button_set_child (GTK_BUTTON (place), box);
  purser_set_tooltip (place, _("In one of the sectors of this wing"));
  gtk_widget_set_visible (place, gtk_widget_get_first_child (box) != NULL);
  return place;
}

static GtkWidget *
wings_new (PurserSurface             *surface,
           const PurserPhoenixIntent *intent,
           int                        player)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      GtkWidget *mark = purser_letter_mark_new (purser_phoenix_colour_words[colour], purser_phoenix_colour_title (colour));

      gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (grid), mark, 0, colour, 1, 1);
      for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
        gtk_grid_attach (GTK_GRID (grid), sector_new (surface, intent, player, colour, level), level, colour, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), lodgers_new (&state->players[player], colour), 4, colour, 1, 1);
    }
  gtk_widget_set_hexpand (grid, TRUE);
  return grid;
}

/* The hub stands beside the wings where there is room for it, and above them where there is not. */
GtkWidget *
purser_phoenix_station_new (PurserSurface             *surface,
                            const PurserPhoenixIntent *intent,
                            int                        player)
{
  GtkWidget *station = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (station), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (station), 6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (station), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (station), TRUE);
  adw_wrap_box_append (ADW_WRAP_BOX (station), hub_new (surface, player));
  adw_wrap_box_append (ADW_WRAP_BOX (station), wings_new (surface, intent, player));
  return station;
}

static GtkWidget *
marks_new (const PurserSetup        *setup,
           const PurserPhoenixState *state,
           int                       track,
           int                       level,
           GString                  *told)
{
  GtkWidget *grid = gtk_grid_new ();
  int n = 0;

  for (int i = 0; i < state->table.n_players; i++)
    if (state->players[i].diplomacy[track] == level)
      {
        gtk_grid_attach (GTK_GRID (grid), purser_player_mark_new_for_seat (setup, i, 17), n % 2, n / 2, 1, 1);
        g_string_append_printf (told, ", %s", purser_setup_get_name (setup, i));
        n++;
      }
  gtk_grid_set_row_spacing (GTK_GRID (grid), 1);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 1);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  return grid;
}

/* The answers that take the reward of a level, alone or with another level: `bonus/transport-2` for `bonus/transport-1-2`. */
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
    append_gains (box, gains, told);
  else
    gtk_box_append (GTK_BOX (box), label_new ("?", "unknown"));
}

static const char *
choice_get_label (gconstpointer choice)
{
  return ((const PurserChoice *) choice)->label;
}

/* A level whose reward somebody may take now: it is touched. */
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
  place = purser_place_new (name, told->str);
  gtk_button_set_child (GTK_BUTTON (place), box);
  purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
  purser_place_set_offer (PURSER_PLACE (place), choices->len > 1 ? _("take the reward")
                                                                 : choice_get_label (g_ptr_array_index (choices, 0)));
  gtk_widget_add_css_class (place, "track-level");
  return place;
}

/* The next level of whoever is in turn, with its lobby cost: it is touched. */
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
  GtkWidget *place = purser_place_new (name, told->str);

  gtk_box_append (GTK_BOX (box), label_new (price, cost >= 0 ? "numeric" : "unknown"));
  gtk_box_append (GTK_BOX (box), marks);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (place), box);
  purser_place_set_own_offer (PURSER_PLACE (place), lobbies);
  purser_place_set_offer (PURSER_PLACE (place), lobbies ? _("advance here") : NULL);
  for (int i = 0; i < intent->n_tracks; i++)
    purser_place_set_marked (PURSER_PLACE (place), intent->tracks[i] == track || purser_place_get_marked (PURSER_PLACE (place)));
  gtk_widget_add_css_class (place, "track-level");
  return place;
}

/* A level that nobody can touch now. */
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
  gboolean next = player == state->table.active && level == state->players[player].diplomacy[track] + 1;
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

/* A word is broken only where the text is so large that a phone has no room for it beside the levels. */
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

/* Above the first track stands what all of them are; a line of its own would be one too many. */
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
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
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
  gtk_widget_set_hexpand (grid, TRUE);
  return grid;
}

GtkWidget *
purser_phoenix_supply_new (const PurserPhoenixState *state)
{
  GtkWidget *box = purser_wrap_box_new (), *title = gtk_label_new (_("Supply"));

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 4);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 4);
  gtk_widget_add_css_class (title, "caption-heading");
  adw_wrap_box_append (ADW_WRAP_BOX (box), title);
  gtk_widget_set_visible (box, state->supplied);
  for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    {
      const char *species = purser_phoenix_species_title ((PurserPhoenixSpecies) i);
      g_autofree char *text = g_strdup_printf ("%d", state->supply[i]);
      /* Translators: a species, how many of it are left */
      g_autofree char *told = g_strdup_printf (_("Supply: %s %d"), species, state->supply[i]);
      GtkWidget *fact = purser_fact_mark_new (NULL, text, told);

      gtk_box_prepend (GTK_BOX (fact), purser_letter_mark_new (purser_phoenix_species_words[i], species));
      adw_wrap_box_append (ADW_WRAP_BOX (box), fact);
    }
  return box;
}
