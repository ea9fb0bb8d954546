// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-copy.h"
#include "purser-expansions.h"
#include "purser-format.h"
#include "purser-game-tile.h"
#include "purser-game-ui.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-library.h"
#include "purser-line-breaks.h"
#include "purser-new-play-page.h"
#include "purser-option-rows.h"
#include "purser-people.h"
#include "purser-play.h"
#include "purser-seat-look.h"
#include "purser-seats-box.h"
#include "purser-settings.h"
#include "purser-toast.h"
#include "purser-widget.h"

struct _PurserNewPlayPage
{
  AdwNavigationPage parent_instance;

  PurserPlays         *plays;
  const PurserRules   *rules;
  GtkWidget           *options;
  AdwBanner           *problem_banner;
  GtkListBox          *games_list;
  PurserSeatsBox      *seats_box;
  AdwPreferencesGroup *options_group;
  GtkWidget           *random_starter_button;
  GtkWidget           *add_button;
  GtkLabel            *missing_label;
  GtkWidget           *start_button;
  gboolean             starting;
};

G_DEFINE_FINAL_TYPE (PurserNewPlayPage, purser_new_play_page, ADW_TYPE_NAVIGATION_PAGE)

/* Returns what must be entered before the play can start, or should be checked. */
static char *
page_dup_missing (PurserNewPlayPage *self)
{
  guint n = purser_seats_box_count (self->seats_box);
  guint least = self->rules->min_players, most = self->rules->max_players;
  const char *repeated = purser_seats_box_find_repeated (self->seats_box);
  char *alike;

  if (n > most)
    return g_strdup_printf (ngettext ("At most %u player", "At most %u players", most), most);
  if (n < least)
    return g_strdup_printf (ngettext ("Enter at least %u name", "Enter at least %u names", least), least);
  if (repeated != NULL)
    return g_strdup_printf (_("Two players are called %s, and would count as one person"), repeated);
  alike = purser_seats_box_dup_alike (self->seats_box);
  return alike != NULL ? alike : g_strdup ("");
}

static void
page_update (PurserNewPlayPage *self)
{
  guint n = purser_seats_box_count (self->seats_box);
  guint least = self->rules->min_players, most = self->rules->max_players;
  g_autofree char *missing = page_dup_missing (self);

  gtk_widget_set_sensitive (self->add_button, purser_seats_box_get_size (self->seats_box) < most);
  /* If a move of the game says who begins, lots are drawn at the table. */
  gtk_widget_set_visible (self->random_starter_button, purser_rules_find_starter_verb (self->rules) == NULL);
  gtk_widget_set_sensitive (self->random_starter_button, n > 1);
  gtk_widget_set_sensitive (self->start_button, n >= least && n <= most);
  purser_line_breaks_show (self->missing_label, missing);
}

static void
random_starter_clicked_cb (PurserNewPlayPage *self)
{
  purser_toast (GTK_WIDGET (self->seats_box), _("%s goes first"), purser_seats_box_draw_first (self->seats_box));
  gtk_widget_grab_focus (self->start_button);
}

/* @options: (transfer full) (nullable)
 * @title: (nullable): what is played */
static PurserValue *
begun_new (PurserValue *options,
           const char  *title)
{
  PurserValue *header = purser_value_new_object ();

  if (options != NULL)
    purser_value_set (header, "options", options);
  if (title != NULL)
    purser_value_set_string (header, "title", title);
  return header;
}

/* Returns what the last play of the game began with. */
static PurserValue *
page_dup_last (PurserNewPlayPage *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (purser_settings_get (), "last-options");
  g_autofree char *title = g_settings_get_string (purser_settings_get (), "last-title");
  const char *text;

  return begun_new (g_variant_lookup (all, self->rules->id, "&s", &text) ? purser_json_parse (text, -1, NULL) : NULL, title);
}

/* @begun: what the play begins with, as in a header */
static void
page_show_options (PurserNewPlayPage *self,
                   PurserValue       *begun)
{
  const PurserGameUi *ui = purser_game_ui_get (self->rules);
  PurserValue *options = purser_value_get (begun, "options");

  if (self->options != NULL)
    adw_preferences_group_remove (self->options_group, self->options);
  self->options = ui->start_new != NULL ? ui->start_new (self->plays, begun) : purser_option_rows_new (self->rules);
  if (options != NULL && ui->start_new == NULL)
    purser_option_rows_show (PURSER_OPTION_ROWS (self->options), options);
  adw_preferences_group_add (self->options_group, self->options);
  gtk_widget_set_visible (GTK_WIDGET (self->options_group), self->rules->options != NULL && self->rules->options->name != NULL);
}

static void
page_show_last_options (PurserNewPlayPage *self)
{
  g_autoptr (PurserValue) last = page_dup_last (self);

  page_show_options (self, last);
}

static void
page_set_rules (PurserNewPlayPage *self,
                const PurserRules *rules)
{
  self->rules = rules;
  purser_copy_sync (purser_copy_get (rules->id));
  purser_seats_box_set_limits (self->seats_box, rules->min_players, rules->max_players);
}

