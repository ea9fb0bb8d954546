// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <stdlib.h>

#include "purser-even-columns.h"
#include "purser-space-base-face.h"
#include "purser-space-base-find.h"
#include "purser-space-base-shop.h"
#include "purser-space-base-words.h"
#include "purser-undo-key.h"
#include "purser-widget.h"

/* More than this nobody looks through; a word or a number more finds it. */
#define MOST_CARDS 24

/* The highest cost on a ship is 14; a reading may be off. */
#define MOST_COST 16

/* What can be done at a sector: the abilities that lie there, and the cards of that sector, each of them a tap. It
 * tells by its signals what was tapped, and is closed then. Return takes nothing that is not marked. */
struct _PurserSpaceBaseShop
{
  AdwDialog parent_instance;

  GtkEditable       *entry;
  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  PurserEvenColumns *uses;
  AdwWrapBox        *lying;
  PurserEvenColumns *cards;
  AdwWrapBox        *costs;
  GtkWidget         *empty;
  GtkWidget         *correct;

  /* Good as long as the dialog is open: it is closed before anything changes. */
  const PurserSpaceBaseState *state;
  int                         player;
  GArray                     *offers;
  PurserSpaceBasePurpose      purpose;
  guint                       asked;
};

enum {
  SIGNAL_USE,
  SIGNAL_TAKE,
  SIGNAL_CORRECT,
  SIGNAL_LOOK,
  SIGNAL_UNDO,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserSpaceBaseShop, purser_space_base_shop, ADW_TYPE_DIALOG)

static void
purser_space_base_shop_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_SPACE_BASE_SHOP (object)->offers, g_array_unref);
  G_OBJECT_CLASS (purser_space_base_shop_parent_class)->dispose (object);
}

/* ---- Cards ---- */

static void
cost_clicked_cb (PurserSpaceBaseShop *self,
                 GtkWidget           *button)
{
  int cost = atoi (gtk_button_get_label (GTK_BUTTON (button)));
  guint card = self->asked;

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_TAKE], 0, card, cost);
}

static void
shop_ask_cost (PurserSpaceBaseShop *self,
               guint                card)
{
  self->asked = card;
  gtk_stack_set_visible_child_name (self->stack, "cost");
  gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->costs)));
}

static void
shop_fill_costs (PurserSpaceBaseShop *self)
{
  for (int cost = 1; cost <= MOST_COST; cost++)
    {
      g_autofree char *text = g_strdup_printf ("%d", cost);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_set_size_request (button, 60, 52);
      gtk_widget_add_css_class (button, "title-3");
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (cost_clicked_cb), self);
      adw_wrap_box_append (self->costs, button);
    }
}

static void
card_clicked_cb (PurserSpaceBaseShop        *self,
                 PurserSpaceBaseOfferButton *button)
{
  guint card = purser_space_base_offer_button_get_card (button);

  if (purser_space_base_offer_button_is_unknown (button))
    {
      shop_ask_cost (self, card);
      return;
    }
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_TAKE], 0, card, -1);
}

static void
shop_add_card (PurserSpaceBaseShop        *self,
               const PurserSpaceBaseOffer *offer)
{
  GtkWidget *button = purser_space_base_offer_button_new (self->state, self->player, offer, self->purpose, FALSE);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (card_clicked_cb), self);
  purser_even_columns_append (self->cards, button);
}

/* The first that was found is in sight whenever something else is looked for. */
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

/* Return goes to the first card that can be paid and marks it; what is marked is taken by Return. */
static void
search_activate_cb (PurserSpaceBaseShop *self)
{
  GtkWidget *first;

  search_changed_cb (self);
  for (first = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); first != NULL; first = gtk_widget_get_next_sibling (first))
    if (!purser_space_base_offer_button_is_dear (PURSER_SPACE_BASE_OFFER_BUTTON (first)))
      break;
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

/* ---- Abilities ---- */

static void
use_clicked_cb (PurserSpaceBaseShop *self,
                GtkWidget           *button)
{
  int index = 0;

  for (GtkWidget *before = gtk_widget_get_prev_sibling (button); before != NULL; before = gtk_widget_get_prev_sibling (before))
    index++;
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_USE], 0, index);
}

/* ---- The dialog ---- */

static void
correct_clicked_cb (PurserSpaceBaseShop *self)
{
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CORRECT], 0);
}

/* A dialog keeps its keys from the page below. */
static void
undo (GtkWidget *widget)
{
  adw_dialog_close (ADW_DIALOG (widget));
  g_signal_emit (widget, signals[SIGNAL_UNDO], 0);
}

static void
purser_space_base_shop_class_init (PurserSpaceBaseShopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_space_base_shop_dispose;
  g_type_ensure (PURSER_TYPE_EVEN_COLUMNS);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/space-base/purser-space-base-shop.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, stack);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, scroller);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, uses);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, lying);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, cards);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, costs);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, empty);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseShop, correct);
  gtk_widget_class_bind_template_callback (widget_class, correct_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
  /* An ability: the place of its button, in the order in which they were added. */
  signals[SIGNAL_USE] = g_signal_new ("use", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_INT);
  /* A card, and the cost that was said of it, or -1. */
  signals[SIGNAL_TAKE] = g_signal_new ("take", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
  signals[SIGNAL_CORRECT] = g_signal_new ("correct", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /* A card that lies there, to be told about. */
  signals[SIGNAL_LOOK] = g_signal_new ("look", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_UNDO] = g_signal_new ("undo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
}

static void
purser_space_base_shop_init (PurserSpaceBaseShop *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  shop_fill_costs (self);
  purser_undo_key_add (GTK_WIDGET (self), undo);
}

AdwDialog *
purser_space_base_shop_new (const char *title)
{
  return g_object_new (PURSER_TYPE_SPACE_BASE_SHOP, "title", title, NULL);
}

void
purser_space_base_shop_add_use (PurserSpaceBaseShop *self,
                                const PurserChoice  *choice)
{
  GtkWidget *label = gtk_label_new (choice->label);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "use-ability");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (use_clicked_cb), self);
  purser_even_columns_append (self->uses, button);
}

/* Where the play and the table differ. */
void
purser_space_base_shop_let_correct (PurserSpaceBaseShop *self)
{
  gtk_widget_set_visible (self->correct, TRUE);
}

static void
lying_clicked_cb (PurserSpaceBaseShop *self,
                  GtkWidget           *button)
{
  int card = purser_space_base_card_find (gtk_widget_get_name (button));

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_LOOK], 0, (guint) card);
}

/* A card that lies there, to be looked at; a tap tells all about it. */
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
  gtk_widget_set_name (button, purser_space_base_card_id (card));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (lying_clicked_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_wrap_box_append (self->lying, button);
  gtk_widget_set_visible (GTK_WIDGET (self->lying), TRUE);
}

/* @find: whether they are looked for among all there are */
void
purser_space_base_shop_offer (PurserSpaceBaseShop        *self,
                              const PurserSpaceBaseState *state,
                              int                         player,
                              GArray                     *offers,
                              PurserSpaceBasePurpose      purpose,
                              gboolean                    find)
{
  self->state = state;
  self->player = player;
  self->offers = g_array_ref (offers);
  self->purpose = purpose;
  gtk_widget_set_visible (GTK_WIDGET (self->entry), find);
  shop_show_offers (self, offers);
  if (find)
    adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->entry));
}
