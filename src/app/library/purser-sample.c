// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>
#include <sys/file.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>

#include "purser-disk.h"
#include "purser-errand.h"
#include "purser-folder.h"
#include "purser-sample.h"
#include "purser-toast.h"

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "purser", "samples", NULL);
}

/* Returns whether a window plays the sample, or still writes its moves to the file. */
static gboolean
is_played (const char *path)
{
  int fd = purser_disk_open (path, O_RDONLY);
  gboolean played = fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;

  if (fd >= 0)
    close (fd);
  return played;
}

static gboolean
write_sample (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  const char *path = data;
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *resource = g_strconcat ("/purser/samples/", name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  gsize length;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (text != NULL && is_played (path))
    return TRUE;
  return text != NULL && purser_folder_make (folder, error) && g_file_set_contents (path, text, (gssize) length, error);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  GtkWidget *widget = GTK_WIDGET (object);
  g_autoptr (GError) error = NULL;

  if (purser_errand_run_finish (result, &error))
    gtk_widget_activate_action (widget, "win.open-play", "^ay", purser_errand_get_data (result));
  else
    purser_toast (widget, _("Could not open the play: %s"), error->message);
}

/* Opens a sample that can be played on: a fresh copy each time, outside of the library. One that is being played goes on. */
void
purser_sample_open (GtkWidget  *widget,
                    const char *game)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = g_strconcat (game, ".purser", NULL);

  purser_errand_run_async (widget, write_sample, g_build_filename (folder, name, NULL), g_free, NULL, written_cb, NULL);
}
