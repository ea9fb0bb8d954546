// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-die.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-icon.h"
#include "purser-payments.h"
#include "purser-player-mark.h"
#include "purser-progress.h"
#include "purser-scoreboard.h"

/* Balances that would be smaller than this could not be read, so only the main ones are shown. */
#define SMALLEST 11
/* How many times larger the text must become in two columns than in one, which the eye follows more easily. */
#define MUCH_LARGER 1.6f

/* The title of the play, the round and the last roll; names, scores and balances, with what the roll paid. Everything is
 * as large as possible, to be read across the room. The text follows the size of the window, so it is drawn and not made
 * of labels; screen readers get it in one sentence. */
struct _PurserScoreboard
{
  GtkWidget      parent_instance;

  PurserSession *session;
};

G_DEFINE_FINAL_TYPE (PurserScoreboard, purser_scoreboard, GTK_TYPE_WIDGET)

static PangoLayout *
board_dup_layout (PurserScoreboard *self,
                  const char       *text,
                  float             size,
                  PangoWeight       weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

/* Numbers are as wide as each other; names are not told so, as their hyphens would be as wide as dashes. */
static PangoLayout *
board_dup_numbers (PurserScoreboard *self,
                   const char       *text,
                   float             size,
                   PangoWeight       weight)
{
  PangoLayout *layout = board_dup_layout (self, text, size, weight);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

static void
draw_layout (GtkSnapshot   *snapshot,
             PangoLayout   *layout,
             const GdkRGBA *colour,
             float          x,
             float          middle)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, middle - (float) height / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static PurserPlay *
board_get_play (PurserScoreboard *self)
{
  return purser_session_get_play (self->session);
}

static void
board_draw_mark (PurserScoreboard *self,
                 GtkSnapshot      *snapshot,
                 guint             seat,
                 float             x,
                 float             y,
                 float             size)
{
  const PurserSetup *setup = purser_session_get_setup (self->session);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  purser_player_mark_paint (GTK_WIDGET (self), snapshot, setup->seats[seat].name, setup->seats[seat].colour, seat, (int) size);
  gtk_snapshot_restore (snapshot);
}

static void
board_draw_die (GtkSnapshot   *snapshot,
                const GdkRGBA *ink,
                int            value,
                float          x,
                float          y,
                float          size)
{
  g_autoptr (GskPath) pips = purser_die_make_pips (value, size);
  float line = MAX (1.5f, size / 18);
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, &GRAPHENE_RECT_INIT (-line / 2, -line / 2, size + line, size + line),
                                   size / 5 + line / 2);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_border (snapshot, &rect, (float[4]) { line, line, line, line }, (GdkRGBA[4]) { *ink, *ink, *ink, *ink });
  gtk_snapshot_append_fill (snapshot, pips, GSK_FILL_RULE_WINDING, ink);
  gtk_snapshot_restore (snapshot);
}

/* Marks the player in turn with a bar and a shade; the bar ends before the mark, however high the row is. */
static void
board_draw_turn (PurserScoreboard *self,
                 GtkSnapshot      *snapshot,
                 float             width,
                 float             height)
{
  GdkRGBA ink;
  GdkRGBA light;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  light = ink;
  light.alpha *= 0.12f;
  gtk_snapshot_append_color (snapshot, &light, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (0, 0, CLAMP (height / 16, 4, 12), height));
}

static gint64
payments_get (PurserPayments *payments,
              guint           player,
              guint           account)
{
  gint64 sum = 0;

  for (guint i = 0; i < payments->entries->len; i++)
    {
      const PurserEntry *entry = &g_array_index (payments->entries, PurserEntry, i);

      if (entry->player == (int) player && entry->account == (int) account)
        sum += entry->by;
    }
  return sum;
}

/* Draws an icon and the words after it, or without @snapshot only measures them; returns where they end. */
static float
board_draw_amount (PurserScoreboard *self,
                   GtkSnapshot      *snapshot,
                   const char       *words,
                   const char       *icon,
                   PangoWeight       weight,
                   float             x,
                   float             middle,
                   float             size)
{
  g_autoptr (PangoLayout) layout = board_dup_numbers (self, words, size, weight);
  GdkRGBA ink;
  int width;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  pango_layout_get_pixel_size (layout, &width, NULL);
  if (snapshot != NULL)
    {
      draw_layout (snapshot, layout, &ink, x + (icon != NULL ? size * 1.15f : 0), middle);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, middle - size / 2));
      if (icon != NULL)
        purser_icon_paint (GTK_WIDGET (self), snapshot, icon, (int) size, &ink);
      gtk_snapshot_restore (snapshot);
    }
  return x + (icon != NULL ? size * 1.15f : 0) + (float) width;
}

