// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void      purser_people_remember (GSettings  *settings,
                                  GVariant   *players);
void      purser_people_add      (GSettings         *settings,
                                  const char *const *names);
gboolean  purser_people_same     (GVariant   *one,
                                  GVariant   *other);
gboolean  purser_people_has      (GVariant   *people,
                                  const char *name);

G_END_DECLS
