// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-format.h"
#include "purser-measure.h"
#include "purser-podium.h"
#include "purser-title-label.h"

/* The ranks on the podium; the others are in the table below. */
#define PLACES 3
#define MOST_PEOPLE 5
#define RISE 250 /* milliseconds */
#define STEP 34
/* The greatest width of a step: enough for a long name. */
#define STEP_WIDTH 190
/* The most narrow letters of a name; longer names are written smaller. */
#define LONG_NAME 12
/* The most lines of a name; the rest is ellipsized. */
#define NAME_LINES 4

/* The first, second and third players, on steps that rise when they are first shown. Steps of the same rank have the same
 * height. */
struct _PurserPodium
{
  AdwBin parent_instance;

  AdwAnimation *rise;
  GPtrArray    *steps; /* (element-type GtkWidget): not owned */
  GArray       *heights;
  gboolean      risen;
};

G_DEFINE_FINAL_TYPE (PurserPodium, purser_podium, ADW_TYPE_BIN)

static void
rise_cb (double        value,
         PurserPodium *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    gtk_widget_set_size_request (self->steps->pdata[i], -1, (int) (g_array_index (self->heights, int, i) * value));
}

/* Puts the first player in the middle, as on every podium: second, first, third, then others who share a rank. */
static void
sort_places (guint       *players,
             const guint *ranks,
             guint        n)
{
  guint by_rank[PURSER_MAX_PLAYERS];
  guint found = 0;

  for (guint rank = 1; rank <= PURSER_MAX_PLAYERS; rank++)
    for (guint i = 0; i < n; i++)
      if (ranks[players[i]] == rank)
        by_rank[found++] = players[i];
  for (guint i = 0; i < n; i++)
    players[i] = by_rank[i];
  if (n > 2)
    {
      players[0] = by_rank[1];
      players[1] = by_rank[0];
    }
}

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  /* Large text may break names, but nobody knows where their syllables end: “Dag-ny”. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* Creates a label for a name, whose words stay whole if smaller letters let them. */
static GtkWidget *
name_new (const char *name,
          gboolean    first)
{
  gboolean long_name = purser_measure_letters (name) > LONG_NAME;
  PurserTitleLabel *label = g_object_new (PURSER_TYPE_TITLE_LABEL, "lines", NAME_LINES, "tooltip-text", name, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (label), "podium-name");
  gtk_widget_add_css_class (GTK_WIDGET (label), first ? (long_name ? "title-3" : "title-2") : long_name ? "heading" : "title-4");
  purser_title_label_show_name (label, name);
  return GTK_WIDGET (label);
}

static GtkWidget *
podium_add_step (PurserPodium *self,
                 guint         rank)
{
  g_autofree char *place = g_strdup_printf ("%u", rank);
  GtkWidget *step = gtk_center_box_new ();
  GtkWidget *label = label_new (place, "title-2");
  int height = (int) (PLACES + 1 - rank) * STEP + STEP / 2;

  gtk_center_box_set_center_widget (GTK_CENTER_BOX (step), label);
  gtk_widget_add_css_class (step, "podium-step");
  gtk_widget_add_css_class (step, rank == 1 ? "first" : "placed");
  gtk_widget_set_size_request (step, -1, height);
  g_ptr_array_add (self->steps, step);
  g_array_append_val (self->heights, height);
  return step;
}

static GtkWidget *
podium_add_person (PurserPodium         *self,
                   PurserSetup          *setup,
                   int                   player,
                   const PurserStanding *standing)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *score = purser_format_amount (standing->score);
  const char *name = purser_setup_get_name (setup, player);
  /* Translators: a place such as 1, a player, and a score */
  g_autofree char *said = g_strdup_printf (_("Place %u: %s, %s"), standing->rank, name, score);

  gtk_widget_set_valign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), purser_face_new_for_seat (setup, player, standing->rank == 1 ? 64 : 44));
  gtk_box_append (GTK_BOX (box), name_new (name, standing->rank == 1));
  gtk_box_append (GTK_BOX (box), label_new (score, standing->rank == 1 ? "title-1" : "title-3"));
  gtk_box_append (GTK_BOX (box), podium_add_step (self, standing->rank));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return box;
}

static void
purser_podium_map (GtkWidget *widget)
{
  PurserPodium *self = PURSER_PODIUM (widget);

  GTK_WIDGET_CLASS (purser_podium_parent_class)->map (widget);
  if (!self->risen)
    adw_animation_play (self->rise);
  self->risen = TRUE;
}

static void
purser_podium_dispose (GObject *object)
{
  PurserPodium *self = PURSER_PODIUM (object);

  if (self->rise != NULL)
    adw_animation_skip (self->rise);
  g_clear_object (&self->rise);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->heights, g_array_unref);
  G_OBJECT_CLASS (purser_podium_parent_class)->dispose (object);
}

static void
purser_podium_class_init (PurserPodiumClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_podium_dispose;
  GTK_WIDGET_CLASS (klass)->map = purser_podium_map;
}

static void
purser_podium_init (PurserPodium *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) rise_cb, self, NULL);

  self->steps = g_ptr_array_new ();
  self->heights = g_array_new (FALSE, FALSE, sizeof (int));
  self->rise = adw_timed_animation_new (GTK_WIDGET (self), 0.2, 1, RISE, target);
}

/* Gets the standings with places as ranks: a team takes one place, however many players it has. */
static void
get_places (PurserPlay     *play,
            PurserStanding *standings)
{
  PurserStanding ranked[PURSER_MAX_PLAYERS] = { 0 };
  guint n_players = purser_play_count_players (play);

  purser_play_get_standings (play, ranked);
  for (guint i = 0; i < n_players; i++)
    {
      standings[i] = ranked[i];
      standings[i].rank = purser_standings_find_place (ranked, n_players, i);
    }
}

static guint
list_placed (const PurserStanding *standings,
             guint                 n_players,
             guint                *players)
{
  guint n = 0;

  for (guint rank = 1; rank <= PLACES; rank++)
    for (guint i = 0; i < n_players && n < MOST_PEOPLE; i++)
      if (standings[i].rank == rank)
        players[n++] = i;
  return n;
}

void
purser_podium_show (PurserPodium *self,
                    PurserPlay   *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  guint n_players = purser_play_count_players (play);
  guint ranks[PURSER_MAX_PLAYERS];
  guint players[PURSER_MAX_PLAYERS];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  guint n;

  get_places (play, standings);
  for (guint i = 0; i < n_players; i++)
    ranks[i] = standings[i].rank;
  n = list_placed (standings, n_players, players);
  sort_places (players, ranks, n);
  adw_animation_skip (self->rise);
  g_ptr_array_set_size (self->steps, 0);
  g_array_set_size (self->heights, 0);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), podium_add_person (self, setup, (int) players[i], &standings[players[i]]));
  adw_bin_set_child (ADW_BIN (self), g_object_new (ADW_TYPE_CLAMP, "maximum-size", STEP_WIDTH * (int) n,
                                                  "tightening-threshold", STEP_WIDTH * (int) n, "child", box, NULL));
}
