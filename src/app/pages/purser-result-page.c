// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-course.h"
#include "purser-format.h"
#include "purser-new-play-page.h"
#include "purser-play-actions.h"
#include "purser-player-mark.h"
#include "purser-result-page.h"
#include "purser-result.h"
#include "purser-rule-dialog.h"
#include "purser-score-chart.h"
#include "purser-window.h"

/* A longer account of the winner's points stays folded, or it would push the other players out of sight. */
#define FEW_SHARES 6

struct _PurserResultPage
{
  AdwNavigationPage parent_instance;

  PurserSession    *session;
  GtkLabel         *winner_label;
  GtkListBox       *ranks_list;
  GtkWidget        *rematch_button;
  GtkListBox       *highlights_list;
  PurserScoreChart *chart;
  AdwEntryRow      *place_row;
  AdwEntryRow      *note_row;
  GtkLabel         *notes_label;
};

G_DEFINE_FINAL_TYPE (PurserResultPage, purser_result_page, ADW_TYPE_NAVIGATION_PAGE)

static void
rematch_clicked_cb (PurserResultPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (root));
  GSettings *settings = purser_application_get_settings (PURSER_APPLICATION (application));
  PurserNewPlayPage *page = purser_new_play_page_new (settings);

  purser_new_play_page_take_from (page, purser_session_get_setup (self->session));
  purser_window_push (PURSER_WINDOW (root), ADW_NAVIGATION_PAGE (page));
}

static void
why_clicked_cb (GtkWidget        *button,
                PurserResultPage *self)
{
  const char *rule = g_object_get_data (G_OBJECT (button), "rule");

  adw_dialog_present (purser_rule_dialog_new (self->session, rule, NULL), GTK_WIDGET (self));
}

static GtkWidget *
why_button_new (PurserResultPage *self,
                const char       *rule,
                const char       *title)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");
  /* Translators: what points came from */
  g_autofree char *name = g_strdup_printf (_("Why? %s"), title);

  gtk_widget_set_tooltip_text (button, _("Why?"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "rule", g_strdup (rule), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (why_clicked_cb), self);
  return button;
}

static guint
add_shares (PurserResultPage *self,
            AdwExpanderRow   *row,
            int               player)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autoptr (GArray) shares = purser_rules_break_down (purser_play_get_setup (play), purser_play_get_state (play), player);

  for (guint i = 0; i < shares->len; i++)
    {
      const PurserShare *share = &g_array_index (shares, PurserShare, i);
      GtkWidget *line = adw_action_row_new ();
      g_autofree char *amount = purser_format_amount (share->amount);
      GtkWidget *label = gtk_label_new (amount);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (line), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line), share->title);
      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (line), label);
      if (share->rule != NULL)
        adw_action_row_add_suffix (ADW_ACTION_ROW (line), why_button_new (self, share->rule, share->title));
      adw_expander_row_add_row (row, line);
    }
  adw_expander_row_set_enable_expansion (row, shares->len > 0);
  return shares->len;
}

static void
enter_note (PurserResultPage *self,
            const char       *text,
            const char       *place)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("note", -1);

  purser_value_set_text (move, "text", text);
  if (place != NULL)
    purser_value_set_text (move, "place", place);
  purser_session_enter (self->session, move);
}

static void
place_applied_cb (PurserResultPage *self)
{
  enter_note (self, "", gtk_editable_get_text (GTK_EDITABLE (self->place_row)));
}

static void
note_applied_cb (PurserResultPage *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->note_row)));

  gtk_editable_set_text (GTK_EDITABLE (self->note_row), "");
  if (*g_strstrip (text) != '\0')
    enter_note (self, text, NULL);
}

static void
page_show_highlights (PurserResultPage *self,
                      PurserCourse     *course)
{
  g_autoptr (GPtrArray) highlights = purser_course_dup_highlights (course, purser_session_get_play (self->session));

  gtk_list_box_remove_all (self->highlights_list);
  for (guint i = 0; i < highlights->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), g_ptr_array_index (highlights, i));
      gtk_list_box_append (self->highlights_list, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->highlights_list), highlights->len > 0);
}

