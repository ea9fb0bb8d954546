// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COMPONENT_PAGE (purser_component_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserComponentPage, purser_component_page, PURSER, COMPONENT_PAGE, AdwNavigationPage)

AdwNavigationPage *purser_component_page_new (PurserComponents *components,
                                              const char       *item);

G_END_DECLS
