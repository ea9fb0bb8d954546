// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include <glib/gi18n.h>

#include "purser-line-breaks.h"
#include "purser-space-base-face.h"
#include "purser-space-base-offer-button.h"
#include "purser-space-base-words.h"
#include "purser-widget.h"

/* Returns the level, or as many strokes if there is little room. */
static char *
say_level (guint    card,
           gboolean brief)
{
  guint level = purser_space_base_card_level (card);

  if (brief)
    return g_strnfill (level, 'I');
  return level > 0 ? g_strdup_printf (_("Level %u"), level) : g_strdup (_("Colony"));
}

static GtkWidget *
price_new (int cost)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autofree char *text = cost >= 0 ? g_strdup_printf ("%d", cost) : g_strdup ("?");

  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("purser-credits-symbolic"));
  gtk_widget_add_css_class (box, "heading");
  return box;
}

static GtkWidget *
head_new (const PurserSpaceBaseOffer *offer,
          gboolean                    brief)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, brief ? 2 : 6);
  g_autofree char *level = say_level (offer->card, brief);
  g_autofree char *sector = g_strdup_printf ("%u", purser_space_base_card_sector (offer->card) + 1);
  GtkWidget *label = gtk_label_new (level);
  GtkWidget *number = gtk_label_new (sector);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (head), price_new (offer->cost));
  gtk_box_append (GTK_BOX (head), label);
  gtk_widget_add_css_class (number, "sector-badge");
  gtk_box_append (GTK_BOX (head), number);
  gtk_widget_add_css_class (head, "offer-head");
  return head;
}

static void
add_change (GString    *text,
            double      change,
            const char *unit)
{
  if (fabs (change) < 0.05)
    return;
  g_string_append_printf (text, "%s%s%.1f%s", text->len > 0 ? _(", ") : "", change < 0 ? "\u2212" : "+", fabs (change), unit);
}

/* Tells how a round would change with the card; a colony's own VP are on its face. */
static char *
say_change (const PurserSpaceBaseState *state,
            int                         player,
            guint                       card)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PurserSpaceBaseOutlook now, then;

  if (!purser_space_base_card_is_colony (card) && !state->cards[card].station.known)
    return g_strdup (_("not entered yet"));
  purser_space_base_foresee (state, player, &now);
  purser_space_base_foresee_card (state, player, card, &then);
  add_change (text, then.credits - now.credits, _(" credits"));
  add_change (text, then.income - now.income, _(" income"));
  add_change (text, then.vp - now.vp, _(" VP"));
  if (text->len == 0)
    return g_strdup (state->cards[card].station.n_effects > 0 ? _("an ability") : "");
  /* Translators: what a card would bring, such as "+1.2 credits, +0.3 VP" */
  return g_strdup_printf (_("%s a round"), text->str);
}

static char *
say_foot (const PurserSpaceBaseState *state,
          int                         player,
          const PurserSpaceBaseOffer *offer,
          PurserSpaceBasePurpose      purpose)
{
  if (offer->chosen)
    return g_strdup (_("chosen; tap to put it back"));
  if (purpose == PURSER_SPACE_BASE_TO_NAME)
    return g_strdup (state->in_sight[offer->card] ? _("face up") : "");
  if (purpose == PURSER_SPACE_BASE_TO_BUY && offer->cost < 0)
    return g_strdup (_("tap to enter its cost"));
  if (offer->missing > 0)
    return g_strdup_printf (ngettext ("%d credit short", "%d credits short", (gulong) offer->missing), offer->missing);
  return say_change (state, player, offer->card);
}

static GtkWidget *
foot_new (const char *text)
{
  GtkWidget *label = gtk_label_new (NULL);

  purser_line_breaks_show (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_add_css_class (label, "offer-foot");
  return label;
}

static void
button_tell (GtkWidget                  *button,
             const PurserSpaceBaseState *state,
             const PurserSpaceBaseOffer *offer,
             const char                 *foot)
{
  const PurserSpaceBaseCard *about = &state->cards[offer->card];
  g_autofree char *card = purser_space_base_say_card (offer->card);
  g_autofree char *station = purser_space_base_say_side (&about->station);
  g_autofree char *deployed = purser_space_base_say_side (&about->deployed);
  g_autofree char *cost = offer->cost < 0
    ? g_strdup (_("cost not known"))
    : g_strdup_printf (ngettext ("%d credit", "%d credits", (gulong) offer->cost), offer->cost);
  g_autofree char *name = purser_space_base_card_is_colony (offer->card)
    ? g_strdup_printf (_("%s, %s, %d VP"), card, cost, about->vp)
    /* Translators: a card, its cost, what it pays while stationed and while deployed */
    : g_strdup_printf (_("%s, %s: stationed %s; deployed %s"), card, cost, station, deployed);
  /* Translators: a card with what it pays; what it would bring, or what hinders */
  g_autofree char *all = *foot != '\0' ? g_strdup_printf (_("%s; %s"), name, foot) : g_steal_pointer (&name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

/* Makes a button for a card that can be taken: its level and cost as printed, both faces, and how it would change a round. It
 * activates `wish.take`. A card that is too dear can be pressed as well: that shows the reason, and the player may insist.
 *
 * @brief: whether many are shown at once, with little more room than for numbers */
GtkWidget *
purser_space_base_offer_button_new (const PurserSpaceBaseState *state,
                                    int                         player,
                                    const PurserSpaceBaseOffer *offer,
                                    PurserSpaceBasePurpose      purpose,
                                    gboolean                    brief)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *foot = say_foot (state, player, offer, purpose);
  GtkWidget *station = purser_space_base_face_new (state, offer->card, FALSE, 0, !brief);

  gtk_widget_set_vexpand (station, TRUE);
  gtk_box_append (GTK_BOX (box), head_new (offer, brief));
  gtk_box_append (GTK_BOX (box), station);
  if (!purser_space_base_card_is_colony (offer->card))
    gtk_box_append (GTK_BOX (box), purser_space_base_face_new (state, offer->card, TRUE, 0, !brief));
  /* A card without a note keeps the room for one, like the cards beside it. */
  if (!brief && (purpose != PURSER_SPACE_BASE_TO_NAME || *foot != '\0'))
    gtk_box_append (GTK_BOX (box), foot_new (foot));
  gtk_widget_add_css_class (button, "offer-card");
  purser_set_style (button, "brief", brief);
  purser_set_style (button, "dear", offer->missing > 0);
  purser_set_style (button, "chosen", offer->chosen);
  gtk_widget_set_overflow (button, GTK_OVERFLOW_HIDDEN);
  gtk_button_set_child (GTK_BUTTON (button), box);
  purser_set_action (button, "wish.take", g_variant_new ("(ui)", offer->card, -1));
  button_tell (button, state, offer, foot);
  return button;
}
