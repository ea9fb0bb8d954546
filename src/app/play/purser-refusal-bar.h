// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_REFUSAL_BAR (purser_refusal_bar_get_type ())

G_DECLARE_FINAL_TYPE (PurserRefusalBar, purser_refusal_bar, PURSER, REFUSAL_BAR, AdwBin)

void purser_refusal_bar_set_session  (PurserRefusalBar *self,
                                      PurserSession    *session);
void purser_refusal_bar_appear_whole (PurserRefusalBar *self);

G_END_DECLS
