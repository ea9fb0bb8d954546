// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-expansions.h"
#include "purser-plain-text.h"
#include "purser-result.h"
#include "purser-times.h"

static void
result_take_seats (PurserResult *self,
                   PurserPlay   *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };

  purser_play_get_standings (play, standings);
  self->n_seats = purser_play_count_players (play);
  self->seats = g_new0 (PurserResultSeat, self->n_seats);
  for (guint i = 0; i < self->n_seats; i++)
    {
      self->seats[i].name = g_strdup (setup->seats[i].full_name);
      self->seats[i].colour = g_strdup (setup->seats[i].colour);
      self->seats[i].score = standings[i].score;
      self->seats[i].rank = standings[i].rank;
      self->seats[i].wins = standings[i].wins && !self->undecided;
      self->seats[i].team = standings[i].team;
    }
}

static char *
dup_plain (const char *text)
{
  return text != NULL ? purser_plain_text_dup (text, 0) : NULL;
}

static void
result_take_header (PurserResult *self,
                    PurserPlay   *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  const PurserTurnInfo *turn = purser_play_get_turn_info (play);

  self->game = g_strdup (setup->rules->id);
  self->title = dup_plain (purser_value_get_string_of (setup->header, "title"));
  self->id = g_strdup (purser_value_get_string_of (setup->header, "id"));
  self->place = dup_plain (purser_value_get_string_of (setup->header, "place"));
  self->expansions = purser_expansions_from_value (purser_value_get (setup->header, "expansions"));
  self->highest_wins = !purser_rules_lowest_wins (setup);
  self->begun = purser_time_parse (purser_value_get_string_of (setup->header, "created"));
  self->over = turn->over;
  self->undecided = purser_result_is_undecided (play);
  self->stopped = turn->stopped;
}

/* Takes the current round, or that of the last move of a play that is over: the next round may have begun already, and was not
 * played then. */
static void
result_take_rounds (PurserResult *self,
                    PurserPlay   *play,
                    int           last_played)
{
  int round = self->over ? last_played : purser_play_get_turn_info (play)->round;

  self->rounds = purser_rules_has_rounds (purser_play_get_setup (play)) ? (guint) MAX (0, round) : 0;
}

/* Once the play is over, a later change or note does not make it longer. */
static void
result_take_time (PurserResult       *self,
                  const PurserRecord *record,
                  gboolean            was_over)
{
  gint64 now = purser_time_parse (purser_value_get_string_of (record->value, "at"));
  gint64 before = self->ended != 0 ? self->ended : self->begun;

  if (now == 0 || was_over)
    return;
  if (before == 0)
    self->begun = now;
  else if (now > before && now - before <= PURSER_LONGEST_GAP)
    self->seconds += now - before;
  self->ended = now;
}

static void
result_take_note (PurserResult     *self,
                  PurserPlay       *play,
                  GString          *notes,
                  const PurserMove *move)
{
  const char *text = purser_move_get_text (move, "text");
  const char *place = purser_move_get_text (move, "place");
  PurserValue *expansions = purser_move_get (move, "expansions");
  g_autofree char *about = purser_play_dup_about (play, move);

  if (expansions != NULL)
    {
      g_strfreev (self->expansions);
      self->expansions = purser_expansions_from_value (expansions);
    }
  if (place != NULL)
    g_set_str (&self->place, place);
  if (text != NULL && *text != '\0')
    {
      g_string_append_printf (notes, "%s%s", notes->len > 0 ? "\n" : "", text);
      if (about != NULL)
        /* Translators: behind a note: what it is about */
        g_string_append_printf (notes, C_("note", " (%s)"), about);
    }
}

static void
result_take_records (PurserResult *self,
                     PurserPlay   *play)
{
  PurserHistory *history = purser_play_get_history (play);
  PurserTurnInfo turn = purser_history_get_turn_after (history, 0);
  g_autoptr (GString) notes = g_string_new (NULL);
  int first = turn.active;
  int last_played = 0;

  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);

      if (move == NULL)
        continue;
      /* Renaming a player is not part of the play's time. */
      if (purser_move_get (move, "names") == NULL)
        result_take_time (self, purser_history_get_record (history, n), turn.over);
      if (strcmp (move->verb->name, "note") == 0)
        result_take_note (self, play, notes, move);
      purser_analysis_dice_add (&self->dice, move);
      if (!turn.over && !purser_verb_is_common (move->verb))
        last_played = turn.round;
      turn = purser_history_get_turn_after (history, n);
      if (first < 0)
        first = turn.active;
    }
  result_take_rounds (self, play, last_played);
  self->seats[MAX (first, 0)].starts = TRUE;
  if (notes->len > 0)
    self->notes = purser_plain_text_dup_lines (notes->str);
}

