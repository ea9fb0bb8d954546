// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-action-row.h"
#include "purser-help-dialog.h"
#include "purser-help-topic.h"
#include "purser-section-text.h"
#include "purser-section-view.h"

/* The help: a list of its topics, and a page for each of them. */
struct _PurserHelpDialog
{
  AdwDialog parent_instance;

  AdwNavigationView  *navigation_view;
  AdwPreferencesPage *index;
};

G_DEFINE_FINAL_TYPE (PurserHelpDialog, purser_help_dialog, ADW_TYPE_DIALOG)

/* Returns: (transfer floating): the picture of a topic, never scaled up, and shrunk to the width of the window */
static GtkWidget *
picture_new (PurserHelpTopic *topic)
{
  GtkWidget *picture = gtk_picture_new_for_resource (topic->picture);

  gtk_picture_set_alternative_text (GTK_PICTURE (picture), topic->picture_text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, topic->picture_text, -1);
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_SCALE_DOWN);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  return picture;
}

static void
topic_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  g_autoptr (PurserHelpTopic) topic = purser_help_topic_read (g_variant_get_string (parameter, NULL));
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/purser/app/help/purser-help-page.ui");
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (gtk_builder_get_object (builder, "page"));
  GtkWidget *text = GTK_WIDGET (gtk_builder_get_object (builder, "text"));
  PurserReading reading = { .language = purser_language_guess (), .scale = 1 };

  adw_navigation_page_set_title (page, topic->title);
  adw_navigation_page_set_tag (page, topic->id);
  purser_section_text_append (text, topic->text, &reading);
  if (topic->picture != NULL)
    gtk_box_append (GTK_BOX (text), picture_new (topic));
  adw_navigation_view_push (PURSER_HELP_DIALOG (widget)->navigation_view, page);
}

static void
add_group (PurserHelpDialog *self,
           const char       *id,
           const char       *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  for (guint i = 0; purser_help_topics[i] != NULL; i++)
    {
      g_autoptr (PurserHelpTopic) topic = purser_help_topic_read (purser_help_topics[i]);

      if (g_str_equal (topic->group, id))
        {
          GtkWidget *row = purser_action_row_new (topic->title, topic->summary);

          purser_action_row_lead (row, "help.topic", g_variant_new_string (topic->id));
          adw_preferences_group_add (group, row);
        }
    }
  adw_preferences_page_add (self->index, group);
}

static void
purser_help_dialog_class_init (PurserHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_SECTION_VIEW);
  gtk_widget_class_install_action (widget_class, "help.topic", "s", topic_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/help/purser-help-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserHelpDialog, navigation_view);
  gtk_widget_class_bind_template_child (widget_class, PurserHelpDialog, index);
}

static void
purser_help_dialog_init (PurserHelpDialog *self)
{
  g_autoptr (PurserHelpTopic) index = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  index = purser_help_topic_read ("index");
  for (guint i = 0; i + 1 < index->groups->len; i += 2)
    add_group (self, index->groups->pdata[i], index->groups->pdata[i + 1]);
}

/* Shows a topic with a way back to the list of topics; `index` shows that list. */
AdwDialog *
purser_help_dialog_new (const char *topic)
{
  PurserHelpDialog *self = g_object_new (PURSER_TYPE_HELP_DIALOG, NULL);

  if (!g_str_equal (topic, "index"))
    gtk_widget_activate_action (GTK_WIDGET (self), "help.topic", "s", topic);
  return ADW_DIALOG (self);
}
