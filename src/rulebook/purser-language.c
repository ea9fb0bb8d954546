// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-language.h"

static const char *const codes[PURSER_N_LANGUAGES] = { "en", "ja" };

/* Returns: (transfer none): its code, such as `ja` */
const char *
purser_language_get_code (PurserLanguage self)
{
  return codes[self];
}

/* @code: (nullable): a code, such as `ja`
 * @language: (out): the language
 *
 * Returns: whether the rules are written in that language */
gboolean
purser_language_parse (const char     *code,
                       PurserLanguage *language)
{
  for (guint i = 0; i < PURSER_N_LANGUAGES; i++)
    if (g_strcmp0 (code, codes[i]) == 0)
      {
        *language = (PurserLanguage) i;
        return TRUE;
      }
  return FALSE;
}

/* Finds the first language of the interface that the rules are written in.
 * Returns: the language; English if there is none */
PurserLanguage
purser_language_guess (void)
{
  const char *const *names = g_get_language_names_with_category ("LC_MESSAGES");
  PurserLanguage language = PURSER_LANGUAGE_EN;

  for (guint i = 0; names[i] != NULL; i++)
    if (purser_language_parse (names[i], &language))
      break;
  return language;
}
