// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-marks.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-types.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The prices of a good (`phoenix/trades`): 3 GEM, or any two goods. */
static const int prices[][PURSER_PHOENIX_METAL + 1] = {
  { 3, 0, 0, 0 }, { 0, 2, 0, 0 }, { 0, 0, 2, 0 }, { 0, 0, 0, 2 }, { 0, 1, 1, 0 }, { 0, 1, 0, 1 }, { 0, 0, 1, 1 },
};

/* The aliens that may move into a wing: those of its colour, and gold ones, which live in any. */
enum {
  OWN,
  GOLD,
  KINDS
};

/* The trades of a transport ship, one tap each: an alien, or a good with its price. The next trade is paid from the balances
 * after the trades so far. */
struct _PurserTradesEditor
{
  PurserEditor parent_instance;

  PurserValue *trades;
  AdwWrapBox  *chips;
  AdwWrapBox  *aliens;
  AdwWrapBox  *goods;
  GtkWidget   *alien_buttons[PURSER_PHOENIX_COLOURS][KINDS];
  GtkWidget   *good_buttons[G_N_ELEMENTS (prices)][PURSER_PHOENIX_METAL + 1];
  gboolean     edits;
};

G_DEFINE_FINAL_TYPE (PurserTradesEditor, purser_trades_editor, PURSER_TYPE_EDITOR)

static const PurserPhoenixState *
trades_get_state (PurserTradesEditor *self)
{
  return purser_play_get_state (purser_editor_get_play (PURSER_EDITOR (self)));
}

/* Works out the balances of the player in turn after the trades so far. */
static void
trades_get_balances (PurserTradesEditor *self,
                     int                *balances)
{
  const PurserPhoenixState *state = trades_get_state (self);

  for (int i = PURSER_PHOENIX_GEMS; i <= PURSER_PHOENIX_METAL; i++)
    {
      balances[i] = state->turn.active >= 0 ? state->players[state->turn.active].balances[i] : 0;
      for (guint n = 0; n < purser_value_get_size (self->trades); n++)
        {
          PurserValue *trade = purser_value_get_at (self->trades, n);
          const char *word = purser_phoenix_account_words[i];

          balances[i] += (int) (purser_value_get_integer_of (purser_value_get (trade, "take"), word, 0) -
                                purser_value_get_integer_of (purser_value_get (trade, "give"), word, 0));
        }
    }
}

static PurserValue *
trade_new (const int  *price,
           const char *take,
           const char *sector)
{
  PurserValue *trade = purser_value_new_object ();
  PurserValue *give = purser_value_new_object ();
  PurserValue *taken = purser_value_new_object ();

  for (int i = PURSER_PHOENIX_GEMS; i <= PURSER_PHOENIX_METAL; i++)
    if (price[i] > 0)
      purser_value_set_integer (give, purser_phoenix_account_words[i], price[i]);
  purser_value_set_integer (taken, take, 1);
  purser_value_set (trade, "give", give);
  purser_value_set (trade, "take", taken);
  if (sector != NULL)
    purser_value_set_string (trade, "sector", sector);
  return trade;
}

static char *
dup_price (const int *price)
{
  GString *text = g_string_new (NULL);

  for (int i = PURSER_PHOENIX_GEMS; i <= PURSER_PHOENIX_METAL; i++)
    if (price[i] > 0)
      g_string_append_printf (text, "%s%d %s", text->len > 0 ? " + " : "", price[i],
                              purser_phoenix_account_title ((PurserPhoenixAccount) i));
  return g_string_free_and_steal (text);
}

/* "2 Food → Water" */
static char *
dup_trade (PurserValue *trade)
{
  const char *taken = purser_value_get_key_at (purser_value_get (trade, "take"), 0);
  const char *sector = purser_value_get_string_of (trade, "sector");
  int wing = purser_phoenix_find_word (purser_phoenix_colour_words, sector);
  int account = purser_phoenix_find_word (purser_phoenix_account_words, taken);
  int species = purser_phoenix_find_word (purser_phoenix_species_words, taken);
  const char *title = account >= 0 ? purser_phoenix_account_title ((PurserPhoenixAccount) account)
                                   : species >= 0 ? purser_phoenix_species_title ((PurserPhoenixSpecies) species) : "";
  int price[PURSER_PHOENIX_METAL + 1];
  g_autofree char *paid = NULL;

  for (int i = PURSER_PHOENIX_GEMS; i <= PURSER_PHOENIX_METAL; i++)
    price[i] = (int) purser_value_get_integer_of (purser_value_get (trade, "give"), purser_phoenix_account_words[i], 0);
  paid = dup_price (price);
  /* Translators: what is paid, what it brings, the wing where that lives */
  return wing >= 0 ? g_strdup_printf (_("%s → %s (%s)"), paid, title, purser_phoenix_colour_title (wing))
                   : g_strdup_printf ("%s → %s", paid, title);
}

