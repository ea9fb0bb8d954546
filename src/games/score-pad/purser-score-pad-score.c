// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-number.h"
#include "purser-score-pad-columns.h"
#include "purser-score-pad-score.h"
#include "purser-score-pad-setup.h"
#include "purser-sum.h"

/* The largest sum (purser_sum_parse). */
#define HIGHEST_VALUE 1000000000

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape category_shape = { .kind = PURSER_SHAPE_ITEM, .item = "category" };
static const PurserShape round_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = PURSER_SCORE_PAD_LINES };
static const PurserShape number_shape = {
  .kind = PURSER_SHAPE_INTEGER, .min = -HIGHEST_VALUE, .max = HIGHEST_VALUE
};
static const PurserShape sum_shape = { .kind = PURSER_SHAPE_STRING, .max = 1000 };
static const PurserShape *const value_shapes[] = { &number_shape, &sum_shape, NULL };
static const PurserShape value_shape = { .kind = PURSER_SHAPE_VARIANT, .either = value_shapes };

/* Returns the line that a move names, from 0; -1 if it names none of this pad, or two. */
static int
line_of (const PurserSetup *setup,
         const PurserMove  *move)
{
  gboolean has_round = purser_move_has (move, "round");
  gboolean has_category = purser_move_has (move, "category");

  if (has_round == has_category || has_category != (purser_score_pad_setup_get_categories (setup) != NULL))
    return -1;
  if (has_category)
    return purser_score_pad_setup_find_category (setup, purser_move_get_text (move, "category"));
  return purser_move_get_integer (move, "round", 1) - 1;
}

static gboolean
read_value (const PurserMove *move,
            gint64           *value)
{
  const char *text = purser_move_get_text (move, "value");

  if (text != NULL)
    return purser_sum_parse (text, value);
  *value = purser_value_get_integer (purser_move_get (move, "value"));
  return TRUE;
}

/* Changes a line, and the total with it (score-pad/total) unless the line is not counted. */
void
purser_score_pad_score_change (PurserStep *step,
                               int         player,
                               guint       line,
                               gint64      by,
                               const char *rule)
{
  PurserScorePadState *self = step->state;
  PurserScorePadPlayer *own = &self->players[player];
  gboolean by_hand = strcmp (rule, "table/adjust") == 0;

  own->lines[line] += by;
  purser_step_book (step, player, (int) line + 1, by, own->lines[line], rule, NULL);
  if (self->uncounted[line])
    return;
  own->total += by;
  purser_step_book (step, player, PURSER_SCORE_PAD_TOTAL, by, own->total, by_hand ? rule : "score-pad/total", NULL);
}

static gboolean
enter (PurserStep *step,
       guint       line,
       gint64      value)
{
  PurserScorePadState *self = step->state;
  PurserScorePadPlayer *own = &self->players[step->move->player];

  if (self->computed[line])
    return !purser_step_rejects (step, _("“%s” is worked out by its formula"),
                                 purser_score_pad_setup_get_line_title (step->setup, line));
  own->scored[line] = TRUE;
  own->entered[line] = value;
  own->corrected[line] = 0;
  if (purser_score_pad_columns_get_formula (step->setup, line) == NULL)
    purser_score_pad_score_change (step, step->move->player, line, value - own->lines[line], "score-pad/score");
  return TRUE;
}

static gboolean
apply_score (PurserStep *step)
{
  guint n_lines = ((PurserScorePadState *) step->state)->n_lines;
  int line = line_of (step->setup, step->move);
  gint64 value;

  if (line < 0 && purser_score_pad_setup_get_categories (step->setup) != NULL)
    return !purser_step_rejects (step, _("a score on this pad needs a “category”, and no “round”"));
  if (line < 0)
    return !purser_step_rejects (step, _("a score on this pad needs a “round”"));
  if (line >= (int) n_lines)
    return !purser_step_rejects (step, ngettext ("this pad has %u round", "this pad has %u rounds", n_lines), n_lines);
  if (!read_value (step->move, &value))
    return !purser_step_rejects (step, _("“%.80s” is not a sum"), purser_move_get_text (step->move, "value"));
  return enter (step, (guint) line, value);
}

static const char *
pick_score (const PurserSetup *setup,
            const PurserMove  *move)
{
  const char *text = purser_move_get_text (move, "value");
  g_autofree char *typed = NULL;
  gint64 value = 0;

  read_value (move, &value);
  typed = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  /* Translators: {line} is a category or a round, {value} a sum such as 12+8, {points} what it comes to */
  return text != NULL && strcmp (text, typed) != 0 ? _("{player}, {line}: {value} = {points}") : _("{player}, {line}: {points}");
}

/* Says the points, and the title of the line that they are for. */
char *
purser_score_pad_score_say (const PurserSetup *setup,
                            gconstpointer      state,
                            const PurserMove  *move,
                            const char        *field)
{
  gint64 value = 0;

  if (strcmp (field, "line") == 0)
    return g_strdup (purser_score_pad_setup_get_line_title (setup, (guint) MAX (0, line_of (setup, move))));
  if (strcmp (field, "points") != 0)
    return NULL;
  read_value (move, &value);
  return purser_number_dup (value);
}

