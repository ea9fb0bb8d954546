// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-card-tile.h"
#include "purser-item.h"
#include "purser-space-base-board-view.h"

/* The twelve sectors of a console: the stationed ship or colony above, the deployed ships below it. A move touches
 * few of them, and only those are made anew. */
struct _PurserSpaceBaseBoardView
{
  PurserBoard parent_instance;

  AdwWrapBox *box;
  GPtrArray  *sectors;
  GPtrArray  *shown;
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

static void
sector_fill (PurserBoard *board,
             GtkWidget   *box,
             PurserValue *sector,
             guint        number)
{
  PurserValue *deployed = purser_value_get (sector, "deployed");
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "sector-number");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), tile_new (board, sector, purser_value_get_text_of (sector, "station"), "station"));
  for (guint i = purser_value_get_size (deployed); i > 0; i--)
    gtk_box_append (GTK_BOX (box), tile_new (board, sector, purser_value_get_text (purser_value_get_at (deployed, i - 1)),
                                             "deployed"));
}

static GtkWidget *
sector_new (guint number)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *name = g_strdup_printf (_("Sector %u"), number);

  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_add_css_class (box, "sector");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return box;
}

static void
append_facts (PurserValue *list,
              PurserBoard *board,
              const char  *card)
{
  PurserValue *facts = purser_item_dup_facts (purser_session_get_play (purser_board_get_session (board)), card);

  purser_value_append (list, facts != NULL ? facts : purser_value_new_nothing ());
}

/* All that a sector shows: its cards, and what is known of each by now. */
static PurserValue *
sector_dup_contents (PurserBoard *board,
                     PurserValue *sector)
{
  PurserValue *contents = purser_value_new_list ();
  PurserValue *deployed = purser_value_get (sector, "deployed");

  purser_value_append (contents, purser_value_ref (sector));
  append_facts (contents, board, purser_value_get_text_of (sector, "station"));
  for (guint i = 0; i < purser_value_get_size (deployed); i++)
    append_facts (contents, board, purser_value_get_text (purser_value_get_at (deployed, i)));
  return contents;
}

static void
view_add_sectors (PurserSpaceBaseBoardView *self,
                  guint                     n)
{
  while (self->sectors->len < n)
    {
      GtkWidget *box = sector_new (self->sectors->len + 1);

      adw_wrap_box_append (self->box, box);
      g_ptr_array_add (self->sectors, box);
      g_ptr_array_add (self->shown, purser_value_new_nothing ());
    }
}

static void
purser_space_base_board_view_update (PurserBoard *board)
{
  PurserSpaceBaseBoardView *self = PURSER_SPACE_BASE_BOARD_VIEW (board);
  g_autoptr (PurserValue) value = purser_board_dup_value (board);
  PurserValue *sectors = purser_value_get (value, "sectors");

  view_add_sectors (self, purser_value_get_size (sectors));
  for (guint i = 0; i < purser_value_get_size (sectors); i++)
    {
      PurserValue *sector = purser_value_get_at (sectors, i);
      g_autoptr (PurserValue) contents = sector_dup_contents (board, sector);

      if (purser_value_equal (contents, g_ptr_array_index (self->shown, i)))
        continue;
      sector_fill (board, g_ptr_array_index (self->sectors, i), sector, i + 1);
      purser_value_unref (g_ptr_array_index (self->shown, i));
      g_ptr_array_index (self->shown, i) = g_steal_pointer (&contents);
    }
}

static void
purser_space_base_board_view_finalize (GObject *object)
{
  PurserSpaceBaseBoardView *self = PURSER_SPACE_BASE_BOARD_VIEW (object);

  g_ptr_array_unref (self->sectors);
  g_ptr_array_unref (self->shown);
  G_OBJECT_CLASS (purser_space_base_board_view_parent_class)->finalize (object);
}

static void
purser_space_base_board_view_class_init (PurserSpaceBaseBoardViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_space_base_board_view_finalize;
  PURSER_BOARD_CLASS (klass)->update = purser_space_base_board_view_update;
}

static void
purser_space_base_board_view_init (PurserSpaceBaseBoardView *self)
{
  self->sectors = g_ptr_array_new ();
  self->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  /* Arrows on cards point to the sectors on their left and right, whichever way the language is written. */
  gtk_widget_set_direction (GTK_WIDGET (self->box), GTK_TEXT_DIR_LTR);
  adw_wrap_box_set_child_spacing (self->box, 4);
  adw_wrap_box_set_line_spacing (self->box, 8);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}
