// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

typedef struct _PurserAnnouncer PurserAnnouncer;

PurserAnnouncer *purser_announcer_new  (PurserPlay      *play);
void             purser_announcer_free (PurserAnnouncer *self);

char *purser_announcer_dup_news (PurserAnnouncer *self,
                                 const char      *undone);

G_END_DECLS