/* Returns: (transfer full) (nullable): the cell of the sheet that a move fills in; a later score replaces an earlier one */
char *
purser_score_pad_score_dup_cell (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  if (strcmp (move->verb->name, "score") != 0)
    return NULL;
  return g_strdup_printf ("%d/%d", move->player, line_of (setup, move));
}

static const PurserField score_fields[] = {
  { "player", &player_shape, TRUE, N_("whose score") },
  { "category", &category_shape, FALSE, N_("the category, on a pad with categories") },
  { "round", &round_shape, FALSE, N_("the round, on a pad with rounds") },
  { "value", &value_shape, TRUE, N_("a number, or a sum such as 12+8-5") },
  { NULL }
};

const PurserVerb purser_score_pad_verbs[] = {
  { "score", N_("Enter a score; again: replace it"), score_fields, apply_score, .pick = pick_score },
  { NULL }
};

/* Corrects a line, and the total with it, or the total alone. A corrected line is still not scored, and scoring in
 * it replaces the correction. */
gboolean
purser_score_pad_score_adjust (PurserStep *step,
                               int         player,
                               guint       account,
                               gint64      by)
{
  PurserScorePadState *self = step->state;

  if (account == PURSER_SCORE_PAD_TOTAL)
    {
      self->players[player].total += by;
      purser_step_book (step, player, PURSER_SCORE_PAD_TOTAL, by, self->players[player].total, "table/adjust", NULL);
    }
  else
    {
      if (purser_score_pad_columns_get_formula (step->setup, account - 1) != NULL)
        self->players[player].corrected[account - 1] += by;
      purser_score_pad_score_change (step, player, account - 1, by, "table/adjust");
    }
  return TRUE;
}

/* A player who leaves keeps the points, and nobody waits for more of them. */
gboolean
purser_score_pad_score_leave (PurserStep *step,
                              int         player)
{
  return TRUE;
}

/* A player who joins gets nothing for rounds that are over, unless points are entered there later; categories are scored at the
 * end and stay open to all players (`table/join`). */
gboolean
purser_score_pad_score_join (PurserStep *step,
                             int         player)
{
  PurserScorePadState *self = step->state;
  guint8 *scored = self->players[player].scored;

  if (purser_score_pad_setup_get_categories (step->setup) != NULL)
    return TRUE;
  for (guint line = 0; line < self->n_lines; line++)
    {
      scored[line] = PURSER_SCORE_PAD_PASSED;
      if (self->computed[line] || purser_score_pad_get_line (self, line) != PURSER_SCORE_PAD_COMPLETE)
        scored[line] = FALSE;
    }
  return TRUE;
}

/* Returns a player's score: a team has the points of all its players, and each of them has all of it (score-pad/teams). */
static gint64
get_score (const PurserSetup         *setup,
           const PurserScorePadState *self,
           int                        player)
{
  PurserValue *team = purser_score_pad_setup_get_team (setup, player);
  gint64 sum = 0;

  if (team == NULL)
    return self->players[player].total;
  for (guint i = 0; i < purser_value_get_size (team); i++)
    sum += self->players[purser_value_get_integer (purser_value_get_at (team, i))].total;
  return sum;
}

static gboolean
target_reached (const PurserSetup         *setup,
                const PurserScorePadState *self)
{
  gint64 target = purser_score_pad_setup_get_target (setup);

  for (guint i = 0; i < self->turn.n_players; i++)
    if (!purser_turn_info_has_left (&self->turn, (int) i) && get_score (setup, self, (int) i) >= target)
      return TRUE;
  return FALSE;
}

/* Returns whether the play has ended. A line that is begun is always finished first, so that all players have scored the same
 * number of times (score-pad/target). */
static gboolean
has_ended (const PurserScorePadState *self)
{
  if (purser_score_pad_count_lines (self, PURSER_SCORE_PAD_OPEN) > 0)
    return FALSE;
  return purser_score_pad_count_lines (self, PURSER_SCORE_PAD_EMPTY) == 0 ||
         (self->turn.last_round && purser_score_pad_count_lines (self, PURSER_SCORE_PAD_COMPLETE) > 0);
}

/* Returns whether the header says when the play ends. Otherwise the players do, and not early. */
static gboolean
ends_by_itself (const PurserSetup *setup)
{
  return purser_score_pad_setup_get_length (setup) > 0 || purser_score_pad_setup_get_target (setup) < G_MAXINT64 ||
         purser_score_pad_setup_get_categories (setup) != NULL;
}

static void
settle_turn (PurserScorePadState *self,
             gboolean             categories)
{
  guint current = (guint) purser_score_pad_find_current (self);
  guint complete = purser_score_pad_count_lines (self, PURSER_SCORE_PAD_COMPLETE);

  self->turn.round = (gint32) (categories ? complete : current) + 1;
  self->turn.active = (gint8) purser_score_pad_find_waiting (self, current);
}

