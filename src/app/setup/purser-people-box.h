// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void purser_people_box_update (AdwWrapBox *box,
                               GVariant   *seated,
                               const char *typed);

G_END_DECLS
