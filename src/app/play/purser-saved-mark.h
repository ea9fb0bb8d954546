// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SAVED_MARK (purser_saved_mark_get_type ())

G_DECLARE_FINAL_TYPE (PurserSavedMark, purser_saved_mark, PURSER, SAVED_MARK, GtkWidget)

void purser_saved_mark_set_play (PurserSavedMark *self,
                                 PurserPlay      *play);

G_END_DECLS
