// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-combo-list.h"
#include "purser-deferred-update.h"
#include "purser-format.h"
#include "purser-games.h"
#include "purser-people.h"
#include "purser-settings.h"
#include "purser-statistics.h"
#include "purser-statistics-charts.h"
#include "purser-statistics-page.h"

/* The choices of the filter by time, in the order of the row; the years follow them, the last one first. */
typedef enum {
  TIME_ALL,
  TIME_YEAR,
  TIME_MONTH,
  TIME_YEARS,
} Time;

/* Shows who won what: per person and game, by place in turn order, and against whom; all filtered. */
struct _PurserStatisticsPage
{
  AdwNavigationPage parent_instance;

  PurserDeferredUpdate   *update;
  PurserPlays            *plays;
  AdwComboRow            *game_row;
  AdwComboRow            *person_row;
  AdwComboRow            *group_row;
  AdwComboRow            *time_row;
  GPtrArray              *games;
  GArray                 *years;
  GVariant               *groups;
  GtkStringList          *names;
  AdwPreferencesGroup    *people_group;
  GtkListBox             *people;
  PurserStatisticsCharts *charts;
  PurserStatistics       *shown; /* (nullable): whom the rows are about; its results may be gone */
};

G_DEFINE_FINAL_TYPE (PurserStatisticsPage, purser_statistics_page, ADW_TYPE_NAVIGATION_PAGE)

static char *
describe_tally (const PurserPersonTally *tally,
                gboolean                 with_scores)
{
  GString *text = g_string_new (NULL);
  g_autofree char *wins = g_strdup_printf (ngettext ("%u win", "%u wins", tally->wins), tally->wins);
  g_autofree char *best = purser_format_amount (tally->best);

  g_string_append_printf (text, ngettext ("%u play", "%u plays", tally->plays), tally->plays);
  if (tally->contests > 0)
    /* Translators: how many wins, and how many wins in a hundred plays against somebody; follows the number of plays */
    g_string_append_printf (text, _(" · %s (%u%%)"), wins, purser_person_tally_get_percent (tally));
  if (with_scores && tally->scored > 0)
    /* Translators: the average score, and the best one; follows the numbers of plays and wins */
    g_string_append_printf (text, _(" · average %.1f · best %s"), purser_person_tally_get_average (tally), best);
  return g_string_free_and_steal (text);
}

static void
add_games (AdwExpanderRow          *row,
           PurserStatistics        *statistics,
           const PurserPersonTally *person)
{
  for (guint i = 0; i < statistics->games->len; i++)
    {
      const PurserPersonTally *tally = g_ptr_array_index (statistics->games, i);
      g_autofree char *text = describe_tally (tally, TRUE);

      if (strcmp (tally->name, person->name) == 0)
        adw_expander_row_add_row (row, purser_action_row_new (purser_games_find_title (tally->game), text));
    }
}

static void
add_seats (AdwExpanderRow          *row,
           const PurserPersonTally *person)
{
  for (guint i = 0; i < PURSER_MAX_PLAYERS; i++)
    {
      const PurserSeatTally *seat = &person->seats[i];
      g_autofree char *title = i == 0 ? g_strdup (_("Going first")) : g_strdup_printf (_("Going number %u"), i + 1);
      g_autofree char *text = g_strdup_printf (ngettext ("%u of %u play won", "%u of %u plays won", seat->plays),
                                               seat->wins, seat->plays);

      if (seat->plays > 0)
        adw_expander_row_add_row (row, purser_action_row_new (title, text));
    }
}

static void
add_rivals (AdwExpanderRow          *row,
            PurserStatistics        *statistics,
            const PurserPersonTally *person)
{
  for (guint i = 0; i < statistics->rivals->len; i++)
    {
      const PurserRivalTally *rival = g_ptr_array_index (statistics->rivals, i);
      g_autofree char *title = g_strdup_printf (_("Against %s"), rival->rival);
      /* Translators: how often somebody ranked above another person, and how often below */
      g_autofree char *text = g_strdup_printf (_("Ahead: %u · behind: %u"), rival->ahead, rival->behind);

      if (strcmp (rival->name, person->name) == 0)
        adw_expander_row_add_row (row, purser_action_row_new (title, text));
    }
}

/* Most people are never opened, so their rows are made when they are. */
static void
row_opened_cb (AdwExpanderRow       *row,
               GParamSpec           *property,
               PurserStatisticsPage *self)
{
  int place = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  const PurserPersonTally *person = g_ptr_array_index (self->shown->people, place);

  g_signal_handlers_disconnect_by_func (row, row_opened_cb, self);
  add_games (row, self->shown, person);
  add_seats (row, person);
  add_rivals (row, self->shown, person);
}

