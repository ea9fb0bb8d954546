// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-optional-editor.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-types.h"

/* The diplomacy tracks, each a toggle button with the level that would be reached; pressed ones show their lobby cost. */
struct _PurserAdvancesEditor
{
  PurserEditor parent_instance;

  GtkWidget    *buttons[PURSER_PHOENIX_TRACKS];
  PurserEditor *costs[PURSER_PHOENIX_TRACKS];
  int           last;
  int           limit;
};

G_DEFINE_FINAL_TYPE (PurserAdvancesEditor, purser_advances_editor, PURSER_TYPE_EDITOR)

static gboolean
is_pressed (PurserAdvancesEditor *self,
            int                   track)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[track]));
}

static int
count_pressed (PurserAdvancesEditor *self)
{
  int n_pressed = 0;

  for (int i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    n_pressed += is_pressed (self, i);
  return n_pressed;
}

/* Releases tracks beyond the limit: first the one pressed before. */
static void
advances_give_way (PurserAdvancesEditor *self,
                   int                   pressed)
{
  for (int i = 0; i < PURSER_PHOENIX_TRACKS && count_pressed (self) > self->limit; i++)
    if (i != pressed && (i == self->last || self->limit == 1))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);
  for (int i = 0; i < PURSER_PHOENIX_TRACKS && count_pressed (self) > self->limit; i++)
    if (i != pressed)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);
}

static void
button_toggled_cb (GtkWidget            *button,
                   PurserAdvancesEditor *self)
{
  int track = 0;

  while (self->buttons[track] != button)
    track++;
  gtk_widget_set_visible (GTK_WIDGET (self->costs[track]), is_pressed (self, track));
  if (is_pressed (self, track))
    {
      advances_give_way (self, track);
      self->last = track;
    }
  purser_editor_changed (PURSER_EDITOR (self));
}

/* Returns the level that the player in turn would reach; at the end of a track, one more than there are. */
static int
get_next_level (PurserAdvancesEditor *self,
                int                   track)
{
  const PurserPhoenixState *state = purser_play_get_state (purser_editor_get_play (PURSER_EDITOR (self)));

  return state->turn.active < 0 ? 1 : state->players[state->turn.active].diplomacy[track] + 1;
}

static GtkWidget *
button_new (PurserAdvancesEditor *self,
            int                   track)
{
  const char *title = purser_phoenix_kind_title ((PurserPhoenixKind) track);
  int level = get_next_level (self, track);
  g_autofree char *text = level <= PURSER_PHOENIX_TRACK_LEVELS ? g_strdup_printf ("%s → %d", title, level) : g_strdup (title);
  g_autofree char *name = g_strdup_printf (_("Diplomacy: %s to level %d"), title, level);
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (text));
  gtk_widget_set_sensitive (button, level <= PURSER_PHOENIX_TRACK_LEVELS);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "numeric");
  g_signal_connect (button, "toggled", G_CALLBACK (button_toggled_cb), self);
  return button;
}

/* A known cost is shown as a hint and counts if nothing is entered. */
static PurserEditor *
cost_new (PurserAdvancesEditor *self,
          int                   track)
{
  PurserPlay *play = purser_editor_get_play (PURSER_EDITOR (self));
  const PurserShape *shape = purser_editor_get_shape (PURSER_EDITOR (self))->of->fields[1].shape;
  /* Translators: a diplomacy track */
  g_autofree char *title = g_strdup_printf (_("Lobby cost: %s"), purser_phoenix_kind_title ((PurserPhoenixKind) track));
  PurserEditor *editor = purser_editor_new_optional (purser_play_get_rules (play), play, shape, title);
  const PurserPhoenixState *state = purser_play_get_state (play);
  int level = get_next_level (self, track);

  int lobby = level <= PURSER_PHOENIX_TRACK_LEVELS ? purser_phoenix_printed_lobby (&state->printed, track, level) : -1;
  g_autofree char *hint = lobby >= 0 ? g_strdup_printf ("%d", lobby) : NULL;

  purser_optional_editor_hint (PURSER_OPTIONAL_EDITOR (editor), hint);
  gtk_widget_set_tooltip_text (GTK_WIDGET (editor), title);
  gtk_widget_set_visible (GTK_WIDGET (editor), FALSE);
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (purser_editor_changed), self);
  g_signal_connect_swapped (editor, "activated", G_CALLBACK (purser_editor_activate), self);
  return editor;
}

static void
purser_advances_editor_build (PurserEditor *editor)
{
  PurserAdvancesEditor *self = PURSER_ADVANCES_EDITOR (editor);
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 4, "column-spacing", 8, NULL);

  self->last = -1;
  self->limit = 1;
  for (int track = 0; track < PURSER_PHOENIX_TRACKS; track++)
    {
      self->buttons[track] = button_new (self, track);
      self->costs[track] = cost_new (self, track);
      gtk_grid_attach (grid, self->buttons[track], 0, track, 1, 1);
      gtk_grid_attach (grid, GTK_WIDGET (self->costs[track]), 1, track, 1, 1);
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
}

static PurserValue *
purser_advances_editor_dup_value (PurserEditor *editor)
{
  PurserAdvancesEditor *self = PURSER_ADVANCES_EDITOR (editor);
  g_autoptr (PurserValue) list = purser_value_new_list ();

  for (int i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    if (is_pressed (self, i))
      {
        PurserValue *advance = purser_value_new_object ();
        PurserValue *cost = purser_editor_dup_value (self->costs[i]);

        purser_value_set_string (advance, "track", purser_phoenix_track_words[i]);
        if (cost != NULL)
          purser_value_set (advance, "cost", cost);
        purser_value_append (list, advance);
      }
  return purser_value_get_size (list) > 0 ? g_steal_pointer (&list) : NULL;
}

/* A move being changed was made at other levels, so the buttons name none. */
static void
purser_advances_editor_set_value (PurserEditor *editor,
                                  PurserValue  *value)
{
  PurserAdvancesEditor *self = PURSER_ADVANCES_EDITOR (editor);

  self->limit = MAX (self->limit, (int) purser_value_get_size (value));
  for (int i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    {
      gtk_button_set_label (GTK_BUTTON (self->buttons[i]), purser_phoenix_kind_title ((PurserPhoenixKind) i));
      gtk_widget_set_sensitive (self->buttons[i], TRUE);
    }
  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      PurserValue *advance = purser_value_get_at (value, i);
      int track = purser_phoenix_find_word (purser_phoenix_track_words, purser_value_get_string_of (advance, "track"));

      if (track < 0)
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[track]), TRUE);
      if (purser_value_get (advance, "cost") != NULL)
        purser_editor_set_value (self->costs[track], purser_value_get (advance, "cost"));
    }
}

/* Limits the pressed tracks to as many as the ship can advance. */
static void
purser_advances_editor_describe (PurserEditor          *editor,
                                 const PurserFormField *field,
                                 PurserValue           *draft)
{
  PurserAdvancesEditor *self = PURSER_ADVANCES_EDITOR (editor);

  if (field->max < 0 || field->max == self->limit)
    return;
  self->limit = (int) field->max;
  advances_give_way (self, -1);
}

static void
purser_advances_editor_class_init (PurserAdvancesEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_advances_editor_build;
  editor_class->dup_value = purser_advances_editor_dup_value;
  editor_class->set_value = purser_advances_editor_set_value;
  editor_class->describe = purser_advances_editor_describe;
}

static void
purser_advances_editor_init (PurserAdvancesEditor *self)
{
}
