// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-look.h"

#include "purser-cut.h"
#include "purser-nameless.h"
#include "purser-small.h"

static const char *shown;
static GHashTable *opened; /* the paths of the menus: each is opened once */
static GHashTable *kept; /* the names of the icons that were shown */
static GPtrArray *icons;

static void
run_for (int milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* Returns whether GTK causes a warning. GTK complains about the first of some labels of one or two lines in a height size
 * group, but draws them correctly. From 4.24 on it looks for the focus of closed dialogs if another opens faster than a person
 * could; with 1.5 seconds between them it is silent. */
static gboolean
is_upstream (const char *message)
{
  return strstr (message, "natural size must be >= min size") != NULL ||
         (gtk_check_version (4, 24, 0) == NULL &&
          strstr (message, "gtk_root_get_focus: assertion 'GTK_IS_ROOT (self)' failed") != NULL);
}

/* Fails the test on warnings of GTK and libadwaita, for example about a page that is wider than its window. */
static void
hear (GLogLevelFlags  level,
      const char     *message)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0 || is_upstream (message))
    return;
  g_test_message ("%s: %s", shown, message);
  g_test_fail ();
}

static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        data)
{
  hear (level, message);
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (strcmp (fields[i].key, "MESSAGE") == 0)
      hear (level, fields[i].value);
  return G_LOG_WRITER_HANDLED;
}

/* Keeps an icon in each size that a page may draw, under the key that GTK caches it for an image. */
static void
keep_icon (GtkWidget  *image,
           const char *name)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (image));
  g_autoptr (GIcon) icon = g_themed_icon_new (name);

  for (int size = 8; size <= 64; size++)
    g_ptr_array_add (icons, gtk_icon_theme_lookup_by_gicon (theme, icon, size, 1, gtk_widget_get_direction (image),
                                                            GTK_ICON_LOOKUP_PRELOAD));
}

/* Keeps the icons that are shown until the test ends. GTK loads icons in threads, and caches the last hundred. Here pages follow
 * each other so fast that a thread can hold the last reference to an icon, and GTK 4.18 crashes if that icon is requested
 * then. */
static void
keep_icons (GtkWidget *widget)
{
  const char *name = GTK_IS_IMAGE (widget) ? gtk_image_get_icon_name (GTK_IMAGE (widget)) : NULL;

  if (name != NULL && g_hash_table_add (kept, g_strdup (name)))
    keep_icon (widget, name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    keep_icons (child);
}

/* Waits for the controls, as dialogs and pages are mapped only in one of the next frames. */
static guint
find_nameless (GtkWidget  *widget,
               GHashTable *nameless)
{
  guint n = 0;

  keep_icons (widget);
  for (guint i = 0; i < 50 && n == 0; i++)
    {
      run_for (30);
      keep_icons (widget);
      n = gtk_widget_get_mapped (widget) ? purser_nameless_find (widget, nameless) : 0;
    }
  return n;
}

/* Returns whether a widget is in something that scrolls horizontally. */
static gboolean
goes_sideways (GtkWidget *widget)
{
  GtkWidget *window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType policy;

  if (window == NULL)
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (window), &policy, NULL);
  return policy != GTK_POLICY_NEVER || goes_sideways (gtk_widget_get_parent (window));
}

static gboolean
lies_beside (GtkWidget       *widget,
             graphene_rect_t *at)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));

  return (GTK_IS_BUTTON (widget) || GTK_IS_LABEL (widget)) && !goes_sideways (widget) &&
         gtk_widget_compute_bounds (widget, root, at) && at->size.width > 0 &&
         (at->origin.x < -0.5 || at->origin.x + at->size.width > gtk_widget_get_width (root) + 0.5);
}

