// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-window.h"

G_BEGIN_DECLS

#define PURSER_TYPE_OPENING (purser_opening_get_type ())

G_DECLARE_FINAL_TYPE (PurserOpening, purser_opening, PURSER, OPENING, GObject)

PurserOpening *purser_opening_new        (PurserWindow   *window);
void           purser_opening_stop       (PurserOpening  *self);
void           purser_opening_choose     (PurserOpening  *self);
void           purser_opening_open_files (PurserOpening  *self,
                                          GFile         **files,
                                          guint           n_files);
void           purser_opening_open_play  (PurserOpening  *self,
                                          const char     *path);

G_END_DECLS
