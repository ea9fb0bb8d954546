// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

typedef struct _PurserTelling PurserTelling;

PurserTelling *purser_telling_new      (PurserPlay    *play);
void           purser_telling_free     (PurserTelling *self);

char          *purser_telling_dup_news (PurserTelling *self,
                                        const char    *undone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserTelling, purser_telling_free)

G_END_DECLS
