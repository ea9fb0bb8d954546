// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

extern const PurserWord purser_starfarers_words[];

G_END_DECLS
