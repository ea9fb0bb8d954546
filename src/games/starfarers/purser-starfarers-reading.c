// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Walks the tree of steps of an encounter from its top with the answers given so far, up to the first unanswered question. So an
 * answer can be taken back, and the consequences of other answers are never worked out. */

#include "purser-starfarers-reading.h"

#include <string.h>

#include "purser-starfarers-encounter.h"

#define NO_ANSWER (-1)
#define ALL_RESOURCES ((1u << PURSER_STARFARERS_RESOURCES) - 1)
#define ALL_DRAWS ((1u << PURSER_STARFARERS_DRAWS) - 1)
#define MOST_GIFT 3

typedef struct {
  const PurserSetup             *setup;
  const PurserStarfarersState   *state;
  const PurserStarfarersAnswers *answers;
  PurserStarfarersReading       *reading;
  guint                          n_used;
  int                            active;
  int                            gift;
  int                            paid[PURSER_STARFARERS_RESOURCES];
  int                            received[PURSER_STARFARERS_RESOURCES];
} Reader;

static gboolean run (Reader      *self,
                     PurserValue *steps);

/* Takes the next answer, or stops at the question, which may be one of several of the same kind. */
static int
ask_nth (Reader                   *self,
         PurserStarfarersQuestion  question,
         int                       player,
         guint64                   allowed,
         int                       nth,
         int                       of)
{
  if (self->n_used < self->answers->n)
    {
      guint8 answer = self->answers->answers[self->n_used];

      if (answer < 64 && (allowed >> answer & 1) != 0)
        {
          self->n_used++;
          return answer;
        }
    }
  self->reading->question = question;
  self->reading->player = player;
  self->reading->allowed = allowed;
  self->reading->nth = nth;
  self->reading->of = of;
  return NO_ANSWER;
}

static int
ask (Reader                   *self,
     PurserStarfarersQuestion  question,
     int                       player,
     guint64                   allowed)
{
  return ask_nth (self, question, player, allowed, 1, 1);
}

/* Adds an event, and drops the oldest one if there is no room. */
static PurserStarfarersEvent *
note_event (Reader                    *self,
            PurserStarfarersEventKind  kind)
{
  PurserStarfarersReading *reading = self->reading;

  if (reading->n_events == PURSER_STARFARERS_EVENTS)
    memmove (reading->events, reading->events + 1, --reading->n_events * sizeof *reading->events);
  reading->events[reading->n_events] = (PurserStarfarersEvent) { .kind = kind, .versus = -1,
                                                                 .balls = { NO_ANSWER, NO_ANSWER } };
  return &reading->events[reading->n_events++];
}

static int *
get_gain (Reader *self,
          int     player,
          int     account)
{
  return &self->reading->gains[player][account];
}

static int
get_held (Reader *self,
          int     player,
          int     account)
{
  return self->state->players[player].balances[account] + *get_gain (self, player, account);
}

static int
count_cards (Reader *self,
             int     player)
{
  int n = 0;

  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    n += get_held (self, player, PURSER_STARFARERS_FIRST_RESOURCE + i);
  return n;
}

static guint64
list_held (Reader *self,
           int     player)
{
  guint64 allowed = 0;

  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    if (self->answers->hands_hidden || get_held (self, player, PURSER_STARFARERS_FIRST_RESOURCE + i) > 0)
      allowed |= G_GUINT64_CONSTANT (1) << i;
  return allowed;
}

static int
find_neighbour (Reader     *self,
                const char *versus)
{
  int n = self->state->turn.n_players;
  int distance = versus[strlen (versus) - 1] - '0';

  return (self->active + (versus[0] == 'l' ? distance : n - distance)) % n;
}

/* Takes a number of cards, or as many as the gift. While hands are not tracked, the players hand them in without a booking. */
static gboolean
pay (Reader      *self,
     PurserValue *step)
{
  int n = (int) purser_value_get_integer_of (step, "n", self->gift);
  int of = MIN (n, count_cards (self, self->active));

  if (!self->state->hands_on)
    self->reading->owed += n;
  for (int i = 1; self->state->hands_on && i <= of; i++)
    {
      int resource = ask_nth (self, PURSER_STARFARERS_ASK_PAY, self->active, list_held (self, self->active), i, of);

      if (resource < 0)
        return FALSE;
      self->paid[resource]++;
      --*get_gain (self, self->active, PURSER_STARFARERS_FIRST_RESOURCE + resource);
    }
  return TRUE;
}

