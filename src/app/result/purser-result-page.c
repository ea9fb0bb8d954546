// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-analysis.h"
#include "purser-components.h"
#include "purser-expansions-row.h"
#include "purser-format.h"
#include "purser-line-breaks.h"
#include "purser-name-list.h"
#include "purser-plain-text.h"
#include "purser-podium.h"
#include "purser-result-page.h"
#include "purser-result.h"
#include "purser-score-chart.h"
#include "purser-score-table.h"
#include "purser-widget.h"

/* The most notes that are shown; all of them are in the ledger. */
#define MOST_NOTES 100
#define MOST_BYTES 10000

struct _PurserResultPage
{
  AdwNavigationPage parent_instance;

  PurserSession       *session;
  PurserPlays         *plays;
  GtkViewport         *viewport;
  GtkLabel            *winner_label;
  PurserPodium        *podium;
  GtkLabel            *tie_label;
  GtkWidget           *unknown_box;
  GtkWidget           *unknown_button;
  PurserScoreTable    *table;
  GtkListBox          *highlights_list;
  PurserScoreChart    *chart;
  AdwEntryRow         *place_row;
  PurserExpansionsRow *expansions_row;
  AdwEntryRow         *note_row;
  GtkLabel            *notes_label;
};

G_DEFINE_FINAL_TYPE (PurserResultPage, purser_result_page, ADW_TYPE_NAVIGATION_PAGE)

/* @value: (transfer full) (nullable): the value noted with the text */
static void
enter_note (PurserResultPage *self,
            const char       *text,
            const char       *key,
            PurserValue      *value)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("note", -1);

  purser_value_set_string (move, "text", text);
  if (value != NULL)
    purser_value_set (move, key, value);
  purser_session_enter (self->session, move);
}

static void
place_applied_cb (PurserResultPage *self)
{
  enter_note (self, "", "place", purser_value_new_string (gtk_editable_get_text (GTK_EDITABLE (self->place_row))));
}

static void
expansions_applied_cb (PurserResultPage *self)
{
  enter_note (self, "", "expansions", purser_expansions_row_dup_value (self->expansions_row));
}

static void
note_applied_cb (PurserResultPage *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->note_row)));

  gtk_editable_set_text (GTK_EDITABLE (self->note_row), "");
  if (*g_strstrip (text) != '\0')
    enter_note (self, text, NULL, NULL);
}

static void
page_show_highlights (PurserResultPage *self,
                      PurserAnalysis   *analysis)
{
  g_autoptr (GPtrArray) highlights = purser_analysis_dup_highlights (analysis, purser_session_get_play (self->session));

  gtk_list_box_remove_all (self->highlights_list);
  for (guint i = 0; i < highlights->len; i++)
    gtk_list_box_append (self->highlights_list, purser_action_row_new (g_ptr_array_index (highlights, i), NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->highlights_list), highlights->len > 0);
}

static void
page_show_analysis (PurserResultPage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autofree char *notes = purser_plain_text_dup_beginning (result->notes != NULL ? result->notes : "", MOST_BYTES, MOST_NOTES);

  page_show_highlights (self, analysis);
  purser_score_chart_show (self->chart, purser_play_get_setup (play), analysis);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), analysis->points->len > 2);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->place_row)), result->place) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->place_row), result->place != NULL ? result->place : "");
  purser_expansions_row_show (self->expansions_row, (const char *const *) result->expansions);
  purser_expansions_row_know (self->expansions_row, self->plays, purser_result_get_subject (result));
  gtk_label_set_label (self->notes_label, notes);
}

