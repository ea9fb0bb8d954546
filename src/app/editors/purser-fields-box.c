// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-editor.h"
#include "purser-fields-box.h"
#include "purser-form-guide.h"
#include "purser-item-editor.h"
#include "purser-perhaps-editor.h"
#include "purser-ships-editor.h"
#include "purser-words.h"
#include "purser-wrap-box.h"

typedef struct {
  const PurserField *field;
  PurserEditor      *editor;
  GtkWidget         *row;
  gboolean           touched;
  gboolean           wanted;
} FieldRow;

/* An editor for each field. What is not needed lies folded away, and is left out until somebody touches it. */
struct _PurserFieldsBox
{
  AdwBin parent_instance;

  GtkBox    *box;
  GtkBox    *more;
  GtkWidget *expander;
  GArray    *rows;
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
  fields_find (self, editor, NULL)->touched = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
editor_activated_cb (PurserEditor    *editor,
                     PurserFieldsBox *self)
{
  fields_find (self, editor, NULL)->touched = TRUE;
  if (purser_fields_box_is_complete (self))
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

static char *
dup_title (const PurserField *field,
           PurserPlay        *play,
           PurserValue       *move)
{
  const char *title = move != NULL ? purser_form_guide_get_title (play, move, field->name) : NULL;
  const char *what = title != NULL ? title : field->what != NULL ? _(field->what) : NULL;
  g_autofree char *first = what != NULL ? g_utf8_substring (what, 0, 1) : NULL;
  g_autofree char *capital = what != NULL ? g_utf8_strup (first, -1) : NULL;

  if (what == NULL)
    return purser_words_dup_title (field->name);
  return g_strconcat (capital, g_utf8_offset_to_pointer (what, 1), NULL);
}

static gboolean
row_is_number (const FieldRow *row)
{
  return PURSER_IS_PERHAPS_EDITOR (row->editor) && row->field->shape->kind == PURSER_SHAPE_INTEGER;
}

/* A number stands behind its name, so that several share a line; everything else below it, as a group of that name: there
 * may be counters of food in two of them. */
static GtkWidget *
row_box_new (const FieldRow *row,
             const char     *title)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 6,
                                 "orientation", row_is_number (row) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                 "accessible-role", row_is_number (row) ? GTK_ACCESSIBLE_ROLE_GENERIC
                                                                        : GTK_ACCESSIBLE_ROLE_GROUP,
                                 NULL);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (row_is_number (row) ? box : label, row_is_number (row) ? "stepper" : "caption-heading");
  gtk_widget_set_halign (box, row_is_number (row) ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->editor));
  if (!row_is_number (row))
    gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return box;
}

static void
fields_add (PurserFieldsBox   *self,
            const PurserField *field,
            PurserPlay        *play,
            PurserValue       *move)
{
  g_autofree char *title = dup_title (field, play, move);
  FieldRow row = { .field = field };

  row.editor = move == NULL || field->needed ? purser_editor_new (field->shape, play, title)
                                             : purser_editor_new_optional (field->shape, play, title);
  row.row = row_box_new (&row, title);
  gtk_box_append (field->needed ? self->box : self->more, row.row);
  g_array_append_val (self->rows, row);
  g_signal_connect (row.editor, "changed", G_CALLBACK (editor_changed_cb), self);
  g_signal_connect (row.editor, "activated", G_CALLBACK (editor_activated_cb), self);
}

/* Where nothing is needed, what may be entered is all there is, and stands there by itself. It stays so, as somebody may
 * be writing in it. */
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
purser_fields_box_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_FIELDS_BOX (object)->rows, g_array_unref);
  G_OBJECT_CLASS (purser_fields_box_parent_class)->finalize (object);
}

static void
purser_fields_box_class_init (PurserFieldsBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_fields_box_finalize;

  /**
   * PurserFieldsBox::changed:
   * @self: a box of fields
   *
   * Something else is entered in one of them.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PurserFieldsBox::activated:
   * @self: a box of fields
   *
   * All that is needed was entered, and the last of it in a way that says so.
   */
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_fields_box_init (PurserFieldsBox *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (FieldRow));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->more = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->expander = gtk_expander_new_with_mnemonic (_("_More"));
  gtk_widget_set_margin_top (GTK_WIDGET (self->more), 12);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), GTK_WIDGET (self->more));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * purser_fields_box_new:
 * @fields: fields, ended by one without a name
 * @play: (nullable): the play they are for
 *
 * Returns: (transfer floating): editors for the fields
 */
GtkWidget *
purser_fields_box_new (const PurserField *fields,
                       PurserPlay        *play)
{
  return purser_fields_box_new_for_move (fields, play, NULL);
}

/**
 * purser_fields_box_new_for_move:
 * @fields: the fields of a move, ended by one without a name
 * @play: the play it is for
 * @move: (nullable): the move as far as it is settled
 *
 * Makes editors for a move: with the words that the game has for its fields here, and with numbers empty that may be
 * left out.
 *
 * Returns: (transfer floating): editors for the fields
 */
