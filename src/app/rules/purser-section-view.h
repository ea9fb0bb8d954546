// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"
#include "purser-section-text.h"

G_BEGIN_DECLS

/* Whether one language is shown, or both, and how. */
typedef enum {
  PURSER_SECTION_ONE,
  PURSER_SECTION_BESIDE,
  PURSER_SECTION_BELOW,
} PurserSectionLayout;

#define PURSER_TYPE_SECTION_VIEW (purser_section_view_get_type ())
G_DECLARE_FINAL_TYPE (PurserSectionView, purser_section_view, PURSER, SECTION_VIEW, AdwBin)

PurserSection *purser_section_tell (PurserSection    *section,
                                    PurserComponents *components);

void purser_section_view_show (PurserSectionView   *self,
                               PurserComponents    *components,
                               PurserSection       *section,
                               PurserSection       *also,
                               PurserSectionLayout  layout,
                               const PurserReading *reading);

G_END_DECLS
