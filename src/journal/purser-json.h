// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <json-glib/json-glib.h>

#include "purser-value.h"

G_BEGIN_DECLS

/**
 * PURSER_JSON_MAX_DEPTH:
 *
 * How deep lists and objects may be nested; nothing we write comes near it.
 */
#define PURSER_JSON_MAX_DEPTH 32

/**
 * PURSER_JSON_MAX_KEYS:
 *
 * How many keys an object may have; nothing we write comes near it.
 */
#define PURSER_JSON_MAX_KEYS 1024

/**
 * PURSER_JSON_MAX_TEXT:
 *
 * The longest text that is parsed in one piece, in bytes: a parsed value takes many times its memory.
 */
#define PURSER_JSON_MAX_TEXT (4 * 1024 * 1024)

/**
 * PURSER_JSON_MAX_FILE:
 *
 * The longest file that is read, in bytes.
 */
#define PURSER_JSON_MAX_FILE (32 * 1024 * 1024)

gboolean     purser_json_check      (const char   *text,
                                     gsize         length,
                                     GError      **error);
PurserValue *purser_json_parse      (const char   *text,
                                     gssize        length,
                                     GError      **error);
PurserValue *purser_json_parse_with (JsonParser   *parser,
                                     const char   *text,
                                     gssize        length,
                                     GError      **error);
PurserValue *purser_json_read       (const char   *path,
                                     GError      **error);
PurserValue *purser_json_read_up_to (const char   *path,
                                     gsize         most,
                                     GCancellable *cancellable,
                                     GError      **error);
char        *purser_json_print      (PurserValue  *value,
                                     gboolean      pretty);
char        *purser_json_print_file (PurserValue  *value);

G_END_DECLS
