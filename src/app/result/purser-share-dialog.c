// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-export.h"
#include "purser-file-writing.h"
#include "purser-line-breaks.h"
#include "purser-plain-text.h"
#include "purser-qr-code.h"
#include "purser-result-sheet.h"
#include "purser-same-file.h"
#include "purser-share-dialog.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

/* The most characters of a title in a file name. */
#define TITLE_LENGTH 60

/* Shares a play: with another program, to the clipboard, to a file, and on paper. */
struct _PurserShareDialog
{
  AdwDialog parent_instance;

  PurserSession   *session;
  AdwToastOverlay *overlay;
  GtkPicture      *code;
};

G_DEFINE_FINAL_TYPE (PurserShareDialog, purser_share_dialog, ADW_TYPE_DIALOG)

static PurserPlay *
share_get_play (PurserShareDialog *self)
{
  return purser_session_get_play (self->session);
}

static void
copy_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *what)
{
  PurserPlay *play = share_get_play (PURSER_SHARE_DIALOG (widget));
  gboolean link = g_str_equal (g_variant_get_string (what, NULL), "link");
  g_autofree char *text = link ? purser_export_link (play, PURSER_EXPORT_LINK_ROOM) : purser_export (play, PURSER_EXPORT_TEXT);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  purser_toast (widget, _("Copied"));
}

static char *
share_dup_file_name (PurserShareDialog *self,
                     const char        *extension)
{
  PurserPlay *play = share_get_play (self);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  const char *created = purser_value_get_string_of (purser_play_get_setup (play)->header, "created");
  g_autofree char *day = g_strndup (created != NULL ? created : today, strlen (today));
  const char *named = purser_value_get_string_of (purser_play_get_setup (play)->header, "title");
  g_autofree char *title = named != NULL ? purser_plain_text_dup (named, TITLE_LENGTH) : NULL;

  return g_strdelimit (g_strdup_printf ("%s %s.%s", title != NULL ? title : _(purser_play_get_rules (play)->title), day,
                                        extension), "/\\", '-');
}

/* Returns: (transfer full): the content of a file with that ending, unless that is a picture */
static GBytes *
share_make_bytes (PurserShareDialog *self,
                  const char        *ending)
{
  gsize length;
  char *text;

  /* The file as it is in the library, with all its records. */
  if (g_str_equal (ending, ".purser"))
    {
      text = purser_play_dup_text (share_get_play (self), &length);
      return g_bytes_new_take (text, length);
    }
  text = purser_export (share_get_play (self), g_str_equal (ending, ".csv") ? PURSER_EXPORT_CSV : PURSER_EXPORT_BGSPLAY);
  return g_bytes_new_take (text, strlen (text));
}

static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  PurserWaitDialog *wait = data;
  g_autoptr (GtkWidget) place = g_object_ref (purser_wait_dialog_get_place (wait));

  purser_wait_dialog_end (wait);
  if (purser_play_settle_finish (PURSER_PLAY (object), result))
    purser_toast (place, _("Saved"));
  else
    purser_toast (place, _("Could not save: %s"), purser_play_get_problem (PURSER_PLAY (object)));
}

/* Says whether the file of the play itself has every move. */
static void
settle (PurserPlay *play,
        GtkWidget  *over)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  purser_play_settle_async (play, settled_cb, purser_wait_dialog_new (over, _("Saving the File…"), NULL, cancellable));
}

/* What to write to a file, unless that is the file of the play. */
typedef struct {
  PurserPlay       *play;
  GFile            *file;
  gboolean          itself;  /* whether the play itself is to be written */
  GBytes           *bytes;   /* (nullable) */
  GdkTexture       *picture; /* (nullable): what to write in place of @bytes */
  PurserWaitDialog *wait;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->play);
  g_object_unref (export->file);
  g_clear_pointer (&export->bytes, g_bytes_unref);
  g_clear_object (&export->picture);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

