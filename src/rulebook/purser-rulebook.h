// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-section.h"

G_BEGIN_DECLS

/**
 * PurserRulebook:
 *
 * The rules of one game: chapters, sections, terms, and the index of its cards.
 */
typedef struct _PurserRulebook PurserRulebook;

const char *const *purser_rulebook_list_games    (void);
PurserRulebook    *purser_rulebook_get           (const char      *game);
gboolean           purser_rulebook_is_read       (const char      *game);
gboolean           purser_rulebook_prepare       (const char      *game);
const char        *purser_rulebook_find_title    (const char      *game,
                                                  PurserLanguage   language);

const char        *purser_rulebook_get_game      (PurserRulebook  *self);
GPtrArray         *purser_rulebook_get_sections  (PurserRulebook  *self);
GPtrArray         *purser_rulebook_get_cards     (PurserRulebook  *self);
PurserValue       *purser_rulebook_get_card_book (PurserRulebook  *self);
char              *purser_rulebook_say_aloud     (PurserRulebook  *self,
                                                  PurserValue     *component,
                                                  PurserLanguage   language);
GPtrArray         *purser_rulebook_get_galleries (PurserRulebook  *self);
PurserSection     *purser_rulebook_step          (PurserSection   *section,
                                                  int              by);
PurserSection     *purser_rulebook_find          (PurserRulebook  *self,
                                                  const char      *id);
PurserSection     *purser_rulebook_find_card     (PurserRulebook  *self,
                                                  const char      *item);
PurserValue       *purser_rulebook_get_terms     (PurserRulebook  *self);
PurserValue       *purser_rulebook_get_chapters  (PurserRulebook  *self);
const char        *purser_rulebook_get_chapter_title
                                                 (PurserRulebook  *self,
                                                  const char      *chapter,
                                                  PurserLanguage   language);

PurserSection     *purser_rulebook_find_anywhere (const char      *id);

G_END_DECLS
