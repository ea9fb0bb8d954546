// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-copy.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-library.h"
#include "purser-new-play-page.h"
#include "purser-option-rows.h"
#include "purser-play.h"
#include "purser-seat-look.h"
#include "purser-seat-row.h"
#include "purser-template-rows.h"
#include "purser-window.h"

struct _PurserNewPlayPage
{
  AdwNavigationPage parent_instance;

  GSettings           *settings;
  const PurserRules   *rules;
  GPtrArray           *seats;
  PurserOptionRows    *options;
  PurserTemplateRows  *pads;
  AdwBanner           *problem_banner;
  GtkListBox          *games_list;
  GtkListBox          *seats_list;
  AdwPreferencesGroup *options_group;
  GtkWidget           *lots_button;
  GtkWidget           *add_button;
  GtkWidget           *start_button;
};

G_DEFINE_FINAL_TYPE (PurserNewPlayPage, purser_new_play_page, ADW_TYPE_NAVIGATION_PAGE)

static guint
page_count_named (PurserNewPlayPage *self)
{
  guint n = 0;

  for (guint i = 0; i < self->seats->len; i++)
    n += *purser_seat_row_get_name (g_ptr_array_index (self->seats, i)) != '\0';
  return n;
}

static void
page_update (PurserNewPlayPage *self)
{
  guint n = page_count_named (self);
  guint least = self->rules->min_players, most = self->rules->max_players;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->seats->len; i++)
    purser_seat_row_set_seat (g_ptr_array_index (self->seats, i), i);
  gtk_widget_set_sensitive (self->add_button, self->seats->len < most);
  /* Where a game settles who begins by a move, lots are drawn at the table. */
  gtk_widget_set_visible (self->lots_button, purser_rules_find_verb (self->rules, "first") == NULL);
  gtk_widget_set_sensitive (self->lots_button, n > 1);
  gtk_widget_set_sensitive (self->start_button, n >= least && n <= most);
  if (n > most)
    text = g_strdup_printf (ngettext ("At most %u player", "At most %u players", most), most);
  else if (n < least)
    text = g_strdup_printf (ngettext ("At least %u player", "At least %u players", least), least);
  gtk_widget_set_tooltip_text (self->start_button, text);
}

static void
seat_removed_cb (PurserSeatRow     *row,
                 PurserNewPlayPage *self)
{
  gtk_list_box_remove (self->seats_list, GTK_WIDGET (row));
  g_ptr_array_remove (self->seats, row);
  page_update (self);
}

static void
seat_moved_cb (PurserSeatRow     *row,
               int                to,
               PurserNewPlayPage *self)
{
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (row));

  if (to < 0 || (guint) to >= self->seats->len)
    return;
  g_ptr_array_remove (self->seats, row);
  g_ptr_array_insert (self->seats, to, row);
  gtk_list_box_remove (self->seats_list, kept);
  gtk_list_box_insert (self->seats_list, kept, to);
  gtk_widget_grab_focus (kept);
  page_update (self);
}

static guint
page_draw_seat (PurserNewPlayPage *self)
{
  guint nth = (guint) g_random_int_range (0, (int) page_count_named (self));
  guint seat = 0;

  while (*purser_seat_row_get_name (g_ptr_array_index (self->seats, seat)) == '\0' || nth-- > 0)
    seat++;
  return seat;
}

/* Everybody stays beside the same neighbours; only who is first is another. */
static void
lots_clicked_cb (PurserNewPlayPage *self)
{
  guint seat = page_draw_seat (self);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  purser_window_add_toast (PURSER_WINDOW (window),
                           adw_toast_new_format (_("The lot fell on %s"),
                                                 purser_seat_row_get_name (g_ptr_array_index (self->seats, seat))));
  for (guint i = 0; i < seat; i++)
    seat_moved_cb (g_ptr_array_index (self->seats, 0), (int) self->seats->len - 1, self);
  gtk_widget_grab_focus (self->start_button);
}

static const char *
page_find_free_colour (PurserNewPlayPage *self)
{
  for (guint i = 0; i < purser_seat_colours_count (); i++)
    {
      const char *id = purser_seat_colours_get (i)->id;
      gboolean used = FALSE;

      for (guint k = 0; k < self->seats->len; k++)
        used |= g_strcmp0 (purser_seat_row_get_colour (g_ptr_array_index (self->seats, k)), id) == 0;
      if (!used)
        return id;
    }
  return purser_seat_colours_get (0)->id;
}

