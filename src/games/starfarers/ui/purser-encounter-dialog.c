// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-encounter-dialog.h"
#include "purser-fields-box.h"
#include "purser-format.h"
#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-mothership-ball.h"
#include "purser-player-mark.h"
#include "purser-shaker.h"
#include "purser-starfarers-reading.h"
#include "purser-starfarers-tiles.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Shows an encounter to the player who reads the card aloud: asks for the number on the card, then one question after the other,
 * and shows the outcome at the end. */
struct _PurserEncounterDialog
{
  AdwDialog parent_instance;

  PurserSession           *session;
  PurserStarfarersAnswers  answers;
  PurserStarfarersReading  reading;
  PurserFieldsBox         *fields;
  GtkWidget               *back_button;
  GtkWidget               *card;
  GtkBox                  *events;
  GtkLabel                *curtain;
  PurserPlayerMark        *mark;
  GtkLabel                *question;
  AdwWrapBox              *answers_box;
  GtkBox                  *outcome;
  GtkExpander             *shaker_expander;
  GtkWidget               *change_button;
  AdwBin                  *fields_bin;
  GtkLabel                *problem;
  GtkWidget               *enter_form_button;
};

G_DEFINE_FINAL_TYPE (PurserEncounterDialog, purser_encounter_dialog, ADW_TYPE_DIALOG)

static void dialog_update (PurserEncounterDialog *self);

static const PurserStarfarersState *
dialog_get_state (PurserEncounterDialog *self)
{
  return purser_play_get_state (purser_session_get_play (self->session));
}

static void
dialog_answer (PurserEncounterDialog *self,
               guint                  answer)
{
  if (self->answers.n == PURSER_STARFARERS_ANSWERS)
    return;
  self->answers.answers[self->answers.n++] = (guint8) answer;
  dialog_update (self);
}

static void
back_clicked_cb (PurserEncounterDialog *self)
{
  if (self->fields == NULL && self->answers.n > 0)
    self->answers.n--;
  dialog_update (self);
}

static void
answer_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  dialog_answer (PURSER_ENCOUNTER_DIALOG (widget), g_variant_get_uint32 (parameter));
}

static void
shaken_cb (PurserShaker          *shaker,
           PurserEncounterDialog *self)
{
  dialog_answer (self, (guint) purser_shaker_get_place (shaker));
}

/* Enters the move, with the values of the form if it is open. */
static void
dialog_enter (PurserEncounterDialog *self,
              PurserValue           *move)
{
  g_autoptr (PurserSession) session = g_object_ref (self->session);

  if (self->fields != NULL)
    purser_fields_box_fill (self->fields, move);
  adw_dialog_force_close (ADW_DIALOG (self));
  purser_session_enter (session, move);
}

static void
enter_clicked_cb (PurserEncounterDialog *self)
{
  g_autoptr (PurserValue) move = purser_starfarers_reading_dup_move (&self->reading, dialog_get_state (self));

  dialog_enter (self, move);
}

static void
enter_form_clicked_cb (PurserEncounterDialog *self)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("encounter", dialog_get_state (self)->turn.active);

  dialog_enter (self, move);
}

static GtkWidget *
picture_new (PurserStarfarersQuestion question,
             guint                    answer)
{
  GtkWidget *box;

  switch (question)
    {
    case PURSER_STARFARERS_ASK_PAY:
    case PURSER_STARFARERS_ASK_GAIN:
    case PURSER_STARFARERS_ASK_GIVE:
    case PURSER_STARFARERS_ASK_DRAWN:
      return gtk_image_new_from_icon_name (purser_starfarers_account_icon (PURSER_STARFARERS_FIRST_RESOURCE + answer));
    case PURSER_STARFARERS_ASK_UPGRADE:
    case PURSER_STARFARERS_ASK_LOSS:
      return gtk_image_new_from_icon_name (purser_starfarers_account_icon (PURSER_STARFARERS_BOOSTERS + answer));
    case PURSER_STARFARERS_ASK_BALLS:
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      for (guint i = 0; i < 2; i++)
        gtk_box_append (GTK_BOX (box), purser_mothership_ball_new (26, purser_starfarers_draws[answer].balls[i]));
      return box;
    default:
      return NULL;
    }
}