/* Returns a question mark for scores that nobody sees before the end. */
static char *
board_dup_score (PurserScoreboard *self,
                 gint64            score)
{
  return purser_game_ui_hides_score (board_get_play (self)) ? g_strdup ("?") : purser_format_amount (score);
}

/* Draws a balance with its icon and what the last roll paid; of a score, only the payment. */
static float
board_draw_balance (PurserScoreboard    *self,
                    GtkSnapshot         *snapshot,
                    const PurserAccount *about,
                    gint64               balance,
                    gint64               by,
                    float                x,
                    float                middle,
                    float                size)
{
  g_autofree char *amount = purser_format_amount (balance);
  g_autofree char *gain = purser_format_signed (by);
  gboolean score = purser_game_ui_is_score (board_get_play (self), about);

  if (score)
    x = board_draw_amount (self, snapshot, gain, about->icon, PANGO_WEIGHT_BOLD, x, middle, size);
  else
    x = board_draw_amount (self, snapshot, amount, about->icon, PANGO_WEIGHT_NORMAL, x, middle, size);
  if (by != 0 && !score)
    x = board_draw_amount (self, snapshot, gain, NULL, PANGO_WEIGHT_BOLD, x + size * 0.25f, middle, size);
  return x + size * 0.8f;
}

/* Draws a player's balances, and returns where they end. */
static float
board_draw_balances (PurserScoreboard *self,
                     GtkSnapshot      *snapshot,
                     PurserPayments   *payments,
                     guint             seat,
                     gboolean          only_main,
                     float             x,
                     float             middle,
                     float             size)
{
  PurserPlay *play = board_get_play (self);
  PurserSetup *setup = purser_play_get_setup (play);
  guint n = setup->rules->count_accounts (setup, purser_play_get_state (play));

  for (guint i = 0; i < n; i++)
    {
      PurserAccount about = purser_game_ui_tell_account (play, i);
      gint64 by = payments_get (payments, seat, i);

      if (about.icon != NULL && (!only_main || about.main) && !purser_game_ui_hides (play, i) &&
          (by != 0 || !purser_game_ui_is_score (play, &about)))
        x = board_draw_balance (self, snapshot, &about, purser_play_get_balance (play, (int) seat, i), by, x, middle, size);
    }
  return x;
}

/* Draws the balances as large as they fit; if all would be too small, only the main ones. Returns whether there are any. */
static gboolean
board_fit_balances (PurserScoreboard *self,
                    GtkSnapshot      *snapshot,
                    PurserPayments   *payments,
                    guint             seat,
                    float             x,
                    float             middle,
                    float             room,
                    float             size)
{
  float taken = board_draw_balances (self, NULL, payments, seat, FALSE, 0, 0, size);
  gboolean only_main = taken > room && size * room / taken < SMALLEST;

  if (only_main)
    taken = board_draw_balances (self, NULL, payments, seat, TRUE, 0, 0, size);
  if (taken > room)
    size *= room / taken;
  board_draw_balances (self, snapshot, payments, seat, only_main, x, middle, size);
  return taken > 0;
}

/* Makes a name that is too long for its line smaller before it ends in an ellipsis. */
static void
fit_name (PangoLayout *name,
          float        room)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_layout_get_font_description (name));
  int size = pango_font_description_get_size (font);
  int width;

  pango_layout_get_pixel_size (name, &width, NULL);
  if ((float) width > room)
    pango_font_description_set_absolute_size (font, size * MAX (0.5, 0.95 * room / width));
  pango_layout_set_font_description (name, font);
  pango_layout_set_ellipsize (name, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (name, (int) room * PANGO_SCALE);
}

