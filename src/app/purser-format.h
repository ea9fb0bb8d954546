// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play.h"

G_BEGIN_DECLS

char      *purser_format_signed    (gint64              amount);
char      *purser_format_amount    (gint64              amount);
char      *purser_format_gains     (PurserPlay         *play,
                                    const PurserChoice *choice);
GtkWidget *purser_gain_new         (PurserPlay         *play,
                                    guint               account,
                                    gint64              by);
GtkWidget *purser_gains_new        (PurserPlay         *play,
                                    const PurserChoice *choice);
void       purser_set_action         (GtkWidget          *widget,
                                      const char         *action,
                                      GVariant           *target);
void  purser_set_tooltip  (GtkWidget  *widget,
                           const char *text);
void  purser_add_shortcut (GtkWidget  *widget,
                           const char *keys,
                           const char *action);

G_END_DECLS
