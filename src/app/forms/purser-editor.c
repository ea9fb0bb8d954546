// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-editor.h"

typedef struct {
  const PurserRules *rules;
  const PurserShape *shape;
  PurserPlay        *play;
  char              *title;
  GtkWidget         *named; /* (nullable): the widget inside that has the editor's title as its name */
} PurserEditorPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PurserEditor, purser_editor, ADW_TYPE_BIN)

#define PRIVATE(self) ((PurserEditorPrivate *) purser_editor_get_instance_private (self))

static void
purser_editor_finalize (GObject *object)
{
  PurserEditorPrivate *private = PRIVATE (PURSER_EDITOR (object));

  g_clear_object (&private->play);
  g_clear_pointer (&private->title, g_free);
  G_OBJECT_CLASS (purser_editor_parent_class)->finalize (object);
}

static void
purser_editor_class_init (PurserEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_editor_finalize;

  /* The value has changed. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The value is complete, and was entered in a way that says so, such as by the second die or a tap on a card. */
  g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_editor_init (PurserEditor *self)
{
}

/* @type: a kind of editor; [func@editor_new] knows which one fits a shape
 * @play: (nullable): %NULL for the options of a new one
 * @title: what is entered, for screen readers */
PurserEditor *
purser_editor_make (GType              type,
                    const PurserRules *rules,
                    PurserPlay        *play,
                    const PurserShape *shape,
                    const char        *title)
{
  PurserEditor *self = g_object_new (type, NULL);
  PurserEditorPrivate *private = PRIVATE (self);

  private->rules = rules;
  private->shape = shape;
  private->title = g_strdup (title);
  g_set_object (&private->play, play);
  purser_editor_name (self, GTK_WIDGET (self));
  PURSER_EDITOR_GET_CLASS (self)->build (self);
  return self;
}

const PurserRules *
purser_editor_get_rules (PurserEditor *self)
{
  return PRIVATE (self)->rules;
}

const PurserShape *
purser_editor_get_shape (PurserEditor *self)
{
  return PRIVATE (self)->shape;
}

/* Returns: (transfer none) (nullable): the play it is for */
PurserPlay *
purser_editor_get_play (PurserEditor *self)
{
  return PRIVATE (self)->play;
}

const char *
purser_editor_get_title (PurserEditor *self)
{
  return PRIVATE (self)->title;
}

void
purser_editor_set_title (PurserEditor *self,
                         const char   *title)
{
  GtkWidget *named = PRIVATE (self)->named;

  if (!g_set_str (&PRIVATE (self)->title, title))
    return;
  purser_editor_name (self, GTK_WIDGET (self));
  if (named != NULL)
    purser_editor_name (self, named);
}

/* Returns: (transfer full) (nullable): the entered value; %NULL if it is incomplete */
PurserValue *
purser_editor_dup_value (PurserEditor *self)
{
  return PURSER_EDITOR_GET_CLASS (self)->dup_value (self);
}

void
purser_editor_set_value (PurserEditor *self,
                         PurserValue  *value)
{
  PURSER_EDITOR_GET_CLASS (self)->set_value (self, value);
}

void
purser_editor_describe (PurserEditor          *self,
                        const PurserFormField *field,
                        PurserValue           *draft)
{
  if (PURSER_EDITOR_GET_CLASS (self)->describe != NULL)
    PURSER_EDITOR_GET_CLASS (self)->describe (self, field, draft);
}

/* Emits "changed"; for subclasses. */
void
purser_editor_changed (PurserEditor *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Emits "activated"; for subclasses. */
void
purser_editor_activate (PurserEditor *self)
{
  g_signal_emit_by_name (self, "activated");
}

/* Goes on after Enter in an entry: to the next one of the form, and from the last one as with a complete value; for
 * subclasses. */
void
purser_editor_go_on (PurserEditor *self)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (self), "form.next", NULL))
    purser_editor_activate (self);
}

/* Gives a widget the editor's title as its accessible name. */
void
purser_editor_name (PurserEditor *self,
                    GtkWidget    *widget)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, PRIVATE (self)->title, -1);
  if (widget != GTK_WIDGET (self))
    PRIVATE (self)->named = widget;
}
