// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-formula.h"
#include "purser-plain-text.h"
#include "purser-score-pad-columns.h"
#include "purser-score-pad-setup.h"

static const PurserShape name_shape = { .kind = PURSER_SHAPE_STRING, .max = 100 };
static const PurserShape categories_shape = {
  .kind = PURSER_SHAPE_LIST, .min = 1, .max = PURSER_SCORE_PAD_LINES, .of = &name_shape
};
static const PurserShape truth_shape = { .kind = PURSER_SHAPE_BOOLEAN };
static const PurserShape target_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 1000000000 };

static const PurserShape formula_shape = { .kind = PURSER_SHAPE_STRING, .max = PURSER_FORMULA_LENGTH };
static const PurserShape category_shape = { .kind = PURSER_SHAPE_ITEM, .item = "category" };
static const PurserShape formulas_shape = { .kind = PURSER_SHAPE_MAP, .key = &category_shape, .of = &formula_shape };
static const PurserShape some_shape = { .kind = PURSER_SHAPE_LIST, .of = &name_shape };
static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape team_shape = {
  .kind = PURSER_SHAPE_LIST, .min = 1, .max = PURSER_MAX_PLAYERS, .of = &player_shape
};
static const PurserShape teams_shape = {
  .kind = PURSER_SHAPE_LIST, .min = 2, .max = PURSER_MAX_PLAYERS, .of = &team_shape
};
static const PurserShape length_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = PURSER_SCORE_PAD_LINES };

/* The options of a pad. One with neither categories nor rounds has rounds. */
const PurserField purser_score_pad_options[] = {
  { "categories", &categories_shape, FALSE, N_("the categories to score in, each with its own name") },
  { "rounds", &truth_shape, FALSE, N_("a line for each round, instead of categories") },
  { "highest_wins", &truth_shape, FALSE, N_("the highest total wins, or the lowest") },
  { "target", &target_shape, FALSE, N_("the total that ends the play at the end of a round") },
  { "length", &length_shape, FALSE, N_("number of rounds; open-ended if left out") },
  { "formulas", &formulas_shape, FALSE, N_("what works out the points of a category") },
  { "uncounted", &some_shape, FALSE, N_("categories that the total leaves out, as formulas count them") },
  { "hidden", &some_shape, FALSE, N_("categories that nobody sees before the end") },
  { "teams", &teams_shape, FALSE, N_("who plays together: lists of players, each player in one") },
  { NULL }
};

/* Returns: (transfer none) (nullable): the names of the categories; %NULL for a pad with rounds */
PurserValue *
purser_score_pad_setup_get_categories (const PurserSetup *setup)
{
  return purser_setup_get_option (setup, "categories");
}

/* @names: (nullable): a list of names
 *
 * Returns: the index of a name in the list, from 0; -1 for none */
int
purser_score_pad_find_name (PurserValue *names,
                            const char  *name)
{
  for (guint i = 0; i < purser_value_get_size (names); i++)
    if (strcmp (purser_value_get_string (purser_value_get_at (names, i)), name) == 0)
      return (int) i;
  return -1;
}

/* Returns: the line of that name, from 0; -1 for none */
int
purser_score_pad_setup_find_category (const PurserSetup *setup,
                                      const char        *name)
{
  return purser_score_pad_find_name (purser_score_pad_setup_get_categories (setup), name);
}

/* Every category is an account of its own beside the total, so their names must differ. */
static gboolean
check_category (PurserStep *step,
                guint       line,
                const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  if (*stripped == '\0')
    return !purser_step_rejects (step, _("a category must have a name"));
  if (strcmp (name, "total") == 0)
    return !purser_step_rejects (step, _("a category cannot be called “total”: that is the sum"));
  if (purser_score_pad_setup_find_category (step->setup, name) != (int) line)
    return !purser_step_rejects (step, _("there are two categories called “%s”"), name);
  return TRUE;
}

static gboolean
check_teams (PurserStep *step)
{
  PurserValue *teams = purser_setup_get_option (step->setup, "teams");
  guint seats[PURSER_MAX_PLAYERS] = { 0 };

  if (teams == NULL)
    return TRUE;
  for (guint i = 0; i < purser_value_get_size (teams); i++)
    {
      PurserValue *team = purser_value_get_at (teams, i);

      for (guint j = 0; j < purser_value_get_size (team); j++)
        seats[purser_value_get_integer (purser_value_get_at (team, j))]++;
    }
  for (guint i = 0; i < step->setup->n_seated; i++)
    if (seats[i] != 1)
      return !purser_step_rejects (step, _("%s must be in one team"), purser_setup_get_name (step->setup, (int) i));
  return TRUE;
}

static gboolean
begin_rounds (PurserStep *step)
{
  static const char *const only_categories[] = { "formulas", "uncounted", "hidden", NULL };
  PurserScorePadState *self = step->state;

  for (guint i = 0; only_categories[i] != NULL; i++)
    if (purser_setup_get_option (step->setup, only_categories[i]) != NULL)
      return !purser_step_rejects (step, _("“%s” needs categories"), only_categories[i]);
  self->n_lines = (guint) purser_value_get_integer_of (purser_value_get (step->setup->header, "options"), "length",
                                                       PURSER_SCORE_PAD_LINES);
  return TRUE;
}

