// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LIBRARY_PAGE (purser_library_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserLibraryPage, purser_library_page, PURSER, LIBRARY_PAGE, AdwNavigationPage)

PurserPlays *purser_library_page_get_plays (PurserLibraryPage *self);
gboolean     purser_library_page_search    (PurserLibraryPage *self);
void         purser_library_page_come_from (PurserLibraryPage *self,
                                            PurserPlay        *play);

G_END_DECLS
