// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-analysis.h"
#include "purser-dice.h"
#include "purser-replay.h"

/* What is remembered during the replay of a play. */
typedef struct {
  PurserAnalysis    *analysis;
  PurserSetup     *setup;
  PurserReplay      *replay;
  PurserTurnInfo   before;
  gboolean         played; /* whether anything was played since the last point */
  guint            n_entries;
  PurserAnalysisRoll roll;
  gint64          *payout;
} Builder;

static void
builder_add_point (Builder *self)
{
  PurserAnalysisPoint point = { .round = self->before.round, .player = self->before.active };
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };

  purser_rules_score (self->setup, self->replay->corrected, standings);
  for (guint i = 0; i < self->setup->n_players; i++)
    {
      point.scores[i] = standings[i].score;
      point.unscored[i] = standings[i].unscored || purser_turn_info_is_absent (self->replay->turn, (int) i);
      point.uneven |= standings[i].waits;
    }
  g_array_append_val (self->analysis->points, point);
}

static void
dice_add (PurserAnalysisDice *self,
          const int          *dice)
{
  self->n_rolls++;
  self->sums[dice[0] + dice[1]]++;
}

/**
 * purser_analysis_dice_add:
 * @move: a move of any game
 *
 * Counts a roll of two ordinary dice, if that is what the move is.
 */
void
purser_analysis_dice_add (PurserAnalysisDice *self,
                          const PurserMove   *move)
{
  int dice[2];

  if (purser_move_get_dice (move, dice))
    dice_add (self, dice);
}

/**
 * purser_analysis_dice_expect:
 *
 * Works out how often each sum comes up on average: of the 36 ways that two dice fall, 6 - |7 - sum| make a sum.
 */
void
purser_analysis_dice_expect (PurserAnalysisDice *self)
{
  for (int sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    self->expected[sum] = self->n_rolls * (6 - ABS (7 - sum)) / 36.0;
}

/* Ends a roll, and remembers its largest payout if it is the best so far. */
static void
builder_end_roll (Builder *self)
{
  PurserAnalysis *analysis = self->analysis;

  for (guint i = 0; self->roll.n != 0 && i < analysis->n_players * analysis->n_accounts; i++)
    if (self->payout[i] > analysis->best_roll.by)
      {
        analysis->best_roll = self->roll;
        analysis->best_roll.player = (int) (i / analysis->n_accounts);
        analysis->best_roll.account = (int) (i % analysis->n_accounts);
        analysis->best_roll.by = self->payout[i];
      }
  memset (self->payout, 0, sizeof (gint64) * analysis->n_players * analysis->n_accounts);
  self->roll.n = 0;
}

static void
builder_add_roll (Builder          *self,
                  const PurserMove *move)
{
  const PurserTurnInfo *turn = self->replay->turn;
  PurserAnalysisRoll roll = { .n = self->replay->n, .round = turn->round };

  if (!purser_move_get_dice (move, roll.dice))
    return;
  builder_end_roll (self);
  self->roll = roll;
  dice_add (&self->analysis->dice, roll.dice);
}

/* Adds the payout of the roll itself and of its use. Other gains before the next roll do not come from the dice: a place
 * that is reached, a card that is bought, a correction. */
static void
builder_add_payout (Builder          *self,
                    const PurserMove *move)
{
  PurserLedger *ledger = self->replay->ledger;
  gboolean pays = move->verb->pays || self->roll.n == self->replay->n;

  for (; self->n_entries < purser_ledger_get_size (ledger); self->n_entries++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, self->n_entries);

      if (pays && entry->by > 0 && (guint) entry->account < self->analysis->n_accounts)
        self->payout[(guint) entry->player * self->analysis->n_accounts + (guint) entry->account] += entry->by;
    }
}

/* Skips the entries of the end of the turn, as they do not come from the dice. */
static void
builder_end_turn (Builder *self)
{
  self->n_entries = purser_ledger_get_size (self->replay->ledger);
  builder_end_roll (self);
  builder_add_point (self);
  self->played = FALSE;
}

/* The start of the first turn ends no turn, and neither does naming another start player, nor ending the play before anything
 * was played in a turn. */
static gboolean
builder_is_turn_over (Builder          *self,
                      const PurserMove *move)
{
  const PurserTurnInfo *turn = self->replay->turn;

  self->played |= !purser_verb_is_common (move->verb);
  if ((self->before.active < 0 && turn->active >= 0) || purser_verb_names_starter (move->verb) ||
      (turn->over && !self->played))
    return FALSE;
  return turn->active != self->before.active || turn->round != self->before.round ||
         turn->over != self->before.over;
}

/* Adds a point for a turn that still goes on. Changes after the end are no turn: they belong to the last one. */
static void
builder_add_last_point (Builder *self)
{
  GArray *points = self->analysis->points;
  PurserAnalysisPoint *last;
  PurserAnalysisPoint *before;

  builder_add_point (self);
  last = &g_array_index (points, PurserAnalysisPoint, points->len - 1);
  before = last - 1;
  if (self->before.over && points->len > 2)
    memcpy (before->scores, last->scores, sizeof last->scores);
  if (memcmp (last->scores, before->scores, sizeof last->scores) == 0)
    g_array_set_size (points, points->len - 1);
}

