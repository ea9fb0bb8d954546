// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-group-row.h"
#include "purser-hash.h"
#include "purser-people.h"
#include "purser-people-page.h"
#include "purser-person-dialog.h"
#include "purser-press-guard.h"
#include "purser-settings.h"
#include "purser-statistics.h"

/* The people who have played, and the groups who play together; playing adds them, and this page edits them. */
struct _PurserPeoplePage
{
  AdwNavigationPage parent_instance;

  PurserPlays      *plays;
  GtkListBox       *people;
  GtkWidget        *groups_group;
  GtkListBox       *groups;
  int               opened; /* the row whose dialog is or was last open */
  PurserPressGuard *guard;
};

G_DEFINE_FINAL_TYPE (PurserPeoplePage, purser_people_page, ADW_TYPE_NAVIGATION_PAGE)

static GtkWidget *
page_get_focus (PurserPeoplePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Returns: the index of the row with the focus; below 0 if there is none */
static int
page_find_focus (PurserPeoplePage *self)
{
  GtkWidget *focus = page_get_focus (self);
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;
  gboolean here = row != NULL && gtk_widget_get_parent (row) == GTK_WIDGET (self->people);

  return here ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

/* Without a focus no key would reach the page. */
static void
page_focus_row (PurserPeoplePage *self,
                int               place)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->people, place);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* The row that opened the dialog has been replaced if the name or the colour was changed. */
static void
dialog_closed_cb (PurserPeoplePage *self)
{
  GtkWidget *focus = page_get_focus (self);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    page_focus_row (self, self->opened);
}

static void
person_activated_cb (PurserPeoplePage  *self,
                     AdwPreferencesRow *row)
{
  AdwDialog *dialog = purser_person_dialog_new (self->plays, adw_preferences_row_get_title (row));

  self->opened = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  g_signal_connect_object (dialog, "closed", G_CALLBACK (dialog_closed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static char *
dup_tally (guint plays,
           guint wins)
{
  g_autofree char *played = g_strdup_printf (ngettext ("%u play", "%u plays", plays), plays);
  g_autofree char *won = g_strdup_printf (ngettext ("%u win", "%u wins", wins), wins);

  if (plays == 0)
    return g_strdup (_("No finished plays yet"));
  /* Translators: how many plays, and how many of them were won */
  return g_strdup_printf (_("%s · %s"), played, won);
}

/* Shows a person: face, name, and the numbers of plays and wins. */
static GtkWidget *
person_row_new (GVariant   *people,
                const char *name,
                guint       plays,
                guint       wins)
{
  g_autofree char *tally = dup_tally (plays, wins);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", name, "title-lines", 6, "subtitle", tally,
                                 "activatable", TRUE, NULL);
  GtkWidget *face = purser_face_new (36);

  purser_face_set (PURSER_FACE (face), name, purser_people_find_shown_colour (people, name), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), face);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  return row;
}

/* Lists people with finished plays, most plays first, then those who were only seated or imported. */
static void
page_fill_people (PurserPeoplePage *self)
{
  g_autoptr (GPtrArray) results = purser_plays_dup_results (self->plays);
  g_autoptr (PurserStatistics) statistics = purser_statistics_new (results, NULL);
  g_autoptr (GHashTable) shown = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  int focused = page_find_focus (self);

  gtk_list_box_remove_all (self->people);
  for (guint i = 0; i < statistics->people->len; i++)
    {
      const PurserPersonTally *person = g_ptr_array_index (statistics->people, i);

      g_hash_table_add (shown, purser_result_dup_key (person->name));
      gtk_list_box_append (self->people, person_row_new (people, person->name, person->plays, person->wins));
    }
  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      const char *name;

      g_variant_get_child (people, i, "(&s&s)", &name, NULL);
      if (g_hash_table_add (shown, purser_result_dup_key (name)))
        gtk_list_box_append (self->people, person_row_new (people, name, 0, 0));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->people), g_hash_table_size (shown) > 0);
  page_focus_row (self, focused);
}

static void
page_take_focus (PurserPeoplePage *self)
{
  if (!gtk_widget_child_focus (GTK_WIDGET (self->groups), GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->people), GTK_DIR_TAB_FORWARD);
}

static void
page_fill_groups (PurserPeoplePage *self)
{
  g_autoptr (GVariant) groups = g_settings_get_value (purser_settings_get (), "groups");
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->groups)) != NULL;

  purser_press_guard_renew (self->guard);
  gtk_list_box_remove_all (self->groups);
  for (gsize i = 0; i < g_variant_n_children (groups); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (groups, i);

      gtk_list_box_append (self->groups, purser_group_row_new (group));
    }
  gtk_widget_set_visible (self->groups_group, g_variant_n_children (groups) > 0);
  if (has_focus)
    page_take_focus (self);
}

static void
purser_people_page_dispose (GObject *object)
{
  g_clear_object (&PURSER_PEOPLE_PAGE (object)->plays);
  G_OBJECT_CLASS (purser_people_page_parent_class)->dispose (object);
}

static void
purser_people_page_class_init (PurserPeoplePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_people_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-people-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPeoplePage, people);
  gtk_widget_class_bind_template_child (widget_class, PurserPeoplePage, groups_group);
  gtk_widget_class_bind_template_child (widget_class, PurserPeoplePage, groups);
  gtk_widget_class_bind_template_callback (widget_class, person_activated_cb);
}

static void
purser_people_page_init (PurserPeoplePage *self)
{
  GSettings *settings = purser_settings_get ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->guard = purser_press_guard_new (GTK_WIDGET (self->groups));
  g_signal_connect_object (settings, "changed::groups", G_CALLBACK (page_fill_groups), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::group-names", G_CALLBACK (page_fill_groups), self, G_CONNECT_SWAPPED);
  page_fill_groups (self);
}

PurserPeoplePage *
purser_people_page_new (PurserPlays *plays)
{
  PurserPeoplePage *self = g_object_new (PURSER_TYPE_PEOPLE_PAGE, NULL);

  self->plays = g_object_ref (plays);
  g_signal_connect_object (plays, "items-changed", G_CALLBACK (page_fill_people), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (purser_settings_get (), "changed::people", G_CALLBACK (page_fill_people), self, G_CONNECT_SWAPPED);
  page_fill_people (self);
  return self;
}
