// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-advances-editor.h"
#include "purser-counts-editor.h"
#include "purser-fields-box.h"
#include "purser-form-guide.h"
#include "purser-move-form.h"
#include "purser-perhaps-editor.h"
#include "purser-phoenix-guide.h"
#include "purser-ships-editor.h"

/* A form for a move that is not complete, made of the fields of its verb: so every move of every game has one. */
struct _PurserMoveForm
{
  AdwBin parent_instance;

  PurserPlay      *play;
  PurserValue     *move;
  PurserFieldsBox *fields;
  GtkLabel        *advice;
  GtkLabel        *effect;
  GtkWidget       *button;
  int              proposed;
  gboolean         touched;
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_SUBMITTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserMoveForm, purser_move_form, ADW_TYPE_BIN)

static void
label_show (GtkLabel   *label,
            const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* Of what was rolled, only that can be kept. */
static void
form_limit_kept (PurserMoveForm *self)
{
  PurserEditor *rolled = purser_fields_box_get_editor (self->fields, "rolled");
  PurserEditor *kept = purser_fields_box_get_editor (self->fields, "kept");
  const char *const *words = PURSER_IS_COUNTS_EDITOR (rolled) ? purser_editor_get_shape (rolled)->of->choices : NULL;
  g_autoptr (PurserValue) faces = words != NULL ? purser_editor_dup_value (rolled) : NULL;
  int most[16] = { 0 };

  if (faces == NULL || !PURSER_IS_COUNTS_EDITOR (kept) || !gtk_widget_get_visible (GTK_WIDGET (self->fields)))
    return;
  for (guint i = 0; i < purser_value_get_size (faces); i++)
    for (guint word = 0; word < G_N_ELEMENTS (most) && words[word] != NULL; word++)
      most[word] += g_strcmp0 (purser_value_get_text (purser_value_get_at (faces, i)), words[word]) == 0;
  purser_counts_editor_limit (PURSER_COUNTS_EDITOR (kept), most);
}

static guint
count_word (PurserValue *list,
            const char  *word)
{
  guint count = 0;

  for (guint i = 0; i < purser_value_get_size (list); i++)
    count += g_strcmp0 (purser_value_get_text (purser_value_get_at (list, i)), word) == 0;
  return count;
}

/* Humans kept are observed unless somebody says where they move in; without any there is nothing to ask. */
static void
form_match_humans (PurserMoveForm *self)
{
  PurserEditor *kept = purser_fields_box_get_editor (self->fields, "kept");
  PurserEditor *humans = purser_fields_box_get_editor (self->fields, "humans");
  g_autoptr (PurserValue) dice = kept != NULL && humans != NULL ? purser_editor_dup_value (kept) : NULL;
  g_autoptr (PurserValue) met = dice != NULL ? purser_editor_dup_value (humans) : NULL;
  guint n_humans = count_word (dice, "human");
  guint n_observed = count_word (met, "observe");
  guint n_friends = purser_value_get_size (met) - n_observed;
  g_autoptr (PurserValue) all = purser_value_new_list ();

  if (met == NULL)
    return;
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (humans)), n_humans > 0);
  if (n_observed + n_friends == n_humans || n_friends > n_humans)
    return;
  for (guint i = 0; i < purser_value_get_size (met); i++)
    if (g_strcmp0 (purser_value_get_text (purser_value_get_at (met, i)), "observe") != 0)
      purser_value_append (all, purser_value_ref (purser_value_get_at (met, i)));
  while (purser_value_get_size (all) < n_humans)
    purser_value_append (all, purser_value_new_text ("observe"));
  purser_editor_set_value (humans, all);
}

/* What is entered is tried out at once, so that nobody has to send it off to see what comes of it. Before anything is
 * entered there is nothing to find fault with. */
static void
form_update_effect (PurserMoveForm *self,
                    PurserValue    *move,
                    gboolean        complete)
{
  gboolean refused = FALSE;
  g_autofree char *effect = complete ? purser_form_guide_dup_effect (self->play, move, &refused) : NULL;

  label_show (self->effect, refused && !self->touched ? NULL : effect);
  if (refused)
    gtk_widget_add_css_class (GTK_WIDGET (self->effect), "warning");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->effect), "warning");
}

/* What is left empty and known shows what it is. */
static void
form_hint (PurserMoveForm *self,
           PurserValue    *move)
{
  static const char *const names[] = { "cost", "fee", "amount" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      PurserEditor *editor = purser_fields_box_get_editor (self->fields, names[i]);

      if (PURSER_IS_PERHAPS_EDITOR (editor) && strcmp (purser_play_get_rules (self->play)->id, "phoenix") == 0)
        purser_perhaps_editor_hint (PURSER_PERHAPS_EDITOR (editor),
                                    purser_phoenix_guide_get_printed (self->play, move, names[i]));
    }
}

/* A ship does not break up itself. */
static void
form_spare_ship (PurserMoveForm *self)
{
  PurserEditor *target = purser_fields_box_get_editor (self->fields, "target");
  g_autoptr (PurserValue) move = NULL;

  if (!PURSER_IS_SHIPS_EDITOR (target))
    return;
  move = purser_move_form_dup_move (self);
  purser_ships_editor_spare (PURSER_SHIPS_EDITOR (target), move);
}

