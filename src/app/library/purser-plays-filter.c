// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-games.h"
#include "purser-hash.h"
#include "purser-menu.h"
#include "purser-play-info.h"
#include "purser-plays-filter.h"
#include "purser-wrap-box.h"

/* The most entries in a menu, for a phone; people with fewer plays are found by search. */
#define MOST_SHOWN 16

/* Two menus above the plays: one to choose a game, and one to choose a person. */
struct _PurserPlaysFilter
{
  AdwBin parent_instance;

  PurserPlays   *plays;
  char          *game;    /* the subject of a result; empty for all */
  char          *person;  /* a name; empty for all */
  AdwWrapBox    *box;
  GtkMenuButton *game_button;
  GtkMenuButton *person_button;
};

enum {
  PROPERTY_GAME = 1,
  PROPERTY_PERSON
};

G_DEFINE_FINAL_TYPE (PurserPlaysFilter, purser_plays_filter, ADW_TYPE_BIN)

typedef struct {
  char  *text;
  guint  plays;
} Counted;

typedef void (*CountFunc) (GHashTable         *counts,
                           const PurserResult *result);

static void
counted_clear (gpointer data)
{
  g_free (((Counted *) data)->text);
}

static int
compare_counted (gconstpointer a,
                 gconstpointer b)
{
  const Counted *one = a;
  const Counted *other = b;

  return one->plays != other->plays ? (one->plays < other->plays) - (one->plays > other->plays)
                                    : g_utf8_collate (one->text, other->text);
}

static void
count (GHashTable *counts,
       const char *text)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, text));

  g_hash_table_replace (counts, g_strdup (text), GUINT_TO_POINTER (n + 1));
}

static void
count_persons (GHashTable         *counts,
               const PurserResult *result)
{
  for (guint i = 0; i < result->n_seats; i++)
    count (counts, result->seats[i].name);
}

static void
count_game (GHashTable         *counts,
            const PurserResult *result)
{
  count (counts, purser_result_get_subject (result));
}

/* Returns the games or people, those with the most plays first. */
static GArray *
filter_count (PurserPlaysFilter *self,
              CountFunc          add)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) results = purser_plays_dup_results (self->plays);
  GArray *sorted = g_array_new (FALSE, FALSE, sizeof (Counted));
  GHashTableIter iter;
  gpointer text, n;

  g_array_set_clear_func (sorted, counted_clear);
  for (guint i = 0; i < results->len; i++)
    add (counts, g_ptr_array_index (results, i));
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &text, &n))
    {
      Counted counted = { g_strdup (text), GPOINTER_TO_UINT (n) };

      g_array_append_val (sorted, counted);
    }
  g_array_sort (sorted, compare_counted);
  return sorted;
}

static void
menu_add (GMenu      *menu,
          const char *title,
          const char *action,
          const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
  g_auto (GStrv) parts = g_strsplit (title, "_", -1);
  /* A menu takes a single underscore for a mnemonic, so those in a name are doubled. */
  g_autofree char *label = g_strjoinv ("__", parts);

  g_menu_item_set_label (item, label);
  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

/* Makes the menu each time it is opened, so that it is up to date. */
static void
filter_make_menu (PurserPlaysFilter *self,
                  GtkMenuButton     *button,
                  CountFunc          add,
                  const char        *action,
                  const char        *all)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GArray) counted = filter_count (self, add);

  menu_add (menu, all, action, "");
  for (guint i = 0; i < MIN (counted->len, MOST_SHOWN); i++)
    {
      const char *text = g_array_index (counted, Counted, i).text;

      menu_add (menu, add == count_game ? purser_games_find_title (text) : text, action, text);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
make_games (GtkMenuButton *button,
            gpointer       data)
{
  filter_make_menu (data, button, count_game, "plays.game", _("All Games"));
}

static void
make_persons (GtkMenuButton *button,
              gpointer       data)
{
  filter_make_menu (data, button, count_persons, "plays.person", _("Everybody"));
}

static char *
dup_game_label (PurserPlaysFilter *self,
                const char        *game)
{
  return g_strdup (*game != '\0' ? purser_games_find_title (game) : _("All Games"));
}

static char *
dup_person_label (PurserPlaysFilter *self,
                  const char        *person)
{
  return g_strdup (*person != '\0' ? person : _("Everybody"));
}

static void
purser_plays_filter_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  PurserPlaysFilter *self = PURSER_PLAYS_FILTER (object);

  if (id == PROPERTY_GAME || id == PROPERTY_PERSON)
    g_value_set_string (value, id == PROPERTY_GAME ? self->game : self->person);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
purser_plays_filter_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  PurserPlaysFilter *self = PURSER_PLAYS_FILTER (object);

  if (id != PROPERTY_GAME && id != PROPERTY_PERSON)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  if (!g_set_str (id == PROPERTY_GAME ? &self->game : &self->person, g_value_get_string (value)))
    return;
  g_object_notify_by_pspec (object, pspec);
  g_signal_emit_by_name (self, "changed");
}

