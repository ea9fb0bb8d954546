// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_STATISTICS_PAGE (purser_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserStatisticsPage, purser_statistics_page, PURSER, STATISTICS_PAGE, AdwNavigationPage)

PurserStatisticsPage *purser_statistics_page_new (PurserPlays *plays);

G_END_DECLS
