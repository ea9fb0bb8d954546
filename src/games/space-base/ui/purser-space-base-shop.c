// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n.h>

#include "purser-even-columns.h"
#include "purser-measure.h"
#include "purser-space-base-face.h"
#include "purser-space-base-shop.h"
#include "purser-space-base-words.h"
#include "purser-undo-key.h"
#include "purser-widget.h"

/* Nobody looks through more; another word or number narrows the search. */
#define MOST_CARDS 24

/* The highest cost on a ship is 14; a reading may be off. */
#define MOST_COST 16

/* The height for a search, and for the question of the cost. */
#define HEIGHT 720

/* In a window wider than this, the dialog has a margin and gets at most this share of the width. */
#define FLOATING 600
#define SHARE 0.85

/* A dialog with what can be done at a sector: the abilities and the cards there, one tap each. A tap closes the dialog, and the
 * table below carries it out. Return only takes what has the focus. */
struct _PurserSpaceBaseShop
{
  AdwDialog parent_instance;

  GtkEditable       *entry;
  GtkStack          *stack;
  GtkWidget         *header_bar;
  GtkScrolledWindow *scroller;
  GtkWidget         *content;
  PurserEvenColumns *uses;
  AdwWrapBox        *lying;
  PurserEvenColumns *cards;
  AdwWrapBox        *costs;
  GtkWidget         *empty;
  GtkWidget         *correct;
  GtkWidget         *table;

  /* Valid while the dialog is open: it is closed before anything changes. */
  const PurserSpaceBaseState *state;
  int                         player;
  GArray                     *offers;
  PurserSpaceBasePurpose      purpose;
};

G_DEFINE_FINAL_TYPE (PurserSpaceBaseShop, purser_space_base_shop, ADW_TYPE_DIALOG)

static void
purser_space_base_shop_dispose (GObject *object)
{
  PurserSpaceBaseShop *self = PURSER_SPACE_BASE_SHOP (object);

  g_clear_pointer (&self->offers, g_array_unref);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (purser_space_base_shop_parent_class)->dispose (object);
}

/* Fits the height to the content, as a sector may have one card or a dozen. */
static void
shop_fit (PurserSpaceBaseShop *self)
{
  int room = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  int width = MIN (adw_dialog_get_content_width (ADW_DIALOG (self)), room > FLOATING ? (int) (room * SHARE) : room);

  adw_dialog_set_content_height (ADW_DIALOG (self), purser_measure_height (self->header_bar, -1) +
                                                      purser_measure_height (self->content, width));
}

static void
purser_space_base_shop_map (GtkWidget *widget)
{
  PurserSpaceBaseShop *self = PURSER_SPACE_BASE_SHOP (widget);

  if (gtk_widget_get_visible (self->correct))
    shop_fit (self);
  GTK_WIDGET_CLASS (purser_space_base_shop_parent_class)->map (widget);
}

/* ---- Cards ---- */

static void
ask_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  PurserSpaceBaseShop *self = PURSER_SPACE_BASE_SHOP (widget);

  for (int cost = 1; cost <= MOST_COST; cost++)
    {
      g_autofree char *text = g_strdup_printf ("%d", cost);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_set_size_request (button, 60, 52);
      gtk_widget_add_css_class (button, "title-3");
      purser_set_action (button, "wish.take", g_variant_new ("(ui)", g_variant_get_uint32 (parameter), cost));
      adw_wrap_box_append (self->costs, button);
    }
  adw_dialog_set_content_height (ADW_DIALOG (self), HEIGHT);
  gtk_stack_set_visible_child_name (self->stack, "cost");
  gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->costs)));
}

/* Adds a card. An unknown cost must be entered before the card can be bought. */
static void
shop_add_card (PurserSpaceBaseShop        *self,
               const PurserSpaceBaseOffer *offer)
{
  GtkWidget *button = purser_space_base_offer_button_new (self->state, self->player, offer, self->purpose, FALSE);

  if (self->purpose == PURSER_SPACE_BASE_TO_BUY && offer->cost < 0)
    purser_set_action (button, "shop.ask", g_variant_new_uint32 (offer->card));
  purser_even_columns_append (self->cards, button);
}

