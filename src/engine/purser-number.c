// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Numbers as people read them: the minus is as wide as a plus, and no hyphen. */

#include "purser-number.h"

/**
 * purser_number_dup:
 *
 * Returns: (transfer full): its digits, with a minus below 0
 */
char *
purser_number_dup (gint64 number)
{
  if (number < 0)
    return g_strdup_printf ("\u2212%" G_GINT64_FORMAT, -number);
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

/**
 * purser_number_dup_signed:
 *
 * Returns: (transfer full): its digits with a sign; 0 has none
 */
char *
purser_number_dup_signed (gint64 number)
{
  return number > 0 ? g_strdup_printf ("+%" G_GINT64_FORMAT, number) : purser_number_dup (number);
}