static void seat_entered_cb (PurserSeatRow     *row,
                             PurserNewPlayPage *self);

static void
page_add_seat (PurserNewPlayPage *self,
               const char        *name,
               const char        *colour)
{
  GtkWidget *row = purser_seat_row_new (name, colour);

  g_ptr_array_add (self->seats, row);
  gtk_list_box_append (self->seats_list, row);
  g_signal_connect_swapped (row, "seat-changed", G_CALLBACK (page_update), self);
  g_signal_connect (row, "removed", G_CALLBACK (seat_removed_cb), self);
  g_signal_connect (row, "moved", G_CALLBACK (seat_moved_cb), self);
  g_signal_connect (row, "entry-activated", G_CALLBACK (seat_entered_cb), self);
}

/* A row that was just added has no place yet when it takes the focus, so nothing brought it into sight. */
static void
placed_cb (GdkFrameClock *clock,
           GtkWidget     *row)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);

  g_signal_handlers_disconnect_by_func (clock, placed_cb, row);
  if (viewport != NULL)
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), row, NULL);
}

static void
add_clicked_cb (PurserNewPlayPage *self)
{
  GtkWidget *row;

  page_add_seat (self, "", page_find_free_colour (self));
  page_update (self);
  row = g_ptr_array_index (self->seats, self->seats->len - 1);
  gtk_widget_grab_focus (row);
  g_signal_connect_object (gtk_widget_get_frame_clock (row), "after-paint", G_CALLBACK (placed_cb), row, G_CONNECT_DEFAULT);
}

/* Names are typed one after the other: Enter goes to the next seat, and after the last one there is another. Where that is
 * left empty, or there can be none, everybody is there. */
static void
seat_entered_cb (PurserSeatRow     *row,
                 PurserNewPlayPage *self)
{
  guint seat = 0;

  while (g_ptr_array_index (self->seats, seat) != row)
    seat++;
  if (seat + 1 < self->seats->len)
    gtk_widget_grab_focus (g_ptr_array_index (self->seats, seat + 1));
  else if (*purser_seat_row_get_name (row) != '\0' && self->seats->len < self->rules->max_players)
    add_clicked_cb (self);
  else
    gtk_widget_grab_focus (self->start_button);
}

static PurserValue *
page_dup_last_options (PurserNewPlayPage *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (self->settings, "last-options");
  const char *text;

  return g_variant_lookup (all, self->rules->id, "&s", &text) ? purser_json_parse (text, -1, NULL) : NULL;
}

/* A pad without categories has rounds, so that need not be said; and the switch shows what is so unless it is changed. */
static void
page_adapt_pad (PurserNewPlayPage *self,
                PurserValue       *options)
{
  g_autoptr (PurserValue) defaults = purser_value_new_object ();

  purser_option_rows_hide (self->options, "rounds");
  purser_value_set_boolean (defaults, "highest_wins", TRUE);
  if (purser_value_get (options, "highest_wins") == NULL)
    purser_option_rows_show (self->options, defaults);
}

static void
page_set_options (PurserNewPlayPage *self,
                  PurserValue       *options)
{
  if (self->options != NULL)
    adw_preferences_group_remove (self->options_group, GTK_WIDGET (self->options));
  self->options = PURSER_OPTION_ROWS (purser_option_rows_new (self->rules->options));
  if (options != NULL)
    purser_option_rows_show (self->options, options);
  if (self->pads != NULL)
    page_adapt_pad (self, options);
  adw_preferences_group_add (self->options_group, GTK_WIDGET (self->options));
  gtk_widget_set_visible (GTK_WIDGET (self->options_group), self->rules->options != NULL && self->rules->options->name != NULL);
}

static void
pad_chosen_cb (PurserNewPlayPage *self)
{
  page_set_options (self, purser_template_rows_get_options (self->pads));
}

static void
pad_keep_cb (PurserNewPlayPage *self)
{
  g_autoptr (PurserValue) options = purser_option_rows_dup_value (self->options);

  purser_template_rows_keep (self->pads, options);
}

