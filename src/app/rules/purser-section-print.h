// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-print.h"
#include "purser-section.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SECTION_PRINT (purser_section_print_get_type ())
G_DECLARE_FINAL_TYPE (PurserSectionPrint, purser_section_print, PURSER, SECTION_PRINT, PurserPrint)

void purser_section_print_add (PurserSectionPrint *self,
                               PurserSection      *section,
                               PurserLanguage      language);

G_END_DECLS
