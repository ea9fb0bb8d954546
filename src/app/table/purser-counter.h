// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_COUNTER (purser_counter_get_type ())

G_DECLARE_FINAL_TYPE (PurserCounter, purser_counter, PURSER, COUNTER, AdwBin)

void purser_counter_set_text (PurserCounter *self,
                              const char    *text);

G_END_DECLS