static void
add_line (GString    *text,
          const char *line)
{
  if (line != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

/* Shows whom each tie was broken against, and who was not there all the time, each in a line. */
static void
page_show_ties (PurserResultPage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < purser_session_get_setup (self->session)->n_players; i++)
    {
      g_autofree char *tie = purser_result_dup_tie (play, (int) i);
      g_autofree char *presence = purser_result_dup_presence (play, (int) i);

      add_line (text, tie);
      add_line (text, presence);
    }
  purser_line_breaks_show (self->tie_label, text->str);
}

static char *
dup_points (gint64 score)
{
  g_autofree char *points = purser_format_amount (score);

  /* Translators: the result of a play by one person */
  return g_strdup_printf (ngettext ("%s point", "%s points", (gulong) ABS (score)), points);
}

static char *
dup_winners (PurserSetup          *setup,
             const PurserStanding *standings)
{
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *names = NULL;

  /* A player alone wins against nobody. */
  if (setup->n_players == 1)
    return dup_points (standings[0].score);
  for (guint i = 0; i < setup->n_players; i++)
    if (standings[i].wins)
      g_ptr_array_add (winners, setup->seats[i].name);
  names = purser_name_list_dup_text (winners);
  /* Translators: the names of those who won */
  return g_strdup_printf (ngettext ("%s wins", "%s win", winners->len), names);
}

/* Shows how many values are still to be read off components, as points wait for them.
 *
 * Returns: whether there are any */
static gboolean
page_show_unknown (PurserResultPage *self)
{
  const char *first;
  guint n_unknown = purser_prompt_count_unknown (purser_play_get_prompt (purser_session_get_play (self->session)), &first);
  g_autofree char *label = purser_components_dup_missing (n_unknown);

  gtk_button_set_label (GTK_BUTTON (self->unknown_button), label);
  gtk_widget_set_visible (self->unknown_box, n_unknown > 0);
  if (n_unknown > 0)
    purser_set_action (self->unknown_button, "play.copy", g_variant_new_string (first));
  return n_unknown > 0;
}

static void
page_show (PurserResultPage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  PurserSetup *setup = purser_play_get_setup (play);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  gboolean undecided;
  g_autofree char *winners = NULL;

  purser_play_get_standings (play, standings);
  undecided = page_show_unknown (self);
  winners = undecided ? g_strdup (_("Not Decided Yet")) : dup_winners (setup, standings);
  purser_line_breaks_show_title (self->winner_label, winners);
  gtk_widget_set_visible (GTK_WIDGET (self->podium), !undecided && setup->n_players > 1);
  purser_podium_show (self->podium, play);
  purser_score_table_show (self->table, self->session);
  page_show_ties (self);
  page_show_analysis (self);
}

static gboolean
key_pressed_cb (PurserResultPage *self)
{
  gtk_viewport_set_scroll_to_focus (self->viewport, TRUE);
  return GDK_EVENT_PROPAGATE;
}

static void
purser_result_page_dispose (GObject *object)
{
  g_clear_object (&PURSER_RESULT_PAGE (object)->session);
  g_clear_object (&PURSER_RESULT_PAGE (object)->plays);
  G_OBJECT_CLASS (purser_result_page_parent_class)->dispose (object);
}

static void
purser_result_page_class_init (PurserResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_result_page_dispose;
  g_type_ensure (PURSER_TYPE_EXPANSIONS_ROW);
  g_type_ensure (PURSER_TYPE_PODIUM);
  g_type_ensure (PURSER_TYPE_SCORE_CHART);
  g_type_ensure (PURSER_TYPE_SCORE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/result/purser-result-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, viewport);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, winner_label);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, podium);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, tie_label);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, unknown_box);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, unknown_button);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, table);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, highlights_list);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, chart);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, place_row);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, expansions_row);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, note_row);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, notes_label);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, expansions_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, note_applied_cb);
}

static void
purser_result_page_init (PurserResultPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @plays: (nullable): the plays of the library */
PurserResultPage *
purser_result_page_new (PurserSession *session,
                        PurserPlays   *plays)
{
  PurserResultPage *self = g_object_new (PURSER_TYPE_RESULT_PAGE, NULL);

  self->session = g_object_ref (session);
  g_set_object (&self->plays, plays);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (page_show), self, G_CONNECT_SWAPPED);
  page_show (self);
  return self;
}