/**
 * purser_result_new:
 * @play: a play, over or not
 *
 * Returns: (transfer full): the result of the play
 */
PurserResult *
purser_result_new (PurserPlay *play)
{
  PurserResult *self = g_new0 (PurserResult, 1);

  result_take_header (self, play);
  result_take_seats (self, play);
  result_take_records (self, play);
  return self;
}

/**
 * purser_result_free:
 * @self: (transfer full): a result
 */
void
purser_result_free (PurserResult *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].colour);
    }
  g_free (self->seats);
  g_free (self->game);
  g_free (self->title);
  g_free (self->id);
  g_free (self->place);
  g_strfreev (self->expansions);
  g_free (self->notes);
  g_free (self);
}

/**
 * purser_result_get_minutes:
 *
 * Returns: how long the play took without breaks, in whole minutes; at least one if it took any time
 */
guint
purser_result_get_minutes (PurserResult *self)
{
  return self->seconds > 0 ? (guint) MAX (1, (self->seconds + 30) / 60) : 0;
}

/* Keeps a number and its unit on one line. */
static char *
keep_together (char *text)
{
  GString *together = g_string_new_take (text);

  g_string_replace (together, " ", "\u00a0", 0);
  return g_string_free_and_steal (together);
}

/**
 * purser_duration_dup_text:
 * @seconds: how long something took
 *
 * Returns: (transfer full) (nullable): the duration in hours and minutes, rounded, as it is shown everywhere; %NULL if it
 *   took no time
 */
char *
purser_duration_dup_text (gint64 seconds)
{
  guint minutes = (guint) MAX (1, (seconds + 30) / 60);

  if (seconds <= 0)
    return NULL;
  if (minutes < 60)
    return keep_together (g_strdup_printf (_("%u min"), minutes));
  if (minutes % 60 == 0)
    /* Translators: whole hours */
    return keep_together (g_strdup_printf (_("%u h"), minutes / 60));
  /* Translators: hours and minutes */
  return keep_together (g_strdup_printf (_("%u h %u min"), minutes / 60, minutes % 60));
}

/**
 * purser_result_get_subject:
 *
 * Returns: (transfer none): what was played: the title that the header names, else the word of the game
 */
const char *
purser_result_get_subject (const PurserResult *self)
{
  return self->title != NULL && *self->title != '\0' ? self->title : self->game;
}

/**
 * purser_result_dup_key:
 * @name: the name of a person
 *
 * Makes a key for comparing names: people write theirs with and without capitals, half and full width, from play to play.
 *
 * Returns: (transfer full): the same key for all of these
 */
char *
purser_result_dup_key (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : name, -1);
}

/**
 * purser_result_has_player:
 * @key: the key of a name, from [func@Result.dup_key]
 *
 * Returns: whether a person of that name played
 */
gboolean
purser_result_has_player (const PurserResult *self,
                          const char         *key)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *other = purser_result_dup_key (self->seats[i].name);

      if (strcmp (other, key) == 0)
        return TRUE;
    }
  return FALSE;
}

/**
 * purser_result_has_teams:
 *
 * Returns: whether players formed teams
 */
gboolean
purser_result_has_teams (const PurserResult *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (self->seats[i].team > 0)
      return TRUE;
  return FALSE;
}

/**
 * purser_result_get_turn_place:
 * @seat: an index into the seats
 *
 * Returns: the place in turn order, from 0, counted from the start player; -1 if that is unknown
 */
int
purser_result_get_turn_place (const PurserResult *self,
                              guint               seat)
{
  for (guint start = 0; start < self->n_seats; start++)
    if (self->seats[start].starts)
      return (int) ((seat + self->n_seats - start) % self->n_seats);
  return -1;
}

/**
 * purser_result_dup_expansions:
 *
 * Returns: (transfer full) (nullable): the expansions that were on the table, as a line; %NULL if none are known
 */
char *
purser_result_dup_expansions (const PurserResult *self)
{
  g_autofree char *names = purser_expansions_dup_text ((const char *const *) self->expansions);

  return *names != '\0' ? g_strdup_printf (_("Expansions: %s"), names) : NULL;
}