static void
trades_add_chip (PurserTradesEditor *self,
                 guint               place)
{
  g_autofree char *text = dup_trade (purser_value_get_at (self->trades, place));
  g_autofree char *label = g_strdup_printf ("%u. %s", place + 1, text);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, _("Remove"));
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "taken");
  purser_set_action (button, "trades.remove", g_variant_new_uint32 (place));
  adw_wrap_box_append (self->chips, button);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), TRUE);
}

static void
trades_show_chips (PurserTradesEditor *self)
{
  purser_wrap_box_clear (self->chips);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), FALSE);
  for (guint i = 0; i < purser_value_get_size (self->trades); i++)
    trades_add_chip (self, i);
}

static gboolean
can_pay (PurserTradesEditor *self,
         const int          *price)
{
  int balances[PURSER_PHOENIX_METAL + 1];

  trades_get_balances (self, balances);
  for (int i = PURSER_PHOENIX_GEMS; i <= PURSER_PHOENIX_METAL && !self->edits; i++)
    if (price[i] > balances[i])
      return FALSE;
  return TRUE;
}

static const int *
alien_price (int species)
{
  static const int price[] = { 0, 1, 1, 0 };
  static const int gold_price[] = { 1, 1, 1, 0 };

  return species == PURSER_PHOENIX_GOLD ? gold_price : price;
}

static int
get_species (int wing,
             int kind)
{
  return kind == GOLD ? PURSER_PHOENIX_GOLD : wing;
}

/* Gold aliens live in any wing, so there is a button for each. */
static void
trades_offer_alien (PurserTradesEditor *self,
                    int                 wing,
                    int                 kind)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  int species = get_species (wing, kind);
  const char *title = purser_phoenix_species_title ((PurserPhoenixSpecies) species);
  g_autofree char *name = kind == GOLD
                            /* Translators: gold, the colour of a wing */
                            ? g_strdup_printf (_("%s in %s"), title, purser_phoenix_colour_title (wing)) : g_strdup (title);

  gtk_box_append (GTK_BOX (box), purser_phoenix_letter_new (purser_phoenix_species_words[species], title));
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  purser_set_action (button, "trades.take-alien", g_variant_new ("(ii)", wing, kind));
  self->alien_buttons[wing][kind] = button;
  adw_wrap_box_append (self->aliens, button);
}

static void
trades_offer_aliens (PurserTradesEditor *self)
{
  const PurserPhoenixState *state = trades_get_state (self);

  for (int wing = 0; wing < PURSER_PHOENIX_COLOURS && state->turn.active >= 0; wing++)
    if (state->players[state->turn.active].sectors[wing] > 0)
      {
        trades_offer_alien (self, wing, OWN);
        trades_offer_alien (self, wing, GOLD);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->aliens), gtk_widget_get_first_child (GTK_WIDGET (self->aliens)) != NULL);
}

static void
trades_show_aliens (PurserTradesEditor *self)
{
  for (int wing = 0; wing < PURSER_PHOENIX_COLOURS; wing++)
    for (int kind = 0; kind < KINDS; kind++)
      if (self->alien_buttons[wing][kind] != NULL)
        {
          int species = get_species (wing, kind);
          gboolean left = self->edits || trades_get_state (self)->supply[species] > 0;

          gtk_widget_set_sensitive (self->alien_buttons[wing][kind], left && can_pay (self, alien_price (species)));
        }
}

/* Shows trades that can be paid. A trade that cannot be paid again keeps its place, so that a second press meets no other
 * trade. */
static void
trades_show_goods (PurserTradesEditor *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (prices); i++)
    for (int good = PURSER_PHOENIX_FOOD; good <= PURSER_PHOENIX_METAL; good++)
      if (self->good_buttons[i][good] != NULL)
        {
          gboolean payable = can_pay (self, prices[i]);

          if (payable)
            gtk_widget_set_visible (self->good_buttons[i][good], TRUE);
          gtk_widget_set_sensitive (self->good_buttons[i][good], payable);
        }
}

static void
trades_show_offers (PurserTradesEditor *self)
{
  trades_show_aliens (self);
  trades_show_goods (self);
}

static void
trades_show (PurserTradesEditor *self)
{
  trades_show_chips (self);
  trades_show_offers (self);
}

/* Moves the focus to the first trade that is left if the focused one cannot be paid again. */
static void
trades_keep_focus (PurserTradesEditor *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && gtk_widget_is_sensitive (focus))
    return;
  if (!gtk_widget_child_focus (GTK_WIDGET (self->goods), GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->aliens), GTK_DIR_TAB_FORWARD);
}

