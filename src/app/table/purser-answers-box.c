// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-answer-button.h"
#include "purser-answers-box.h"
#include "purser-game-ui.h"
#include "purser-keep-button.h"
#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-open-choice.h"
#include "purser-payout-why.h"
#include "purser-random-starter-button.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* More answers than this are grouped by verb. */
#define MANY_ANSWERS 8

/* The answers that are given nowhere on the table, in groups that wrap. */
struct _PurserAnswersBox
{
  AdwBin parent_instance;

  PurserSession *session;
  GtkBox        *groups;
  /* (element-type GtkWidget): the group of each heading or verb; "" for all others */
  GHashTable    *by_key;
  gboolean       many;
};

G_DEFINE_FINAL_TYPE (PurserAnswersBox, purser_answers_box, ADW_TYPE_BIN)

static const PurserRules *
box_get_rules (PurserAnswersBox *self)
{
  return purser_play_get_rules (purser_session_get_play (self->session));
}

static GtkWidget *
line_new (const char *text,
          const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  purser_line_breaks_show (GTK_LABEL (label), text);
  purser_label_let_wrap (label);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
box_add_group (PurserAnswersBox *self,
               const char       *key,
               const char       *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *wrap = purser_wrap_box_new (6, 6);

  if (title != NULL)
    gtk_box_append (GTK_BOX (group), line_new (title, "caption-heading"));
  gtk_box_append (GTK_BOX (group), wrap);
  gtk_box_append (self->groups, group);
  g_hash_table_insert (self->by_key, g_strdup (key), group);
  return group;
}

/* Few answers share one group, many are grouped by verb; answers with a heading are always grouped by it. */
static void
box_add (PurserAnswersBox *self,
         const char       *verb,
         const char       *heading,
         gboolean          sorted,
         GtkWidget        *widget)
{
  const char *title = heading != NULL ? heading : sorted ? _(purser_rules_find_verb (box_get_rules (self), verb)->what) : NULL;
  const char *key = heading != NULL ? heading : sorted ? verb : "";
  GtkWidget *group = g_hash_table_lookup (self->by_key, key);

  if (group == NULL)
    group = box_add_group (self, key, title);
  adw_wrap_box_append (ADW_WRAP_BOX (gtk_widget_get_last_child (group)), widget);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/* ---- An answer ---- */

static gboolean
pays (const PurserChoice *choice)
{
  for (guint i = 0; i < choice->gains->len; i++)
    if (g_array_index (choice->gains, PurserGain, i).by > 0)
      return choice->complete;
  return FALSE;
}

static void
answer_clicked_cb (PurserAnswersBox   *self,
                   PurserAnswerButton *button)
{
  g_autoptr (PurserChoice) choice = purser_choice_ref (purser_answer_button_get_choice (button));

  g_signal_emit_by_name (self, "picked", choice);
}

static GtkWidget *
answer_new (PurserAnswersBox   *self,
            const PurserChoice *choice)
{
  PurserPlay *play = purser_session_get_play (self->session);
  GtkWidget *button = purser_answer_button_new (play, choice);
  g_auto (GStrv) lines = g_strsplit (choice->label, "\n", 2);
  /* Translators: asks what an answer would pay */
  g_autofree char *name = g_strdup_printf (_("Why? %s"), lines[0]);
  GtkWidget *box, *why;

  g_signal_connect_object (button, "clicked", G_CALLBACK (answer_clicked_cb), self, G_CONNECT_SWAPPED);
  if (!pays (choice))
    return button;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  why = purser_payout_why_new (play, NULL, name);
  purser_payout_why_set_choice (PURSER_PAYOUT_WHY (why), choice);
  gtk_widget_add_css_class (why, "dimmed");
  gtk_widget_set_valign (why, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), why);
  return box;
}

static void
box_add_answer (PurserAnswersBox   *self,
                const PurserChoice *choice)
{
  const char *verb = purser_value_get_string_of (choice->move, "move");

  box_add (self, verb, choice->heading, self->many, answer_new (self, choice));
}

/* ---- What is printed on the components ---- */

static GtkWidget *
box_add_printed_button (PurserAnswersBox *self,
                        const char       *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  purser_label_let_wrap (button);
  gtk_widget_add_css_class (button, "answer-button");
  box_add (self, "learn", NULL, TRUE, button);
  return button;
}

static void
box_add_copy_button (PurserAnswersBox *self,
                     guint             n_unknown,
                     const char       *first)
{
  g_autofree char *label = purser_components_dup_missing (n_unknown);

  purser_set_action (box_add_printed_button (self, label), "play.copy", g_variant_new_string (first));
}

/* Returns FALSE for the components of a game that enters all values in one dialog; others have a button and a form each. */
static gboolean
box_add_item_button (PurserAnswersBox *self,
                     PurserValue      *learn)
{
  const PurserRules *rules = box_get_rules (self);
  const char *item = purser_value_get_string_of (learn, "item");
  gboolean named = purser_game_ui_get (rules)->components_new == NULL && rules->name_item != NULL;
  g_autofree char *title = named ? rules->name_item (NULL, NULL, item) : NULL;
  /* Translators: a component, such as a hub */
  g_autofree char *label = title != NULL ? g_strdup_printf (_("Enter Values of %s…"), title) : NULL;

  if (title == NULL)
    return FALSE;
  purser_set_action (box_add_printed_button (self, label), "play.learn", g_variant_new_string (item));
  return TRUE;
}

/* Adds a button that saves all values that were just entered; each value also has a button of its own. */
static void
box_add_keep_button (PurserAnswersBox *self)
{
  GtkWidget *button = purser_keep_button_new (self->session);

  if (button != NULL)
    box_add (self, "learn", NULL, self->many, button);
}

static void
box_fill (PurserAnswersBox *self,
          GPtrArray        *choices)
{
  GtkWidget *starter = purser_random_starter_button_new (self->session);
  const char *unknown = NULL;
  guint n_unknown = 0;
  gboolean kept = FALSE;

  for (guint i = 0; i < choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (choices, i);

      if (purser_choice_is_kept (choice) && !kept)
        box_add_keep_button (self);
      kept |= purser_choice_is_kept (choice);
      if (!purser_choice_is_printed (choice))
        box_add_answer (self, choice);
      else if (!box_add_item_button (self, choice->move) && n_unknown++ == 0)
        unknown = purser_value_get_string_of (choice->move, "item");
    }
  if (starter != NULL)
    box_add (self, purser_rules_find_starter_verb (box_get_rules (self))->name, NULL, self->many, starter);
  if (n_unknown > 0)
    box_add_copy_button (self, n_unknown, unknown);
}

static void
purser_answers_box_finalize (GObject *object)
{
  g_clear_object (&PURSER_ANSWERS_BOX (object)->session);
  g_hash_table_unref (PURSER_ANSWERS_BOX (object)->by_key);
  G_OBJECT_CLASS (purser_answers_box_parent_class)->finalize (object);
}

static void
purser_answers_box_class_init (PurserAnswersBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_answers_box_finalize;
  /* The player picked an answer, the given PurserChoice. */
  g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
purser_answers_box_init (PurserAnswersBox *self)
{
  self->by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->groups = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->groups));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* @choices: (element-type PurserChoice): answers of the prompt; each button keeps a reference to its own */
GtkWidget *
purser_answers_box_new (PurserSession *session,
                        GPtrArray     *choices)
{
  PurserAnswersBox *self = g_object_new (PURSER_TYPE_ANSWERS_BOX, NULL);

  self->session = g_object_ref (session);
  self->many = choices->len > MANY_ANSWERS;
  box_fill (self, choices);
  return GTK_WIDGET (self);
}

/* Shows all answers of a group but one. */
static gboolean
group_hide_answer (GtkWidget          *group,
                   const PurserChoice *choice)
{
  GtkWidget *wrap = gtk_widget_get_last_child (group);
  gboolean any = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (wrap); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gboolean other = !PURSER_IS_ANSWER_BUTTON (child) ||
                       purser_answer_button_get_choice (PURSER_ANSWER_BUTTON (child)) != choice;

      gtk_widget_set_visible (child, other);
      any |= other;
    }
  gtk_widget_set_visible (group, any);
  return any;
}

/* Hides the answer whose form is open and shows all others. */
void
purser_answers_box_hide (PurserAnswersBox   *self,
                         const PurserChoice *choice)
{
  gboolean any = FALSE;

  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->groups)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    any |= group_hide_answer (group, choice);
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}
