// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

gboolean   purser_choice_is_kept  (const PurserChoice *choice);
GtkWidget *purser_keep_button_new (PurserSession      *session);

G_END_DECLS
