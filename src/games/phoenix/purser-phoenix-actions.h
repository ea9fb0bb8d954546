// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-use.h"

G_BEGIN_DECLS

gboolean  purser_phoenix_dismantle  (PurserStep             *step,
                                     const PurserPhoenixUse *use);
gboolean  purser_phoenix_construct  (PurserStep             *step,
                                     const PurserPhoenixUse *use);
gboolean  purser_phoenix_explore    (PurserStep             *step,
                                     const PurserPhoenixUse *use);
gboolean  purser_phoenix_transport  (PurserStep             *step,
                                     const PurserPhoenixUse *use);
gboolean  purser_phoenix_gather     (PurserStep             *step,
                                     const PurserPhoenixUse *use);
gboolean  purser_phoenix_lobby      (PurserStep             *step,
                                     const PurserPhoenixUse *use);

G_END_DECLS
