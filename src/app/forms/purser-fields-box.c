// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-fields-box.h"
#include "purser-item-editor.h"
#include "purser-line-breaks.h"
#include "purser-number-editor.h"
#include "purser-optional-editor.h"
#include "purser-wrap-box.h"

/* @wanted: whether the field is asked for although its verb does not need it; @proposed: the last proposal of the rules. */
typedef struct {
  const PurserField *field;
  PurserEditor      *editor;
  GtkWidget         *row;
  GtkLabel          *label;
  PurserValue       *proposed;
  gboolean           touched;
  gboolean           wanted;
  gboolean           needed;
  gboolean           hidden;
} FieldRow;

/* An editor for each field. Fields that are not needed are folded away, and left out until the user touches them. */
struct _PurserFieldsBox
{
  AdwBin parent_instance;

  GtkBox    *box;
  GtkBox    *more;
  GtkWidget *expander;
  GArray    *rows;
  gboolean   describing;
};

G_DEFINE_FINAL_TYPE (PurserFieldsBox, purser_fields_box, ADW_TYPE_BIN)

static FieldRow *
fields_find (PurserFieldsBox *self,
             PurserEditor    *editor,
             const char      *name)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);

      if (row->editor == editor || (name != NULL && strcmp (row->field->name, name) == 0))
        return row;
    }
  return NULL;
}

static void
editor_changed_cb (PurserEditor    *editor,
                   PurserFieldsBox *self)
{
  if (self->describing)
    return;
  fields_find (self, editor, NULL)->touched = TRUE;
  g_signal_emit_by_name (self, "changed");
}

/* Returns whether another component is asked for that is not picked yet, even if it may be left open. */
static gboolean
fields_want_item (PurserFieldsBox *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      g_autoptr (PurserValue) value = NULL;

      if (!row->wanted || !PURSER_IS_ITEM_EDITOR (row->editor) || !gtk_widget_get_visible (row->row))
        continue;
      value = purser_editor_dup_value (row->editor);
      if (value == NULL)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether there are more lists than the one that was picked from: only its button ends such a form. */
static gboolean
fields_have_lists (PurserFieldsBox *self,
                   PurserEditor    *editor)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      const PurserShape *shape = row->field->shape;

      if (row->wanted && row->editor != editor && gtk_widget_get_visible (row->row) &&
          (shape->kind == PURSER_SHAPE_MAP || (shape->kind == PURSER_SHAPE_LIST && shape->of->kind == PURSER_SHAPE_ITEM)))
        return TRUE;
    }
  return FALSE;
}

static void
editor_activated_cb (PurserEditor    *editor,
                     PurserFieldsBox *self)
{
  fields_find (self, editor, NULL)->touched = TRUE;
  if (purser_fields_box_is_complete (self) && !fields_want_item (self) && !fields_have_lists (self, editor))
    g_signal_emit_by_name (self, "activated");
}

/* Returns whether a row is short: a number, or a name that may be left out. */
static gboolean
row_is_short (const FieldRow *row)
{
  return (PURSER_IS_OPTIONAL_EDITOR (row->editor) && row->field->shape->kind == PURSER_SHAPE_INTEGER) ||
         (row->wanted && PURSER_IS_TEXT_EDITOR (row->editor));
}

/* Creates the box of a row. A short editor is behind its label, so that several share a line; any other is below it, in a group
 * of that name: two of them may have counters of food. */
static GtkWidget *
row_box_new (FieldRow   *row,
             const char *title)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 6,
                                 "orientation", row_is_short (row) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                 "accessible-role", row_is_short (row) ? GTK_ACCESSIBLE_ROLE_GENERIC
                                                                       : GTK_ACCESSIBLE_ROLE_GROUP,
                                 NULL);
  GtkWidget *label = gtk_label_new (NULL);

  row->label = GTK_LABEL (label);
  purser_line_breaks_show (row->label, title);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), row_is_short (row) ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT);
  gtk_widget_add_css_class (row_is_short (row) ? box : label, row_is_short (row) ? "stepper" : "caption-heading");
  gtk_widget_set_halign (box, row_is_short (row) ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->editor));
  if (!row_is_short (row))
    gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return box;
}

