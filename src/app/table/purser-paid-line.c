// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the last roll paid, a chip for each player, until the next move. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-die.h"
#include "purser-format.h"
#include "purser-gains.h"
#include "purser-ledger-line.h"
#include "purser-paid-line.h"
#include "purser-payments.h"
#include "purser-player-mark.h"

static const PurserLedgerLine *
find_line (GPtrArray *lines,
           int        player)
{
  for (guint i = 0; i < lines->len; i++)
    if (((const PurserLedgerLine *) g_ptr_array_index (lines, i))->player == player)
      return g_ptr_array_index (lines, i);
  return NULL;
}

static gboolean
line_gains (const PurserLedgerLine *line)
{
  for (guint i = 0; i < line->sums->len; i++)
    if (g_array_index (line->sums, PurserLedgerSum, i).by > 0)
      return TRUE;
  return FALSE;
}

static void
chip_tell (GtkWidget              *chip,
           PurserPlay             *play,
           const PurserLedgerLine *line,
           int                     player)
{
  const char *who = purser_setup_get_name (purser_play_get_setup (play), player);
  /* Translators: a player to whom a roll paid nothing */
  g_autofree char *text = line != NULL ? purser_ledger_line_dup_text (line, play) : g_strdup_printf (_("%s: nothing"), who);

  purser_explain (chip, text);
}

static GtkWidget *
chip_new (PurserPlay             *play,
          const PurserLedgerLine *line,
          int                     player)
{
  GtkWidget *chip = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *nothing;

  gtk_widget_add_css_class (chip, "paid");
  gtk_box_append (GTK_BOX (chip), purser_player_mark_new_for_seat (purser_play_get_setup (play), player, 24));
  for (guint i = 0; line != NULL && i < line->sums->len; i++)
    {
      const PurserLedgerSum *sum = &g_array_index (line->sums, PurserLedgerSum, i);

      gtk_box_append (GTK_BOX (chip), purser_sum_new (&sum->about, sum->by));
    }
  if (line == NULL)
    {
      nothing = gtk_label_new (_("nothing"));
      gtk_widget_add_css_class (nothing, "dimmed");
      gtk_box_append (GTK_BOX (chip), nothing);
    }
  else if (line_gains (line))
    g_object_set_data (G_OBJECT (chip), "got-by", GINT_TO_POINTER (player + 1));
  chip_tell (chip, play, line, player);
  return chip;
}

static GtkWidget *
dice_new (const PurserPayments *payments)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *die = purser_die_new (34);

      purser_die_set_value (PURSER_DIE (die), payments->dice[i]);
      purser_die_roll (PURSER_DIE (die));
      gtk_box_append (GTK_BOX (box), die);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Returns: (transfer floating) (nullable): what the last roll paid; %NULL where the last move was none, or paid nobody */
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
    adw_wrap_box_append (ADW_WRAP_BOX (row), dice_new (payments));
  for (guint i = 0; i < purser_play_get_setup (play)->n_players; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (row), chip_new (play, find_line (lines, (int) i), (int) i));
  return row;
}

/* Returns: who got what a child of the line tells; -1 where it tells of no gain */
int
purser_paid_chip_get_player (GtkWidget *chip)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "got-by")) - 1;
}
