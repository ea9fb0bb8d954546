// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-use.h"

G_BEGIN_DECLS

double  purser_phoenix_get_face_odds   (PurserPhoenixFace face,
                                        int               dice);
double  purser_phoenix_expect_kept     (PurserPhoenixFace face,
                                        int               dice,
                                        int               cargo);
char   *purser_phoenix_dup_expectation (int               dice,
                                        int               cargo);

char   *purser_phoenix_dup_use_change (const PurserPhoenixState *state,
                                       const PurserPhoenixUse   *use);
char   *purser_phoenix_dup_hires      (const PurserSetup        *setup,
                                       const PurserPhoenixState *state,
                                       int                       player);

G_END_DECLS