/* Returns the line of short or narrow editors at the end of those that are asked for. */
static AdwWrapBox *
fields_get_line (PurserFieldsBox *self,
                 const char      *kind)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->box));
  GtkWidget *box;

  if (last == self->expander)
    last = gtk_widget_get_prev_sibling (last);
  if (last != NULL && g_str_equal (gtk_widget_get_name (last), kind))
    return ADW_WRAP_BOX (last);
  box = purser_wrap_box_new (8, 8);
  gtk_widget_set_name (box, kind);
  gtk_box_insert_child_after (self->box, box, last);
  return ADW_WRAP_BOX (box);
}

static void
fields_place (PurserFieldsBox *self,
              const FieldRow  *row)
{
  if (row->wanted && row_is_short (row))
    adw_wrap_box_append (fields_get_line (self, "short"), row->row);
  else if (self->rows->len > 0 && PURSER_EDITOR_GET_CLASS (row->editor)->continues)
    gtk_box_append (GTK_BOX (g_array_index (self->rows, FieldRow, self->rows->len - 1).row), row->row);
  else if (row->wanted && PURSER_EDITOR_GET_CLASS (row->editor)->narrow)
    adw_wrap_box_append (fields_get_line (self, "narrow"), row->row);
  else
    gtk_box_append (row->field->needed || row->wanted ? self->box : self->more, row->row);
}

static void
fields_add (PurserFieldsBox   *self,
            const PurserRules *rules,
            PurserPlay        *play,
            PurserFormField   *about,
            PurserFieldsOrder  order)
{
  const PurserField *field = about->field;
  FieldRow row = { .field = field, .needed = about->needed, .wanted = about->asked && !field->needed };
  gboolean optional = !field->needed && order == PURSER_FIELDS_ASKED;

  row.editor = optional ? purser_editor_new_optional (rules, play, about->shape, about->title)
                        : purser_editor_new (rules, play, about->shape, about->title);
  row.row = row_box_new (&row, about->title);
  fields_place (self, &row);
  g_array_append_val (self->rows, row);
  g_signal_connect (row.editor, "changed", G_CALLBACK (editor_changed_cb), self);
  g_signal_connect (row.editor, "activated", G_CALLBACK (editor_activated_cb), self);
}

/* Shows the optional fields without an expander if none is needed. They stay there, as the user may be typing in them. */
static void
fields_show_more (PurserFieldsBox *self)
{
  g_autoptr (GtkBox) more = g_object_ref (self->more);

  if (gtk_expander_get_child (GTK_EXPANDER (self->expander)) == NULL)
    return;
  gtk_expander_set_child (GTK_EXPANDER (self->expander), NULL);
  gtk_widget_set_margin_top (GTK_WIDGET (more), 0);
  gtk_box_append (self->box, GTK_WIDGET (more));
}

static void
fields_update_more (PurserFieldsBox *self)
{
  gboolean any = FALSE;
  gboolean needed = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);

      any |= !row->field->needed && !row->wanted && gtk_widget_get_visible (row->row);
      needed |= (row->field->needed || row->wanted) && gtk_widget_get_visible (row->row);
    }
  if (!needed)
    fields_show_more (self);
  gtk_widget_set_visible (GTK_WIDGET (self->more), any);
  gtk_widget_set_visible (self->expander, any && gtk_expander_get_child (GTK_EXPANDER (self->expander)) != NULL);
}

static void
row_clear (gpointer data)
{
  g_clear_pointer (&((FieldRow *) data)->proposed, purser_value_unref);
}

static void
purser_fields_box_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_FIELDS_BOX (object)->rows, g_array_unref);
  G_OBJECT_CLASS (purser_fields_box_parent_class)->finalize (object);
}

/* With this action, a number beyond its limits stays as it was typed, as the parent of the box shows the problem. */
static void
note_problem_activated (GtkWidget  *widget,
                        const char *name,
                        GVariant   *parameter)
{
}

