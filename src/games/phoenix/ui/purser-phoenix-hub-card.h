// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-component.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_HUB_CARD (purser_phoenix_hub_card_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixHubCard, purser_phoenix_hub_card, PURSER, PHOENIX_HUB_CARD, PurserPhoenixComponent)

GtkWidget *purser_phoenix_hub_card_new (const char *item);

G_END_DECLS
