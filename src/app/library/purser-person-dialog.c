// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-face.h"
#include "purser-format.h"
#include "purser-line-breaks.h"
#include "purser-local-file.h"
#include "purser-people.h"
#include "purser-person-dialog.h"
#include "purser-pictures.h"
#include "purser-player-mark.h"
#include "purser-seat-look.h"
#include "purser-settings.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Edits a person: the name in all plays, the favourite colour, and the picture. */
struct _PurserPersonDialog
{
  AdwDialog parent_instance;

  PurserPlays      *plays;
  char             *name;
  char             *new_name;
  AdwEntryRow      *entry;
  AdwWrapBox       *colours;
  GtkWidget        *face;
  AdwWrapBox       *buttons;
  GtkWidget        *choose_button;
  GtkLabel         *problem;
  GtkLabel         *name_problem;
  PurserWaitDialog *wait;
  /* (nullable): for the chosen picture, until it is read or cancelled. */
  PurserWaitDialog *picture_wait;
  GCancellable     *picture_read;
};

G_DEFINE_FINAL_TYPE (PurserPersonDialog, purser_person_dialog, ADW_TYPE_DIALOG)

static void
dialog_show_colour (PurserPersonDialog *self)
{
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  const char *colour = purser_people_find_colour (people, self->name);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->colours)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), strcmp (g_variant_get_string (target, NULL), colour) == 0);
    }
}

static void
dialog_show_face (PurserPersonDialog *self)
{
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  gboolean has_picture = purser_pictures_find (purser_pictures_get (), self->name) != NULL;

  purser_face_set (PURSER_FACE (self->face), self->name, purser_people_find_shown_colour (people, self->name), 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.remove-picture", has_picture);
}

static void
colour_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  PurserPersonDialog *self = PURSER_PERSON_DIALOG (widget);

  purser_people_set_colour (purser_settings_get (), self->name, g_variant_get_string (parameter, NULL));
  dialog_show_colour (self);
  dialog_show_face (self);
}

static void
dialog_tell_picture (PurserPersonDialog *self,
                     const GError       *error)
{
  purser_line_breaks_show (self->problem, error != NULL ? error->message : "");
  if (error != NULL)
    purser_announce_problem (GTK_WIDGET (self), error->message);
}

/* Cancels reading a picture, as the user has chosen another one, or none. */
static void
dialog_leave_picture (PurserPersonDialog *self)
{
  g_cancellable_cancel (self->picture_read);
  g_clear_object (&self->picture_read);
  g_clear_pointer (&self->picture_wait, purser_wait_dialog_end);
}

/* The picture may be ready only after the dialog was closed and disposed. */
static void
picture_changed_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr (PurserPersonDialog) self = data;
  g_autoptr (GError) error = NULL;

  purser_pictures_change_finish (PURSER_PICTURES (object), result, &error);
  if (self->plays == NULL)
    return;
  dialog_tell_picture (self, error);
  dialog_show_face (self);
}

/* Uses the present name, as the person may have been renamed meanwhile. */
static void
picture_shrunk_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (PurserPersonDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = purser_pictures_shrink_finish (PURSER_PICTURES (object), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      if (g_task_get_cancellable (G_TASK (result)) == self->picture_read)
        dialog_leave_picture (self);
      return;
    }
  dialog_leave_picture (self);
  if (png != NULL)
    purser_pictures_set_async (PURSER_PICTURES (object), self->name, png, picture_changed_cb, g_object_ref (self));
  else if (self->plays != NULL)
    dialog_tell_picture (self, error);
}

static void
dialog_read_picture (PurserPersonDialog *self,
                     GFile              *file)
{
  dialog_leave_picture (self);
  self->picture_read = g_cancellable_new ();
  self->picture_wait = purser_wait_dialog_new (GTK_WIDGET (self), _("Loading the Picture…"), NULL, self->picture_read);
  purser_pictures_shrink_async (purser_pictures_get (), file, self->picture_read, picture_shrunk_cb, g_object_ref (self));
}

static void
picture_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (PurserPersonDialog) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL)
    dialog_read_picture (self, file);
}

