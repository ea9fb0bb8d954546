// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-format.h"
#include "purser-people-page.h"
#include "purser-people.h"
#include "purser-person-dialog.h"
#include "purser-settings.h"
#include "purser-statistics.h"

/* Everybody who has played, and who plays with whom: made by playing, put right here. */
struct _PurserPeoplePage
{
  AdwNavigationPage parent_instance;

  PurserPlays         *plays;
  GSettings           *settings;
  AdwPreferencesGroup *people_group;
  GtkListBox          *people;
  AdwPreferencesGroup *groups_group;
  GtkListBox          *groups;
};

G_DEFINE_FINAL_TYPE (PurserPeoplePage, purser_people_page, ADW_TYPE_NAVIGATION_PAGE)

static char *
describe (guint plays,
          guint wins)
{
  g_autofree char *played = g_strdup_printf (ngettext ("%u play", "%u plays", plays), plays);
  g_autofree char *won = g_strdup_printf (ngettext ("%u win", "%u wins", wins), wins);

  if (plays == 0)
    return g_strdup (_("No finished plays yet"));
  /* Translators: how many plays, and how many of them were won */
  return g_strdup_printf (_("%s · %s"), played, won);
}

static void
person_activated_cb (AdwActionRow     *row,
                     PurserPeoplePage *self)
{
  const char *name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));

  adw_dialog_present (purser_person_dialog_new (self->plays, name), GTK_WIDGET (self));
}

static GtkWidget *
row_new (const char *title,
         const char *subtitle,
         GtkWidget  *prefix)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), prefix);
  return row;
}

static void
page_add_person (PurserPeoplePage *self,
                 const char       *name,
                 guint             plays,
                 guint             wins)
{
  g_autoptr (GVariant) people = g_settings_get_value (self->settings, "people");
  const char *colour = purser_people_find_colour (people, name);
  g_autofree char *text = describe (plays, wins);
  GtkWidget *face = purser_face_new (36);
  GtkWidget *row = row_new (name, text, face);

  purser_face_set (PURSER_FACE (face), name, colour, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (person_activated_cb), self, G_CONNECT_DEFAULT);
  gtk_list_box_append (self->people, row);
}

/* Those who have finished a play, most plays first; then those who have only been seated or imported. */
static void
page_fill_people (PurserPeoplePage *self)
{
  g_autoptr (GPtrArray) results = purser_plays_dup_results (self->plays);
  g_autoptr (PurserStatistics) statistics = purser_statistics_new (results, NULL);
  g_autoptr (GHashTable) shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GVariant) people = g_settings_get_value (self->settings, "people");

  gtk_list_box_remove_all (self->people);
  for (guint i = 0; i < statistics->people->len; i++)
    {
      const PurserPersonTally *person = g_ptr_array_index (statistics->people, i);

      g_hash_table_add (shown, purser_result_dup_key (person->name));
      page_add_person (self, person->name, person->plays, person->wins);
    }
  for (gsize i = 0; i < g_variant_n_children (people); i++)
    {
      const char *name;

      g_variant_get_child (people, i, "(&s&s)", &name, NULL);
      if (g_hash_table_add (shown, purser_result_dup_key (name)))
        page_add_person (self, name, 0, 0);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->people), g_hash_table_size (shown) > 0);
}

static void
forget_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  g_autoptr (GVariant) group = g_variant_ref (parameter);

  purser_people_forget_group (PURSER_PEOPLE_PAGE (widget)->settings, group);
}

static void
named_cb (AdwAlertDialog *dialog,
          const char     *response,
          GVariant       *group)
{
  GtkEditable *entry = GTK_EDITABLE (adw_alert_dialog_get_extra_child (dialog));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  if (g_str_equal (response, "done"))
    purser_people_set_group_name (purser_settings_get (), group, name);
}

