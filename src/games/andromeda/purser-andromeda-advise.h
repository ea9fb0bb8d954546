// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

char *purser_andromeda_advise (const PurserSetup *setup,
                               gconstpointer      state,
                               int                player);

G_END_DECLS
