// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-balanced-bin.h"
#include "purser-counter.h"
#include "purser-face.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-player-tile.h"
#include "purser-title-label.h"
#include "purser-widget.h"

/* A player, always in sight: name, score, and the accounts that matter most. */
struct _PurserPlayerTile
{
  GtkButton parent_instance;

  PurserSession      *session;
  int                 player;
  AdwMultiLayoutView *layouts;
  AdwBin             *mark;
  PurserTitleLabel   *name_label;
  AdwWrapBox         *accounts;
  GtkWidget          *hand;
  GtkWidget          *left;
  PurserCounter      *hand_label;
  PurserCounter      *score_label;
  /* (element-type PurserCounter): NULL for an account that is not shown */
  GPtrArray          *amounts;
};

G_DEFINE_FINAL_TYPE (PurserPlayerTile, purser_player_tile, GTK_TYPE_BUTTON)

static PurserPlay *
tile_get_play (PurserPlayerTile *self)
{
  return purser_session_get_play (self->session);
}

static gboolean
tile_hides (PurserPlayerTile *self,
            guint             account)
{
  return purser_game_ui_hides (tile_get_play (self), account);
}

/* Returns the sum of the hidden balances; -1 if none is hidden. */
static gint64
tile_count_hidden (PurserPlayerTile *self)
{
  gint64 n = -1;

  for (guint i = 0; i < self->amounts->len; i++)
    if (g_ptr_array_index (self->amounts, i) != NULL && tile_hides (self, i))
      n = MAX (n, 0) + purser_play_get_balance (tile_get_play (self), self->player, i);
  return n;
}

static gboolean
tile_has_left (PurserPlayerTile *self)
{
  return purser_turn_info_has_left (purser_play_get_turn_info (tile_get_play (self)), self->player);
}

static char *
tile_dup_name (PurserPlayerTile *self,
               gint64            score)
{
  PurserPlay *play = tile_get_play (self);
  gint64 hidden = tile_count_hidden (self);
  g_autoptr (GString) name = g_string_new (purser_setup_get_name (purser_play_get_setup (play), self->player));

  /* Translators: follows a player's name */
  g_string_append_printf (name, _(", score %d"), (int) score);
  for (guint i = 0; i < self->amounts->len; i++)
    {
      PurserAccount about = purser_game_ui_tell_account (play, i);
      g_autofree char *amount = purser_format_amount (purser_play_get_balance (play, self->player, i));

      if (!tile_hides (self, i))
        g_string_append_printf (name, _(", %s %s"), about.title, amount);
    }
  if (hidden >= 0)
    /* Translators: follows a player's name, score and accounts */
    g_string_append_printf (name, ngettext (", %d card", ", %d cards", (gulong) hidden), (int) hidden);
  if (tile_has_left (self))
    g_string_append_printf (name, _(", %s"), C_("player", "Left"));
  if (purser_play_get_turn_info (play)->active == self->player)
    /* Translators: follows a player's name, score and accounts */
    g_string_append (name, _(", active player"));
  return g_string_free_and_steal (g_steal_pointer (&name));
}

static void
label_show_amount (PurserCounter *label,
                   gint64         amount)
{
  g_autofree char *text = purser_format_amount (amount);

  purser_counter_set_text (label, text);
}

static GtkWidget *
amount_new (GtkWidget      *head,
            PurserCounter **label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  *label = g_object_new (PURSER_TYPE_COUNTER, NULL);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (*label));
  return box;
}

static GtkWidget *
account_new (PurserPlayerTile    *self,
             const PurserAccount *about)
{
  GtkWidget *head = about->icon != NULL ? gtk_image_new_from_icon_name (about->icon) : gtk_label_new (about->title);
  PurserCounter *label;
  GtkWidget *box = amount_new (head, &label);

  gtk_widget_add_css_class (head, about->id);
  g_ptr_array_add (self->amounts, label);
  return box;
}

/* Adds the size of a hand that is private. */
static void
tile_add_hand (PurserPlayerTile *self)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (tile_get_play (self)));

  self->hand = amount_new (gtk_image_new_from_icon_name (ui->secret_account.icon), &self->hand_label);
  adw_wrap_box_append (self->accounts, self->hand);
  purser_game_ui_watch (tile_get_play (self), G_CALLBACK (purser_player_tile_update), self);
}

static void
tile_add_accounts (PurserPlayerTile *self)
{
  PurserPlay *play = tile_get_play (self);
  guint n = purser_play_get_rules (play)->count_accounts (purser_play_get_setup (play), purser_play_get_state (play));

  for (guint i = 0; i < n; i++)
    {
      PurserAccount about = purser_game_ui_tell_account (play, i);

      if (about.main && !purser_game_ui_is_score (play, &about))
        adw_wrap_box_append (self->accounts, account_new (self, &about));
      else
        g_ptr_array_add (self->amounts, NULL);
    }
}

