// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-window.h"

G_BEGIN_DECLS

void purser_joining_ask (PurserWindow  *window,
                         PurserSession *session);

G_END_DECLS
