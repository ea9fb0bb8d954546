// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-card-face.h"
#include "purser-game-ui.h"

static void
add_sign (GtkBox      *row,
          PurserValue *sign)
{
  const char *icon = purser_value_get_string_of (sign, "icon");
  const char *text = purser_value_get_string_of (sign, "text");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  if (icon != NULL)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  if (text != NULL)
    gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (row, box);
}

static GtkWidget *
signs_new (PurserValue *face)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_add_css_class (row, "card-face");
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  for (guint i = 0; i < purser_value_get_size (face); i++)
    add_sign (GTK_BOX (row), purser_value_get_at (face, i));
  return row;
}

static GtkWidget *
content_new (PurserSection *card)
{
  const PurserGameUi *ui = purser_game_ui_find (purser_section_get_game (card));
  PurserValue *facts = purser_section_get_facts (card);

  if (facts != NULL)
    return ui->card_new != NULL ? ui->card_new (facts) : NULL;
  return purser_section_get_face (card) != NULL ? signs_new (purser_section_get_face (card)) : NULL;
}

/* Shows what a card looks like, in icons: as its game draws it, or its signs.
 *
 * Returns: (nullable): %NULL if there is nothing to draw */
GtkWidget *
purser_card_face_new (PurserSection  *card,
                      PurserLanguage  language)
{
  GtkWidget *content = content_new (card), *face;

  if (content == NULL)
    return NULL;
  /* The words below say the same, so the title is enough for screen readers. */
  face = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "child", content, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_section_get_title (card, language), -1);
  return face;
}
