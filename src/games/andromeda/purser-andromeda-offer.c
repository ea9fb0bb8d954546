// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-offer.h"
#include "purser-andromeda-titles.h"
#include "purser-chance.h"

static void
offer_transport (int           player,
                 gboolean      back,
                 PurserPrompt *prompt)
{
  PurserValue *move = purser_move_value_new ("transport", player);
  PurserChoice *choice;

  purser_value_set_boolean (move, "back", back);
  choice = purser_prompt_offer (prompt, player, move, FALSE,
                                g_strdup (back ? _("Transport back to Earth") : _("Transport to a planet")));
  purser_choice_place (choice, "transport/%d", player);
  purser_choice_want (choice, "planet");
  if (!back)
    purser_choice_want (choice, "out");
}

/* Offers what a player may do before the first action of a round: a transport card, and to hand over bonus cards in
 * the trade. */
void
purser_andromeda_offer_preparations (const PurserAndromedaState *self,
                                     int                         player,
                                     PurserPrompt               *prompt)
{
  const PurserAndromedaPlayer *own = &self->players[player];

  if (self->acted)
    return;
  if (own->transport > 0 && !own->transported)
    {
      if (own->accounts[PURSER_ANDROMEDA_EARTH] > 0)
        offer_transport (player, FALSE, prompt);
      offer_transport (player, TRUE, prompt);
    }
  if (purser_andromeda_bonus_count (own->bonus) > 0)
    purser_choice_place (purser_prompt_offer (prompt, player, purser_move_value_new ("trade", player), FALSE,
                                              g_strdup (_("Trade bonus cards"))),
                         "player/%d", player);
}

/* Offers a move or a challenge on a planet as a form; only a player with bonus cards is asked for them. */
static void
offer_set (const PurserAndromedaState *self,
           int                         player,
           PurserValue                *move,
           const char                 *last,
           char                       *label,
           PurserPrompt               *prompt)
{
  gboolean jokers = purser_andromeda_bonus_count (self->players[player].bonus) > 0;
  PurserChoice *choice;

  if (!jokers)
    purser_value_set (move, "bonus", purser_value_new_list ());
  choice = purser_prompt_offer (prompt, player, move, FALSE, label);
  purser_choice_place (choice, "planet/%" G_GINT64_FORMAT, purser_value_get_integer_of (move, "planet", 0));
  purser_choice_want (choice, "cards");
  if (jokers)
    purser_choice_want (choice, "bonus");
  purser_choice_want (choice, last);
}

static PurserValue *
planet_move_new (const char *verb,
                 int         player,
                 int         planet)
{
  PurserValue *move = purser_move_value_new (verb, player);

  purser_value_set_integer (move, "planet", planet);
  return move;
}

static void
offer_moves (const PurserAndromedaState *self,
             int                         player,
             PurserPrompt               *prompt)
{
  if (self->players[player].accounts[PURSER_ANDROMEDA_EARTH] == 0)
    return;
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    {
      g_autofree char *name = purser_andromeda_dup_planet (self, planet);

      offer_set (self, player, planet_move_new ("move", player, planet), "stations",
                 g_strdup_printf (_("Move to %s"), name), prompt);
    }
}

/* Lists the chances of winning a centre with one draw, two draws and so on. */
static char *
list_odds (const PurserAndromedaState *self,
           int                         player,
           int                         planet)
{
  GString *odds = g_string_new (NULL);
  int most = purser_andromeda_get_half (self, player, PURSER_ANDROMEDA_LARGEST_SET);

  for (int draws = 1; draws <= most; draws++)
    {
      g_autofree char *chance = purser_chance_dup_text (purser_andromeda_get_draw_odds (self, player, planet, draws));

      if (draws > 1)
        g_string_append (odds, C_("a list", ", "));
      g_string_append (odds, chance);
    }
  return g_string_free (odds, FALSE);
}

static char *
challenge_label (const PurserAndromedaState *self,
                 int                         player,
                 int                         planet)
{
  g_autofree char *name = purser_andromeda_dup_planet (self, planet);
  g_autofree char *odds = list_odds (self, player, planet);

  if (purser_andromeda_get_free_orbit (self, planet) < 0)
    return g_strdup_printf (_("Challenge on %s\nNo center is free there"), name);
  /* Translators: a planet, how many stations are one's own, how many there are, chances with one draw, two draws … */
  return g_strdup_printf (_("Challenge on %s\n%d of %d stations are yours; after each draw %s"), name,
                          self->players[player].stations[planet], purser_andromeda_get_present (self, planet), odds);
}

