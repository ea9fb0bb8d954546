// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

GtkWidget *purser_form_head_new (PurserSession *session,
                                 const char    *title,
                                 int            player);

G_END_DECLS
