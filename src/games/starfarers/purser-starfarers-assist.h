// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

void purser_starfarers_assist (const PurserSetup *setup,
                               gconstpointer      state,
                               PurserValue       *draft,
                               PurserForm        *form);

G_END_DECLS