static char *
dup_answer (PurserStarfarersQuestion question,
            guint                    answer)
{
  const guint8 *balls;

  switch (question)
    {
    case PURSER_STARFARERS_ASK_YES_NO:
      return g_strdup (answer > 0 ? _("Yes") : _("No"));
    case PURSER_STARFARERS_ASK_PAY:
    case PURSER_STARFARERS_ASK_GAIN:
    case PURSER_STARFARERS_ASK_GIVE:
    case PURSER_STARFARERS_ASK_DRAWN:
      return g_strdup (purser_starfarers_resource_title (answer));
    case PURSER_STARFARERS_ASK_UPGRADE:
    case PURSER_STARFARERS_ASK_LOSS:
      return g_strdup (purser_starfarers_upgrade_title (answer));
    case PURSER_STARFARERS_ASK_BALLS:
      balls = purser_starfarers_draws[answer].balls;
      /* Translators: the colours of two balls, their sum */
      return g_strdup_printf (_("%s and %s: %d"), purser_starfarers_ball_title (balls[0]),
                              purser_starfarers_ball_title (balls[1]), purser_starfarers_count_balls (balls));
    default:
      return g_strdup_printf ("%u", answer);
    }
}

static GtkWidget *
answer_button_new (PurserEncounterDialog *self,
                   guint                  answer)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = picture_new (self->reading.question, answer);
  g_autofree char *text = dup_answer (self->reading.question, answer);

  if (picture != NULL)
    gtk_box_append (GTK_BOX (box), picture);
  if (self->reading.question != PURSER_STARFARERS_ASK_BALLS)
    gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_set_tooltip_text (button, self->reading.question == PURSER_STARFARERS_ASK_BALLS ? text : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  purser_set_action (button, "encounter.answer", g_variant_new_uint32 (answer));
  return button;
}

static void
dialog_show_answers (PurserEncounterDialog *self)
{
  gboolean done = self->reading.question == PURSER_STARFARERS_DONE;

  purser_wrap_box_clear (self->answers_box);
  for (guint i = 0; !done && i < 64; i++)
    if ((self->reading.allowed >> i & 1) != 0)
      adw_wrap_box_append (self->answers_box, answer_button_new (self, i));
}

/* Replaces the lines in the box. */
static void
show_lines (GtkBox     *box,
            GPtrArray  *lines,
            const char *class)
{
  purser_box_clear (box);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      purser_line_breaks_show (GTK_LABEL (label), g_ptr_array_index (lines, i));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, class);
      gtk_box_append (box, label);
    }
  gtk_widget_set_visible (GTK_WIDGET (box), lines != NULL && lines->len > 0);
}

/* Shows who should look at the screen, and the question. */
static void
dialog_show_question (PurserEncounterDialog *self)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  g_autofree char *question = purser_starfarers_reading_dup_question (&self->reading, setup);
  gboolean curtain = self->reading.question == PURSER_STARFARERS_ASK_CARD;

  gtk_widget_set_visible (GTK_WIDGET (self->curtain), curtain);
  if (curtain)
    {
      /* Translators: the name of the player on the left */
      g_autofree char *text = g_strdup_printf (_("Only %s looks at the screen now"),
                                               purser_setup_get_name (setup, self->reading.player));

      purser_line_breaks_show (self->curtain, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->mark), self->reading.player >= 0);
  if (self->reading.player >= 0)
    purser_player_mark_set_seat (self->mark, setup, self->reading.player);
  purser_line_breaks_show (self->question, question);
}

/* Shows the problem of the form, which cannot be entered until it is solved. */
static void
fields_changed_cb (PurserEncounterDialog *self)
{
  g_autofree char *problem = purser_fields_box_dup_problem (self->fields);
  g_autofree char *sentence = problem != NULL ? purser_format_sentence (problem) : NULL;

  purser_line_breaks_show (self->problem, sentence != NULL ? sentence : "");
  gtk_widget_set_sensitive (self->enter_form_button, problem == NULL);
}

/* Creates the form of the move; it shows the outcome, which players can change if their print of the card differs. */
static GtkWidget *
fields_new (PurserEncounterDialog *self,
            PurserValue           *move)
{
  PurserPlay *play = purser_session_get_play (self->session);
  const PurserVerb *verb = purser_rules_find_verb (purser_play_get_rules (play), "encounter");

  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new (purser_play_get_rules (play), play, verb->fields,
                                                           PURSER_FIELDS_FOLDED));
  purser_fields_box_show (self->fields, move);
  purser_fields_box_hide (self->fields, "player");
  g_signal_connect_object (self->fields, "changed", G_CALLBACK (fields_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->fields);
}

static void
change_clicked_cb (PurserEncounterDialog *self)
{
  g_autoptr (PurserValue) move = self->reading.question == PURSER_STARFARERS_DONE
    ? purser_starfarers_reading_dup_move (&self->reading, dialog_get_state (self))
    : purser_move_value_new ("encounter", dialog_get_state (self)->turn.active);

  adw_bin_set_child (self->fields_bin, fields_new (self, move));
  fields_changed_cb (self);
  gtk_widget_set_visible (self->back_button, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->fields_bin), TRUE);
}

