// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Any text as a search over everything: exact or similar results. */

#include "purser-rulebook.h"
#include "purser-search.h"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static PurserSearch *search = NULL;
  g_autofree char *bytes = g_strndup ((const char *) data, size);
  g_autofree char *words = g_utf8_make_valid (bytes, -1);
  g_autoptr (GArray) hits = NULL;

  if (search == NULL)
    search = purser_search_new (purser_rulebook_list_games ());
  hits = purser_search_find (search, words, PURSER_SEARCH_BOTH);
  return 0;
}
