// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-encounter.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-shaker.h"
#include "purser-starfarers-turn.h"

#define RULE_ENCOUNTER "starfarers/encounter"

/* Returns: whether an encounter is still to be entered in this turn, as black has shown */
gboolean
purser_starfarers_may_meet (const PurserStarfarersState *state)
{
  return state->shaken && purser_starfarers_has_black (state->balls) && !state->met
         && state->phase == PURSER_STARFARERS_SHAKEN;
}

/* Checks that a player holds what the encounter takes, if hands are tracked. */
static gboolean
check_losses (PurserStep  *step,
              int          player,
              PurserValue *gains)
{
  PurserStarfarersCards losses;

  purser_starfarers_cards_from_map (&losses, gains);
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    losses.n[i] = -losses.n[i];
  return purser_starfarers_check_held (step, player, &losses, RULE_ENCOUNTER);
}

static gboolean
check_others (PurserStep  *step,
              PurserValue *others)
{
  for (guint i = 0; i < purser_value_get_size (others); i++)
    {
      int player = (int) g_ascii_strtoll (purser_value_get_key_at (others, i), NULL, 10);

      if (player == step->move->player
          && purser_step_refuses (step, RULE_ENCOUNTER, _("“%s” is for the other players"), "others"))
        return FALSE;
      if (!check_losses (step, player, purser_value_get_at (others, i)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_encounter (PurserStep *step)
{
  const PurserStarfarersState *state = step->state;

  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_MET))
    return FALSE;
  if (!(state->shaken && purser_starfarers_has_black (state->balls))
      && purser_step_refuses (step, RULE_ENCOUNTER, _("an encounter comes only after the black ball")))
    return FALSE;
  if (state->met && purser_step_refuses (step, RULE_ENCOUNTER, _("there was an encounter in this turn already")))
    return FALSE;
  return check_losses (step, step->move->player, purser_move_get (step->move, "gains"))
         && check_others (step, purser_move_get (step->move, "others"));
}

/* An upgrade gained beyond the limit is lost (`starfarers/encounter-upgrade`), but one that a correction put there stays. */
static gint64
stop_at_limit (const PurserStarfarersState *state,
               int                          player,
               PurserStarfarersUpgrade      upgrade,
               gint64                       by)
{
  int room = MAX (state->limits[upgrade] - purser_starfarers_get_upgrade (state, player, upgrade), 0);

  return MIN (by, room);
}

static void
take_gain (PurserStep *step,
           int         player,
           guint       account,
           gint64      by,
           const char *item)
{
  if (account >= PURSER_STARFARERS_FIRST_RESOURCE)
    purser_starfarers_change_hand (step, player, (int) (account - PURSER_STARFARERS_FIRST_RESOURCE), by,
                                   RULE_ENCOUNTER, item);
  else if (account == PURSER_STARFARERS_HALF_MEDALS)
    purser_starfarers_change (step, player, account, by, RULE_ENCOUNTER, item);
  else
    purser_starfarers_change (step, player, account,
                              stop_at_limit (step->state, player, account - PURSER_STARFARERS_BOOSTERS, by),
                              RULE_ENCOUNTER, item);
}

static void
take_gains (PurserStep  *step,
            int          player,
            PurserValue *gains,
            const char  *item)
{
  for (guint i = PURSER_STARFARERS_HALF_MEDALS; i < PURSER_STARFARERS_ACCOUNTS; i++)
    take_gain (step, player, i, purser_value_get_integer_of (gains, purser_starfarers_accounts[i], 0), item);
}

/* Enters what the active player and others gained and lost in an encounter (`starfarers/encounter`). */
gboolean
purser_starfarers_apply_encounter (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  PurserValue *others = purser_move_get (step->move, "others");
  int card = purser_move_get_integer (step->move, "card", 0);
  const char *item = card > 0 ? purser_starfarers_numbered_item ("encounter", card) : NULL;

  if (!check_encounter (step))
    return FALSE;
  take_gains (step, step->move->player, purser_move_get (step->move, "gains"), item);
  for (guint i = 0; i < purser_value_get_size (others); i++)
    take_gains (step, (int) g_ascii_strtoll (purser_value_get_key_at (others, i), NULL, 10),
                purser_value_get_at (others, i), item);
  state->met = TRUE;
  purser_starfarers_enter (state, PURSER_STARFARERS_MET);
  return TRUE;
}
