// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-number-entry.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-types.h"

#define DIGITS 3

/* The numbers of the sector tiles that a player begins with, by colour and level: a field for each sector that is built. */
struct _PurserTilesEditor
{
  PurserEditor parent_instance;

  GtkWidget *marks[PURSER_PHOENIX_COLOURS];
  GtkWidget *entries[PURSER_PHOENIX_COLOURS][PURSER_PHOENIX_LEVELS];
  gboolean   described;
};

G_DEFINE_FINAL_TYPE (PurserTilesEditor, purser_tiles_editor, PURSER_TYPE_EDITOR)

static GtkWidget *
entry_new (PurserTilesEditor *self,
           int                colour,
           int                level)
{
  g_autofree char *name = g_strdup_printf (_("%s: %s %d"), purser_editor_get_title (PURSER_EDITOR (self)),
                                           purser_phoenix_colour_title (colour), level + 1);
  GtkWidget *entry = purser_number_entry_new (name, DIGITS);

  gtk_widget_set_visible (entry, FALSE);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (purser_editor_changed), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (purser_editor_go_on), self);
  return entry;
}

/* Places each entry below the sector of its colour and level. */
static void
purser_tiles_editor_build (PurserEditor *editor)
{
  PurserTilesEditor *self = PURSER_TILES_EDITOR (editor);
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 4, "column-spacing", 4, NULL);

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      self->marks[colour] = purser_phoenix_letter_new (purser_phoenix_colour_words[colour], purser_phoenix_colour_title (colour));
      gtk_widget_set_valign (self->marks[colour], GTK_ALIGN_CENTER);
      gtk_grid_attach (grid, self->marks[colour], 0, colour, 1, 1);
      for (int level = 0; level < PURSER_PHOENIX_LEVELS; level++)
        {
          self->entries[colour][level] = entry_new (self, colour, level);
          gtk_grid_attach (grid, self->entries[colour][level], level + 1, colour, 1, 1);
        }
    }
  gtk_widget_add_css_class (GTK_WIDGET (grid), "sector-numbers");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
}

static int
editor_get_number (PurserTilesEditor *self,
                   int                colour,
                   int                level)
{
  return purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->entries[colour][level]));
}

/* Lists the numbers up to the highest sector that has one, with null for missing ones below it. */
static PurserValue *
dup_wing (PurserTilesEditor *self,
          int                colour)
{
  PurserValue *wing = purser_value_new_list ();
  int highest = PURSER_PHOENIX_LEVELS;

  while (highest > 0 && editor_get_number (self, colour, highest - 1) < 0)
    highest--;
  for (int level = 0; level < highest; level++)
    {
      int number = editor_get_number (self, colour, level);

      purser_value_append (wing, number >= 0 ? purser_value_new_integer (number) : purser_value_new_null ());
    }
  return wing;
}

static PurserValue *
purser_tiles_editor_dup_value (PurserEditor *editor)
{
  PurserTilesEditor *self = PURSER_TILES_EDITOR (editor);
  g_autoptr (PurserValue) tiles = purser_value_new_object ();

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      g_autoptr (PurserValue) wing = dup_wing (self, colour);

      if (purser_value_get_size (wing) > 0)
        purser_value_set (tiles, purser_phoenix_colour_words[colour], g_steal_pointer (&wing));
    }
  return purser_value_get_size (tiles) > 0 ? g_steal_pointer (&tiles) : NULL;
}

static void
purser_tiles_editor_set_value (PurserEditor *editor,
                               PurserValue  *value)
{
  PurserTilesEditor *self = PURSER_TILES_EDITOR (editor);

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      PurserValue *wing = purser_value_get (value, purser_phoenix_colour_words[colour]);

      for (guint level = 0; level < MIN (purser_value_get_size (wing), PURSER_PHOENIX_LEVELS); level++)
        {
          PurserValue *number = purser_value_get_at (wing, level);

          purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->entries[colour][level]),
                                         purser_value_is (number, PURSER_VALUE_INTEGER)
                                           ? (int) purser_value_get_integer (number) : -1);
        }
    }
}

/* Moves the focus to the entry of a sector that was just touched, to type its number at once. */
static void
editor_show_sector (PurserTilesEditor *self,
                    int                colour,
                    int                level,
                    gboolean           shown)
{
  GtkWidget *entry = self->entries[colour][level];
  gboolean appears = shown && !gtk_widget_get_visible (entry);

  gtk_widget_set_visible (entry, shown);
  if (appears && self->described)
    gtk_widget_grab_focus (entry);
}

/* An entry with a number stays visible, even if fewer sectors are built. */
static void
purser_tiles_editor_describe (PurserEditor          *editor,
                              const PurserFormField *field,
                              PurserValue           *draft)
{
  PurserTilesEditor *self = PURSER_TILES_EDITOR (editor);
  PurserValue *sectors = purser_value_get (draft, "sectors");

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      gint64 built = purser_value_get_integer_of (sectors, purser_phoenix_colour_words[colour], 0);

      for (int level = PURSER_PHOENIX_LEVELS - 1; level >= 0; level--)
        {
          if (editor_get_number (self, colour, level) >= 0)
            built = MAX (built, level + 1);
          editor_show_sector (self, colour, level, level < built);
        }
      gtk_widget_set_visible (self->marks[colour], built > 0);
    }
  self->described = TRUE;
}

static void
purser_tiles_editor_class_init (PurserTilesEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_tiles_editor_build;
  editor_class->dup_value = purser_tiles_editor_dup_value;
  editor_class->set_value = purser_tiles_editor_set_value;
  editor_class->describe = purser_tiles_editor_describe;
  editor_class->continues = TRUE;
}

static void
purser_tiles_editor_init (PurserTilesEditor *self)
{
}
