// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PERSON_ROW (purser_person_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserPersonRow, purser_person_row, PURSER, PERSON_ROW, AdwActionRow)

GtkWidget *purser_person_row_new (const char *name,
                                  guint       plays,
                                  guint       wins);

G_END_DECLS
