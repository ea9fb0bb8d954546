// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-people.h"
#include "purser-player-mark.h"
#include "purser-player-marks.h"
#include "purser-settings.h"

#define SIZE 20
#define SPACING 3

/* The marks of all players of a play beside each other. A library has a row of them for each of hundreds of plays, and a
 * widget for each mark took more memory there than everything that is known of the plays. */
struct _PurserPlayerMarks
{
  GtkWidget parent_instance;

  PurserPlayInfo *info; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (PurserPlayerMarks, purser_player_marks, GTK_TYPE_WIDGET)

/* Returns: (nullable): how the play went; NULL where nobody knows */
static PurserResult *
marks_get_result (PurserPlayerMarks *self)
{
  return self->info != NULL ? purser_play_info_get_result (self->info) : NULL;
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
  int n = result != NULL ? (int) result->n_seats : 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = SIZE;
  else
    *minimum = *natural = n > 0 ? n * (SIZE + SPACING) - SPACING : 0;
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
      guint place = mirrored ? result->n_seats - 1 - i : i;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (place * (SIZE + SPACING)), 0));
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
  if (g_set_object (&self->info, info))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}
