// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-card-side.h"
#include "purser-format.h"

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

/* Shows amounts, each with its icon.
 *
 * @object: (nullable): an object that may hold credits, income and vp */
void
purser_card_side_add_gains (GtkBox      *box,
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

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (box, label);
}

/* Returns: (nullable): its arrow as a character */
const char *
purser_card_side_get_arrow (PurserValue *side)
{
  const char *arrow = purser_value_get_text_of (side, "arrow");

  if (arrow == NULL)
    return NULL;
  return strcmp (arrow, "left") == 0 ? "←" : strcmp (arrow, "right") == 0 ? "→" : "↔";
}

static void
add_arrow (GtkBox      *box,
           PurserValue *side)
{
  const char *arrow = purser_card_side_get_arrow (side);

  if (arrow != NULL)
    add_label (box, arrow, "heading");
}

/* Pips in a slot are for a number of players (space-base/charge-pips). */
static const char *
get_slot_mark (PurserValue *slot,
               gboolean     full)
{
  static const char *const marks[][2] = { { "○", "●" }, { "①", "❶" }, { "②", "❷" }, { "③", "❸" }, { "④", "❹" }, { "⑤", "❺" } };
  gint64 pips = purser_value_get_integer_of (slot, "pips", 0);

  return marks[CLAMP (pips, 0, (gint64) G_N_ELEMENTS (marks) - 1)][full];
}

/* Shows the charge slots: full or free, with their pips, and joined where they are linked. */
void
purser_card_side_add_charges (GtkBox      *box,
                              PurserValue *side,
                              int          charges)
{
  PurserValue *charge = purser_value_get (side, "charge");
  PurserValue *slots = purser_value_get (charge, "slots");
  gboolean linked = purser_value_get_boolean (purser_value_get (charge, "linked"));
  guint n_slots = purser_value_get_size (slots);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MAX (n_slots, (guint) charges); i++)
    g_string_append_printf (text, "%s%s", i > 0 && linked ? "–" : "",
                            get_slot_mark (i < n_slots ? purser_value_get_at (slots, i) : NULL, i < (guint) charges));
  if (text->len > 0)
    add_label (box, text->str, "charges");
}

static void
add_side (GtkBox      *box,
          PurserValue *side,
          int          charges)
{
  purser_card_side_add_gains (box, purser_value_get (side, "gain"));
  add_arrow (box, side);
  if (purser_value_get (side, "claim") != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name ("purser-claim-symbolic"));
  if (purser_value_get (side, "ability") != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name ("purser-charge-symbolic"));
  purser_card_side_add_charges (box, side, charges);
}

/* Shows one side of a card in icons: what it pays, its arrow, its ability and its charge slots. A colony has no
 * sides, and one that nobody knows is a question mark.
 *
 * @facts: (nullable): what is printed on a card, as far as it is known */
void
purser_card_side_fill (GtkBox      *box,
                       PurserValue *facts,
                       const char  *side,
                       int          charges)
{
  PurserValue *values = purser_value_get (facts, side);

  if (g_strcmp0 (purser_value_get_text_of (facts, "kind"), "colony") == 0)
    {
      /* Colonies have no sides: their VP are all there is to see. */
      gtk_box_append (box, gtk_image_new_from_icon_name ("purser-colony-symbolic"));
      purser_card_side_add_gains (box, facts);
    }
  else if (!purser_value_is (values, PURSER_VALUE_OBJECT))
    add_label (box, "?", "heading");
  else
    add_side (box, values, charges);
}
