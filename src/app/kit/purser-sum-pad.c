// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-error-mark.h"
#include "purser-format.h"
#include "purser-formula.h"
#include "purser-line-breaks.h"
#include "purser-sum-pad.h"
#include "purser-sum.h"
#include "purser-widget.h"

/* An entry for a number or a sum such as 12+8-3, typed or tapped on the keys below, with its result. */
struct _PurserSumPad
{
  AdwBin parent_instance;

  GtkEditable *entry;
  GtkLabel    *sum_label;
  GtkLabel    *problem_label;
  GtkWidget   *keys;
  gboolean     untouched;
};

G_DEFINE_FINAL_TYPE (PurserSumPad, purser_sum_pad, ADW_TYPE_BIN)

#define COLUMNS 6

typedef struct {
  const char *key;
  const char *icon;
  const char *name;
} Key;

/* As on a calculator, with the digits in their usual places; the last key is twice as wide. "<" deletes the last character, "C"
 * clears, "=" enters; all others insert their text. */
static const Key layout[] = {
  { "7" }, { "8" }, { "9" }, { "+", NULL, N_("Plus") }, { "\u00d7", NULL, N_("Times") },
  { "<", "edit-clear-symbolic", N_("Delete the Last Digit") },
  { "4" }, { "5" }, { "6" }, { "\u2212", NULL, N_("Minus") }, { "\u00f7", NULL, N_("Divided by") }, { "C", NULL, N_("Clear") },
  { "1" }, { "2" }, { "3" }, { "0" }, { "=", "object-select-symbolic", N_("Enter") },
};

static gboolean
pad_is_empty (PurserSumPad *self)
{
  return *gtk_editable_get_text (self->entry) == '\0';
}

/* Returns the result, or an empty text while the sum is incomplete. */
static char *
pad_dup_sum_text (PurserSumPad *self)
{
  g_autofree char *amount = NULL;
  gint64 sum;

  if (!purser_sum_pad_get_sum (self, &sum))
    return g_strdup ("");
  amount = purser_format_amount (sum);
  /* Translators: what a sum comes to */
  return g_strdup_printf (_("= %s"), amount);
}

static void
pad_find_problem (PurserSumPad       *self,
                  PurserFormulaError *error)
{
  g_autoptr (PurserFormula) sum = NULL;

  if (pad_is_empty (self))
    return;
  sum = purser_formula_new_sum (gtk_editable_get_text (self->entry), error);
  if (sum == NULL || !purser_formula_find_zero (sum, error))
    return;
  /* A formula counts it as 0 (`purser_formula_find_zero`), but in a number that is entered it is a mistake. */
  g_free (error->message);
  error->message = g_strdup (_("nothing can be divided by 0"));
}

/* Shows what is missing below the entry, in words, and marks it: while a sum is typed, it is often incomplete. */
static void
pad_show_problem (PurserSumPad *self,
                  int           at,
                  const char   *problem,
                  const char   *sum)
{
  gboolean wrong = *problem != '\0';
  g_autoptr (PangoAttrList) marks = purser_error_mark_new (gtk_editable_get_text (self->entry), at);

  purser_line_breaks_show (self->problem_label, problem);
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), wrong);
  gtk_entry_set_attributes (GTK_ENTRY (self->entry), marks);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  wrong ? problem : sum, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  purser_set_style (GTK_WIDGET (self->entry), "warning", wrong);
}

static void
pad_update (PurserSumPad *self)
{
  g_auto (PurserFormulaError) error = { 0 };
  g_autofree char *text = pad_dup_sum_text (self);
  g_autofree char *problem = NULL;

  pad_find_problem (self, &error);
  problem = error.message != NULL ? purser_formula_error_dup_text (&error) : g_strdup ("");
  gtk_label_set_label (self->sum_label, text);
  pad_show_problem (self, error.message != NULL ? (int) error.at : -1, problem, text);
}

static void
changed_cb (PurserSumPad *self)
{
  self->untouched = FALSE;
  pad_update (self);
  g_signal_emit_by_name (self, "changed");
}

static void
entered_cb (PurserSumPad *self)
{
  g_signal_emit_by_name (self, "entered");
}

/* Selects a text that was set, so that typing replaces it. It was selected already, but another program may have taken the
 * selection. */
static void
pad_select_untouched (PurserSumPad *self)
{
  if (self->untouched)
    gtk_editable_select_region (self->entry, 0, -1);
}

