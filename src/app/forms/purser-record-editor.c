// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-editor-types.h"
#include "purser-fields-box.h"

/* Several named fields. Those that are not needed are left out until they are touched. */
struct _PurserRecordEditor
{
  PurserEditor parent_instance;

  PurserFieldsBox *fields;
  PurserValue     *shown;
};

G_DEFINE_FINAL_TYPE (PurserRecordEditor, purser_record_editor, PURSER_TYPE_EDITOR)

/* Creates the fields. If there are two, both are in sight, and optional numbers are empty at first. */
static GtkWidget *
fields_new (PurserEditor *editor)
{
  const PurserField *fields = purser_editor_get_shape (editor)->fields;
  gboolean pair = fields[0].name != NULL && fields[1].name != NULL && fields[2].name == NULL;

  return purser_fields_box_new (purser_editor_get_rules (editor), purser_editor_get_play (editor), fields,
                                pair ? PURSER_FIELDS_ASKED : PURSER_FIELDS_FOLDED);
}

static void
purser_record_editor_build (PurserEditor *editor)
{
  PurserRecordEditor *self = PURSER_RECORD_EDITOR (editor);

  self->fields = PURSER_FIELDS_BOX (fields_new (editor));
  gtk_widget_add_css_class (GTK_WIDGET (self->fields), "nested");
  g_signal_connect_swapped (self->fields, "changed", G_CALLBACK (purser_editor_changed), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->fields));
}

static PurserValue *
purser_record_editor_dup_value (PurserEditor *editor)
{
  PurserRecordEditor *self = PURSER_RECORD_EDITOR (editor);
  PurserValue *value = self->shown != NULL ? purser_value_copy (self->shown) : purser_value_new_object ();

  /* Keys that have no field stay as they were. */
  purser_fields_box_fill (self->fields, value);
  return value;
}

static void
purser_record_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserRecordEditor *self = PURSER_RECORD_EDITOR (editor);

  if (!purser_value_is (value, PURSER_VALUE_OBJECT))
    return;
  g_clear_pointer (&self->shown, purser_value_unref);
  self->shown = purser_value_copy (value);
  purser_fields_box_show (self->fields, value);
}

static void
purser_record_editor_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_RECORD_EDITOR (object)->shown, purser_value_unref);
  G_OBJECT_CLASS (purser_record_editor_parent_class)->finalize (object);
}

static void
purser_record_editor_class_init (PurserRecordEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_record_editor_finalize;
  editor_class->build = purser_record_editor_build;
  editor_class->dup_value = purser_record_editor_dup_value;
  editor_class->set_value = purser_record_editor_set_value;
}

static void
purser_record_editor_init (PurserRecordEditor *self)
{
}
