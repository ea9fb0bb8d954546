// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_NEW_PLAY_PAGE (purser_new_play_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserNewPlayPage, purser_new_play_page, PURSER, NEW_PLAY_PAGE, AdwNavigationPage)

PurserNewPlayPage *purser_new_play_page_new       (PurserPlays       *plays);
void               purser_new_play_page_take_from (PurserNewPlayPage *self,
                                                   PurserPlay        *play);
void               purser_new_play_page_seat      (PurserNewPlayPage *self,
                                                   GVariant          *group);

G_END_DECLS