static gboolean
gain (Reader      *self,
      PurserValue *step)
{
  int fixed = purser_starfarers_find (purser_starfarers_resources, purser_value_get_string_of (step, "resource"));

  int n = (int) purser_value_get_integer_of (step, "n", 0);

  for (int i = 1; i <= n; i++)
    {
      int resource = fixed >= 0 ? fixed
                                : ask_nth (self, PURSER_STARFARERS_ASK_GAIN, self->active, ALL_RESOURCES, i, n);

      if (resource < 0)
        return FALSE;
      self->received[resource]++;
      ++*get_gain (self, self->active, PURSER_STARFARERS_FIRST_RESOURCE + resource);
    }
  return TRUE;
}

/* Half-medals stop at 0 at every step. */
static gboolean
medal (Reader *self,
       int     player,
       gint64  n)
{
  int held = get_held (self, player, PURSER_STARFARERS_HALF_MEDALS);

  *get_gain (self, player, PURSER_STARFARERS_HALF_MEDALS) += (int) MAX (n, -held);
  return TRUE;
}

static guint64
list_upgrades (Reader   *self,
               int       player,
               gboolean  lost)
{
  guint64 allowed = 0;

  for (int i = 0; i < PURSER_STARFARERS_UPGRADES; i++)
    {
      int held = get_held (self, player, PURSER_STARFARERS_BOOSTERS + i);

      if (lost ? held > 0 : held < self->state->limits[i])
        allowed |= G_GUINT64_CONSTANT (1) << i;
    }
  return allowed;
}

/* If no upgrade fits, or there is none to lose, nothing happens (`starfarers/encounter-upgrade`). */
static gboolean
upgrade (Reader *self,
         int     player,
         gint64  by)
{
  guint64 allowed = list_upgrades (self, player, by < 0);
  int which;

  if (allowed == 0)
    return TRUE;
  which = ask (self, by < 0 ? PURSER_STARFARERS_ASK_LOSS : PURSER_STARFARERS_ASK_UPGRADE, player, allowed);
  if (which < 0)
    return FALSE;
  *get_gain (self, player, PURSER_STARFARERS_BOOSTERS + which) += (int) by;
  return TRUE;
}

/* Takes a card from every other player, clockwise: one of their choice, or a random one. */
static gboolean
collect (Reader      *self,
         PurserValue *step)
{
  gboolean given = strcmp (purser_value_get_string_of (step, "op"), "given") == 0;
  int n = self->state->turn.n_players;

  if (!self->state->hands_on)
    self->reading->collected++;
  for (int i = 1; self->state->hands_on && i < n; i++)
    {
      int player = (self->active + i) % n, resource;

      if (count_cards (self, player) == 0)
        continue;
      resource = ask (self, given ? PURSER_STARFARERS_ASK_GIVE : PURSER_STARFARERS_ASK_DRAWN, player, list_held (self, player));
      if (resource < 0)
        return FALSE;
      --*get_gain (self, player, PURSER_STARFARERS_FIRST_RESOURCE + resource);
      ++*get_gain (self, self->active, PURSER_STARFARERS_FIRST_RESOURCE + resource);
    }
  return TRUE;
}

static gboolean
refund (Reader      *self,
        PurserValue *step)
{
  self->reading->owed = 0;
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    *get_gain (self, self->active, PURSER_STARFARERS_FIRST_RESOURCE + i) += self->paid[i];
  return TRUE;
}

static gboolean
forfeit (Reader      *self,
         PurserValue *step)
{
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    *get_gain (self, self->active, PURSER_STARFARERS_FIRST_RESOURCE + i) -= self->received[i];
  return TRUE;
}

/* Returns a player's strength in a contest; a player who plays the pirate counts no friendship cards
 * (`starfarers/encounter-pirate-player`). */
static int
count_force (Reader                  *self,
             int                      player,
             PurserStarfarersUpgrade  of,
             gboolean                 pirate)
{
  int real = get_held (self, player, (int) (PURSER_STARFARERS_BOOSTERS + of));

  return real + (pirate ? 0 : purser_starfarers_get_virtual (self->state, player, of));
}

static int
shake (Reader *self,
       int     player,
       int    *balls)
{
  int draw = ask (self, PURSER_STARFARERS_ASK_BALLS, player, ALL_DRAWS);

  if (draw >= 0)
    *balls = purser_starfarers_count_balls (purser_starfarers_draws[draw].balls);
  return draw;
}

static PurserStarfarersEvent *
note_contest (Reader                    *self,
              PurserStarfarersEventKind  kind,
              PurserStarfarersUpgrade    of,
              PurserValue               *step)
{
  PurserStarfarersEvent *event = note_event (self, kind);

  event->versus = find_neighbour (self, purser_value_get_string_of (step, "versus"));
  event->forces[0] = count_force (self, self->active, of, FALSE);
  event->forces[1] = count_force (self, event->versus, of, kind != PURSER_STARFARERS_RACE);
  return event;
}

