// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-markup.h"
#include "purser-play-search.h"
#include "purser-rulebook.h"
#include "purser-search-provider.h"
#include "purser-search.h"
#include "purser-shell-search.h"

/* The shell shows a handful; it would only discard more. */
#define MOST_RESULTS 12
#define IDLE_MILLISECONDS 20000

/**
 * PurserSearchProvider:
 *
 * Finds plays, rules and cards for the overview of GNOME Shell.
 *
 * It is a separate service, which the bus starts, so that a search in the overview does not start GTK and a window. It ends
 * when nobody has asked for a while.
 */
struct _PurserSearchProvider
{
  GApplication parent_instance;

  PurserShellSearch *skeleton;
  PurserSearch *search;
};

G_DEFINE_FINAL_TYPE (PurserSearchProvider, purser_search_provider, G_TYPE_APPLICATION)

/* Keeps the service alive for a while, as the shell asks again with every letter. */
static void
stay_a_little (PurserSearchProvider *self)
{
  g_application_hold (G_APPLICATION (self));
  g_application_release (G_APPLICATION (self));
}

static char **
find_ids (PurserSearchProvider *self,
          const char *const    *terms)
{
  g_autofree char *text = g_strjoinv (" ", (char **) terms);
  g_autoptr (GArray) hits = NULL;
  GPtrArray *ids = g_ptr_array_new_null_terminated (MOST_RESULTS, NULL, TRUE);

  if (self->search == NULL)
    self->search = purser_search_new (NULL);
  hits = purser_search_find (self->search, text, PURSER_SEARCH_BOTH);
  purser_play_search_add (ids, text);
  for (guint i = 0; i < hits->len && ids->len < MOST_RESULTS; i++)
    g_ptr_array_add (ids, g_strdup (purser_section_get_id (g_array_index (hits, PurserHit, i).section)));
  return (char **) g_ptr_array_free (ids, FALSE);
}

static gboolean
handle_initial (PurserShellSearch     *skeleton,
                GDBusMethodInvocation *invocation,
                const char *const     *terms,
                PurserSearchProvider  *self)
{
  g_auto (GStrv) ids = find_ids (self, terms);

  stay_a_little (self);
  purser_shell_search_complete_get_initial_result_set (skeleton, invocation, (const char *const *) ids);
  return TRUE;
}

static gboolean
handle_subsearch (PurserShellSearch     *skeleton,
                  GDBusMethodInvocation *invocation,
                  const char *const     *previous,
                  const char *const     *terms,
                  PurserSearchProvider  *self)
{
  /* A longer query may have a better answer than those to the shorter one. */
  g_auto (GStrv) ids = find_ids (self, terms);

  stay_a_little (self);
  purser_shell_search_complete_get_subsearch_result_set (skeleton, invocation, (const char *const *) ids);
  return TRUE;
}

/* Returns the ruling, or for a card, which has none, its first text that is no table. */
static char *
say_beginning (PurserSection  *section,
               PurserLanguage  language)
{
  const char *ruling = purser_section_get_ruling (section, language);
  g_autoptr (GPtrArray) blocks = purser_markup_parse (purser_section_get_text (section, language));

  if (*ruling != '\0')
    return g_strdup (ruling);
  for (guint i = 0; i < blocks->len; i++)
    {
      PurserBlock *block = blocks->pdata[i];

      if (block->kind != PURSER_BLOCK_TABLE)
        return purser_markup_plain (block->cells->pdata[0], NULL);
    }
  return g_strdup ("");
}

/* @text: (nullable): the text for the clipboard */
static GVariant *
meta_new (const char *id,
          const char *name,
          const char *description,
          const char *text)
{
  g_autoptr (GIcon) icon = g_themed_icon_new (APP_ID);
  g_autoptr (GVariant) serialized = g_icon_serialize (icon);
  GVariantDict meta;

  g_variant_dict_init (&meta, NULL);
  g_variant_dict_insert (&meta, "id", "s", id);
  g_variant_dict_insert (&meta, "name", "s", name);
  g_variant_dict_insert (&meta, "description", "s", description);
  if (text != NULL)
    g_variant_dict_insert (&meta, "clipboardText", "s", text);
  g_variant_dict_insert_value (&meta, "icon", serialized);
  return g_variant_dict_end (&meta);
}

static GVariant *
describe_section (PurserSection *section)
{
  PurserLanguage language = purser_language_guess ();
  const char *game = purser_rulebook_find_title (purser_section_get_game (section), language);
  g_autofree char *beginning = say_beginning (section, language);
  g_autofree char *description = g_strdup_printf ("%s – %s", game, beginning);

  return meta_new (purser_section_get_id (section), purser_section_get_title (section, language), description,
                   purser_section_get_text (section, language));
}

static GVariant *
describe (const char *id)
{
  PurserSection *section = purser_rulebook_find_anywhere (id);
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;

  if (section != NULL)
    return describe_section (section);
  if (purser_play_search_is_play (id) && purser_play_search_describe (id, &name, &description))
    return meta_new (id, name, description, NULL);
  return NULL;
}

/* More than the overview has room for. */
#define MAX_METAS 100

static gboolean
handle_metas (PurserShellSearch     *skeleton,
              GDBusMethodInvocation *invocation,
              const char *const     *ids,
              PurserSearchProvider  *self)
{
  GVariantBuilder metas;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; ids[i] != NULL && i < MAX_METAS; i++)
    {
      GVariant *meta = describe (ids[i]);

      if (meta != NULL)
        g_variant_builder_add_value (&metas, meta);
    }
  stay_a_little (self);
  purser_shell_search_complete_get_result_metas (skeleton, invocation, g_variant_builder_end (&metas));
  return TRUE;
}

