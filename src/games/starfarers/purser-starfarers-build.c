// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-build.h"
#include "purser-starfarers-turn.h"

#define RULE_EQUIP "starfarers/equip"
#define RULE_LIMITS "starfarers/limits"
#define RULE_PIECES "starfarers/pieces"

static const char *const building_rules[] = {
  "starfarers/colony-ship", "starfarers/trade-ship", "starfarers/spaceport",
  "starfarers/booster", "starfarers/cannon", "starfarers/pod"
};

static gboolean
check_limit (PurserStep              *step,
             int                      player,
             PurserStarfarersUpgrade  upgrade,
             int                      by)
{
  const PurserStarfarersState *state = step->state;
  int after = purser_starfarers_get_upgrade (state, player, upgrade) + by;

  if (by > 0 && after > state->limits[upgrade]
      && purser_step_refuses (step, RULE_LIMITS, _("%s: there is room for %d on a mothership"),
                              purser_starfarers_upgrade_title (upgrade), state->limits[upgrade]))
    return FALSE;
  return after >= 0 || !purser_step_refuses (step, RULE_EQUIP, _("%s: there are not that many to lose"),
                                             purser_starfarers_upgrade_title (upgrade));
}

/* Gains or loses an upgrade outside building, such as the one of set-up (`starfarers/equip`, `starfarers/first-upgrade`). */
gboolean
purser_starfarers_apply_equip (PurserStep *step)
{
  int player = step->move->player;
  PurserStarfarersUpgrade upgrade = (guint) purser_move_get_choice (step->move, "what");
  int by = purser_move_get_integer (step->move, "by", 0);
  const PurserStarfarersState *state = step->state;

  if (!check_limit (step, player, upgrade, by))
    return FALSE;
  /* The ledger gives set-up as the reason of an upgrade before the first roll. */
  if (state->turn.set_up)
    purser_step_led (step);
  purser_starfarers_change (step, player, PURSER_STARFARERS_BOOSTERS + upgrade, by, RULE_EQUIP,
                            purser_starfarers_upgrades[upgrade]);
  return TRUE;
}

static gboolean
check_spaceport (PurserStep *step,
                 int         colony)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player;
  const PurserStarfarersPlayer *self = &state->players[player];

  if (colony < 1 || colony > self->n_colonies)
    return !purser_step_rejects (step, _("name a colony by its number, from 1 to %d"), self->n_colonies);
  if (self->colonies[colony - 1].spaceport
      && purser_step_refuses (step, "starfarers/spaceport", _("colony %d is a spaceport already"), colony))
    return FALSE;
  return purser_starfarers_count_spaceports (state, player) < PURSER_STARFARERS_SPACEPORTS
         || !purser_step_refuses (step, RULE_PIECES, _("there are only %d spaceport rings"), PURSER_STARFARERS_SPACEPORTS);
}

/* Ships in flight are not recorded, but a ship needs the piece that it carries (`starfarers/pieces`). */
static gboolean
check_ship (PurserStep *step,
            gboolean    colony_ship)
{
  const PurserStarfarersState *state = step->state;
  const PurserStarfarersPlayer *self = &state->players[step->move->player];
  int stations = 0;

  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    stations += self->stations[i];
  if (colony_ship && self->n_colonies >= PURSER_STARFARERS_COLONIES
      && purser_step_refuses (step, RULE_PIECES, _("all %d colonies are founded"), PURSER_STARFARERS_COLONIES))
    return FALSE;
  return colony_ship || stations < PURSER_STARFARERS_STATIONS
         || !purser_step_refuses (step, RULE_PIECES, _("all %d trade stations are founded"), PURSER_STARFARERS_STATIONS);
}

static gboolean
check_building (PurserStep               *step,
                PurserStarfarersBuilding  what,
                int                       colony)
{
  if (what == PURSER_STARFARERS_BUILD_SPACEPORT)
    return check_spaceport (step, colony);
  if (what < PURSER_STARFARERS_BUILD_SPACEPORT)
    return check_ship (step, what == PURSER_STARFARERS_BUILD_COLONY_SHIP);
  return check_limit (step, step->move->player, what - PURSER_STARFARERS_BUILD_BOOSTER, 1);
}

static void
put (PurserStep               *step,
     PurserStarfarersBuilding  what,
     int                       colony)
{
  PurserStarfarersState *state = step->state;
  int player = step->move->player;

  if (what < PURSER_STARFARERS_BUILD_SPACEPORT)
    purser_step_token (step, player, PURSER_STARFARERS_SHIP + (int) what, 1, building_rules[what],
                       purser_starfarers_buildings[what]);
  else if (what == PURSER_STARFARERS_BUILD_SPACEPORT)
    state->players[player].colonies[colony - 1].spaceport = TRUE;
  else
    purser_starfarers_change (step, player, PURSER_STARFARERS_BOOSTERS + what - PURSER_STARFARERS_BUILD_BOOSTER, 1,
                              building_rules[what], purser_starfarers_buildings[what]);
}

/* Builds something and pays for it (`starfarers/build`). */
gboolean
purser_starfarers_apply_build (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  int player = step->move->player;
  PurserStarfarersBuilding what = (guint) purser_move_get_choice (step->move, "what");
  int colony = purser_move_get_integer (step->move, "colony", 0);
  PurserStarfarersCards cost = purser_starfarers_get_cost (state, what);

  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_TRADE) || !check_building (step, what, colony)
      || !purser_starfarers_check_held (step, player, &cost, building_rules[what]))
    return FALSE;
  purser_starfarers_pay (step, player, &cost, building_rules[what], purser_starfarers_buildings[what]);
  put (step, what, colony);
  purser_starfarers_enter (state, PURSER_STARFARERS_TRADE);
  return TRUE;
}