static gboolean
decide (Reader                *self,
        PurserValue           *step,
        PurserStarfarersEvent *event,
        int                    mine,
        int                    theirs)
{
  event->decided = TRUE;
  purser_starfarers_compare (&event->contest, mine + event->forces[0], theirs + event->forces[1]);
  return run (self, purser_value_get (step, event->contest.won ? "win" : "lose"));
}

static gboolean
contest (Reader      *self,
         PurserValue *step)
{
  gboolean combat = strcmp (purser_value_get_string_of (step, "of"), "combat") == 0;
  PurserStarfarersEvent *event = note_contest (self, combat ? PURSER_STARFARERS_FIGHT : PURSER_STARFARERS_RACE,
                                               combat ? PURSER_STARFARERS_CANNON : PURSER_STARFARERS_BOOSTER, step);

  if (shake (self, self->active, &event->balls[0]) < 0 || shake (self, event->versus, &event->balls[1]) < 0)
    return FALSE;
  return decide (self, step, event, event->balls[0], event->balls[1]);
}

static gboolean
flee (Reader      *self,
      PurserValue *step)
{
  return decide (self, step, note_contest (self, PURSER_STARFARERS_ESCAPE, PURSER_STARFARERS_BOOSTER, step), 0, 0);
}

static gboolean
shake_alone (Reader      *self,
             PurserValue *step)
{
  int *sum = &note_event (self, PURSER_STARFARERS_SHAKE)->balls[0];

  if (shake (self, self->active, sum) < 0)
    return FALSE;
  return run (self, purser_value_get (step, *sum <= 2 ? "low" : *sum == 3 ? "middle" : "high"));
}

static gboolean
is_worn (Reader *self,
         int     player,
         gint64  over)
{
  int upgrades = 0;

  for (int i = 0; i < PURSER_STARFARERS_UPGRADES; i++)
    upgrades += get_held (self, player, PURSER_STARFARERS_BOOSTERS + i);
  return upgrades > over;
}

/* Wear and Tear: all players with more real upgrades than `over` lose one. */
static gboolean
worn (Reader      *self,
      PurserValue *step)
{
  int over = (int) purser_value_get_integer_of (step, "over", 0);
  int n = self->state->turn.n_players;
  PurserStarfarersEvent *event = note_event (self, PURSER_STARFARERS_WORN);
  guint who = 0;

  for (int i = 0; i < n; i++)
    who |= is_worn (self, i, over) ? 1u << i : 0;
  event->over = over;
  event->who = who;
  for (int i = 0; i < n; i++)
    {
      int player = (self->active + i) % n;

      if ((who >> player & 1) != 0 && !upgrade (self, player, -1))
        return FALSE;
    }
  return TRUE;
}

/* The council gives a half-medal for the most freight pods, also to tied players, but to none without pods. */
static gboolean
council (Reader      *self,
         PurserValue *step)
{
  int n = self->state->turn.n_players, most = 1;
  PurserStarfarersEvent *event = note_event (self, PURSER_STARFARERS_COUNCIL);

  for (int i = 0; i < n; i++)
    most = MAX (most, get_held (self, i, PURSER_STARFARERS_PODS));
  for (int i = 0; i < n; i++)
    if (get_held (self, i, PURSER_STARFARERS_PODS) == most)
      {
        event->who |= 1u << i;
        medal (self, i, 1);
      }
  return TRUE;
}

static gboolean
ask_more (Reader      *self,
          PurserValue *step)
{
  int answer;

  self->reading->second = TRUE;
  answer = ask (self, PURSER_STARFARERS_ASK_YES_NO, self->active, 3);
  return answer >= 0 && run (self, purser_value_get (step, answer > 0 ? "yes" : "no"));
}

/* Returns how many cards an answer costs, apart from the outcome of later steps. */
static gint64
count_price (PurserValue *steps)
{
  gint64 n = 0;

  for (guint i = 0; i < purser_value_get_size (steps); i++)
    {
      PurserValue *step = purser_value_get_at (steps, i);

      if (strcmp (purser_value_get_string_of (step, "op"), "pay") == 0)
        n += purser_value_get_integer_of (step, "n", 0);
    }
  return n;
}

static guint64
list_answers (Reader      *self,
              PurserValue *answers)
{
  int hand = count_cards (self, self->active);
  guint64 allowed = 0;

  for (guint i = 0; i < purser_value_get_size (answers); i++)
    if (!self->state->hands_on || count_price (purser_value_get_at (answers, i)) <= hand)
      allowed |= G_GUINT64_CONSTANT (1) << i;
  return allowed;
}