static void
purser_player_tile_finalize (GObject *object)
{
  g_clear_object (&PURSER_PLAYER_TILE (object)->session);
  g_ptr_array_unref (PURSER_PLAYER_TILE (object)->amounts);
  G_OBJECT_CLASS (purser_player_tile_parent_class)->finalize (object);
}

static void
purser_player_tile_class_init (PurserPlayerTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_player_tile_finalize;
  g_type_ensure (PURSER_TYPE_BALANCED_BIN);
  g_type_ensure (PURSER_TYPE_COUNTER);
  g_type_ensure (PURSER_TYPE_TITLE_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-player-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPlayerTile, layouts);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayerTile, mark);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayerTile, name_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayerTile, accounts);
  gtk_widget_class_bind_template_child (widget_class, PurserPlayerTile, score_label);
}

static void
purser_player_tile_init (PurserPlayerTile *self)
{
  self->amounts = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
purser_player_tile_new (PurserSession *session,
                        int            player)
{
  PurserPlayerTile *self = g_object_new (PURSER_TYPE_PLAYER_TILE, NULL);
  PurserSetup *setup = purser_session_get_setup (session);

  self->session = g_object_ref (session);
  self->player = player;
  purser_title_label_show_name (self->name_label, purser_setup_get_name (setup, player));
  purser_set_tooltip (GTK_WIDGET (self), purser_setup_get_name (setup, player));
  gtk_widget_add_css_class (GTK_WIDGET (self), setup->rules->id);
  adw_bin_set_child (self->mark, purser_face_new_for_seat (setup, player, 34));
  tile_add_accounts (self);
  tile_add_hand (self);
  self->left = gtk_label_new (C_("player", "Left"));
  adw_wrap_box_append (self->accounts, self->left);
  purser_player_tile_update (self);
  return GTK_WIDGET (self);
}

int
purser_player_tile_get_player (PurserPlayerTile *self)
{
  return self->player;
}

/* @layout: "wide"; "narrow", one below the other, for a phone; "low" or "least", in one line */
void
purser_player_tile_set_layout (PurserPlayerTile *self,
                               const char       *layout)
{
  static const char *const layouts[] = { "wide", "narrow", "low", "least" };
  gboolean narrow = !g_str_equal (layout, "wide");

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    purser_set_style (GTK_WIDGET (self), layouts[i], g_str_equal (layouts[i], layout));
  adw_multi_layout_view_set_layout_name (self->layouts, layout);
  adw_bin_set_child (self->mark, purser_face_new_for_seat (purser_session_get_setup (self->session), self->player,
                                                         narrow ? 20 : 34));
  purser_title_label_set_justify (self->name_label, narrow ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  /* A phone has no room for words, but for many lines. */
  g_object_set (self->name_label, "lines", narrow ? 5 : 3, NULL);
  gtk_widget_set_halign (GTK_WIDGET (self->accounts), narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  adw_wrap_box_set_child_spacing (self->accounts, narrow ? 4 : 5);
}

/* Marks the player whose board is shown. */
void
purser_player_tile_set_shown (PurserPlayerTile *self,
                              gboolean          shown)
{
  purser_set_style (GTK_WIDGET (self), "shown", shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, shown, -1);
}

static void
tile_update_hand (PurserPlayerTile *self)
{
  gint64 n = tile_count_hidden (self);

  label_show_amount (self->hand_label, n);
  gtk_widget_set_visible (self->hand, n >= 0 && !tile_has_left (self));
}

static void
tile_update_account (PurserPlayerTile *self,
                     guint             account)
{
  PurserCounter *label = g_ptr_array_index (self->amounts, account);

  if (label == NULL)
    return;
  label_show_amount (label, purser_play_get_balance (tile_get_play (self), self->player, account));
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (label)), !tile_hides (self, account) && !tile_has_left (self));
}

void
purser_player_tile_update (PurserPlayerTile *self)
{
  PurserPlay *play = tile_get_play (self);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autofree char *name = NULL;

  purser_play_get_standings (play, standings);
  label_show_amount (self->score_label, standings[self->player].score);
  for (guint i = 0; i < self->amounts->len; i++)
    tile_update_account (self, i);
  tile_update_hand (self);
  /* A player who has left has no use for accounts; the tile says so instead. */
  gtk_widget_set_visible (self->left, tile_has_left (self));
  purser_set_style (GTK_WIDGET (self), "active", purser_play_get_turn_info (play)->active == self->player);
  name = tile_dup_name (self, standings[self->player].score);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
