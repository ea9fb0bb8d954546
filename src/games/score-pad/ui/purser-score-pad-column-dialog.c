// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-error-mark.h"
#include "purser-line-breaks.h"
#include "purser-score-pad-column-dialog.h"
#include "purser-score-pad-trial.h"
#include "purser-score-pad.h"
#include "purser-template.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Edits a category of a pad: its name, and how its points come about. A formula is tried while it is typed. */
struct _PurserScorePadColumnDialog
{
  AdwDialog parent_instance;

  PurserScorePadPlan  *plan;
  guint                column;
  GtkWidget           *done_button;
  AdwEntryRow         *name_row;
  AdwEntryRow         *formula_row;
  GtkLabel            *problem_label;
  AdwWrapBox          *keys_box;
  GtkLabel            *meaning_label;
  GtkLabel            *all_label;
  PurserScorePadTrial *trial;
  AdwSwitchRow        *counts_row;
  AdwSwitchRow        *hidden_row;
  GtkWidget           *up_row;
  GtkWidget           *down_row;
  GtkWidget           *remove_row;
};

/* The keys for formulas. Each function inserts a whole example, which is tried at once and then changed. Keys with a pattern are
 * explained as soon as they are in the formula, as a touch screen shows no tooltips. */
static const struct {
  const char *label;
  const char *text;
  const char *what;
  const char *pattern;
} keys[] = {
  { "x", "x", N_("The number entered"), NULL },
  { "+", "+", N_("Plus"), NULL },
  { "−", "-", N_("Minus"), NULL },
  { "×", "*", N_("Times"), NULL },
  { "÷", "/", N_("Divided by, rounded down"), "[/÷]" },
  { "( )", "(", N_("Bracket"), NULL },
  { "up", "up(x, 2)", N_("Divided by, rounded up"), "\\bup\\s*\\(" },
  { "min", "min(x, 10)", N_("The smallest of several"), "\\bmin\\s*\\(" },
  { "max", "max(x, 0)", N_("The largest of several"), "\\bmax\\s*\\(" },
  { "steps", "steps(x, 0: -1, 2: 1, 5: 3)", N_("Points from a table: from which number on, how many points"),
    "\\bsteps\\s*\\(" },
  { "rank", "rank(x, 5, 2, split)",
    N_("Points for the most, the second most and so on; tied players get them in full, split or as the last of them (full, split, last)"),
    "\\brank\\s*\\(" },
};

G_DEFINE_FINAL_TYPE (PurserScorePadColumnDialog, purser_score_pad_column_dialog, ADW_TYPE_DIALOG)

static char *
dup_stripped (AdwEntryRow *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
}

static PurserScorePadColumn
dialog_read (PurserScorePadColumnDialog *self)
{
  g_autofree char *formula = dup_stripped (self->formula_row);

  return (PurserScorePadColumn) {
    .name = dup_stripped (self->name_row),
    .formula = *formula != '\0' ? g_steal_pointer (&formula) : NULL,
    .counts = adw_switch_row_get_active (self->counts_row),
    .hidden = adw_switch_row_get_active (self->hidden_row),
  };
}