/* Shows the offers, and scrolls to the first one. */
static void
shop_show_offers (PurserSpaceBaseShop *self,
                  GArray              *offers)
{
  purser_unparent_children (GTK_WIDGET (self->cards));
  for (guint i = 0; i < MIN (offers->len, MOST_CARDS); i++)
    shop_add_card (self, &g_array_index (offers, PurserSpaceBaseOffer, i));
  gtk_widget_set_visible (self->empty, offers->len == 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
search_changed_cb (PurserSpaceBaseShop *self)
{
  g_autoptr (GArray) found = purser_space_base_find_offers (self->state, self->offers, gtk_editable_get_text (self->entry));

  shop_show_offers (self, found);
}

/* Focuses the first card that can be paid, so that another Return takes it. */
static void
search_activate_cb (PurserSpaceBaseShop *self)
{
  GtkWidget *first;

  search_changed_cb (self);
  for (first = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); first != NULL; first = gtk_widget_get_next_sibling (first))
    if (!gtk_widget_has_css_class (first, "dear"))
      break;
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

/* ---- The dialog ---- */

/* Closes the dialog, and activates the action on the table: a dialog keeps actions and keys from the page below. */
static void
pass_on (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr (GtkWidget) table = g_object_ref (PURSER_SPACE_BASE_SHOP (widget)->table);
  g_autoptr (GVariant) target = parameter != NULL ? g_variant_ref (parameter) : NULL;

  adw_dialog_close (ADW_DIALOG (widget));
  gtk_widget_activate_action_variant (table, action, target);
}

static void
undo (GtkWidget *widget)
{
  pass_on (widget, "table.undo", NULL);
}

static void
purser_space_base_shop_class_init (PurserSpaceBaseShopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_space_base_shop_dispose;
  widget_class->map = purser_space_base_shop_map;
  g_type_ensure (PURSER_TYPE_EVEN_COLUMNS);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/space-base/purser-space-base-shop.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, stack);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, header_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, scroller);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, content);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, uses);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, lying);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, cards);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, costs);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, empty);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, correct);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
  gtk_widget_class_install_action (widget_class, "shop.ask", "u", ask_activated);
  gtk_widget_class_install_action (widget_class, "wish.take", "(ui)", pass_on);
  gtk_widget_class_install_action (widget_class, "sector.use", "u", pass_on);
  gtk_widget_class_install_action (widget_class, "sector.correct", NULL, pass_on);
  gtk_widget_class_install_action (widget_class, "play.show-item", "s", pass_on);
}

static void
purser_space_base_shop_init (PurserSpaceBaseShop *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_undo_key_add (GTK_WIDGET (self), undo);
}

/* @find: whether it searches all cards; otherwise it shows one sector, where the play and the table may differ */
AdwDialog *
purser_space_base_shop_new (GtkWidget  *table,
                            const char *title,
                            gboolean    find)
{
  PurserSpaceBaseShop *self = g_object_new (PURSER_TYPE_SPACE_BASE_SHOP, "title", title, NULL);

  self->table = g_object_ref (table);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), find);
  gtk_widget_set_visible (self->correct, !find);
  if (find)
    adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->entry));
  return ADW_DIALOG (self);
}

static GtkWidget *
centred_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

void
purser_space_base_shop_add_use (PurserSpaceBaseShop *self,
                                guint                index,
                                const PurserChoice  *choice,
                                gboolean             spends_charge)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), centred_new (choice->label));
  if (spends_charge)
    {
      gtk_box_append (GTK_BOX (box), centred_new (_("Spends a charge")));
      gtk_widget_add_css_class (gtk_widget_get_last_child (box), "caption");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Spends a charge"), -1);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, choice->label, -1);
  gtk_widget_add_css_class (button, "use-ability");
  purser_set_action (button, "sector.use", g_variant_new_uint32 (index));
  purser_even_columns_append (self->uses, button);
}

/* Adds a card of the sector to look at; a tap shows all about it. */
void
purser_space_base_shop_add_lying (PurserSpaceBaseShop        *self,
                                  const PurserSpaceBaseState *state,
                                  int                         player,
                                  guint                       card,
                                  gboolean                    deployed)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *words = purser_space_base_say_own (state, player, card);

  gtk_button_set_child (GTK_BUTTON (button),
                        purser_space_base_face_new (state, card, deployed, state->players[player].charges[card], TRUE));
  gtk_widget_add_css_class (button, "lying-card");
  purser_set_action (button, "play.show-item", g_variant_new_string (purser_space_base_card_id (card)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_wrap_box_append (self->lying, button);
  gtk_widget_set_visible (GTK_WIDGET (self->lying), TRUE);
}

void
purser_space_base_shop_offer (PurserSpaceBaseShop        *self,
                              const PurserSpaceBaseState *state,
                              int                         player,
                              GArray                     *offers,
                              PurserSpaceBasePurpose      purpose)
{
  self->state = state;
  self->player = player;
  self->offers = g_array_ref (offers);
  self->purpose = purpose;
  shop_show_offers (self, offers);
}
