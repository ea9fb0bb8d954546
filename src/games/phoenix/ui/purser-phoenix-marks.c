// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Small widgets of the table of Space Station Phoenix: amounts with their icons, living quarters, steps of a move, and the
 * supply. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-phoenix-marks.h"
#include "purser-place.h"
#include "purser-seat-look.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Returns: (transfer floating): a label that wraps only if one line is too narrow */
GtkWidget *
purser_phoenix_label_new (const char *text,
                          const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* "+2" and its icon; with large text they stand one below the other on a phone. */
static GtkWidget *
gain_new (guint account,
          int   amount)
{
  GtkWidget *gain = purser_wrap_box_new (1, 0);
  g_autofree char *text = g_strdup_printf ("+%d", amount);

  adw_wrap_box_set_align (ADW_WRAP_BOX (gain), 0.5F);
  adw_wrap_box_append (ADW_WRAP_BOX (gain), purser_phoenix_label_new (text, "numeric"));
  adw_wrap_box_append (ADW_WRAP_BOX (gain), gtk_image_new_from_icon_name (purser_phoenix_account_icons[account]));
  gtk_widget_set_halign (gain, GTK_ALIGN_CENTER);
  return gain;
}

/* Shows amounts by account, and appends them to @told. */
void
purser_phoenix_append_gains (GtkWidget *box,
                             const int *gains,
                             GString   *told)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      {
        gtk_box_append (GTK_BOX (box), gain_new (i, gains[i]));
        g_string_append_printf (told, _(", %s +%d"), purser_phoenix_account_title ((PurserPhoenixAccount) i), gains[i]);
      }
}

/* @word: the word of a colour or a species in the file, which is also the style class
 *
 * Returns: (transfer floating): a disc with a colour and a letter */
GtkWidget *
purser_phoenix_letter_new (const char *word,
                           const char *title)
{
  g_autofree char *letter = purser_seat_dup_letter (title);
  GtkWidget *label = gtk_label_new (letter);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "letter-mark");
  gtk_widget_add_css_class (label, word);
  purser_explain (label, title);
  return label;
}

/* @species: the species that lives there; -1 for none
 *
 * Returns: (transfer floating): a living quarter */
GtkWidget *
purser_phoenix_quarter_new (int species)
{
  GtkWidget *mark;

  if (species >= 0)
    return purser_phoenix_letter_new (purser_phoenix_species_words[species],
                                      purser_phoenix_species_title ((PurserPhoenixSpecies) species));
  mark = gtk_label_new ("");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "letter-mark");
  gtk_widget_add_css_class (mark, "free");
  return mark;
}

/* Returns: (transfer floating): a step on the way to a move, such as a level to choose */
GtkWidget *
purser_phoenix_step_new (const char *kind,
                         int         index,
                         const char *title,
                         const char *offer,
                         GtkWidget  *content)
{
  GtkWidget *place = purser_place_new_step (kind, index, title, offer, content);

  purser_set_tooltip (place, title);
  gtk_widget_add_css_class (place, "step-place");
  return place;
}

/* Returns: (transfer floating): the number of each species in the supply; hidden before the supply is drawn */
GtkWidget *
purser_phoenix_supply_new (const PurserPhoenixState *state)
{
  GtkWidget *box = purser_wrap_box_new (4, 4), *title = gtk_label_new (_("Supply"));

  gtk_widget_add_css_class (title, "caption-heading");
  adw_wrap_box_append (ADW_WRAP_BOX (box), title);
  gtk_widget_set_visible (box, state->supplied);
  for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    {
      const char *species = purser_phoenix_species_title ((PurserPhoenixSpecies) i);
      g_autofree char *text = g_strdup_printf ("%d", state->supply[i]);
      /* Translators: a species, how many of it are left */
      g_autofree char *told = g_strdup_printf (_("Supply: %s %d"), species, state->supply[i]);
      GtkWidget *fact = purser_fact_mark_new (NULL, text, told);

      gtk_box_prepend (GTK_BOX (fact), purser_phoenix_letter_new (purser_phoenix_species_words[i], species));
      adw_wrap_box_append (ADW_WRAP_BOX (box), fact);
    }
  return box;
}
