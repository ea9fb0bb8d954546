// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_TITLE_LABEL (purser_title_label_get_type ())

G_DECLARE_FINAL_TYPE (PurserTitleLabel, purser_title_label, PURSER, TITLE_LABEL, GtkWidget)

void purser_title_label_show        (PurserTitleLabel *self,
                                     const char       *text);
void purser_title_label_show_name   (PurserTitleLabel *self,
                                     const char       *name);
void purser_title_label_set_justify (PurserTitleLabel *self,
                                     GtkJustification  justify);

G_END_DECLS
