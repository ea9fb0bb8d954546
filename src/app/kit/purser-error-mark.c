// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-error-mark.h"

/* Underlines a text from the first wrong letter to its end, or its last letter if something is missing at the end.
 *
 * @at: the position of that letter, from 0; negative if nothing is wrong
 *
 * Returns: (transfer full) (nullable) */
PangoAttrList *
purser_error_mark_new (const char *text,
                       int         at)
{
  int length = (int) g_utf8_strlen (text, -1);
  PangoAttribute *mark;
  PangoAttrList *marks;

  if (at < 0)
    return NULL;
  mark = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);
  mark->start_index = (guint) (g_utf8_offset_to_pointer (text, CLAMP (at, 0, MAX (0, length - 1))) - text);
  marks = pango_attr_list_new ();
  pango_attr_list_insert (marks, mark);
  return marks;
}