/* Returns the size of the text in a row. */
static float
find_size (float width,
           float height)
{
  return MIN (height * 0.52f, width * 0.12f);
}

/* Returns 2 if that makes the text much larger: many players on a wide screen would have flat rows with little in them. */
static guint
count_columns (guint n_players,
               float width,
               float height)
{
  float one = find_size (width, height / (float) n_players);
  float two = find_size (width / 2, height / (float) ((n_players + 1) / 2));

  return two > MUCH_LARGER * one ? 2 : 1;
}

static void
board_draw_row (PurserScoreboard *self,
                GtkSnapshot      *snapshot,
                PurserPayments   *payments,
                guint             seat,
                gint64            score,
                float             width,
                float             height)
{
  float size = find_size (width, height);
  float pad = MIN (size * 0.5f, 24);
  float left = 1.7f * pad + size;
  const char *name = purser_session_get_setup (self->session)->seats[seat].name;
  g_autofree char *amount = board_dup_score (self, score);
  g_autoptr (PangoLayout) number = board_dup_numbers (self, amount, size, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) words = board_dup_layout (self, name, size * 0.62f, PANGO_WEIGHT_BOLD);
  gboolean with_balances;
  float room;
  GdkRGBA ink;
  int taken;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  pango_layout_get_pixel_size (number, &taken, NULL);
  room = MAX (1, width - left - 2 * pad - (float) taken);
  /* Keeps a name from right to left beside its mark. */
  pango_layout_set_auto_dir (words, FALSE);
  fit_name (words, room);
  board_draw_mark (self, snapshot, seat, pad, (height - size) / 2, size);
  with_balances = board_fit_balances (self, snapshot, payments, seat, left, height / 2 + 0.46f * size, room, size * 0.42f);
  draw_layout (snapshot, words, &ink, left, height / 2 - (with_balances ? 0.35f * size : 0));
  draw_layout (snapshot, number, &ink, width - pad - (float) taken, height / 2);
}

/* Draws the dice and their player at the end of the line, and returns where they begin. */
static float
board_draw_roll (PurserScoreboard *self,
                 GtkSnapshot      *snapshot,
                 PurserPayments   *payments,
                 float             width,
                 float             height)
{
  float size = height * 0.62f;
  float x = width - height * 0.2f;
  GdkRGBA ink;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  if (payments->first == 0 || payments->dice[0] == 0)
    return x;
  for (int i = 1; i >= 0; i--)
    {
      x -= size + size * 0.2f;
      board_draw_die (snapshot, &ink, payments->dice[i], x, (height - size) / 2, size);
    }
  if (payments->roller >= 0)
    board_draw_mark (self, snapshot, (guint) payments->roller, x -= size * 1.2f, (height - size) / 2, size);
  return x;
}

static void
board_draw_head (PurserScoreboard *self,
                 GtkSnapshot      *snapshot,
                 PurserPayments   *payments,
                 float             width,
                 float             height)
{
  g_autofree char *progress = purser_progress_dup_text (self->session, 0);
  g_autofree char *named = purser_progress_dup_title (board_get_play (self));
  g_autoptr (PangoLayout) title = board_dup_layout (self, named, height * 0.3f, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) words = board_dup_layout (self, progress, height * 0.3f, PANGO_WEIGHT_NORMAL);
  float room = board_draw_roll (self, snapshot, payments, width, height) - height * 0.4f;
  GdkRGBA ink;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  pango_layout_set_ellipsize (title, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (title, (int) MAX (1, room) * PANGO_SCALE);
  pango_layout_set_ellipsize (words, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (words, (int) MAX (1, room) * PANGO_SCALE);
  draw_layout (snapshot, title, &ink, height * 0.2f, height * 0.29f);
  draw_layout (snapshot, words, &ink, height * 0.2f, height * 0.71f);
}

/* Draws the players in the order of their seats, so that the eye finds each name where it was. */
static void
purser_scoreboard_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  PurserScoreboard *self = PURSER_SCOREBOARD (widget);
  PurserPlay *play = board_get_play (self);
  g_autoptr (PurserPayments) payments = purser_payments_new (play);
  guint n_players = purser_play_get_setup (play)->n_players;
  float width = (float) gtk_widget_get_width (widget);
  float head = MIN ((float) gtk_widget_get_height (widget) * 0.16f, width * 0.18f);
  guint n_columns = count_columns (n_players, width, (float) gtk_widget_get_height (widget) - head);
  guint n_rows = (n_players + n_columns - 1) / n_columns;
  float height = ((float) gtk_widget_get_height (widget) - head) / (float) n_rows;
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };

  purser_play_get_standings (play, standings);
  board_draw_head (self, snapshot, payments, width, head);
  width /= (float) n_columns;
  for (guint i = 0; i < n_players; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width * (float) (i / n_rows),
                                                              head + height * (float) (i % n_rows)));
      if (purser_play_get_turn_info (play)->active == (int) i)
        board_draw_turn (self, snapshot, width, height);
      board_draw_row (self, snapshot, payments, i, standings[i].score, width, height);
      gtk_snapshot_restore (snapshot);
    }
}

