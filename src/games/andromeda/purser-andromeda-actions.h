// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

gboolean purser_andromeda_actions_exchange  (PurserStep *step);
gboolean purser_andromeda_actions_move      (PurserStep *step);
gboolean purser_andromeda_actions_challenge (PurserStep *step);
gboolean purser_andromeda_actions_develop   (PurserStep *step);

G_END_DECLS