static void
page_show_course (PurserResultPage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autoptr (PurserCourse) course = purser_course_new (play);
  g_autoptr (PurserResult) result = purser_result_new (play);

  page_show_highlights (self, course);
  purser_score_chart_show (self->chart, purser_play_get_setup (play), course);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), course->points->len > 2);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->place_row)), result->place) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->place_row), result->place != NULL ? result->place : "");
  gtk_label_set_label (self->notes_label, result->notes != NULL ? result->notes : "");
  gtk_widget_set_visible (GTK_WIDGET (self->notes_label), result->notes != NULL);
}

static GtkWidget *
rank_row_new (PurserResultPage     *self,
              int                   player,
              const PurserStanding *standing)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *score = purser_format_amount (standing->score);
  g_autofree char *tie = purser_result_dup_tie (purser_session_get_play (self->session), player);
  g_autofree char *rank = g_strdup_printf ("%u", standing->rank);
  GtkWidget *score_label = gtk_label_new (score);
  GtkWidget *rank_label = gtk_label_new (rank);
  guint n_shares;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), purser_setup_get_name (setup, player));
  gtk_widget_add_css_class (rank_label, "title-2");
  gtk_widget_add_css_class (rank_label, "numeric");
  gtk_widget_add_css_class (score_label, "title-3");
  gtk_widget_add_css_class (score_label, "numeric");
  if (tie != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), tie);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), purser_player_mark_new_for_seat (setup, player, 32));
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), rank_label);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), score_label);
  n_shares = add_shares (self, ADW_EXPANDER_ROW (row), player);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), standing->wins && n_shares > 0 && n_shares <= FEW_SHARES);
  return row;
}

static char *
dup_winners (PurserSetup          *setup,
             const PurserStanding *standings)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < setup->n_players; i++)
    if (standings[i].wins)
      {
        g_string_append_printf (names, "%s%s", n > 0 ? _(", ") : "", setup->seats[i].name);
        n++;
      }
  /* Translators: the names of those who won */
  return g_strdup_printf (ngettext ("%s wins", "%s win", n), names->str);
}

static void
page_show (PurserResultPage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  PurserSetup *setup = purser_play_get_setup (play);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autofree char *winners = NULL;

  purser_play_get_standings (play, standings);
  winners = dup_winners (setup, standings);
  gtk_label_set_label (self->winner_label, winners);
  gtk_list_box_remove_all (self->ranks_list);
  for (guint rank = 1; rank <= setup->n_players; rank++)
    for (guint i = 0; i < setup->n_players; i++)
      if (standings[i].rank == rank)
        gtk_list_box_append (self->ranks_list, rank_row_new (self, (int) i, &standings[i]));
  page_show_course (self);
}

static void
purser_result_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_RESULT_PAGE);
  g_clear_object (&PURSER_RESULT_PAGE (object)->session);
  G_OBJECT_CLASS (purser_result_page_parent_class)->dispose (object);
}

static void
purser_result_page_class_init (PurserResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_result_page_dispose;
  g_type_ensure (PURSER_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/pages/purser-result-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, winner_label);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, ranks_list);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, rematch_button);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, highlights_list);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, chart);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, place_row);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, note_row);
  gtk_widget_class_bind_template_child (widget_class, PurserResultPage, notes_label);
  gtk_widget_class_bind_template_callback (widget_class, rematch_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, note_applied_cb);
}

static void
purser_result_page_init (PurserResultPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * purser_result_page_new:
 * @session: a session whose play is over
 *
 * Returns: (transfer floating): how the play ended; it follows later corrections
 */
PurserResultPage *
purser_result_page_new (PurserSession *session)
{
  PurserResultPage *self = g_object_new (PURSER_TYPE_RESULT_PAGE, NULL);

  self->session = g_object_ref (session);
  purser_play_actions_add (GTK_WIDGET (self), session);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (page_show), self, G_CONNECT_SWAPPED);
  page_show (self);
  return self;
}
