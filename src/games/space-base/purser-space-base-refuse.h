// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

gboolean purser_space_base_refuses_card (PurserStep *step,
                                         const char *rule,
                                         guint       card,
                                         const char *format) G_GNUC_PRINTF (4, 0);
gboolean purser_space_base_refuses_unknown (PurserStep *step,
                                         guint       card,
                                         const char *format) G_GNUC_PRINTF (3, 0);
gboolean purser_space_base_rejects_card (PurserStep *step,
                                         guint       card,
                                         const char *format) G_GNUC_PRINTF (3, 0);
gboolean purser_space_base_refuses_cost (PurserStep *step,
                                         const char *rule,
                                         int         player,
                                         guint       card);
gboolean purser_space_base_rejects_taken (PurserStep *step,
                                         guint       card);
gboolean purser_space_base_rejects_lack (PurserStep *step,
                                         int         player,
                                         guint       card);

G_END_DECLS
