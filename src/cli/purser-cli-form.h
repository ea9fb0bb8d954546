// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

char        *purser_cli_read_line   (const char         *question);
gboolean     purser_cli_fill_fields (const PurserSetup  *setup,
                                     const PurserField  *fields,
                                     PurserValue        *object);
gboolean     purser_cli_fill        (PurserPlay         *play,
                                     const PurserChoice *choice,
                                     PurserValue        *move);

G_END_DECLS
