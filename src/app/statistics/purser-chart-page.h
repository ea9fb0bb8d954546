// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CHART_PAGE (purser_chart_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserChartPage, purser_chart_page, PURSER, CHART_PAGE, AdwNavigationPage)

PurserChartPage *purser_chart_page_new (PurserSession *session);

G_END_DECLS
