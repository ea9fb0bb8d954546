// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-components-dialog.h"
#include "purser-components-list.h"
#include "purser-file-writing.h"
#include "purser-game-ui.h"
#include "purser-learn-dialog.h"
#include "purser-line-breaks.h"
#include "purser-local-file.h"
#include "purser-components.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"
#include "purser-widget.h"

/* Your copy of a game: the known printed values of its components, where they come from, and a form for each. */
struct _PurserComponentsDialog
{
  AdwDialog parent_instance;

  const PurserRules    *rules;
  PurserSession        *session; /* (nullable): of the current play */
  char                 *card; /* (nullable): the component to be corrected */
  PurserComponents     *components; /* (nullable): %NULL until your copy was read */
  PurserWaitDialog     *wait;       /* (nullable): while a shared file is read */
  AdwToastOverlay      *toasts;
  GtkScrolledWindow    *window;
  PurserComponentsList *list;       /* (nullable): if the game does not draw its components */
  GtkWidget            *picture; /* (nullable): the components as they lie, if the game draws them */
  GtkWidget            *bar;
  GtkWidget            *undo;
};

G_DEFINE_FINAL_TYPE (PurserComponentsDialog, purser_components_dialog, ADW_TYPE_DIALOG)

static const PurserGameUi *
dialog_get_ui (PurserComponentsDialog *self)
{
  return purser_game_ui_get (purser_components_get_rules (self->components));
}

/* Shows toasts in the dialog, as it covers those of the window. */
static void
toast_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  purser_toast_show (PURSER_COMPONENTS_DIALOG (widget)->toasts, g_variant_get_string (parameter, NULL));
}

static gboolean
focus_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  gtk_widget_grab_focus (widget);
  return G_SOURCE_REMOVE;
}

/* Focuses a widget in the next frame. On a phone libadwaita focuses the first widget of a dialog, whatever was
 * set before it is shown.
 *
 * @widget: (nullable) */
static void
dialog_focus (GtkWidget *widget)
{
  if (widget != NULL)
    gtk_widget_add_tick_callback (widget, focus_cb, NULL, NULL);
}

/* Focuses the row again, which is a new one if values were saved. */
static void
edited_cb (PurserComponentsDialog *self)
{
  if (self->components != NULL)
    dialog_focus (purser_components_list_find (self->list, self->card));
}

static void
edit_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserComponentsDialog *self = PURSER_COMPONENTS_DIALOG (widget);
  AdwDialog *dialog;

  g_set_str (&self->card, g_variant_get_string (parameter, NULL));
  dialog = purser_learn_dialog_new (self->components, self->card, TRUE);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* Keeps what was typed and is not kept yet. */
static void
remember_cb (PurserComponentsDialog *self)
{
  if (self->picture != NULL)
    dialog_get_ui (self)->components_remember (self->picture);
}

static void
dialog_show_undo (PurserComponentsDialog *self)
{
  const char *item = purser_components_get_last (self->components);
  g_autofree char *title = item != NULL ? purser_components_dup_title (self->components, item) : NULL;
  /* Translators: what is taken back: the values of a component */
  g_autofree char *text = title != NULL ? g_strdup_printf (_("Undo: %s"), title) : g_strdup (_("Undo"));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "components.undo", item != NULL);
  purser_explain (self->undo, text);
}

/* Undoes the last values. What was typed is kept first, so that it is what is undone. */
static void
undo_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserComponentsDialog *self = PURSER_COMPONENTS_DIALOG (widget);

  remember_cb (self);
  purser_components_undo (self->components);
}

/* Shows an error, unless the user has cancelled. */
static void
dialog_tell_error (PurserComponentsDialog *self,
                   const GError           *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    purser_toast (GTK_WIDGET (self), "%s", error->message);
}

/* An import, which is announced once it is on the disk. */
typedef struct {
  PurserComponentsDialog *dialog;
  guint                   n_changed;
} Import;

static void
import_settled_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autofree Import *import = data;
  g_autoptr (PurserComponentsDialog) self = import->dialog;
  const char *problem = purser_copy_get_problem (PURSER_COPY (object));

  if (problem == NULL)
    purser_toast (GTK_WIDGET (self), ngettext ("%u value changed", "%u values changed", import->n_changed), import->n_changed);
  else
    purser_toast (GTK_WIDGET (self), "%s", problem);
}

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (PurserComponentsDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) other = purser_copy_import_finish (PURSER_COPY (object), result, &error);
  Import *import;

  g_clear_pointer (&self->wait, purser_wait_dialog_end);
  if (other == NULL)
    dialog_tell_error (self, error);
  if (other == NULL || self->components == NULL)
    return;
  import = g_new0 (Import, 1);
  import->n_changed = purser_components_merge (self->components, other);
  import->dialog = g_steal_pointer (&self);
  purser_copy_settle_async (PURSER_COPY (object), import_settled_cb, import);
}

static void
dialog_import (PurserComponentsDialog *self,
               const char             *path)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  self->wait = purser_wait_dialog_new (GTK_WIDGET (self), _("Opening the File…"), NULL, cancellable);
  purser_copy_import_async (purser_components_get_copy (self->components), path, cancellable, imported_cb,
                            g_object_ref (self));
}

static void
import_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PurserComponentsDialog) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = file != NULL ? purser_local_file_dup_path (file, &error) : NULL;

  if (path != NULL && self->components != NULL)
    dialog_import (self, path);
  else if (error != NULL)
    dialog_tell_error (self, error);
}

