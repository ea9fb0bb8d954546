// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-face.h"
#include "purser-space-base-slot.h"
#include "purser-space-base-words.h"

/* One of the twelve sectors of a console: its number, the stationed card, and the deployed ones as a fan below it, the newest
 * on top. A move changes few sectors, and only those are redrawn. */
struct _PurserSpaceBaseSlot
{
  PurserPlace parent_instance;

  guint   sector;
  GtkBox *cards;
  GBytes *shown;
};

G_DEFINE_FINAL_TYPE (PurserSpaceBaseSlot, purser_space_base_slot, PURSER_TYPE_PLACE)

static void
purser_space_base_slot_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_SPACE_BASE_SLOT (object)->shown, g_bytes_unref);
  G_OBJECT_CLASS (purser_space_base_slot_parent_class)->finalize (object);
}

static void
purser_space_base_slot_class_init (PurserSpaceBaseSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_space_base_slot_finalize;
}

static void
purser_space_base_slot_init (PurserSpaceBaseSlot *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "sector-slot");
}

GtkWidget *
purser_space_base_slot_new (guint sector)
{
  PurserSpaceBaseSlot *self = g_object_new (PURSER_TYPE_SPACE_BASE_SLOT, "place", purser_space_base_place_name ((int) sector),
                                            "own-offer", TRUE, NULL);
  g_autofree char *number = g_strdup_printf ("%u", sector + 1);
  GtkWidget *label = gtk_label_new (number);

  self->sector = sector;
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_widget_set_valign (GTK_WIDGET (self->cards), GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "sector-number");
  gtk_box_append (self->cards, label);
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->cards));
  return GTK_WIDGET (self);
}

static void
append_card (GByteArray                 *contents,
             const PurserSpaceBaseState *state,
             int                         player,
             guint                       card)
{
  g_byte_array_append (contents, &state->players[player].charges[card], 1);
  g_byte_array_append (contents, (const guint8 *) &state->cards[card], sizeof (PurserSpaceBaseCard));
}

/* Returns all that is drawn: the cards here, their printed values, and their charges. */
static GBytes *
slot_list_contents (PurserSpaceBaseSlot        *self,
                    const PurserSpaceBaseState *state,
                    int                         player)
{
  const PurserSpaceBaseSector *sector = &state->players[player].sectors[self->sector];
  GByteArray *contents = g_byte_array_new ();

  g_byte_array_append (contents, &sector->station, 1);
  append_card (contents, state, player, sector->station);
  g_byte_array_append (contents, sector->deployed, sector->n_deployed);
  for (guint i = 0; i < sector->n_deployed; i++)
    append_card (contents, state, player, sector->deployed[i]);
  return g_byte_array_free_to_bytes (contents);
}

static void
slot_add_card (PurserSpaceBaseSlot        *self,
               const PurserSpaceBaseState *state,
               int                         player,
               guint                       card,
               gboolean                    deployed)
{
  gtk_box_append (self->cards, purser_space_base_face_new (state, card, deployed, state->players[player].charges[card], FALSE));
}

static void
slot_draw (PurserSpaceBaseSlot        *self,
           const PurserSpaceBaseState *state,
           int                         player)
{
  const PurserSpaceBaseSector *sector = &state->players[player].sectors[self->sector];
  GtkWidget *number = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  while (gtk_widget_get_next_sibling (number) != NULL)
    gtk_box_remove (self->cards, gtk_widget_get_next_sibling (number));
  slot_add_card (self, state, player, sector->station, FALSE);
  for (guint i = sector->n_deployed; i > 0; i--)
    slot_add_card (self, state, player, sector->deployed[i - 1], TRUE);
}

/* Describes the sector for screen readers. */
static void
slot_tell (PurserSpaceBaseSlot        *self,
           const PurserSpaceBaseState *state,
           int                         player)
{
  const PurserSpaceBaseSector *sector = &state->players[player].sectors[self->sector];
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = -1; i < sector->n_deployed; i++)
    {
      guint card = i < 0 ? sector->station : sector->deployed[i];
      guint charges = state->players[player].charges[card];
      g_autofree char *words = purser_space_base_say_own (state, player, card);

      g_string_append_printf (text, "%s%s", text->len > 0 ? _("; ") : "", words);
      if (charges > 0)
        g_string_append_printf (text, ngettext (", %u charge", ", %u charges", charges), charges);
    }
  purser_place_set_title (PURSER_PLACE (self), text->str);
}

void
purser_space_base_slot_show (PurserSpaceBaseSlot        *self,
                             const PurserSpaceBaseState *state,
                             int                         player)
{
  g_autoptr (GBytes) contents = slot_list_contents (self, state, player);

  if (self->shown != NULL && g_bytes_equal (self->shown, contents))
    return;
  slot_draw (self, state, player);
  slot_tell (self, state, player);
  g_clear_pointer (&self->shown, g_bytes_unref);
  self->shown = g_steal_pointer (&contents);
}
