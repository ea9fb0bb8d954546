// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-advances-editor.h"
#include "purser-choice-editor.h"
#include "purser-counts-editor.h"
#include "purser-dice-editor.h"
#include "purser-editor.h"
#include "purser-effect-editor.h"
#include "purser-either-editor.h"
#include "purser-item-editor.h"
#include "purser-list-editor.h"
#include "purser-map-editor.h"
#include "purser-number-editor.h"
#include "purser-planets-editor.h"
#include "purser-perhaps-editor.h"
#include "purser-player-editor.h"
#include "purser-range-editor.h"
#include "purser-record-editor.h"
#include "purser-sequence-editor.h"
#include "purser-side-editor.h"
#include "purser-ships-editor.h"
#include "purser-switch-editor.h"
#include "purser-text-editor.h"
#include "purser-trades-editor.h"

typedef struct {
  const PurserShape *shape;
  PurserPlay        *play;
  char              *title;
} PurserEditorPrivate;

enum {
  SIGNAL_CHANGED,
  SIGNAL_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PurserEditor, purser_editor, ADW_TYPE_BIN)

#define PRIVATE(self) ((PurserEditorPrivate *) purser_editor_get_instance_private (self))

static void
purser_editor_finalize (GObject *object)
{
  PurserEditorPrivate *private = PRIVATE (PURSER_EDITOR (object));

  g_clear_object (&private->play);
  g_clear_pointer (&private->title, g_free);
  G_OBJECT_CLASS (purser_editor_parent_class)->finalize (object);
}

