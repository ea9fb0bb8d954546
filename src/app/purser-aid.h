// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

GtkWidget *purser_aid_new       (PurserSession *session,
                                 const char    *verb);
gboolean   purser_aid_covers    (PurserSession *session,
                                 const char    *verb);
GtkWidget *purser_aid_new_guide (PurserSession *session);

G_END_DECLS
