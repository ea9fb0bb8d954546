// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play-info.h"

G_BEGIN_DECLS

void purser_kept_result_dialog_present (PurserPlayInfo *info,
                                        GtkWidget      *parent);

G_END_DECLS