static void
trades_add (PurserTradesEditor *self,
            PurserValue        *trade)
{
  purser_value_append (self->trades, trade);
  trades_add_chip (self, purser_value_get_size (self->trades) - 1);
  trades_show_offers (self);
  trades_keep_focus (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
remove_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  PurserTradesEditor *self = PURSER_TRADES_EDITOR (widget);
  guint place = g_variant_get_uint32 (parameter);
  PurserValue *trades = purser_value_new_list ();

  for (guint i = 0; i < purser_value_get_size (self->trades); i++)
    if (i != place)
      purser_value_append (trades, purser_value_ref (purser_value_get_at (self->trades, i)));
  purser_value_unref (self->trades);
  self->trades = trades;
  trades_show (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
take_alien_activated (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  int wing, kind, species;

  g_variant_get (parameter, "(ii)", &wing, &kind);
  species = get_species (wing, kind);
  trades_add (PURSER_TRADES_EDITOR (widget), trade_new (alien_price (species), purser_phoenix_species_words[species],
                                                        kind == GOLD ? purser_phoenix_colour_words[wing] : NULL));
}

static void
take_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  guint price;
  int good;

  g_variant_get (parameter, "(ui)", &price, &good);
  trades_add (PURSER_TRADES_EDITOR (widget), trade_new (prices[price], purser_phoenix_account_words[good], NULL));
}

static void
append_account (GtkWidget *box,
                int        amount,
                int        account)
{
  g_autofree char *text = g_strdup_printf ("%d", amount);

  if (amount > 1)
    gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (purser_phoenix_account_icons[account]));
}

/* Shows the price and the good it brings. */
static GtkWidget *
good_content_new (const int *price,
                  int        good)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (int i = PURSER_PHOENIX_GEMS; i <= PURSER_PHOENIX_METAL; i++)
    if (price[i] > 0)
      append_account (box, price[i], i);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("→"));
  append_account (box, 1, good);
  return box;
}

static void
trades_offer_good (PurserTradesEditor *self,
                   guint               price,
                   int                 good)
{
  g_autoptr (PurserValue) trade = trade_new (prices[price], purser_phoenix_account_words[good], NULL);
  g_autofree char *name = dup_trade (trade);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), good_content_new (prices[price], good));
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_add_css_class (button, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  purser_set_tooltip (button, name);
  purser_set_action (button, "trades.take", g_variant_new ("(ui)", price, good));
  self->good_buttons[price][good] = button;
  adw_wrap_box_append (self->goods, button);
}

/* A good is not traded for the same good. */
static void
trades_offer_goods (PurserTradesEditor *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (prices); i++)
    for (int good = PURSER_PHOENIX_FOOD; good <= PURSER_PHOENIX_METAL; good++)
      if (prices[i][good] == 0)
        trades_offer_good (self, i, good);
}

static void
purser_trades_editor_build (PurserEditor *editor)
{
  PurserTradesEditor *self = PURSER_TRADES_EDITOR (editor);

  trades_offer_aliens (self);
  trades_offer_goods (self);
  trades_show (self);
}

/* No trade is no action, so an empty list is not complete. */
static PurserValue *
purser_trades_editor_dup_value (PurserEditor *editor)
{
  PurserTradesEditor *self = PURSER_TRADES_EDITOR (editor);

  return purser_value_get_size (self->trades) > 0 ? purser_value_copy (self->trades) : NULL;
}

static void
purser_trades_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserTradesEditor *self = PURSER_TRADES_EDITOR (editor);

  purser_value_unref (self->trades);
  self->trades = purser_value_copy (value);
  /* A move being changed was paid from other balances. */
  self->edits = TRUE;
  trades_show (self);
}

static void
purser_trades_editor_finalize (GObject *object)
{
  purser_value_unref (PURSER_TRADES_EDITOR (object)->trades);
  G_OBJECT_CLASS (purser_trades_editor_parent_class)->finalize (object);
}

static void
purser_trades_editor_class_init (PurserTradesEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_trades_editor_finalize;
  editor_class->build = purser_trades_editor_build;
  editor_class->dup_value = purser_trades_editor_dup_value;
  editor_class->set_value = purser_trades_editor_set_value;
  gtk_widget_class_install_action (widget_class, "trades.remove", "u", remove_activated);
  gtk_widget_class_install_action (widget_class, "trades.take", "(ui)", take_activated);
  gtk_widget_class_install_action (widget_class, "trades.take-alien", "(ii)", take_alien_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-trades-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserTradesEditor, chips);
  gtk_widget_class_bind_template_child (widget_class, PurserTradesEditor, aliens);
  gtk_widget_class_bind_template_child (widget_class, PurserTradesEditor, goods);
}

static void
purser_trades_editor_init (PurserTradesEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->chips);
  purser_wrap_box_adapt (self->aliens);
  purser_wrap_box_adapt (self->goods);
  self->trades = purser_value_new_list ();
}
