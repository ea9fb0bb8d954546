// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PAYOUT_LAYOUT (purser_payout_layout_get_type ())

G_DECLARE_FINAL_TYPE (PurserPayoutLayout, purser_payout_layout, PURSER, PAYOUT_LAYOUT, GtkLayoutManager)

G_END_DECLS
