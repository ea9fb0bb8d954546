// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib-object.h>

#include "purser-language.h"
#include "purser-value.h"

G_BEGIN_DECLS

/**
 * PurserSure:
 *
 * How sure an entry is: more than one source, one source, one with a doubt, an open question,
 * or values that were read off the user's copy.
 */
typedef enum {
  PURSER_SURE_HIGH,
  PURSER_SURE_MEDIUM,
  PURSER_SURE_LOW,
  PURSER_SURE_OPEN,
  PURSER_SURE_COPY,
} PurserSure;

#define PURSER_TYPE_SECTION (purser_section_get_type ())
G_DECLARE_FINAL_TYPE (PurserSection, purser_section, PURSER, SECTION, GObject)

PurserSection *purser_section_new         (const char     *game,
                                           PurserValue    *value);

const char    *purser_section_get_id      (PurserSection  *self);
const char    *purser_section_get_game    (PurserSection  *self);
const char    *purser_section_get_chapter (PurserSection  *self);
const char    *purser_section_get_item    (PurserSection  *self);
gboolean       purser_section_is_card     (PurserSection  *self);
const char    *purser_section_get_title   (PurserSection  *self,
                                           PurserLanguage  language);
const char    *purser_section_get_ruling  (PurserSection  *self,
                                           PurserLanguage  language);
const char    *purser_section_get_text    (PurserSection  *self,
                                           PurserLanguage  language);
const char    *purser_section_get_app     (PurserSection  *self,
                                           PurserLanguage  language);
PurserValue   *purser_section_get_words   (PurserSection  *self,
                                           PurserLanguage  language);
PurserValue   *purser_section_get_related (PurserSection  *self);
const char    *purser_section_get_picture (PurserSection  *self);
const char    *purser_section_get_printed (PurserSection  *self);
PurserValue   *purser_section_get_facts   (PurserSection  *self);
const char    *purser_section_get_row     (PurserSection  *self);
PurserValue   *purser_section_get_face    (PurserSection  *self);
gboolean       purser_section_is_sheet    (PurserSection  *self);
PurserValue   *purser_section_get_cards   (PurserSection  *self);
PurserValue   *purser_section_get_value   (PurserSection  *self);
PurserSure     purser_section_get_sure    (PurserSection  *self);

const char    *purser_sure_get_title      (PurserSure      self,
                                           PurserLanguage  language);

G_END_DECLS