static void
purser_scoreboard_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 960 : 540;
}

static void
board_tell_player (PurserScoreboard *self,
                   GString          *text,
                   guint             seat,
                   gint64            score)
{
  PurserPlay *play = board_get_play (self);
  PurserSetup *setup = purser_play_get_setup (play);
  guint n = setup->rules->count_accounts (setup, purser_play_get_state (play));
  g_autofree char *points = board_dup_score (self, score);

  g_string_append_printf (text, "%s%s %s%s", text->len > 0 ? _(". ") : "", setup->seats[seat].name, points,
                          purser_play_get_turn_info (play)->active == (int) seat ? _(", active player") : "");
  for (guint i = 0; i < n; i++)
    {
      PurserAccount about = purser_game_ui_tell_account (play, i);
      g_autofree char *amount = purser_format_amount (purser_play_get_balance (play, (int) seat, i));

      if (about.icon != NULL && !purser_game_ui_is_score (play, &about) && !purser_game_ui_hides (play, i))
        g_string_append_printf (text, "%s%s %s", _(", "), about.title, amount);
    }
}

static void
board_tell_roll (PurserScoreboard *self,
                 GString          *text)
{
  g_autoptr (PurserPayments) payments = purser_payments_new (board_get_play (self));
  g_autofree char *roll = payments->first > 0 && payments->dice[0] > 0
                            ? purser_play_describe (board_get_play (self), payments->first) : NULL;

  if (roll != NULL)
    g_string_append_printf (text, "%s%s", _(". "), roll);
}

static void
board_update (PurserScoreboard *self)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autofree char *progress = purser_progress_dup_text (self->session, 0);
  g_autofree char *title = purser_progress_dup_title (board_get_play (self));
  g_autoptr (GString) text = g_string_new (title);

  purser_play_get_standings (board_get_play (self), standings);
  g_string_append_printf (text, "%s%s", _(". "), progress);
  board_tell_roll (self, text);
  for (guint i = 0; i < purser_session_get_setup (self->session)->n_players; i++)
    board_tell_player (self, text, i, standings[i].score);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
purser_scoreboard_dispose (GObject *object)
{
  g_clear_object (&PURSER_SCOREBOARD (object)->session);
  G_OBJECT_CLASS (purser_scoreboard_parent_class)->dispose (object);
}

static void
purser_scoreboard_class_init (PurserScoreboardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_scoreboard_dispose;
  widget_class->measure = purser_scoreboard_measure;
  widget_class->snapshot = purser_scoreboard_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
purser_scoreboard_init (PurserScoreboard *self)
{
}

void
purser_scoreboard_set_session (PurserScoreboard *self,
                               PurserSession    *session)
{
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_func (board_get_play (self), board_update, self);
      g_signal_handlers_disconnect_by_func (self->session, board_update, self);
    }
  g_set_object (&self->session, session);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (board_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "asked", G_CALLBACK (board_update), self, G_CONNECT_SWAPPED);
  board_update (self);
}
