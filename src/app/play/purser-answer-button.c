// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-answer-button.h"
#include "purser-format.h"
#include "purser-gains.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"

/* An answer to a prompt: whose it is, what it is, and what it would change. */
struct _PurserAnswerButton
{
  GtkButton parent_instance;

  PurserChoice     *choice;
  PurserPlayerMark *mark;
  GtkLabel         *label;
  GtkLabel         *detail;
  AdwBin           *gains;
  GtkWidget        *arrow;
};

G_DEFINE_FINAL_TYPE (PurserAnswerButton, purser_answer_button, GTK_TYPE_BUTTON)

static void
purser_answer_button_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_ANSWER_BUTTON (object)->choice, purser_choice_unref);
  G_OBJECT_CLASS (purser_answer_button_parent_class)->dispose (object);
}

static void
purser_answer_button_class_init (PurserAnswerButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_answer_button_dispose;
  g_type_ensure (PURSER_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/play/purser-answer-button.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAnswerButton, mark);
  gtk_widget_class_bind_template_child (widget_class, PurserAnswerButton, label);
  gtk_widget_class_bind_template_child (widget_class, PurserAnswerButton, detail);
  gtk_widget_class_bind_template_child (widget_class, PurserAnswerButton, gains);
  gtk_widget_class_bind_template_child (widget_class, PurserAnswerButton, arrow);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
}

static void
purser_answer_button_init (PurserAnswerButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows the mark of the answer's player if it is not the prompt's player. If players are the answers, it is the mark of the one
 * to choose. */
static void
button_show_who (PurserAnswerButton *self,
                 PurserPlay         *play)
{
  const PurserSetup *setup = purser_play_get_setup (play);
  int player = self->choice->player;
  gboolean other = player >= 0 && player != purser_play_get_prompt (play)->player;

  gtk_widget_set_visible (GTK_WIDGET (self->mark), other);
  if (other)
    purser_player_mark_set (self->mark, setup->seats[player].name, setup->seats[player].colour, (guint) player);
}

static void
button_tell (PurserAnswerButton *self,
             PurserPlay         *play)
{
  const PurserChoice *choice = self->choice;
  const char *who = choice->player >= 0 ? purser_setup_get_name (purser_play_get_setup (play), choice->player) : "";
  g_autofree char *gains = purser_format_gains (play, choice);
  g_autoptr (GString) name = g_string_new (NULL);

  if (*who != '\0' && strcmp (who, choice->label) != 0)
    g_string_append_printf (name, _("%s: "), who);
  if (choice->heading != NULL && strcmp (choice->heading, who) != 0)
    g_string_append_printf (name, _("%s: "), choice->heading);
  g_string_append (name, choice->label);
  if (*gains != '\0')
    g_string_append_printf (name, _(": %s"), gains);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
}

GtkWidget *
purser_answer_button_new (PurserPlay         *play,
                          const PurserChoice *choice)
{
  PurserAnswerButton *self = g_object_new (PURSER_TYPE_ANSWER_BUTTON, NULL);
  g_auto (GStrv) lines = g_strsplit (choice->label, "\n", 2);

  self->choice = purser_choice_ref (choice);
  purser_line_breaks_show (self->label, lines[0] != NULL ? lines[0] : "");
  purser_line_breaks_show (self->detail, lines[0] != NULL && lines[1] != NULL ? lines[1] : "");
  gtk_widget_set_visible (GTK_WIDGET (self->gains), choice->gains->len > 0);
  if (choice->gains->len > 0)
    adw_bin_set_child (self->gains, purser_gains_new (play, choice));
  gtk_widget_set_visible (self->arrow, !choice->complete);
  button_show_who (self, play);
  button_tell (self, play);
  return GTK_WIDGET (self);
}

const PurserChoice *
purser_answer_button_get_choice (PurserAnswerButton *self)
{
  return self->choice;
}