static GtkWidget *
person_row_new (PurserStatisticsPage    *self,
                const PurserPersonTally *person)
{
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *text = describe_tally (person, FALSE);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), person->name);
  adw_expander_row_set_title_lines (ADW_EXPANDER_ROW (row), 6);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), text);
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (row_opened_cb), self, 0);
  return row;
}

static gint64
get_begin_of (int year)
{
  g_autoptr (GDateTime) time = g_date_time_new_local (year, 1, 1, 0, 0, 0);

  return time != NULL ? g_date_time_to_unix (time) : 0;
}

/* Returns the names of the chosen group, ended by NULL; NULL if no group is chosen. */
static char **
page_dup_group (PurserStatisticsPage *self)
{
  guint chosen = adw_combo_row_get_selected (self->group_row);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GVariant) group = NULL;

  if (chosen == 0 || chosen > g_variant_n_children (self->groups))
    return NULL;
  group = g_variant_get_child_value (self->groups, chosen - 1);
  for (gsize i = 0; i < g_variant_n_children (group); i++)
    {
      const char *name;

      g_variant_get_child (group, i, "(&s&s)", &name, NULL);
      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

static void
page_get_filter (PurserStatisticsPage   *self,
                 PurserStatisticsFilter *filter)
{
  guint game = adw_combo_row_get_selected (self->game_row);
  guint person = adw_combo_row_get_selected (self->person_row);
  guint time = adw_combo_row_get_selected (self->time_row);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  *filter = (PurserStatisticsFilter) { 0 };
  if (game > 0 && game <= self->games->len)
    filter->game = g_ptr_array_index (self->games, game - 1);
  if (person > 0 && person != GTK_INVALID_LIST_POSITION)
    filter->person = gtk_string_list_get_string (self->names, person);
  if (time == TIME_YEAR || time == TIME_MONTH)
    filter->from = now - (time == TIME_YEAR ? 365 : 30) * 24 * 60 * 60;
  if (time >= TIME_YEARS && time - TIME_YEARS < self->years->len)
    {
      int year = g_array_index (self->years, int, time - TIME_YEARS);

      filter->from = get_begin_of (year);
      filter->to = get_begin_of (year + 1);
    }
}

static void
page_fill (PurserStatisticsPage *self)
{
  g_autoptr (GPtrArray) results = purser_plays_dup_results (self->plays);
  PurserStatisticsFilter filter;
  PurserStatistics *statistics;
  g_autofree char *plays = NULL;
  g_auto (GStrv) group = NULL;

  group = page_dup_group (self);
  page_get_filter (self, &filter);
  filter.group = (const char *const *) group;
  statistics = purser_statistics_new (results, &filter);
  plays = g_strdup_printf (ngettext ("%u finished play", "%u finished plays", statistics->plays->len), statistics->plays->len);
  adw_preferences_group_set_description (self->people_group, plays);
  gtk_list_box_remove_all (self->people);
  g_clear_pointer (&self->shown, purser_statistics_free);
  self->shown = statistics;
  for (guint i = 0; i < statistics->people->len; i++)
    gtk_list_box_append (self->people, person_row_new (self, g_ptr_array_index (statistics->people, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->people), statistics->people->len > 0);
  purser_statistics_charts_show (self->charts, statistics);
}

/* Rows that get their choices call this, too. */
static void
page_fill_soon (PurserStatisticsPage *self)
{
  purser_deferred_update_ask_soon (self->update);
}

static void
page_fill_years (PurserStatisticsPage *self,
                 PurserStatistics     *all,
                 GtkStringList        *list)
{
  for (guint i = all->plays->len; i > 0; i--)
    {
      const PurserResult *result = g_ptr_array_index (all->plays, i - 1);
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (result->ended);
      int year = g_date_time_get_year (time);
      /* Translators: a year, to choose the plays of */
      g_autofree char *text = g_strdup_printf (C_("year", "%d"), year);

      if (self->years->len > 0 && g_array_index (self->years, int, self->years->len - 1) == year)
        continue;
      g_array_append_val (self->years, year);
      gtk_string_list_append (list, text);
    }
}

static void
page_fill_groups (PurserStatisticsPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new ((const char *[]) { _("Any group"), NULL });

  for (gsize i = 0; i < g_variant_n_children (self->groups); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (self->groups, i);
      g_autofree char *title = purser_people_dup_group_title (purser_settings_get (), group);

      gtk_string_list_append (titles, title);
    }
  adw_combo_row_set_model (self->group_row, G_LIST_MODEL (titles));
  gtk_widget_set_visible (GTK_WIDGET (self->group_row), g_variant_n_children (self->groups) > 0);
}

/* Fills the filters with what occurs in the plays. */
static void
page_fill_filters (PurserStatisticsPage *self)
{
  g_autoptr (GPtrArray) results = purser_plays_dup_results (self->plays);
  g_autoptr (PurserStatistics) all = purser_statistics_new (results, NULL);
  g_autoptr (GtkStringList) titles = gtk_string_list_new ((const char *[]) { _("All games"), NULL });
  const char *times[] = { _("Any time"), _("The last 365 days"), _("The last 30 days"), NULL };
  g_autoptr (GtkStringList) time_list = gtk_string_list_new (times);

  for (guint i = 0; i < all->games->len; i++)
    {
      const PurserPersonTally *tally = g_ptr_array_index (all->games, i);

      if (g_ptr_array_find_with_equal_func (self->games, tally->game, g_str_equal, NULL))
        continue;
      g_ptr_array_add (self->games, g_strdup (tally->game));
      gtk_string_list_append (titles, purser_games_find_title (tally->game));
    }
  for (guint i = 0; i < all->people->len; i++)
    gtk_string_list_append (self->names, ((PurserPersonTally *) g_ptr_array_index (all->people, i))->name);
  page_fill_years (self, all, time_list);
  page_fill_groups (self);
  adw_combo_row_set_model (self->game_row, G_LIST_MODEL (titles));
  adw_combo_row_set_model (self->person_row, G_LIST_MODEL (self->names));
  adw_combo_row_set_model (self->time_row, G_LIST_MODEL (time_list));
}

static char *
row_dup_chosen (AdwComboRow *row)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (row);

  return item != NULL ? g_strdup (gtk_string_object_get_string (item)) : NULL;
}

static void
row_choose (AdwComboRow *row,
            const char  *text)
{
  GtkStringList *texts = GTK_STRING_LIST (adw_combo_row_get_model (row));
  guint place = text != NULL ? gtk_string_list_find (texts, text) : GTK_INVALID_LIST_POSITION;

  adw_combo_row_set_selected (row, place != GTK_INVALID_LIST_POSITION ? place : 0);
}

/* Updates the page when plays are read or imported while it is shown; the choices of the filters stay. */
static void
plays_changed_cb (PurserStatisticsPage *self)
{
  AdwComboRow *rows[] = { self->game_row, self->person_row, self->group_row, self->time_row };
  char *chosen[G_N_ELEMENTS (rows)];

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    chosen[i] = row_dup_chosen (rows[i]);
  g_ptr_array_set_size (self->games, 0);
  g_array_set_size (self->years, 0);
  gtk_string_list_splice (self->names, 1, g_list_model_get_n_items (G_LIST_MODEL (self->names)) - 1, NULL);
  page_fill_filters (self);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      row_choose (rows[i], chosen[i]);
      g_free (chosen[i]);
    }
  page_fill_soon (self);
}

