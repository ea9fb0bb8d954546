// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "purser-game-tile.h"
#include "purser-plain-text.h"
#include "purser-play-row.h"
#include "purser-play-words.h"
#include "purser-player-marks.h"
#include "purser-words.h"

/* Names can have any length; what is longer is cut off before it is shaped. */
#define LENGTH 400
/* The reason why a file cannot be read is told on more lines, as nothing else is. */
#define LINES 2
#define LINES_OF_TITLE 3
#define LINES_OF_PROBLEM 4

/* A play in the library. The list reuses the row for other plays while it scrolls. */
struct _PurserPlayRow
{
  GtkBox parent_instance;

  PurserGameTile    *tile;
  PurserWords       *title;
  PurserWords       *who;
  PurserWords       *when;
  PurserPlayerMarks *marks;
  GtkWidget         *delete_button;
};

G_DEFINE_FINAL_TYPE (PurserPlayRow, purser_play_row, GTK_TYPE_BOX)

static void
purser_play_row_class_init (PurserPlayRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_GAME_TILE);
  g_type_ensure (PURSER_TYPE_PLAYER_MARKS);
  g_type_ensure (PURSER_TYPE_WORDS);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-play-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, tile);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, title);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, who);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, when);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, marks);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, delete_button);
}

static void
purser_play_row_init (PurserPlayRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Every row has such a button, so its accessible label names the play that it deletes. */
static void
row_set_delete (PurserPlayRow  *self,
                PurserPlayInfo *info,
                const char     *title)
{
  g_autofree char *date = purser_play_words_dup_date (info);
  /* Translators: a button that deletes a play: its title and its date */
  g_autofree char *label = g_strdup_printf (_("Delete: %s, %s"), title, date);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->delete_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->delete_button), "^ay", purser_play_info_get_path (info));
  /* The action is set only with its target, as GTK looks it up as soon as it has a name. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->delete_button), "library.delete");
}

static void
show_words (PurserWords *words,
            char        *text,
            int          lines)
{
  g_autofree char *whole = text;
  g_autofree char *shown = purser_plain_text_dup (whole, LENGTH);

  purser_words_set (words, shown, lines);
  gtk_widget_set_visible (GTK_WIDGET (words), *shown != '\0');
}

void
purser_play_row_set_info (PurserPlayRow  *self,
                          PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *title = purser_play_words_dup_title (info);

  show_words (self->title, g_strdup (title), LINES_OF_TITLE);
  show_words (self->who, purser_play_words_dup_who (info), LINES);
  show_words (self->when, purser_play_words_dup_when (info), result != NULL ? LINES : LINES_OF_PROBLEM);
  purser_player_marks_set (self->marks, info);
  gtk_widget_set_visible (GTK_WIDGET (self->tile), result != NULL);
  if (result != NULL)
    purser_game_tile_set (self->tile, result->game, result->title);
  row_set_delete (self, info, title);
}

/* Hides the marks of the players, to leave their room to the words. */
void
purser_play_row_set_compact (PurserPlayRow *self,
                             gboolean       compact)
{
  gtk_widget_set_visible (GTK_WIDGET (self->marks), !compact);
}
