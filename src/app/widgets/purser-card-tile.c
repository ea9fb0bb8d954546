// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-card-side.h"
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

/* What the colour and the circles say. */
static char *
dup_description (const char *side,
                 int         charges)
{
  const char *told = g_strcmp0 (side, "deployed") == 0 ? _("the deployed side (red)") : _("the station side (blue)");
  g_autofree char *count = g_strdup_printf (ngettext ("%d charge", "%d charges", (gulong) charges), charges);

  return charges > 0 ? g_strdup_printf ("%s, %s", told, count) : g_strdup (told);
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
  g_autofree char *description = dup_description (side, charges);

  purser_card_side_fill (GTK_BOX (box), facts, side, charges);
  gtk_widget_add_css_class (GTK_WIDGET (self), side);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  purser_set_action (GTK_WIDGET (self), "table.show-item", g_variant_new_string (card));
  return GTK_WIDGET (self);
}
