// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-fields-box.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-line-breaks.h"
#include "purser-move-form.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* How often a form is updated because of its own proposals. */
#define MOST_PROPOSALS 3

/* A form for an incomplete move, made of the fields of its verb: so every move of every game has one. */
struct _PurserMoveForm
{
  AdwBin parent_instance;

  PurserPlay      *play;
  PurserValue     *move;
  PurserChoice    *choice;
  PurserFieldsBox *fields;
  AdwBin          *fields_bin;
  GtkLabel        *advice;
  /* A reference, as another widget may show it, and be destroyed before the form. */
  AdwWrapBox      *foot;
  GtkLabel        *effect;
  GtkWidget       *cancel_button;
  GtkWidget       *button;
  GtkLabel        *button_label;
  PurserMoveLabel  dup_label; /* (nullable) */
  gboolean         touched;
};

G_DEFINE_FINAL_TYPE (PurserMoveForm, purser_move_form, ADW_TYPE_BIN)

/* Returns the total change of each account of each player, in words. */
static char *
form_dup_effect (PurserMoveForm *self,
                 PurserForm     *form)
{
  PurserSetup *setup = purser_play_get_setup (self->play);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < form->effect->len; i++)
    {
      const PurserGain *gain = &g_array_index (form->effect, PurserGain, i);
      g_autofree char *by = purser_format_signed (gain->by);
      PurserAccount about = purser_game_ui_tell_account (self->play, (guint) gain->account);

      /* Translators: a player, an account, a change with its sign */
      g_string_append_printf (text, "%s", text->len > 0 ? " · " : "");
      g_string_append_printf (text, _("%s: %s %s"), purser_setup_get_name (setup, gain->player), about.title, by);
    }
  return g_string_free_and_steal (text);
}

/* Shows at once what the draft would do, so that nobody has to submit it to see that. Refusals are not shown
 * before anything is entered.
 *
 * @problem: (nullable): why the draft cannot be tried */
static void
form_show_effect (PurserMoveForm *self,
                  PurserForm     *form,
                  const char     *problem)
{
  g_autofree char *effect = form_dup_effect (self, form);
  const char *refusal = problem != NULL ? problem : form->refusal;
  g_autofree char *sentence = refusal != NULL ? purser_format_sentence (refusal) : NULL;

  purser_line_breaks_show (self->effect, refusal == NULL ? effect : self->touched ? sentence : "");
  purser_set_style (GTK_WIDGET (self->effect), "warning", refusal != NULL);
}

/* Shows on the button what it does, which may depend on the draft. */
static void
form_show_label (PurserMoveForm *self,
                 PurserValue    *draft)
{
  g_autofree char *text = self->dup_label != NULL ? self->dup_label (purser_play_get_setup (self->play), draft) : NULL;

  if (text != NULL)
    purser_line_breaks_show (self->button_label, text);
}

static PurserForm *
form_ask (PurserMoveForm *self,
          PurserValue    *draft)
{
  return purser_form_new (purser_play_get_setup (self->play), purser_play_get_state (self->play), draft, self->choice);
}

/* A proposal may change other proposals, so the form is asked again, up to a limit. */
static void
form_update (PurserMoveForm *self)
{
  g_autoptr (PurserForm) form = NULL;
  g_autofree char *advice = NULL;
  g_autofree char *problem = NULL;
  gboolean changed = TRUE;

  for (guint i = 0; changed && i < MOST_PROPOSALS; i++)
    {
      g_autoptr (PurserValue) draft = purser_move_form_dup_move (self);

      g_clear_pointer (&form, purser_form_free);
      form = form_ask (self, draft);
      changed = purser_fields_box_describe (self->fields, form, draft);
      form_show_label (self, draft);
    }
  g_ptr_array_add (form->advice, NULL);
  advice = g_strjoinv (" ", (char **) form->advice->pdata);
  purser_line_breaks_show (self->advice, advice);
  problem = purser_fields_box_dup_problem (self->fields);
  form_show_effect (self, form, problem);
  gtk_widget_set_sensitive (self->button, form->complete && problem == NULL);
}

static void
form_changed_cb (PurserMoveForm *self)
{
  self->touched = TRUE;
  form_update (self);
  g_signal_emit_by_name (self, "changed");
}

/* Submits the move. If it is refused, only one place says so, with the reason and what can be done. */
static void
form_submit (PurserMoveForm *self)
{
  if (!purser_fields_box_is_complete (self->fields))
    return;
  if (gtk_widget_has_css_class (GTK_WIDGET (self->effect), "warning"))
    gtk_label_set_label (self->effect, "");
  g_signal_emit_by_name (self, "submitted");
}

static void
form_cancel (PurserMoveForm *self)
{
  g_signal_emit_by_name (self, "cancelled");
}

