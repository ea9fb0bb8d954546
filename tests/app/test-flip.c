// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Numbers, tables and pictures stay in place when the language of the rules changes: every section of every rulebook is laid
 * out in both languages, and each cell and picture has to be in the same place. Where both languages are below each other,
 * neither keeps room for the other. */

#include "config.h"

#include "purser-application.h"
#include "purser-rulebook.h"
#include "purser-rules-table.h"
#include "purser-section-view.h"

/* The widths for the text on a phone, a small laptop and a large screen. */
static const int widths[] = { 324, 560, 720 };

typedef struct {
  graphene_rect_t box;
  char *what;
} Place;

static void
place_clear (gpointer data)
{
  g_free (((Place *) data)->what);
}

static gboolean
is_put (GtkWidget *widget)
{
  gboolean cell = GTK_IS_OVERLAY (widget) && gtk_widget_has_css_class (widget, "rules-cell");
  gboolean card = ADW_IS_BIN (widget) && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_IMG;

  return cell || card || PURSER_IS_RULES_TABLE (widget) || GTK_IS_PICTURE (widget);
}

/* Collects what has to stay in place. A widget that its parent hides (child-visible) is not drawn, although it has a size. */
static void
collect (GtkWidget *widget,
         GtkWidget *top,
         GArray    *places)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (is_put (widget))
    {
      Place place = { .what = g_strdup (G_OBJECT_TYPE_NAME (widget)) };

      g_assert_true (gtk_widget_compute_bounds (widget, top, &place.box));
      g_array_append_val (places, place);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, top, places);
}

static GtkWidget *
view_new (PurserSection       *section,
          PurserSectionLayout  layout,
          const PurserReading *reading,
          int                  width)
{
  GtkWidget *view = g_object_ref_sink (g_object_new (PURSER_TYPE_SECTION_VIEW, NULL));
  int least, height;

  purser_section_view_show (PURSER_SECTION_VIEW (view), NULL, section, NULL, layout, reading);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, width);
  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (view, width, height, -1, NULL);
  return view;
}

static GArray *
lay_out (PurserSection  *section,
         PurserLanguage  language,
         double          scale,
         int             width)
{
  const PurserReading reading = { .language = language, .scale = scale };
  GtkWidget *view = view_new (section, PURSER_SECTION_ONE, &reading, width);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  g_array_set_clear_func (places, place_clear);
  collect (view, view, places);
  g_object_unref (view);
  return places;
}

/* Returns how many things have to stay in place. */
static guint
check_section (PurserSection *section,
               double         scale,
               int            width)
{
  g_autoptr (GArray) en = lay_out (section, PURSER_LANGUAGE_EN, scale, width);
  g_autoptr (GArray) ja = lay_out (section, PURSER_LANGUAGE_JA, scale, width);

  g_assert_cmpuint (en->len, ==, ja->len);
  for (guint i = 0; i < en->len; i++)
    {
      Place *place = &g_array_index (en, Place, i), *other = &g_array_index (ja, Place, i);

      if (g_str_equal (place->what, other->what) && graphene_rect_equal (&place->box, &other->box))
        continue;
      g_test_message ("%s, %d wide: %s %u is %g×%g at %g, %g in English, %g×%g at %g, %g in Japanese", purser_section_get_id (section),
                      width, place->what, i, place->box.size.width, place->box.size.height,
                      place->box.origin.x, place->box.origin.y,
                      other->box.size.width, other->box.size.height, other->box.origin.x, other->box.origin.y);
      g_test_fail ();
    }
  return en->len;
}

static guint
check_all (GPtrArray *sections)
{
  guint n = 0;

  for (guint i = 0; i < sections->len; i++)
    {
      guint n_here = check_section (sections->pdata[i], 1, widths[0]);

      for (guint j = 1; j < G_N_ELEMENTS (widths) && n_here > 0; j++)
        check_section (sections->pdata[i], 1, widths[j]);
      if (n_here > 0)
        check_section (sections->pdata[i], 1.5, widths[1]);
      n += n_here;
    }
  return n;
}

static void
test_rules (gconstpointer data)
{
  guint n = check_all (purser_rulebook_get_sections (purser_rulebook_get (data)));

  g_test_message ("%u cells, tables and pictures", n);
  g_assert_cmpuint (n, >, 0);
}

static void
test_cards (gconstpointer data)
{
  guint n = check_all (purser_rulebook_get_cards (purser_rulebook_get (data)));

  g_test_message ("%u faces", n);
}

/* Counts the rows of the tables, each of which has to be as high as its own text and no higher. */
static guint
count_rows (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return 0;
  if (GTK_IS_OVERLAY (widget) && gtk_widget_has_css_class (widget, "rules-cell"))
    {
      GtkWidget *text = gtk_overlay_get_child (GTK_OVERLAY (widget));
      int height;

      gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (text), &height, NULL, NULL, NULL);
      g_assert_cmpint (gtk_widget_get_height (text), ==, height);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* On a phone both languages are below each other, also in the largest text. Neither keeps room for the other then: the four
 * layouts are eight rows without gaps. */
static void
test_below (void)
{
  for (double scale = 1; scale <= 2; scale++)
    {
      const PurserReading reading = { .language = PURSER_LANGUAGE_EN, .scale = scale };
      GtkWidget *view = view_new (purser_rulebook_find_anywhere ("starfarers/layout"), PURSER_SECTION_BELOW, &reading, widths[0]);

      g_assert_cmpuint (count_rows (view), ==, 8);
      g_object_unref (view);
    }
}

static void
add_test (const char    *what,
          const char    *game,
          GTestDataFunc  function)
{
  g_autofree char *path = g_strdup_printf ("/app/flip/%s/%s", what, game);

  g_test_add_data_func (path, game, function);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (PurserApplication) application = NULL;
  const char *const *games = purser_rulebook_list_games ();

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  application = purser_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL)); /* also loads the style */
  for (guint i = 0; games[i] != NULL; i++)
    {
      add_test ("rules", games[i], test_rules);
      add_test ("cards", games[i], test_cards);
    }
  g_test_add_func ("/app/flip/below", test_below);
  return g_test_run ();
}
