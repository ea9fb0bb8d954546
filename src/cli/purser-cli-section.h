// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-section.h"

G_BEGIN_DECLS

void purser_cli_print_section (PurserSection  *section,
                               PurserLanguage  language);

G_END_DECLS