static void
purser_fields_box_class_init (PurserFieldsBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_fields_box_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "fields.note-problem", NULL, note_problem_activated);

  /* A value has changed. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* All needed values were entered, and the last of them in a way that says so. */
  g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_fields_box_init (PurserFieldsBox *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (FieldRow));
  g_array_set_clear_func (self->rows, row_clear);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->more = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->expander = gtk_expander_new_with_mnemonic (_("_More"));
  gtk_widget_set_margin_top (GTK_WIDGET (self->more), 12);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), GTK_WIDGET (self->more));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

static void
fields_finish (PurserFieldsBox *self)
{
  gtk_box_append (self->box, self->expander);
  fields_update_more (self);
}

/* The caller shows what [func@fields_box_dup_problem] finds.
 *
 * @play: (nullable) */
GtkWidget *
purser_fields_box_new (const PurserRules *rules,
                       PurserPlay        *play,
                       const PurserField *fields,
                       PurserFieldsOrder  order)
{
  PurserFieldsBox *self = g_object_new (PURSER_TYPE_FIELDS_BOX, NULL);

  for (const PurserField *field = fields; field != NULL && field->name != NULL; field++)
    {
      g_autoptr (PurserFormField) about = purser_form_field_new (rules, play != NULL ? purser_play_get_setup (play) : NULL,
                                                                 field);

      about->asked |= order != PURSER_FIELDS_FOLDED;
      fields_add (self, rules, play, about, order);
    }
  fields_finish (self);
  return GTK_WIDGET (self);
}

/* Returns: (transfer floating): editors for the fields, with numbers empty that may be left out; the caller shows what
 * [func@fields_box_dup_problem] finds */
GtkWidget *
purser_fields_box_new_for_form (PurserForm *form,
                                PurserPlay *play)
{
  PurserFieldsBox *self = g_object_new (PURSER_TYPE_FIELDS_BOX, NULL);

  for (guint i = 0; i < form->fields->len; i++)
    fields_add (self, purser_play_get_rules (play), play, g_ptr_array_index (form->fields, i), PURSER_FIELDS_ASKED);
  fields_finish (self);
  return GTK_WIDGET (self);
}

/* Shows a proposal, which follows the rest of the draft until the user enters another value. Returns: whether it changed */
static gboolean
row_propose (FieldRow              *row,
             const PurserFormField *about)
{
  g_autoptr (PurserValue) entered = about->value != NULL ? purser_editor_dup_value (row->editor) : NULL;
  gboolean same = entered != NULL && about->value != NULL && purser_value_equal (entered, about->value);
  gboolean follows = row->proposed != NULL ? entered != NULL && purser_value_equal (entered, row->proposed) : !row->touched;

  if (about->value == NULL || (!follows && !about->settled))
    return FALSE;
  g_clear_pointer (&row->proposed, purser_value_unref);
  row->proposed = purser_value_copy (about->value);
  if (!same)
    purser_editor_set_value (row->editor, about->value);
  return !same;
}

static void
row_describe (FieldRow              *row,
              const PurserFormField *about,
              PurserValue           *draft)
{
  row->needed = about->needed;
  purser_line_breaks_show (row->label, about->title);
  gtk_widget_set_visible (row->row, about->shown && !row->hidden);
  purser_editor_describe (row->editor, about, draft);
}

/* Shows what the rules say: titles, limits, which fields are of use, and proposals.
 * Returns: whether a value was proposed, so that the draft has changed */
gboolean
purser_fields_box_describe (PurserFieldsBox *self,
                            PurserForm      *form,
                            PurserValue     *draft)
{
  gboolean changed = FALSE;

  self->describing = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);

      row_describe (row, purser_form_find (form, row->field->name), draft);
      changed |= row_propose (row, purser_form_find (form, row->field->name));
    }
  self->describing = FALSE;
  fields_update_more (self);
  return changed;
}

