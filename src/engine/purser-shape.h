// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"
#include "purser-verdict.h"

G_BEGIN_DECLS

typedef struct _PurserShape PurserShape;
typedef struct _PurserField PurserField;

/**
 * PurserShapeKind:
 * @PURSER_SHAPE_INTEGER: a whole number from min to max
 * @PURSER_SHAPE_BOOLEAN: true or false
 * @PURSER_SHAPE_STRING: a text of at most max characters
 * @PURSER_SHAPE_CHOICE: one of the texts in choices
 * @PURSER_SHAPE_ITEM: the id of a component that the rules of the game know
 * @PURSER_SHAPE_PLAYER: the index of a player of this play
 * @PURSER_SHAPE_NULL: null, for an unknown value
 * @PURSER_SHAPE_LIST: from min to max values of the shape in of
 * @PURSER_SHAPE_MAP: an object whose keys fit key and whose values fit of
 * @PURSER_SHAPE_RECORD: an object with the named fields; other keys are kept and ignored
 * @PURSER_SHAPE_VARIANT: a value that fits one of the shapes in either
 *
 * The kinds of values that the fields of a move take.
 */
typedef enum {
  PURSER_SHAPE_INTEGER,
  PURSER_SHAPE_BOOLEAN,
  PURSER_SHAPE_STRING,
  PURSER_SHAPE_CHOICE,
  PURSER_SHAPE_ITEM,
  PURSER_SHAPE_PLAYER,
  PURSER_SHAPE_NULL,
  PURSER_SHAPE_LIST,
  PURSER_SHAPE_MAP,
  PURSER_SHAPE_RECORD,
  PURSER_SHAPE_VARIANT,
} PurserShapeKind;

/**
 * PurserShape:
 * @kind: the kind of value
 * @min: the lowest number, or the fewest entries of a list or a map
 * @max: the highest number, the most characters of a text, or the most entries; both 0 for a list or a map: any
 * @choices: (nullable): the texts a choice may be, ended by %NULL
 * @titles: (nullable): for each of @choices its title here, marked for translation in the context "word", or %NULL for that of
 *   the word
 * @item: (nullable): the kind of component of an item, such as `card`
 * @of: (nullable): the shape of the values of a list or a map
 * @key: (nullable): the shape of the keys of a map: a choice, an item, or a player written as a text
 * @fields: (nullable): the fields of a record, ended by one without a name
 * @either: (nullable): the shapes, one of which must fit, ended by %NULL
 * @title: (nullable): its title if one of several shapes is picked; marked for translation
 *
 * The shape that a value must have. The verb tables are made of shapes; the codec, the range checks, the list of verbs, the
 * forms of the window and the fuzzer's dictionary all read them.
 */
struct _PurserShape {
  PurserShapeKind            kind;
  gint64                     min;
  gint64                     max;
  const char *const         *choices;
  const char                *item;
  const PurserShape         *of;
  const PurserShape         *key;
  const PurserField         *fields;
  const PurserShape *const  *either;
  const char                *title;
  const char *const         *titles;
};

/**
 * PurserField:
 * @name: the key in the file
 * @shape: the shape of its value
 * @needed: whether it must be present
 * @what: its meaning in a few words; marked for translation
 *
 * One field of a move or of an option.
 */
struct _PurserField {
  const char        *name;
  const PurserShape *shape;
  gboolean           needed;
  const char        *what;
};

/**
 * PurserKnows:
 * @item: the kind of component
 * @id: an id somebody wrote
 * @data: the caller's data
 *
 * Returns: whether there is such a component
 */
typedef gboolean (*PurserKnows) (const char *item,
                                 const char *id,
                                 gpointer    data);

/**
 * PurserShapeContext:
 * @n_players: the number of players
 * @knows: (nullable): called for every item; %NULL takes all
 * @data: for @knows
 *
 * The facts about the play that a check needs.
 */
typedef struct {
  guint       n_players;
  PurserKnows knows;
  gpointer    data;
} PurserShapeContext;

gboolean  purser_shape_check    (const PurserShape        *self,
                                 PurserValue              *value,
                                 const char               *name,
                                 const PurserShapeContext *context,
                                 PurserVerdict            *verdict);
gboolean  purser_fields_check   (const PurserField        *fields,
                                 PurserValue              *object,
                                 const PurserShapeContext *context,
                                 PurserVerdict            *verdict);
int       purser_shape_choice   (const PurserShape        *self,
                                 const char               *text);
char     *purser_shape_describe (const PurserShape        *self);
gboolean  purser_shape_is_dice  (const PurserShape        *self);

G_END_DECLS
