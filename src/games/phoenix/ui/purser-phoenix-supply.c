// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-supply.h"
#include "purser-wrap-box.h"

/* Returns: (transfer floating): how many of each species lie in the supply, and nothing before it was counted */
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