/* Returns the key that puts @ahead before @behind although their scores are the same. */
static const char *
find_tie_breaker (const PurserRules    *rules,
                  const PurserStanding *ahead,
                  const PurserStanding *behind)
{
  for (guint i = 0; i < PURSER_STANDING_KEYS; i++)
    if (ahead->keys[i] != behind->keys[i])
      return rules->keys[i];
  return NULL;
}

/**
 * purser_result_is_undecided:
 *
 * Returns: whether @play is over while points wait for printed values that are not entered
 */
gboolean
purser_result_is_undecided (PurserPlay *play)
{
  return purser_play_get_turn_info (play)->over &&
         purser_prompt_count_unknown (purser_play_get_prompt (play), NULL) > 0;
}

/**
 * purser_result_dup_tie:
 * @player: a player's index
 *
 * Names the tie-breaker that puts a player behind another one with the same score.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if no tie was broken against @player, or if that is not certain yet
 */
char *
purser_result_dup_tie (PurserPlay *play,
                       int         player)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };

  if (purser_result_is_undecided (play))
    return NULL;
  purser_play_get_standings (play, standings);
  for (guint i = 0; i < setup->n_players; i++)
    {
      const char *key = find_tie_breaker (setup->rules, &standings[i], &standings[player]);

      if (standings[i].score == standings[player].score && standings[i].rank < standings[player].rank && key != NULL)
        /* Translators: a player, another player, and what a tie is broken by, such as "technology" */
        return g_strdup_printf (_("%s comes before %s by %s"), purser_setup_get_name (setup, (int) i),
                                purser_setup_get_name (setup, player), _(key));
    }
  return NULL;
}

/**
 * purser_result_dup_presence:
 * @player: a player's index
 *
 * Tells whether a player was not there all the time (`table/join`, `table/leave`).
 *
 * Returns: (transfer full) (nullable): a sentence without a full stop; %NULL for a player who was
 */
char *
purser_result_dup_presence (PurserPlay *play,
                            int         player)
{
  PurserSetup *setup = purser_play_get_setup (play);
  const PurserTurnInfo *turn = purser_play_get_turn_info (play);
  const char *name = purser_setup_get_name (setup, player);

  if (purser_turn_info_is_absent (turn, player))
    return NULL;
  if (purser_turn_info_has_left (turn, player))
    /* Translators: a player's name */
    return g_strdup_printf (_("%s left before the end"), name);
  if ((guint) player >= setup->n_seated)
    /* Translators: a player's name */
    return g_strdup_printf (_("%s joined after the beginning"), name);
  return NULL;
}

static PurserValue *
seat_to_value (const PurserResultSeat *seat)
{
  PurserValue *value = purser_value_new_object ();

  purser_value_set_string (value, "name", seat->name);
  purser_value_set_string (value, "colour", seat->colour);
  purser_value_set_integer (value, "score", seat->score);
  purser_value_set_integer (value, "rank", seat->rank);
  purser_value_set_boolean (value, "wins", seat->wins);
  purser_value_set_boolean (value, "starts", seat->starts);
  if (seat->team > 0)
    purser_value_set_integer (value, "team", seat->team);
  if (seat->unscored)
    purser_value_set_boolean (value, "unscored", TRUE);
  return value;
}

