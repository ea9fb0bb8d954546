// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-mothership-ball-row.h"
#include "purser-mothership-ball.h"
#include "purser-place.h"

/* The balls of a mothership: the first that is touched is marked, with the second both are there. */
struct _PurserMothershipBallRow
{
  AdwBin parent_instance;

  GtkWidget *buttons[PURSER_STARFARERS_BALLS];
  GtkLabel  *hint;
  guint8     balls[2];
  int        first;
};

enum {
  SIGNAL_SHOWN,
  N_SIGNALS
};

/* As they are worth: nothing, 1, 2, 3; only yellow is there twice. */
#define NONE (-1)

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserMothershipBallRow, purser_mothership_ball_row, ADW_TYPE_BIN)

static void
row_hint (PurserMothershipBallRow *self)
{
  g_autofree char *text = NULL;

  if (self->first == NONE)
    text = g_strdup (_("Tap the two balls"));
  else
    /* Translators: the colour of the first ball */
    text = g_strdup_printf (_("%s and …"), purser_starfarers_ball_title ((guint) self->first));
  gtk_label_set_label (self->hint, text);
}

/* What a second ball would come to is told to whoever does not see the balls. */
static void
row_tell (PurserMothershipBallRow *self,
          guint                    ball)
{
  guint8 balls[2] = { (guint8) MAX (self->first, 0), (guint8) ball };
  const char *title = purser_starfarers_ball_title (ball);
  g_autofree char *name = NULL;

  if (self->first == NONE)
    /* Translators: the colour of a ball */
    name = g_strdup_printf (_("Ball: %s"), title);
  else if (purser_starfarers_has_black (balls))
    /* Translators: the colour of a ball */
    name = g_strdup_printf (_("Second ball: %s, an encounter"), title);
  else
    /* Translators: the colour of a ball, a speed */
    name = g_strdup_printf (_("Second ball: %s, base speed %d"), title, purser_starfarers_base_speed (balls));
  purser_place_set_title (PURSER_PLACE (self->buttons[ball]), name);
  purser_place_set_marked (PURSER_PLACE (self->buttons[ball]), self->first == (int) ball);
  gtk_widget_set_sensitive (self->buttons[ball], self->first == NONE || purser_starfarers_balls_exist (balls)
                                                   || self->first == (int) ball);
}

static void
row_update (PurserMothershipBallRow *self)
{
  for (guint i = 0; i < PURSER_STARFARERS_BALLS; i++)
    row_tell (self, i);
  row_hint (self);
}

/* In the order of the table of draws: yellow, blue, red, black. */
static guint
get_order (guint8 ball)
{
  static const guint8 order[PURSER_STARFARERS_BALLS] = { 3, 1, 0, 2 };

  return order[ball];
}

static void
row_touch (PurserMothershipBallRow *self,
           guint8                   ball)
{
  guint8 first = (guint8) self->first;

  if (self->first == NONE)
    self->first = ball;
  else if (first == ball && ball != PURSER_STARFARERS_YELLOW)
    self->first = NONE;
  else
    {
      self->balls[0] = get_order (first) <= get_order (ball) ? first : ball;
      self->balls[1] = get_order (first) <= get_order (ball) ? ball : first;
      self->first = NONE;
      row_update (self);
      g_signal_emit (self, signals[SIGNAL_SHOWN], 0);
      return;
    }
  row_update (self);
}

static void
ball_clicked_cb (GtkWidget               *button,
                 PurserMothershipBallRow *self)
{
  for (guint i = 0; i < PURSER_STARFARERS_BALLS; i++)
    if (self->buttons[i] == button)
      {
        row_touch (self, (guint8) i);
        return;
      }
}

static void
purser_mothership_ball_row_class_init (PurserMothershipBallRowClass *klass)
{
  /* Two balls are touched. */
  signals[SIGNAL_SHOWN] = g_signal_new ("shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_mothership_ball_row_init (PurserMothershipBallRow *self)
{
  static const guint8 shown[] = { PURSER_STARFARERS_YELLOW, PURSER_STARFARERS_BLUE, PURSER_STARFARERS_RED,
                                  PURSER_STARFARERS_BLACK };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      GtkWidget *button = g_object_new (PURSER_TYPE_PLACE, "own-offer", TRUE, NULL);

      gtk_button_set_child (GTK_BUTTON (button), purser_mothership_ball_new (44, shown[i]));
      gtk_widget_add_css_class (button, "ball");
      g_signal_connect (button, "clicked", G_CALLBACK (ball_clicked_cb), self);
      self->buttons[shown[i]] = button;
      gtk_box_append (GTK_BOX (row), button);
    }
  self->hint = GTK_LABEL (gtk_label_new (NULL));
  self->first = NONE;
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_xalign (self->hint, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "dimmed");
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hint));
  adw_bin_set_child (ADW_BIN (self), box);
  row_update (self);
}

GtkWidget *
purser_mothership_ball_row_new (void)
{
  return g_object_new (PURSER_TYPE_MOTHERSHIP_BALL_ROW, NULL);
}

void
purser_mothership_ball_row_clear (PurserMothershipBallRow *self)
{
  self->first = NONE;
  row_update (self);
}

/* The two balls, in the order in which draws name them. */
void
purser_mothership_ball_row_get_balls (PurserMothershipBallRow *self,
                                      guint8                   balls[2])
{
  memcpy (balls, self->balls, sizeof self->balls);
}
