// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-people.h"
#include "purser-player-mark.h"
#include "purser-player-marks.h"
#include "purser-settings.h"

#define SIZE 20
#define SPACING 3
/* More in a line would leave the words beside them no room on a phone. */
#define MOST_IN_LINE 4

/* The marks of all players of a play, beside each other or in lines of about the same length. A library shows them for each of
 * hundreds of plays, and a widget for each mark took more memory there than the plays. */
struct _PurserPlayerMarks
{
  GtkWidget parent_instance;

  PurserPlayInfo *info; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (PurserPlayerMarks, purser_player_marks, GTK_TYPE_WIDGET)

/* Returns: (nullable): the result of the play; NULL if it is unknown */
static PurserResult *
marks_get_result (PurserPlayerMarks *self)
{
  return self->info != NULL ? purser_play_info_get_result (self->info) : NULL;
}

static guint
count_lines (guint n)
{
  return (n + MOST_IN_LINE - 1) / MOST_IN_LINE;
}

static guint
count_in_line (guint n)
{
  return n > 0 ? (n + count_lines (n) - 1) / count_lines (n) : 0;
}

static void
purser_player_marks_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  PurserResult *result = marks_get_result (PURSER_PLAYER_MARKS (widget));
  guint n = result != NULL ? result->n_seats : 0;
  guint places = orientation == GTK_ORIENTATION_VERTICAL ? count_lines (n) : count_in_line (n);

  *minimum = *natural = places > 0 ? (int) places * (SIZE + SPACING) - SPACING : 0;
}

static void
purser_player_marks_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  PurserResult *result = marks_get_result (PURSER_PLAYER_MARKS (widget));
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; result != NULL && i < result->n_seats; i++)
    {
      guint in_line = count_in_line (result->n_seats);
      guint place = mirrored ? in_line - 1 - i % in_line : i % in_line;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (place * (SIZE + SPACING)),
                                                              (float) (i / in_line * (SIZE + SPACING))));
      purser_player_mark_paint (widget, snapshot, result->seats[i].name,
                                purser_people_find_result_colour (people, result, i), i, SIZE);
      gtk_snapshot_restore (snapshot);
    }
}

static void
purser_player_marks_dispose (GObject *object)
{
  g_clear_object (&PURSER_PLAYER_MARKS (object)->info);
  G_OBJECT_CLASS (purser_player_marks_parent_class)->dispose (object);
}

static void
purser_player_marks_class_init (PurserPlayerMarksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_player_marks_dispose;
  widget_class->measure = purser_player_marks_measure;
  widget_class->snapshot = purser_player_marks_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_player_marks_init (PurserPlayerMarks *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

void
purser_player_marks_set (PurserPlayerMarks *self,
                         PurserPlayInfo    *info)
{
  g_set_object (&self->info, info);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
