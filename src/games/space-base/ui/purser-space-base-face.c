// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-line-breaks.h"
#include "purser-space-base-face.h"
#include "purser-space-base-words.h"

/* The drawing of an effect: an icon, and a text beside it, which its number may follow. */
static const struct {
  const char *icon;
  const char *text;
  gboolean    counted;
} signs[] = {
  [PURSER_SPACE_BASE_GAIN] = { NULL, NULL },
  [PURSER_SPACE_BASE_SHIFT] = { NULL, "Σ+", TRUE },
  [PURSER_SPACE_BASE_SET_DIE] = { "purser-dice-6-symbolic", "=" },
  [PURSER_SPACE_BASE_REROLL] = { "purser-dice-symbolic", "↻" },
  [PURSER_SPACE_BASE_BUY] = { "purser-market-symbolic", "×", TRUE },
  [PURSER_SPACE_BASE_BUY_ANYWHERE] = { "purser-market-symbolic", "×", TRUE },
  [PURSER_SPACE_BASE_CLAIM] = { "purser-claim-symbolic", NULL },
  [PURSER_SPACE_BASE_CLAIM_COMBO] = { "purser-claim-symbolic", NULL },
  [PURSER_SPACE_BASE_SWAP] = { "purser-swap-symbolic", NULL },
  [PURSER_SPACE_BASE_EXCHANGE] = { "purser-swap-symbolic", "1" },
  [PURSER_SPACE_BASE_TWICE] = { NULL, "2X" },
  [PURSER_SPACE_BASE_PLACE_CHARGE] = { "purser-charge-symbolic", "+" },
  [PURSER_SPACE_BASE_MOVE_CHARGE] = { "purser-charge-symbolic", "→" },
  [PURSER_SPACE_BASE_OTHERS_LOSE] = { "purser-vp-symbolic", "−", TRUE },
  [PURSER_SPACE_BASE_INSTANT_WIN] = { "purser-winner-symbolic", NULL },
  [PURSER_SPACE_BASE_OTHER] = { NULL, "…" },
};

static GtkBox *
row_new (int spacing)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_direction (row, GTK_TEXT_DIR_LTR);
  return GTK_BOX (row);
}

static void
add_text (GtkBox     *row,
          const char *text,
          const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (row, label);
}

static void
add_number (GtkBox *row,
            guint   number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  add_text (row, text, NULL);
}

static void
add_amount (GtkBox     *box,
            guint       amount,
            const char *icon)
{
  GtkBox *row;

  if (amount == 0)
    return;
  row = row_new (2);
  add_number (row, amount);
  gtk_box_append (row, gtk_image_new_from_icon_name (icon));
  gtk_widget_add_css_class (GTK_WIDGET (row), "amount");
  gtk_box_append (box, GTK_WIDGET (row));
}

static void
add_gains (GtkBox *box,
           guint   credits,
           guint   income,
           guint   vp)
{
  add_amount (box, credits, "purser-credits-symbolic");
  add_amount (box, income, "purser-income-symbolic");
  add_amount (box, vp, "purser-vp-symbolic");
}

static void
add_arrow (GtkBox *box,
           guint   arrow)
{
  static const char *const icons[] = { NULL, "purser-arrow-left-symbolic", "purser-arrow-right-symbolic",
                                       "purser-arrow-either-symbolic" };
  GtkWidget *image;

  if (icons[arrow] == NULL)
    return;
  image = gtk_image_new_from_icon_name (icons[arrow]);
  gtk_widget_add_css_class (image, "arrow");
  gtk_box_append (box, image);
}

static void
add_claim (GtkBox *box,
           guint   level,
           guint   count)
{
  static const char *const levels[] = { "", "Ⅰ", "Ⅱ", "Ⅲ" };
  GtkBox *row = row_new (2);

  gtk_box_append (row, gtk_image_new_from_icon_name ("purser-claim-symbolic"));
  add_number (row, count);
  add_text (row, levels[level], NULL);
  gtk_box_append (box, GTK_WIDGET (row));
}

/* ---- Abilities ---- */

static void
add_sign (GtkBox                      *box,
          const PurserSpaceBaseEffect *effect)
{
  const char *icon = signs[effect->kind].icon, *sign = signs[effect->kind].text;
  GtkBox *row = row_new (2);

  if (icon != NULL)
    gtk_box_append (row, gtk_image_new_from_icon_name (icon));
  if (sign != NULL)
    {
      g_autofree char *text = signs[effect->kind].counted ? g_strdup_printf ("%s%d", sign, (int) effect->a) : g_strdup (sign);

      add_text (row, text, NULL);
    }
  gtk_box_append (box, GTK_WIDGET (row));
}

