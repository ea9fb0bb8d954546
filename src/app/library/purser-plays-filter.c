// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-games.h"
#include "purser-menu.h"
#include "purser-play-info.h"
#include "purser-plays-filter.h"
#include "purser-wrap-box.h"

/* So many stand in a menu on a phone; whoever played less is found by words. */
#define MOST_SHOWN 16

/* Two menus above the plays: of one game, and of one person. */
struct _PurserPlaysFilter
{
  AdwBin parent_instance;

  PurserPlays   *plays;
  char          *game;    /* what was played; empty for everything */
  char          *person;  /* a name; empty for everybody */
  GtkMenuButton *game_button;
  GtkMenuButton *person_button;
};

enum {
  PROPERTY_GAME = 1,
  PROPERTY_PERSON,
  N_PROPERTIES
};

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

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

/* Those with the most plays first. */
static GArray *
filter_count (PurserPlaysFilter *self,
              CountFunc          add)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
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

static const char *
get_game_title (const char *game)
{
  const PurserRules *rules = purser_games_find (game);

  return rules != NULL ? _(rules->title) : game;
}

static void
menu_add (GMenu      *menu,
          const char *title,
          const char *action,
          const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
  g_auto (GStrv) parts = g_strsplit (title, "_", -1);
  /* A line below a letter is a key in a menu; in a name it is a line. */
  g_autofree char *label = g_strjoinv ("__", parts);

  g_menu_item_set_label (item, label);
  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

static void
make_games (GtkMenuButton *button,
            gpointer       data)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GArray) games = filter_count (data, count_game);

  menu_add (menu, _("All Games"), "plays.game", "");
  for (guint i = 0; i < MIN (games->len, MOST_SHOWN); i++)
    menu_add (menu, get_game_title (g_array_index (games, Counted, i).text), "plays.game",
              g_array_index (games, Counted, i).text);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
make_persons (GtkMenuButton *button,
              gpointer       data)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GArray) persons = filter_count (data, count_persons);

  menu_add (menu, _("Everybody"), "plays.person", "");
  for (guint i = 0; i < MIN (persons->len, MOST_SHOWN); i++)
    menu_add (menu, g_array_index (persons, Counted, i).text, "plays.person", g_array_index (persons, Counted, i).text);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
filter_show (PurserPlaysFilter *self)
{
  gtk_menu_button_set_label (self->game_button, *self->game != '\0' ? get_game_title (self->game) : _("All Games"));
  gtk_menu_button_set_label (self->person_button, *self->person != '\0' ? self->person : _("Everybody"));
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
  filter_show (self);
  g_object_notify_by_pspec (object, pspec);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
purser_plays_filter_dispose (GObject *object)
{
  g_clear_object (&PURSER_PLAYS_FILTER (object)->plays);
  G_OBJECT_CLASS (purser_plays_filter_parent_class)->dispose (object);
}

static void
purser_plays_filter_finalize (GObject *object)
{
  g_free (PURSER_PLAYS_FILTER (object)->game);
  g_free (PURSER_PLAYS_FILTER (object)->person);
  G_OBJECT_CLASS (purser_plays_filter_parent_class)->finalize (object);
}

static void
purser_plays_filter_class_init (PurserPlaysFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  G_OBJECT_CLASS (klass)->dispose = purser_plays_filter_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_plays_filter_finalize;
  G_OBJECT_CLASS (klass)->get_property = purser_plays_filter_get_property;
  G_OBJECT_CLASS (klass)->set_property = purser_plays_filter_set_property;
  properties[PROPERTY_GAME] = g_param_spec_string ("game", NULL, NULL, "", flags);
  properties[PROPERTY_PERSON] = g_param_spec_string ("person", NULL, NULL, "", flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  gtk_widget_class_install_property_action (widget_class, "plays.game", "game");
  gtk_widget_class_install_property_action (widget_class, "plays.person", "person");
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* A menu is made when somebody opens it, as then it has to be right. */
static GtkMenuButton *
filter_add_button (PurserPlaysFilter            *self,
                   GtkWidget                    *box,
                   const char                   *what,
                   GtkMenuButtonCreatePopupFunc  make)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (gtk_menu_button_new ());

  gtk_menu_button_set_create_popup_func (button, make, self, NULL);
  g_signal_connect (button, "notify::active", G_CALLBACK (purser_menu_wrap), NULL);
  gtk_menu_button_set_can_shrink (button, TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), what);
  gtk_widget_add_css_class (GTK_WIDGET (button), "flat");
  adw_wrap_box_append (ADW_WRAP_BOX (box), GTK_WIDGET (button));
  return button;
}

static void
purser_plays_filter_init (PurserPlaysFilter *self)
{
  GtkWidget *box = purser_wrap_box_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->game = g_strdup ("");
  self->person = g_strdup ("");
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 6);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_bottom (box, 6);
  self->game_button = filter_add_button (self, box, _("Plays of a Game"), make_games);
  self->person_button = filter_add_button (self, box, _("Plays With a Person"), make_persons);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 640);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
  filter_show (self);
}

/* Returns: (transfer floating): menus to choose which plays are shown */
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

/* Returns: whether that play is one of those that were chosen */
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

/* Chooses all plays again. */
void
purser_plays_filter_clear (PurserPlaysFilter *self)
{
  g_object_set (self, "game", "", "person", "", NULL);
}
