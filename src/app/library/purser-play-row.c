// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "purser-game-tile.h"
#include "purser-plain-text.h"
#include "purser-play-row.h"
#include "purser-play-words.h"
#include "purser-player-mark.h"
#include "purser-words.h"

#define MARK_SIZE 20
#define TILE_SIZE 40
/* Names can be of any length; what is longer ends in an ellipsis. */
#define TITLE_LENGTH 80
#define SUBTITLE_LENGTH 200

/* A play in the library. The row moves on from play to play while one scrolls. */
struct _PurserPlayRow
{
  GtkBox parent_instance;

  AdwBin      *tile;
  PurserWords *title;
  PurserWords *subtitle;
  GtkBox      *marks;
  GtkWidget   *delete_button;
};

G_DEFINE_FINAL_TYPE (PurserPlayRow, purser_play_row, GTK_TYPE_BOX)

static void
purser_play_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_PLAY_ROW);
  G_OBJECT_CLASS (purser_play_row_parent_class)->dispose (object);
}

static void
purser_play_row_class_init (PurserPlayRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_play_row_dispose;
  g_type_ensure (PURSER_TYPE_WORDS);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-play-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, tile);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, title);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, marks);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayRow, delete_button);
}

static void
purser_play_row_init (PurserPlayRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->tile, purser_game_tile_new (TILE_SIZE));
}

/* Marks that were made for another play are used again. */
static void
row_set_marks (PurserPlayRow *self,
               PurserResult  *result)
{
  guint n = result != NULL ? result->n_seats : 0;
  GtkWidget *mark = gtk_widget_get_first_child (GTK_WIDGET (self->marks));

  for (guint i = 0; i < n; i++, mark = gtk_widget_get_next_sibling (mark))
    {
      if (mark == NULL)
        gtk_box_append (self->marks, mark = purser_player_mark_new (MARK_SIZE));
      purser_player_mark_set (PURSER_PLAYER_MARK (mark), result->seats[i].name, result->seats[i].colour, i);
      gtk_widget_set_visible (mark, TRUE);
    }
  for (; mark != NULL; mark = gtk_widget_get_next_sibling (mark))
    gtk_widget_set_visible (mark, FALSE);
}

/* Every row has one, so whoever listens is told which play it deletes. */
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
  /* Not before there is something to delete: an action is looked up as soon as it has its name. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->delete_button), "library.delete");
}

/* Shows a play. */
void
purser_play_row_set_info (PurserPlayRow  *self,
                          PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *title = purser_play_words_dup_title (info);
  g_autofree char *subtitle = purser_play_words_dup_subtitle (info);
  g_autofree char *short_title = purser_plain_text_dup (title, TITLE_LENGTH);
  g_autofree char *short_subtitle = purser_plain_text_dup (subtitle, SUBTITLE_LENGTH);

  purser_words_set (self->title, short_title);
  purser_words_set (self->subtitle, short_subtitle);
  row_set_marks (self, result);
  gtk_widget_set_visible (GTK_WIDGET (self->tile), result != NULL);
  if (result != NULL)
    purser_game_tile_set (PURSER_GAME_TILE (adw_bin_get_child (self->tile)), result->game, result->title);
  row_set_delete (self, info, title);
}

/* Whether the marks of players leave their room to the words. */
void
purser_play_row_set_compact (PurserPlayRow *self,
                             gboolean       compact)
{
  gtk_widget_set_visible (GTK_WIDGET (self->marks), !compact);
}

/* Returns: (transfer floating): a row that shows no play yet */
GtkWidget *
purser_play_row_new (void)
{
  return g_object_new (PURSER_TYPE_PLAY_ROW, NULL);
}