/* The file of the play itself is not overwritten, as the journal has it open. */
static void
compared_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GtkWidget) over = g_object_ref (purser_wait_dialog_get_place (export->wait));
  gboolean cancelled = g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)));
  g_autofree char *own = purser_same_file_find_finish (result);

  purser_wait_dialog_end (export->wait);
  if (cancelled)
    return;
  if (own == NULL)
    purser_file_writing_begin (over, export->file, export->bytes, export->picture);
  else if (export->itself)
    settle (export->play, over);
  else
    purser_toast (over, _("Could not save: %s"), _("the play itself is in that file"));
}

/* Compares the places in a thread. A file without a path is on another machine.
 *
 * @export: (transfer full) */
static void
share_begin (PurserShareDialog *self,
             Export            *export)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const char *own[] = { purser_play_get_path (export->play), NULL };
  g_autofree char *path = g_file_get_path (export->file);

  export->wait = purser_wait_dialog_new (GTK_WIDGET (self), _("Saving the File…"), NULL, cancellable);
  purser_same_file_find_async (path != NULL ? path : "", own, cancellable, compared_cb, export);
}

/* The ending of the offered name says what to write. A picture needs a window to be drawn. */
static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PurserShareDialog) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  const char *ending = strrchr (gtk_file_dialog_get_initial_name (GTK_FILE_DIALOG (object)), '.');
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  Export *export;

  if (file == NULL || self->session == NULL || native == NULL)
    return;
  export = g_new0 (Export, 1);
  export->play = g_object_ref (share_get_play (self));
  export->file = g_steal_pointer (&file);
  export->itself = g_str_equal (ending, ".purser");
  if (g_str_equal (ending, ".png"))
    export->picture = purser_result_sheet_dup_picture (export->play, native);
  else
    export->bytes = share_make_bytes (self, ending);
  share_begin (self, export);
}

static void
save_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *ending)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *name = share_dup_file_name (PURSER_SHARE_DIALOG (widget), g_variant_get_string (ending, NULL));

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb, g_object_ref (widget));
}

static void
print_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  purser_result_sheet_print (share_get_play (PURSER_SHARE_DIALOG (widget)), widget);
}

/* Shows a toast in the dialog, which would hide it in the window below. */
static void
toast_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  purser_toast_show (PURSER_SHARE_DIALOG (widget)->overlay, g_variant_get_string (parameter, NULL));
}

static void
purser_share_dialog_dispose (GObject *object)
{
  g_clear_object (&PURSER_SHARE_DIALOG (object)->session);
  G_OBJECT_CLASS (purser_share_dialog_parent_class)->dispose (object);
}

static void
purser_share_dialog_class_init (PurserShareDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_share_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/result/purser-share-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserShareDialog, overlay);
  gtk_widget_class_bind_template_child (widget_class, PurserShareDialog, code);
  gtk_widget_class_install_action (widget_class, "share.copy", "s", copy_activated);
  gtk_widget_class_install_action (widget_class, "share.save", "s", save_activated);
  gtk_widget_class_install_action (widget_class, "share.print", NULL, print_activated);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", toast_activated);
}

static void
purser_share_dialog_init (PurserShareDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_line_breaks_show_all (adw_dialog_get_child (ADW_DIALOG (self)));
}

/* Shows a code, with which a phone gets the play into BG Stats. */
static void
share_show_code (PurserShareDialog *self)
{
  g_autofree char *link = purser_export_link (share_get_play (self), PURSER_EXPORT_QR_CAPACITY);
  g_autoptr (GdkPaintable) code = purser_qr_code_new (link);

  gtk_picture_set_paintable (self->code, code);
  gtk_widget_set_visible (GTK_WIDGET (self->code), code != NULL);
}

AdwDialog *
purser_share_dialog_new (PurserSession *session)
{
  PurserShareDialog *self = g_object_new (PURSER_TYPE_SHARE_DIALOG, NULL);

  self->session = g_object_ref (session);
  share_show_code (self);
  return ADW_DIALOG (self);
}
