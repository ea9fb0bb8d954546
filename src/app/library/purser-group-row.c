// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-group-row.h"
#include "purser-line-breaks.h"
#include "purser-people.h"
#include "purser-settings.h"
#include "purser-toast.h"
#include "purser-widget.h"

/* People who play together. */
struct _PurserGroupRow
{
  AdwActionRow parent_instance;

  GVariant  *group;
  GtkWidget *rename_button;
  GtkWidget *forget_button;
};

G_DEFINE_FINAL_TYPE (PurserGroupRow, purser_group_row, ADW_TYPE_ACTION_ROW)

static void
restore_clicked_cb (AdwToast *toast,
                    GVariant *forgotten)
{
  g_autoptr (GVariant) group = NULL;
  const char *name;
  guint place;

  g_variant_get (forgotten, "(@a(ss)&su)", &group, &name, &place);
  purser_people_restore_group (purser_settings_get (), group, name, place);
}

static void
forget_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  GSettings *settings = purser_settings_get ();
  /* The row is removed together with its group. */
  g_autoptr (GtkWidget) list = g_object_ref (gtk_widget_get_parent (widget));
  g_autoptr (GVariant) group = g_variant_ref (PURSER_GROUP_ROW (widget)->group);
  g_autofree char *name = purser_people_dup_group_name (settings, group);
  guint place = purser_people_forget_group (settings, group);
  GVariant *forgotten = g_variant_ref_sink (g_variant_new ("(@a(ss)su)", group, name != NULL ? name : "", place));

  purser_toast_undo (list, _("Group removed"), G_CALLBACK (restore_clicked_cb), forgotten,
                     (GClosureNotify) (void (*) (void)) g_variant_unref);
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

/* Names a group, for example after the day it meets. Another row may be here when the dialog responds. */
static void
rename_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  GVariant *group = PURSER_GROUP_ROW (widget)->group;
  g_autofree char *names = purser_people_dup_names (group);
  g_autofree char *name = purser_people_dup_group_name (purser_settings_get (), group);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/purser/app/library/purser-group-name-dialog.ui");
  GObject *dialog = gtk_builder_get_object (builder, "dialog");
  GObject *entry = gtk_builder_get_object (builder, "entry");

  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (dialog), names);
  gtk_editable_set_text (GTK_EDITABLE (entry), name != NULL ? name : "");
  g_signal_connect_data (dialog, "response", G_CALLBACK (named_cb), g_variant_ref (group),
                         (GClosureNotify) (void (*) (void)) g_variant_unref, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
  purser_line_breaks_show_all (GTK_WIDGET (dialog));
  gtk_widget_grab_focus (GTK_WIDGET (entry));
}

static void
purser_group_row_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_GROUP_ROW (object)->group, g_variant_unref);
  G_OBJECT_CLASS (purser_group_row_parent_class)->dispose (object);
}

static void
purser_group_row_class_init (PurserGroupRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_group_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-group-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserGroupRow, rename_button);
  gtk_widget_class_bind_template_child (widget_class, PurserGroupRow, forget_button);
  gtk_widget_class_install_action (widget_class, "group.forget", NULL, forget_activated);
  gtk_widget_class_install_action (widget_class, "group.rename", NULL, rename_activated);
}

static void
purser_group_row_init (PurserGroupRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer floating): a row titled with the group's name, or else with the names of its people */
GtkWidget *
purser_group_row_new (GVariant *group)
{
  g_autofree char *names = purser_people_dup_names (group);
  g_autofree char *title = purser_people_dup_group_title (purser_settings_get (), group);
  /* Translators: a group by its name, or by the names of its players */
  g_autofree char *forget = g_strdup_printf (_("Remove Group %s"), title);
  /* Translators: a group by its name, or by the names of its players */
  g_autofree char *rename = g_strdup_printf (_("Name Group %s"), title);
  PurserGroupRow *self = g_object_new (PURSER_TYPE_GROUP_ROW, "subtitle", g_str_equal (title, names) ? "" : names, NULL);

  self->group = g_variant_ref (group);
  purser_set_action (GTK_WIDGET (self), "play.seat-group", group);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  purser_explain (self->rename_button, rename);
  purser_explain (self->forget_button, forget);
  return GTK_WIDGET (self);
}