static void
dialog_say (PurserScorePadColumnDialog *self,
            const char                 *problem,
            int                         at)
{
  g_autoptr (PangoAttrList) marks = purser_error_mark_new (gtk_editable_get_text (GTK_EDITABLE (self->formula_row)), at);

  purser_line_breaks_show (self->problem_label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
  gtk_widget_set_sensitive (self->done_button, problem == NULL);
  adw_entry_row_set_attributes (self->formula_row, marks);
  gtk_accessible_update_state (GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (self->formula_row))),
                               GTK_ACCESSIBLE_STATE_INVALID,
                               at >= 0 ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Tries the whole pad, which finds bad names, circular formulas, and formulas that are too long together. */
static char *
dialog_dup_problem (PurserScorePadColumnDialog *self,
                    const PurserScorePadColumn *column)
{
  g_autoptr (PurserScorePadPlan) plan = purser_score_pad_plan_copy (self->plan);
  g_autoptr (PurserValue) options = purser_value_new_object ();
  g_autoptr (PurserTemplate) template = NULL;
  g_autoptr (GError) error = NULL;

  purser_score_pad_plan_set (plan, self->column, column);
  purser_score_pad_plan_write (plan, options);
  template = purser_template_new (&purser_score_pad_rules, "-", options, &error);
  return template == NULL ? g_strdup (error->message) : NULL;
}

static void
dialog_try (PurserScorePadColumnDialog *self,
            const PurserScorePadColumn *column)
{
  g_auto (PurserFormulaError) error = { 0 };
  PurserFormula *formula = column->formula != NULL
    ? purser_formula_new (column->formula, purser_score_pad_plan_count (self->plan), &error) : NULL;
  g_autofree char *problem = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->trial), formula != NULL);
  if (formula != NULL)
    purser_score_pad_trial_show (self->trial, formula, self->plan);
  if (error.message != NULL || (formula != NULL && purser_formula_find_zero (formula, &error)))
    problem = purser_formula_error_dup_text (&error);
  else
    problem = dialog_dup_problem (self, column);
  dialog_say (self, problem, error.message != NULL ? (int) error.at : -1);
}

static void
dialog_explain (PurserScorePadColumnDialog *self,
                const char                 *formula)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (formula != NULL && keys[i].pattern != NULL && g_regex_match_simple (keys[i].pattern, formula, G_REGEX_CASELESS, 0))
      g_string_append_printf (text, "%s%s · %s", text->len > 0 ? "\n" : "", keys[i].label, _(keys[i].what));
  if (formula == NULL)
    g_string_append (text, _("Without a formula, points are entered."));
  purser_line_breaks_show (self->meaning_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->meaning_label), text->len > 0);
}

static void
changed_cb (PurserScorePadColumnDialog *self)
{
  g_auto (PurserScorePadColumn) column = dialog_read (self);

  dialog_explain (self, column.formula);
  dialog_try (self, &column);
}

static void
dialog_end (PurserScorePadColumnDialog *self)
{
  g_signal_emit_by_name (self, "changed");
  adw_dialog_close (ADW_DIALOG (self));
}

static void
done_clicked_cb (PurserScorePadColumnDialog *self)
{
  g_auto (PurserScorePadColumn) column = dialog_read (self);

  if (!gtk_widget_get_sensitive (self->done_button))
    return;
  purser_score_pad_plan_set (self->plan, self->column, &column);
  dialog_end (self);
}

/* Moves the category, with its changes if they are valid. */
static void
dialog_move (PurserScorePadColumnDialog *self,
             guint                       to)
{
  g_auto (PurserScorePadColumn) column = dialog_read (self);

  if (gtk_widget_get_sensitive (self->done_button))
    purser_score_pad_plan_set (self->plan, self->column, &column);
  purser_score_pad_plan_move (self->plan, self->column, to);
  dialog_end (self);
}

static void
up_cb (PurserScorePadColumnDialog *self)
{
  dialog_move (self, self->column - 1);
}

static void
down_cb (PurserScorePadColumnDialog *self)
{
  dialog_move (self, self->column + 1);
}

static void
remove_cb (PurserScorePadColumnDialog *self)
{
  purser_score_pad_plan_remove (self->plan, self->column);
  dialog_end (self);
}

/* Inserts text at the cursor; it replaces the selection, as typing does. */
static void
insert_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  PurserScorePadColumnDialog *self = PURSER_SCORE_PAD_COLUMN_DIALOG (widget);
  GtkEditable *text = GTK_EDITABLE (self->formula_row);
  int position;

  gtk_editable_delete_selection (text);
  position = gtk_editable_get_position (text);
  gtk_editable_insert_text (text, g_variant_get_string (parameter, NULL), -1, &position);
  gtk_widget_grab_focus (GTK_WIDGET (self->formula_row));
  gtk_editable_set_position (text, position);
}

