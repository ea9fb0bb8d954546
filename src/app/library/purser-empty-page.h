// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_EMPTY_PAGE (purser_empty_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserEmptyPage, purser_empty_page, PURSER, EMPTY_PAGE, AdwBreakpointBin)

G_END_DECLS
