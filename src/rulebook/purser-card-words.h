// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-language.h"
#include "purser-value.h"

G_BEGIN_DECLS

char *purser_card_words_fill    (const char *const *templates,
                                 PurserLanguage     language,
                                 const char        *a,
                                 const char        *b);
char *purser_card_words_gain    (PurserValue       *gain,
                                 PurserLanguage     language);
char *purser_card_words_effect  (PurserValue       *effect,
                                 PurserLanguage     language);
char *purser_card_words_ability (PurserValue       *ability,
                                 PurserLanguage     language);
void  purser_card_words_side    (GString           *text,
                                 PurserValue       *side,
                                 PurserLanguage     language);

G_END_DECLS
