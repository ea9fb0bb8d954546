// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-expansions-row.h"

G_BEGIN_DECLS

#define PURSER_TYPE_TEMPLATE_ROWS (purser_template_rows_get_type ())

G_DECLARE_FINAL_TYPE (PurserTemplateRows, purser_template_rows, PURSER, TEMPLATE_ROWS, AdwBin)

GtkWidget   *purser_template_rows_new         (const PurserRules  *rules,
                                               PurserPlays        *plays);
void         purser_template_rows_choose      (PurserTemplateRows *self,
                                               guint               index);
void         purser_template_rows_recognise   (PurserTemplateRows *self,
                                               PurserValue        *options,
                                               const char         *title);
PurserValue *purser_template_rows_get_options (PurserTemplateRows *self);
char        *purser_template_rows_dup_title   (PurserTemplateRows *self);
void         purser_template_rows_set_title   (PurserTemplateRows *self,
                                               const char         *title);
void         purser_template_rows_keep        (PurserTemplateRows *self,
                                               PurserValue        *options);

PurserExpansionsRow *purser_template_rows_get_expansions (PurserTemplateRows *self);

G_END_DECLS
