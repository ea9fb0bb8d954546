// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-phoenix-printed.h"
#include "purser-phoenix-types.h"

/* The number that is printed on a sector tile. A move may name the tile by its id instead, such as `tile-215`. */
struct _PurserTileNumberEditor
{
  PurserOptionalEditor parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserTileNumberEditor, purser_tile_number_editor, PURSER_TYPE_OPTIONAL_EDITOR)

static void
purser_tile_number_editor_set_value (PurserEditor *editor,
                                     PurserValue  *value)
{
  int tile = purser_phoenix_read_tile (purser_value_get_string (value));
  g_autoptr (PurserValue) number = tile >= 0 ? purser_value_new_integer (tile) : NULL;

  PURSER_EDITOR_CLASS (purser_tile_number_editor_parent_class)->set_value (editor, number != NULL ? number : value);
}

static void
purser_tile_number_editor_class_init (PurserTileNumberEditorClass *klass)
{
  PURSER_EDITOR_CLASS (klass)->set_value = purser_tile_number_editor_set_value;
}

static void
purser_tile_number_editor_init (PurserTileNumberEditor *self)
{
}
