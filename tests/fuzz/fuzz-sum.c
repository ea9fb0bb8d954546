// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Any text as a sum: no crash, and what is read stays within its limit. */

#include "purser-sum.h"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  gint64 sum;

  if (purser_sum_parse (text, &sum))
    g_assert (ABS (sum) <= 1000000000);
  return 0;
}
