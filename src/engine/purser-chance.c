// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-chance.h"

/* More than the rounding error of sums of fractions, and less than the difference of any two chances in a game. */
#define NEARLY 1e-9

/**
 * purser_chance_dup_text:
 * @chance: from 0 to 1
 *
 * Formats a chance in whole percent, a half rounded up. Only a certain event has 100 %, and only an impossible one 0 %.
 *
 * Returns: (transfer full): such as “64%”
 */
char *
purser_chance_dup_text (double chance)
{
  int percent = (int) (100 * chance + 0.5 + NEARLY);

  if (percent >= 100 && chance < 1 - NEARLY)
    /* Translators: a chance that rounds up to 100 percent, though it may still fail */
    return g_strdup (C_("odds", ">99%"));
  if (percent <= 0 && chance > NEARLY)
    /* Translators: a chance that rounds down to 0 percent, though it may still happen */
    return g_strdup (C_("odds", "<1%"));
  return g_strdup_printf (C_("odds", "%d%%"), percent);
}
