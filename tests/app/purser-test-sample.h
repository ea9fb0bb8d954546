// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

guint       purser_test_sample_count (const char *sample);
PurserPlay *purser_test_sample_open  (const char *folder,
                                      const char *sample,
                                      guint       n_lines);
void        purser_test_sample_copy  (const char *folder,
                                      const char *sample);
