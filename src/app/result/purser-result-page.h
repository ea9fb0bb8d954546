// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RESULT_PAGE (purser_result_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserResultPage, purser_result_page, PURSER, RESULT_PAGE, AdwNavigationPage)

PurserResultPage *purser_result_page_new (PurserSession *session,
                                          PurserPlays   *plays);

G_END_DECLS