static gboolean
begin_categories (PurserStep  *step,
                  PurserValue *categories)
{
  PurserScorePadState *self = step->state;

  if (purser_value_get_boolean (purser_setup_get_option (step->setup, "rounds")))
    return !purser_step_rejects (step, _("a pad has either categories or rounds"));
  if (purser_setup_get_option (step->setup, "length") != NULL)
    return !purser_step_rejects (step, _("a pad with categories has no number of rounds"));
  self->n_lines = purser_value_get_size (categories);
  for (guint i = 0; i < self->n_lines; i++)
    if (!check_category (step, i, purser_value_get_string (purser_value_get_at (categories, i))))
      return FALSE;
  return purser_score_pad_columns_begin (step);
}

/* Checks the options (`score-pad/setup`).
 * Returns: whether they are valid together */
gboolean
purser_score_pad_setup_begin (PurserStep *step)
{
  PurserValue *categories = purser_score_pad_setup_get_categories (step->setup);

  if (!check_teams (step))
    return FALSE;
  return categories != NULL ? begin_categories (step, categories) : begin_rounds (step);
}

/* Returns: the id of the line's account in the file: the category, or the number of the round from 1 */
const char *
purser_score_pad_setup_get_line_id (const PurserSetup *setup,
                                    guint              line)
{
  PurserValue *categories = purser_score_pad_setup_get_categories (setup);
  g_autofree char *number = NULL;

  if (categories != NULL)
    return purser_value_get_string (purser_value_get_at (categories, line));
  number = g_strdup_printf ("%u", line + 1);
  return g_intern_string (number);
}

/* Returns: the title of the line: the category as text for a sentence, or the round in the language of the interface */
const char *
purser_score_pad_setup_get_line_title (const PurserSetup *setup,
                                       guint              line)
{
  const char *category = purser_score_pad_setup_get_line_id (setup, line);
  g_autofree char *title = NULL;

  if (purser_score_pad_setup_get_categories (setup) != NULL)
    {
      title = purser_plain_text_dup_name (category, 0);
      return strcmp (title, category) == 0 ? category : g_intern_string (title);
    }
  title = g_strdup_printf (_("Round %u"), line + 1);
  return g_intern_string (title);
}

/* Returns: the number of rounds; 0 if it is open */
guint
purser_score_pad_setup_get_length (const PurserSetup *setup)
{
  return (guint) purser_value_get_integer_of (purser_value_get (setup->header, "options"), "length", 0);
}

/* Returns: whether the lowest total wins; by default it does not */
gboolean
purser_score_pad_setup_lowest_wins (const PurserSetup *setup)
{
  PurserValue *option = purser_setup_get_option (setup, "highest_wins");

  return option != NULL && !purser_value_get_boolean (option);
}

/* Returns: the total that ends the play; %G_MAXINT64 for none */
gint64
purser_score_pad_setup_get_target (const PurserSetup *setup)
{
  return purser_value_get_integer_of (purser_value_get (setup->header, "options"), "target", G_MAXINT64);
}

/* Returns: the number of the player's team, from 1; 0 for a player without one, such as one who joined later */
guint
purser_score_pad_setup_find_team (const PurserSetup *setup,
                                  int                player)
{
  PurserValue *teams = purser_setup_get_option (setup, "teams");

  for (guint i = 0; i < purser_value_get_size (teams); i++)
    {
      PurserValue *team = purser_value_get_at (teams, i);

      for (guint j = 0; j < purser_value_get_size (team); j++)
        if (purser_value_get_integer (purser_value_get_at (team, j)) == player)
          return i + 1;
    }
  return 0;
}

/* Returns: (transfer none) (nullable): the players of the player's team; %NULL for a player without one */
PurserValue *
purser_score_pad_setup_get_team (const PurserSetup *setup,
                                 int                player)
{
  guint team = purser_score_pad_setup_find_team (setup, player);

  return team > 0 ? purser_value_get_at (purser_setup_get_option (setup, "teams"), team - 1) : NULL;
}

/* Returns: whether an option that is a list of categories contains that line */
gboolean
purser_score_pad_setup_lists (const PurserSetup *setup,
                              const char        *option,
                              guint              line)
{
  return purser_score_pad_find_name (purser_setup_get_option (setup, option),
                                     purser_score_pad_setup_get_line_id (setup, line)) >= 0;
}

/* Returns: how many lines there are by now: all categories, or the rounds that have begun and the next one to score */
guint
purser_score_pad_setup_count_lines (const PurserSetup         *setup,
                                    const PurserScorePadState *state)
{
  if (purser_score_pad_setup_get_categories (setup) != NULL)
    return state->n_lines;
  return MAX ((guint) state->turn.round, purser_score_pad_count_begun (state));
}
