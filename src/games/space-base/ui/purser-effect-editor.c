// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-editor-types.h"
#include "purser-space-base-types.h"
#include "purser-wrap-box.h"

/* The fields of each effect; the other effects need no number. */
static const struct {
  const char *effect;
  const char *fields[3];
} parts[] = {
  { "gain", { "credits", "income", "vp" } },
  { "sum_shift", { "max" } },
  { "buy", { "count" } },
  { "buy_place_any", { "count", "sectors" } },
  { "claim", { "level", "count" } },
  { "claim_combo", { "claims" } },
  { "swap_sectors", { "pair" } },
  { "place_charge", { "count" } },
  { "move_charge", { "count" } },
  { "others_lose_vp", { "amount" } },
};

/* Two sectors are two entries, each empty while it is unknown; one alone is of no use. */
static const PurserShape sector_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 12 };
static const PurserShape not_known_shape = { .kind = PURSER_SHAPE_NULL };
static const PurserShape *const sector_either[] = { &sector_shape, &not_known_shape, NULL };
static const PurserShape optional_sector_shape = { .kind = PURSER_SHAPE_VARIANT, .either = sector_either };
static const PurserShape two_sectors_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &optional_sector_shape };

#define MOST_PARTS G_N_ELEMENTS (parts[0].fields)

/* Edits one effect of an ability: its kind, and then its numbers. */
struct _PurserEffectEditor
{
  PurserEditor parent_instance;

  GtkDropDown        *kinds;
  GtkListItemFactory *chosen_factory;
  AdwWrapBox         *box;
  PurserEditor       *editors[MOST_PARTS];
  const char         *names[MOST_PARTS];
  PurserValue        *shown;
};

G_DEFINE_FINAL_TYPE (PurserEffectEditor, purser_effect_editor, PURSER_TYPE_EDITOR)

static const PurserField *
effect_get_fields (PurserEffectEditor *self)
{
  return purser_editor_get_shape (PURSER_EDITOR (self))->fields;
}

static const char *
effect_get_kind (PurserEffectEditor *self)
{
  return effect_get_fields (self)->shape->choices[gtk_drop_down_get_selected (self->kinds)];
}

static const PurserField *
effect_find_field (PurserEffectEditor *self,
                   const char         *name)
{
  const PurserField *field = effect_get_fields (self);

  while (strcmp (field->name, name) != 0)
    field++;
  return field;
}

static gboolean
is_two_sectors (const char *name)
{
  return strcmp (name, "pair") == 0 || strcmp (name, "sectors") == 0;
}

static void
effect_add_part (PurserEffectEditor *self,
                 guint               index,
                 const PurserField  *field)
{
  g_autofree char *title = purser_rules_dup_word (purser_editor_get_rules (PURSER_EDITOR (self)), field->name);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  const PurserShape *shape = is_two_sectors (field->name) ? &two_sectors_shape : field->shape;
  PurserEditor *editor = purser_editor_new_within (PURSER_EDITOR (self), shape, title);

  g_signal_connect_swapped (editor, "changed", G_CALLBACK (purser_editor_changed), self);
  gtk_box_append (GTK_BOX (row), gtk_label_new (title));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (editor));
  self->editors[index] = editor;
  self->names[index] = field->name;
  adw_wrap_box_append (self->box, row);
}

static void
effect_add_parts (PurserEffectEditor *self,
                  const char *const  *names)
{
  for (guint i = 0; i < MOST_PARTS && names[i] != NULL; i++)
    effect_add_part (self, i, effect_find_field (self, names[i]));
}

