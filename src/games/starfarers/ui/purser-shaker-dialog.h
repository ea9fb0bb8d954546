// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

AdwDialog *purser_shaker_dialog_new         (PurserSession *session);
GtkWidget *purser_shaker_dialog_make_shaker (PurserSession *session);

G_END_DECLS
