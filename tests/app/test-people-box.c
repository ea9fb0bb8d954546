// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The people who can be added: all who have played and are not seated, and the groups; while a name is typed, only those that
 * match it. */

#include "config.h"

#include <adwaita.h>

#include "purser-people-box.h"
#include "purser-settings.h"

static void
keep (const char *key,
      const char *text)
{
  g_autoptr (GVariant) value = g_variant_parse (NULL, text, NULL, NULL, NULL);

  g_assert_true (g_settings_set_value (purser_settings_get (), key, value));
}

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

static void
append_buttons (GtkWidget *widget,
                GString   *text)
{
  if (GTK_IS_BUTTON (widget))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", gtk_label_get_text (GTK_LABEL (find_label (widget))));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
      append_buttons (child, text);
}

/* Checks the box with these people seated, and a name that is being typed. */
static void
check (const char *seated,
       const char *typed,
       const char *expected)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (adw_wrap_box_new ());
  g_autoptr (GVariant) sitting = g_variant_parse (G_VARIANT_TYPE ("a(ss)"), seated, NULL, NULL, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  purser_people_box_update (ADW_WRAP_BOX (box), sitting, typed);
  append_buttons (box, text);
  g_assert_cmpstr (text->str, ==, expected);
  g_assert_true (gtk_widget_get_visible (box) == (*expected != '\0'));
}

static void
test_who (void)
{
  keep ("people", "[('Aoi', 'blue'), ('Ben', 'red'), ('千尋', 'green')]");
  keep ("groups", "[[('Aoi', 'blue'), ('Ben', 'red')]]");
  check ("[]", NULL, "Aoi, Ben; Aoi; Ben; 千尋");
  check ("[('Ben', 'pink')]", NULL, "Aoi, Ben; Aoi; 千尋");
  /* The whole group is seated, in whatever order. */
  check ("[('Ben', 'red'), ('Aoi', 'blue')]", NULL, "千尋");
  check ("[('Ben', 'red'), ('Aoi', 'blue'), ('千尋', 'green')]", NULL, "Aoi, Ben");
}

static void
test_typed (void)
{
  keep ("people", "[('Aoi', 'blue'), ('Ben', 'red'), ('Zoë', 'teal'), ('千尋', 'green')]");
  keep ("groups", "[[('Aoi', 'blue'), ('Ben', 'red')]]");
  check ("[]", "BE", "Ben");
  check ("[]", "o", "Aoi; Zoë");
  check ("[]", "ZOË", "Zoë");
  check ("[]", "zoe", "Zoë");
  check ("[]", "尋", "千尋");
  check ("[]", "x", "");
  check ("[('Ben', 'red')]", "be", "");
}

/* As many as fit three lines on a phone; typing shows the others. */
static void
test_most (void)
{
  g_autoptr (GString) people = g_string_new ("[('P00', '')");

  for (guint i = 1; i < 14; i++)
    g_string_append_printf (people, ", ('P%02u', '')", i);
  g_string_append (people, "]");
  keep ("people", people->str);
  g_settings_reset (purser_settings_get (), "groups");
  check ("[]", NULL, "P00; P01; P02; P03; P04; P05; P06; P07; P08; P09; P10; P11");
  check ("[('P01', '')]", NULL, "P00; P02; P03; P04; P05; P06; P07; P08; P09; P10; P11; P12");
  check ("[]", "13", "P13");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/people-box/who", test_who);
  g_test_add_func ("/people-box/typed", test_typed);
  g_test_add_func ("/people-box/most", test_most);
  return g_test_run ();
}
