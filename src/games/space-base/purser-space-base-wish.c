// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-wish.h"
#include "purser-space-base-words.h"

/* Returns whether the cards of an answer are chosen by touching sectors: a purchase, first ships, an ability that buys or
 * claims, or ships that lie face up. An answer that needs more than cards is filled in by its form. */
gboolean
purser_space_base_wish_is_for (const PurserChoice *choice)
{
  if (choice->complete)
    return FALSE;
  if (purser_choice_is (choice, "buy") || purser_choice_is (choice, "draft") || purser_choice_is (choice, "market"))
    return TRUE;
  return purser_choice_is (choice, "spend") && purser_choice_wants (choice, "cards") && !purser_choice_wants (choice, "sectors");
}

static void
wish_read_claims (PurserSpaceBaseWish *self,
                  const guint8        *claims)
{
  self->levels = 0;
  self->most = 0;
  self->purpose = PURSER_SPACE_BASE_FREE;
  memcpy (self->claims, claims, sizeof self->claims);
  for (guint level = 1; level <= 3; level++)
    if (claims[level] > 0)
      {
        self->levels |= 1u << level;
        self->most += claims[level];
      }
}

static void
wish_read_effects (PurserSpaceBaseWish       *self,
                   const PurserSpaceBaseSide *side)
{
  guint8 claims[4] = { 0 };
  const PurserSpaceBaseEffect *buy = purser_space_base_side_find (side, PURSER_SPACE_BASE_BUY);
  const PurserSpaceBaseEffect *gain = purser_space_base_side_find (side, PURSER_SPACE_BASE_GAIN);

  for (guint i = 0; i < side->n_effects; i++)
    if (side->effects[i].kind == PURSER_SPACE_BASE_CLAIM)
      claims[side->effects[i].a] += side->effects[i].b;
  /* The ability pays its gains first, so they can help to pay. */
  self->credits += gain != NULL ? gain->a : 0;
  self->without = side->n_effects > 1;
  if (buy != NULL)
    self->most = buy->a;
  else
    wish_read_claims (self, claims);
}

static void
wish_read_ability (PurserSpaceBaseWish        *self,
                   const PurserSpaceBaseState *state)
{
  guint card = (guint) purser_space_base_card_find (purser_value_get_string_of (self->choice->move, "card"));
  const PurserSpaceBaseSide *side = purser_space_base_find_side (state, self->player, card);

  if (state->players[self->player].claims[card] > 0)
    wish_read_claims (self, purser_space_base_find_hit_side (state, self->player, card)->claims);
  else if (side != NULL)
    wish_read_effects (self, side);
}

PurserSpaceBaseWish *
purser_space_base_wish_new (const PurserSpaceBaseState *state,
                            const PurserChoice         *choice)
{
  PurserSpaceBaseWish *self = g_new0 (PurserSpaceBaseWish, 1);

  self->choice = purser_choice_ref (choice);
  self->player = choice->player;
  self->levels = PURSER_SPACE_BASE_ALL_LEVELS;
  self->most = 1;
  self->credits = state->players[choice->player].balances[PURSER_SPACE_BASE_CREDITS];
  self->cards = g_array_new (FALSE, FALSE, sizeof (guint));
  if (purser_choice_is (choice, "draft"))
    {
      self->levels = state->light_speed ? 1u << 1 | 1u << 2 : 1u << 1;
      self->most = state->light_speed ? 6 : 1;
    }
  else if (purser_choice_is (choice, "market"))
    {
      self->levels = 1u << 1 | 1u << 2 | 1u << 3;
      self->most = PURSER_SPACE_BASE_MAX_TURNED;
      self->purpose = PURSER_SPACE_BASE_TO_NAME;
    }
  else if (purser_choice_is (choice, "spend"))
    wish_read_ability (self, state);
  return self;
}

void
purser_space_base_wish_free (PurserSpaceBaseWish *self)
{
  purser_choice_unref (self->choice);
  g_array_unref (self->cards);
  g_free (self);
}