static void
page_choose_game (PurserNewPlayPage *self,
                  const char        *game)
{
  const PurserRules *rules = purser_games_find (game);

  if (rules == NULL || rules == self->rules)
    return;
  page_set_rules (self, rules);
  page_show_last_options (self);
  g_object_notify (G_OBJECT (self), "game");
}

static void
page_add_game (PurserNewPlayPage *self,
               const PurserRules *rules)
{
  GtkWidget *check = gtk_check_button_new ();
  PurserGameTile *tile = g_object_new (PURSER_TYPE_GAME_TILE, "width-request", 36, "height-request", 36, NULL);
  g_autofree char *players = g_strdup_printf (_("%u to %u players"), rules->min_players, rules->max_players);
  const char *purpose = purser_game_ui_get (rules)->purpose;
  g_autofree char *subtitle = purpose != NULL ? g_strjoin (" · ", _(purpose), players, NULL) : g_steal_pointer (&players);
  GtkWidget *row = purser_action_row_new (_(rules->title), subtitle);

  purser_game_tile_set (tile, rules->id, NULL);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), GTK_WIDGET (tile));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, _(rules->title), -1);
  purser_set_action (check, "setup.game", g_variant_new_string (rules->id));
  gtk_list_box_append (self->games_list, row);
}

static void
page_show_games (PurserNewPlayPage *self)
{
  gtk_list_box_remove_all (self->games_list);
  for (guint i = 0; purser_games_list ()[i] != NULL; i++)
    page_add_game (self, purser_games_list ()[i]);
}

static void
page_fill (PurserNewPlayPage *self)
{
  g_autofree char *last = g_settings_get_string (purser_settings_get (), "last-game");
  g_autoptr (GVariant) players = g_settings_get_value (purser_settings_get (), "last-players");
  const PurserRules *rules = purser_games_find (last);

  page_set_rules (self, rules != NULL ? rules : purser_games_list ()[0]);
  page_show_games (self);
  g_object_notify (G_OBJECT (self), "game");
  purser_seats_box_seat (self->seats_box, players);
  page_show_last_options (self);
}

static void
page_fill_header (PurserNewPlayPage *self,
                  PurserValue       *header,
                  guint              n_players)
{
  const PurserGameUi *ui = purser_game_ui_get (self->rules);

  if (ui->start_fill != NULL)
    ui->start_fill (self->options, header, n_players);
  else
    purser_value_set (header, "options", purser_option_rows_dup_value (PURSER_OPTION_ROWS (self->options)));
}

static PurserValue *
page_dup_header (PurserNewPlayPage *self)
{
  PurserValue *header = purser_play_header_new (self->rules->id);
  g_autoptr (GVariant) seated = g_variant_ref_sink (purser_seats_box_dup_players (self->seats_box));

  for (gsize i = 0; i < g_variant_n_children (seated); i++)
    {
      const char *name, *colour;

      g_variant_get_child (seated, i, "(&s&s)", &name, &colour);
      purser_play_header_seat (header, name, colour);
    }
  page_fill_header (self, header, g_variant_n_children (seated));
  return header;
}

static void
page_remember_options (PurserNewPlayPage *self,
                       PurserValue       *header)
{
  g_autoptr (GVariant) before = g_settings_get_value (purser_settings_get (), "last-options");
  g_autofree char *text = purser_json_print (purser_value_get (header, "options"), FALSE);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  GVariantIter iter;
  const char *game, *options;

  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s&s}", &game, &options))
    if (g_strcmp0 (game, self->rules->id) != 0)
      g_variant_builder_add (&builder, "{ss}", game, options);
  g_variant_builder_add (&builder, "{ss}", self->rules->id, text);
  g_settings_set_value (purser_settings_get (), "last-options", g_variant_builder_end (&builder));
}

static void
page_remember (PurserNewPlayPage *self,
               PurserValue       *header)
{
  const char *title = purser_value_get_string_of (header, "title");

  g_settings_set_value (purser_settings_get (), "last-players", purser_seats_box_dup_players (self->seats_box));
  purser_people_remember (purser_settings_get (), purser_seats_box_dup_players (self->seats_box));
  g_settings_set_string (purser_settings_get (), "last-game", self->rules->id);
  if (purser_game_ui_get (self->rules)->start_fill != NULL)
    g_settings_set_string (purser_settings_get (), "last-title", title != NULL ? title : "");
  page_remember_options (self, header);
}

/* Enters what is printed on the user's copy of the game into a new play, if it differs from what ships with Purser. */
static void
page_take_copy (PurserNewPlayPage *self,
                PurserCopy        *copy,
                PurserPlay        *play)
{
  guint n_refused = purser_components_file_enter (purser_copy_get_items (copy), play);

  if (n_refused > 0)
    purser_toast (GTK_WIDGET (self), ngettext ("%u value of your copy of the game could not be used",
                                               "%u values of your copy of the game could not be used", n_refused),
                  n_refused);
}

