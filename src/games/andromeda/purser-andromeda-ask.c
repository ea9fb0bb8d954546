// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Makes the prompts; purser-andromeda-offer.c makes the answers to choose from.
 *
 * Places of answers: `player/1` (the stations drawn by that player; the start player; bonus cards that player trades),
 * `planet/3` (a move or a challenge there, and its centre values), `track/ship`, `track/technology`, `transport/1` (the
 * transport card of that player), `hand/1` (the exchange of that player) and `supply/bonus`. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-ask.h"
#include "purser-andromeda-bonus.h"
#include "purser-andromeda-offer.h"
#include "purser-andromeda-setup.h"

const PurserPromptKind purser_andromeda_prompts[] = {
  { "place", N_("The stations of drawn planet cards") },
  { "first", N_("The start player"), NC_("phase", "Start player") },
  { "action", N_("An action; before the first one of a round also transport cards and the trade"), NC_("phase", "Actions") },
  { "end-turn", N_("The end of the turn: all its actions are taken"), NC_("phase", "End of the turn") },
  { "nothing", N_("Nothing: the play is over") },
  { NULL }
};

static int
find_unplaced (const PurserAndromedaState *self)
{
  int player = 0;

  while (self->players[player].placed)
    player++;
  return player;
}

static void
ask_place (const PurserSetup          *setup,
           const PurserAndromedaState *self,
           PurserPrompt               *prompt)
{
  int player = find_unplaced (self);

  purser_prompt_ask (prompt, "place", player, "andromeda/place",
                     g_strdup_printf (_("%s draws %d planet cards: how many of each planet?"),
                                      purser_setup_get_name (setup, player),
                                      purser_andromeda_setup_get_drawn (self->turn.n_players)));
  for (guint i = 0; i < self->turn.n_players; i++)
    if (!self->players[i].placed)
      purser_choice_place (purser_prompt_offer (prompt, (int) i, purser_move_value_new ("place", (int) i), FALSE,
                                                g_strdup (_("Place the drawn stations"))),
                           "player/%u", i);
  purser_andromeda_offer_copy (self, prompt);
}

static void
ask_first (const PurserSetup          *setup,
           const PurserAndromedaState *self,
           PurserPrompt               *prompt)
{
  purser_prompt_ask (prompt, "first", -1, "andromeda/first-player", g_strdup (_("Who is the start player?")));
  for (guint i = 0; i < self->turn.n_players; i++)
    purser_choice_place (purser_prompt_try (prompt, setup, self, purser_move_value_new ("first", (int) i),
                                            g_strdup (purser_setup_get_name (setup, (int) i))),
                         "player/%u", i);
  purser_andromeda_offer_copy (self, prompt);
}

/* Only the text of the first player names what is counted. */
static char *
tell_hand (const char *name,
           int         cards,
           gboolean    first)
{
  /* Translators: a player's name, then up to how many planet cards are in the hand */
  if (first)
    return g_strdup_printf (ngettext ("%s %d planet card", "%s %d planet cards", (gulong) cards), name, cards);
  /* Translators: another player's name, then up to how many planet cards are in that hand */
  return g_strdup_printf (C_("cards in hand", "%s %d"), name, cards);
}

static char *
list_hands (const PurserSetup          *setup,
            const PurserAndromedaState *self)
{
  GString *hands = g_string_new (NULL);

  for (guint i = 0; i < self->turn.n_players; i++)
    {
      const PurserAndromedaPlayer *player = &self->players[i];
      int bonus = purser_andromeda_bonus_count (player->bonus);
      g_autofree char *hand = tell_hand (purser_setup_get_name (setup, (int) i), purser_andromeda_bonus_leave (player), i == 0);

      g_string_append_printf (hands, "%s%s", i > 0 ? C_("a list", ", ") : "", hand);
      if (bonus > 0)
        /* Translators: follows the number of planet cards in a hand: the bonus cards that fill it up */
        g_string_append_printf (hands, _(" (+%d bonus)"), bonus);
    }
  return g_string_free (hands, FALSE);
}

/* A player cannot play more cards in a turn than the hand held, and bonus cards still held were not played
 * (andromeda/hand-limit). If more cards were played, one of the sets was typed wrongly. */
