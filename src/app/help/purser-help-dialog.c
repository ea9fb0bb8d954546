// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-help-dialog.h"
#include "purser-help-topic.h"
#include "purser-section-text.h"

/* The help: its topics, and what each of them says. */
struct _PurserHelpDialog
{
  AdwDialog parent_instance;

  AdwNavigationView  *navigation_view;
  AdwPreferencesPage *index;
};

G_DEFINE_FINAL_TYPE (PurserHelpDialog, purser_help_dialog, ADW_TYPE_DIALOG)

/* Returns: (transfer floating): the picture of a topic, never larger than it is and as narrow as the window */
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

static GtkWidget *
text_new (PurserHelpTopic *topic)
{
  PurserReading reading = { purser_language_guess (), 1, NULL, NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 30);
  purser_section_text_append (box, topic->text, &reading);
  if (topic->picture != NULL)
    gtk_box_append (GTK_BOX (box), picture_new (topic));
  return box;
}

static AdwNavigationPage *
page_new (PurserHelpTopic *topic)
{
  GtkWidget *toolbar_view = adw_toolbar_view_new ();
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);

  /* A picture may shrink to no height, so its natural height is asked for. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (viewport), GTK_SCROLL_NATURAL);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), text_new (topic));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), viewport);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar_view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar_view), window);
  return adw_navigation_page_new_with_tag (toolbar_view, topic->title, topic->id);
}

static void
topic_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  g_autoptr (PurserHelpTopic) topic = purser_help_topic_read (g_variant_get_string (parameter, NULL));

  adw_navigation_view_push (PURSER_HELP_DIALOG (widget)->navigation_view, page_new (topic));
}

static GtkWidget *
row_new (PurserHelpTopic *topic)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), topic->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), topic->summary);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "help.topic");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", topic->id);
  return row;
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
        adw_preferences_group_add (group, row_new (topic));
    }
  adw_preferences_page_add (self->index, group);
}

static void
purser_help_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_HELP_DIALOG);
  G_OBJECT_CLASS (purser_help_dialog_parent_class)->dispose (object);
}

static void
purser_help_dialog_class_init (PurserHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_help_dialog_dispose;
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

/* Shows a topic with a way back to the list of topics; `index` shows that list.
 *
 * Returns: (transfer floating): the dialog */
AdwDialog *
purser_help_dialog_new (const char *topic)
{
  PurserHelpDialog *self = g_object_new (PURSER_TYPE_HELP_DIALOG, NULL);

  if (!g_str_equal (topic, "index"))
    gtk_widget_activate_action (GTK_WIDGET (self), "help.topic", "s", topic);
  return ADW_DIALOG (self);
}
