// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *purser_wrap_box_new   (int         between,
                                  int         below);
void       purser_wrap_box_adapt (AdwWrapBox *box);
void       purser_wrap_box_clear (AdwWrapBox *box);

G_END_DECLS
