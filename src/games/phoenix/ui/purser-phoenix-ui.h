// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-game-ui.h"

G_BEGIN_DECLS

extern const PurserGameUi purser_phoenix_ui;

G_END_DECLS