static void
purser_editor_class_init (PurserEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_editor_finalize;

  /**
   * PurserEditor::changed:
   * @self: an editor
   *
   * Something else is entered.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PurserEditor::activated:
   * @self: an editor
   *
   * The value is complete, and was entered in a way that says so: the second die, or a card tapped.
   */
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_editor_init (PurserEditor *self)
{
}

/**
 * purser_shape_is_dice:
 * @shape: a shape
 *
 * Returns: whether it is that of two dice
 */
gboolean
purser_shape_is_dice (const PurserShape *shape)
{
  return shape->kind == PURSER_SHAPE_LIST && shape->min == 2 && shape->max == 2 &&
         shape->of->kind == PURSER_SHAPE_INTEGER && shape->of->min == 1 && shape->of->max == 6;
}

/* Two planets with a resource and a disc each, as CATAN: Starfarers has them. */
static gboolean
shape_is_planets (const PurserShape *shape)
{
  const PurserField *fields = shape->of->kind == PURSER_SHAPE_RECORD ? shape->of->fields : NULL;

  return shape->min == 2 && shape->max == 2 && fields != NULL &&
         g_strcmp0 (fields[0].name, "resource") == 0 && g_strcmp0 (fields[1].name, "number") == 0;
}

/* So many numbers are buttons beside each other; more are stepped through or typed. */
#define MAX_BUTTONS 7

/* A number, or null where nobody knows it. */
static gboolean
shape_is_perhaps (const PurserShape *shape)
{
  return shape->either[0] != NULL && shape->either[0]->kind == PURSER_SHAPE_INTEGER && shape->either[1] != NULL &&
         shape->either[1]->kind == PURSER_SHAPE_NOTHING && shape->either[2] == NULL;
}

/* A number, or a component that has it in its id, such as a tile: the number is what stands on it. */
static gboolean
shape_is_numbered (const PurserShape *shape)
{
  return shape->kind == PURSER_SHAPE_EITHER && shape->either[0]->kind == PURSER_SHAPE_INTEGER &&
         shape->either[1] != NULL && shape->either[1]->kind == PURSER_SHAPE_ITEM && shape->either[2] == NULL;
}

static gboolean
shape_begins_with (const PurserShape *shape,
                   const char        *name)
{
  return shape->kind == PURSER_SHAPE_RECORD && g_strcmp0 (shape->fields[0].name, name) == 0;
}

static GType
list_editor_type (const PurserShape *shape)
{
  if (purser_shape_is_dice (shape))
    return PURSER_TYPE_DICE_EDITOR;
  if (shape_is_planets (shape))
    return PURSER_TYPE_PLANETS_EDITOR;
  if (purser_shape_is_ship (shape->of))
    return PURSER_TYPE_SHIPS_EDITOR;
  if (purser_shape_is_trades (shape))
    return PURSER_TYPE_TRADES_EDITOR;
  if (purser_shape_is_advances (shape))
    return PURSER_TYPE_ADVANCES_EDITOR;
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
editor_type (const PurserShape *shape)
{
  switch (shape->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return shape->max - shape->min < MAX_BUTTONS ? PURSER_TYPE_RANGE_EDITOR : PURSER_TYPE_NUMBER_EDITOR;
    case PURSER_SHAPE_BOOLEAN:
      return PURSER_TYPE_SWITCH_EDITOR;
    case PURSER_SHAPE_CHOICE:
      return PURSER_TYPE_CHOICE_EDITOR;
    case PURSER_SHAPE_ITEM:
      return PURSER_TYPE_ITEM_EDITOR;
    case PURSER_SHAPE_PLAYER:
      return PURSER_TYPE_PLAYER_EDITOR;
    case PURSER_SHAPE_LIST:
      return list_editor_type (shape);
    case PURSER_SHAPE_MAP:
      return shape->key->kind == PURSER_SHAPE_CHOICE && shape->of->kind == PURSER_SHAPE_INTEGER
               ? PURSER_TYPE_COUNTS_EDITOR : PURSER_TYPE_MAP_EDITOR;
    case PURSER_SHAPE_RECORD:
      if (purser_shape_is_ship (shape))
        return PURSER_TYPE_SHIPS_EDITOR;
      return shape_begins_with (shape, "effect") ? PURSER_TYPE_EFFECT_EDITOR : PURSER_TYPE_RECORD_EDITOR;
    case PURSER_SHAPE_EITHER:
      /* A side of a card of Space Base, which may not be known. */
      if (shape_begins_with (shape->either[0], "gain"))
        return PURSER_TYPE_SIDE_EDITOR;
      return shape_is_perhaps (shape) ? PURSER_TYPE_PERHAPS_EDITOR : PURSER_TYPE_EITHER_EDITOR;
    case PURSER_SHAPE_TEXT:
    case PURSER_SHAPE_NOTHING:
    case PURSER_SHAPE_ANY:
    default:
      return PURSER_TYPE_TEXT_EDITOR;
    }
}

static PurserEditor *
editor_make (GType              type,
             const PurserShape *shape,
             PurserPlay        *play,
             const char        *title)
{
  PurserEditor *self = g_object_new (type, NULL);
  PurserEditorPrivate *private = PRIVATE (self);

  private->shape = shape;
  private->title = g_strdup (title);
  g_set_object (&private->play, play);
  purser_editor_name (self, GTK_WIDGET (self));
  PURSER_EDITOR_GET_CLASS (self)->build (self);
  return self;
}

/**
 * purser_editor_new:
 * @shape: what the value must look like
 * @play: (nullable): the play it is for; %NULL for the options of a new one
 * @title: what is entered, for those who cannot see where it stands
 *
 * Makes an editor of the kind that suits the shape.
 *
 * Returns: (transfer floating): an editor
 */
PurserEditor *
purser_editor_new (const PurserShape *shape,
                   PurserPlay        *play,
                   const char        *title)
{
  return editor_make (editor_type (shape), shape, play, title);
}

/**
 * purser_editor_new_optional:
 * @shape: what the value must look like where there is one
 * @play: (nullable): the play it is for
 * @title: what is entered
 *
 * Makes an editor for what may be left out: a number begins empty, so that none is stated that nobody has entered.
 *
 * Returns: (transfer floating): an editor
 */
PurserEditor *
purser_editor_new_optional (const PurserShape *shape,
                            PurserPlay        *play,
                            const char        *title)
{
  GType type = editor_type (shape);

  if (type == PURSER_TYPE_NUMBER_EDITOR || shape_is_numbered (shape))
    type = PURSER_TYPE_PERHAPS_EDITOR;
  return editor_make (type, shape, play, title);
}

/**
 * purser_editor_get_shape:
 * @self: an editor
 *
 * Returns: what the value must look like
 */
const PurserShape *
purser_editor_get_shape (PurserEditor *self)
{
  return PRIVATE (self)->shape;
}

/**
 * purser_editor_get_play:
 * @self: an editor
 *
 * Returns: (transfer none) (nullable): the play it is for
 */
PurserPlay *
purser_editor_get_play (PurserEditor *self)
{
  return PRIVATE (self)->play;
}

/**
 * purser_editor_get_title:
 * @self: an editor
 *
 * Returns: (transfer none): what is entered
 */
const char *
purser_editor_get_title (PurserEditor *self)
{
  return PRIVATE (self)->title;
}

/**
 * purser_editor_dup_value:
 * @self: an editor
 *
 * Returns: (transfer full) (nullable): what is entered; %NULL where it is not complete
 */
PurserValue *
purser_editor_dup_value (PurserEditor *self)
{
  return PURSER_EDITOR_GET_CLASS (self)->dup_value (self);
}

/**
 * purser_editor_set_value:
 * @self: an editor
 * @value: a value that fits its shape
 *
 * Shows a value.
 */
void
purser_editor_set_value (PurserEditor *self,
                         PurserValue  *value)
{
  PURSER_EDITOR_GET_CLASS (self)->set_value (self, value);
}

/**
 * purser_editor_changed:
 * @self: an editor
 *
 * Tells that something else is entered; for editors.
 */
void
purser_editor_changed (PurserEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * purser_editor_activate:
 * @self: an editor
 *
 * Tells that the value is complete; for editors.
 */
void
purser_editor_activate (PurserEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

/**
 * purser_editor_name:
 * @self: an editor
 * @widget: one of its widgets
 *
 * Gives a widget the editor's title as its accessible name.
 */
void
purser_editor_name (PurserEditor *self,
                    GtkWidget    *widget)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, PRIVATE (self)->title, -1);
}
