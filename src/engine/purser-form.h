// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-prompt.h"
#include "purser-shape.h"

G_BEGIN_DECLS

/**
 * PurserFormOption:
 * @name: the word, the number or the player as the file writes it
 * @title: its title, in the language of the interface
 * @shown: whether it is useful here
 * @refusal: (nullable): why it cannot be taken now
 * @most: how many of it there may be; -1 for as many as the shape takes
 *
 * One of the words, numbers, players or places that the value of a field is made of: an option to choose, a thing to count, or
 * an entry of a list of fixed length.
 */
typedef struct {
  char    *name;
  char    *title;
  gboolean shown;
  char    *refusal;
  gint64   most;
} PurserFormOption;

/**
 * PurserFormField:
 * @field: its row in the table of verbs
 * @shape: its shape; for printed values that of the component
 * @title: its title here, in the language of the interface
 * @hint: (nullable): what counts if nothing is entered
 * @value: (nullable): the proposed value; it follows the rest of the draft until the user enters another one
 * @settled: whether @value also replaces what was entered, as it follows from the rest of the draft
 * @min: the lowest number, or the fewest entries
 * @max: the highest number, or the most entries; -1 for any
 * @shown: whether there is anything to ask
 * @asked: whether the form asks for it; other fields may be added
 * @needed: whether the move is incomplete without it
 * @options: (nullable) (element-type PurserFormOption): its options, if they can be listed
 * @first: (nullable) (element-type utf8): components to list before all others
 *
 * One field of a form.
 */
typedef struct {
  const PurserField *field;
  const PurserShape *shape;
  char              *title;
  char              *hint;
  PurserValue       *value;
  gint64             min;
  gint64             max;
  gboolean           settled;
  gboolean           shown;
  gboolean           asked;
  gboolean           needed;
  GPtrArray         *options;
  GPtrArray         *first;
} PurserFormField;

/**
 * PurserForm:
 * @verb: the verb of the move
 * @fields: (element-type PurserFormField): its fields in order, those that are asked for first
 * @advice: (element-type utf8): the advice of the game on the draft, line by line
 * @effect: (element-type PurserGain): the total change of each account of each player; empty while the move is not complete
 * @refusal: (nullable): why the rules would refuse the move
 * @complete: whether all needed fields are filled in
 * @counting: whether the user is still counting, so that a refusal would come too early
 *
 * What to show while a move is filled in. Rules that know more than their table of verbs refine it in
 * [struct@PurserRules].assist.
 */
struct _PurserForm {
  const PurserVerb *verb;
  GPtrArray        *fields;
  GPtrArray        *advice;
  GArray           *effect;
  char             *refusal;
  gboolean          complete;
  gboolean          counting;
};

PurserForm       *purser_form_new          (const PurserSetup  *setup,
                                            gconstpointer       state,
                                            PurserValue        *draft,
                                            const PurserChoice *choice);
void              purser_form_free         (PurserForm         *self);
PurserFormField  *purser_form_find         (PurserForm         *self,
                                            const char         *name);
PurserFormOption *purser_form_find_option  (PurserForm         *self,
                                            const char         *name,
                                            const char         *option);

void              purser_form_call         (PurserForm         *self,
                                            const char         *name,
                                            const char         *title);
void              purser_form_call_option  (PurserForm         *self,
                                            const char         *name,
                                            guint               option,
                                            const char         *title);
void              purser_form_propose      (PurserForm         *self,
                                            const char         *name,
                                            PurserValue        *value);
void              purser_form_hint         (PurserForm         *self,
                                            const char         *name,
                                            char               *hint);
void              purser_form_list_first   (PurserForm         *self,
                                            const char         *name,
                                            GPtrArray          *ids);
void              purser_form_limit        (PurserForm         *self,
                                            const char         *name,
                                            gint64              min,
                                            gint64              max);
void              purser_form_hide         (PurserForm         *self,
                                            const char         *name);
void              purser_form_advise       (PurserForm         *self,
                                            char               *line);

PurserFormField  *purser_form_field_new    (const PurserRules  *rules,
                                            const PurserSetup  *setup,
                                            const PurserField  *field);
void              purser_form_field_free   (PurserFormField    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserForm, purser_form_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserFormField, purser_form_field_free)

G_END_DECLS
