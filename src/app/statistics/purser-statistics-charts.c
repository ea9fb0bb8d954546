// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-bar-chart.h"
#include "purser-chart-section.h"
#include "purser-dice-chart.h"
#include "purser-format.h"
#include "purser-games.h"
#include "purser-plain-text.h"
#include "purser-statistics-charts.h"
#include "purser-trend-chart.h"

/* The most people and plays in charts; more would be too small to see there, but the lists have them. */
#define MOST_BARS 12
#define MOST_LINES 6
#define MOST_PLAYS 40
#define LINE_LENGTH 64

/* The charts of statistics over plays, each with a table below it. */
struct _PurserStatisticsCharts
{
  AdwBin parent_instance;

  GtkWidget         *wins_section;
  PurserBarChart    *wins;
  PurserNumberTable *wins_table;
  GtkWidget         *scores_section;
  PurserTrendChart  *scores;
  PurserNumberTable *scores_table;
  GtkWidget         *rivals_section;
  PurserNumberTable *rivals;
  GtkWidget         *dice_section;
  PurserDiceChart   *dice;
  PurserNumberTable *dice_table;
  GtkWidget         *lengths_section;
  GtkListBox        *lengths;
};

G_DEFINE_FINAL_TYPE (PurserStatisticsCharts, purser_statistics_charts, ADW_TYPE_BIN)

static const PurserPersonTally *
get_person (PurserStatistics *statistics,
            guint             index)
{
  return g_ptr_array_index (statistics->people, index);
}

static char *
dup_day (const PurserResult *result)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (result->ended);

  return g_date_time_format (time, "%x");
}

static void
add_wins (PurserStatisticsCharts  *self,
          const PurserPersonTally *person)
{
  g_autofree char *name = purser_plain_text_dup (person->name, LINE_LENGTH);
  g_autofree char *plays = g_strdup_printf ("%u", person->contests);
  g_autofree char *wins = g_strdup_printf ("%u", person->wins);
  g_autofree char *percent = g_strdup_printf ("%u", purser_person_tally_get_percent (person));
  const char *cells[] = { name, plays, wins, percent, NULL };

  purser_bar_chart_add (self->wins, person->name, person->wins, person->contests);
  purser_number_table_add (self->wins_table, cells, FALSE);
}

/* Shows the wins of those who have played against somebody. */
static void
show_wins (PurserStatisticsCharts *self,
           PurserStatistics       *statistics)
{
  const char *headings[] = { _("Name"), _("Plays"), _("Wins"), "%", NULL };
  guint n = 0;

  purser_bar_chart_clear (self->wins);
  purser_number_table_clear (self->wins_table);
  purser_number_table_add (self->wins_table, headings, TRUE);
  for (guint i = 0; i < statistics->people->len && n < MOST_BARS; i++)
    if (get_person (statistics, i)->contests > 0)
      {
        add_wins (self, get_person (statistics, i));
        n++;
      }
  gtk_widget_set_visible (self->wins_section, n > 0);
}

/* Returns whether all plays are of one game: scores of different games cannot be compared. */
static gboolean
is_one_game (PurserStatistics *statistics)
{
  for (guint i = 1; i < statistics->plays->len; i++)
    if (strcmp (purser_result_get_subject (g_ptr_array_index (statistics->plays, 0)),
                purser_result_get_subject (g_ptr_array_index (statistics->plays, i))) != 0)
      return FALSE;
  return statistics->plays->len > 1;
}

static const PurserResultSeat *
find_seat (const PurserResult *result,
           const char         *name)
{
  g_autofree char *key = purser_result_dup_key (name);

  for (guint i = 0; i < result->n_seats; i++)
    {
      g_autofree char *other = purser_result_dup_key (result->seats[i].name);

      if (strcmp (key, other) == 0 && !result->seats[i].unscored)
        return &result->seats[i];
    }
  return NULL;
}

static char *
add_score (PurserStatisticsCharts  *self,
           const PurserResult      *result,
           const PurserPersonTally *person,
           guint                    play,
           guint                    line)
{
  const PurserResultSeat *seat = find_seat (result, person->name);
  g_autofree char *day = dup_day (result);
  g_autofree char *score = seat != NULL ? purser_format_amount (seat->score) : g_strdup ("–");
  /* Translators: the day of a play, a name and a score */
  g_autofree char *words = g_strdup_printf (_("%s · %s: %s"), day, person->name, score);

  if (seat != NULL)
    purser_trend_chart_add (self->scores, play, line, seat->score, words);
  return g_steal_pointer (&score);
}

static void
show_scores_of (PurserStatisticsCharts *self,
                PurserStatistics       *statistics,
                guint                   play,
                guint                   from)
{
  const PurserResult *result = g_ptr_array_index (statistics->plays, play);
  guint n = MIN (statistics->people->len, MOST_LINES);
  g_auto (GStrv) cells = g_new0 (char *, MOST_LINES + 2);

  cells[0] = dup_day (result);
  for (guint i = 0; i < n; i++)
    cells[i + 1] = add_score (self, result, get_person (statistics, i), play - from, i);
  purser_number_table_add (self->scores_table, (const char *const *) cells, FALSE);
}