/* Checks whether the play has ended (`score-pad/end`), or else whose score comes next. There is no set-up, so the first round
 * begins with the header; with categories a round is a category, in any order. */
void
purser_score_pad_score_settle (PurserStep *step)
{
  PurserScorePadState *self = step->state;
  PurserTurnInfo *turn = &self->turn;

  purser_score_pad_columns_settle (step);
  turn->stopped = turn->stopped && ends_by_itself (step->setup);
  if (turn->over)
    return;
  turn->last_round = target_reached (step->setup, self);
  if (!has_ended (self))
    {
      settle_turn (self, purser_score_pad_setup_get_categories (step->setup) != NULL);
      return;
    }
  turn->over = TRUE;
  turn->last_round = TRUE;
  turn->active = -1;
}

/* Returns whether a player has any score or correction. */
static gboolean
has_entry (const PurserScorePadPlayer *own,
           guint                       n_lines)
{
  for (guint line = 0; line < n_lines; line++)
    if (own->scored[line] == TRUE || own->lines[line] != 0)
      return TRUE;
  return own->total != 0;
}

static gboolean
is_unscored (const PurserSetup         *setup,
             const PurserScorePadState *self,
             int                        player)
{
  PurserValue *team = purser_score_pad_setup_get_team (setup, player);

  for (guint i = 0; i < purser_value_get_size (team); i++)
    if (has_entry (&self->players[purser_value_get_integer (purser_value_get_at (team, i))], self->n_lines))
      return FALSE;
  return !has_entry (&self->players[player], self->n_lines);
}

static gboolean
waits (const PurserScorePadState *self,
       int                        player)
{
  for (guint line = 0; line < self->n_lines; line++)
    if (!self->players[player].scored[line] && purser_score_pad_get_line (self, line) == PURSER_SCORE_PAD_OPEN)
      return !purser_turn_info_has_left (&self->turn, player);
  return FALSE;
}

/* Ranks by total, the highest or the lowest first; ties are shared (`score-pad/rank`). Players without points yet are
 * ranked, too, as exported files contain their ranks; the sheet shows none for them during the play. */
void
purser_score_pad_score_rank (const PurserSetup *setup,
                             gconstpointer      state,
                             PurserStanding    *standings)
{
  const PurserScorePadState *self = state;
  gboolean lowest = purser_score_pad_setup_lowest_wins (setup);

  for (guint i = 0; i < self->turn.n_players; i++)
    {
      standings[i].score = get_score (setup, self, (int) i);
      standings[i].keys[0] = lowest ? -standings[i].score : standings[i].score;
      standings[i].team = purser_score_pad_setup_find_team (setup, (int) i);
      standings[i].unscored = is_unscored (setup, self, (int) i);
      standings[i].waits = waits (self, (int) i);
    }
  purser_standings_rank (standings, self->turn.n_players);
}

static void
add_share (GArray     *shares,
           const char *title,
           gint64      amount,
           const char *rule)
{
  PurserShare share = { g_strdup (title), amount, rule, NULL };

  g_array_append_val (shares, share);
}

/* Adds the points of the teammates in one line, with the part of each beside it. */
static void
add_team (GArray                    *shares,
          const PurserSetup         *setup,
          const PurserScorePadState *self,
          int                        player)
{
  PurserValue *team = purser_score_pad_setup_get_team (setup, player);
  PurserShare share = { .rule = "score-pad/teams" };
  g_autoptr (GString) counts = g_string_new (NULL);

  for (guint i = 0; team != NULL && i < purser_value_get_size (team); i++)
    {
      int other = (int) purser_value_get_integer (purser_value_get_at (team, i));

      g_autofree char *amount = purser_number_dup (self->players[other].total);

      if (other == player)
        continue;
      share.amount += self->players[other].total;
      g_string_append_printf (counts, "%s%s %s", counts->len > 0 ? " + " : "", purser_setup_get_name (setup, other), amount);
    }
  if (counts->len == 0)
    return;
  share.title = g_strdup (_("Teammates"));
  share.counts = g_string_free_and_steal (g_steal_pointer (&counts));
  g_array_append_val (shares, share);
}

/* Lists the lines of a total, and the corrections of the total itself.
 *
 * @shares: (element-type PurserShare): where to add the lines */
void
purser_score_pad_score_break_down (const PurserSetup *setup,
                                   gconstpointer      state,
                                   int                player,
                                   GArray            *shares)
{
  const PurserScorePadState *self = state;
  const PurserScorePadPlayer *own = &self->players[player];
  gint64 corrected = own->total;

  for (guint line = 0; line < self->n_lines; line++)
    if (!self->uncounted[line] && (own->scored[line] == TRUE || own->lines[line] != 0))
      {
        add_share (shares, purser_score_pad_setup_get_line_title (setup, line), own->lines[line],
                   purser_score_pad_columns_get_formula (setup, line) != NULL ? "score-pad/formula" : "score-pad/score");
        corrected -= own->lines[line];
      }
  if (corrected != 0)
    add_share (shares, _("Corrections"), corrected, "table/adjust");
  add_team (shares, setup, self, player);
}
