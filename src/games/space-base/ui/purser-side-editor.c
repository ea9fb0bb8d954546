// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-space-base-types.h"
#include "purser-toggle-set.h"

/* The slots of one kind, and the free ships of one level, are counted rather than listed. */
static const char *const gain_words[] = { "credits", "income", "vp", NULL };
static const char *const slot_words[] = { "plain", "pips-2", "pips-3", "pips-4", "pips-5", NULL };
static const char *const level_words[] = { "level-1", "level-2", "level-3", NULL };
static const char *const arrow_words[] = { "left", "right", "either", NULL };
static const char *const colour_words[] = { "blue", "red", "green", NULL };

static const PurserShape arrow_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = arrow_words };
static const PurserShape colour_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = colour_words };
static const PurserShape gain_word_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = gain_words };
static const PurserShape slot_word_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = slot_words };
static const PurserShape level_word_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = level_words };
static const PurserShape amount_shape = { .kind = PURSER_SHAPE_INTEGER, .max = 40 };
static const PurserShape few_shape = { .kind = PURSER_SHAPE_INTEGER, .max = 6 };
static const PurserShape gain_shape = { .kind = PURSER_SHAPE_MAP, .key = &gain_word_shape, .of = &amount_shape };
static const PurserShape slots_shape = { .kind = PURSER_SHAPE_MAP, .key = &slot_word_shape, .of = &few_shape };
static const PurserShape claims_shape = { .kind = PURSER_SHAPE_MAP, .key = &level_word_shape, .of = &few_shape };

/* Edits one side of a ship: its payout, its arrow, its charge slots and its ability. Parts that are not printed stay empty, so
 * anything can be removed again. */
struct _PurserSideEditor
{
  PurserEditor parent_instance;

  GtkBox          *box;
  PurserEditor    *gain;
  PurserToggleSet *arrow;
  PurserEditor    *slots;
  GtkSwitch       *linked;
  PurserEditor    *effects;
  PurserShape      effects_shape;
  PurserToggleSet *colour;
  PurserEditor    *claims;
  PurserValue     *shown;
};

G_DEFINE_FINAL_TYPE (PurserSideEditor, purser_side_editor, PURSER_TYPE_EDITOR)

/* ---- Its widgets ---- */

static void
side_append (PurserSideEditor *self,
             const char       *title,
             GtkWidget        *widget)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), widget);
  gtk_box_append (self->box, row);
}

static char *
dup_full_title (PurserSideEditor *self,
                const char       *title)
{
  return g_strdup_printf (_("%s: %s"), purser_editor_get_title (PURSER_EDITOR (self)), title);
}

static PurserEditor *
side_add (PurserSideEditor  *self,
          const PurserShape *shape,
          const char        *title)
{
  g_autofree char *full = dup_full_title (self, title);
  PurserEditor *editor = purser_editor_new_within (PURSER_EDITOR (self), shape, full);

  g_signal_connect_swapped (editor, "changed", G_CALLBACK (purser_editor_changed), self);
  side_append (self, title, GTK_WIDGET (editor));
  return editor;
}

static PurserToggleSet *
side_add_toggles (PurserSideEditor  *self,
                  const char        *title,
                  const char *const *labels)
{
  PurserToggleSet *set = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
  g_autofree char *full = dup_full_title (self, title);

  for (guint i = 0; labels[i] != NULL; i++)
    purser_toggle_set_add (set, labels[i], NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (set), GTK_ACCESSIBLE_PROPERTY_LABEL, full, -1);
  g_signal_connect_swapped (set, "changed", G_CALLBACK (purser_editor_changed), self);
  side_append (self, title, GTK_WIDGET (set));
  return set;
}

static GtkSwitch *
side_add_switch (PurserSideEditor *self,
                 const char       *title)
{
  GtkWidget *widget = gtk_switch_new ();
  g_autofree char *full = dup_full_title (self, title);

  gtk_widget_add_css_class (widget, "alone");
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, full, -1);
  g_signal_connect_swapped (widget, "notify::active", G_CALLBACK (purser_editor_changed), self);
  side_append (self, title, widget);
  return GTK_SWITCH (widget);
}

static const PurserShape *
find_part (const PurserField *fields,
           const char        *name)
{
  while (strcmp (fields->name, name) != 0)
    fields++;
  return fields->shape;
}

/* Returns the shape of the effects in the card file, but with an empty list allowed: then there is no ability. */
static PurserShape
side_get_effects_shape (PurserSideEditor *self)
{
  const PurserShape *side = purser_editor_get_shape (PURSER_EDITOR (self))->either[0];
  PurserShape shape = *find_part (find_part (side->fields, "ability")->fields, "effects");

  shape.min = 0;
  return shape;
}