/* @unread: (nullable): why the user's copy of the game cannot be read */
static void
page_start (PurserNewPlayPage *self,
            PurserCopy        *copy,
            const GError      *unread)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) header = page_dup_header (self);
  g_autofree char *path = purser_library_dup_path (self->rules->id, purser_value_get_string_of (header, "id"));
  g_autoptr (PurserPlay) play = purser_play_begin (self->rules, header, path, &error);

  if (play == NULL)
    {
      adw_banner_set_title (self->problem_banner, error->message);
      adw_banner_set_revealed (self->problem_banner, TRUE);
      return;
    }
  purser_play_write_beside (play);
  page_remember (self, header);
  if (unread == NULL)
    page_take_copy (self, copy, play);
  else
    purser_toast (GTK_WIDGET (self), _("Could not read your copy of the game: %s"), unread->message);
  g_signal_emit_by_name (self, "started", play);
}

static void start_clicked_cb (PurserNewPlayPage *self);

/* Starts the play; meanwhile the user may have gone back, or have chosen another game. */
static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PurserNewPlayPage) self = data;
  g_autoptr (GError) unread = NULL;

  self->starting = FALSE;
  purser_copy_open_finish (PURSER_COPY (object), result, &unread);
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (PURSER_COPY (object) == purser_copy_get (self->rules->id))
    page_start (self, PURSER_COPY (object), unread);
  else
    start_clicked_cb (self);
}

static void
start_clicked_cb (PurserNewPlayPage *self)
{
  if (self->starting)
    return;
  self->starting = TRUE;
  purser_copy_open_async (purser_copy_get (self->rules->id), opened_cb, g_object_ref (self));
}

static void
purser_new_play_page_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  PurserNewPlayPage *self = PURSER_NEW_PLAY_PAGE (object);

  g_value_set_string (value, self->rules != NULL ? self->rules->id : "");
}

static void
purser_new_play_page_set_property (GObject      *object,
                                   guint         id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  page_choose_game (PURSER_NEW_PLAY_PAGE (object), g_value_get_string (value));
}

static void
purser_new_play_page_dispose (GObject *object)
{
  PurserNewPlayPage *self = PURSER_NEW_PLAY_PAGE (object);

  g_clear_object (&self->plays);
  G_OBJECT_CLASS (purser_new_play_page_parent_class)->dispose (object);
}

static void
purser_new_play_page_class_init (PurserNewPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_new_play_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = purser_new_play_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = purser_new_play_page_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_string ("game", NULL, NULL, "",
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  gtk_widget_class_install_property_action (widget_class, "setup.game", "game");
  g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, PURSER_TYPE_PLAY);
  g_type_ensure (PURSER_TYPE_SEATS_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/setup/purser-new-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, problem_banner);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, games_list);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, seats_box);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, options_group);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, random_starter_button);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, missing_label);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, random_starter_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, purser_seats_box_add_empty);
  gtk_widget_class_bind_template_callback (widget_class, page_update);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_bind_template_callback (widget_class, gtk_widget_grab_focus);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
}

static void
purser_new_play_page_init (PurserNewPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @plays: (nullable): the plays of the library */
PurserNewPlayPage *
purser_new_play_page_new (PurserPlays *plays)
{
  PurserNewPlayPage *self = g_object_new (PURSER_TYPE_NEW_PLAY_PAGE, NULL);

  g_set_object (&self->plays, plays);
  page_fill (self);
  return self;
}

/* Returns what a play began with, and the expansions that are known to be on the table by now. */
static PurserValue *
dup_begun (PurserPlay *play)
{
  PurserValue *header = purser_play_get_setup (play)->header;
  PurserValue *options = purser_value_get (header, "options");
  const char *title = purser_value_get_string_of (header, "title");
  PurserValue *begun = begun_new (options != NULL ? purser_value_ref (options) : NULL, title);
  g_autoptr (PurserResult) result = purser_result_new (play);

  purser_value_set (begun, "expansions", purser_expansions_to_value ((const char *const *) result->expansions));
  return begun;
}

/* Takes game, players and options from another play, for a rematch. */
void
purser_new_play_page_take_from (PurserNewPlayPage *self,
                                PurserPlay        *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  g_autoptr (PurserValue) begun = dup_begun (play);
  GVariantBuilder players = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  g_autoptr (GVariant) seated = NULL;

  for (guint i = 0; i < setup->n_players; i++)
    g_variant_builder_add (&players, "(ss)", setup->seats[i].full_name,
                           setup->seats[i].colour != NULL ? setup->seats[i].colour : purser_seat_colours_get (i)->id);
  seated = g_variant_ref_sink (g_variant_builder_end (&players));
  page_set_rules (self, setup->rules);
  purser_seats_box_seat (self->seats_box, seated);
  g_object_notify (G_OBJECT (self), "game");
  page_show_options (self, begun);
  page_update (self);
}

/* Seats these people, each with a name and a colour. */
void
purser_new_play_page_seat (PurserNewPlayPage *self,
                           GVariant          *group)
{
  purser_seats_box_seat (self->seats_box, group);
}
