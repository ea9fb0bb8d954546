// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Icons within the sentences of the rules are drawn before their words; the text for copying and screen readers is unchanged. */

#include "config.h"

#include "purser-section-label.h"

static const PurserReading reading = { .language = PURSER_LANGUAGE_EN, .scale = 1 };

static GtkLabel *
label_new (const char *text)
{
  return GTK_LABEL (g_object_ref_sink (purser_section_label_new (text, &reading)));
}

/* Returns where the attributes of one kind begin. */
static GArray *
find_starts (GtkLabel      *label,
             PangoAttrType  kind)
{
  g_autoptr (PangoAttrIterator) iterator = pango_attr_list_get_iterator (gtk_label_get_attributes (label));
  GArray *starts = g_array_new (FALSE, FALSE, sizeof (guint));

  do
    if (pango_attr_iterator_get (iterator, kind) != NULL)
      g_array_append_val (starts, pango_attr_iterator_get (iterator, kind)->start_index);
  while (pango_attr_iterator_next (iterator));
  return starts;
}

/* “1 _ore” and “2 _fuel”: the gaps are the bytes from 2 and, with three bytes for each gap, from 15. */
static void
test_gaps (void)
{
  g_autoptr (GtkLabel) label = label_new ("1 {ore:ore} and **2 {fuel:fuel}**");
  g_autoptr (GArray) shapes = find_starts (label, PANGO_ATTR_SHAPE);

  g_assert_cmpstr (gtk_label_get_text (label), ==, "1 \u202fore and 2 \u202ffuel");
  g_assert_cmpuint (shapes->len, ==, 2);
  g_assert_cmpuint (g_array_index (shapes, guint, 0), ==, 2);
  g_assert_cmpuint (g_array_index (shapes, guint, 1), ==, 15);
  g_assert_true (gtk_label_get_selectable (label));
}

static void
test_nothing (void)
{
  g_autoptr (GtkLabel) label = label_new ("3 stations {and no icon}");
  g_autoptr (GtkLabel) empty = label_new ("");
  g_autoptr (GArray) shapes = find_starts (label, PANGO_ATTR_SHAPE);

  g_assert_cmpstr (gtk_label_get_text (label), ==, "3 stations {and no icon}");
  g_assert_cmpstr (gtk_label_get_text (empty), ==, "");
  g_assert_cmpuint (shapes->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  gtk_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/inline-icons/stand-in-gaps-before-their-words", test_gaps);
  g_test_add_func ("/inline-icons/none-where-none-are-named", test_nothing);
  return g_test_run ();
}
