// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-application.h"
#include "purser-format.h"
#include "purser-player-card.h"
#include "purser-player-mark.h"

/* A player with name, score and accounts: a card in the wide table, a chip in the narrow one. A tap on a balance
 * corrects it, one on the name of a card asks for the board. */
struct _PurserPlayerCard
{
  AdwBin parent_instance;

  PurserSession *session;
  int            player;
  gboolean       small;
  GtkLabel      *score_label;
  GtkLabel      *advice_label;
  GPtrArray     *amount_labels;
  GPtrArray     *amount_buttons;
  GtkWidget     *button;
};

enum {
  SIGNAL_HEAD_CLICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserPlayerCard, purser_player_card, ADW_TYPE_BIN)

static void
get_account (PurserPlayerCard *self,
             guint             account,
             PurserAccount    *about)
{
  PurserPlay *play = purser_session_get_play (self->session);

  purser_play_get_rules (play)->get_account (purser_play_get_setup (play), account, about);
}

static char *
card_dup_name (PurserPlayerCard *self,
               gint64            score)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autoptr (GString) name = g_string_new (purser_setup_get_name (purser_play_get_setup (play), self->player));

  /* Translators: follows a player's name */
  g_string_append_printf (name, _(", score %d"), (int) score);
  for (guint i = 0; i < self->amount_labels->len; i++)
    {
      PurserAccount about = { 0 };
      g_autofree char *amount = purser_format_amount (purser_play_get_balance (play, self->player, i));

      get_account (self, i, &about);
      g_string_append_printf (name, ", %s %s", about.title, amount);
    }
  if (purser_play_get_table (play)->active == self->player)
    /* Translators: follows a player's name, score and accounts */
    g_string_append (name, _(", in turn"));
  return g_string_free_and_steal (g_steal_pointer (&name));
}

/* What the dice hold, where that is asked for; the text is only worked out when it shows. */
static void
card_update_advice (PurserPlayerCard *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  const PurserRules *rules = purser_play_get_rules (play);
  g_autofree char *text = NULL;

  if (self->advice_label == NULL)
    return;
  if (rules->advise != NULL && purser_advisor_is_on ())
    text = rules->advise (purser_play_get_setup (play), purser_play_get_state (play), self->player);
  gtk_label_set_label (self->advice_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->advice_label), text != NULL);
}

static void
card_show_amount (PurserPlayerCard *self,
                  guint             account,
                  const char       *amount)
{
  GtkWidget *button = g_ptr_array_index (self->amount_buttons, account);
  PurserAccount about = { 0 };
  g_autofree char *name = NULL;

  gtk_label_set_label (g_ptr_array_index (self->amount_labels, account), amount);
  if (button == NULL)
    return;
  get_account (self, account, &about);
  /* Translators: an account and its balance */
  name = g_strdup_printf (_("%s: %s"), about.title, amount);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
card_update (PurserPlayerCard *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autofree char *score = NULL;
  g_autofree char *name = NULL;

  purser_play_get_standings (play, standings);
  score = purser_format_amount (standings[self->player].score);
  gtk_label_set_label (self->score_label, score);
  for (guint i = 0; i < self->amount_labels->len; i++)
    {
      g_autofree char *amount = purser_format_amount (purser_play_get_balance (play, self->player, i));

      if (g_ptr_array_index (self->amount_labels, i) != NULL)
        card_show_amount (self, i, amount);
    }
  if (purser_play_get_table (play)->active == self->player)
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");
  card_update_advice (self);
  name = card_dup_name (self, standings[self->player].score);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->small ? self->button : GTK_WIDGET (self)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
account_new (PurserPlayerCard    *self,
             const PurserAccount *about)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "numeric");
  if (about->icon != NULL)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (about->icon));
  gtk_box_append (GTK_BOX (box), label);
  if (about->icon == NULL)
    {
      GtkWidget *title = gtk_label_new (about->title);

      gtk_widget_add_css_class (title, "caption");
      gtk_box_append (GTK_BOX (box), title);
    }
  g_ptr_array_index (self->amount_labels, self->amount_labels->len - 1) = label;
  return box;
}

/* A chip is too small to have buttons in it; it is one itself. */
static GtkWidget *
account_button_new (PurserPlayerCard    *self,
                    guint                account,
                    const PurserAccount *about)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *tooltip = g_strdup_printf (_("%s: correct the balance"), about->title);

  gtk_button_set_child (GTK_BUTTON (button), account_new (self, about));
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "balance");
  purser_set_action (button, "table.adjust-account", g_variant_new ("(ii)", self->player, (int) account));
  g_ptr_array_index (self->amount_buttons, account) = button;
  return button;
}

