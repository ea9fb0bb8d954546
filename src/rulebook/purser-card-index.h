// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-section.h"

G_BEGIN_DECLS

GPtrArray     *purser_card_index_read   (PurserValue   *book);
PurserSection *purser_card_index_retell (PurserValue   *book,
                                         PurserSection *card,
                                         PurserValue   *facts);

G_END_DECLS
