// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-space-base-advice.h"
#include "purser-space-base-wish.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SPACE_BASE_OFFER_BUTTON (purser_space_base_offer_button_get_type ())

G_DECLARE_FINAL_TYPE (PurserSpaceBaseOfferButton, purser_space_base_offer_button, PURSER, SPACE_BASE_OFFER_BUTTON, GtkButton)

GtkWidget *purser_space_base_offer_button_new      (const PurserSpaceBaseState *state,
                                                    int                         player,
                                                    const PurserSpaceBaseOffer *offer,
                                                    PurserSpaceBasePurpose      purpose,
                                                    gboolean                    brief);
guint      purser_space_base_offer_button_get_card (PurserSpaceBaseOfferButton *self);
gboolean   purser_space_base_offer_button_is_unknown (PurserSpaceBaseOfferButton *self);
gboolean   purser_space_base_offer_button_is_dear    (PurserSpaceBaseOfferButton *self);

G_END_DECLS