static char *
note_spent (const PurserAndromedaState *self,
            char                       *text)
{
  const PurserAndromedaPlayer *player = &self->players[self->turn.active];
  int hand = player->hand - purser_andromeda_bonus_count (player->bonus);
  g_autofree char *said = text;

  if (self->spent <= hand)
    return g_steal_pointer (&said);
  /* Translators: the question, how many cards were played in this turn, how many the hand held at most */
  return g_strdup_printf (_("%s\n%d cards were played in this turn, but the hand held %d at most."), text, self->spent, hand);
}

/* Adds to the question that it is the last round (andromeda/last-round). */
static char *
note_end (const PurserAndromedaState *self,
          char                       *text)
{
  g_autofree char *said = text;

  if (!self->turn.last_round)
    return g_steal_pointer (&said);
  /* Translators: the question */
  return g_strdup_printf (_("%s\nThis is the last round: three planets are full."), text);
}

static char *
action_text (const PurserSetup          *setup,
             const PurserAndromedaState *self)
{
  const char *name = purser_setup_get_name (setup, self->turn.active);
  int left = purser_andromeda_get_actions (self, self->turn.active) - self->actions;
  g_autofree char *hands = list_hands (setup, self);

  if (left <= 0)
    return note_end (self, note_spent (self, g_strdup_printf (_("%s has taken all actions"), name)));
  if (self->acted || self->turns > 0)
    {
      char *text = g_strdup_printf (ngettext ("%s has %d action left", "%s has %d actions left", (gulong) left), name, left);

      return note_end (self, note_spent (self, text));
    }
  if (self->turn.round == 1)
    return g_strdup_printf (_("%s begins, with %d actions\nTransport cards and the trade come first."), name, left);
  /* Translators: a player's name, how many actions, a list of players with a number of cards each */
  return g_strdup_printf (_("%s begins, with %d actions\nFirst fill the hands to: %s. Then transport cards and the trade."),
                          name, left, hands);
}

/* Returns: (transfer full): what ends the turn, and what would be left undone by it */
static char *
end_text (int left)
{
  if (left <= 0)
    return g_strdup (_("End the turn"));
  return g_strdup_printf (ngettext ("End the turn with %d action left", "End the turn with %d actions left", (gulong) left),
                          left);
}

static void
ask_action (const PurserSetup          *setup,
            const PurserAndromedaState *self,
            PurserPrompt               *prompt)
{
  int active = self->turn.active;
  int left = purser_andromeda_get_actions (self, active) - self->actions;
  gboolean done = left <= 0;
  PurserChoice *end;

  purser_prompt_ask (prompt, done ? "end-turn" : "action", active,
                     done ? "andromeda/end-turn" : "andromeda/actions", action_text (setup, self));
  purser_andromeda_offer_preparations (self, active, prompt);
  if (!done)
    purser_andromeda_offer_actions (setup, self, active, prompt);
  end = purser_prompt_try (prompt, setup, self, purser_move_value_new ("end-turn", active), end_text (left));
  end->best = done;
  for (guint i = 1; i < self->turn.n_players; i++)
    purser_andromeda_offer_preparations (self, (active + (int) i) % self->turn.n_players, prompt);
  purser_andromeda_offer_copy (self, prompt);
}

/* Asks for the drawn stations of set-up, the start player, then action by action. The optional phases, transport and trade,
 * are offered beside the first action of a round. */
void
purser_andromeda_ask (const PurserSetup *setup,
                      gconstpointer      state,
                      PurserPrompt      *prompt)
{
  const PurserAndromedaState *self = state;

  if (self->turn.round > 0)
    ask_action (setup, self, prompt);
  else if (purser_andromeda_setup_is_placed (self))
    ask_first (setup, self, prompt);
  else
    ask_place (setup, self, prompt);
}

/* Offers to enter the values of planets whose centres have no points without them (`andromeda/your-copy`). */
void
purser_andromeda_ask_after_end (const PurserSetup *setup,
                                gconstpointer      state,
                                PurserPrompt      *prompt)
{
  purser_andromeda_offer_copy (state, prompt);
}