/* Only the Score Pad is made ready for other games. */
static void
page_show_pads (PurserNewPlayPage *self)
{
  if (self->pads != NULL)
    adw_preferences_group_remove (self->options_group, GTK_WIDGET (self->pads));
  self->pads = NULL;
  if (g_strcmp0 (self->rules->id, "score-pad") != 0)
    return;
  self->pads = PURSER_TEMPLATE_ROWS (purser_template_rows_new (self->rules));
  g_signal_connect_swapped (self->pads, "chosen", G_CALLBACK (pad_chosen_cb), self);
  g_signal_connect_swapped (self->pads, "keep", G_CALLBACK (pad_keep_cb), self);
  adw_preferences_group_add (self->options_group, GTK_WIDGET (self->pads));
}

static void
page_show_options (PurserNewPlayPage *self)
{
  g_autoptr (PurserValue) last = page_dup_last_options (self);

  page_show_pads (self);
  page_set_options (self, last);
  if (self->pads != NULL && last == NULL)
    purser_template_rows_choose (self->pads, 0);
}

static void
game_toggled_cb (GtkCheckButton    *button,
                 PurserNewPlayPage *self)
{
  if (!gtk_check_button_get_active (button))
    return;
  self->rules = g_object_get_data (G_OBJECT (button), "rules");
  page_show_options (self);
  page_update (self);
}

static GtkWidget *
page_add_game (PurserNewPlayPage *self,
               const PurserRules *rules,
               GtkWidget         *group)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *players = g_strdup_printf (_("%u to %u players"), rules->min_players, rules->max_players);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(rules->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), players);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, _(rules->title), -1);
  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (group));
  g_object_set_data (G_OBJECT (check), "rules", (gpointer) rules);
  gtk_list_box_append (self->games_list, row);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), rules == self->rules);
  g_signal_connect (check, "toggled", G_CALLBACK (game_toggled_cb), self);
  return check;
}

static void
page_show_games (PurserNewPlayPage *self)
{
  GtkWidget *group = NULL;

  gtk_list_box_remove_all (self->games_list);
  for (guint i = 0; purser_games_list ()[i] != NULL; i++)
    group = page_add_game (self, purser_games_list ()[i], group);
}

static void
page_fill (PurserNewPlayPage *self)
{
  g_autofree char *last = g_settings_get_string (self->settings, "last-game");
  g_autoptr (GVariant) players = g_settings_get_value (self->settings, "last-players");

  self->rules = purser_games_find (last);
  if (self->rules == NULL)
    self->rules = purser_games_list ()[0];
  page_show_games (self);
  for (gsize i = 0; i < g_variant_n_children (players); i++)
    {
      const char *name, *colour;

      g_variant_get_child (players, i, "(&s&s)", &name, &colour);
      page_add_seat (self, name, colour);
    }
  while (self->seats->len < self->rules->min_players)
    page_add_seat (self, "", page_find_free_colour (self));
  page_show_options (self);
  page_update (self);
}

static PurserValue *
page_dup_header (PurserNewPlayPage *self)
{
  PurserValue *header = purser_play_header_new (self->rules->id);
  PurserValue *players = purser_value_new_list ();
  g_autofree char *title = self->pads != NULL ? purser_template_rows_dup_title (self->pads) : NULL;

  for (guint i = 0; i < self->seats->len; i++)
    {
      PurserSeatRow *row = g_ptr_array_index (self->seats, i);
      PurserValue *player = purser_value_new_object ();

      purser_value_set_text (player, "name", purser_seat_row_get_name (row));
      purser_value_set_text (player, "colour", purser_seat_row_get_colour (row));
      if (*purser_seat_row_get_name (row) != '\0')
        purser_value_append (players, player);
      else
        purser_value_unref (player);
    }
  purser_value_set (header, "players", players);
  purser_value_set (header, "options", purser_option_rows_dup_value (self->options));
  if (title != NULL && *title != '\0')
    purser_value_set_text (header, "title", title);
  return header;
}

static void
page_remember_options (PurserNewPlayPage *self,
                       PurserValue       *header)
{
  g_autoptr (GVariant) before = g_settings_get_value (self->settings, "last-options");
  g_autofree char *text = purser_json_print (purser_value_get (header, "options"), FALSE);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  GVariantIter iter;
  const char *game, *options;

  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s&s}", &game, &options))
    if (g_strcmp0 (game, self->rules->id) != 0)
      g_variant_builder_add (&builder, "{ss}", game, options);
  g_variant_builder_add (&builder, "{ss}", self->rules->id, text);
  g_settings_set_value (self->settings, "last-options", g_variant_builder_end (&builder));
}

