// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-combo-list.h"
#include "purser-formula.h"
#include "purser-score-pad-column-dialog.h"
#include "purser-score-pad-options-view.h"

/* The toggles, in their order. */
enum {
  KIND_ROUNDS,
  KIND_CATEGORIES
};

/* The most teams to choose from; of more, some would be single players. */
#define MOST_TEAMS 6

/* The options of a new pad. Activating the row of a category opens it. */
struct _PurserScorePadOptionsView
{
  AdwBin parent_instance;

  PurserScorePadPlan *plan;
  PurserValue        *teams;    /* (nullable): the teams of another pad, if they do not follow from the seats */
  AdwToggleGroup     *kind_group;
  AdwSwitchRow       *lowest_row;
  AdwSwitchRow       *target_switch;
  AdwSpinRow         *target_row;
  AdwSwitchRow       *length_switch;
  AdwSpinRow         *length_row;
  AdwComboRow        *teams_row;
  GtkListBox         *columns_list;
  AdwEntryRow        *new_row;
};

G_DEFINE_FINAL_TYPE (PurserScorePadOptionsView, purser_score_pad_options_view, ADW_TYPE_BIN)

static gboolean
view_has_categories (PurserScorePadOptionsView *self)
{
  return adw_toggle_group_get_active (self->kind_group) == KIND_CATEGORIES;
}

static char *
dup_subtitle (const PurserScorePadColumn *column)
{
  const char *const parts[] = {
    column->formula != NULL ? column->formula : _("Points are entered"),
    column->counts ? NULL : _("not in the total"),
    column->hidden ? _("hidden until the end") : NULL,
  };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) shown = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_strv_builder_add (builder, parts[i]);
  shown = g_strv_builder_end (builder);
  return g_strjoinv (" · ", shown);
}

static GtkWidget *
row_new (PurserScorePadOptionsView *self,
         guint                      column)
{
  const PurserScorePadColumn *what = purser_score_pad_plan_get (self->plan, column);
  g_autofree char *letters = purser_formula_dup_letters (column);
  g_autofree char *subtitle = dup_subtitle (what);
  GtkWidget *row = purser_action_row_new (what->name, subtitle);
  GtkWidget *letter = gtk_label_new (letters);

  gtk_widget_set_css_classes (letter, (const char *[]) { "heading", "dimmed", NULL });
  gtk_label_set_width_chars (GTK_LABEL (letter), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), letter);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

/* Shows the categories anew; the row for a new name stays, and keeps the focus. */
static void
view_show_columns (PurserScorePadOptionsView *self)
{
  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->columns_list, 0)) != NULL &&
                           GTK_WIDGET (row) != GTK_WIDGET (self->new_row);)
    gtk_list_box_remove (self->columns_list, GTK_WIDGET (row));
  for (guint i = 0; i < purser_score_pad_plan_count (self->plan); i++)
    gtk_list_box_insert (self->columns_list, row_new (self, i), (int) i);
}

static void
row_activated_cb (PurserScorePadOptionsView *self,
                  GtkListBoxRow             *row)
{
  AdwDialog *dialog;

  if (GTK_WIDGET (row) == GTK_WIDGET (self->new_row))
    return;
  dialog = purser_score_pad_column_dialog_new (self->plan, (guint) gtk_list_box_row_get_index (row));
  g_signal_connect_object (dialog, "changed", G_CALLBACK (view_show_columns), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
view_add_new (PurserScorePadOptionsView *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->new_row))));

  if (*name == '\0')
    return;
  purser_score_pad_plan_add (self->plan, name);
  gtk_editable_set_text (GTK_EDITABLE (self->new_row), "");
  view_show_columns (self);
}

static gboolean
both (PurserScorePadOptionsView *self,
      gboolean                   one,
      gboolean                   other)
{
  return one && other;
}

static void
purser_score_pad_options_view_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_SCORE_PAD_OPTIONS_VIEW (object)->plan, purser_score_pad_plan_free);
  g_clear_pointer (&PURSER_SCORE_PAD_OPTIONS_VIEW (object)->teams, purser_value_unref);
  G_OBJECT_CLASS (purser_score_pad_options_view_parent_class)->finalize (object);
}

static void
purser_score_pad_options_view_class_init (PurserScorePadOptionsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_score_pad_options_view_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/score-pad/ui/purser-score-pad-options-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, kind_group);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, lowest_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, target_switch);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, target_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, length_switch);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, length_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, teams_row);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, columns_list);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadOptionsView, new_row);
  gtk_widget_class_bind_template_callback (widget_class, view_add_new);
  gtk_widget_class_bind_template_callback (widget_class, both);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
purser_score_pad_options_view_init (PurserScorePadOptionsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_combo_list_wrap (self->teams_row);
}

