// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-name-list.h"

/**
 * purser_name_list_dup_text:
 * @names: (element-type utf8): names of players
 *
 * Joins names as in a sentence: “Aoi”, “Aoi and Ben”, “Aoi, Ben, and 千尋”.
 *
 * Returns: (transfer full): the names, in the language of the interface; an empty text for none
 */
char *
purser_name_list_dup_text (GPtrArray *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < names->len; i++)
    {
      gboolean last = i > 0 && i + 1 == names->len;
      /* Translators: between the names of two players, and before the last of more names */
      const char *and = names->len == 2 ? C_("names", " and ") : C_("names", ", and ");

      g_string_append (text, last ? and : i > 0 ? _(", ") : "");
      g_string_append (text, g_ptr_array_index (names, i));
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}
