// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rulebook.h"

G_BEGIN_DECLS

GPtrArray *purser_card_gallery_list (PurserRulebook *book);

G_END_DECLS
