// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Shows a play that another program kept: the players with rank and score, the time and the place. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-face.h"
#include "purser-format.h"
#include "purser-kept-result-dialog.h"
#include "purser-line-breaks.h"
#include "purser-people.h"
#include "purser-plain-text.h"
#include "purser-play-words.h"
#include "purser-settings.h"

/* The most that is shown of a note, as a dialog would take seconds to lay out a longer one. */
#define MOST_BYTES 10000
#define MOST_LINES 100

static GtkWidget *
seat_row_new (const PurserResult *result,
              guint               position)
{
  const PurserResultSeat *seat = &result->seats[position];
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  GtkWidget *mark = purser_face_new (32);
  g_autofree char *rank = g_strdup_printf (_("Rank %u"), seat->rank);
  GtkWidget *row = purser_action_row_new (seat->name, seat->wins ? _("Winner") : rank);
  g_autofree char *score = seat->unscored ? g_strdup ("–") : purser_format_amount (seat->score);
  GtkWidget *label = gtk_label_new (score);

  purser_face_set (PURSER_FACE (mark), seat->name, purser_people_find_result_colour (people, result, position), position);
  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

/* Rows are sorted by rank; players of one rank stay in seat order. */
static void
fill_seats (GtkListBox   *list,
            PurserResult *result)
{
  for (guint rank = 1; rank <= PURSER_MAX_PLAYERS; rank++)
    for (guint i = 0; i < result->n_seats; i++)
      if (result->seats[i].rank == rank)
        gtk_list_box_append (list, seat_row_new (result, i));
}

void
purser_kept_result_dialog_present (PurserPlayInfo *info,
                                   GtkWidget      *parent)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *title = purser_play_words_dup_title (info);
  g_autofree char *subtitle = purser_play_words_dup_subtitle (info);
  g_autofree char *expansions = purser_result_dup_expansions (result);
  g_autofree char *notes = result->notes != NULL ? purser_plain_text_dup_beginning (result->notes, MOST_BYTES, MOST_LINES) : NULL;
  g_autoptr (GString) body = g_string_new (subtitle);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/purser/app/library/purser-kept-result-dialog.ui");
  GObject *dialog = gtk_builder_get_object (builder, "dialog");

  if (result->place != NULL)
    g_string_append_printf (body, "\n%s", result->place);
  if (expansions != NULL)
    g_string_append_printf (body, "\n%s", expansions);
  if (notes != NULL)
    g_string_append_printf (body, "\n%s", notes);
  adw_alert_dialog_set_heading (ADW_ALERT_DIALOG (dialog), title);
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (dialog), body->str);
  fill_seats (GTK_LIST_BOX (gtk_builder_get_object (builder, "seats")), result);
  adw_dialog_present (ADW_DIALOG (dialog), parent);
  purser_line_breaks_show_all (GTK_WIDGET (dialog));
}