static PurserValue *
teams_new (guint n_teams,
           guint n_players)
{
  PurserValue *teams = purser_value_new_list ();

  for (guint team = 0; team < n_teams; team++)
    {
      PurserValue *players = purser_value_new_list ();

      for (guint player = team; player < n_players; player += n_teams)
        purser_value_append (players, purser_value_new_integer (player));
      purser_value_append (teams, players);
    }
  return teams;
}

static guint
count_players (PurserValue *teams)
{
  guint n = 0;

  for (guint i = 0; i < purser_value_get_size (teams); i++)
    n += purser_value_get_size (purser_value_get_at (teams, i));
  return n;
}

static void
view_show_teams (PurserScorePadOptionsView *self,
                 PurserValue               *teams)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new ((const char *[]) { _("None"), NULL });
  guint n_teams = purser_value_get_size (teams);
  g_autoptr (PurserValue) alike = teams_new (n_teams, count_players (teams));

  for (guint n = 2; n <= MOST_TEAMS; n++)
    {
      /* Translators: each next player belongs to the next team, and so on around the table */
      g_autofree char *title = g_strdup_printf (ngettext ("%u team, alternating around the table",
                                                          "%u teams, alternating around the table", n), n);

      gtk_string_list_append (titles, title);
    }
  if (teams != NULL && (n_teams > MOST_TEAMS || !purser_value_equal (alike, teams)))
    {
      self->teams = purser_value_ref (teams);
      gtk_string_list_append (titles, _("As last time"));
    }
  adw_combo_row_set_model (self->teams_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->teams_row, self->teams != NULL ? MOST_TEAMS : n_teams > 0 ? n_teams - 1 : 0);
}

static void
show_number (PurserValue  *options,
             const char   *name,
             AdwSwitchRow *kept,
             AdwSpinRow   *row)
{
  gint64 number = purser_value_get_integer_of (options, name, 0);

  adw_switch_row_set_active (kept, number > 0);
  if (number > 0)
    adw_spin_row_set_value (row, (double) number);
}

/* Returns: (transfer floating): rows for the options of a new pad
 *
 * @options: (nullable): the options of another pad, to begin with */
GtkWidget *
purser_score_pad_options_view_new (PurserValue *options)
{
  PurserScorePadOptionsView *self = g_object_new (PURSER_TYPE_SCORE_PAD_OPTIONS_VIEW, NULL);
  PurserValue *highest = purser_value_get (options, "highest_wins");

  self->plan = purser_score_pad_plan_new (options);
  adw_toggle_group_set_active (self->kind_group,
                               purser_value_get (options, "categories") != NULL ? KIND_CATEGORIES : KIND_ROUNDS);
  adw_switch_row_set_active (self->lowest_row, highest != NULL && !purser_value_get_boolean (highest));
  show_number (options, "target", self->target_switch, self->target_row);
  show_number (options, "length", self->length_switch, self->length_row);
  view_show_teams (self, purser_value_get (options, "teams"));
  view_show_columns (self);
  return GTK_WIDGET (self);
}

static void
view_write_lines (PurserScorePadOptionsView *self,
                  PurserValue               *options)
{
  view_add_new (self);
  if (!view_has_categories (self))
    purser_value_set_boolean (options, "rounds", TRUE);
  else if (purser_score_pad_plan_count (self->plan) == 0)
    purser_value_set (options, "categories", purser_value_new_list ());
  else
    purser_score_pad_plan_write (self->plan, options);
}

static void
view_write_teams (PurserScorePadOptionsView *self,
                  PurserValue               *options,
                  guint                      n_players)
{
  guint selected = adw_combo_row_get_selected (self->teams_row);

  if (selected == 0 || n_players == 0)
    return;
  if (selected == MOST_TEAMS)
    purser_value_set (options, "teams", purser_value_ref (self->teams));
  else
    purser_value_set (options, "teams", teams_new (selected + 1, n_players));
}

/* Returns: (transfer full): the chosen options for @n_players players; without teams if that is 0 */
PurserValue *
purser_score_pad_options_view_dup_value (GtkWidget *widget,
                                         guint      n_players)
{
  PurserScorePadOptionsView *self = PURSER_SCORE_PAD_OPTIONS_VIEW (widget);
  PurserValue *options = purser_value_new_object ();

  view_write_lines (self, options);
  if (adw_switch_row_get_active (self->target_switch))
    purser_value_set_integer (options, "target", (gint64) adw_spin_row_get_value (self->target_row));
  if (!view_has_categories (self) && adw_switch_row_get_active (self->length_switch))
    purser_value_set_integer (options, "length", (gint64) adw_spin_row_get_value (self->length_row));
  purser_value_set_boolean (options, "highest_wins", !adw_switch_row_get_active (self->lowest_row));
  view_write_teams (self, options, n_players);
  return options;
}
