// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PEOPLE_PAGE (purser_people_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserPeoplePage, purser_people_page, PURSER, PEOPLE_PAGE, AdwNavigationPage)

PurserPeoplePage *purser_people_page_new (PurserPlays *plays);

G_END_DECLS
