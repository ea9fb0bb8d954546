// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the forms of Space Base add to the table of verbs, and the names of cards. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-form.h"
#include "purser-space-base-ask.h"
#include "purser-space-base-words.h"

/* Returns: (transfer full) (element-type utf8): the cards with that printed sector */
static GPtrArray *
list_printed (const PurserSpaceBaseState *state,
              int                         sector)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint card = 0; card < PURSER_SPACE_BASE_CARDS; card++)
    if (state->cards[card].sector == sector)
      g_ptr_array_add (ids, (gpointer) purser_space_base_card_id (card));
  return ids;
}

/* Proposes the charges in a sector, for the cards with room for any.
 *
 * @station: the card stationed there
 * @deployed: ids of the cards deployed there */
static void
propose_sector_charges (const PurserSpaceBaseState *state,
                        int                         player,
                        const char                 *station,
                        PurserValue                *deployed,
                        PurserForm                 *form)
{
  PurserValue *charges = purser_value_new_object ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (int i = -1; i < (int) purser_value_get_size (deployed); i++)
    {
      const char *id = i < 0 ? station : purser_value_get_string (purser_value_get_at (deployed, (guint) i));
      int card = id != NULL ? purser_space_base_card_find (id) : -1;

      if (card < 0 || (i < 0 ? state->cards[card].station.room : state->cards[card].deployed.room) == 0)
        continue;
      g_ptr_array_add (ids, (gpointer) purser_space_base_card_id ((guint) card));
      purser_value_set_integer (charges, purser_space_base_card_id ((guint) card), state->players[player].charges[card]);
    }
  purser_form_list_first (form, "charges", ids);
  if (ids->len == 0)
    purser_form_hide (form, "charges");
  purser_form_propose (form, "charges", charges);
}

/* Proposes the present contents of a sector for a correction, so that only changes need to be entered. Cards with that printed
 * sector are listed first, and a ship that another one replaces is proposed as deployed.
 *
 * @draft: the correction as filled in so far */
static void
propose_board (const PurserSpaceBaseState *state,
               int                         player,
               int                         sector,
               PurserValue                *draft,
               PurserForm                 *form)
{
  const char *station = purser_value_get_string_of (draft, "station");
  PurserValue *said = purser_value_get (draft, "deployed");
  const PurserSpaceBaseSector *contents = &state->players[player].sectors[sector];
  const char *before = purser_space_base_card_id (contents->station);
  PurserValue *deployed = purser_value_new_list ();
  g_autoptr (GPtrArray) printed = list_printed (state, sector);

  for (guint i = 0; i < contents->n_deployed; i++)
    purser_value_append (deployed, purser_value_new_string (purser_space_base_card_id (contents->deployed[i])));
  if (station != NULL && strcmp (station, before) != 0 && !purser_space_base_card_is_colony (contents->station))
    purser_value_append (deployed, purser_value_new_string (before));
  propose_sector_charges (state, player, station != NULL ? station : before, said != NULL ? said : deployed, form);
  purser_form_propose (form, "station", purser_value_new_string (before));
  purser_form_propose (form, "deployed", deployed);
  purser_form_list_first (form, "station", printed);
  purser_form_list_first (form, "deployed", printed);
}

/* Lists cards for a charge. The charge of the card that is used is spent before.
 *
 * Returns: (transfer full) (element-type utf8): the player's own cards that have a charge, or have room for one */
static GPtrArray *
list_charged (const PurserSpaceBaseState *state,
              int                         player,
              guint                       used,
              gboolean                    for_room)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint card = 0; card < PURSER_SPACE_BASE_CARDS; card++)
    {
      guint charges = card == used ? 0 : state->players[player].charges[card];
      const PurserSpaceBaseSide *side = purser_space_base_find_side (state, player, card);

      if (side != NULL && (for_room ? charges < side->room : charges > 0))
        g_ptr_array_add (ids, (gpointer) purser_space_base_card_id (card));
    }
  return ids;
}

/* Lists first the cards on which a charge can be placed, and between which one can be moved: the player's own. */
static void
propose_charges (const PurserSpaceBaseState *state,
                 int                         player,
                 guint                       used,
                 PurserForm                 *form)
{
  g_autoptr (GPtrArray) free = list_charged (state, player, used, TRUE);
  g_autoptr (GPtrArray) full = list_charged (state, player, used, FALSE);

  purser_form_list_first (form, "on", free);
  purser_form_list_first (form, "from", full);
  purser_form_list_first (form, "to", free);
}

/* Refines a form: a card to buy gets a note on how it would change a round, a sector to correct its present contents, and
 * charges are listed where they can be placed. */
void
purser_space_base_assist (const PurserSetup *setup,
                          gconstpointer      state,
                          PurserValue       *draft,
                          PurserForm        *form)
{
  const PurserSpaceBaseState *self = state;
  int player = (int) purser_value_get_integer_of (draft, "player", -1);
  int sector = (int) purser_value_get_integer_of (draft, "sector", 0);
  const char *card = purser_value_get_string_of (draft, "card");

  if (player < 0 || player >= self->turn.n_players)
    return;
  if (g_str_equal (form->verb->name, "buy") && card != NULL)
    purser_form_advise (form, purser_space_base_advise_card (setup, state, player, card));
  else if (g_str_equal (form->verb->name, "board") && sector >= 1 && sector <= PURSER_SPACE_BASE_SECTORS)
    propose_board (self, player, sector - 1, draft, form);
  else if (g_str_equal (form->verb->name, "spend") && card != NULL)
    propose_charges (self, player, (guint) purser_space_base_card_find (card), form);
}

static void
append_part (GString    *text,
             const char *format,
             int         number)
{
  if (number <= 0)
    return;
  if (text->len > 0)
    g_string_append (text, " · ");
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_append_printf (text, format, number);
#pragma GCC diagnostic pop
}

/* @setup: (nullable): the play's set-up
 * @state: (nullable): its present state
 *
 * Returns: (transfer full) (nullable): its sector, level, cost and points, as far as they are known */
char *
purser_space_base_note_item (const PurserSetup *setup,
                             gconstpointer      state,
                             const char        *item)
{
  const PurserSpaceBaseState *self = state;
  int found = self != NULL ? purser_space_base_card_find (item) : -1;
  const PurserSpaceBaseCard *card = found >= 0 ? &self->cards[found] : NULL;
  GString *text;

  if (card == NULL)
    return NULL;
  text = g_string_new (NULL);
  append_part (text, _("sector %d"), card->sector + 1);
  if (purser_space_base_card_is_colony ((guint) found))
    g_string_append_printf (text, " · %s", _("colony"));
  append_part (text, _("level %d"), card->level);
  append_part (text, _("cost %d"), card->cost);
  append_part (text, _("%d VP"), card->vp);
  return g_string_free_and_steal (text);
}

/* Names a ship by its place and its faces, as people know it by them.
 *
 * @setup: (nullable): the play's set-up
 * @state: (nullable): its present state
 *
 * Returns: (transfer full) (nullable): its name */
char *
purser_space_base_name_item (const PurserSetup *setup,
                             gconstpointer      state,
                             const char        *item)
{
  const PurserSpaceBaseState *self = state;
  g_autofree char *note = purser_space_base_note_item (setup, state, item);
  int card = purser_space_base_card_find (item);
  g_autofree char *faces = note != NULL ? purser_space_base_say_faces (&self->cards[card]) : NULL;

  if (card < 0)
    return g_strdup (item);
  if (note == NULL)
    return purser_space_base_say_card ((guint) card);
  return faces != NULL ? g_strdup_printf ("%s · %s", note, faces) : g_steal_pointer (&note);
}
