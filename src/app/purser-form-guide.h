// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play.h"

G_BEGIN_DECLS

char       *purser_form_guide_dup_number   (PurserPlay        *play,
                                            const PurserShape *shape,
                                            gint64             number);
char       *purser_form_guide_dup_place    (PurserPlay        *play,
                                            const PurserShape *shape,
                                            guint              place);
char       *purser_form_guide_dup_word     (PurserPlay        *play,
                                            const char        *word);
int         purser_form_guide_get_least    (PurserPlay        *play,
                                            PurserValue       *move,
                                            const char        *field);
int         purser_form_guide_get_proposal (PurserPlay        *play,
                                            PurserValue       *move,
                                            const char        *field);
const char *purser_form_guide_get_title    (PurserPlay        *play,
                                            PurserValue       *move,
                                            const char        *field);
PurserValue *
            purser_form_guide_dup_gains    (PurserPlay        *play,
                                            PurserValue       *move);
gboolean    purser_form_guide_offers       (PurserPlay        *play,
                                            const PurserShape *shape,
                                            const char        *word);
char       *purser_form_guide_dup_advice   (PurserPlay        *play,
                                            PurserValue       *move);
char       *purser_form_guide_dup_phase    (PurserPlay        *play);
char       *purser_form_guide_dup_effect   (PurserPlay        *play,
                                            PurserValue       *move,
                                            gboolean          *refused);

G_END_DECLS