/* Returns the label of the answer, and the cards chosen so far. */
char *
purser_space_base_wish_dup_text (PurserSpaceBaseWish *self)
{
  GString *text = g_string_new (self->choice->label);

  for (guint i = 0; i < self->cards->len; i++)
    {
      g_autofree char *card = purser_space_base_say_card (g_array_index (self->cards, guint, i));

      g_string_append_printf (text, "%s%s", i > 0 ? _(", ") : _(": "), card);
    }
  if (self->cards->len == 0)
    g_string_append_printf (text, _(": %s"), _("tap a sector"));
  return g_string_free (text, FALSE);
}

static int
wish_find (const PurserSpaceBaseWish *self,
           guint                      card)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (g_array_index (self->cards, guint, i) == card)
      return (int) i;
  return -1;
}

/* Returns the credits that the chosen cards leave. */
static int
wish_count_credits (const PurserSpaceBaseWish  *self,
                    const PurserSpaceBaseState *state)
{
  int credits = self->credits;

  for (guint i = 0; i < self->cards->len; i++)
    credits -= MAX (state->cards[g_array_index (self->cards, guint, i)].cost, 0);
  return MAX (credits, 0);
}

/* Returns whether all free ships of that level are chosen. */
static gboolean
wish_has_all_of (const PurserSpaceBaseWish *self,
                 guint                      level)
{
  guint n = 0;

  if (self->purpose != PURSER_SPACE_BASE_FREE || level == 0)
    return FALSE;
  for (guint i = 0; i < self->cards->len; i++)
    n += purser_space_base_card_level (g_array_index (self->cards, guint, i)) == level;
  return n >= self->claims[level];
}

/* Lists the cards that may be chosen now, with those chosen before, which can be put back.
 *
 * @sector: from 0; -1 for all
 *
 * Returns: (transfer full) (element-type PurserSpaceBaseOffer): the cards */
GArray *
purser_space_base_wish_list (PurserSpaceBaseWish        *self,
                             const PurserSpaceBaseState *state,
                             int                         sector)
{
  GArray *offers = purser_space_base_list_payable (state, self->player, sector, self->levels,
                                                   wish_count_credits (self, state));

  for (guint i = offers->len; i > 0; i--)
    {
      PurserSpaceBaseOffer *offer = &g_array_index (offers, PurserSpaceBaseOffer, i - 1);

      offer->chosen = wish_find (self, offer->card) >= 0;
      /* A free or chosen card misses no credits. */
      if (offer->chosen || self->purpose != PURSER_SPACE_BASE_TO_BUY)
        offer->missing = 0;
      if (!offer->chosen && wish_has_all_of (self, purser_space_base_card_level (offer->card)))
        g_array_remove_index (offers, i - 1);
    }
  return offers;
}

/* Chooses a card, or puts it back if it is chosen already.
 *
 * Returns: whether the most cards are chosen */
gboolean
purser_space_base_wish_add (PurserSpaceBaseWish *self,
                            guint                card)
{
  if (wish_find (self, card) >= 0)
    {
      purser_space_base_wish_take_back (self, card);
      return FALSE;
    }
  g_array_append_val (self->cards, card);
  return self->cards->len >= self->most;
}

void
purser_space_base_wish_take_back (PurserSpaceBaseWish *self,
                                  guint                card)
{
  int found = wish_find (self, card);

  if (found >= 0)
    g_array_remove_index (self->cards, (guint) found);
}

/* @learned: (element-type PurserValue): the printed values entered before
 * Returns: (transfer full) (element-type PurserValue): the moves of one tap */
GPtrArray *
purser_space_base_wish_dup_moves (PurserSpaceBaseWish *self,
                                  GPtrArray           *learned)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  PurserValue *move = purser_value_copy (self->choice->move);
  PurserValue *cards = purser_value_new_list ();

  for (guint i = 0; i < learned->len; i++)
    g_ptr_array_add (moves, purser_value_ref (g_ptr_array_index (learned, i)));
  for (guint i = 0; i < self->cards->len; i++)
    purser_value_append (cards, purser_value_new_string (purser_space_base_card_id (g_array_index (self->cards, guint, i))));
  if (purser_choice_is (self->choice, "buy"))
    {
      purser_value_set_string (move, "card", purser_space_base_card_id (g_array_index (self->cards, guint, 0)));
      purser_value_unref (cards);
    }
  else
    purser_value_set (move, "cards", cards);
  g_ptr_array_add (moves, move);
  return moves;
}