static void
add_key (AdwWrapBox *box,
         const char *label,
         const char *text,
         const char *what)
{
  GtkWidget *key = gtk_button_new_with_label (label);

  gtk_widget_set_focus_on_click (key, FALSE);
  gtk_widget_set_size_request (key, 44, 44);
  gtk_widget_set_tooltip_text (key, what);
  purser_set_action (key, "column.insert", g_variant_new_string (text));
  adw_wrap_box_append (box, key);
}

/* Shows what all keys do, which can be read before one of them is pressed. */
static void
dialog_explain_all (PurserScorePadColumnDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *example = strchr (keys[i].text, ',') != NULL ? keys[i].text : keys[i].label;

      g_string_append_printf (text, "%s%s · %s", i > 0 ? "\n" : "", example, _(keys[i].what));
    }
  gtk_label_set_label (self->all_label, text->str);
}

static void
dialog_add_keys (PurserScorePadColumnDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    add_key (self->keys_box, keys[i].label, keys[i].text, _(keys[i].what));
  for (guint i = 0; i < purser_score_pad_plan_count (self->plan); i++)
    {
      g_autofree char *letters = purser_formula_dup_letters (i);
      g_autofree char *label = g_strjoin (" · ", letters, purser_score_pad_plan_get (self->plan, i)->name, NULL);

      if (i != self->column)
        add_key (self->keys_box, label, letters, NULL);
    }
}

static void
purser_score_pad_column_dialog_class_init (PurserScorePadColumnDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "column.insert", "s", insert_activated);
  /* The plan has changed. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (PURSER_TYPE_SCORE_PAD_TRIAL);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/score-pad/ui/purser-score-pad-column-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, done_button);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, formula_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, problem_label);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, keys_box);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, meaning_label);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, all_label);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, trial);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, counts_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, hidden_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, up_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, down_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadColumnDialog, remove_row);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, up_cb);
}

static void
purser_score_pad_column_dialog_init (PurserScorePadColumnDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->keys_box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (self->formula_row))),
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->problem_label, NULL, -1);
}

/* A category that other formulas use cannot be removed. */
static void
dialog_show_places (PurserScorePadColumnDialog *self)
{
  int user = purser_score_pad_plan_find_user (self->plan, self->column);
  g_autofree char *why = user < 0 ? NULL
    /* Translators: the name of a category */
    : g_strdup_printf (_("The formula of “%s” needs it"), purser_score_pad_plan_get (self->plan, (guint) user)->name);

  gtk_widget_set_sensitive (self->up_row, self->column > 0);
  gtk_widget_set_sensitive (self->down_row, self->column + 1 < purser_score_pad_plan_count (self->plan));
  gtk_widget_set_sensitive (self->remove_row, user < 0);
  gtk_widget_set_tooltip_text (self->remove_row, why);
}

static void
dialog_show (PurserScorePadColumnDialog *self)
{
  const PurserScorePadColumn *column = purser_score_pad_plan_get (self->plan, self->column);
  g_autofree char *letters = purser_formula_dup_letters (self->column);
  /* Translators: the letters that formulas call a category by */
  g_autofree char *title = g_strdup_printf (_("Category %s"), letters);

  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_switch_row_set_active (self->counts_row, column->counts);
  adw_switch_row_set_active (self->hidden_row, column->hidden);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), column->name);
  gtk_editable_set_text (GTK_EDITABLE (self->formula_row), column->formula != NULL ? column->formula : "");
  changed_cb (self);
}

/* @plan: the pad; its owner keeps it as long as the dialog exists
 *
 * Returns: (transfer floating): a dialog to edit one of its categories */
AdwDialog *
purser_score_pad_column_dialog_new (PurserScorePadPlan *plan,
                                    guint               column)
{
  PurserScorePadColumnDialog *self = g_object_new (PURSER_TYPE_SCORE_PAD_COLUMN_DIALOG, NULL);

  self->plan = plan;
  self->column = column;
  dialog_add_keys (self);
  dialog_explain_all (self);
  dialog_show_places (self);
  dialog_show (self);
  return ADW_DIALOG (self);
}
