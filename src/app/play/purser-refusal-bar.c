// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-announce.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-line-breaks.h"
#include "purser-refusal-bar.h"
#include "purser-widget.h"

/* Says why a move was refused: the sentence, the rule, and a way to record it anyway. */
struct _PurserRefusalBar
{
  AdwBin parent_instance;

  PurserSession *session;
  GtkRevealer   *revealer;
  GtkLabel      *label;
  GtkWidget     *rule_button;
  GtkWidget     *anyway_button;
  GtkWidget     *learn_button;
};

G_DEFINE_FINAL_TYPE (PurserRefusalBar, purser_refusal_bar, ADW_TYPE_BIN)

static void
bar_update_learn (PurserRefusalBar *self)
{
  const char *item = purser_session_get_unknown_item (self->session);

  gtk_widget_set_visible (self->learn_button, item != NULL);
  if (item != NULL)
    purser_set_action (self->learn_button, "play.learn", g_variant_new_string (item));
}

/* Shows the refusal, unless a dialog covers the table: that has a bar of its own, which announces it. */
static void
bar_update (PurserRefusalBar *self)
{
  const char *refusal = purser_session_get_refusal (self->session);
  const char *rule = purser_session_get_refused_rule (self->session);

  gboolean shown = refusal != NULL && !purser_is_covered (GTK_WIDGET (self));

  gtk_revealer_set_reveal_child (self->revealer, shown);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (shown)
    {
      g_autofree char *told = purser_game_ui_dup_refusal (purser_session_get_play (self->session), refusal);
      g_autofree char *sentence = purser_format_sentence (told);

      purser_line_breaks_show (self->label, sentence);
      purser_announce_problem (GTK_WIDGET (self), sentence);
    }
  gtk_widget_set_visible (self->rule_button, rule != NULL);
  if (rule != NULL)
    purser_set_action (self->rule_button, "play.show-rule", g_variant_new ("(ss)", rule, ""));
  bar_update_learn (self);
  gtk_widget_set_visible (self->anyway_button, purser_session_can_enter_anyway (self->session));
}

static void
anyway_clicked_cb (PurserRefusalBar *self)
{
  purser_session_enter_anyway (self->session);
}

static void
close_clicked_cb (PurserRefusalBar *self)
{
  purser_session_forget_refusal (self->session);
}

static void
purser_refusal_bar_finalize (GObject *object)
{
  g_clear_object (&PURSER_REFUSAL_BAR (object)->session);
  G_OBJECT_CLASS (purser_refusal_bar_parent_class)->finalize (object);
}

static void
purser_refusal_bar_class_init (PurserRefusalBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_refusal_bar_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/play/purser-refusal-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserRefusalBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, PurserRefusalBar, label);
  gtk_widget_class_bind_template_child (widget_class, PurserRefusalBar, rule_button);
  gtk_widget_class_bind_template_child (widget_class, PurserRefusalBar, anyway_button);
  gtk_widget_class_bind_template_child (widget_class, PurserRefusalBar, learn_button);
  gtk_widget_class_bind_template_callback (widget_class, anyway_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked_cb);
}

static void
purser_refusal_bar_init (PurserRefusalBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
purser_refusal_bar_set_session (PurserRefusalBar *self,
                                PurserSession    *session)
{
  g_set_object (&self->session, session);
  g_signal_connect_object (session, "refusal-changed", G_CALLBACK (bar_update), self, G_CONNECT_SWAPPED);
  bar_update (self);
}

/* Makes the whole bar appear at once, for a dialog that is as high as its content. */
void
purser_refusal_bar_appear_whole (PurserRefusalBar *self)
{
  gtk_revealer_set_transition_type (self->revealer, GTK_REVEALER_TRANSITION_TYPE_NONE);
}
