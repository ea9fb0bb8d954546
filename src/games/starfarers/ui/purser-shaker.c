// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-label.h"
#include "purser-mothership-ball.h"
#include "purser-shaker.h"

#define DURATION 900
#define STEPS 9

/* A mothership for players whose plastic one is broken: two balls that roll for a moment, and their odds. */
struct _PurserShaker
{
  AdwBin parent_instance;

  gboolean      contest;
  int           place;
  int           step;
  GtkWidget    *balls[2];
  GtkLabel     *result_label;
  GtkWidget    *shake_button;
  GtkWidget    *take_button;
  GtkLabel     *odds_label;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (PurserShaker, purser_shaker, ADW_TYPE_BIN)

static void
shaker_show (PurserShaker               *self,
             const PurserStarfarersDraw *draw)
{
  for (guint i = 0; i < 2; i++)
    purser_mothership_ball_set (PURSER_MOTHERSHIP_BALL (self->balls[i]), draw->balls[i]);
}

static const PurserStarfarersDraw *
draw_any (void)
{
  return purser_starfarers_draw ((guint) g_random_int_range (0, PURSER_STARFARERS_DRAWS_OF));
}

static void
step_cb (double        value,
         PurserShaker *self)
{
  int step = (int) (value * STEPS);

  if (step == self->step)
    return;
  self->step = step;
  shaker_show (self, draw_any ());
}

static char *
dup_result (PurserShaker               *self,
            const PurserStarfarersDraw *draw)
{
  const char *first = purser_starfarers_ball_title (draw->balls[0]);
  const char *second = purser_starfarers_ball_title (draw->balls[1]);

  if (self->contest)
    /* Translators: the colours of two balls, their sum */
    return g_strdup_printf (_("%s and %s: %d"), first, second, purser_starfarers_count_balls (draw->balls));
  if (purser_starfarers_has_black (draw->balls))
    /* Translators: the colours of two balls, a speed */
    return g_strdup_printf (_("%s and %s: an encounter, base speed %d"), first, second,
                            purser_starfarers_base_speed (draw->balls));
  /* Translators: the colours of two balls, a speed */
  return g_strdup_printf (_("%s and %s: base speed %d"), first, second, purser_starfarers_base_speed (draw->balls));
}

/* Draws the result; the last picture of the animation was only for show. */
static void
done_cb (PurserShaker *self)
{
  const PurserStarfarersDraw *draw = draw_any ();
  g_autofree char *result = dup_result (self, draw);

  self->place = (int) (draw - purser_starfarers_draws);
  shaker_show (self, draw);
  gtk_label_set_label (self->result_label, result);
  purser_announce (GTK_WIDGET (self), result);
  gtk_widget_set_sensitive (self->shake_button, TRUE);
  gtk_widget_set_sensitive (self->take_button, TRUE);
  if (gtk_widget_get_root (self->take_button) != NULL)
    gtk_widget_grab_focus (self->take_button);
}

static void
shake_clicked_cb (PurserShaker *self)
{
  self->place = -1;
  self->step = -1;
  gtk_label_set_label (self->result_label, "");
  gtk_widget_set_sensitive (self->shake_button, FALSE);
  gtk_widget_set_sensitive (self->take_button, FALSE);
  adw_animation_reset (self->animation);
  adw_animation_play (self->animation);
}

static void
take_clicked_cb (PurserShaker *self)
{
  g_signal_emit_by_name (self, "taken");
}

static void
purser_shaker_dispose (GObject *object)
{
  PurserShaker *self = PURSER_SHAKER (object);

  if (self->animation != NULL)
    g_signal_handlers_disconnect_by_data (self->animation, self);
  g_clear_object (&self->animation);
  G_OBJECT_CLASS (purser_shaker_parent_class)->dispose (object);
}

static void
purser_shaker_class_init (PurserShakerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_shaker_dispose;
  g_type_ensure (PURSER_TYPE_MOTHERSHIP_BALL);

  /* The player takes the balls that show. */
  g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-shaker.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "first_ball", FALSE, G_STRUCT_OFFSET (PurserShaker, balls[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second_ball", FALSE, G_STRUCT_OFFSET (PurserShaker, balls[1]));
  gtk_widget_class_bind_template_child (widget_class, PurserShaker, result_label);
  gtk_widget_class_bind_template_child (widget_class, PurserShaker, shake_button);
  gtk_widget_class_bind_template_child (widget_class, PurserShaker, take_button);
  gtk_widget_class_bind_template_child (widget_class, PurserShaker, odds_label);
  gtk_widget_class_bind_template_callback (widget_class, shake_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_clicked_cb);
}

static void
purser_shaker_init (PurserShaker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < 2; i++)
    purser_mothership_ball_set (PURSER_MOTHERSHIP_BALL (self->balls[i]), PURSER_STARFARERS_BALLS);
  self->place = -1;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DURATION,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) step_cb, self, NULL));
  g_object_ref_sink (self->animation);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
}

