// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-card-tile.h"
#include "purser-format.h"
#include "purser-item.h"

/* One side of a card, in icons; a tap tells the whole card. */
struct _PurserCardTile
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserCardTile, purser_card_tile, GTK_TYPE_BUTTON)

static void
purser_card_tile_class_init (PurserCardTileClass *klass)
{
}

static void
purser_card_tile_init (PurserCardTile *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tile");
}

static void
add_gain (GtkBox        *box,
          PurserSession *session,
          const char    *account,
          gint64         amount)
{
  PurserPlay *play = purser_session_get_play (session);
  int index = purser_rules_find_account (purser_play_get_setup (play), purser_play_get_state (play), account);
  PurserAccount about = { 0 };
  GtkWidget *gain;
  g_autofree char *text = purser_format_amount (amount);

  if (index < 0 || amount == 0)
    return;
  purser_play_get_rules (play)->get_account (purser_play_get_setup (play), (guint) index, &about);
  gain = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_box_append (GTK_BOX (gain), gtk_label_new (text));
  if (about.icon != NULL)
    gtk_box_append (GTK_BOX (gain), gtk_image_new_from_icon_name (about.icon));
  gtk_widget_set_halign (gain, GTK_ALIGN_CENTER);
  gtk_box_append (box, gain);
}

static void
add_label (GtkBox     *box,
           const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (box, label);
}

static void
add_arrow (GtkBox      *box,
           PurserValue *side)
{
  const char *arrow = purser_value_get_text_of (side, "arrow");

  if (arrow != NULL)
    add_label (box, strcmp (arrow, "left") == 0 ? "←" : strcmp (arrow, "right") == 0 ? "→" : "↔", "heading");
}

static void
add_charges (GtkBox      *box,
             PurserValue *side,
             int          charges)
{
  guint n_slots = purser_value_get_size (purser_value_get (purser_value_get (side, "charge"), "slots"));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MAX (n_slots, (guint) charges); i++)
    g_string_append (text, i < (guint) charges ? "●" : "○");
  if (text->len > 0)
    add_label (box, text->str, "charges");
}

static void
add_side (GtkBox        *box,
          PurserSession *session,
          PurserValue   *side,
          int            charges)
{
  PurserValue *gain = purser_value_get (side, "gain");

  for (guint i = 0; i < purser_value_get_size (gain); i++)
    add_gain (box, session, purser_value_get_key_at (gain, i), purser_value_get_integer (purser_value_get_at (gain, i)));
  add_arrow (box, side);
  if (purser_value_get (side, "ability") != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name ("purser-charge-symbolic"));
  add_charges (box, side, charges);
}

/* Colonies have no sides: their VP are all there is to see. */
static void
add_colony (GtkBox        *box,
            PurserSession *session,
            PurserValue   *facts)
{
  gtk_box_append (box, gtk_image_new_from_icon_name ("purser-colony-symbolic"));
  add_gain (box, session, "vp", purser_value_get_integer_of (facts, "vp", 0));
}

/**
 * purser_card_tile_new:
 * @session: a session
 * @card: a card
 * @side: which side of it is up
 * @charges: how many charges lie on it
 *
 * Returns: (transfer floating): a tile
 */
GtkWidget *
purser_card_tile_new (PurserSession *session,
                      const char    *card,
                      const char    *side,
                      int            charges)
{
  PurserCardTile *self = g_object_new (PURSER_TYPE_CARD_TILE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  PurserPlay *play = purser_session_get_play (session);
  g_autoptr (PurserValue) facts = purser_item_dup_facts (play, card);
  g_autofree char *title = purser_item_dup_title (play, card);
  PurserValue *values = facts != NULL ? purser_value_get (facts, side) : NULL;

  if (g_strcmp0 (purser_value_get_text_of (facts, "kind"), "colony") == 0)
    add_colony (GTK_BOX (box), session, facts);
  else if (values == NULL || !purser_value_is (values, PURSER_VALUE_OBJECT))
    add_label (GTK_BOX (box), "?", "heading");
  else
    add_side (GTK_BOX (box), session, values, charges);
  gtk_widget_add_css_class (GTK_WIDGET (self), side);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  purser_set_action (GTK_WIDGET (self), "table.show-item", g_variant_new_string (card));
  return GTK_WIDGET (self);
}
