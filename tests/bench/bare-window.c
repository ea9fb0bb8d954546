// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* bare-window [page | ROWS]: the smallest libadwaita application, a window with a header bar; with a page, as of an empty
 * library; or with a list: GTK's own list view, whose rows are a picture, two labels, a word for each player, and a button.
 * Purser is responsible for what it needs beyond that. */

#include <stdlib.h>

#include <adwaita.h>

static gboolean has_page = FALSE;
static guint n_rows = 0;

static const char *const names[] = { "Aoi", "Ben", "千尋", "Dagny" };

static GtkWidget *
label_new (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *picture = gtk_image_new_from_icon_name ("applications-games-symbolic");

  gtk_image_set_pixel_size (GTK_IMAGE (picture), 40);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), label_new ("Starfarers of Catan", "body"));
  gtk_box_append (GTK_BOX (words), label_new ("Aoi, Ben, 千尋, Dagny · Aoi wins", "caption"));
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), words);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *letter = g_utf8_substring (names[i], 0, 1);

      gtk_box_append (GTK_BOX (row), label_new (letter, "heading"));
    }
  gtk_box_append (GTK_BOX (row), gtk_button_new_from_icon_name ("user-trash-symbolic"));
  gtk_list_item_set_child (item, row);
}

static GtkWidget *
list_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkStringList *strings = gtk_string_list_new (NULL);
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkSelectionModel *selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (strings)));

  for (guint i = 0; i < n_rows; i++)
    gtk_string_list_append (strings, "");
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), gtk_list_view_new (selection, factory));
  return window;
}

static GtkWidget *
page_new (void)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "applications-games-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), "No Plays Yet");
  adw_status_page_set_description (ADW_STATUS_PAGE (page), "What is played shows here");
  adw_status_page_set_child (ADW_STATUS_PAGE (page), gtk_button_new_with_label ("New Play"));
  return page;
}

static void
activate_cb (GApplication *application)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  if (has_page)
    adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page_new ());
  else if (n_rows > 0)
    adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), list_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), view);
  /* The size of Purser's window. */
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 720);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);

  has_page = argc > 1 && g_str_equal (argv[1], "page");
  if (argc > 1 && !has_page)
    n_rows = (guint) atoi (argv[1]);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