GtkWidget *
purser_fields_box_new_for_move (const PurserField *fields,
                                PurserPlay        *play,
                                PurserValue       *move)
{
  PurserFieldsBox *self = g_object_new (PURSER_TYPE_FIELDS_BOX, NULL);

  for (const PurserField *field = fields; field != NULL && field->name != NULL; field++)
    fields_add (self, field, play, move);
  gtk_box_append (self->box, self->expander);
  fields_update_more (self);
  return GTK_WIDGET (self);
}

/**
 * purser_fields_box_show:
 * @self: a box of fields
 * @object: values
 *
 * Shows the values of the fields that @object has.
 */
void
purser_fields_box_show (PurserFieldsBox *self,
                        PurserValue     *object)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      PurserValue *value = purser_value_get (object, row->field->name);

      /* What is not known is left open, unless the field has a word for that. */
      if (value == NULL || (purser_value_is (value, PURSER_VALUE_NOTHING) && row->field->shape->kind != PURSER_SHAPE_EITHER))
        continue;
      purser_editor_set_value (row->editor, value);
      row->touched = TRUE;
      if (!row->field->needed)
        gtk_expander_set_expanded (GTK_EXPANDER (self->expander), TRUE);
    }
}

/**
 * purser_fields_box_hide:
 * @self: a box of fields
 * @name: a field
 *
 * Hides a field that is settled; it keeps its value.
 */
void
purser_fields_box_hide (PurserFieldsBox *self,
                        const char      *name)
{
  FieldRow *row = fields_find (self, NULL, name);

  if (row != NULL)
    gtk_widget_set_visible (row->row, FALSE);
  fields_update_more (self);
}

/* The line of numbers at the end of those that are asked for. */
static AdwWrapBox *
fields_get_numbers (PurserFieldsBox *self)
{
  GtkWidget *last = gtk_widget_get_prev_sibling (self->expander);
  GtkWidget *box;

  if (ADW_IS_WRAP_BOX (last))
    return ADW_WRAP_BOX (last);
  box = purser_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 8);
  gtk_box_insert_child_after (self->box, box, last);
  return ADW_WRAP_BOX (box);
}

/**
 * purser_fields_box_want:
 * @self: a box of fields
 * @name: a field
 *
 * Puts a field that is not needed among those that are, after the others: here it is asked for.
 */
void
purser_fields_box_want (PurserFieldsBox *self,
                        const char      *name)
{
  FieldRow *row = fields_find (self, NULL, name);

  if (row == NULL || row->wanted)
    return;
  row->wanted = TRUE;
  g_object_ref (row->row);
  gtk_box_remove (row->field->needed ? self->box : self->more, row->row);
  if (row_is_number (row))
    adw_wrap_box_append (fields_get_numbers (self), row->row);
  else
    gtk_box_insert_child_after (self->box, row->row, gtk_widget_get_prev_sibling (self->expander));
  g_object_unref (row->row);
  fields_update_more (self);
}

/**
 * purser_fields_box_get_editor:
 * @self: a box of fields
 * @name: a field
 *
 * Returns: (transfer none) (nullable): its editor
 */
PurserEditor *
purser_fields_box_get_editor (PurserFieldsBox *self,
                              const char      *name)
{
  FieldRow *row = fields_find (self, NULL, name);

  return row != NULL ? row->editor : NULL;
}

/* What is asked for counts as it stands, such as a cost of 0; a component that may be named only when it is touched. */
static gboolean
row_counts (const FieldRow *row)
{
  return row->touched || row->field->needed || (row->wanted && row->field->shape->kind != PURSER_SHAPE_EITHER);
}

/**
 * purser_fields_box_fill:
 * @self: a box of fields
 * @object: (inout): where to put the values
 *
 * Puts what is entered into an object.
 */
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

/**
 * purser_fields_box_check:
 * @self: a box of fields
 * @move: the move as far as it is known
 *
 * Where components are picked, lets those stand first that the rules would take.
 */
void
purser_fields_box_check (PurserFieldsBox *self,
                         PurserValue     *move)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);

      if (PURSER_IS_ITEM_EDITOR (row->editor) && purser_value_get (move, row->field->name) == NULL)
        purser_item_editor_check (PURSER_ITEM_EDITOR (row->editor), move, row->field->name);
    }
}

/* What is asked for has to be there where it is made of parts, such as the ship that is broken up. */
static gboolean
row_is_needed (const FieldRow *row)
{
  const PurserShape *shape = row->field->shape;

  return row->field->needed ||
         (row->wanted && (shape->kind == PURSER_SHAPE_RECORD ||
                          (shape->kind == PURSER_SHAPE_LIST && shape->of->kind == PURSER_SHAPE_RECORD &&
                           !purser_shape_is_ship (shape->of))));
}

/**
 * purser_fields_box_is_complete:
 * @self: a box of fields
 *
 * Returns: whether everything that is needed is entered
 */
gboolean
purser_fields_box_is_complete (PurserFieldsBox *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      FieldRow *row = &g_array_index (self->rows, FieldRow, i);
      gboolean needed = row_is_needed (row);
      g_autoptr (PurserValue) value = needed ? purser_editor_dup_value (row->editor) : NULL;

      if (needed && value == NULL)
        return FALSE;
    }
  return TRUE;
}
