// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *purser_test_folder_new    (void);
void  purser_test_folder_remove (const char *folder);

G_END_DECLS
