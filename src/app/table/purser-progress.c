// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-dice.h"
#include "purser-plain-text.h"
#include "purser-progress.h"
#include "purser-result.h"

/* A longer title ends in an ellipsis; people give none that long. */
#define TITLE_LENGTH 200

/* Returns: (transfer full): the title that the players gave the play, or the name of the game */
char *
purser_progress_dup_title (PurserPlay *play)
{
  const char *named = purser_value_get_string_of (purser_play_get_setup (play)->header, "title");

  return named != NULL && *named != '\0' ? purser_plain_text_dup (named, TITLE_LENGTH)
                                         : g_strdup (_(purser_play_get_rules (play)->title));
}

/* Returns the name of the player who is asked for the next move, whom people may choose themselves. */
static const char *
get_asked_name (PurserSession *session)
{
  int asked = purser_session_get_asked (session);

  return asked >= 0 ? purser_setup_get_name (purser_session_get_setup (session), asked) : "";
}

/* Returns whether set-up goes on. Before the first roll, it is over only when dice are asked for. */
static gboolean
is_set_up (PurserPlay *play)
{
  GPtrArray *choices = purser_play_get_prompt (play)->choices;
  gboolean set_up = purser_play_get_turn_info (play)->set_up;

  for (guint i = 0; set_up && i < choices->len; i++)
    set_up = purser_choice_find_dice (purser_play_get_rules (play), g_ptr_array_index (choices, i)) == NULL;
  return set_up;
}

/* Returns: (transfer full): such as “Round 3”, which fits one line of a phone; in a game without rounds, the name of the player
 * who is asked */
char *
purser_progress_dup_round (PurserSession *session)
{
  PurserPlay *play = purser_session_get_play (session);
  const PurserTurnInfo *turn = purser_play_get_turn_info (play);

  if (turn->over)
    return g_strdup (_("The play is over"));
  if (!purser_rules_has_rounds (purser_play_get_setup (play)))
    return g_strdup (get_asked_name (session));
  if (turn->tie_round)
    return g_strdup (_("Tie round"));
  if (turn->last_round)
    return g_strdup (_("Last round"));
  return purser_play_dup_round (play, is_set_up (play) ? 0 : turn->round);
}

/* Returns a longer text of the round, which has both for the last one, and for a tie round: its number, and what it is. */
static char *
dup_whole_round (PurserSession *session)
{
  const PurserTurnInfo *turn = purser_play_get_turn_info (purser_session_get_play (session));

  if (!turn->over && turn->last_round && purser_rules_has_rounds (purser_session_get_setup (session)))
    return g_strdup_printf (turn->tie_round ? _("Round %d, a tie round") : _("Round %d, the last one"), turn->round);
  return purser_progress_dup_round (session);
}

/* Returns the name of the prompt's phase, or NULL. */
static const char *
find_phase (PurserPlay *play)
{
  const PurserPrompt *prompt = purser_play_get_prompt (play);
  const PurserPromptKind *kind = purser_play_get_rules (play)->prompts;

  while (kind->kind != NULL && strcmp (kind->kind, prompt->kind) != 0)
    kind++;
  return kind->phase != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "phase", kind->phase) : NULL;
}

/* Says in one line where the play stands: the round, whose turn it is, the phase, and the time it took.
 * Returns: (transfer full): such as “Round 3 · Ben · Payouts · 12 min” */
char *
purser_progress_dup_text (PurserSession *session,
                          gint64         seconds)
{
  PurserPlay *play = purser_session_get_play (session);
  const PurserTurnInfo *turn = purser_play_get_turn_info (play);
  g_autofree char *round = dup_whole_round (session);
  g_autofree char *minutes = seconds >= 60 ? purser_duration_dup_text (seconds) : NULL;
  const char *parts[5] = { round };
  gboolean set_up = turn->round > 0 && is_set_up (play);
  guint n = 1;

  if (turn->over)
    return g_steal_pointer (&round);
  if (turn->active >= 0 && purser_rules_has_rounds (purser_play_get_setup (play)) && !set_up)
    parts[n++] = get_asked_name (session);
  if (find_phase (play) != NULL && !set_up)
    parts[n++] = find_phase (play);
  parts[n] = minutes;
  return g_strjoinv (" · ", (char **) parts);
}
