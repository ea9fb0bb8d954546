// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the last roll paid, a chip for each player, until the next move. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-die.h"
#include "purser-ledger-line.h"
#include "purser-paid-chip.h"
#include "purser-paid-line.h"
#include "purser-payments.h"
#include "purser-widget.h"

static GtkWidget *
dice_new (const PurserPayments *payments)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *die = purser_die_new (34);

      purser_die_set_value (PURSER_DIE (die), payments->dice[i]);
      if (!payments->passed)
        purser_die_roll (PURSER_DIE (die));
      gtk_box_append (GTK_BOX (box), die);
    }
  return box;
}

/* Shows the dice as a button that corrects the roll. */
static GtkWidget *
roll_new (PurserPlay           *play,
          const PurserPayments *payments)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *what = purser_play_describe (play, payments->first);
  /* Translators: whose roll it was, and what it showed, in words */
  g_autofree char *label = g_strdup_printf (_("Correct the roll: %s"), what);

  gtk_button_set_child (GTK_BUTTON (button), dice_new (payments));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rolled-dice");
  purser_explain (button, label);
  purser_set_action (button, "table.edit-entry", g_variant_new_uint32 (payments->first));
  return button;
}

/* Returns: (transfer floating) (nullable): what the last roll paid; %NULL if the last move was no roll, or paid nobody */
GtkWidget *
purser_paid_line_new (PurserPlay *play)
{
  g_autoptr (PurserPayments) payments = purser_payments_new (play);
  const PurserTurn turn = { 0 };
  g_autoptr (PurserLedgerBlock) block = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  GtkWidget *row;

  if (payments->first == 0)
    return NULL;
  block = purser_ledger_block_new (&turn, payments->first, payments->last);
  lines = purser_ledger_lines_new (play, block);
  if (lines->len == 0)
    return NULL;
  row = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (row), 6);
  if (payments->dice[0] > 0)
    adw_wrap_box_append (ADW_WRAP_BOX (row), roll_new (play, payments));
  for (guint i = 0; i < purser_play_get_setup (play)->n_players; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (row), purser_paid_chip_new (play, purser_ledger_lines_find (lines, (int) i), (int) i));
  return row;
}
