// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-card-side.h"
#include "purser-format.h"

static void
add_gain (GtkBox        *box,
          PurserPlay    *play,
          const char    *account,
          gint64         amount)
{
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
          PurserPlay    *play,
          PurserValue   *side,
          int            charges)
{
  PurserValue *gain = purser_value_get (side, "gain");

  for (guint i = 0; i < purser_value_get_size (gain); i++)
    add_gain (box, play, purser_value_get_key_at (gain, i), purser_value_get_integer (purser_value_get_at (gain, i)));
  add_arrow (box, side);
  if (purser_value_get (side, "claim") != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name ("purser-claim-symbolic"));
  if (purser_value_get (side, "ability") != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name ("purser-charge-symbolic"));
  add_charges (box, side, charges);
}

/* Colonies have no sides: their VP are all there is to see. */
static void
add_colony (GtkBox        *box,
            PurserPlay    *play,
            PurserValue   *facts)
{
  gtk_box_append (box, gtk_image_new_from_icon_name ("purser-colony-symbolic"));
  add_gain (box, play, "vp", purser_value_get_integer_of (facts, "vp", 0));
}

/**
 * purser_card_side_fill:
 * @box: what to fill
 * @play: a play
 * @facts: (nullable): what is printed on a card, as far as it is known
 * @side: which side of it
 * @charges: how many charges lie on it
 *
 * Shows one side of a card in icons: what it pays, its arrow, its ability and its charge slots. A
 * colony has no sides, and one that nobody knows is a question mark.
 */
void
purser_card_side_fill (GtkBox      *box,
                       PurserPlay  *play,
                       PurserValue *facts,
                       const char  *side,
                       int          charges)
{
  PurserValue *values = purser_value_get (facts, side);

  if (g_strcmp0 (purser_value_get_text_of (facts, "kind"), "colony") == 0)
    add_colony (box, play, facts);
  else if (!purser_value_is (values, PURSER_VALUE_OBJECT))
    add_label (box, "?", "heading");
  else
    add_side (box, play, values, charges);
}
