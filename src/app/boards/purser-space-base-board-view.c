// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-card-tile.h"
#include "purser-space-base-board-view.h"
#include "purser-wrap-box.h"

/* The twelve sectors of a console: the stationed ship or colony above, the deployed ships below it. */
struct _PurserSpaceBaseBoardView
{
  PurserBoard parent_instance;

  AdwWrapBox *box;
};

G_DEFINE_FINAL_TYPE (PurserSpaceBaseBoardView, purser_space_base_board_view, PURSER_TYPE_BOARD)

static GtkWidget *
tile_new (PurserBoard *board,
          PurserValue *sector,
          const char  *card,
          const char  *side)
{
  int charges = (int) purser_value_get_integer_of (purser_value_get (sector, "charges"), card, 0);

  return purser_card_tile_new (purser_board_get_session (board), card, side, charges);
}

static GtkWidget *
sector_new (PurserBoard *board,
            PurserValue *sector,
            guint        number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  PurserValue *deployed = purser_value_get (sector, "deployed");
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autofree char *name = g_strdup_printf (_("Sector %u"), number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "sector-number");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), tile_new (board, sector, purser_value_get_text_of (sector, "station"), "station"));
  for (guint i = purser_value_get_size (deployed); i > 0; i--)
    gtk_box_append (GTK_BOX (box), tile_new (board, sector, purser_value_get_text (purser_value_get_at (deployed, i - 1)),
                                             "deployed"));
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_add_css_class (box, "sector");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return box;
}

static void
purser_space_base_board_view_update (PurserBoard *board)
{
  PurserSpaceBaseBoardView *self = PURSER_SPACE_BASE_BOARD_VIEW (board);
  g_autoptr (PurserValue) value = purser_board_dup_value (board);
  PurserValue *sectors = purser_value_get (value, "sectors");

  purser_wrap_box_clear (self->box);
  for (guint i = 0; i < purser_value_get_size (sectors); i++)
    adw_wrap_box_append (self->box, sector_new (board, purser_value_get_at (sectors, i), i + 1));
}

static void
purser_space_base_board_view_class_init (PurserSpaceBaseBoardViewClass *klass)
{
  PURSER_BOARD_CLASS (klass)->update = purser_space_base_board_view_update;
}

static void
purser_space_base_board_view_init (PurserSpaceBaseBoardView *self)
{
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, 4);
  adw_wrap_box_set_line_spacing (self->box, 8);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}