static gboolean
key_pressed_cb (PurserSumPad    *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  if (g_unichar_isgraph (gdk_keyval_to_unicode (keyval)) && (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    pad_select_untouched (self);
  return GDK_EVENT_PROPAGATE;
}

static void
entry_pressed_cb (PurserSumPad *self)
{
  self->untouched = FALSE;
}

/* Inserts a text at the end, wherever the cursor is, or in place of the selection. */
static void
pad_insert (PurserSumPad *self,
            const char   *text)
{
  int position = -1;

  pad_select_untouched (self);
  gtk_editable_delete_selection (self->entry);
  gtk_editable_insert_text (self->entry, text, -1, &position);
  gtk_editable_set_position (self->entry, -1);
}

static void
pad_take_back (PurserSumPad *self)
{
  int length = (int) g_utf8_strlen (gtk_editable_get_text (self->entry), -1);

  if (gtk_editable_get_selection_bounds (self->entry, NULL, NULL))
    gtk_editable_delete_selection (self->entry);
  else
    gtk_editable_delete_text (self->entry, MAX (0, length - 1), length);
  gtk_editable_set_position (self->entry, -1);
}

static void
key_press (PurserSumPad *self,
           const char   *key)
{
  if (g_str_equal (key, "="))
    entered_cb (self);
  else if (g_str_equal (key, "<"))
    pad_take_back (self);
  else if (g_str_equal (key, "C"))
    gtk_editable_set_text (self->entry, "");
  else
    pad_insert (self, key);
}

static void
press_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  key_press (PURSER_SUM_PAD (widget), g_variant_get_string (parameter, NULL));
}

static GtkWidget *
key_new (const Key *key)
{
  GtkWidget *child = key->icon != NULL ? gtk_image_new_from_icon_name (key->icon) : gtk_label_new (key->key);
  /* The entry keeps the focus, so that taps and typing can be mixed. */
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", child, "focus-on-click", FALSE, "action-name", "pad.press",
                                    "action-target", g_variant_new_string (key->key), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  key->name != NULL ? _(key->name) : key->key, -1);
  if (g_str_equal (key->key, "="))
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pad-key");
  return button;
}

static void
pad_add_keys (PurserSumPad *self)
{
  /* The keys keep the order of a calculator in languages that are written from right to left. */
  gtk_widget_set_direction (self->keys, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < G_N_ELEMENTS (layout); i++)
    gtk_grid_attach (GTK_GRID (self->keys), key_new (&layout[i]), (int) i % COLUMNS, (int) i / COLUMNS,
                     g_str_equal (layout[i].key, "=") ? 2 : 1, 1);
}

static gboolean
purser_sum_pad_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PURSER_SUM_PAD (widget)->entry));
}

static void
purser_sum_pad_class_init (PurserSumPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = purser_sum_pad_grab_focus;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* Enter was pressed, whatever is in the entry. */
  g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "pad.press", "s", press_activated);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/kit/purser-sum-pad.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSumPad, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserSumPad, sum_label);
  gtk_widget_class_bind_template_child (widget_class, PurserSumPad, problem_label);
  gtk_widget_class_bind_template_child (widget_class, PurserSumPad, keys);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_pressed_cb);
}

static void
purser_sum_pad_init (PurserSumPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pad_add_keys (self);
}

/* Sets the accessible name of the entry. */
void
purser_sum_pad_set_name (PurserSumPad *self,
                         const char   *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Sets the text and selects it, so that typing replaces it. */
void
purser_sum_pad_set_text (PurserSumPad *self,
                         const char   *text)
{
  gtk_editable_set_text (self->entry, text);
  gtk_editable_select_region (self->entry, 0, -1);
  pad_update (self);
  self->untouched = TRUE;
}

const char *
purser_sum_pad_get_text (PurserSumPad *self)
{
  return gtk_editable_get_text (self->entry);
}

/* Returns: whether the entry holds a valid sum in which nothing is divided by 0 */
gboolean
purser_sum_pad_get_sum (PurserSumPad *self,
                        gint64       *sum)
{
  g_auto (PurserFormulaError) error = { 0 };

  pad_find_problem (self, &error);
  return purser_sum_parse (gtk_editable_get_text (self->entry), sum) && error.message == NULL;
}

/* Announces why Enter did nothing: the entry is empty, or the sum is wrong. */
void
purser_sum_pad_tell_why (PurserSumPad *self)
{
  if (pad_is_empty (self))
    pad_show_problem (self, -1, _("Enter a number: 0 for no points"), "");
  purser_announce_problem (GTK_WIDGET (self), gtk_label_get_label (self->problem_label));
}

/* Returns: whether the entry was neither changed nor pressed since its text was set */
gboolean
purser_sum_pad_is_untouched (PurserSumPad *self)
{
  return self->untouched;
}

/* Returns: (transfer none): the entry, for callers that handle its keys */
GtkWidget *
purser_sum_pad_get_entry (PurserSumPad *self)
{
  return GTK_WIDGET (self->entry);
}

/* Focuses the entry and selects its text, so that typing replaces it. */
void
purser_sum_pad_take_focus (PurserSumPad *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (self->entry, 0, -1);
}

/* Focuses the entry and replaces its text by what was typed elsewhere. */
void
purser_sum_pad_begin (PurserSumPad *self,
                      const char   *text)
{
  purser_sum_pad_take_focus (self);
  pad_insert (self, text);
}

/* Returns: (transfer none): the number keys, to be hidden if there is no room for them */
GtkWidget *
purser_sum_pad_get_keys (PurserSumPad *self)
{
  return self->keys;
}
