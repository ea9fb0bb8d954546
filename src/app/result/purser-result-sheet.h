// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play.h"

G_BEGIN_DECLS

/* The width of the sheet of a result. */
#define PURSER_RESULT_SHEET_WIDTH 900

GskRenderNode *purser_result_sheet_draw        (PurserPlay  *play,
                                                float       *height);
GdkTexture    *purser_result_sheet_dup_picture (PurserPlay  *play,
                                                GtkNative   *native);
void           purser_result_sheet_print       (PurserPlay  *play,
                                                GtkWidget   *over);

G_END_DECLS