static void
page_remember (PurserNewPlayPage *self,
               PurserValue       *header)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  PurserValue *players = purser_value_get (header, "players");

  for (guint i = 0; i < purser_value_get_size (players); i++)
    {
      PurserValue *player = purser_value_get_at (players, i);

      g_variant_builder_add (&builder, "(ss)", purser_value_get_text_of (player, "name"),
                             purser_value_get_text_of (player, "colour"));
    }
  g_settings_set_value (self->settings, "last-players", g_variant_builder_end (&builder));
  g_settings_set_string (self->settings, "last-game", self->rules->id);
  page_remember_options (self, header);
}

/* A new play begins with what is printed on your copy of the game, where that is not what ships. */
static void
page_take_copy (PurserNewPlayPage *self,
                PurserPlay        *play,
                PurserWindow      *window)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserCopy) copy = purser_copy_load (self->rules->id, &error);
  guint n_refused = copy != NULL ? purser_copy_enter (copy, play) : 0;

  if (copy == NULL)
    purser_window_add_toast (window, adw_toast_new_format (_("Your copy of the game was not read: %s"), error->message));
  else if (n_refused > 0)
    purser_window_add_toast (window, adw_toast_new_format (ngettext ("%u value of your copy of the game could not be used",
                                                                     "%u values of your copy of the game could not be used",
                                                                     n_refused), n_refused));
}

static void
start_clicked_cb (PurserNewPlayPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) header = page_dup_header (self);
  g_autofree char *path = purser_library_dup_path (self->rules->id, purser_value_get_text_of (header, "id"));
  g_autoptr (PurserPlay) play = purser_play_begin (self->rules, header, path, &error);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (play == NULL)
    {
      adw_banner_set_title (self->problem_banner, error->message);
      adw_banner_set_revealed (self->problem_banner, TRUE);
      return;
    }
  page_remember (self, header);
  page_take_copy (self, play, PURSER_WINDOW (window));
  purser_window_show_play (PURSER_WINDOW (window), play);
}

static void
purser_new_play_page_dispose (GObject *object)
{
  PurserNewPlayPage *self = PURSER_NEW_PLAY_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_NEW_PLAY_PAGE);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->seats, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_new_play_page_parent_class)->dispose (object);
}

static void
purser_new_play_page_class_init (PurserNewPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_new_play_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/pages/purser-new-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, problem_banner);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, games_list);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, seats_list);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, options_group);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, lots_button);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, PurserNewPlayPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, lots_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
}

static void
purser_new_play_page_init (PurserNewPlayPage *self)
{
  self->seats = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * purser_new_play_page_new:
 * @settings: what was chosen last
 *
 * Returns: (transfer floating): a page to begin a play on
 */
PurserNewPlayPage *
purser_new_play_page_new (GSettings *settings)
{
  PurserNewPlayPage *self = g_object_new (PURSER_TYPE_NEW_PLAY_PAGE, NULL);

  self->settings = g_object_ref (settings);
  page_fill (self);
  return self;
}

/**
 * purser_new_play_page_take_from:
 * @self: a page to begin a play on
 * @setup: what a former play started from
 *
 * Takes game, players and options from another play, for a rematch.
 */
void
purser_new_play_page_take_from (PurserNewPlayPage *self,
                                PurserSetup       *setup)
{
  PurserValue *options = purser_value_get (setup->header, "options");

  gtk_list_box_remove_all (self->seats_list);
  g_ptr_array_set_size (self->seats, 0);
  self->rules = setup->rules;
  page_show_games (self);
  for (guint i = 0; i < setup->n_players; i++)
    page_add_seat (self, setup->seats[i].full_name, setup->seats[i].colour != NULL ? setup->seats[i].colour
                                                                              : purser_seat_colours_get (i)->id);
  page_show_options (self);
  if (options != NULL)
    purser_option_rows_show (self->options, options);
  if (self->pads != NULL && purser_value_get_text_of (setup->header, "title") != NULL)
    purser_template_rows_set_title (self->pads, purser_value_get_text_of (setup->header, "title"));
  page_update (self);
}
