// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays-filter.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYS_LIST (purser_plays_list_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlaysList, purser_plays_list, PURSER, PLAYS_LIST, AdwBin)

GtkWidget *purser_plays_list_new       (GListModel      *plays);
void       purser_plays_list_set_words (PurserPlaysList *self,
                                        const char      *words);
void       purser_plays_list_set_choice (PurserPlaysList   *self,
                                         PurserPlaysFilter *choice);
GListModel *purser_plays_list_get_found (PurserPlaysList *self);
void       purser_plays_list_set_compact (PurserPlaysList *self,
                                           gboolean         compact);
void       purser_plays_list_take_focus (PurserPlaysList *self);
void       purser_plays_list_focus     (PurserPlaysList *self,
                                        const char      *path);

G_END_DECLS
