// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserValueKind:
 *
 * The kind of a [struct@PurserValue]: those of JSON, with whole numbers apart.
 */
typedef enum {
  PURSER_VALUE_NULL,
  PURSER_VALUE_BOOLEAN,
  PURSER_VALUE_INTEGER,
  PURSER_VALUE_REAL,
  PURSER_VALUE_STRING,
  PURSER_VALUE_LIST,
  PURSER_VALUE_OBJECT,
} PurserValueKind;

/**
 * PurserValue:
 *
 * A value of a file: moves, facts and boards are made of them.
 *
 * Values are reference-counted. A list or an object may be changed while it has one owner, and not after that.
 */
typedef struct _PurserValue PurserValue;

PurserValue     *purser_value_new_null     (void);
PurserValue     *purser_value_new_boolean  (gboolean      truth);
PurserValue     *purser_value_new_integer  (gint64        integer);
PurserValue     *purser_value_new_real     (double        real);
PurserValue     *purser_value_new_string   (const char   *text);
PurserValue     *purser_value_new_list     (void);
PurserValue     *purser_value_new_list_of  (guint         size);
PurserValue     *purser_value_new_object   (void);
PurserValue     *purser_value_new_object_of (guint        size);
PurserValue     *purser_value_new_integers (const int    *integers,
                                            guint         n_integers);
PurserValue     *purser_value_copy         (PurserValue  *self);

PurserValue     *purser_value_ref          (PurserValue  *self);
void             purser_value_unref        (PurserValue  *self);

PurserValueKind  purser_value_get_kind     (PurserValue  *self);
gboolean         purser_value_is           (PurserValue  *self,
                                            PurserValueKind kind);
gboolean         purser_value_get_boolean  (PurserValue  *self);
gint64           purser_value_get_integer  (PurserValue  *self);
double           purser_value_get_real     (PurserValue  *self);
const char      *purser_value_get_string   (PurserValue  *self);

guint            purser_value_get_size     (PurserValue  *self);
PurserValue     *purser_value_get_at       (PurserValue  *self,
                                            guint         index);
const char      *purser_value_get_key_at   (PurserValue  *self,
                                            guint         index);
PurserValue     *purser_value_get          (PurserValue  *self,
                                            const char   *key);
gint64           purser_value_get_integer_of (PurserValue *self,
                                            const char   *key,
                                            gint64        fallback);
const char      *purser_value_get_string_of (PurserValue *self,
                                            const char   *key);
const char      *purser_value_get_translated (PurserValue *self);

void             purser_value_append       (PurserValue  *self,
                                            PurserValue  *value);
void             purser_value_add          (PurserValue  *self,
                                            const char   *key,
                                            PurserValue  *value);
void             purser_value_set          (PurserValue  *self,
                                            const char   *key,
                                            PurserValue  *value);
void             purser_value_set_integer  (PurserValue  *self,
                                            const char   *key,
                                            gint64        integer);
void             purser_value_set_string   (PurserValue  *self,
                                            const char   *key,
                                            const char   *text);
void             purser_value_set_boolean  (PurserValue  *self,
                                            const char   *key,
                                            gboolean      truth);
void             purser_value_remove       (PurserValue  *self,
                                            const char   *key);

gboolean         purser_value_equal        (PurserValue  *a,
                                            PurserValue  *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserValue, purser_value_unref)

G_END_DECLS