static GtkFileDialog *
file_dialog_new (PurserComponentsDialog *self,
                 const char             *title)
{
  GtkFileDialog *dialog = purser_local_file_dialog_new (title, _("Copies of games"), (const char *[]) { "json", NULL });
  g_autofree char *name = g_strdup_printf ("%s.json", purser_components_get_rules (self->components)->id);

  gtk_file_dialog_set_initial_name (dialog, name);
  return dialog;
}

static void
export_clicked_cb (PurserComponentsDialog *self)
{
  g_autoptr (GtkFileDialog) dialog = file_dialog_new (self, _("Export Your Copy"));

  remember_cb (self);
  purser_file_writing_ask (GTK_WIDGET (self), dialog,
                           purser_components_file_dup_text (self->rules->id, purser_copy_get_items (
                             purser_components_get_copy (self->components))));
}

static void
import_clicked_cb (PurserComponentsDialog *self)
{
  g_autoptr (GtkFileDialog) dialog = file_dialog_new (self, _("Import a Copy"));

  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, import_cb, g_object_ref (self));
}

/* Creates a page for a game whose rules have all values that are needed. */
static GtkWidget *
nothing_content_new (void)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "object-select-symbolic",
                       "description", _("No Values to Enter for This Game"),
                       "css-classes", (const char *[]) { "compact", NULL }, NULL);
}

/* Shows the components as they lie if the game draws them, otherwise in a list. */
static GtkWidget *
content_new (PurserComponentsDialog *self)
{
  g_autoptr (GPtrArray) items = purser_components_list_ids (self->components);
  const PurserGameUi *ui = dialog_get_ui (self);

  if (ui->components_new != NULL)
    self->picture = ui->components_new (self->components);
  if (self->picture != NULL)
    return self->picture;
  gtk_widget_set_visible (self->bar, items->len > 0);
  if (items->len == 0)
    return nothing_content_new ();
  self->list = purser_components_list_new (self->components);
  return GTK_WIDGET (self->list);
}

static void
purser_components_dialog_dispose (GObject *object)
{
  PurserComponentsDialog *self = PURSER_COMPONENTS_DIALOG (object);

  self->picture = NULL;
  g_clear_object (&self->components);
  g_clear_object (&self->session);
  g_clear_pointer (&self->card, g_free);
  G_OBJECT_CLASS (purser_components_dialog_parent_class)->dispose (object);
}

static void
purser_components_dialog_class_init (PurserComponentsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_components_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/components/purser-components-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserComponentsDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, PurserComponentsDialog, window);
  gtk_widget_class_bind_template_child (widget_class, PurserComponentsDialog, bar);
  gtk_widget_class_bind_template_child (widget_class, PurserComponentsDialog, undo);
  gtk_widget_class_bind_template_callback (widget_class, remember_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked_cb);
  gtk_widget_class_install_action (widget_class, "components.edit", "s", edit_activated);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", toast_activated);
  gtk_widget_class_install_action (widget_class, "components.undo", NULL, undo_activated);
}

static void
purser_components_dialog_init (PurserComponentsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Until the copy has been read, and if it cannot be read. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "components.undo", FALSE);
}

static void
dialog_show_components (PurserComponentsDialog *self)
{
  /* Translators: the name of a game */
  g_autofree char *title = g_strdup_printf (_("Your Copy of %s"), _(purser_components_get_rules (self->components)->title));

  adw_dialog_set_title (ADW_DIALOG (self), title);
  purser_line_breaks_show_all (adw_dialog_get_child (ADW_DIALOG (self)));
  g_signal_connect_object (self->components, "changed", G_CALLBACK (dialog_show_undo), self, G_CONNECT_SWAPPED);
  dialog_show_undo (self);
  gtk_widget_set_visible (self->bar, TRUE);
  gtk_scrolled_window_set_child (self->window, content_new (self));
}

static void
dialog_show_problem (PurserComponentsDialog *self,
                     const char             *problem)
{
  adw_dialog_set_title (ADW_DIALOG (self), _("Your Copy Cannot Be Read"));
  gtk_scrolled_window_set_child (self->window, g_object_new (ADW_TYPE_STATUS_PAGE, "description", problem, NULL));
}

static void
dialog_open_at (PurserComponentsDialog *self,
                const char             *card)
{
  g_autofree char *title = purser_components_dup_title (self->components, card);

  if (self->list != NULL)
    purser_components_list_search (self->list, title);
  else if (self->picture != NULL && dialog_get_ui (self)->components_find != NULL)
    dialog_focus (dialog_get_ui (self)->components_find (self->picture, card));
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PurserComponentsDialog) self = data;
  g_autoptr (GError) error = NULL;

  if (!purser_copy_open_finish (PURSER_COPY (object), result, &error))
    {
      dialog_show_problem (self, error->message);
      return;
    }
  self->components = purser_components_new (self->rules, self->session);
  dialog_show_components (self);
  if (self->card != NULL)
    dialog_open_at (self, self->card);
}

/* @session: (nullable): of the current play, which learns the values as well
 * @card: (nullable): the card of the rules to be corrected; %NULL for all components */
AdwDialog *
purser_components_dialog_new (const PurserRules *rules,
                              PurserSession     *session,
                              const char        *card)
{
  PurserComponentsDialog *self = g_object_new (PURSER_TYPE_COMPONENTS_DIALOG, NULL);

  self->rules = rules;
  g_set_object (&self->session, session);
  self->card = g_strdup (card);
  purser_copy_open_async (purser_copy_get (rules->id), opened_cb, g_object_ref (self));
  return ADW_DIALOG (self);
}