/* Returns how many buttons and labels lie outside the window, even in part; prints them if @what is given. */
static guint
find_beside (GtkWidget  *widget,
             const char *what)
{
  graphene_rect_t at;
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (lies_beside (widget, &at))
    {
      n = 1;
      if (what != NULL)
        g_test_message ("%s: %s is from %.0f to %.0f", what, G_OBJECT_TYPE_NAME (widget), at.origin.x,
                        at.origin.x + at.size.width);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += find_beside (child, what);
  return n;
}

/* Fails if something lies outside the window; waits first, as new widgets are allocated in one of the next frames. */
static void
look_beside (GtkWidget  *widget,
             const char *what)
{
  for (guint i = 0; i < 50 && find_beside (widget, NULL) > 0; i++)
    run_for (30);
  if (find_beside (widget, what) > 0)
    g_test_fail ();
}

static void
tell_all (GHashTable *paths,
          const char *what,
          const char *problem)
{
  GHashTableIter iter;
  gpointer path;

  g_hash_table_iter_init (&iter, paths);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    {
      g_test_message ("%s: %s: %s", what, problem, (char *) path);
      g_test_fail ();
    }
}

/* Fails if a control is too small for a finger, once it is allocated. */
static void
look_small (GtkWidget  *widget,
            const char *what)
{
  g_autoptr (GHashTable) small = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  purser_small_find (widget, small);
  for (guint i = 0; i < 50 && g_hash_table_size (small) > 0; i++)
    {
      run_for (30);
      g_hash_table_remove_all (small);
      purser_small_find (widget, small);
    }
  tell_all (small, what, "too small to touch");
}

/* Fails if a text is cut short, once it is allocated. */
static void
look_cut (GtkWidget  *widget,
          const char *what)
{
  g_autoptr (GHashTable) cut = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  purser_cut_find (widget, cut);
  for (guint i = 0; i < 50 && g_hash_table_size (cut) > 0; i++)
    {
      run_for (30);
      g_hash_table_remove_all (cut);
      purser_cut_find (widget, cut);
    }
  tell_all (cut, what, "ends in “…”");
}

/* Fails if two controls of a page have the same name, unless they do the same. */
static void
look_twins (GtkWidget  *widget,
            const char *what)
{
  g_autoptr (GHashTable) twins = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  purser_nameless_find_twins (widget, twins);
  tell_all (twins, what, "named as another one is");
}

static void
look_at_popover (GtkPopover *popover,
                 const char *what)
{
  g_autoptr (GHashTable) small = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int width;

  for (guint i = 0; i < 50 && !gtk_widget_get_mapped (GTK_WIDGET (popover)); i++)
    run_for (30);
  run_for (100);
  look_small (GTK_WIDGET (popover), what);
  gtk_widget_measure (GTK_WIDGET (popover), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  if (width <= gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (popover)))))
    return;
  g_test_message ("%s: a menu is %d wide", what, width);
  g_test_fail ();
}

/* Opens each menu once per test. */
static void
look_at_menus (GtkWidget  *widget,
               const char *what,
               GHashTable *seen)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_is_sensitive (widget) &&
      g_hash_table_add (seen, purser_small_dup_path (widget)))
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
      if (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget)) != NULL)
        look_at_popover (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget)), what);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at_menus (child, what, seen);
}

/**
 * purser_test_look:
 * @widget: a page or a dialog that has just been shown
 * @what: its name in messages
 *
 * Fails the test if a control has no name or another one's, lies outside the window, or is smaller than a finger (also in the
 * menus that open from it), or if a text is cut short with “…”.
 */
void
purser_test_look (GtkWidget  *widget,
                  const char *what)
{
  g_autoptr (GHashTable) nameless = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  shown = what;
  g_assert_cmpuint (find_nameless (widget, nameless), >, 0);
  tell_all (nameless, what, "without a name");
  look_beside (widget, what);
  look_small (widget, what);
  look_cut (widget, what);
  look_twins (widget, what);
  look_at_menus (widget, what, opened);
}

/**
 * purser_test_look_begin:
 *
 * Makes tests fail for warnings of GTK and libadwaita as well, from now on.
 */
void
purser_test_look_begin (void)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_default_handler (log_cb, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  opened = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  icons = g_ptr_array_new_with_free_func (g_object_unref);
}

void
purser_test_look_end (void)
{
  g_clear_pointer (&opened, g_hash_table_unref);
  g_clear_pointer (&kept, g_hash_table_unref);
  g_clear_pointer (&icons, g_ptr_array_unref);
}
