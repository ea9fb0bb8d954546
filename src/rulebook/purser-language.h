// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserLanguage:
 *
 * A language of the rules text. It is chosen apart from the language of the interface, so it has
 * nothing to do with gettext.
 */
typedef enum {
  PURSER_LANGUAGE_EN,
  PURSER_LANGUAGE_JA,
} PurserLanguage;

/**
 * PURSER_N_LANGUAGES:
 *
 * The number of languages that the rules are written in.
 */
#define PURSER_N_LANGUAGES 2

const char     *purser_language_get_code (PurserLanguage  self);
gboolean        purser_language_parse    (const char     *code,
                                          PurserLanguage *language);
PurserLanguage  purser_language_guess    (void);

G_END_DECLS