static void
add_sector (GtkBox *row,
            guint   sector)
{
  if (sector > 0)
    add_number (row, sector);
  else
    add_text (row, "?", NULL);
}

static void
add_swap (GtkBox                      *box,
          const PurserSpaceBaseEffect *effect)
{
  GtkBox *row = row_new (1);

  add_sector (row, effect->a);
  gtk_box_append (row, gtk_image_new_from_icon_name ("purser-swap-symbolic"));
  add_sector (row, effect->b);
  gtk_box_append (box, GTK_WIDGET (row));
}

static void
add_effect (GtkBox                      *box,
            const PurserSpaceBaseEffect *effect)
{
  if (effect->kind == PURSER_SPACE_BASE_GAIN)
    add_gains (box, effect->a, effect->b, effect->c);
  else if (effect->kind == PURSER_SPACE_BASE_SWAP)
    add_swap (box, effect);
  else if (effect->kind == PURSER_SPACE_BASE_CLAIM)
    add_claim (box, effect->a, effect->b);
  else
    add_sign (box, effect);
}

/* Adds a cube for each slot that counts, full or free; linked ones are joined. */
static void
add_cubes (GtkBox                    *box,
           const PurserSpaceBaseSide *side,
           guint                      charges)
{
  GtkBox *row = row_new (side->linked ? 0 : 4);

  gtk_widget_add_css_class (GTK_WIDGET (row), "cubes");
  if (side->linked)
    gtk_widget_add_css_class (GTK_WIDGET (row), "linked");
  for (guint i = 0; i < side->room; i++)
    {
      GtkWidget *cube = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (cube, i < charges ? "cube-full" : "cube");
      gtk_box_append (row, cube);
    }
  gtk_box_append (box, GTK_WIDGET (row));
}

static void
add_words (GtkBox                    *box,
           const PurserSpaceBaseSide *side)
{
  g_autofree char *words = purser_space_base_say_ability (side);
  GtkWidget *label = gtk_label_new (NULL);

  purser_line_breaks_show (GTK_LABEL (label), words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "words");
  gtk_box_append (box, label);
}

static void
add_ability (GtkBox                    *box,
             const PurserSpaceBaseSide *side,
             guint                      charges,
             gboolean                   in_words)
{
  if (side->n_effects > 0 && in_words)
    add_words (box, side);
  else
    for (guint i = 0; i < side->n_effects; i++)
      add_effect (box, &side->effects[i]);
  if (side->room > 0)
    add_cubes (box, side, charges);
}

static void
fill_colony (GtkBox                    *box,
             const PurserSpaceBaseCard *about)
{
  gtk_box_append (box, gtk_image_new_from_icon_name ("purser-colony-symbolic"));
  add_gains (box, 0, 0, about->vp);
}

static void
fill_side (GtkBox                    *box,
           const PurserSpaceBaseSide *side,
           guint                      charges,
           gboolean                   in_words)
{
  add_gains (box, side->credits, side->income, side->vp);
  add_arrow (box, side->arrow);
  for (guint level = 1; level <= 3; level++)
    if (side->claims[level] > 0)
      add_claim (box, level, side->claims[level]);
  add_ability (box, side, charges, in_words);
}

/* Draws one side of a card as printed: blue while it is stationed, red once it is deployed. It has large amounts with their
 * icons, the arrow, what the charges do, and a cube for each slot. The caller sets the accessible name.
 *
 * @in_words: whether there is room to tell what a charge does, which is drawn small otherwise */
GtkWidget *
purser_space_base_face_new (const PurserSpaceBaseState *state,
                            guint                       card,
                            gboolean                    deployed,
                            guint                       charges,
                            gboolean                    in_words)
{
  const PurserSpaceBaseCard *about = &state->cards[card];
  const PurserSpaceBaseSide *side = deployed ? &about->deployed : &about->station;
  gboolean colony = purser_space_base_card_is_colony (card);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *face = g_object_new (ADW_TYPE_BIN, "css-name", "face", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "child", box, NULL);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (face, colony ? "colony" : deployed ? "deployed" : "station");
  if (colony)
    fill_colony (GTK_BOX (box), about);
  else if (!side->known)
    add_text (GTK_BOX (box), "?", "amount");
  else
    fill_side (GTK_BOX (box), side, charges, in_words);
  return face;
}
