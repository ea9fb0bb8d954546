// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the user prefers. If GLib keeps it in a file, as in a Flatpak, each change would make the window wait for the disk. It is
 * kept in memory then, and an errand writes it to the file. */

#include "config.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include <errno.h>

#include "purser-disk.h"
#include "purser-errand.h"
#include "purser-settings.h"

/* Changes since the file was last written: GVariant by key. */
static GHashTable *unsaved;
static gboolean saving;
/* Whether the user's configuration folder was there. */
static gboolean has_folder;
/* (nullable): lets the program end only after the changes are written, while that folder is missing. */
static GObject *delay;

/* How long to wait for a folder that went away, in seconds. */
#define TRY_EVERY 3

static void save (void);

static GHashTable *
new_changes (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
}

/* Fails if the user's configuration folder has gone: the home may come back, so nothing is created in its place. */
static gboolean
find_folder (GError **error)
{
  if (!has_folder || g_file_test (g_get_user_config_dir (), G_FILE_TEST_IS_DIR))
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, purser_disk_advise (ENOENT));
  return FALSE;
}

/* Writes the changes in a worker thread. Its settings watch the file in a main context of their own, which never runs. */
static gboolean
save_to_file (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autofree char *path = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
  g_autoptr (GMainContext) loop = g_main_context_new ();
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettings) stored = NULL;
  GHashTableIter iter;
  gpointer key, value;

  if (!find_folder (error))
    return FALSE;
  g_main_context_push_thread_default (loop);
  backend = g_keyfile_settings_backend_new (path, "/", NULL);
  stored = g_settings_new_with_backend (APP_ID, backend);
  g_settings_delay (stored);
  g_hash_table_iter_init (&iter, data);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_settings_set_value (stored, key, value);
  g_settings_apply (stored);
  g_clear_object (&stored);
  g_main_context_pop_thread_default (loop);
  has_folder = TRUE;
  return TRUE;
}

/* Keeps changes for the next attempt, except for keys that have changed again. */
static void
put_back (GHashTable *changes)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, changes);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (!g_hash_table_contains (unsaved, key))
      g_hash_table_insert (unsaved, g_strdup (key), g_variant_ref (value));
}

static void
try_again_cb (gpointer data)
{
  save ();
}

static void
try_later (void)
{
  if (delay == NULL)
    {
      delay = g_object_new (G_TYPE_OBJECT, NULL);
      purser_errand_begin (delay);
    }
  g_timeout_add_seconds_once (TRY_EVERY, try_again_cb, NULL);
}

static void
end_delay (void)
{
  if (delay != NULL)
    purser_errand_end (delay);
  g_clear_object (&delay);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  if (!purser_errand_run_finish (result, NULL))
    {
      put_back (purser_errand_get_data (result));
      try_later ();
      return;
    }
  saving = FALSE;
  end_delay ();
  if (g_hash_table_size (unsaved) > 0)
    save ();
}

static void
save (void)
{
  saving = TRUE;
  purser_errand_run_async (NULL, save_to_file, g_steal_pointer (&unsaved), (GDestroyNotify) g_hash_table_unref, NULL,
                           saved_cb, NULL);
  unsaved = new_changes ();
}

static void
changed_cb (GSettings  *settings,
            const char *key)
{
  g_hash_table_insert (unsaved, g_strdup (key), g_settings_get_value (settings, key));
  if (!saving)
    save ();
}

static void
copy_values (GSettings *from,
             GSettings *to)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (from, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (from, keys[i]);

      if (value != NULL)
        g_settings_set_value (to, keys[i], value);
    }
}

static GSettings *
new_in_memory (GSettings *stored)
{
  g_autoptr (GSettingsBackend) memory = g_memory_settings_backend_new ();
  GSettings *settings = g_settings_new_with_backend (APP_ID, memory);

  copy_values (stored, settings);
  unsaved = new_changes ();
  has_folder = g_file_test (g_get_user_config_dir (), G_FILE_TEST_IS_DIR);
  g_signal_connect (settings, "changed", G_CALLBACK (changed_cb), NULL);
  return settings;
}

static GSettings *
new_settings (void)
{
  g_autoptr (GSettings) stored = g_settings_new (APP_ID);
  g_autoptr (GSettingsBackend) backend = NULL;

  g_object_get (stored, "backend", &backend, NULL);
  if (g_str_equal (G_OBJECT_TYPE_NAME (backend), "GKeyfileSettingsBackend"))
    return new_in_memory (stored);
  return g_steal_pointer (&stored);
}

/* Returns the only object, so that every window hears of a change at once. */
GSettings *
purser_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = new_settings ();
  return settings;
}
