// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-component.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-types.h"
#include "purser-player-mark.h"

#define MOST_ROWS   PURSER_PHOENIX_TRACKS
#define MOST_LEVELS PURSER_PHOENIX_TRACK_LEVELS
#define MARK        17

/* The level of each wing or diplomacy track, drawn as on the table: a touch on a level sets it, and a touch on the present
 * level takes it back. */
struct _PurserLevelsEditor
{
  PurserEditor parent_instance;

  GtkWidget *cells[MOST_ROWS][MOST_LEVELS];
  int        reached[MOST_ROWS];
};

G_DEFINE_FINAL_TYPE (PurserLevelsEditor, purser_levels_editor, PURSER_TYPE_EDITOR)

static gboolean
shape_is_wings (const PurserShape *shape)
{
  return shape->key->choices == purser_phoenix_colour_words;
}

static const PurserShape *
levels_get_shape (PurserLevelsEditor *self)
{
  return purser_editor_get_shape (PURSER_EDITOR (self));
}

static void
levels_reach (PurserLevelsEditor *self,
              int                 row,
              int                 level)
{
  self->reached[row] = level;
  for (int i = 0; i < levels_get_shape (self)->of->max; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[row][i]), i < level);
}

static void
cell_clicked_cb (GtkWidget          *cell,
                 PurserLevelsEditor *self)
{
  for (int row = 0; row < MOST_ROWS; row++)
    for (int i = 0; i < MOST_LEVELS; i++)
      if (self->cells[row][i] == cell)
        levels_reach (self, row, self->reached[row] == i + 1 ? i : i + 1);
  purser_editor_changed (PURSER_EDITOR (self));
}

/* Shows the players who are at that level already. */
static GtkWidget *
marks_new (PurserLevelsEditor *self,
           int                 track,
           int                 level)
{
  PurserPlay *play = purser_editor_get_play (PURSER_EDITOR (self));
  const PurserPhoenixState *state = purser_play_get_state (play);
  GtkWidget *marks = gtk_grid_new ();

  for (int i = 0, n = 0; i < state->turn.n_players; i++)
    if (state->turn.round == 0 && state->players[i].diplomacy[track] == level)
      {
        gtk_grid_attach (GTK_GRID (marks), purser_player_mark_new_for_seat (purser_play_get_setup (play), i, MARK), n % 2,
                         n / 2, 1, 1);
        n++;
      }
  gtk_widget_set_halign (marks, GTK_ALIGN_CENTER);
  return marks;
}

static char *
dup_name (PurserLevelsEditor *self,
          int                 row,
          int                 level)
{
  if (shape_is_wings (levels_get_shape (self)))
    /* Translators: the colour of a sector, its level */
    return g_strdup_printf (_("Sector %s %d"), purser_phoenix_colour_title (row), level);
  /* Translators: a diplomacy track, a level */
  return g_strdup_printf (_("%s, level %d"), purser_phoenix_kind_title ((PurserPhoenixKind) row), level);
}

static GtkWidget *
cell_new (PurserLevelsEditor *self,
          int                 row,
          int                 level)
{
  gboolean wings = shape_is_wings (levels_get_shape (self));
  g_autofree char *name = dup_name (self, row, level);
  g_autofree char *text = g_strdup_printf ("%d", level);
  GtkWidget *cell = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  if (!wings)
    gtk_box_append (GTK_BOX (box), marks_new (self, row, level));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (cell), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (cell, "level-cell");
  gtk_widget_add_css_class (cell, "numeric");
  if (wings)
    gtk_widget_add_css_class (cell, purser_phoenix_colour_words[row]);
  g_signal_connect (cell, "clicked", G_CALLBACK (cell_clicked_cb), self);
  return cell;
}

static GtkWidget *
head_new (PurserLevelsEditor *self,
          int                 row)
{
  GtkWidget *head;

  if (shape_is_wings (levels_get_shape (self)))
    {
      head = purser_phoenix_letter_new (purser_phoenix_colour_words[row], purser_phoenix_colour_title (row));
      gtk_widget_set_valign (head, GTK_ALIGN_CENTER);
      return head;
    }
  head = purser_phoenix_component_label_new (purser_phoenix_kind_title ((PurserPhoenixKind) row), "caption");
  gtk_label_set_width_chars (GTK_LABEL (head), 4);
  return head;
}

static void
purser_levels_editor_build (PurserEditor *editor)
{
  PurserLevelsEditor *self = PURSER_LEVELS_EDITOR (editor);
  const PurserShape *shape = levels_get_shape (self);
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 2, "column-spacing", 2, NULL);

  for (int row = 0; shape->key->choices[row] != NULL; row++)
    {
      gtk_grid_attach (grid, head_new (self, row), 0, row, 1, 1);
      for (int level = 1; level <= shape->of->max; level++)
        {
          self->cells[row][level - 1] = cell_new (self, row, level);
          gtk_grid_attach (grid, self->cells[row][level - 1], level, row, 1, 1);
        }
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
}

static PurserValue *
purser_levels_editor_dup_value (PurserEditor *editor)
{
  PurserLevelsEditor *self = PURSER_LEVELS_EDITOR (editor);
  const char *const *words = levels_get_shape (self)->key->choices;
  PurserValue *value = purser_value_new_object ();

  for (int row = 0; words[row] != NULL; row++)
    if (self->reached[row] > 0)
      purser_value_set_integer (value, words[row], self->reached[row]);
  return value;
}

static void
purser_levels_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserLevelsEditor *self = PURSER_LEVELS_EDITOR (editor);
  const char *const *words = levels_get_shape (self)->key->choices;

  for (int row = 0; words[row] != NULL; row++)
    levels_reach (self, row, (int) purser_value_get_integer_of (value, words[row], 0));
}

static void
purser_levels_editor_class_init (PurserLevelsEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_levels_editor_build;
  editor_class->dup_value = purser_levels_editor_dup_value;
  editor_class->set_value = purser_levels_editor_set_value;
  editor_class->narrow = TRUE;
}

static void
purser_levels_editor_init (PurserLevelsEditor *self)
{
}