static gboolean
run_answers (Reader                   *self,
             PurserStarfarersQuestion  question,
             PurserValue              *answers)
{
  int answer = ask (self, question, self->active, list_answers (self, answers));

  return answer >= 0 && run (self, purser_value_get_at (answers, (guint) answer));
}

/* Asks for a gift, which is made before its effect is known. */
static gboolean
run_gift (Reader      *self,
          PurserValue *steps)
{
  int most = self->state->hands_on ? MIN (count_cards (self, self->active), MOST_GIFT) : MOST_GIFT;

  self->gift = ask (self, PURSER_STARFARERS_ASK_GIFT, self->active, (G_GUINT64_CONSTANT (2) << most) - 1);
  return self->gift >= 0 && run (self, steps);
}

/* Draws a card and reads it. */
static gboolean
draw (Reader *self)
{
  guint64 all = ((G_GUINT64_CONSTANT (1) << PURSER_STARFARERS_ENCOUNTERS) - 1) << 1;
  int number = ask (self, PURSER_STARFARERS_ASK_CARD, (self->active + 1) % self->state->turn.n_players, all);
  PurserValue *card, *answers, *then;

  if (number < 0)
    return FALSE;
  card = purser_value_get_at (purser_value_get (self->setup->facts, "encounters"), (guint) number - 1);
  answers = purser_value_get (card, "answers");
  then = purser_value_get (card, "then");
  self->reading->card = number;
  self->reading->kind = purser_value_get_string_of (card, "kind");
  self->reading->second = FALSE;
  memset (self->paid, 0, sizeof self->paid);
  memset (self->received, 0, sizeof self->received);
  if (strcmp (purser_value_get_string_of (card, "ask"), "gift") != 0)
    return answers == NULL ? run (self, then) : run_answers (self, PURSER_STARFARERS_ASK_YES_NO, answers);
  return answers == NULL ? run_gift (self, then) : run_answers (self, PURSER_STARFARERS_ASK_GIFT, answers);
}

static gboolean
run_medal (Reader      *self,
           PurserValue *step)
{
  return medal (self, self->active, purser_value_get_integer_of (step, "n", 0));
}

static gboolean
run_upgrade (Reader      *self,
             PurserValue *step)
{
  return upgrade (self, self->active, purser_value_get_integer_of (step, "n", 0));
}

static gboolean
draw_again (Reader      *self,
            PurserValue *step)
{
  note_event (self, PURSER_STARFARERS_AGAIN);
  return draw (self);
}

/* Counts what players carry out on the board after the encounter. */
static gboolean
count_outcome (Reader      *self,
               PurserValue *step)
{
  const char *op = purser_value_get_string_of (step, "op");

  self->reading->grounded += strcmp (op, "grounded") == 0;
  self->reading->ships += strcmp (op, "ship") == 0;
  self->reading->jumps += strcmp (op, "jump") == 0;
  return TRUE;
}

static gboolean
run_step (Reader      *self,
          PurserValue *step)
{
  static const struct { const char *op; gboolean (*run) (Reader *self, PurserValue *step); } operations[] = {
    { "pay", pay }, { "pay-gift", pay }, { "gain", gain }, { "medal", run_medal }, { "upgrade", run_upgrade },
    { "given", collect }, { "drawn", collect }, { "refund", refund }, { "forfeit", forfeit }, { "ask", ask_more },
    { "contest", contest }, { "flee", flee }, { "shake", shake_alone }, { "worn", worn }, { "council", council },
    { "again", draw_again }, { "grounded", count_outcome }, { "ship", count_outcome }, { "jump", count_outcome },
  };
  const char *op = purser_value_get_string_of (step, "op");

  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    if (strcmp (op, operations[i].op) == 0)
      return operations[i].run (self, step);
  return TRUE;
}

static gboolean
run (Reader      *self,
     PurserValue *steps)
{
  for (guint i = 0; i < purser_value_get_size (steps); i++)
    if (!run_step (self, purser_value_get_at (steps, i)))
      return FALSE;
  return TRUE;
}

/* Walks through an encounter (`starfarers/encounter`). An answer that is not allowed is ignored, and so
 * are all after it.
 *
 * @state: the present state, in a turn whose shake has shown black
 * @reading: (out caller-allocates): the next question, or the outcome */
void
purser_starfarers_read (const PurserSetup             *setup,
                        const PurserStarfarersState   *state,
                        const PurserStarfarersAnswers *answers,
                        PurserStarfarersReading       *reading)
{
  Reader reader = { .setup = setup, .state = state, .answers = answers, .reading = reading,
                    .active = state->turn.active };

  *reading = (PurserStarfarersReading) { .player = -1 };
  draw (&reader);
}