/* Lifts the limits, as the rules may have been overruled: what was entered is not cut down to what they allow. */
static void
field_lift_limits (PurserFormField *about)
{
  for (guint i = 0; about->options != NULL && i < about->options->len; i++)
    ((PurserFormOption *) g_ptr_array_index (about->options, i))->most = -1;
}

/* Shows what the rules say of a move that was made already: nothing is proposed, and its values stay in sight. */
void
purser_fields_box_explain (PurserFieldsBox *self,
                           PurserForm      *form,
                           PurserValue     *draft)
{
  self->describing = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      PurserFormField *about = purser_form_find (form, row->field->name);

      field_lift_limits (about);
      about->shown |= purser_value_get (draft, row->field->name) != NULL;
      row_describe (row, about, draft);
    }
  self->describing = FALSE;
  fields_update_more (self);
}

/* Shows the values of the fields that @object has. */
void
purser_fields_box_show (PurserFieldsBox *self,
                        PurserValue     *object)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      PurserValue *value = purser_value_get (object, row->field->name);

      /* An unknown value is left open, unless the field has a value for that. */
      if (value == NULL || (purser_value_is (value, PURSER_VALUE_NULL) && row->field->shape->kind != PURSER_SHAPE_VARIANT))
        continue;
      purser_editor_set_value (row->editor, value);
      row->touched = TRUE;
      if (!row->field->needed)
        gtk_expander_set_expanded (GTK_EXPANDER (self->expander), TRUE);
    }
}

/* Hides a field that is settled; it keeps its value. */
void
purser_fields_box_hide (PurserFieldsBox *self,
                        const char      *name)
{
  FieldRow *row = fields_find (self, NULL, name);

  if (row != NULL)
    {
      row->hidden = TRUE;
      gtk_widget_set_visible (row->row, FALSE);
    }
  fields_update_more (self);
}

/* Returns whether the value of a field counts. A field that is asked for counts untouched, such as a cost of 0; one with several
 * kinds of values, such as a component that may be named, only once it is touched. */
static gboolean
row_counts (const FieldRow *row)
{
  return row->touched || row->proposed != NULL || row->field->needed ||
         (row->wanted && row->field->shape->kind != PURSER_SHAPE_VARIANT);
}

/* Puts the entered values into an object. */
void
purser_fields_box_fill (PurserFieldsBox *self,
                        PurserValue     *object)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      PurserValue *value = row_counts (row) ? purser_editor_dup_value (row->editor) : NULL;

      if (value != NULL)
        purser_value_set (object, row->field->name, value);
      else
        purser_value_remove (object, row->field->name);
    }
}

/* Lists those components first that the rules would take. They cannot tell if the move depends on other lists as well. */
void
purser_fields_box_check (PurserFieldsBox *self,
                         PurserValue     *move)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);

      if (PURSER_IS_ITEM_EDITOR (row->editor) && purser_value_get (move, row->field->name) == NULL &&
          !fields_have_lists (self, row->editor))
        purser_item_editor_check (PURSER_ITEM_EDITOR (row->editor), move, row->field->name);
    }
}

static char *
find_problem (GtkWidget *widget)
{
  char *problem = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_SPIN_BUTTON (widget))
    return purser_spin_button_dup_problem (GTK_SPIN_BUTTON (widget));
  if (PURSER_IS_EDITOR (widget) && PURSER_EDITOR_GET_CLASS (widget)->dup_problem != NULL)
    return PURSER_EDITOR_GET_CLASS (widget)->dup_problem (PURSER_EDITOR (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); problem == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    problem = find_problem (child);
  return problem;
}

/* Returns: (transfer full) (nullable): what is wrong with the first value that does not fit, in a sentence */
char *
purser_fields_box_dup_problem (PurserFieldsBox *self)
{
  return find_problem (GTK_WIDGET (self->box));
}

gboolean
purser_fields_box_is_complete (PurserFieldsBox *self)
{
  g_autofree char *problem = purser_fields_box_dup_problem (self);

  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      g_autoptr (PurserValue) value = row->needed ? purser_editor_dup_value (row->editor) : NULL;

      if (row->needed && value == NULL)
        return FALSE;
    }
  return problem == NULL;
}
