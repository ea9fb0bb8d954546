// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

const char *purser_phoenix_guide_get_title    (PurserValue       *move,
                                               const char        *field);
gboolean    purser_phoenix_guide_offers       (PurserPlay        *play,
                                               const PurserShape *shape,
                                               const char        *word);
int         purser_phoenix_guide_get_printed  (PurserPlay        *play,
                                               PurserValue       *move,
                                               const char        *field);
PurserValue *
            purser_phoenix_guide_dup_income   (PurserPlay        *play,
                                               PurserValue       *move);
char       *purser_phoenix_guide_dup_advice   (PurserPlay        *play,
                                               PurserValue       *move,
                                               const char        *verb);
char       *purser_phoenix_guide_dup_phase    (PurserPlay        *play);

G_END_DECLS