/* How many tracks are advanced follows from the ship. */
static void
form_limit_tracks (PurserMoveForm *self)
{
  PurserEditor *tracks = purser_fields_box_get_editor (self->fields, "tracks");
  g_autoptr (PurserValue) move = NULL;

  if (!PURSER_IS_ADVANCES_EDITOR (tracks))
    return;
  move = purser_move_form_dup_move (self);
  purser_advances_editor_limit (PURSER_ADVANCES_EDITOR (tracks), move);
}

/* The number that a game proposes follows what else is entered, until somebody enters another one. */
static void
form_propose (PurserMoveForm *self)
{
  PurserEditor *editor = purser_fields_box_get_editor (self->fields, "stations");
  g_autoptr (PurserValue) move = purser_move_form_dup_move (self);
  int proposal = purser_form_guide_get_proposal (self->play, move, "stations");
  int entered = (int) purser_value_get_integer_of (move, "stations", 0);
  g_autoptr (PurserValue) value = NULL;

  if (editor == NULL || proposal < 0 || proposal == self->proposed || entered != self->proposed)
    return;
  value = purser_value_new_integer (proposal);
  self->proposed = proposal;
  purser_editor_set_value (editor, value);
}

static void
form_update (PurserMoveForm *self)
{
  gboolean complete;
  g_autoptr (PurserValue) move = NULL;
  g_autofree char *advice = NULL;

  form_limit_kept (self);
  form_match_humans (self);
  form_spare_ship (self);
  form_limit_tracks (self);
  form_propose (self);
  complete = purser_fields_box_is_complete (self->fields);
  move = purser_move_form_dup_move (self);
  form_hint (self, move);
  advice = purser_form_guide_dup_advice (self->play, move);
  label_show (self->advice, advice);
  form_update_effect (self, move, complete);
  gtk_widget_set_sensitive (self->button, complete);
}

static void
form_changed_cb (PurserMoveForm *self)
{
  self->touched = TRUE;
  form_update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
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
  PurserMoveForm *self = PURSER_MOVE_FORM (object);

  g_clear_pointer (&self->move, purser_value_unref);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (purser_move_form_parent_class)->finalize (object);
}

static void
purser_move_form_class_init (PurserMoveFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_move_form_finalize;

  /**
   * PurserMoveForm::changed:
   * @self: a form
   *
   * Something else is entered in it.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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

/* What a move is called may be long, and a phone is narrow. A second line has helped to choose it. */
static GtkWidget *
button_new (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", 2);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (lines[0]);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  return button;
}

/* A choice may say that only some of the fields are asked for, and in which order. */
static void
form_show_wants (PurserMoveForm     *self,
                 const PurserChoice *choice,
                 const PurserField  *fields)
{
  if (choice == NULL || choice->wants == NULL)
    return;
  for (guint i = 0; i < choice->wants->len; i++)
    purser_fields_box_want (self->fields, g_ptr_array_index (choice->wants, i));
  for (; fields->name != NULL; fields++)
    if (!purser_choice_wants (choice, fields->name))
      purser_fields_box_hide (self->fields, fields->name);
}

/* Where a game knows the least that makes sense, the number starts there. */
static void
form_start (PurserMoveForm *self)
{
  PurserEditor *editor = purser_fields_box_get_editor (self->fields, "cards");
  int least = purser_form_guide_get_least (self->play, self->move, "cards");

  g_autoptr (PurserValue) gains = purser_form_guide_dup_gains (self->play, self->move);

  if (gains != NULL)
    purser_editor_set_value (purser_fields_box_get_editor (self->fields, "gains"), gains);
  if (editor != NULL && least > 0)
    {
      g_autoptr (PurserValue) value = purser_value_new_integer (least);

      purser_editor_set_value (editor, value);
    }
}

static GtkLabel *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static GtkWidget *
form_new (PurserPlay         *play,
          PurserValue        *move,
          const PurserChoice *choice,
          const char         *label)
{
  PurserMoveForm *self = g_object_new (PURSER_TYPE_MOVE_FORM, NULL);
  const PurserVerb *verb = purser_rules_find_verb (purser_play_get_rules (play), purser_value_get_text_of (move, "move"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->play = g_object_ref (play);
  self->move = purser_value_copy (move);
  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new_for_move (verb->fields, play, move));
  self->advice = label_new ("caption");
  self->effect = label_new ("numeric");
  self->button = button_new (label);
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_add_css_class (self->button, "confirm");
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  form_start (self);
  form_show_move (self);
  form_show_wants (self, choice, verb->fields);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fields));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->advice));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->effect));
  gtk_box_append (GTK_BOX (box), self->button);
  g_signal_connect_swapped (self->fields, "changed", G_CALLBACK (form_changed_cb), self);
  g_signal_connect_swapped (self->fields, "activated", G_CALLBACK (form_submit), self);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (form_submit), self);
  adw_bin_set_child (ADW_BIN (self), box);
  form_update (self);
  return GTK_WIDGET (self);
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
  return form_new (play, move, NULL, label);
}

/**
 * purser_move_form_new_for_choice:
 * @play: a play
 * @choice: an answer that is not complete
 *
 * Returns: (transfer floating): a form for what the answer wants to know
 */
GtkWidget *
purser_move_form_new_for_choice (PurserPlay         *play,
                                 const PurserChoice *choice)
{
  return form_new (play, choice->move, choice, choice->label);
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