/* Collects the entries that can be typed in now, in the order of the form. */
static void
collect_typed (GtkWidget *widget,
               GPtrArray *typed)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget))
    return;
  if (GTK_IS_EDITABLE (widget))
    {
      g_ptr_array_add (typed, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_typed (child, typed);
}

/* Goes to the next entry on Enter, so that numbers are typed one after the other, and submits the move after the last one. */
static void
next_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserMoveForm *self = PURSER_MOVE_FORM (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  g_autoptr (GPtrArray) typed = g_ptr_array_new ();

  collect_typed (GTK_WIDGET (self->fields), typed);
  for (guint i = 0; focus != NULL && i + 1 < typed->len; i++)
    if (gtk_widget_is_ancestor (focus, g_ptr_array_index (typed, i)))
      {
        gtk_widget_grab_focus (g_ptr_array_index (typed, i + 1));
        return;
      }
  form_submit (self);
}

static void
purser_move_form_finalize (GObject *object)
{
  PurserMoveForm *self = PURSER_MOVE_FORM (object);

  g_clear_pointer (&self->move, purser_value_unref);
  g_clear_pointer (&self->choice, purser_choice_unref);
  g_clear_object (&self->play);
  g_clear_object (&self->foot);
  G_OBJECT_CLASS (purser_move_form_parent_class)->finalize (object);
}

static void
purser_move_form_class_init (PurserMoveFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_move_form_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-move-form.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserMoveForm, fields_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserMoveForm, advice);
  gtk_widget_class_bind_template_child (widget_class, PurserMoveForm, foot);
  gtk_widget_class_bind_template_child (widget_class, PurserMoveForm, effect);
  gtk_widget_class_bind_template_child (widget_class, PurserMoveForm, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, PurserMoveForm, button);
  gtk_widget_class_bind_template_child (widget_class, PurserMoveForm, button_label);
  gtk_widget_class_bind_template_callback (widget_class, form_cancel);
  gtk_widget_class_bind_template_callback (widget_class, form_submit);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_install_action (widget_class, "form.next", NULL, next_activated);

  /* A value has changed. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The form is to be closed. */
  g_signal_new ("cancelled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The move is complete, and is to be entered. */
  g_signal_new ("submitted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_move_form_init (PurserMoveForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_ref (self->foot);
  purser_wrap_box_adapt (self->foot);
}

/* Hides the fields that the prompt has settled. */
static void
form_show_move (PurserMoveForm *self)
{
  purser_fields_box_show (self->fields, self->move);
  for (guint i = 0; i < purser_value_get_size (self->move); i++)
    purser_fields_box_hide (self->fields, purser_value_get_key_at (self->move, i));
  purser_fields_box_check (self->fields, self->move);
}

/* Creates a form. A second line of the label has helped to choose the move, and is left out. */
static GtkWidget *
form_new (PurserPlay         *play,
          PurserValue        *move,
          const PurserChoice *choice,
          const char         *label)
{
  PurserMoveForm *self = g_object_new (PURSER_TYPE_MOVE_FORM, NULL);
  g_auto (GStrv) lines = g_strsplit (label, "\n", 2);
  g_autoptr (PurserForm) form = NULL;

  self->play = g_object_ref (play);
  self->move = purser_value_copy (move);
  self->choice = choice != NULL ? purser_choice_ref (choice) : NULL;
  form = form_ask (self, self->move);
  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new_for_form (form, play));
  adw_bin_set_child (self->fields_bin, GTK_WIDGET (self->fields));
  purser_line_breaks_show (self->button_label, lines[0]);
  form_show_move (self);
  g_signal_connect_swapped (self->fields, "changed", G_CALLBACK (form_changed_cb), self);
  g_signal_connect_swapped (self->fields, "activated", G_CALLBACK (form_submit), self);
  form_update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
purser_move_form_new (PurserPlay  *play,
                      PurserValue *move,
                      const char  *label)
{
  return form_new (play, move, NULL, label);
}

GtkWidget *
purser_move_form_new_for_choice (PurserPlay         *play,
                                 const PurserChoice *choice)
{
  return form_new (play, choice->move, choice, choice->label);
}

/* Sets a function that says what the button does with the draft.
 *
 * @dup_label: (nullable): the function; the button keeps its text if there is none */
void
purser_move_form_set_label (PurserMoveForm  *self,
                            PurserMoveLabel  dup_label)
{
  self->dup_label = dup_label;
  form_update (self);
}

/* Offers to close the form, which somebody has opened: a phone has no Escape key. */
void
purser_move_form_let_cancel (PurserMoveForm *self)
{
  gtk_widget_set_visible (self->cancel_button, TRUE);
}

/* Moves the line with the button into another bin. */
void
purser_move_form_move_foot (PurserMoveForm *self,
                            AdwBin         *bin)
{
  GtkWidget *foot = GTK_WIDGET (self->foot);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (foot)), foot);
  adw_bin_set_child (bin, foot);
}

PurserValue *
purser_move_form_dup_move (PurserMoveForm *self)
{
  PurserValue *move = purser_value_copy (self->move);

  purser_fields_box_fill (self->fields, move);
  return move;
}