static PurserValue *
dice_to_value (const PurserAnalysisDice *dice)
{
  PurserValue *value = purser_value_new_list ();

  for (guint sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    purser_value_append (value, purser_value_new_integer (dice->sums[sum]));
  return value;
}

static gboolean
dice_read (PurserAnalysisDice *dice,
           PurserValue        *value)
{
  if (purser_value_get_size (value) != PURSER_ANALYSIS_MAX_DICE - 1)
    return FALSE;
  for (guint sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    {
      dice->sums[sum] = (guint) CLAMP (purser_value_get_integer (purser_value_get_at (value, sum - 2)), 0, G_MAXINT / 16);
      dice->n_rolls += dice->sums[sum];
    }
  return TRUE;
}

/**
 * purser_result_to_value:
 *
 * Converts a result to a value, from which it can be read without its file.
 *
 * Returns: (transfer full): an object
 */
PurserValue *
purser_result_to_value (PurserResult *self)
{
  PurserValue *value = purser_value_new_object ();
  PurserValue *seats = purser_value_new_list ();

  purser_value_set_string (value, "game", self->game);
  purser_value_set_string (value, "title", self->title);
  purser_value_set_string (value, "id", self->id);
  purser_value_set_string (value, "place", self->place);
  if (self->expansions != NULL)
    purser_value_set (value, "expansions", purser_expansions_to_value ((const char *const *) self->expansions));
  purser_value_set_string (value, "notes", self->notes);
  if (self->imported)
    purser_value_set_boolean (value, "imported", TRUE);
  purser_value_set_boolean (value, "over", self->over);
  if (!self->imported)
    purser_value_set_boolean (value, "undecided", self->undecided);
  purser_value_set_boolean (value, "stopped", self->stopped);
  purser_value_set_boolean (value, "highest_wins", self->highest_wins);
  purser_value_set_integer (value, "rounds", self->rounds);
  purser_value_set_integer (value, "begun", self->begun);
  purser_value_set_integer (value, "ended", self->ended);
  purser_value_set_integer (value, "seconds", self->seconds);
  if (!self->imported)
    purser_value_set (value, "dice", dice_to_value (&self->dice));
  for (guint i = 0; i < self->n_seats; i++)
    purser_value_append (seats, seat_to_value (&self->seats[i]));
  purser_value_set (value, "seats", seats);
  return value;
}

static gboolean
seat_read (PurserResultSeat *seat,
           PurserValue      *value)
{
  seat->name = g_strdup (purser_value_get_string_of (value, "name"));
  seat->colour = g_strdup (purser_value_get_string_of (value, "colour"));
  seat->score = purser_value_get_integer_of (value, "score", 0);
  seat->rank = (guint) CLAMP (purser_value_get_integer_of (value, "rank", 0), 0, PURSER_MAX_PLAYERS);
  seat->team = (guint) CLAMP (purser_value_get_integer_of (value, "team", 0), 0, PURSER_MAX_PLAYERS);
  seat->wins = purser_value_get_boolean (purser_value_get (value, "wins"));
  seat->starts = purser_value_get_boolean (purser_value_get (value, "starts"));
  seat->unscored = purser_value_get_boolean (purser_value_get (value, "unscored"));
  return seat->name != NULL && seat->rank > 0;
}

static gboolean
result_read_seats (PurserResult *self,
                   PurserValue  *seats)
{
  if (purser_value_get_size (seats) == 0 || purser_value_get_size (seats) > PURSER_MAX_PLAYERS)
    return FALSE;
  self->n_seats = purser_value_get_size (seats);
  self->seats = g_new0 (PurserResultSeat, self->n_seats);
  for (guint i = 0; i < self->n_seats; i++)
    if (!seat_read (&self->seats[i], purser_value_get_at (seats, i)))
      return FALSE;
  return TRUE;
}

/**
 * purser_result_from_value:
 * @value: what [method@Result.to_value] wrote
 *
 * Returns: (transfer full) (nullable): the result; %NULL if @value is anything else
 */
PurserResult *
purser_result_from_value (PurserValue *value)
{
  g_autoptr (PurserResult) self = g_new0 (PurserResult, 1);

  self->game = g_strdup (purser_value_get_string_of (value, "game"));
  self->title = g_strdup (purser_value_get_string_of (value, "title"));
  self->id = g_strdup (purser_value_get_string_of (value, "id"));
  self->place = g_strdup (purser_value_get_string_of (value, "place"));
  self->expansions = purser_expansions_from_value (purser_value_get (value, "expansions"));
  self->notes = g_strdup (purser_value_get_string_of (value, "notes"));
  self->imported = purser_value_get_boolean (purser_value_get (value, "imported"));
  self->over = purser_value_get_boolean (purser_value_get (value, "over"));
  self->stopped = purser_value_get_boolean (purser_value_get (value, "stopped"));
  self->undecided = purser_value_get_boolean (purser_value_get (value, "undecided"));
  self->highest_wins = purser_value_get_boolean (purser_value_get (value, "highest_wins"));
  self->rounds = (guint) CLAMP (purser_value_get_integer_of (value, "rounds", 0), 0, G_MAXINT);
  self->begun = purser_value_get_integer_of (value, "begun", 0);
  self->ended = purser_value_get_integer_of (value, "ended", 0);
  self->seconds = purser_value_get_integer_of (value, "seconds", 0);
  /* Results of other programs have no dice, and a value from before dice were counted has to be made again. */
  if (!self->imported && !dice_read (&self->dice, purser_value_get (value, "dice")))
    return NULL;
  if (self->game == NULL || !result_read_seats (self, purser_value_get (value, "seats")))
    return NULL;
  return g_steal_pointer (&self);
}
