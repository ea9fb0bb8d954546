// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-session.h"

G_BEGIN_DECLS

PurserPlay *purser_test_guest_play_new  (const char    *path,
                                         guint          n_players);
gboolean    purser_test_guest_answer    (PurserSession *session,
                                         GRand         *chance);
gboolean    purser_test_guest_hold_back (PurserSession *session);

G_END_DECLS
