// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-space-base-state.h"

G_BEGIN_DECLS

GtkWidget *purser_space_base_face_new (const PurserSpaceBaseState *state,
                                       guint                       card,
                                       gboolean                    deployed,
                                       guint                       charges,
                                       gboolean                    in_words);

G_END_DECLS
