// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Which editor fits which shape. */

#include "config.h"

#include "purser-editor-types.h"
#include "purser-game-ui.h"
#include "purser-item-editor.h"
#include "purser-number-editor.h"
#include "purser-optional-editor.h"

/* At most this many numbers are buttons beside each other; more are stepped through or typed. */
#define MAX_BUTTONS 7

/* Returns whether a shape is a number, or null if that is unknown. */
static gboolean
shape_is_optional (const PurserShape *shape)
{
  return shape->either[0] != NULL && shape->either[0]->kind == PURSER_SHAPE_INTEGER && shape->either[1] != NULL &&
         shape->either[1]->kind == PURSER_SHAPE_NULL && shape->either[2] == NULL;
}

static GType
list_editor_type (const PurserShape *shape)
{
  if (purser_shape_is_dice (shape))
    return PURSER_TYPE_DICE_EDITOR;
  switch (shape->of->kind)
    {
    case PURSER_SHAPE_CHOICE:
      return PURSER_TYPE_COUNTS_EDITOR;
    case PURSER_SHAPE_ITEM:
      return PURSER_TYPE_ITEM_EDITOR;
    case PURSER_SHAPE_PLAYER:
      return PURSER_TYPE_SEQUENCE_EDITOR;
    default:
      return PURSER_TYPE_LIST_EDITOR;
    }
}

static GType
editor_type (const PurserRules *rules,
             const PurserShape *shape)
{
  GType own = purser_game_ui_find_editor (purser_game_ui_get (rules), shape);

  if (own != G_TYPE_INVALID)
    return own;
  switch (shape->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return shape->max - shape->min < MAX_BUTTONS ? PURSER_TYPE_CHOICE_EDITOR : PURSER_TYPE_NUMBER_EDITOR;
    case PURSER_SHAPE_BOOLEAN:
      return PURSER_TYPE_SWITCH_EDITOR;
    case PURSER_SHAPE_CHOICE:
    case PURSER_SHAPE_PLAYER:
      return PURSER_TYPE_CHOICE_EDITOR;
    case PURSER_SHAPE_ITEM:
      return PURSER_TYPE_ITEM_EDITOR;
    case PURSER_SHAPE_LIST:
      return list_editor_type (shape);
    case PURSER_SHAPE_MAP:
      return shape->key->kind == PURSER_SHAPE_CHOICE && shape->of->kind == PURSER_SHAPE_INTEGER
               ? PURSER_TYPE_COUNTS_EDITOR : PURSER_TYPE_MAP_EDITOR;
    case PURSER_SHAPE_RECORD:
      return PURSER_TYPE_RECORD_EDITOR;
    case PURSER_SHAPE_VARIANT:
      return shape_is_optional (shape) ? PURSER_TYPE_OPTIONAL_EDITOR : PURSER_TYPE_VARIANT_EDITOR;
    case PURSER_SHAPE_STRING:
    case PURSER_SHAPE_NULL:
    default:
      return PURSER_TYPE_TEXT_EDITOR;
    }
}

/* Returns: (transfer floating): the editor that fits a shape, as [func@editor_make] makes it */
PurserEditor *
purser_editor_new (const PurserRules *rules,
                   PurserPlay        *play,
                   const PurserShape *shape,
                   const char        *title)
{
  return purser_editor_make (editor_type (rules, shape), rules, play, shape, title);
}

PurserEditor *
purser_editor_new_within (PurserEditor      *outer,
                          const PurserShape *shape,
                          const char        *title)
{
  return purser_editor_new (purser_editor_get_rules (outer), purser_editor_get_play (outer), shape, title);
}

/* Makes an editor for a value that may be left out: a number is empty at first, so that it only counts once it is entered.
 *
 * @play: (nullable) */
PurserEditor *
purser_editor_new_optional (const PurserRules *rules,
                            PurserPlay        *play,
                            const PurserShape *shape,
                            const char        *title)
{
  GType type = editor_type (rules, shape);

  if (type == PURSER_TYPE_NUMBER_EDITOR)
    type = PURSER_TYPE_OPTIONAL_EDITOR;
  return purser_editor_make (type, rules, play, shape, title);
}
