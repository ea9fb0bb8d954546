// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-error-mark.h"
#include "purser-format.h"
#include "purser-formula.h"
#include "purser-line-breaks.h"
#include "purser-sum-pad.h"
#include "purser-sum.h"

/* A number, or a sum such as 12+8-3: to type, or to tap on the keys below; with what it comes to. */
struct _PurserSumPad
{
  AdwBin parent_instance;

  GtkEditable *entry;
  GtkLabel    *sum_label;
  GtkLabel    *problem_label;
  GtkWidget   *keys;
  GtkWidget   *keys_button;
  gboolean     untouched;
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserSumPad, purser_sum_pad, ADW_TYPE_BIN)

#define COLUMNS 6

typedef struct {
  const char *key;
  const char *icon;
  const char *name;
} Key;

/* As on a calculator, the digits in their usual places; the last key is twice as wide. "<" takes back, "C" clears, "="
 * enters; all others write what stands on them. */
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

/* A lone number says itself; a sum is told what it comes to. */
static char *
pad_dup_sum_text (PurserSumPad *self)
{
  const char *text = gtk_editable_get_text (self->entry);
  g_autofree char *amount = NULL;
  gint64 sum;

  if (pad_is_empty (self) || !purser_sum_parse (text, &sum))
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
  if (sum != NULL)
    purser_formula_find_zero (sum, error);
}

/* While a sum is being written it is often not whole; what is missing is said below, in words, and marked. */
static void
pad_show_problem (PurserSumPad             *self,
                  const PurserFormulaError *error,
                  const char               *sum)
{
  gboolean wrong = error->message != NULL;
  g_autofree char *problem = wrong ? purser_formula_error_dup_text (error) : g_strdup ("");
  g_autoptr (PangoAttrList) marks = purser_error_mark_new (gtk_editable_get_text (self->entry), wrong ? (int) error->at : -1);

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

  pad_find_problem (self, &error);
  gtk_label_set_label (self->sum_label, text);
  pad_show_problem (self, &error, text);
}

static void
changed_cb (PurserSumPad *self)
{
  self->untouched = FALSE;
  pad_update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
entered_cb (PurserSumPad *self)
{
  g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
}

/* What was put in is replaced by what is typed first. It is selected, but a selection may be lost to other programs. */
static void
pad_select_untouched (PurserSumPad *self)
{
  if (self->untouched)
    gtk_editable_select_region (self->entry, 0, -1);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                PurserSumPad          *self)
{
  if (g_unichar_isgraph (gdk_keyval_to_unicode (keyval)) && (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    pad_select_untouched (self);
  return GDK_EVENT_PROPAGATE;
}

/* A tap into the entry means to change what is there. */
static void
entry_pressed_cb (PurserSumPad *self)
{
  self->untouched = FALSE;
}

/* The keys write at the end, wherever the cursor was left; but what is selected they replace. */
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

static GtkWidget *
keys_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  /* The keys stand as on every calculator, whichever way the language is written. */
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < G_N_ELEMENTS (layout); i++)
    gtk_grid_attach (GTK_GRID (grid), key_new (&layout[i]), (int) i % COLUMNS, (int) i / COLUMNS,
                     g_str_equal (layout[i].key, "=") ? 2 : 1, 1);
  return grid;
}

static gboolean
purser_sum_pad_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PURSER_SUM_PAD (widget)->entry));
}

static void
purser_sum_pad_class_init (PurserSumPadClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = purser_sum_pad_grab_focus;

  /* Something else is entered. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* Enter was pressed, whatever is in the entry. */
  signals[SIGNAL_ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "pad.press", "s", press_activated);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
pad_make_line (PurserSumPad *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_hexpand (GTK_WIDGET (self->entry), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "pad-entry");
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->sum_label), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->sum_label), "title-3");
  gtk_button_set_icon_name (GTK_BUTTON (self->keys_button), "input-keyboard-symbolic");
  gtk_widget_set_tooltip_text (self->keys_button, _("Number Keys"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->sum_label));
  gtk_box_append (GTK_BOX (line), self->keys_button);
  return line;
}

static void
pad_add_controllers (PurserSumPad *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (entry_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), GTK_EVENT_CONTROLLER (click));
}

static void
purser_sum_pad_init (PurserSumPad *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->entry = GTK_EDITABLE (gtk_entry_new ());
  self->sum_label = GTK_LABEL (gtk_label_new (NULL));
  self->problem_label = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, "xalign", 0.f, "wrap", TRUE,
                                      "css-classes", (const char *[]) { "caption", "warning", NULL }, NULL);
  self->keys_button = gtk_toggle_button_new ();
  self->keys = keys_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), "12+8\u22123");
  purser_sum_pad_set_name (self, _("Number or sum"));
  gtk_editable_set_width_chars (self->entry, 6);
  gtk_box_append (GTK_BOX (box), pad_make_line (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->problem_label));
  gtk_box_append (GTK_BOX (box), self->keys);
  g_object_bind_property (self->keys, "visible", self->keys_button, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (entered_cb), self);
  pad_add_controllers (self);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Tells those who listen what the number is. */
void
purser_sum_pad_set_name (PurserSumPad *self,
                         const char   *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Puts something in the entry, selected, so that what is typed replaces it. */
void
purser_sum_pad_set_text (PurserSumPad *self,
                         const char   *text)
{
  gtk_editable_set_text (self->entry, text);
  gtk_editable_select_region (self->entry, 0, -1);
  self->untouched = TRUE;
}

/* Returns: (transfer none): what is in the entry */
const char *
purser_sum_pad_get_text (PurserSumPad *self)
{
  return gtk_editable_get_text (self->entry);
}

/* @sum: (out): what it comes to
 *
 * Returns: whether there is a sum in the entry */
gboolean
purser_sum_pad_get_sum (PurserSumPad *self,
                        gint64       *sum)
{
  return purser_sum_parse (gtk_editable_get_text (self->entry), sum);
}

/* Returns: whether nobody has changed what was put into the entry */
gboolean
purser_sum_pad_is_untouched (PurserSumPad *self)
{
  return self->untouched;
}

/* Returns: (transfer none): the entry, for those who want its keys */
GtkWidget *
purser_sum_pad_get_entry (PurserSumPad *self)
{
  return GTK_WIDGET (self->entry);
}

/* Lets what is typed go into the entry, in the place of what is there. */
void
purser_sum_pad_take_focus (PurserSumPad *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (self->entry, 0, -1);
}

/* Takes the keyboard, and has what was typed elsewhere in the place of what was there. */
void
purser_sum_pad_begin (PurserSumPad *self,
                      const char   *text)
{
  purser_sum_pad_take_focus (self);
  pad_insert (self, text);
}

/* Returns: (transfer none): the number keys, to be hidden where there is no room for them */
GtkWidget *
purser_sum_pad_get_keys (PurserSumPad *self)
{
  return self->keys;
}
