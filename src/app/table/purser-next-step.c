// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-answer-button.h"
#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-next-step.h"
#include "purser-press-guard.h"

/* The next step: the proposed answer, or the only one that is not on the table. Enter takes only a proposed step, which is
 * marked. The page has the action that takes it. */
struct _PurserNextStep
{
  AdwBin parent_instance;

  PurserPressGuard *guard;
};

G_DEFINE_FINAL_TYPE (PurserNextStep, purser_next_step, ADW_TYPE_BIN)

static void
purser_next_step_class_init (PurserNextStepClass *klass)
{
}

static void
purser_next_step_init (PurserNextStep *self)
{
  self->guard = purser_press_guard_new (GTK_WIDGET (self));
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
  purser_press_guard_renew (self->guard);
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

/* Offers a step that is no single answer: the payouts of all players. */
void
purser_next_step_offer_label (PurserNextStep *self,
                              const char     *label)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  purser_label_let_wrap (button);
  purser_line_breaks_show_all (button);
  next_show (self, button, TRUE);
}

/* Returns: (nullable): the offered answer */
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
