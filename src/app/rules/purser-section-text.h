// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-search.h"
#include "purser-section.h"

G_BEGIN_DECLS

/* How the reader sees the rules. */
typedef struct {
  PurserLanguage  language;
  double          scale;  /* 1 is the usual size */
  PurserSearch   *search; /* (nullable): marks the words that were searched */
  const char     *words;  /* (nullable): the words that were searched */
} PurserReading;

PurserReading purser_reading_turn (const PurserReading *reading);

GtkWidget *purser_section_text_new    (PurserSection       *section,
                                       const PurserReading *reading);
GtkWidget *purser_section_text_label  (const char          *text,
                                       const PurserReading *reading);
void       purser_section_text_append (GtkWidget           *box,
                                       const char          *text,
                                       const PurserReading *reading);
char      *purser_section_text_copy   (PurserSection       *section,
                                       PurserLanguage       language);

G_END_DECLS
