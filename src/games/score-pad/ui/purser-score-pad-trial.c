// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-score-pad-state.h"
#include "purser-score-pad-trial.h"
#include "purser-sum.h"

/* Three players are enough to see how ties and ranks score. */
#define MOST_PLAYERS 3
/* The index of the number entered, after those of the columns. */
#define ENTERED PURSER_SCORE_PAD_LINES

/* Shows the points of a formula for numbers that the user chooses: for one player, or for three if it compares them. */
struct _PurserScorePadTrial
{
  AdwBin parent_instance;

  GtkGrid       *grid;
  PurserFormula *formula;
  guint          n_players;
  guint          inputs[PURSER_SCORE_PAD_LINES + 1]; /* the input of each row, as an index of the values */
  GtkLabel      *results[MOST_PLAYERS];
  gint64         values[MOST_PLAYERS][PURSER_SCORE_PAD_LINES + 1];
};

G_DEFINE_FINAL_TYPE (PurserScorePadTrial, purser_score_pad_trial, ADW_TYPE_BIN)

static gint64
get_entered (gpointer data,
             int      player)
{
  return PURSER_SCORE_PAD_TRIAL (data)->values[player][ENTERED];
}

static gint64
get_column (gpointer data,
            int      player,
            guint    column)
{
  return PURSER_SCORE_PAD_TRIAL (data)->values[player][column];
}

static void
trial_work_out (PurserScorePadTrial *self)
{
  PurserFormulaSheet sheet = { self->n_players, get_entered, get_column, self };

  for (guint player = 0; player < self->n_players; player++)
    {
      gint64 points = purser_formula_work_out (self->formula, &sheet, (int) player);
      g_autofree char *text = purser_format_amount (points);

      gtk_label_set_label (self->results[player], text);
    }
}

static void
changed_cb (GtkWidget           *entry,
            PurserScorePadTrial *self)
{
  int column, row, width, height;
  gint64 value = 0;

  gtk_grid_query_child (self->grid, entry, &column, &row, &width, &height);
  if (!purser_sum_parse (gtk_editable_get_text (GTK_EDITABLE (entry)), &value))
    value = 0;
  self->values[column - 1][self->inputs[row]] = value;
  trial_work_out (self);
}

static GtkWidget *
entry_new (PurserScorePadTrial *self,
           int                  player,
           guint                input,
           const char          *title)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, self->values[player][input]);
  /* Translators: what a number stands for, then the number of a player */
  g_autofree char *name = self->n_players > 1 ? g_strdup_printf (_("%s, player %d"), title, player + 1) : g_strdup (title);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 6);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_NUMBER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (entry, "changed", G_CALLBACK (changed_cb), self);
  return entry;
}

static GtkWidget *
title_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static void
trial_add_input (PurserScorePadTrial *self,
                 guint                input,
                 const char          *title,
                 int                  row)
{
  self->inputs[row] = input;
  gtk_grid_attach (self->grid, title_new (title), 0, row, 1, 1);
  for (int player = 0; player < (int) self->n_players; player++)
    gtk_grid_attach (self->grid, entry_new (self, player, input, title), player + 1, row, 1, 1);
}

static void
trial_add_results (PurserScorePadTrial *self,
                   int                  row)
{
  GtkWidget *title = title_new (_("Points"));

  gtk_widget_add_css_class (title, "heading");
  gtk_grid_attach (self->grid, title, 0, row, 1, 1);
  for (int player = 0; player < (int) self->n_players; player++)
    {
      self->results[player] = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_set_css_classes (GTK_WIDGET (self->results[player]), (const char *[]) { "title-3", "numeric", NULL });
      gtk_grid_attach (self->grid, GTK_WIDGET (self->results[player]), player + 1, row, 1, 1);
    }
}

static int
trial_add_columns (PurserScorePadTrial *self,
                   PurserScorePadPlan  *plan,
                   int                  row)
{
  for (guint i = 0; i < purser_score_pad_plan_count (plan); i++)
    if (purser_formula_sees (self->formula, i))
      {
        g_autofree char *letters = purser_formula_dup_letters (i);
        g_autofree char *title = g_strjoin (" · ", letters, purser_score_pad_plan_get (plan, i)->name, NULL);

        trial_add_input (self, i, title, row++);
      }
  return row;
}

static void
purser_score_pad_trial_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_SCORE_PAD_TRIAL (object)->formula, purser_formula_free);
  G_OBJECT_CLASS (purser_score_pad_trial_parent_class)->finalize (object);
}

static void
purser_score_pad_trial_class_init (PurserScorePadTrialClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_score_pad_trial_finalize;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/purser/games/score-pad/ui/purser-score-pad-trial.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), PurserScorePadTrial, grid);
}

/* The first player begins with more than the second, and the second with more than the third. */
static void
purser_score_pad_trial_init (PurserScorePadTrial *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint player = 0; player < MOST_PLAYERS; player++)
    for (guint input = 0; input <= ENTERED; input++)
      self->values[player][input] = 5 - 2 * (gint64) player;
}

/* Tries a formula; the numbers that the user chose stay.
 *
 * @formula: (transfer full): a formula of the plan */
void
purser_score_pad_trial_show (PurserScorePadTrial *self,
                             PurserFormula       *formula,
                             PurserScorePadPlan  *plan)
{
  int row = 0;

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL;)
    gtk_grid_remove (self->grid, child);
  g_clear_pointer (&self->formula, purser_formula_free);
  self->formula = formula;
  self->n_players = purser_formula_compares (formula) ? MOST_PLAYERS : 1;
  if (purser_formula_takes_entry (formula))
    /* Translators: what a player enters, called x in formulas */
    trial_add_input (self, ENTERED, _("x, the number entered"), row++);
  row = trial_add_columns (self, plan, row);
  trial_add_results (self, row);
  trial_work_out (self);
}
