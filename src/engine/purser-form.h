// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-prompt.h"
#include "purser-shape.h"

G_BEGIN_DECLS

/**
 * PurserFormOption:
 * @name: the word, the number or the player as the file writes it
 * @title: what to call it, in the language of the interface
 * @shown: whether it is of any use here
 * @refusal: (nullable): why it cannot be taken now
 * @most: of how many of it there may be at the most; -1 for as many as the shape takes
 *
 * One of the words, numbers, players or places that the value of a field is made of: what is chosen from, what is
 * counted, or which entry of a list of a fixed length.
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
 * @field: what the table of verbs says of it
 * @shape: what it takes; for what is printed on a component the shape of that
 * @title: what to call it here, in the language of the interface
 * @hint: (nullable): what counts where nothing is entered
 * @value: (nullable): what to propose; it follows the rest of the draft until somebody enters something else
 * @settled: whether @value replaces what was entered as well, as it follows from the rest of the draft
 * @min: the lowest number, or the fewest entries
 * @max: the highest number, or the most entries; -1 for any
 * @shown: whether there is anything to ask here
 * @asked: whether it is asked for outright; the others may be added
 * @needed: whether the move is incomplete without it
 * @options: (nullable) (element-type PurserFormOption): what it is made of, where that can be told one by one
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
 * @verb: the move that is filled in
 * @fields: (element-type PurserFormField): its fields, those that are asked for first, in their order
 * @advice: (element-type utf8): what the game says to the draft, line by line
 * @effect: (element-type PurserGain): what the move would change, in all, for each player and account; empty while it is
 *   not complete
 * @refusal: (nullable): why the rules would not take the move
 * @complete: whether all that is needed is there
 * @counting: whether what is entered is being counted, so that nobody wants to hear yet that it is too little
 *
 * What to show while a move is filled in. Rules that know more than their table of verbs says it in
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
