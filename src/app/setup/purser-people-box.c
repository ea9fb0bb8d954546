// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-label.h"
#include "purser-people-box.h"
#include "purser-people.h"
#include "purser-settings.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The most people that are shown, which fill three lines on a phone; typing finds the others. */
#define MOST_SHOWN 12

/* Adds a button, which leaves the focus where the user types. */
static void
box_add (AdwWrapBox *box,
         GtkWidget  *mark,
         const char *title,
         const char *tooltip,
         const char *action,
         GVariant   *target)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (title);

  purser_label_let_break (label);
  gtk_box_append (GTK_BOX (child), mark);
  gtk_box_append (GTK_BOX (child), label);
  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_focus_on_click (button, FALSE);
  purser_explain (button, tooltip);
  gtk_widget_add_css_class (button, "choice");
  purser_set_action (button, action, target);
  adw_wrap_box_append (box, button);
}

static void
box_add_group (AdwWrapBox *box,
               GVariant   *group)
{
  g_autofree char *names = purser_people_dup_names (group);
  g_autofree char *title = purser_people_dup_group_title (purser_settings_get (), group);
  /* Translators: names of players, with commas */
  g_autofree char *tooltip = g_strdup_printf (_("Seat %s"), names);

  box_add (box, gtk_image_new_from_icon_name ("system-users-symbolic"), title, tooltip, "setup.seat-group", group);
}

static void
box_add_person (AdwWrapBox *box,
                GVariant   *people,
                const char *name,
                const char *colour)
{
  GtkWidget *mark = purser_face_new (24);
  g_autofree char *tooltip = g_strdup_printf (_("Seat %s"), name);

  purser_face_set (PURSER_FACE (mark), name, purser_people_find_shown_colour (people, name), 0);
  box_add (box, mark, name, tooltip, "setup.seat-person", g_variant_new ("(ss)", name, colour));
}

/* Returns whether the typed text is a part of the name, or begins one of its words without accents: zoe for Zoë. */
static gboolean
matches (const char *name,
         const char *typed)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *wanted = g_utf8_casefold (typed, -1);

  return strstr (folded, wanted) != NULL || g_str_match_string (typed, name, TRUE);
}

static guint
box_add_groups (AdwWrapBox *box,
                GVariant   *groups,
                GVariant   *seated)
{
  guint n = 0;

  for (gsize i = 0; i < g_variant_n_children (groups); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (groups, i);

      if (purser_people_same (group, seated))
        continue;
      box_add_group (box, group);
      n++;
    }
  return n;
}

static guint
box_add_people (AdwWrapBox *box,
                GVariant   *people,
                GVariant   *seated,
                const char *typed)
{
  guint n = 0;

  for (gsize i = 0; i < g_variant_n_children (people) && n < MOST_SHOWN; i++)
    {
      const char *name, *colour;

      g_variant_get_child (people, i, "(&s&s)", &name, &colour);
      if (purser_people_has (seated, name) || (typed != NULL && !matches (name, typed)))
        continue;
      box_add_person (box, people, name, colour);
      n++;
    }
  return n;
}

/* Shows other people and groups who have played; while a name is typed, only the people it matches.
 *
 * @seated: the people at the table, each with a name and a colour
 * @typed: (nullable) */
void
purser_people_box_update (AdwWrapBox *box,
                          GVariant   *seated,
                          const char *typed)
{
  g_autoptr (GVariant) sitting = g_variant_ref_sink (seated);
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  g_autoptr (GVariant) groups = g_settings_get_value (purser_settings_get (), "groups");
  guint n = 0;

  purser_wrap_box_clear (box);
  if (typed == NULL)
    n += box_add_groups (box, groups, sitting);
  n += box_add_people (box, people, sitting, typed);
  gtk_widget_set_visible (GTK_WIDGET (box), n > 0);
}
