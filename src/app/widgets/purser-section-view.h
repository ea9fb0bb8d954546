// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-section-text.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SECTION_VIEW (purser_section_view_get_type ())
G_DECLARE_FINAL_TYPE (PurserSectionView, purser_section_view, PURSER, SECTION_VIEW, AdwBin)

void purser_section_view_show (PurserSectionView   *self,
                               PurserSection       *section,
                               PurserSection       *also,
                               gboolean             both,
                               const PurserReading *reading);

G_END_DECLS