/* Calls the application, which owns the window; the bus starts it if it does not run. */
static void
call_application (PurserSearchProvider *self,
                  const char           *method,
                  GVariant             *parameters)
{
  GDBusConnection *connection = g_application_get_dbus_connection (G_APPLICATION (self));
  g_autofree char *path = g_strdelimit (g_strconcat ("/", APP_ID, NULL), ".", '/');

  g_dbus_connection_call (connection, APP_ID, path, "org.freedesktop.Application", method, parameters, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
}

static void
begin_platform (GVariantBuilder *platform,
                guint            timestamp)
{
  g_autofree char *startup = g_strdup_printf ("_TIME%u", timestamp);

  g_variant_builder_init (platform, G_VARIANT_TYPE ("a{sv}"));
  g_variant_builder_add (platform, "{sv}", "desktop-startup-id", g_variant_new_string (startup));
}

static void
activate_action (PurserSearchProvider *self,
                 const char           *action,
                 const char           *text,
                 guint                 timestamp)
{
  GVariantBuilder parameter, platform;

  g_variant_builder_init (&parameter, G_VARIANT_TYPE ("av"));
  g_variant_builder_add (&parameter, "v", g_variant_new_string (text));
  begin_platform (&platform, timestamp);
  call_application (self, "ActivateAction", g_variant_new ("(sava{sv})", action, &parameter, &platform));
}

static void
open_play (PurserSearchProvider *self,
           const char           *id,
           guint                 timestamp)
{
  const char *uris[] = { id, NULL };
  GVariantBuilder platform;

  begin_platform (&platform, timestamp);
  call_application (self, "Open", g_variant_new ("(^asa{sv})", uris, &platform));
}

static gboolean
handle_activate (PurserShellSearch     *skeleton,
                 GDBusMethodInvocation *invocation,
                 const char            *id,
                 const char *const     *terms,
                 guint                  timestamp,
                 PurserSearchProvider  *self)
{
  if (purser_play_search_is_play (id))
    open_play (self, id, timestamp);
  else
    activate_action (self, "show-rule", id, timestamp);
  stay_a_little (self);
  purser_shell_search_complete_activate_result (skeleton, invocation);
  return TRUE;
}

static gboolean
handle_launch (PurserShellSearch     *skeleton,
               GDBusMethodInvocation *invocation,
               const char *const     *terms,
               guint                  timestamp,
               PurserSearchProvider  *self)
{
  g_autofree char *text = g_strjoinv (" ", (char **) terms);

  activate_action (self, "search-rules", text, timestamp);
  stay_a_little (self);
  purser_shell_search_complete_launch_search (skeleton, invocation);
  return TRUE;
}

static gboolean
purser_search_provider_dbus_register (GApplication    *application,
                                      GDBusConnection *connection,
                                      const char      *path,
                                      GError         **error)
{
  PurserSearchProvider *self = PURSER_SEARCH_PROVIDER (application);

  return G_APPLICATION_CLASS (purser_search_provider_parent_class)->dbus_register (application, connection, path, error) &&
         g_dbus_interface_skeleton_export (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection, path, error);
}

static void
purser_search_provider_dbus_unregister (GApplication    *application,
                                        GDBusConnection *connection,
                                        const char      *path)
{
  PurserSearchProvider *self = PURSER_SEARCH_PROVIDER (application);

  if (g_dbus_interface_skeleton_has_connection (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection))
    g_dbus_interface_skeleton_unexport_from_connection (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection);
  G_APPLICATION_CLASS (purser_search_provider_parent_class)->dbus_unregister (application, connection, path);
}

static void
purser_search_provider_finalize (GObject *object)
{
  PurserSearchProvider *self = PURSER_SEARCH_PROVIDER (object);

  g_clear_object (&self->skeleton);
  g_clear_pointer (&self->search, purser_search_free);

  G_OBJECT_CLASS (purser_search_provider_parent_class)->finalize (object);
}

static void
purser_search_provider_class_init (PurserSearchProviderClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_search_provider_finalize;
  application_class->dbus_register = purser_search_provider_dbus_register;
  application_class->dbus_unregister = purser_search_provider_dbus_unregister;
}

static void
purser_search_provider_init (PurserSearchProvider *self)
{
  self->skeleton = purser_shell_search_skeleton_new ();
  g_signal_connect (self->skeleton, "handle-get-initial-result-set", G_CALLBACK (handle_initial), self);
  g_signal_connect (self->skeleton, "handle-get-subsearch-result-set", G_CALLBACK (handle_subsearch), self);
  g_signal_connect (self->skeleton, "handle-get-result-metas", G_CALLBACK (handle_metas), self);
  g_signal_connect (self->skeleton, "handle-activate-result", G_CALLBACK (handle_activate), self);
  g_signal_connect (self->skeleton, "handle-launch-search", G_CALLBACK (handle_launch), self);
}

/* Returns: (transfer full): the service */
PurserSearchProvider *
purser_search_provider_new (void)
{
  return g_object_new (PURSER_TYPE_SEARCH_PROVIDER,
                       "application-id", APP_ID ".SearchProvider",
                       "flags", G_APPLICATION_IS_SERVICE,
                       "inactivity-timeout", IDLE_MILLISECONDS,
                       NULL);
}
