// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-rules.h"

G_BEGIN_DECLS

#define PURSER_TYPE_OPTION_ROWS (purser_option_rows_get_type ())

G_DECLARE_FINAL_TYPE (PurserOptionRows, purser_option_rows, PURSER, OPTION_ROWS, AdwBin)

GtkWidget   *purser_option_rows_new       (const PurserRules *rules);
void         purser_option_rows_show      (PurserOptionRows  *self,
                                           PurserValue       *options);
PurserValue *purser_option_rows_dup_value (PurserOptionRows  *self);

G_END_DECLS