/* A group may go by a name of its own, such as the day it meets. */
static void
name_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_autofree char *names = purser_people_dup_names (parameter);
  g_autofree char *name = purser_people_dup_group_name (PURSER_PEOPLE_PAGE (widget)->settings, parameter);
  AdwDialog *dialog = adw_alert_dialog_new (_("Name This Group"), names);
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), name != NULL ? name : "");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name of the group"), -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), entry);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "done", _("_Done"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "done", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "done");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (named_cb), g_variant_ref (parameter),
                         (GClosureNotify) (void (*) (void)) g_variant_unref, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, widget);
  gtk_widget_grab_focus (entry);
}

static GtkWidget *
group_button_new (const char *icon,
                  const char *label,
                  const char *action,
                  GVariant   *group)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, 44, 44);
  purser_explain (button, label);
  purser_set_action (button, action, group);
  return button;
}

static void
page_add_group (PurserPeoplePage *self,
                GVariant         *group)
{
  g_autofree char *names = purser_people_dup_names (group);
  g_autofree char *name = purser_people_dup_group_name (self->settings, group);
  const char *title = name != NULL ? name : names;
  /* Translators: a group by its name, or by the names of its players */
  g_autofree char *forget = g_strdup_printf (_("Forget the group %s"), title);
  /* Translators: a group by its name, or by the names of its players */
  g_autofree char *rename = g_strdup_printf (_("Name the group %s"), title);
  GtkWidget *row = row_new (title, name != NULL ? names : "", gtk_image_new_from_icon_name ("system-users-symbolic"));

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), group_button_new ("document-edit-symbolic", rename, "people.name", group));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), group_button_new ("user-trash-symbolic", forget, "people.forget", group));
  gtk_list_box_append (self->groups, row);
}

static void
page_fill_groups (PurserPeoplePage *self)
{
  g_autoptr (GVariant) groups = g_settings_get_value (self->settings, "groups");

  gtk_list_box_remove_all (self->groups);
  for (gsize i = 0; i < g_variant_n_children (groups); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (groups, i);

      page_add_group (self, group);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->groups_group), g_variant_n_children (groups) > 0);
}

static void
purser_people_page_dispose (GObject *object)
{
  PurserPeoplePage *self = PURSER_PEOPLE_PAGE (object);

  g_clear_object (&self->plays);
  G_OBJECT_CLASS (purser_people_page_parent_class)->dispose (object);
}

static void
purser_people_page_class_init (PurserPeoplePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_people_page_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "people.forget", "a(ss)", forget_activated);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "people.name", "a(ss)", name_activated);
}

static GtkListBox *
list_new (AdwPreferencesGroup *group,
          const char          *title)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_list_box_new ());

  gtk_list_box_set_selection_mode (list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_preferences_group_set_title (group, title);
  adw_preferences_group_add (group, GTK_WIDGET (list));
  return list;
}

static void
purser_people_page_init (PurserPeoplePage *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();

  self->people_group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->people = list_new (self->people_group, _("People"));
  self->groups_group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->groups = list_new (self->groups_group, _("Groups"));
  adw_preferences_group_set_description (self->people_group, _("Everybody who has played appears here."));
  adw_preferences_group_set_description (self->groups_group, _("People who have played together; tap to seat them in a new play."));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->people_group);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->groups_group);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), view);
}

/* Returns: (transfer floating): a page of everybody who has played */
PurserPeoplePage *
purser_people_page_new (PurserPlays *plays)
{
  PurserPeoplePage *self = g_object_new (PURSER_TYPE_PEOPLE_PAGE, "title", _("People"), "tag", "people", NULL);

  self->plays = g_object_ref (plays);
  self->settings = purser_settings_get ();
  g_signal_connect_object (plays, "items-changed", G_CALLBACK (page_fill_people), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::people", G_CALLBACK (page_fill_people), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::groups", G_CALLBACK (page_fill_groups), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::group-names", G_CALLBACK (page_fill_groups), self, G_CONNECT_SWAPPED);
  page_fill_people (self);
  page_fill_groups (self);
  return self;
}