/* Returns a percentage: ten draws are equally likely. */
static int
get_percent (int ways)
{
  return ways * 100 / PURSER_STARFARERS_DRAWS_OF;
}

static char *
dup_odds (PurserShaker *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!self->contest)
    /* Translators: odds in percent */
    g_string_append_printf (text, _("Encounter %d%%"),
                            get_percent (purser_starfarers_count_draws (purser_starfarers_has_black, TRUE)));
  for (int i = 1; i <= 5; i++)
    {
      int ways = purser_starfarers_count_draws (self->contest ? purser_starfarers_count_balls : purser_starfarers_base_speed, i);

      if (ways == 0)
        continue;
      if (text->len > 0)
        g_string_append (text, " · ");
      /* Translators: a sum or a speed, and its odds in percent */
      g_string_append_printf (text, self->contest ? _("%d: %d%%") : _("Speed %d: %d%%"), i, get_percent (ways));
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* @contest: whether it is for a contest, where the balls alone count, and not for a flight
 *
 * Returns: (transfer floating): a shaker that has not been shaken */
GtkWidget *
purser_shaker_new (gboolean contest)
{
  PurserShaker *self = g_object_new (PURSER_TYPE_SHAKER, NULL);
  g_autofree char *odds = NULL;

  self->contest = contest;
  odds = dup_odds (self);
  gtk_label_set_label (self->odds_label, odds);
  return GTK_WIDGET (self);
}

/* Returns: which of [const@starfarers_draws] shows; -1 for none */
int
purser_shaker_get_place (PurserShaker *self)
{
  return self->place;
}

static PurserValue *
make_move (PurserSession *session,
           int            place)
{
  int active = purser_play_get_turn_info (purser_session_get_play (session))->active;
  PurserValue *move = purser_move_value_new ("shake", active);
  PurserValue *balls = purser_value_new_list ();

  for (guint i = 0; i < 2; i++)
    purser_value_append (balls, purser_value_new_string (purser_starfarers_balls[purser_starfarers_draws[place].balls[i]]));
  purser_value_set (move, "balls", balls);
  return move;
}

static void
taken_cb (PurserShaker  *shaker,
          PurserSession *own)
{
  g_autoptr (PurserSession) session = g_object_ref (own);
  g_autoptr (PurserValue) move = make_move (session, purser_shaker_get_place (shaker));

  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (GTK_WIDGET (shaker), ADW_TYPE_DIALOG)));
  purser_session_enter (session, move);
}

/* Returns: (transfer floating): a shaker for a dialog; it shakes for the active player and then closes the dialog */
GtkWidget *
purser_shaker_new_for_session (PurserSession *session)
{
  GtkWidget *shaker = purser_shaker_new (FALSE);

  gtk_widget_add_css_class (shaker, "starfarers-dialog");
  g_signal_connect_object (shaker, "taken", G_CALLBACK (taken_cb), session, G_CONNECT_DEFAULT);
  return shaker;
}

/* Creates a header bar whose title wraps if the text is large. */
static GtkWidget *
header_bar_new (const char *title)
{
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *label = gtk_label_new (title);

  purser_label_let_wrap (label);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "title");
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), label);
  return bar;
}

/* Returns: (transfer floating): a dialog that shakes for the active player */
AdwDialog *
purser_shaker_dialog_new (PurserSession *session)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *shaker = purser_shaker_new_for_session (session);

  gtk_widget_add_css_class (shaker, "page");
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header_bar_new (_("Shake the Mothership")));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), shaker);
  adw_dialog_set_title (dialog, _("Shake the Mothership"));
  adw_dialog_set_content_width (dialog, 400);
  adw_dialog_set_child (dialog, view);
  return dialog;
}
