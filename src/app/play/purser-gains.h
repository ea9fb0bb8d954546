// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play.h"

G_BEGIN_DECLS

char      *purser_format_change (const PurserAccount *about,
                                 gint64               by);
char      *purser_format_gains  (PurserPlay         *play,
                                 const PurserChoice *choice);
GtkWidget *purser_sum_new       (const PurserAccount *about,
                                 gint64               by);
GtkWidget *purser_gain_new      (PurserPlay         *play,
                                 guint               account,
                                 gint64              by);
GtkWidget *purser_gains_new     (PurserPlay         *play,
                                 const PurserChoice *choice);

G_END_DECLS