static void
builder_walk (Builder *self)
{
  self->before = *self->replay->turn;
  builder_add_point (self);
  for (const PurserMove *move; (move = purser_replay_next (self->replay)) != NULL;)
    {
      builder_add_roll (self, move);
      if (builder_is_turn_over (self, move))
        builder_end_turn (self);
      else
        builder_add_payout (self, move);
      self->before = *self->replay->turn;
    }
  builder_end_roll (self);
  builder_add_last_point (self);
}

static gboolean
is_source (const PurserAnalysisSource *source,
           const PurserEntry          *entry)
{
  return source->player == entry->player && source->account == entry->account &&
         g_strcmp0 (source->rule, entry->rule) == 0 && g_strcmp0 (source->item, entry->item) == 0;
}

static PurserAnalysisSource *
analysis_get_source (PurserAnalysis    *self,
                     const PurserEntry *entry)
{
  PurserAnalysisSource source = { entry->player, entry->account, entry->rule, entry->item, 0, 0 };

  for (guint i = 0; i < self->sources->len; i++)
    if (is_source (&g_array_index (self->sources, PurserAnalysisSource, i), entry))
      return &g_array_index (self->sources, PurserAnalysisSource, i);
  g_array_append_val (self->sources, source);
  return &g_array_index (self->sources, PurserAnalysisSource, self->sources->len - 1);
}

static int
compare_sources (gconstpointer a,
                 gconstpointer b)
{
  const PurserAnalysisSource *left = a;
  const PurserAnalysisSource *right = b;

  if (left->player != right->player)
    return left->player - right->player;
  if (left->account != right->account)
    return left->account - right->account;
  return (left->sum < right->sum) - (left->sum > right->sum);
}

/* Adds up the income by account and reason, from the entries of the ledger. Expenses are no income, and neither is a
 * correction downwards. */
static void
analysis_find_sources (PurserAnalysis *self,
                       PurserLedger   *ledger)
{
  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);
      PurserAnalysisSource *source;

      if (entry->by <= 0)
        continue;
      source = analysis_get_source (self, entry);
      source->sum += entry->by;
      source->times++;
    }
  g_array_sort (self->sources, compare_sources);
}

static void
analysis_replay (PurserAnalysis *self,
                 PurserPlay     *play)
{
  g_autoptr (PurserReplay) replay = purser_replay_new (purser_play_get_history (play));
  g_autofree gint64 *payout = g_new0 (gint64, self->n_players * self->n_accounts);
  Builder builder = { .analysis = self, .setup = purser_play_get_setup (play), .replay = replay, .payout = payout };

  purser_replay_correct (replay);
  builder_walk (&builder);
  purser_analysis_dice_expect (&self->dice);
  analysis_find_sources (self, replay->corrected_ledger);
}

/* Returns the player who is alone in front; -1 if none is. A player without points entered yet does not count. */
static int
find_leader (const PurserAnalysisPoint *point,
             guint                      n_players,
             gboolean                   highest_wins)
{
  int leader = -1;
  guint n_scored = 0;
  gboolean alone = TRUE;

  for (int i = 0; (guint) i < n_players; i++)
    {
      gint64 ahead = leader >= 0 ? point->scores[i] - point->scores[leader] : 0;

      if (point->unscored[i])
        continue;
      if (leader < 0 || (ahead != 0 && (ahead > 0) == highest_wins))
        {
          leader = i;
          alone = TRUE;
        }
      else if (ahead == 0)
        alone = FALSE;
      n_scored++;
    }
  return alone && n_scored > 1 ? leader : -1;
}

/* Finds the longest lead; the first of two equally long ones counts. A tie ends a lead, but the lead only changes hands
 * when another player is alone in front. A single player leads nobody. Points in the middle of a round are skipped, as the
 * scores cannot be compared. */
static void
analysis_find_lead (PurserAnalysis *self,
                    gboolean        highest_wins)
{
  guint turns = 0;
  int leader = -1;
  int last = -1;

  self->lead = (PurserAnalysisLead) { .player = -1 };
  for (guint i = 1; i < self->points->len; i++)
    {
      const PurserAnalysisPoint *point = &g_array_index (self->points, PurserAnalysisPoint, i);
      int now = find_leader (point, self->n_players, highest_wins);

      if (point->uneven)
        continue;
      turns = now == leader ? turns + 1 : 1;
      leader = now;
      if (now >= 0 && turns > self->lead.turns)
        {
          self->lead.player = now;
          self->lead.turns = turns;
        }
      self->lead.changes += now >= 0 && last >= 0 && now != last;
      last = now >= 0 ? now : last;
    }
}

/**
 * purser_analysis_new:
 * @play: a play, over or not
 *
 * Returns: (transfer full): how the play went on
 */
PurserAnalysis *
purser_analysis_new (PurserPlay *play)
{
  PurserAnalysis *self = g_new0 (PurserAnalysis, 1);
  PurserSetup *setup = purser_play_get_setup (play);

  self->n_players = setup->n_players;
  self->n_accounts = setup->rules->count_accounts (setup, purser_play_get_state (play));
  self->points = g_array_new (FALSE, FALSE, sizeof (PurserAnalysisPoint));
  self->sources = g_array_new (FALSE, FALSE, sizeof (PurserAnalysisSource));
  analysis_replay (self, play);
  analysis_find_lead (self, !purser_rules_lowest_wins (setup));
  return self;
}

/**
 * purser_analysis_free:
 * @self: (transfer full): an analysis
 */
void
purser_analysis_free (PurserAnalysis *self)
{
  g_array_unref (self->points);
  g_array_unref (self->sources);
  g_free (self);
}