static void
purser_plays_filter_finalize (GObject *object)
{
  PurserPlaysFilter *self = PURSER_PLAYS_FILTER (object);

  g_clear_object (&self->plays);
  g_free (self->game);
  g_free (self->person);
  G_OBJECT_CLASS (purser_plays_filter_parent_class)->finalize (object);
}

static void
purser_plays_filter_class_init (PurserPlaysFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  G_OBJECT_CLASS (klass)->finalize = purser_plays_filter_finalize;
  G_OBJECT_CLASS (klass)->get_property = purser_plays_filter_get_property;
  G_OBJECT_CLASS (klass)->set_property = purser_plays_filter_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROPERTY_GAME, g_param_spec_string ("game", NULL, NULL, "", flags));
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROPERTY_PERSON,
                                   g_param_spec_string ("person", NULL, NULL, "", flags));
  gtk_widget_class_install_property_action (widget_class, "plays.game", "game");
  gtk_widget_class_install_property_action (widget_class, "plays.person", "person");
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-plays-filter.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysFilter, box);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysFilter, game_button);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysFilter, person_button);
  gtk_widget_class_bind_template_callback (widget_class, dup_game_label);
  gtk_widget_class_bind_template_callback (widget_class, dup_person_label);
  gtk_widget_class_bind_template_callback (widget_class, purser_menu_wrap);
}

static void
purser_plays_filter_init (PurserPlaysFilter *self)
{
  self->game = g_strdup ("");
  self->person = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->box);
  gtk_menu_button_set_create_popup_func (self->game_button, make_games, self, NULL);
  gtk_menu_button_set_create_popup_func (self->person_button, make_persons, self, NULL);
}

GtkWidget *
purser_plays_filter_new (PurserPlays *plays)
{
  PurserPlaysFilter *self = g_object_new (PURSER_TYPE_PLAYS_FILTER, NULL);

  self->plays = g_object_ref (plays);
  return GTK_WIDGET (self);
}

static gboolean
has_person (const PurserResult *result,
            const char         *name)
{
  for (guint i = 0; i < result->n_seats; i++)
    if (strcmp (result->seats[i].name, name) == 0)
      return TRUE;
  return FALSE;
}

gboolean
purser_plays_filter_matches (PurserPlaysFilter *self,
                             PurserPlayInfo    *info)
{
  const PurserResult *result = purser_play_info_get_result (info);

  if (*self->game == '\0' && *self->person == '\0')
    return TRUE;
  if (result == NULL || (*self->game != '\0' && strcmp (purser_result_get_subject (result), self->game) != 0))
    return FALSE;
  return *self->person == '\0' || has_person (result, self->person);
}

void
purser_plays_filter_clear (PurserPlaysFilter *self)
{
  g_object_set (self, "game", "", "person", "", NULL);
}
