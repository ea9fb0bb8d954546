// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-choice.h"
#include "purser-space-base-offer-button.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SPACE_BASE_SHOP (purser_space_base_shop_get_type ())

G_DECLARE_FINAL_TYPE (PurserSpaceBaseShop, purser_space_base_shop, PURSER, SPACE_BASE_SHOP, AdwDialog)

AdwDialog *purser_space_base_shop_new       (GtkWidget                  *table,
                                             const char                 *title,
                                             gboolean                    find);
void       purser_space_base_shop_add_use   (PurserSpaceBaseShop        *self,
                                             guint                       index,
                                             const PurserChoice         *choice,
                                             gboolean                    spends_charge);
void       purser_space_base_shop_add_lying (PurserSpaceBaseShop        *self,
                                             const PurserSpaceBaseState *state,
                                             int                         player,
                                             guint                       card,
                                             gboolean                    deployed);
void       purser_space_base_shop_offer     (PurserSpaceBaseShop        *self,
                                             const PurserSpaceBaseState *state,
                                             int                         player,
                                             GArray                     *offers,
                                             PurserSpaceBasePurpose      purpose);

G_END_DECLS
