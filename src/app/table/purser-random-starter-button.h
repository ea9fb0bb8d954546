// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-session.h"

G_BEGIN_DECLS

GtkWidget *purser_random_starter_button_new (PurserSession *session);

G_END_DECLS
