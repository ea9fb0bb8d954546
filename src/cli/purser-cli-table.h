// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-language.h"
#include "purser-markup.h"

G_BEGIN_DECLS

void purser_cli_print_table (PurserBlock    *table,
                             PurserLanguage  language);

G_END_DECLS
