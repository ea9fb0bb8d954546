// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-gains.h"
#include "purser-paid-chip.h"
#include "purser-player-mark.h"
#include "purser-widget.h"

/* What the last roll paid a player. */
struct _PurserPaidChip
{
  GtkBox parent_instance;

  int      player;
  gboolean gains;
};

G_DEFINE_FINAL_TYPE (PurserPaidChip, purser_paid_chip, GTK_TYPE_BOX)

static void
purser_paid_chip_class_init (PurserPaidChipClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_paid_chip_init (PurserPaidChip *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "paid");
}

static void
chip_add_sums (PurserPaidChip         *self,
               const PurserLedgerLine *line)
{
  for (guint i = 0; i < line->sums->len; i++)
    {
      const PurserLedgerSum *sum = &g_array_index (line->sums, PurserLedgerSum, i);

      gtk_box_append (GTK_BOX (self), purser_sum_new (&sum->about, sum->by));
      self->gains |= sum->by > 0;
    }
}

static void
chip_add_nothing (PurserPaidChip *self)
{
  GtkWidget *nothing = gtk_label_new (_("nothing"));

  gtk_widget_add_css_class (nothing, "dimmed");
  gtk_box_append (GTK_BOX (self), nothing);
}

static void
chip_tell (PurserPaidChip         *self,
           PurserPlay             *play,
           const PurserLedgerLine *line)
{
  const char *who = purser_setup_get_name (purser_play_get_setup (play), self->player);
  /* Translators: a player to whom a roll paid nothing */
  g_autofree char *text = line != NULL ? purser_ledger_line_dup_text (line, play) : g_strdup_printf (_("%s: nothing"), who);

  purser_explain (GTK_WIDGET (self), text);
}

/* @line: (nullable): what was paid */
GtkWidget *
purser_paid_chip_new (PurserPlay             *play,
                      const PurserLedgerLine *line,
                      int                     player)
{
  PurserPaidChip *self = g_object_new (PURSER_TYPE_PAID_CHIP, NULL);

  self->player = player;
  gtk_box_append (GTK_BOX (self), purser_player_mark_new_for_seat (purser_play_get_setup (play), player, 24));
  if (line != NULL)
    chip_add_sums (self, line);
  else
    chip_add_nothing (self);
  chip_tell (self, play, line);
  return GTK_WIDGET (self);
}

int
purser_paid_chip_get_player (PurserPaidChip *self)
{
  return self->player;
}

/* Returns: whether the player gained something */
gboolean
purser_paid_chip_get_gains (PurserPaidChip *self)
{
  return self->gains;
}