static void
purser_side_editor_build (PurserEditor *editor)
{
  PurserSideEditor *self = PURSER_SIDE_EDITOR (editor);
  const char *const arrows[] = { _("None"), "←", "→", "← / →", NULL };
  const char *const colours[] = { _("Blue: your turn"), _("Red: others’ turns"), _("Green: any turn"), _("Unknown"), NULL };

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "nested");
  self->effects_shape = side_get_effects_shape (self);
  self->gain = side_add (self, &gain_shape, _("What it pays"));
  self->arrow = side_add_toggles (self, _("Arrow"), arrows);
  self->slots = side_add (self, &slots_shape, _("Charge slots"));
  self->linked = side_add_switch (self, _("Linked slots: all of them full, and spent together"));
  self->effects = side_add (self, &self->effects_shape, _("What the ability does"));
  self->colour = side_add_toggles (self, _("Color of the ability"), colours);
  self->claims = side_add (self, &claims_shape, _("Free ships as a reward, without a charge"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/* ---- From the card file and back ---- */

/* Adds to the count of a kind of slot or free ship. Its key is a word such as pips-2. */
static void
add_count (PurserValue *counts,
           const char  *kind,
           gint64       number,
           gint64       by)
{
  g_autofree char *word = number > 0 ? g_strdup_printf ("%s-%d", kind, (int) number) : g_strdup ("plain");

  purser_value_set_integer (counts, word, purser_value_get_integer_of (counts, word, 0) + by);
}

/* Returns the number of slots of each kind in a charge. */
static PurserValue *
count_slots (PurserValue *charge)
{
  PurserValue *slots = purser_value_get (charge, "slots");
  PurserValue *counts = purser_value_new_object ();

  for (guint i = 0; i < purser_value_get_size (slots); i++)
    add_count (counts, "pips", purser_value_get_integer_of (purser_value_get_at (slots, i), "pips", 0), 1);
  return counts;
}

static void
side_show_slots (PurserSideEditor *self,
                 PurserValue      *charge)
{
  g_autoptr (PurserValue) counts = count_slots (charge);

  purser_editor_set_value (self->slots, counts);
  gtk_switch_set_active (self->linked, purser_value_get_boolean (purser_value_get (charge, "linked")));
}

/* Returns the number of free ships of each level. */
static PurserValue *
count_claims (PurserValue *claims)
{
  PurserValue *counts = purser_value_new_object ();

  for (guint i = 0; i < purser_value_get_size (claims); i++)
    {
      PurserValue *claim = purser_value_get_at (claims, i);

      add_count (counts, "level", purser_value_get_integer_of (claim, "level", 1), purser_value_get_integer_of (claim, "count", 1));
    }
  return counts;
}

static void
side_show_claims (PurserSideEditor *self,
                  PurserValue      *claims)
{
  g_autoptr (PurserValue) counts = count_claims (claims);

  purser_editor_set_value (self->claims, counts);
}

static void
purser_side_editor_set_value (PurserEditor *editor,
                              PurserValue  *value)
{
  PurserSideEditor *self = PURSER_SIDE_EDITOR (editor);
  PurserValue *ability = purser_value_get (value, "ability");
  int arrow = purser_shape_choice (&arrow_shape, purser_value_get_string_of (value, "arrow"));
  int colour = purser_shape_choice (&colour_shape, purser_value_get_string_of (ability, "color"));

  if (!purser_value_is (value, PURSER_VALUE_OBJECT))
    return;
  g_clear_pointer (&self->shown, purser_value_unref);
  self->shown = purser_value_copy (value);
  if (purser_value_get (value, "gain") != NULL)
    purser_editor_set_value (self->gain, purser_value_get (value, "gain"));
  purser_toggle_set_select (self->arrow, (guint) (arrow + 1), TRUE);
  side_show_slots (self, purser_value_get (value, "charge"));
  if (ability != NULL)
    purser_editor_set_value (self->effects, purser_value_get (ability, "effects"));
  purser_toggle_set_select (self->colour, colour >= 0 ? (guint) colour : G_N_ELEMENTS (colour_words) - 1, TRUE);
  side_show_claims (self, purser_value_get (value, "claim"));
}

/* Returns a copy of the part that was shown, so that keys without a field are kept. */
static PurserValue *
side_dup_shown (PurserSideEditor *self,
                const char       *name)
{
  PurserValue *value = purser_value_get (self->shown, name);

  return purser_value_is (value, PURSER_VALUE_OBJECT) ? purser_value_copy (value) : purser_value_new_object ();
}

static void
set_or_remove (PurserValue *side,
               const char  *name,
               PurserValue *value,
               gboolean     printed)
{
  if (printed)
    purser_value_set (side, name, purser_value_ref (value));
  else
    purser_value_remove (side, name);
}

/* Returns whether the counts equal the shown ones; then the list is kept, in its order and with what cannot be counted here. */
static gboolean
counts_are_as_shown (PurserValue       *counts,
                     PurserValue       *shown,
                     const char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (purser_value_get_integer_of (counts, words[i], 0) != purser_value_get_integer_of (shown, words[i], 0))
      return FALSE;
  return TRUE;
}

static PurserValue *
side_dup_slots (PurserSideEditor *self,
                PurserValue      *charge)
{
  g_autoptr (PurserValue) counts = purser_editor_dup_value (self->slots);
  g_autoptr (PurserValue) shown = count_slots (charge);
  PurserValue *slots;

  if (purser_value_get (charge, "slots") != NULL && counts_are_as_shown (counts, shown, slot_words))
    return purser_value_ref (purser_value_get (charge, "slots"));
  slots = purser_value_new_list ();
  for (guint i = 0; slot_words[i] != NULL; i++)
    for (gint64 n = purser_value_get_integer_of (counts, slot_words[i], 0); n > 0; n--)
      {
        PurserValue *slot = purser_value_new_object ();

        purser_value_set (slot, "pips", i > 0 ? purser_value_new_integer (i + 1) : purser_value_new_null ());
        purser_value_append (slots, slot);
      }
  return slots;
}

static void
side_fill_charge (PurserSideEditor *self,
                  PurserValue      *side)
{
  g_autoptr (PurserValue) charge = side_dup_shown (self, "charge");
  PurserValue *slots = side_dup_slots (self, charge);
  gboolean printed = purser_value_get_size (slots) > 0;

  purser_value_set (charge, "slots", slots);
  if (gtk_switch_get_active (self->linked) != purser_value_get_boolean (purser_value_get (charge, "linked")))
    purser_value_set_boolean (charge, "linked", gtk_switch_get_active (self->linked));
  set_or_remove (side, "charge", charge, printed);
}

static void
side_fill_ability (PurserSideEditor *self,
                   PurserValue      *side)
{
  g_autoptr (PurserValue) ability = side_dup_shown (self, "ability");
  PurserValue *effects = purser_editor_dup_value (self->effects);
  int colour = purser_toggle_set_get_selected (self->colour);
  gboolean printed = effects != NULL && purser_value_get_size (effects) > 0;

  if (effects != NULL)
    purser_value_set (ability, "effects", effects);
  if (colour >= 0 && colour_words[colour] != NULL)
    purser_value_set_string (ability, "color", colour_words[colour]);
  else if (!purser_value_is (purser_value_get (ability, "color"), PURSER_VALUE_NULL))
    purser_value_remove (ability, "color");
  set_or_remove (side, "ability", ability, printed);
}

static void
side_fill_claims (PurserSideEditor *self,
                  PurserValue      *side)
{
  g_autoptr (PurserValue) counts = purser_editor_dup_value (self->claims);
  g_autoptr (PurserValue) shown = count_claims (purser_value_get (side, "claim"));
  g_autoptr (PurserValue) claims = purser_value_new_list ();

  if (counts_are_as_shown (counts, shown, level_words))
    return;
  for (guint i = 0; level_words[i] != NULL; i++)
    {
      gint64 n = purser_value_get_integer_of (counts, level_words[i], 0);
      PurserValue *claim = n > 0 ? purser_value_new_object () : NULL;

      if (claim == NULL)
        continue;
      purser_value_set_integer (claim, "level", i + 1);
      purser_value_set_integer (claim, "count", n);
      purser_value_append (claims, claim);
    }
  set_or_remove (side, "claim", claims, purser_value_get_size (claims) > 0);
}

static PurserValue *
purser_side_editor_dup_value (PurserEditor *editor)
{
  PurserSideEditor *self = PURSER_SIDE_EDITOR (editor);
  PurserValue *side = self->shown != NULL ? purser_value_copy (self->shown) : purser_value_new_object ();
  g_autoptr (PurserValue) gain = purser_editor_dup_value (self->gain);
  int arrow = purser_toggle_set_get_selected (self->arrow);

  set_or_remove (side, "gain", gain, purser_value_get_size (gain) > 0);
  if (arrow > 0)
    purser_value_set_string (side, "arrow", arrow_words[arrow - 1]);
  else
    purser_value_remove (side, "arrow");
  side_fill_charge (self, side);
  side_fill_ability (self, side);
  side_fill_claims (self, side);
  return side;
}

static void
purser_side_editor_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_SIDE_EDITOR (object)->shown, purser_value_unref);
  G_OBJECT_CLASS (purser_side_editor_parent_class)->finalize (object);
}

static void
purser_side_editor_class_init (PurserSideEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_side_editor_finalize;
  editor_class->build = purser_side_editor_build;
  editor_class->dup_value = purser_side_editor_dup_value;
  editor_class->set_value = purser_side_editor_set_value;
}

static void
purser_side_editor_init (PurserSideEditor *self)
{
}
