// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_HOME_PICKER (purser_home_picker_get_type ())

G_DECLARE_FINAL_TYPE (PurserHomePicker, purser_home_picker, PURSER, HOME_PICKER, AdwBin)

GtkWidget   *purser_home_picker_new         (PurserPlay       *play);
PurserValue *purser_home_picker_dup_planets (PurserHomePicker *self);

G_END_DECLS
