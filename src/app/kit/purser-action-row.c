// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-action-row.h"
#include "purser-line-breaks.h"
#include "purser-widget.h"

/* Makes a row without markup, for names and sentences with any characters.
 *
 * @subtitle: (nullable) */
GtkWidget *
purser_action_row_new (const char *title,
                       const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  purser_line_breaks_show_all (row);
  return row;
}

/* Makes a row activate an action, and gives it an arrow. */
void
purser_action_row_lead (GtkWidget  *row,
                        const char *action,
                        GVariant   *target)
{
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  purser_set_action (row, action, target);
}