static void
show_scores (PurserStatisticsCharts *self,
             PurserStatistics       *statistics)
{
  guint n = MIN (statistics->people->len, MOST_LINES);
  guint from = statistics->plays->len > MOST_PLAYS ? statistics->plays->len - MOST_PLAYS : 0;
  g_auto (GStrv) headings = g_new0 (char *, MOST_LINES + 2);

  gtk_widget_set_visible (self->scores_section, is_one_game (statistics));
  purser_trend_chart_clear (self->scores);
  purser_number_table_clear (self->scores_table);
  headings[0] = g_strdup (_("Day"));
  for (guint i = 0; i < n; i++)
    {
      headings[i + 1] = purser_plain_text_dup (get_person (statistics, i)->name, LINE_LENGTH);
      purser_trend_chart_add_person (self->scores, headings[i + 1]);
    }
  purser_number_table_add (self->scores_table, (const char *const *) headings, TRUE);
  for (guint i = from; i < statistics->plays->len && is_one_game (statistics); i++)
    show_scores_of (self, statistics, i, from);
}

static char *
dup_rivalry (PurserStatistics *statistics,
             const char       *name,
             const char       *other)
{
  for (guint i = 0; i < statistics->rivals->len; i++)
    {
      const PurserRivalTally *rival = g_ptr_array_index (statistics->rivals, i);

      if (strcmp (rival->name, name) == 0 && strcmp (rival->rival, other) == 0)
        return g_strdup_printf ("%u : %u", rival->ahead, rival->behind);
    }
  return g_strdup ("–");
}

/* Shows a row for each person, and a column for each opponent: how often the person was ahead, and how often behind. */
static void
show_rivals (PurserStatisticsCharts *self,
             PurserStatistics       *statistics)
{
  guint n = MIN (statistics->people->len, MOST_LINES);

  gtk_widget_set_visible (self->rivals_section, n > 1);
  purser_number_table_clear (self->rivals);
  for (guint i = 0; i <= n; i++)
    {
      g_auto (GStrv) cells = g_new0 (char *, MOST_LINES + 2);

      cells[0] = i == 0 ? g_strdup ("") : purser_plain_text_dup (get_person (statistics, i - 1)->name, LINE_LENGTH);
      for (guint k = 0; k < n; k++)
        cells[k + 1] = i == 0 ? purser_plain_text_dup (get_person (statistics, k)->name, LINE_LENGTH)
                              : dup_rivalry (statistics, get_person (statistics, i - 1)->name, get_person (statistics, k)->name);
      purser_number_table_add (self->rivals, (const char *const *) cells, i == 0);
    }
}

static void
add_length (PurserStatisticsCharts *self,
            const char             *title,
            const PurserResult     *result)
{
  g_autofree char *day = dup_day (result);
  g_autofree char *length = purser_duration_dup_text (result->seconds);
  /* Translators: a game, a day, and how long it took */
  g_autofree char *text = g_strdup_printf (_("%s · %s · %s"), result->title != NULL ? purser_result_get_subject (result)
                                             : purser_games_find_title (result->game), day, length);

  gtk_list_box_append (self->lengths, purser_action_row_new (title, text));
}

static void
show_lengths (PurserStatisticsCharts *self,
              PurserStatistics       *statistics)
{
  gtk_widget_set_visible (self->lengths_section, statistics->longest != statistics->shortest);
  gtk_list_box_remove_all (self->lengths);
  if (statistics->longest != NULL)
    add_length (self, _("Longest play"), statistics->longest);
  if (statistics->shortest != NULL)
    add_length (self, _("Shortest play"), statistics->shortest);
}

/* Shows statistics, and hides empty sections. */
void
purser_statistics_charts_show (PurserStatisticsCharts *self,
                               PurserStatistics       *statistics)
{
  show_wins (self, statistics);
  show_scores (self, statistics);
  show_rivals (self, statistics);
  gtk_widget_set_visible (self->dice_section, statistics->dice.n_rolls > 0);
  purser_dice_chart_show (self->dice, &statistics->dice);
  purser_chart_section_fill_dice (self->dice_table, &statistics->dice);
  show_lengths (self, statistics);
}

static void
purser_statistics_charts_class_init (PurserStatisticsChartsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_BAR_CHART);
  g_type_ensure (PURSER_TYPE_CHART_SECTION);
  g_type_ensure (PURSER_TYPE_DICE_CHART);
  g_type_ensure (PURSER_TYPE_NUMBER_TABLE);
  g_type_ensure (PURSER_TYPE_TREND_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/statistics/purser-statistics-charts.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, wins_section);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, wins);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, wins_table);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, scores_section);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, scores);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, scores_table);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, rivals_section);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, rivals);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, dice_section);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, dice);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, dice_table);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, lengths_section);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsCharts, lengths);
}

static void
purser_statistics_charts_init (PurserStatisticsCharts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
