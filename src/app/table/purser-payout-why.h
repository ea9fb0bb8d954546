// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserPayoutWhyFunc:
 * @data: what was handed over
 *
 * Returns: the answer that is asked about
 */
typedef const PurserChoice *(*PurserPayoutWhyFunc) (gpointer data);

GtkWidget *purser_payout_why_new (PurserPlay          *play,
                                  PurserPayoutWhyFunc  get_choice,
                                  gpointer             data);

G_END_DECLS
