// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYS_FILTER (purser_plays_filter_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlaysFilter, purser_plays_filter, PURSER, PLAYS_FILTER, AdwBin)

GtkWidget *purser_plays_filter_new     (PurserPlays       *plays);
gboolean   purser_plays_filter_matches (PurserPlaysFilter *self,
                                        PurserPlayInfo    *info);
void       purser_plays_filter_clear   (PurserPlaysFilter *self);

G_END_DECLS