static void
kind_changed_cb (PurserEffectEditor *self)
{
  const char *kind = effect_get_kind (self);

  memset (self->editors, 0, sizeof self->editors);
  purser_wrap_box_clear (self->box);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strcmp (parts[i].effect, kind) == 0)
      effect_add_parts (self, parts[i].fields);
  gtk_widget_set_visible (GTK_WIDGET (self->box), self->editors[0] != NULL);
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
purser_effect_editor_build (PurserEditor *editor)
{
  PurserEffectEditor *self = PURSER_EFFECT_EDITOR (editor);
  const PurserShape *shape = effect_get_fields (self)->shape;
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; shape->choices[i] != NULL; i++)
    gtk_string_list_take (titles, purser_rules_dup_word (purser_editor_get_rules (editor), shape->choices[i]));
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (titles));
  purser_editor_name (editor, GTK_WIDGET (self->kinds));
  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (kind_changed_cb), self);
  kind_changed_cb (self);
}

static gboolean
is_zero (PurserValue *value)
{
  return purser_value_is (value, PURSER_VALUE_INTEGER) && purser_value_get_integer (value) == 0;
}

/* Returns the value of one part; %NULL if it counts as nothing. */
static PurserValue *
effect_dup_part (PurserEffectEditor *self,
                 guint               index)
{
  g_autoptr (PurserValue) value = purser_editor_dup_value (self->editors[index]);

  if (value == NULL || is_zero (value))
    return NULL;
  if (!is_two_sectors (self->names[index]))
    return g_steal_pointer (&value);
  for (guint i = 0; i < 2; i++)
    if (!purser_value_is (purser_value_get_at (value, i), PURSER_VALUE_INTEGER))
      return strcmp (self->names[index], "pair") == 0 ? purser_value_new_null () : NULL;
  return g_steal_pointer (&value);
}

static PurserValue *
purser_effect_editor_dup_value (PurserEditor *editor)
{
  PurserEffectEditor *self = PURSER_EFFECT_EDITOR (editor);
  const char *kind = effect_get_kind (self);
  gboolean same = g_strcmp0 (purser_value_get_string_of (self->shown, "effect"), kind) == 0;
  PurserValue *object = same ? purser_value_copy (self->shown) : purser_value_new_object ();

  purser_value_set_string (object, "effect", kind);
  for (guint i = 0; i < MOST_PARTS && self->editors[i] != NULL; i++)
    {
      PurserValue *value = effect_dup_part (self, i);

      if (value != NULL)
        purser_value_set (object, self->names[i], value);
      else
        purser_value_remove (object, self->names[i]);
    }
  return object;
}

static void
purser_effect_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserEffectEditor *self = PURSER_EFFECT_EDITOR (editor);
  const char *kind = purser_value_get_string_of (value, "effect");
  int index = kind != NULL ? purser_shape_choice (effect_get_fields (self)->shape, kind) : -1;

  if (index < 0)
    return;
  g_clear_pointer (&self->shown, purser_value_unref);
  self->shown = purser_value_copy (value);
  gtk_drop_down_set_selected (self->kinds, (guint) index);
  for (guint i = 0; i < MOST_PARTS && self->editors[i] != NULL; i++)
    if (purser_value_get (value, self->names[i]) != NULL)
      purser_editor_set_value (self->editors[i], purser_value_get (value, self->names[i]));
}

static void
purser_effect_editor_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_EFFECT_EDITOR (object)->shown, purser_value_unref);
  G_OBJECT_CLASS (purser_effect_editor_parent_class)->finalize (object);
}

static void
purser_effect_editor_class_init (PurserEffectEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_effect_editor_finalize;
  editor_class->build = purser_effect_editor_build;
  editor_class->dup_value = purser_effect_editor_dup_value;
  editor_class->set_value = purser_effect_editor_set_value;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/space-base/purser-effect-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserEffectEditor, kinds);
  gtk_widget_class_bind_template_child (widget_class, PurserEffectEditor, chosen_factory);
  gtk_widget_class_bind_template_child (widget_class, PurserEffectEditor, box);
}

static void
purser_effect_editor_init (PurserEffectEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->box);
  /* The list keeps the default factory, which shows check marks. */
  gtk_drop_down_set_list_factory (self->kinds, gtk_drop_down_get_factory (self->kinds));
  gtk_drop_down_set_factory (self->kinds, self->chosen_factory);
}
