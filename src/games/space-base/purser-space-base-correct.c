// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Corrects a console by hand, where the play differs from the table. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-refuse.h"
#include "purser-space-base-turn.h"
#include "purser-space-base-words.h"

static gboolean
sector_holds (const PurserSpaceBaseSector *self,
              guint                        card)
{
  for (guint i = 0; i < self->n_deployed; i++)
    if (self->deployed[i] == card)
      return TRUE;
  return self->station == card;
}

static gboolean
check_card (PurserStep *step,
            int         player,
            int         sector,
            guint       card)
{
  const PurserSpaceBaseState *state = step->state;
  PurserSpaceBasePlace place;

  if (state->owner[card] != 0 && state->owner[card] != player + 1)
    return !purser_space_base_rejects_taken (step, card);
  if (purser_space_base_find_place (state, player, card, &place) && place.sector != sector)
    {
      g_autofree char *name = purser_space_base_say_printed (state, card);

      return !purser_step_rejects (step, _("%s is in sector %d: correct that one first"), name, place.sector + 1);
    }
  return TRUE;
}

static gboolean
check_contents (PurserStep                  *step,
                int                          player,
                int                          sector,
                const PurserSpaceBaseSector *contents)
{
  if (!check_card (step, player, sector, contents->station))
    return FALSE;
  for (guint i = 0; i < contents->n_deployed; i++)
    {
      guint card = contents->deployed[i];
      PurserSpaceBaseSector others = *contents;

      others.n_deployed = (guint8) i;
      if (sector_holds (&others, card))
        return !purser_space_base_rejects_card (step, card, _("%s is named twice"));
      if (purser_space_base_card_is_colony (card))
        return !purser_step_rejects (step, _("a colony cannot be deployed"));
      if (!check_card (step, player, sector, card))
        return FALSE;
    }
  return TRUE;
}

/* Checks that no starter is removed: each player keeps the twelve to the end. */
static gboolean
keeps_starters (PurserStep                  *step,
                const PurserSpaceBaseSector *before,
                const PurserSpaceBaseSector *contents)
{
  for (int i = -1; i < before->n_deployed; i++)
    {
      guint card = i < 0 ? before->station : before->deployed[i];

      if (purser_space_base_card_is_starter (card) && !sector_holds (contents, card))
        return !purser_space_base_rejects_card (step, card, _("%s stays in its sector"));
    }
  return TRUE;
}

static void
take_off (PurserSpaceBaseState *state,
          int                   player,
          guint                 card)
{
  state->owner[card] = 0;
  state->players[player].charges[card] = 0;
  state->players[player].claims[card] = 0;
}

static void
lay_down (PurserSpaceBaseState *state,
          int                   player,
          guint                 card)
{
  if (!purser_space_base_card_is_starter (card))
    state->owner[card] = (guint8) (player + 1);
  state->in_sight[card] = FALSE;
  purser_space_base_trim_charges (state, player, card);
}

static void
replace (PurserSpaceBaseState        *state,
         int                          player,
         PurserSpaceBaseSector       *own,
         const PurserSpaceBaseSector *contents)
{
  PurserSpaceBaseSector before = *own;

  *own = *contents;
  if (!sector_holds (contents, before.station))
    take_off (state, player, before.station);
  for (guint i = 0; i < before.n_deployed; i++)
    if (!sector_holds (contents, before.deployed[i]))
      take_off (state, player, before.deployed[i]);
  lay_down (state, player, contents->station);
  for (guint i = 0; i < contents->n_deployed; i++)
    lay_down (state, player, contents->deployed[i]);
}

static gboolean
correct_charge (PurserStep *step,
                guint       card,
                int         charges)
{
  PurserSpaceBaseState *state = step->state;
  int player = step->move->player;
  const PurserSpaceBaseSide *side = purser_space_base_find_side (state, player, card);

  if (side == NULL)
    return !purser_space_base_rejects_lack (step, player, card);
  if (charges > side->room)
    {
      g_autofree char *name = purser_space_base_say_printed (state, card);

      return !purser_step_rejects (step, _("%s has room for %d charges"), name, side->room);
    }
  state->players[player].charges[card] = (guint8) charges;
  return TRUE;
}

static gboolean
correct_charges (PurserStep *step)
{
  PurserValue *charges = purser_move_get (step->move, "charges");

  for (guint i = 0; i < purser_value_get_size (charges); i++)
    if (!correct_charge (step, (guint) purser_space_base_card_find (purser_value_get_key_at (charges, i)),
                         (int) purser_value_get_integer (purser_value_get_at (charges, i))))
      return FALSE;
  return TRUE;
}

/* Reads the contents; what a move leaves out stays the same. */
static PurserSpaceBaseSector
read_contents (const PurserMove            *move,
               const PurserSpaceBaseSector *own)
{
  PurserSpaceBaseSector contents = *own;
  guint cards[PURSER_SPACE_BASE_STACK];

  if (purser_move_get (move, "station") != NULL)
    contents.station = (guint8) purser_space_base_get_card (move, "station");
  if (purser_move_get (move, "deployed") != NULL)
    {
      contents.n_deployed = (guint8) purser_space_base_get_cards (move, "deployed", cards);
      for (guint i = 0; i < contents.n_deployed; i++)
        contents.deployed[i] = (guint8) cards[i];
    }
  return contents;
}

/* Corrects a sector, and then its charges. Cards that were there and are not named go back to the supply, without their
 * charges. Accounts do not change, as `adjust` corrects them. */
gboolean
purser_space_base_correct (PurserStep *step)
{
  PurserSpaceBaseState *state = step->state;
  int player = step->move->player;
  int sector = purser_move_get_integer (step->move, "sector", 1) - 1;
  PurserSpaceBaseSector *own = &state->players[player].sectors[sector];
  PurserSpaceBaseSector contents = read_contents (step->move, own);

  if (!check_contents (step, player, sector, &contents) || !keeps_starters (step, own, &contents))
    return FALSE;
  replace (state, player, own, &contents);
  return correct_charges (step);
}
