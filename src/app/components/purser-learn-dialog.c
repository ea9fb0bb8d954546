// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-announce.h"
#include "purser-fields-box.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-learn-dialog.h"
#include "purser-line-breaks.h"

#define COMPONENT_HEIGHT 520

/* Asks for the printed values of a component of your copy of the game. They are kept for all plays, and entered into the current
 * one. */
struct _PurserLearnDialog
{
  AdwDialog parent_instance;

  PurserComponents *components;
  char             *item;
  gboolean          confirms; /* whether what ships is marked as that of your copy if it is saved unchanged */
  gboolean          closed;
  gboolean          settling; /* whether values are being written to the disk */
  PurserValue      *known;
  GtkWidget        *component;
  PurserFieldsBox  *fields;
  GtkBox           *content;
  GtkLabel         *title_label;
  GtkLabel         *source_label;
  GtkLabel         *refusal;
  GtkWidget        *forget_button;
};

G_DEFINE_FINAL_TYPE (PurserLearnDialog, purser_learn_dialog, ADW_TYPE_DIALOG)

static void
learn_dialog_fill (PurserLearnDialog *self,
                   PurserValue       *entered)
{
  if (self->component != NULL)
    purser_game_ui_get (purser_components_get_rules (self->components))->component_fill (self->component, entered);
  else
    purser_fields_box_fill (self->fields, entered);
}

/* Returns the values to keep: all of them, or those that differ from the known ones. The others stay marked as what ships. */
static PurserValue *
dup_values (PurserLearnDialog *self)
{
  g_autoptr (PurserValue) entered = purser_value_new_object ();
  PurserValue *changes;

  learn_dialog_fill (self, entered);
  if (self->confirms)
    return g_steal_pointer (&entered);
  changes = purser_value_new_object ();
  for (guint i = 0; i < purser_value_get_size (entered); i++)
    {
      const char *name = purser_value_get_key_at (entered, i);
      PurserValue *value = purser_value_get_at (entered, i);
      PurserValue *before = purser_value_get (self->known, name);

      if (before == NULL ? !purser_value_is (value, PURSER_VALUE_NULL) : !purser_value_equal (before, value))
        purser_value_set (changes, name, purser_value_ref (value));
    }
  return changes;
}

static void
learn_dialog_tell (PurserLearnDialog *self,
                   const char        *problem)
{
  purser_line_breaks_show (self->refusal, problem);
  purser_announce_problem (GTK_WIDGET (self), problem);
}

/* Closes the dialog, or says why the values could not be saved. The user may have closed it meanwhile. */
static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (PurserLearnDialog) self = data;
  const char *problem = purser_components_get_problem (self->components);

  self->settling = FALSE;
  if (self->closed)
    return;
  if (problem == NULL)
    adw_dialog_force_close (ADW_DIALOG (self));
  else
    learn_dialog_tell (self, problem);
}

static void
learn_dialog_settle (PurserLearnDialog *self)
{
  self->settling = TRUE;
  purser_copy_settle_async (purser_components_get_copy (self->components), settled_cb, g_object_ref (self));
}

/* Returns: (transfer full) (nullable): what is wrong with a number that was typed */
static char *
dup_problem (PurserLearnDialog *self)
{
  g_autofree char *problem = self->fields != NULL ? purser_fields_box_dup_problem (self->fields) : NULL;

  return problem != NULL ? purser_format_sentence (problem) : NULL;
}

static void
fields_changed_cb (PurserLearnDialog *self)
{
  g_autofree char *problem = dup_problem (self);

  purser_line_breaks_show (self->refusal, problem != NULL ? problem : "");
}

/* Keeps the values. A second press on a slow disk is ignored. */
static void
submit_cb (PurserLearnDialog *self)
{
  g_autoptr (PurserValue) values = NULL;
  g_autofree char *problem = dup_problem (self);

  if (self->settling)
    return;
  values = dup_values (self);
  if (problem != NULL)
    learn_dialog_tell (self, problem);
  else if (purser_value_get_size (values) == 0)
    adw_dialog_force_close (ADW_DIALOG (self));
  else if (purser_components_learn (self->components, self->item, values))
    learn_dialog_settle (self);
  else
    learn_dialog_tell (self, purser_components_get_refusal (self->components));
}