static void
choose_picture_activated (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = purser_local_file_dialog_new (_("Choose a Picture"), _("Pictures"),
                                                                   (const char *[]) { "image/*", NULL });

  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, picture_chosen_cb, g_object_ref (widget));
}

static void
remove_picture_activated (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  PurserPersonDialog *self = PURSER_PERSON_DIALOG (widget);

  dialog_leave_picture (self);
  /* The button becomes insensitive, so the focus has to move elsewhere. */
  gtk_widget_grab_focus (self->choose_button);
  purser_pictures_remove_async (purser_pictures_get (), self->name, picture_changed_cb, g_object_ref (self));
}

/* Shows the problem below the name, where all of it fits: a toast has one line and is behind the dialog. */
static void
dialog_tell_problem (PurserPersonDialog *self,
                     const GError       *error)
{
  g_autofree char *text = g_strdup_printf (_("Could not rename: %s"), error->message);

  purser_line_breaks_show (self->name_problem, text);
  purser_announce_problem (GTK_WIDGET (self), text);
}

/* After a cancellation the entry shows the old name again; a refused name stays, to be corrected. */
static void
dialog_tell_unnamed (PurserPersonDialog *self,
                     GtkWidget          *over,
                     const GError       *error)
{
  gboolean left = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    {
      if (!left)
        purser_toast (over, _("Could not rename: %s"), error->message);
      return;
    }
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), TRUE);
  if (left)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), self->name);
  else
    dialog_tell_problem (self, error);
}

/* The person has the new name already. */
static void
picture_renamed_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr (GtkWidget) over = data;
  g_autoptr (GError) error = NULL;

  if (!purser_pictures_change_finish (PURSER_PICTURES (object), result, &error))
    purser_toast (over, _("Could not keep the picture under the new name: %s"), error->message);
}

static void
renamed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (PurserPersonDialog) self = data;
  g_autoptr (GError) error = NULL;
  gboolean done = purser_plays_rename_finish (PURSER_PLAYS (object), result, &error);
  GtkWidget *over = gtk_widget_get_parent (GTK_WIDGET (self));

  if (over == NULL)
    over = purser_wait_dialog_get_place (self->wait);
  g_clear_pointer (&self->wait, purser_wait_dialog_end);
  if (!done)
    {
      dialog_tell_unnamed (self, over, error);
      return;
    }
  purser_people_rename (purser_settings_get (), self->name, self->new_name);
  purser_pictures_rename_async (purser_pictures_get (), self->name, self->new_name, picture_renamed_cb, g_object_ref (over));
  purser_toast (over, _("%s is now called %s"), self->name, self->new_name);
  /* A change of the picture that is still pending shows the face of this name. */
  g_set_str (&self->name, self->new_name);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
dialog_rename (PurserPersonDialog *self)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  /* The name must not change again while it is being changed in all plays. */
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), FALSE);
  self->wait = purser_wait_dialog_new (GTK_WIDGET (self), _("Renaming in All Plays…"), gauge, cancellable);
  purser_plays_rename_async (self->plays, self->name, self->new_name, gauge, cancellable, renamed_cb, g_object_ref (self));
}

static void
merge_response_cb (AdwAlertDialog     *alert,
                   const char         *response,
                   PurserPersonDialog *self)
{
  if (g_str_equal (response, "merge"))
    dialog_rename (self);
}

