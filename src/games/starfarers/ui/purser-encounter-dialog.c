// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-encounter-dialog.h"
#include "purser-fields-box.h"
#include "purser-mothership-ball.h"
#include "purser-player-mark.h"
#include "purser-shaker.h"
#include "purser-starfarers-encounter.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-reading.h"
#include "purser-wrap-box.h"

/* The reader's side of an encounter: the number on the card, then one question after the other, and what came of it
 * when all are answered. What would have come of another answer is never worked out, so it cannot be seen. */
struct _PurserEncounterDialog
{
  AdwDialog parent_instance;

  PurserSession           *session;
  PurserStarfarersAnswers  answers;
  PurserStarfarersReading  reading;
  PurserFieldsBox         *fields;
  GtkWidget               *back_button;
  AdwBin                  *bin;
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
answer_clicked_cb (GtkWidget             *button,
                   PurserEncounterDialog *self)
{
  dialog_answer (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static void
shaken_cb (PurserShaker          *shaker,
           PurserEncounterDialog *self)
{
  dialog_answer (self, (guint) purser_shaker_get_place (shaker));
}

/* Enters the move, with what was changed in the form where there is one. */
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
  g_autoptr (PurserValue) move = purser_move_value_new ("encounter", dialog_get_state (self)->table.active);

  dialog_enter (self, move);
}

static GtkWidget *
picture_new (PurserStarfarersQuestion question,
             guint                    answer)
{
  static const char *const upgrades[] = { "purser-booster-symbolic", "purser-cannon-symbolic", "purser-pod-symbolic" };
  GtkWidget *box;

  switch (question)
    {
    case PURSER_STARFARERS_ASK_PAY:
    case PURSER_STARFARERS_ASK_GAIN:
    case PURSER_STARFARERS_ASK_GIVE:
    case PURSER_STARFARERS_ASK_DRAWN:
      return gtk_image_new_from_icon_name (purser_starfarers_resource_icon (answer));
    case PURSER_STARFARERS_ASK_UPGRADE:
    case PURSER_STARFARERS_ASK_LOSS:
      return gtk_image_new_from_icon_name (upgrades[answer]);
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
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect (button, "clicked", G_CALLBACK (answer_clicked_cb), self);
  return button;
}

static GtkWidget *
answers_new (PurserEncounterDialog *self)
{
  GtkWidget *wrap = purser_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 8);
  for (guint i = 0; i < 64; i++)
    if ((self->reading.allowed >> i & 1) != 0)
      adw_wrap_box_append (ADW_WRAP_BOX (wrap), answer_button_new (self, i));
  return wrap;
}

static void
add_text (GtkBox     *box,
          const char *text,
          const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (box, label);
}

/* Who is to look at the screen, and what is asked. */
static void
add_head (PurserEncounterDialog *self,
          GtkBox                *box)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  g_autofree char *question = purser_starfarers_reading_dup_question (&self->reading, setup);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  if (self->reading.question == PURSER_STARFARERS_ASK_CARD)
    {
      /* Translators: the name of the player on the left */
      g_autofree char *curtain = g_strdup_printf (_("Only %s looks at the screen now"),
                                                  purser_setup_get_name (setup, self->reading.player));

      add_text (box, curtain, "curtain");
    }
  if (self->reading.player >= 0)
    gtk_box_append (GTK_BOX (row), purser_player_mark_new_for_seat (setup, self->reading.player, 32));
  add_text (GTK_BOX (row), question, "title-4");
  gtk_box_append (box, row);
}

static GtkWidget *
button_new (const char            *label,
            GCallback              clicked,
            PurserEncounterDialog *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

/* The fields of the move; with what came of the reading, for a print that says something else. */
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
  return GTK_WIDGET (self->fields);
}

static void
change_clicked_cb (PurserEncounterDialog *self)
{
  g_autoptr (PurserValue) move = self->reading.question == PURSER_STARFARERS_DONE
    ? purser_starfarers_reading_dup_move (&self->reading, dialog_get_state (self))
    : purser_move_value_new ("encounter", dialog_get_state (self)->table.active);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  add_text (GTK_BOX (box), _("What did the card say?"), "title-4");
  gtk_box_append (GTK_BOX (box), fields_new (self, move));
  gtk_box_append (GTK_BOX (box), button_new (_("_Enter"), G_CALLBACK (enter_form_clicked_cb), self));
  gtk_widget_set_visible (self->back_button, TRUE);
  adw_bin_set_child (self->bin, box);
}

static void
add_outcome (PurserEncounterDialog *self,
             GtkBox                *box)
{
  g_autoptr (GPtrArray) lines = purser_starfarers_reading_tell (&self->reading, purser_session_get_setup (self->session));

  for (guint i = 0; i < lines->len; i++)
    add_text (box, g_ptr_array_index (lines, i), "outcome");
  gtk_box_append (box, button_new (_("_Enter"), G_CALLBACK (enter_clicked_cb), self));
}

static void
add_change (PurserEncounterDialog *self,
            GtkBox                *box)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Enter _What the Card Said Instead…"));

