// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-hand.h"

/* Counts cards.
 *
 * @list: (nullable): names of resources, one per card */
void
purser_starfarers_cards_from_list (PurserStarfarersCards *self,
                                   PurserValue           *list)
{
  *self = (PurserStarfarersCards) { 0 };
  for (guint i = 0; i < purser_value_get_size (list); i++)
    self->n[purser_starfarers_find (purser_starfarers_resources,
                                    purser_value_get_string (purser_value_get_at (list, i)))]++;
}

/* Counts cards.
 *
 * @map: (nullable): how many of each resource; those not named are 0 */
void
purser_starfarers_cards_from_map (PurserStarfarersCards *self,
                                  PurserValue           *map)
{
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    self->n[i] = (int) purser_value_get_integer_of (map, purser_starfarers_resources[i], 0);
}

PurserStarfarersCards
purser_starfarers_get_cost (const PurserStarfarersState *state,
                            PurserStarfarersBuilding     what)
{
  PurserStarfarersCards cards;

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    cards.n[i] = state->costs[what][i];
  return cards;
}

int
purser_starfarers_cards_count (const PurserStarfarersCards *self)
{
  int n = 0;

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    n += self->n[i];
  return n;
}

/* Returns: the resource of all cards; -1 if they are of several kinds or none */
int
purser_starfarers_cards_get_kind (const PurserStarfarersCards *self)
{
  int kind = -1;

  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    {
      if (self->n[i] != 0 && kind >= 0)
        return -1;
      if (self->n[i] != 0)
        kind = i;
    }
  return kind;
}

/* Returns: (transfer full): how many there are of each, such as "2 Ore, 1 Fuel"; empty for none */
char *
purser_starfarers_cards_dup_text (const PurserStarfarersCards *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    if (self->n[i] != 0)
      /* Translators: how many and of what, such as "2 Ore" */
      g_ptr_array_add (parts, g_strdup_printf (_("%d %s"), self->n[i], purser_starfarers_resource_title (i)));
  g_ptr_array_add (parts, NULL);
  /* Translators: between the parts of a list, such as "2 Ore, 1 Fuel" */
  return g_strjoinv (_(", "), (char **) parts->pdata);
}

/* Returns: (transfer full): how many there are of each, as in a move */
PurserValue *
purser_starfarers_cards_make_map (const PurserStarfarersCards *self)
{
  PurserValue *map = purser_value_new_object ();

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    if (self->n[i] > 0)
      purser_value_set_integer (map, purser_starfarers_resources[i], self->n[i]);
  return map;
}

/* Raises what costs more cards than a hand holds in total beyond what it may hold of one kind. */
static void
raise_costs (PurserStarfarersState *state,
             int                    n)
{
  for (guint what = 0; what < PURSER_STARFARERS_BUILDINGS; what++)
    {
      PurserStarfarersCards cost = purser_starfarers_get_cost (state, what);

      if (purser_starfarers_cards_count (&cost) > n)
        state->costs[what][0] = G_MAXUINT8;
    }
}

/* Lets every hand hold as many cards of each kind as it holds in total, which is no secret: the answers that the rules then
 * offer reveal nothing else, and leave out what costs the active player more than that. Callers ask for discards before, as none
 * are left then.
 *
 * @state: (inout): a copy of the state */
void
purser_starfarers_open_hands (PurserStarfarersState *state)
{
  if (state->turn.active >= 0)
    raise_costs (state, purser_starfarers_count_hand (state, state->turn.active));
  for (int player = 0; player < state->turn.n_players; player++)
    {
      int n = purser_starfarers_count_hand (state, player);

      for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
        state->players[player].balances[PURSER_STARFARERS_FIRST_RESOURCE + i] = n;
      state->players[player].may_discard = FALSE;
    }
}

static gboolean
holds (const PurserStarfarersState *state,
       int                          player,
       const PurserStarfarersCards *cards)
{
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    if (cards->n[i] > purser_starfarers_get_held (state, player, i))
      return FALSE;
  return TRUE;
}

