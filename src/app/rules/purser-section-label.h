// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-search.h"

G_BEGIN_DECLS

/* How the rules are shown to a reader. */
typedef struct {
  PurserLanguage  language;
  double          scale;  /* 1 is the usual size */
  PurserSearch   *search; /* (nullable): marks the searched words */
  const char     *words;  /* (nullable): the searched words */
  gboolean        alone;  /* whether it keeps no room for the other language */
} PurserReading;

PurserReading purser_reading_turn (const PurserReading *reading);

GtkWidget *purser_section_label_new (const char          *text,
                                     const PurserReading *reading);

G_END_DECLS