static void
forget_cb (PurserLearnDialog *self)
{
  if (self->settling)
    return;
  purser_components_forget (self->components, self->item);
  learn_dialog_settle (self);
}

static void
purser_learn_dialog_closed (AdwDialog *dialog)
{
  PURSER_LEARN_DIALOG (dialog)->closed = TRUE;
  if (ADW_DIALOG_CLASS (purser_learn_dialog_parent_class)->closed != NULL)
    ADW_DIALOG_CLASS (purser_learn_dialog_parent_class)->closed (dialog);
}

static void
purser_learn_dialog_finalize (GObject *object)
{
  PurserLearnDialog *self = PURSER_LEARN_DIALOG (object);

  g_clear_object (&self->components);
  g_clear_pointer (&self->known, purser_value_unref);
  g_clear_pointer (&self->item, g_free);
  G_OBJECT_CLASS (purser_learn_dialog_parent_class)->finalize (object);
}

static void
purser_learn_dialog_class_init (PurserLearnDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_learn_dialog_finalize;
  ADW_DIALOG_CLASS (klass)->closed = purser_learn_dialog_closed;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/components/purser-learn-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLearnDialog, content);
  gtk_widget_class_bind_template_child (widget_class, PurserLearnDialog, title_label);
  gtk_widget_class_bind_template_child (widget_class, PurserLearnDialog, source_label);
  gtk_widget_class_bind_template_child (widget_class, PurserLearnDialog, refusal);
  gtk_widget_class_bind_template_child (widget_class, PurserLearnDialog, forget_button);
  gtk_widget_class_bind_template_callback (widget_class, submit_cb);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_bind_template_callback (widget_class, forget_cb);
}

static void
purser_learn_dialog_init (PurserLearnDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows the component as it lies, if the game draws it.
 * Returns: whether it does */
static gboolean
component_fill (PurserLearnDialog  *self,
                GtkWidget         **first)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_components_get_rules (self->components));

  if (ui->component_new != NULL)
    self->component = ui->component_new (self->components, self->item, first);
  /* A form may be longer than the window, one component is not. */
  if (self->component != NULL)
    adw_dialog_set_content_height (ADW_DIALOG (self), COMPONENT_HEIGHT);
  return self->component != NULL;
}

/* Shows all printed values as fields that are in sight. */
static void
fields_fill (PurserLearnDialog *self)
{
  const PurserField *fields = purser_rules_find_fields (purser_components_get_rules (self->components), self->item);

  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new (purser_components_get_rules (self->components),
                                                           purser_components_get_play (self->components), fields,
                                                           PURSER_FIELDS_PRINTED));
  purser_fields_box_show (self->fields, self->known);
  g_signal_connect_object (self->fields, "changed", G_CALLBACK (fields_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
learn_dialog_name (PurserLearnDialog *self)
{
  g_autofree char *title = purser_components_dup_title (self->components, self->item);
  g_autofree char *source = purser_components_dup_source (self->components, self->item);

  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->source_label, source);
  gtk_widget_set_visible (self->forget_button, purser_components_is_learned (self->components, self->item));
}

/* @confirms: whether all values are kept, and not only those that differ */
AdwDialog *
purser_learn_dialog_new (PurserComponents *components,
                         const char       *item,
                         gboolean          confirms)
{
  PurserLearnDialog *self = g_object_new (PURSER_TYPE_LEARN_DIALOG, NULL);
  GtkWidget *first = NULL;

  self->components = g_object_ref (components);
  self->item = g_strdup (item);
  self->confirms = confirms;
  self->known = purser_components_dup_values (components, item);
  learn_dialog_name (self);
  if (!component_fill (self, &first))
    fields_fill (self);
  gtk_box_append (self->content, self->component != NULL ? self->component : GTK_WIDGET (self->fields));
  if (first != NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), first);
  return ADW_DIALOG (self);
}