/* Returns: (transfer full): a text that a hand has too few cards of a resource, with the numbers held and needed */
char *
purser_starfarers_dup_lack (const PurserSetup *setup,
                            int                player,
                            guint              resource,
                            int                held,
                            int                needed)
{
  /* Translators: a player's name, a resource, how many are held, how many are needed */
  return g_strdup_printf (_("%s has too little %s: %d of %d"), purser_setup_get_name (setup, player),
                          purser_starfarers_resource_title (resource), held, needed);
}

static gboolean
refuses_lack (PurserStep *step,
              int         player,
              guint       resource,
              int         needed,
              const char *rule)
{
  int held = purser_starfarers_get_held (step->state, player, (int) resource);
  g_autofree char *lack = purser_starfarers_dup_lack (step->setup, player, resource, held, needed);

  return purser_step_refuses (step, rule, "%s", lack);
}

/* Checks whether a hand can pay; while hands are not tracked it always can (`starfarers/hands-on`). The refusal does not reveal
 * which cards another player lacks, nor how many. */
gboolean
purser_starfarers_check_held (PurserStep                  *step,
                              int                          player,
                              const PurserStarfarersCards *cards,
                              const char                  *rule)
{
  const PurserStarfarersState *state = step->state;

  if (state->hands_on && player != step->move->player)
    return holds (state, player, cards)
           || !purser_step_refuses (step, rule, _("%s does not have these cards"),
                                    purser_setup_get_name (step->setup, player));
  for (int i = 0; state->hands_on && i < PURSER_STARFARERS_RESOURCES; i++)
    {
      int held = purser_starfarers_get_held (state, player, i);

      if (cards->n[i] > held && refuses_lack (step, player, (guint) i, cards->n[i], rule))
        return FALSE;
    }
  return TRUE;
}

/* Checks whether a card can have been drawn from a tracked hand.
 *
 * @resource: the resource; -1 if the move does not name it */
gboolean
purser_starfarers_check_taken (PurserStep *step,
                               int         from,
                               int         resource,
                               const char *rule)
{
  PurserStarfarersCards cards = { { 0 } };

  if (resource < 0)
    return !purser_step_refuses (step, rule, _("enter which card it was: this play tracks hands"));
  cards.n[resource] = 1;
  return purser_starfarers_check_held (step, from, &cards, rule);
}

/* Takes cards off a tracked hand, whose balances stop at 0.
 *
 * @item: (nullable): what it is paid for; must live as long as the program */
void
purser_starfarers_pay (PurserStep                  *step,
                       int                          player,
                       const PurserStarfarersCards *cards,
                       const char                  *rule,
                       const char                  *item)
{
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    purser_starfarers_change_hand (step, player, i, -cards->n[i], rule, item);
}

/* Puts cards into a hand.
 *
 * @item: (nullable): what it comes from; must live as long as the program */
void
purser_starfarers_receive (PurserStep                  *step,
                           int                          player,
                           const PurserStarfarersCards *cards,
                           const char                  *rule,
                           const char                  *item)
{
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    purser_starfarers_change_hand (step, player, i, cards->n[i], rule, item);
}

/* Moves a card from hand to hand. While hands are not tracked it changes nothing: the card was counted when it came from
 * the supply.
 *
 * @resource: the resource; -1 if unknown
 * @item: (nullable): the card that moves it; must live as long as the program */
void
purser_starfarers_take_from (PurserStep *step,
                             int         from,
                             int         to,
                             int         resource,
                             const char *rule,
                             const char *item)
{
  const PurserStarfarersState *state = step->state;

  if (!state->hands_on || resource < 0)
    return;
  purser_starfarers_change_hand (step, from, resource, -1, rule, item);
  purser_starfarers_change_hand (step, to, resource, 1, rule, item);
}
