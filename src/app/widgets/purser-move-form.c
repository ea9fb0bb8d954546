// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-fields-box.h"
#include "purser-move-form.h"

/* A form for a move that is not complete, made of the fields of its verb: so every move of every game has one. */
struct _PurserMoveForm
{
  AdwBin parent_instance;

  PurserValue     *move;
  PurserFieldsBox *fields;
  GtkWidget       *button;
};

enum {
  SIGNAL_SUBMITTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserMoveForm, purser_move_form, ADW_TYPE_BIN)

static void
form_update (PurserMoveForm *self)
{
  gtk_widget_set_sensitive (self->button, purser_fields_box_is_complete (self->fields));
}

static void
form_submit (PurserMoveForm *self)
{
  if (purser_fields_box_is_complete (self->fields))
    g_signal_emit (self, signals[SIGNAL_SUBMITTED], 0);
}

static void
purser_move_form_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_MOVE_FORM (object)->move, purser_value_unref);
  G_OBJECT_CLASS (purser_move_form_parent_class)->finalize (object);
}

static void
purser_move_form_class_init (PurserMoveFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_move_form_finalize;

  /**
   * PurserMoveForm::submitted:
   * @self: a form
   *
   * The move is complete, and is to be entered.
   */
  signals[SIGNAL_SUBMITTED] = g_signal_new ("submitted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_move_form_init (PurserMoveForm *self)
{
}

/* What the prompt has settled need not be asked again. */
static void
form_show_move (PurserMoveForm *self)
{
  purser_fields_box_show (self->fields, self->move);
  for (guint i = 0; i < purser_value_get_size (self->move); i++)
    purser_fields_box_hide (self->fields, purser_value_get_key_at (self->move, i));
  purser_fields_box_check (self->fields, self->move);
}

/* What a move is called may be long, and a phone is narrow. */
static GtkWidget *
button_new (const char *text)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  return button;
}

/**
 * purser_move_form_new:
 * @play: a play
 * @move: the move as far as it is known
 * @label: what to write on the button
 *
 * Returns: (transfer floating): a form for what is missing
 */
GtkWidget *
purser_move_form_new (PurserPlay  *play,
                      PurserValue *move,
                      const char  *label)
{
  PurserMoveForm *self = g_object_new (PURSER_TYPE_MOVE_FORM, NULL);
  const PurserVerb *verb = purser_rules_find_verb (purser_play_get_rules (play), purser_value_get_text_of (move, "move"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->move = purser_value_copy (move);
  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new (verb->fields, play));
  self->button = button_new (label);
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_add_css_class (self->button, "confirm");
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  form_show_move (self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fields));
  gtk_box_append (GTK_BOX (box), self->button);
  g_signal_connect_swapped (self->fields, "changed", G_CALLBACK (form_update), self);
  g_signal_connect_swapped (self->fields, "activated", G_CALLBACK (form_submit), self);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (form_submit), self);
  adw_bin_set_child (ADW_BIN (self), box);
  form_update (self);
  return GTK_WIDGET (self);
}

/**
 * purser_move_form_dup_move:
 * @self: a form
 *
 * Returns: (transfer full): the move as it is entered
 */
PurserValue *
purser_move_form_dup_move (PurserMoveForm *self)
{
  PurserValue *move = purser_value_copy (self->move);

  purser_fields_box_fill (self->fields, move);
  return move;
}
