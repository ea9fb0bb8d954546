// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SEARCH_PROVIDER (purser_search_provider_get_type ())
G_DECLARE_FINAL_TYPE (PurserSearchProvider, purser_search_provider, PURSER, SEARCH_PROVIDER, GApplication)

PurserSearchProvider *purser_search_provider_new (void);

G_END_DECLS