static void
dialog_show_outcome (PurserEncounterDialog *self)
{
  gboolean done = self->reading.question == PURSER_STARFARERS_DONE;
  g_autoptr (GPtrArray) lines = done ? purser_starfarers_reading_tell (&self->reading, purser_session_get_setup (self->session))
                                     : NULL;

  show_lines (self->outcome, lines, "outcome");
  gtk_widget_set_visible (self->change_button, done || self->reading.question == PURSER_STARFARERS_ASK_CARD);
}

static void
dialog_show_shaker (PurserEncounterDialog *self)
{
  gboolean balls = self->reading.question == PURSER_STARFARERS_ASK_BALLS;
  GtkWidget *shaker = balls ? purser_shaker_new (TRUE) : NULL;

  gtk_expander_set_expanded (self->shaker_expander, FALSE);
  gtk_expander_set_child (self->shaker_expander, shaker);
  gtk_widget_set_visible (GTK_WIDGET (self->shaker_expander), balls);
  if (!balls)
    return;
  gtk_widget_add_css_class (shaker, "page");
  g_signal_connect (shaker, "taken", G_CALLBACK (shaken_cb), self);
}

/* Shows the events so far: that there is a fight, who plays the pirate, and the result. */
static void
dialog_show_events (PurserEncounterDialog *self)
{
  g_autoptr (GPtrArray) lines = purser_starfarers_reading_tell_events (&self->reading,
                                                                       purser_session_get_setup (self->session),
                                                                       dialog_get_state (self));

  show_lines (self->events, lines, "event");
}

static void
left_cb (AdwAlertDialog        *alert,
         const char            *response,
         PurserEncounterDialog *self)
{
  if (strcmp (response, "leave") == 0)
    adw_dialog_force_close (ADW_DIALOG (self));
}

/* Asks before the dialog closes, as its answers would be lost. */
static void
close_attempt_cb (PurserEncounterDialog *self)
{
  AdwDialog *alert = adw_alert_dialog_new (_("Leave the Encounter?"), _("Its answers are not recorded yet."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (alert), "stay", _("_Stay"), "leave", _("_Leave"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (alert), "stay");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "stay");
  g_signal_connect_object (alert, "response", G_CALLBACK (left_cb), self, G_CONNECT_DEFAULT);
  adw_dialog_present (alert, GTK_WIDGET (self));
  purser_line_breaks_show_all (GTK_WIDGET (alert));
}

static void
dialog_update (PurserEncounterDialog *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->fields = NULL;
  adw_bin_set_child (self->fields_bin, NULL);
  self->answers.hands_hidden = purser_starfarers_hides_hands ();
  purser_starfarers_read (purser_session_get_setup (self->session), dialog_get_state (self), &self->answers, &self->reading);
  gtk_widget_set_visible (GTK_WIDGET (self->fields_bin), FALSE);
  dialog_show_events (self);
  dialog_show_question (self);
  dialog_show_answers (self);
  dialog_show_outcome (self);
  dialog_show_shaker (self);
  gtk_widget_set_visible (self->back_button, self->answers.n > 0);
  adw_dialog_set_can_close (ADW_DIALOG (self), self->answers.n == 0);
  if (root == NULL)
    return;
  /* The focus goes to the beginning of the card. */
  gtk_root_set_focus (root, NULL);
  gtk_widget_child_focus (self->card, GTK_DIR_TAB_FORWARD);
}

static void
purser_encounter_dialog_dispose (GObject *object)
{
  g_clear_object (&PURSER_ENCOUNTER_DIALOG (object)->session);
  G_OBJECT_CLASS (purser_encounter_dialog_parent_class)->dispose (object);
}

static void
purser_encounter_dialog_class_init (PurserEncounterDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_encounter_dialog_dispose;
  g_type_ensure (PURSER_TYPE_PLAYER_MARK);
  gtk_widget_class_install_action (widget_class, "encounter.answer", "u", answer_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-encounter-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, back_button);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, card);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, events);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, curtain);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, mark);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, question);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, answers_box);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, outcome);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, shaker_expander);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, change_button);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, fields_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, PurserEncounterDialog, enter_form_button);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, change_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_attempt_cb);
  gtk_widget_class_bind_template_callback (widget_class, enter_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, enter_form_clicked_cb);
}

static void
purser_encounter_dialog_init (PurserEncounterDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->answers_box);
  purser_label_let_wrap (self->change_button);
}

/* Returns: (transfer floating): a dialog that reads an encounter card and enters its outcome */
AdwDialog *
purser_encounter_dialog_new (PurserSession *session)
{
  PurserEncounterDialog *self = g_object_new (PURSER_TYPE_ENCOUNTER_DIALOG, NULL);

  self->session = g_object_ref (session);
  dialog_update (self);
  return ADW_DIALOG (self);
}
