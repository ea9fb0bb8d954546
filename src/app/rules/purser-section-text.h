// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-section.h"
#include "purser-section-label.h"

G_BEGIN_DECLS

GtkWidget *purser_section_text_new    (PurserSection       *section,
                                       const PurserReading *reading);
void       purser_section_text_append (GtkWidget           *box,
                                       const char          *text,
                                       const PurserReading *reading);
char      *purser_section_text_copy   (PurserSection       *section,
                                       PurserLanguage       language);

G_END_DECLS