static void
purser_statistics_page_dispose (GObject *object)
{
  PurserStatisticsPage *self = PURSER_STATISTICS_PAGE (object);

  g_clear_pointer (&self->update, purser_deferred_update_free);
  g_clear_pointer (&self->shown, purser_statistics_free);
  g_clear_object (&self->plays);
  g_clear_object (&self->names);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->years, g_array_unref);
  g_clear_pointer (&self->groups, g_variant_unref);
  G_OBJECT_CLASS (purser_statistics_page_parent_class)->dispose (object);
}

static void
purser_statistics_page_class_init (PurserStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_STATISTICS_CHARTS);
  G_OBJECT_CLASS (klass)->dispose = purser_statistics_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/statistics/purser-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsPage, game_row);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsPage, person_row);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsPage, group_row);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsPage, time_row);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsPage, people_group);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsPage, people);
  gtk_widget_class_bind_template_child (widget_class, PurserStatisticsPage, charts);
  gtk_widget_class_bind_template_callback (widget_class, page_fill_soon);
}

static void
purser_statistics_page_init (PurserStatisticsPage *self)
{
  self->games = g_ptr_array_new_with_free_func (g_free);
  self->names = gtk_string_list_new ((const char *[]) { _("Everybody"), NULL });
  self->years = g_array_new (FALSE, FALSE, sizeof (int));
  self->groups = g_settings_get_value (purser_settings_get (), "groups");
  self->update = purser_deferred_update_new (GTK_WIDGET (self), (PurserDeferredUpdateFunc) page_fill);
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_combo_list_wrap (self->game_row);
  purser_combo_list_wrap (self->person_row);
  purser_combo_list_wrap (self->group_row);
}

PurserStatisticsPage *
purser_statistics_page_new (PurserPlays *plays)
{
  PurserStatisticsPage *self = g_object_new (PURSER_TYPE_STATISTICS_PAGE, NULL);

  self->plays = g_object_ref (plays);
  page_fill_filters (self);
  g_signal_connect_object (plays, "items-changed", G_CALLBACK (plays_changed_cb), self, G_CONNECT_SWAPPED);
  page_fill_soon (self);
  return self;
}
