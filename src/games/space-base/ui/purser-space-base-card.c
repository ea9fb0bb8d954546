// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What a card looks like, in icons: both sides of a ship, or a colony. */

#include "config.h"

#include <adwaita.h>

#include "purser-card-side.h"
#include "purser-space-base-card.h"

/* How an effect is drawn: an icon, and beside it a text in which %d is its number. */
static const struct {
  const char *effect;
  const char *icon;
  const char *text;
  const char *number;
} drawings[] = {
  { "set_die", "purser-dice-6-symbolic", "=?", NULL },
  { "reroll", "purser-dice-symbolic", "↻", NULL },
  { "buy", "purser-market-symbolic", "×", "count" },
  { "buy_place_any", "purser-market-symbolic", "×", "count" },
  { "exchange_self", "purser-swap-symbolic", NULL, NULL },
  { "repeat_sector", NULL, "2X", NULL },
  { "place_charge", "purser-charge-symbolic", "+", "count" },
  { "move_charge", "purser-charge-symbolic", "→ ", "count" },
  { "others_lose_vp", "purser-vp-symbolic", "−", "amount" },
  { "instant_win", "purser-winner-symbolic", NULL, NULL },
  { "other", NULL, "…", NULL },
};

static GtkBox *
row_new (const char *class)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  if (class != NULL)
    gtk_widget_add_css_class (row, class);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  return GTK_BOX (row);
}

static void
add_sign (GtkBox     *row,
          const char *icon,
          const char *text)
{
  GtkWidget *sign = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  if (icon != NULL)
    gtk_box_append (GTK_BOX (sign), gtk_image_new_from_icon_name (icon));
  if (text != NULL)
    gtk_box_append (GTK_BOX (sign), gtk_label_new (text));
  gtk_box_append (row, sign);
}

/* ---- Effects ---- */

static char *
dup_sector (PurserValue *pair,
            guint        index)
{
  if (purser_value_get_size (pair) != 2)
    return g_strdup ("?");
  return g_strdup_printf ("%d", (int) purser_value_get_integer (purser_value_get_at (pair, index)));
}

static void
add_swap (GtkBox      *row,
          PurserValue *pair)
{
  g_autofree char *one = dup_sector (pair, 0);
  g_autofree char *other = dup_sector (pair, 1);

  add_sign (row, NULL, one);
  add_sign (row, "purser-swap-symbolic", other);
}

static void
add_claim (GtkBox      *row,
           PurserValue *claim)
{
  g_autofree char *text = g_strdup_printf ("L%d ×%d", (int) purser_value_get_integer_of (claim, "level", 1),
                                           (int) purser_value_get_integer_of (claim, "count", 1));

  add_sign (row, "purser-claim-symbolic", text);
}

static void
add_claims (GtkBox      *row,
            PurserValue *claims)
{
  for (guint i = 0; i < purser_value_get_size (claims); i++)
    add_claim (row, purser_value_get_at (claims, i));
}

static void
add_drawn (GtkBox      *row,
           PurserValue *effect)
{
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    if (g_strcmp0 (purser_value_get_text_of (effect, "effect"), drawings[i].effect) == 0)
      {
        const char *number = drawings[i].number;
        int n = number != NULL ? (int) purser_value_get_integer_of (effect, number, 1) : 0;
        g_autofree char *text = number != NULL ? g_strdup_printf ("%s%d", drawings[i].text, n)
                                               : g_strdup (drawings[i].text);

        add_sign (row, drawings[i].icon, text);
      }
}

static void
add_effect (GtkBox      *row,
            PurserValue *effect)
{
  const char *code = purser_value_get_text_of (effect, "effect");

  if (g_strcmp0 (code, "gain") == 0)
    purser_card_side_add_gains (row, effect);
  else if (g_strcmp0 (code, "sum_shift") == 0)
    add_sign (row, NULL, purser_value_get_integer_of (effect, "max", 1) > 1 ? "Σ +1 / +2" : "Σ +1");
  else if (g_strcmp0 (code, "claim") == 0)
    add_claim (row, effect);
  else if (g_strcmp0 (code, "claim_combo") == 0)
    add_claims (row, purser_value_get (effect, "claims"));
  else if (g_strcmp0 (code, "swap_sectors") == 0)
    add_swap (row, purser_value_get (effect, "pair"));
  else
    add_drawn (row, effect);
}

static void
add_ability (GtkBox      *row,
             PurserValue *ability)
{
  PurserValue *effects = purser_value_get (ability, "effects");
  const char *colour = purser_value_get_text_of (ability, "color");
  GtkBox *frame = row_new ("ability");

  if (colour != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (frame), colour);
  for (guint i = 0; i < purser_value_get_size (effects); i++)
    add_effect (frame, purser_value_get_at (effects, i));
  gtk_box_append (row, GTK_WIDGET (frame));
}

/* ---- Cards ---- */

static void
fill_side (GtkBox      *row,
           PurserValue *side)
{
  const char *arrow = purser_card_side_get_arrow (side);

  purser_card_side_add_gains (row, purser_value_get (side, "gain"));
  if (arrow != NULL)
    add_sign (row, NULL, arrow);
  add_claims (row, purser_value_get (side, "claim"));
  purser_card_side_add_charges (row, side, 0);
  if (purser_value_get (side, "ability") != NULL)
    add_ability (row, purser_value_get (side, "ability"));
}

static GtkWidget *
side_new (PurserValue *facts,
          const char  *name,
          const char  *icon)
{
  GtkBox *row = row_new ("card-face");
  PurserValue *side = purser_value_get (facts, name);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);

  gtk_widget_add_css_class (GTK_WIDGET (row), name);
  gtk_widget_add_css_class (image, "dimmed");
  gtk_box_append (row, image);
  if (purser_value_is (side, PURSER_VALUE_OBJECT))
    fill_side (row, side);
  else
    add_sign (row, NULL, "?");
  return GTK_WIDGET (row);
}

static GtkWidget *
ship_new (PurserValue *facts)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 8);
  adw_wrap_box_append (ADW_WRAP_BOX (box), side_new (facts, "station", "purser-sector-symbolic"));
  adw_wrap_box_append (ADW_WRAP_BOX (box), side_new (facts, "deployed", "purser-deploy-symbolic"));
  return box;
}

static GtkWidget *
colony_new (PurserValue *facts)
{
  GtkBox *row = row_new ("card-face");

  purser_card_side_fill (row, facts, "station", 0);
  gtk_widget_set_halign (GTK_WIDGET (row), GTK_ALIGN_START);
  return GTK_WIDGET (row);
}

GtkWidget *
purser_space_base_card_new (PurserValue *facts)
{
  return g_strcmp0 (purser_value_get_text_of (facts, "kind"), "colony") == 0 ? colony_new (facts) : ship_new (facts);
}
