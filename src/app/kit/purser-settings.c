// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-settings.h"

/* What the person prefers: one object, so that every window hears of a change at once. */
GSettings *
purser_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (APP_ID);
  return settings;
}
