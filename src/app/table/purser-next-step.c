// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-answer-button.h"
#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-next-step.h"

/* The way on: what is proposed, or the one thing that can be done beside what lies on the table. Enter takes it only where
 * it is proposed, which is marked. The page has the action that takes it. */
struct _PurserNextStep
{
  AdwBin parent_instance;

  /* Steps that stood here so far, the one that was pressed last, when and where in the window. */
  guint            shown;
  guint            pressed;
  guint32          pressed_at;
  graphene_point_t place;
};

/* How far the second press of a double click is from the first at the most, in pixels: a hand is not quite still. */
#define STILL 20

G_DEFINE_FINAL_TYPE (PurserNextStep, purser_next_step, ADW_TYPE_BIN)

static gboolean
follows_soon (GtkWidget *self,
              guint32    before,
              guint32    now)
{
  int most;

  g_object_get (gtk_widget_get_settings (self), "gtk-double-click-time", &most, NULL);
  return now - before <= (guint32) most;
}

/* Steps are as wide as their words, so a place is told in the window. */
static graphene_point_t
get_place (PurserNextStep *self,
           double          x,
           double          y)
{
  graphene_point_t here = GRAPHENE_POINT_INIT ((float) x, (float) y), place;

  return gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), &here, &place)
           ? place : here;
}

/* The second press of a double click was meant for the step that stood here before. */
static void
pressed_cb (PurserNextStep *self,
            int             n_press,
            double          x,
            double          y,
            GtkGesture     *gesture)
{
  guint32 now = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  graphene_point_t place = get_place (self, x, y);

  if (self->pressed != self->shown && follows_soon (GTK_WIDGET (self), self->pressed_at, now) &&
      graphene_point_near (&place, &self->place, STILL))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  else
    self->pressed = self->shown;
  self->pressed_at = now;
  self->place = place;
}

static void
purser_next_step_class_init (PurserNextStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-next-step.ui");
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
}

static void
purser_next_step_init (PurserNextStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
next_show (PurserNextStep *self,
           GtkWidget      *button,
           gboolean        marked)
{
  gtk_widget_add_css_class (button, "next-step");
  if (marked)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.take-next-step");
  self->shown++;
  adw_bin_set_child (ADW_BIN (self), button);
}

void
purser_next_step_clear (PurserNextStep *self)
{
  adw_bin_set_child (ADW_BIN (self), NULL);
}

void
purser_next_step_offer (PurserNextStep     *self,
                        PurserPlay         *play,
                        const PurserChoice *choice)
{
  next_show (self, purser_answer_button_new (play, choice), choice->best);
}

/* A step that is no answer of its own: everybody's payouts. */
void
purser_next_step_offer_label (PurserNextStep *self,
                              const char     *label)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  purser_label_let_wrap (button);
  purser_line_breaks_show_all (button);
  next_show (self, button, TRUE);
}

/* Returns: (nullable): the answer that is offered */
const PurserChoice *
purser_next_step_get_choice (PurserNextStep *self)
{
  GtkWidget *button = adw_bin_get_child (ADW_BIN (self));

  return PURSER_IS_ANSWER_BUTTON (button) ? purser_answer_button_get_choice (PURSER_ANSWER_BUTTON (button)) : NULL;
}

gboolean
purser_next_step_is_marked (PurserNextStep *self)
{
  GtkWidget *button = adw_bin_get_child (ADW_BIN (self));

  return button != NULL && gtk_widget_has_css_class (button, "suggested-action");
}
