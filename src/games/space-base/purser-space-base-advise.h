// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

char *purser_space_base_advise      (const PurserSetup *setup,
                                     gconstpointer      state,
                                     int                player);
char *purser_space_base_advise_card (const PurserSetup *setup,
                                     gconstpointer      state,
                                     int                player,
                                     const char        *id);

G_END_DECLS
