// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-analysis.h"
#include "purser-chart-page.h"
#include "purser-chart-section.h"
#include "purser-components.h"
#include "purser-dice-chart.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-number-table.h"
#include "purser-player-mark.h"
#include "purser-rulebook.h"
#include "purser-score-chart.h"

/* The charts of a play, each with a table below it. */
struct _PurserChartPage
{
  AdwNavigationPage parent_instance;

  PurserSession     *session;
  PurserScoreChart  *scores;
  PurserNumberTable *scores_table;
  GtkWidget         *dice_section;
  PurserDiceChart   *dice;
  PurserNumberTable *dice_table;
  GtkListBox        *highlights;
  GtkListBox        *sources;
};

/* The most rows, as each one asks all the others for their width. */
#define MOST_ROWS 200

G_DEFINE_FINAL_TYPE (PurserChartPage, purser_chart_page, ADW_TYPE_NAVIGATION_PAGE)

/* Returns the next point to show: of too many turns it skips some evenly, but shows the last. */
static guint
find_next_point (PurserAnalysis *analysis,
                 guint           i)
{
  guint last = analysis->points->len - 1;
  guint step = 1 + last / MOST_ROWS;

  return i == last ? last + 1 : MIN (i + step, last);
}

static void
page_show_score_table (PurserChartPage *self,
                       PurserAnalysis  *analysis)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  const char *headings[PURSER_MAX_PLAYERS + 2] = { _("Round") };

  purser_number_table_clear (self->scores_table);
  for (guint i = 0; i < analysis->n_players; i++)
    headings[i + 1] = setup->seats[i].name;
  purser_number_table_add (self->scores_table, headings, TRUE);
  for (guint i = 1; i < analysis->points->len; i = find_next_point (analysis, i))
    {
      const PurserAnalysisPoint *point = &g_array_index (analysis->points, PurserAnalysisPoint, i);
      g_auto (GStrv) cells = g_new0 (char *, analysis->n_players + 2);

      cells[0] = point->player >= 0 ? g_strdup_printf ("%d · %s", point->round, setup->seats[point->player].name)
                                    : g_strdup_printf ("%d", point->round);
      for (guint j = 0; j < analysis->n_players; j++)
        cells[j + 1] = purser_format_amount (point->scores[j]);
      purser_number_table_add (self->scores_table, (const char *const *) cells, FALSE);
    }
}

static void
page_show_dice (PurserChartPage *self,
                PurserAnalysis  *analysis)
{
  gtk_widget_set_visible (self->dice_section, analysis->dice.n_rolls > 0);
  purser_dice_chart_show (self->dice, &analysis->dice);
  purser_chart_section_fill_dice (self->dice_table, &analysis->dice);
}

static void
page_show_highlights (PurserChartPage *self,
                      PurserAnalysis  *analysis)
{
  g_autoptr (GPtrArray) highlights = purser_analysis_dup_highlights (analysis, purser_session_get_play (self->session));

  gtk_list_box_remove_all (self->highlights);
  for (guint i = 0; i < highlights->len; i++)
    gtk_list_box_append (self->highlights, purser_action_row_new (g_ptr_array_index (highlights, i), NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->highlights), highlights->len > 0);
}

static GtkWidget *
source_row_new (PurserChartPage            *self,
                const PurserAnalysisSource *source)
{
  PurserPlay *play = purser_session_get_play (self->session);
  PurserAccount about = purser_game_ui_tell_account (play, (guint) source->account);
  g_autofree char *item = source->item != NULL ? purser_components_dup_title_in (play, source->item) : NULL;
  PurserSection *section = purser_rulebook_find_anywhere (source->rule);
  g_autofree char *sum = purser_format_signed (source->sum);
  GtkWidget *label = gtk_label_new (sum);
  GtkWidget *row = purser_action_row_new (item != NULL ? item : section != NULL
                                            ? purser_section_get_title (section, purser_language_guess ()) : source->rule,
                                          about.title);

  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static void
page_show_sources (PurserChartPage *self,
                   PurserAnalysis  *analysis)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  GtkWidget *rows[PURSER_MAX_PLAYERS] = { NULL };

  gtk_list_box_remove_all (self->sources);
  for (int i = 0; (guint) i < analysis->n_players; i++)
    {
      rows[i] = adw_expander_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (rows[i]), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (rows[i]), setup->seats[i].name);
      adw_expander_row_add_prefix (ADW_EXPANDER_ROW (rows[i]), purser_player_mark_new_for_seat (setup, i, 24));
      gtk_list_box_append (self->sources, rows[i]);
    }
  for (guint i = 0; i < analysis->sources->len; i++)
    {
      const PurserAnalysisSource *source = &g_array_index (analysis->sources, PurserAnalysisSource, i);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (rows[source->player]), source_row_new (self, source));
    }
}

static void
page_show (PurserChartPage *self)
{
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (purser_session_get_play (self->session));

  purser_score_chart_show (self->scores, purser_session_get_setup (self->session), analysis);
  page_show_score_table (self, analysis);
  page_show_dice (self, analysis);
  page_show_highlights (self, analysis);
  page_show_sources (self, analysis);
}

static void
purser_chart_page_dispose (GObject *object)
{
  g_clear_object (&PURSER_CHART_PAGE (object)->session);
  G_OBJECT_CLASS (purser_chart_page_parent_class)->dispose (object);
}

static void
purser_chart_page_class_init (PurserChartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_CHART_SECTION);
  g_type_ensure (PURSER_TYPE_DICE_CHART);
  g_type_ensure (PURSER_TYPE_NUMBER_TABLE);
  g_type_ensure (PURSER_TYPE_SCORE_CHART);
  G_OBJECT_CLASS (klass)->dispose = purser_chart_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/statistics/purser-chart-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserChartPage, scores);
  gtk_widget_class_bind_template_child (widget_class, PurserChartPage, scores_table);
  gtk_widget_class_bind_template_child (widget_class, PurserChartPage, dice_section);
  gtk_widget_class_bind_template_child (widget_class, PurserChartPage, dice);
  gtk_widget_class_bind_template_child (widget_class, PurserChartPage, dice_table);
  gtk_widget_class_bind_template_child (widget_class, PurserChartPage, highlights);
  gtk_widget_class_bind_template_child (widget_class, PurserChartPage, sources);
}

static void
purser_chart_page_init (PurserChartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

PurserChartPage *
purser_chart_page_new (PurserSession *session)
{
  PurserChartPage *self = g_object_new (PURSER_TYPE_CHART_PAGE, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (page_show), self, G_CONNECT_SWAPPED);
  page_show (self);
  return self;
}