static void
offer_challenges (const PurserAndromedaState *self,
                  int                         player,
                  PurserPrompt               *prompt)
{
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (self->players[player].stations[planet] > 0)
      offer_set (self, player, planet_move_new ("challenge", player, planet), "drawn",
                 challenge_label (self, player, planet), prompt);
}

/* Offers a step for planet cards alone, and also as a form if the player has bonus cards as jokers. */
static void
offer_step (const PurserSetup          *setup,
            const PurserAndromedaState *self,
            int                         player,
            guint                       track,
            PurserPrompt               *prompt)
{
  const char *name = purser_andromeda_track_names[track];
  int reached = self->players[player].tracks[track];
  const char *title = purser_andromeda_get_track_title (track);
  PurserChoice *choice;
  PurserValue *move;

  if (reached >= PURSER_ANDROMEDA_STEPS)
    return;
  move = purser_move_value_new ("develop", player);
  purser_value_set_string (move, "track", name);
  if (purser_andromeda_bonus_count (self->players[player].bonus) > 0)
    purser_choice_place (purser_prompt_offer (prompt, player, purser_value_copy (move), FALSE,
                                              g_strdup_printf (_("%s: a step with bonus cards"), title)),
                         "track/%s", name);
  choice = purser_prompt_try (prompt, setup, self, move,
                              g_strdup_printf (_("%s: a step for %d matching cards"), title,
                                               self->printed.costs[track][reached]));
  if (choice != NULL)
    purser_choice_place (choice, "track/%s", name);
}

static void
offer_exchanges (const PurserSetup          *setup,
                 const PurserAndromedaState *self,
                 int                         player,
                 PurserPrompt               *prompt)
{
  for (int cards = 1; cards <= 3; cards++)
    {
      PurserValue *move = purser_move_value_new ("exchange", player);
      PurserChoice *choice;

      purser_value_set_integer (move, "cards", cards);
      choice = purser_prompt_try (prompt, setup, self, move,
                                  g_strdup_printf (ngettext ("Exchange %d card", "Exchange %d cards", (gulong) cards), cards));
      if (choice != NULL)
        purser_choice_place (choice, "hand/%d", player);
    }
}

/* Offers the five kinds of actions (`andromeda/actions`): moves and challenges planet by planet, as far as the stations
 * allow, the others with their costs. */
void
purser_andromeda_offer_actions (const PurserSetup          *setup,
                                const PurserAndromedaState *self,
                                int                         player,
                                PurserPrompt               *prompt)
{
  offer_challenges (self, player, prompt);
  offer_moves (self, player, prompt);
  for (guint track = 0; track < PURSER_ANDROMEDA_TRACKS; track++)
    offer_step (setup, self, player, track, prompt);
  offer_exchanges (setup, self, player, prompt);
}

static PurserChoice *
offer_learn (PurserPrompt *prompt,
             const char   *item,
             char         *label)
{
  PurserValue *move = purser_move_value_new ("learn", -1);

  purser_value_set_string (move, "item", item);
  return purser_prompt_offer (prompt, -1, move, FALSE, label);
}

/* Offers to enter printed values that are not known yet (`andromeda/your-copy`): all of them before the start; later only
 * those of planets with centres. */
void
purser_andromeda_offer_copy (const PurserAndromedaState *self,
                             PurserPrompt               *prompt)
{
  gboolean starting = self->turn.round == 0;

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (!purser_andromeda_knows_planet (self, planet) && (starting || self->owners[planet][0] != PURSER_ANDROMEDA_NOBODY))
      {
        g_autofree char *name = purser_andromeda_dup_planet (self, planet);

        purser_choice_place (offer_learn (prompt, purser_andromeda_get_planet_item (planet),
                                          g_strdup_printf (_("Enter the center values of %s"), name)),
                             "planet/%d", planet);
      }
  if (starting && self->printed.bonus_supply[0] == PURSER_ANDROMEDA_UNLIMITED)
    purser_choice_place (offer_learn (prompt, "bonus-supply", g_strdup (_("Enter how many bonus cards of each kind there are"))),
                         "supply/bonus");
}
