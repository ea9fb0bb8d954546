// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-section.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CARD_FACE (purser_card_face_get_type ())

G_DECLARE_FINAL_TYPE (PurserCardFace, purser_card_face, PURSER, CARD_FACE, AdwBin)

GtkWidget *purser_card_face_new (PurserSection  *card,
                                 PurserLanguage  language);

G_END_DECLS
