// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Draws a card in icons: both sides of a ship, or a colony. */

#include "config.h"

#include <string.h>

#include "purser-format.h"
#include "purser-space-base-card.h"

/* ---- Payouts and charges of a side ---- */

static const struct {
  const char *account;
  const char *icon;
} gains[] = {
  { "credits", "purser-credits-symbolic" },
  { "income", "purser-income-symbolic" },
  { "vp", "purser-vp-symbolic" },
};

static void
add_gain (GtkBox     *box,
          const char *icon,
          gint64      amount)
{
  GtkWidget *gain = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autofree char *text = purser_format_amount (amount);

  gtk_widget_set_direction (gain, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (gain), gtk_label_new (text));
  gtk_box_append (GTK_BOX (gain), gtk_image_new_from_icon_name (icon));
  gtk_widget_set_halign (gain, GTK_ALIGN_CENTER);
  gtk_box_append (box, gain);
}

/* @object: (nullable): an object that may hold credits, income and vp */
static void
add_gains (GtkBox      *box,
           PurserValue *object)
{
  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    {
      gint64 amount = purser_value_get_integer_of (object, gains[i].account, 0);

      if (amount != 0)
        add_gain (box, gains[i].icon, amount);
    }
}

static void
add_label (GtkBox     *box,
           const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_box_append (box, label);
}

/* Returns: (nullable): its arrow as a character */
static const char *
get_arrow (PurserValue *side)
{
  const char *arrow = purser_value_get_string_of (side, "arrow");

  if (arrow == NULL)
    return NULL;
  return strcmp (arrow, "left") == 0 ? "←" : strcmp (arrow, "right") == 0 ? "→" : "↔";
}

/* Returns the mark of a slot. Its pips are for a number of players (space-base/charge-pips). */
static const char *
get_slot_mark (PurserValue *slot)
{
  static const char *const marks[] = { "○", "①", "②", "③", "④", "⑤" };
  gint64 pips = purser_value_get_integer_of (slot, "pips", 0);

  return marks[CLAMP (pips, 0, (gint64) G_N_ELEMENTS (marks) - 1)];
}

/* Adds the charge slots with their pips, joined if they are linked. */
static void
add_charges (GtkBox      *box,
             PurserValue *side)
{
  PurserValue *charge = purser_value_get (side, "charge");
  PurserValue *slots = purser_value_get (charge, "slots");
  gboolean linked = purser_value_get_boolean (purser_value_get (charge, "linked"));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < purser_value_get_size (slots); i++)
    g_string_append_printf (text, "%s%s", i > 0 && linked ? "–" : "", get_slot_mark (purser_value_get_at (slots, i)));
  if (text->len > 0)
    add_label (box, text->str, "charges");
}

/* ---- Effects ---- */

/* The drawing of an effect: an icon, and beside it a text with the number that @number names. */
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
    if (g_strcmp0 (purser_value_get_string_of (effect, "effect"), drawings[i].effect) == 0)
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
  const char *code = purser_value_get_string_of (effect, "effect");

  if (g_strcmp0 (code, "gain") == 0)
    add_gains (row, effect);
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
  const char *colour = purser_value_get_string_of (ability, "color");
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
  const char *arrow = get_arrow (side);

  add_gains (row, purser_value_get (side, "gain"));
  if (arrow != NULL)
    add_sign (row, NULL, arrow);
  add_claims (row, purser_value_get (side, "claim"));
  add_charges (row, side);
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
  GtkWidget *box = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 8, NULL);

  adw_wrap_box_append (ADW_WRAP_BOX (box), side_new (facts, "station", "purser-sector-symbolic"));
  adw_wrap_box_append (ADW_WRAP_BOX (box), side_new (facts, "deployed", "purser-deploy-symbolic"));
  return box;
}

/* Makes a colony, which has no sides and only shows its VP. */
static GtkWidget *
colony_new (PurserValue *facts)
{
  GtkBox *row = row_new ("card-face");

  gtk_box_append (row, gtk_image_new_from_icon_name ("purser-colony-symbolic"));
  add_gains (row, facts);
  gtk_widget_set_halign (GTK_WIDGET (row), GTK_ALIGN_START);
  return GTK_WIDGET (row);
}

GtkWidget *
purser_space_base_card_new (PurserValue *facts)
{
  return g_strcmp0 (purser_value_get_string_of (facts, "kind"), "colony") == 0 ? colony_new (facts) : ship_new (facts);
}

/* ---- One side, beside a title ---- */

static void
add_side (GtkBox      *box,
          PurserValue *side)
{
  const char *arrow = get_arrow (side);

  add_gains (box, purser_value_get (side, "gain"));
  if (arrow != NULL)
    add_label (box, arrow, "heading");
  if (purser_value_get (side, "claim") != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name ("purser-claim-symbolic"));
  if (purser_value_get (side, "ability") != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name ("purser-charge-symbolic"));
  add_charges (box, side);
}

static void
sides_add (AdwWrapBox  *sides,
           PurserValue *facts,
           const char  *name)
{
  PurserValue *side = purser_value_get (facts, name);
  GtkWidget *box;

  if (side == NULL)
    return;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_add_css_class (box, "card-side");
  gtk_widget_add_css_class (box, name);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (purser_value_is (side, PURSER_VALUE_OBJECT))
    add_side (GTK_BOX (box), side);
  else
    add_label (GTK_BOX (box), "?", "heading");
  adw_wrap_box_append (sides, box);
}

/* Shows both sides as printed, as ships with the same level and cost look alike. */
void
purser_space_base_card_fill_sides (AdwWrapBox  *sides,
                                   PurserValue *facts)
{
  sides_add (sides, facts, "station");
  sides_add (sides, facts, "deployed");
}
