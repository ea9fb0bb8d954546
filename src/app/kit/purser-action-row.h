// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *purser_action_row_new  (const char *title,
                                   const char *subtitle);
void       purser_action_row_lead (GtkWidget  *row,
                                   const char *action,
                                   GVariant   *target);

G_END_DECLS
