// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

void purser_import_plays (GtkWidget   *over,
                          PurserPlays *plays);

G_END_DECLS
