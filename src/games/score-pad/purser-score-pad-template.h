// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"

G_BEGIN_DECLS

PurserValue *purser_score_pad_template_make_options (PurserValue *options);

G_END_DECLS
