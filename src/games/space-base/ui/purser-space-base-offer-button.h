// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-space-base-advice.h"
#include "purser-space-base-wish.h"

G_BEGIN_DECLS

GtkWidget *purser_space_base_offer_button_new (const PurserSpaceBaseState *state,
                                               int                         player,
                                               const PurserSpaceBaseOffer *offer,
                                               PurserSpaceBasePurpose      purpose,
                                               gboolean                    brief);

G_END_DECLS