/* Asks before two names become one person, which cannot be undone. */
static void
dialog_ask_to_merge (PurserPersonDialog *self)
{
  /* Translators: two names of people */
  g_autofree char *heading = g_strdup_printf (_("Merge %s into %s?"), self->name, self->new_name);
  AdwDialog *alert = adw_alert_dialog_new (heading, _("All plays of both will count for one person."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (alert), "cancel", _("_Cancel"), "merge", _("_Merge"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "merge", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
  g_signal_connect_object (alert, "response", G_CALLBACK (merge_response_cb), self, G_CONNECT_DEFAULT);
  adw_dialog_present (alert, GTK_WIDGET (self));
  purser_line_breaks_show_all (GTK_WIDGET (alert));
}

/* Two people who have played together cannot be merged; the renaming refuses that without asking. While the plays are still
 * being read, only the remembered people are known. */
static gboolean
dialog_can_merge_with (PurserPersonDialog *self,
                       const char         *name)
{
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  g_autofree char *key = purser_result_dup_key (name);
  g_autofree char *mine = purser_result_dup_key (self->name);
  g_autoptr (GPtrArray) results = purser_plays_dup_results (self->plays);
  gboolean known = purser_people_has (people, name);

  if (strcmp (key, mine) == 0)
    return FALSE;
  for (guint i = 0; i < results->len; i++)
    {
      const PurserResult *result = g_ptr_array_index (results, i);

      if (!purser_result_has_player (result, key))
        continue;
      known = TRUE;
      if (purser_result_has_player (result, mine))
        return FALSE;
    }
  return known;
}

static void
name_applied_cb (PurserPersonDialog *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  g_strstrip (name);
  purser_line_breaks_show (self->name_problem, "");
  if (*name == '\0' || strcmp (name, self->name) == 0)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->entry), self->name);
      return;
    }
  g_set_str (&self->new_name, name);
  if (dialog_can_merge_with (self, name))
    dialog_ask_to_merge (self);
  else
    dialog_rename (self);
}

static GtkWidget *
colour_button_new (const PurserSeatColour *colour,
                   const char             *name)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *mark = purser_player_mark_new (28);

  purser_player_mark_set (PURSER_PLAYER_MARK (mark), name, colour->id, 0);
  gtk_button_set_child (GTK_BUTTON (button), mark);
  gtk_widget_set_size_request (button, 48, 48);
  gtk_widget_add_css_class (button, "flat");
  purser_explain (button, _(colour->title));
  purser_set_action (button, "person.colour", g_variant_new_string (colour->id));
  return button;
}

static void
purser_person_dialog_dispose (GObject *object)
{
  g_clear_object (&PURSER_PERSON_DIALOG (object)->plays);
  G_OBJECT_CLASS (purser_person_dialog_parent_class)->dispose (object);
}

static void
purser_person_dialog_finalize (GObject *object)
{
  g_free (PURSER_PERSON_DIALOG (object)->name);
  g_free (PURSER_PERSON_DIALOG (object)->new_name);
  G_OBJECT_CLASS (purser_person_dialog_parent_class)->finalize (object);
}

static void
purser_person_dialog_class_init (PurserPersonDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_person_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_person_dialog_finalize;
  g_type_ensure (PURSER_TYPE_FACE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-person-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPersonDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserPersonDialog, colours);
  gtk_widget_class_bind_template_child (widget_class, PurserPersonDialog, face);
  gtk_widget_class_bind_template_child (widget_class, PurserPersonDialog, buttons);
  gtk_widget_class_bind_template_child (widget_class, PurserPersonDialog, choose_button);
  gtk_widget_class_bind_template_child (widget_class, PurserPersonDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, PurserPersonDialog, name_problem);
  gtk_widget_class_bind_template_callback (widget_class, name_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_install_action (widget_class, "person.colour", "s", colour_activated);
  gtk_widget_class_install_action (widget_class, "person.choose-picture", NULL, choose_picture_activated);
  gtk_widget_class_install_action (widget_class, "person.remove-picture", NULL, remove_picture_activated);
}

static void
purser_person_dialog_init (PurserPersonDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_line_breaks_show_all (adw_dialog_get_child (ADW_DIALOG (self)));
  purser_wrap_box_adapt (self->buttons);
  purser_wrap_box_adapt (self->colours);
}

AdwDialog *
purser_person_dialog_new (PurserPlays *plays,
                          const char  *name)
{
  PurserPersonDialog *self = g_object_new (PURSER_TYPE_PERSON_DIALOG, "title", name, NULL);

  self->plays = g_object_ref (plays);
  self->name = g_strdup (name);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  for (guint i = 0; i < purser_seat_colours_count (); i++)
    adw_wrap_box_append (self->colours, colour_button_new (purser_seat_colours_get (i), name));
  dialog_show_colour (self);
  dialog_show_face (self);
  g_signal_connect_object (purser_pictures_get (), "changed", G_CALLBACK (dialog_show_face), self, G_CONNECT_SWAPPED);
  return ADW_DIALOG (self);
}
