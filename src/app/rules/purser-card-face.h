// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-section.h"

G_BEGIN_DECLS

GtkWidget *purser_card_face_new (PurserSection  *card,
                                 PurserLanguage  language);

G_END_DECLS
