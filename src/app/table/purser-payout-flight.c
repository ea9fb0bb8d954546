// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-paid-chip.h"
#include "purser-payout-flight.h"

/* In milliseconds. */
#define FLIGHT 220
/* The scale of a payout when it arrives. */
#define SMALLEST 0.5f

/* Lets the payouts of a roll fly to their players, over the whole page. They are only drawn, and take no input. */
struct _PurserPayoutFlight
{
  GtkWidget parent_instance;

  AdwAnimation      *animation;
  GArray            *payouts;
  PurserPlayerStrip *strip;
  GtkWidget         *line;
  guint              tick;
  guint              last; /* the last record that a line showed */
};

typedef struct {
  GdkPaintable    *picture;
  graphene_size_t  size;
  graphene_point_t from; /* middles */
  graphene_point_t to;
} Payout;

G_DEFINE_FINAL_TYPE (PurserPayoutFlight, purser_payout_flight, GTK_TYPE_WIDGET)

static void
payout_clear (Payout *payout)
{
  g_object_unref (payout->picture);
}

static void
payout_snapshot (const Payout *payout,
                 GtkSnapshot  *snapshot,
                 float         at)
{
  float scale = 1 - at * (1 - SMALLEST);
  graphene_point_t middle;

  graphene_point_interpolate (&payout->from, &payout->to, at, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-payout->size.width / 2, -payout->size.height / 2));
  gtk_snapshot_push_opacity (snapshot, 1 - at * at * at);
  gdk_paintable_snapshot (payout->picture, snapshot, payout->size.width, payout->size.height);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
purser_payout_flight_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  PurserPayoutFlight *self = PURSER_PAYOUT_FLIGHT (widget);

  for (guint i = 0; i < self->payouts->len; i++)
    payout_snapshot (&g_array_index (self->payouts, Payout, i), snapshot, (float) adw_animation_get_value (self->animation));
}

static void
flight_forget (PurserPayoutFlight *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_object (&self->line);
  g_clear_object (&self->strip);
}

static void
purser_payout_flight_unmap (GtkWidget *widget)
{
  flight_forget (PURSER_PAYOUT_FLIGHT (widget));
  GTK_WIDGET_CLASS (purser_payout_flight_parent_class)->unmap (widget);
}

static void
purser_payout_flight_dispose (GObject *object)
{
  flight_forget (PURSER_PAYOUT_FLIGHT (object));
  g_clear_object (&PURSER_PAYOUT_FLIGHT (object)->animation);
  G_OBJECT_CLASS (purser_payout_flight_parent_class)->dispose (object);
}

static void
purser_payout_flight_finalize (GObject *object)
{
  g_array_unref (PURSER_PAYOUT_FLIGHT (object)->payouts);
  G_OBJECT_CLASS (purser_payout_flight_parent_class)->finalize (object);
}

static void
purser_payout_flight_class_init (PurserPayoutFlightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_payout_flight_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_payout_flight_finalize;
  widget_class->snapshot = purser_payout_flight_snapshot;
  widget_class->unmap = purser_payout_flight_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_NONE);
}

static void
fly_cb (double              value,
        PurserPayoutFlight *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
done_cb (PurserPayoutFlight *self)
{
  g_array_set_size (self->payouts, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
purser_payout_flight_init (PurserPayoutFlight *self)
{
  self->payouts = g_array_new (FALSE, FALSE, sizeof (Payout));
  g_array_set_clear_func (self->payouts, (GDestroyNotify) payout_clear);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) fly_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

static void
flight_add (PurserPayoutFlight *self,
            GtkWidget          *chip,
            GtkWidget          *tile)
{
  g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (chip);
  graphene_rect_t from, to;
  Payout payout;

  if (!gtk_widget_get_mapped (tile) || !gtk_widget_compute_bounds (chip, GTK_WIDGET (self), &from) ||
      !gtk_widget_compute_bounds (tile, GTK_WIDGET (self), &to))
    return;
  payout.picture = gdk_paintable_get_current_image (live);
  payout.size = from.size;
  graphene_rect_get_center (&from, &payout.from);
  graphene_rect_get_center (&to, &payout.to);
  g_array_append_val (self->payouts, payout);
}

/* Begins the flight one frame later, as the line was made after the last frame and has no place and no picture yet. */
static gboolean
begin_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  PurserPayoutFlight *self = PURSER_PAYOUT_FLIGHT (widget);

  if (gtk_widget_get_mapped (self->line) && gtk_widget_get_width (self->line) == 0)
    return G_SOURCE_CONTINUE;
  g_array_set_size (self->payouts, 0);
  for (GtkWidget *chip = gtk_widget_get_first_child (self->line); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    if (gtk_widget_get_mapped (chip) && PURSER_IS_PAID_CHIP (chip) && purser_paid_chip_get_gains (PURSER_PAID_CHIP (chip)))
      flight_add (self, chip, purser_player_strip_get_tile (self->strip, purser_paid_chip_get_player (PURSER_PAID_CHIP (chip))));
  if (self->payouts->len > 0)
    adw_animation_play (self->animation);
  flight_forget (self);
  return G_SOURCE_REMOVE;
}

/* Lets the amounts on a line fly to the tiles of the players who get them: once for each roll, and only if the desktop
 * allows animations. A line that was made again before it was drawn is replaced by the new one.
 *
 * @last: the last record that the line shows */
void
purser_payout_flight_begin (PurserPayoutFlight *self,
                            PurserPlayerStrip  *strip,
                            GtkWidget          *line,
                            guint               last)
{
  gboolean news = last > self->last;

  self->last = MAX (self->last, last);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;
  if (news && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), begin_cb, NULL, NULL);
  if (self->tick == 0)
    return;
  g_set_object (&self->line, line);
  g_set_object (&self->strip, strip);
}