static GtkWidget *
accounts_new (PurserPlayerCard *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  guint n = purser_play_get_rules (play)->count_accounts (purser_play_get_setup (play), purser_play_get_state (play));
  GtkWidget *box = self->small ? gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8) : adw_wrap_box_new ();

  if (!self->small)
    {
      adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 2);
      adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 2);
      gtk_widget_add_css_class (box, "balances");
    }
  for (guint i = 0; i < n; i++)
    {
      PurserAccount about = { 0 };

      get_account (self, i, &about);
      g_ptr_array_add (self->amount_labels, NULL);
      g_ptr_array_add (self->amount_buttons, NULL);
      if (self->small && !about.main)
        continue;
      if (self->small)
        gtk_box_append (GTK_BOX (box), account_new (self, &about));
      else
        adw_wrap_box_append (ADW_WRAP_BOX (box), account_button_new (self, i, &about));
    }
  return box;
}

static GtkWidget *
head_new (PurserPlayerCard *self)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (purser_setup_get_name (setup, self->player));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_width_chars (GTK_LABEL (name), self->small ? 4 : -1);
  gtk_label_set_max_width_chars (GTK_LABEL (name), self->small ? 8 : 24);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, self->small ? "caption-heading" : "heading");
  self->score_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->score_label), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->score_label), self->small ? "heading" : "title-2");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->score_label), _("Score"));
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, self->player, self->small ? 22 : 32));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->score_label));
  return box;
}

static GtkWidget *
advice_new (PurserPlayerCard *self)
{
  self->advice_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->advice_label, 0);
  gtk_label_set_wrap (self->advice_label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->advice_label), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->advice_label), "dimmed");
  g_signal_connect_object (purser_application_get_settings (PURSER_APPLICATION (g_application_get_default ())),
                           "changed::advisor", G_CALLBACK (card_update_advice), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->advice_label);
}

static void
head_clicked_cb (PurserPlayerCard *self)
{
  g_signal_emit (self, signals[SIGNAL_HEAD_CLICKED], 0);
}

static GtkWidget *
button_new (PurserPlayerCard *self,
            GtkWidget        *child)
{
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), child);
  gtk_widget_set_css_classes (self->button, (const char *[]) { "flat", "player-button", NULL });
  return self->button;
}

static GtkWidget *
chip_new (PurserPlayerCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *chip = button_new (self, box);

  gtk_box_append (GTK_BOX (box), head_new (self));
  gtk_box_append (GTK_BOX (box), accounts_new (self));
  gtk_widget_set_tooltip_text (chip, _("Correct a Balance"));
  purser_set_action (chip, "table.adjust-account", g_variant_new ("(ii)", self->player, 0));
  return chip;
}

static GtkWidget *
card_new (PurserPlayerCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = button_new (self, head_new (self));

  g_signal_connect_swapped (head, "clicked", G_CALLBACK (head_clicked_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_setup_get_name (purser_session_get_setup (self->session), self->player), -1);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), accounts_new (self));
  gtk_box_append (GTK_BOX (box), advice_new (self));
  return box;
}

static void
card_build (PurserPlayerCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), self->small ? "player-chip" : "player-card");
  adw_bin_set_child (ADW_BIN (self), self->small ? chip_new (self) : card_new (self));
}

static void
purser_player_card_finalize (GObject *object)
{
  PurserPlayerCard *self = PURSER_PLAYER_CARD (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->amount_labels, g_ptr_array_unref);
  g_clear_pointer (&self->amount_buttons, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_player_card_parent_class)->finalize (object);
}

static void
purser_player_card_class_init (PurserPlayerCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_player_card_finalize;

  /**
   * PurserPlayerCard::head-clicked:
   * @self: a card, not a chip
   *
   * The name was tapped.
   */
  signals[SIGNAL_HEAD_CLICKED] = g_signal_new ("head-clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                               0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_player_card_init (PurserPlayerCard *self)
{
  self->amount_labels = g_ptr_array_new ();
  self->amount_buttons = g_ptr_array_new ();
}

/**
 * purser_player_card_new:
 * @session: a session
 * @player: a player's index
 * @small: whether it is a chip: only the accounts that matter most
 *
 * Returns: (transfer floating): a card that follows the play
 */
GtkWidget *
purser_player_card_new (PurserSession *session,
                        int            player,
                        gboolean       small)
{
  PurserPlayerCard *self = g_object_new (PURSER_TYPE_PLAYER_CARD, NULL);

  self->session = g_object_ref (session);
  self->player = player;
  self->small = small;
  card_build (self);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (card_update), self, G_CONNECT_SWAPPED);
  card_update (self);
  return GTK_WIDGET (self);
}

/**
 * purser_player_card_get_player:
 * @self: a card
 *
 * Returns: the player's index
 */
int
purser_player_card_get_player (PurserPlayerCard *self)
{
  return self->player;
}

/**
 * purser_player_card_tell_open:
 * @self: a card that is not small
 * @open: whether what its head opens is open
 *
 * Tells those who listen whether the player's board can be seen.
 */
void
purser_player_card_tell_open (PurserPlayerCard *self,
                              gboolean          open)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}
