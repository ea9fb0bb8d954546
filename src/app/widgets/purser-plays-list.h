// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYS_LIST (purser_plays_list_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlaysList, purser_plays_list, PURSER, PLAYS_LIST, AdwBin)

GtkWidget *purser_plays_list_new  (void);
guint      purser_plays_list_fill (PurserPlaysList *self,
                                   GListModel      *plays,
                                   const char      *words);

G_END_DECLS
