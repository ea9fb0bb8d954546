// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SUM_PAD (purser_sum_pad_get_type ())

G_DECLARE_FINAL_TYPE (PurserSumPad, purser_sum_pad, PURSER, SUM_PAD, AdwBin)

void        purser_sum_pad_set_name      (PurserSumPad *self,
                                          const char   *name);
void        purser_sum_pad_set_text      (PurserSumPad *self,
                                          const char   *text);
const char *purser_sum_pad_get_text      (PurserSumPad *self);
gboolean    purser_sum_pad_get_sum       (PurserSumPad *self,
                                          gint64       *sum);
void        purser_sum_pad_tell_why      (PurserSumPad *self);
gboolean    purser_sum_pad_is_untouched  (PurserSumPad *self);
GtkWidget  *purser_sum_pad_get_entry     (PurserSumPad *self);
void        purser_sum_pad_take_focus    (PurserSumPad *self);
void        purser_sum_pad_begin         (PurserSumPad *self,
                                          const char   *text);
GtkWidget  *purser_sum_pad_get_keys      (PurserSumPad *self);

G_END_DECLS