  purser_label_let_wrap (button);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (change_clicked_cb), self);
  gtk_box_append (box, button);
}

/* The real balls or those of a mothership that is not there. */
static void
add_shaker (PurserEncounterDialog *self,
            GtkBox                *box)
{
  GtkWidget *shaker = purser_shaker_new (TRUE);
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("Shake _Here"));

  gtk_widget_add_css_class (shaker, "page");
  gtk_expander_set_child (GTK_EXPANDER (expander), shaker);
  g_signal_connect (shaker, "taken", G_CALLBACK (shaken_cb), self);
  gtk_box_append (box, expander);
}

/* What has happened so far: that it is a fight, who plays the pirate, how it went. */
static void
add_events (PurserEncounterDialog *self,
            GtkBox                *box)
{
  g_autoptr (GPtrArray) lines = purser_starfarers_reading_tell_events (&self->reading,
                                                                       purser_session_get_setup (self->session),
                                                                       dialog_get_state (self));
  GtkWidget *events = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < lines->len; i++)
    add_text (GTK_BOX (events), g_ptr_array_index (lines, i), "event");
  if (lines->len > 0)
    gtk_box_append (box, events);
}

static void
left_cb (AdwAlertDialog        *alert,
         const char            *response,
         PurserEncounterDialog *self)
{
  if (strcmp (response, "leave") == 0)
    adw_dialog_force_close (ADW_DIALOG (self));
}

/* Answers cannot be undone once the dialog is gone, so leaving is asked. */
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
}

static void
dialog_update (PurserEncounterDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  self->fields = NULL;
  purser_starfarers_read (purser_session_get_setup (self->session), dialog_get_state (self), &self->answers, &self->reading);
  add_events (self, GTK_BOX (box));
  add_head (self, GTK_BOX (box));
  if (self->reading.question == PURSER_STARFARERS_DONE)
    add_outcome (self, GTK_BOX (box));
  else
    gtk_box_append (GTK_BOX (box), answers_new (self));
  if (self->reading.question == PURSER_STARFARERS_ASK_BALLS)
    add_shaker (self, GTK_BOX (box));
  if (self->reading.question == PURSER_STARFARERS_DONE || self->reading.question == PURSER_STARFARERS_ASK_CARD)
    add_change (self, GTK_BOX (box));
  gtk_widget_set_visible (self->back_button, self->answers.n > 0);
  adw_dialog_set_can_close (ADW_DIALOG (self), self->answers.n == 0);
  adw_bin_set_child (self->bin, box);
  if (gtk_widget_get_root (box) != NULL)
    gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD);
}

static void
purser_encounter_dialog_finalize (GObject *object)
{
  g_clear_object (&PURSER_ENCOUNTER_DIALOG (object)->session);
  G_OBJECT_CLASS (purser_encounter_dialog_parent_class)->finalize (object);
}

static void
purser_encounter_dialog_class_init (PurserEncounterDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_encounter_dialog_finalize;
}

static void
purser_encounter_dialog_init (PurserEncounterDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *window = gtk_scrolled_window_new ();

  self->bin = ADW_BIN (adw_bin_new ());
  self->back_button = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_set_tooltip_text (self->back_button, _("Undo Answer"));
  gtk_widget_add_css_class (GTK_WIDGET (self->bin), "page");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->bin));
  g_signal_connect_swapped (self->back_button, "clicked", G_CALLBACK (back_clicked_cb), self);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->back_button);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  gtk_widget_add_css_class (window, "starfarers-dialog");
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), window);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  g_signal_connect (self, "close-attempt", G_CALLBACK (close_attempt_cb), NULL);
}

/* Returns: (transfer floating): a dialog that reads an encounter card and enters what came of it */
AdwDialog *
purser_encounter_dialog_new (PurserSession *session)
{
  PurserEncounterDialog *self = g_object_new (PURSER_TYPE_ENCOUNTER_DIALOG, "title", _("Encounter"),
                                              "content-width", 440, NULL);

  self->session = g_object_ref (session);
  dialog_update (self);
  return ADW_DIALOG (self);
}
