// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The terran expedition: dice, cargo, humans (`phoenix/expedition`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-homes.h"
#include "purser-phoenix-use.h"

/* The points for a human that is only observed (`phoenix/observe`). */
#define OBSERVE_POINTS 1

/* Food, water and metal each for a human that is befriended (`phoenix/befriend`). */
#define BEFRIEND_GOODS 1

static void
count_faces (const PurserMove *move,
             const char       *field,
             int              *faces)
{
  for (int i = 0; i < purser_move_get_count (move, field); i++)
    faces[purser_phoenix_find_word (purser_phoenix_face_words, purser_move_get_nth_text (move, field, (guint) i))]++;
}

static gboolean
check_numbers (PurserStep             *step,
               const PurserPhoenixUse *use)
{
  PurserPhoenixState *state = step->state;
  int dice = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_DICE);
  int cargo = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_CARGO);

  if (dice != PURSER_PHOENIX_UNKNOWN && dice != purser_move_get_count (step->move, "rolled") &&
      purser_step_refuses (step, "phoenix/expedition",
                           g_dngettext (GETTEXT_PACKAGE, "this ship rolls %d die", "this ship rolls %d dice", (gulong) dice),
                           dice))
    return FALSE;
  if (cargo != PURSER_PHOENIX_UNKNOWN && cargo < purser_move_get_count (step->move, "kept") &&
      purser_step_refuses (step, "phoenix/cargo",
                           g_dngettext (GETTEXT_PACKAGE, "this ship keeps %d die", "this ship keeps %d dice", (gulong) cargo),
                           cargo))
    return FALSE;
  purser_phoenix_note_ship (state, use->kind, use->level, PURSER_PHOENIX_SHIP_DICE,
                            purser_move_get_count (step->move, "rolled"));
  return TRUE;
}

static gboolean
check_kept (PurserStep *step,
            const int  *kept)
{
  int rolled[PURSER_PHOENIX_FACES] = { 0 };

  count_faces (step->move, "rolled", rolled);
  for (guint i = 0; i < PURSER_PHOENIX_FACES; i++)
    if (kept[i] > rolled[i] &&
        purser_step_refuses (step, "phoenix/expedition", _("only what was rolled can be kept")))
      return FALSE;
  if (kept[PURSER_PHOENIX_FACE_HUMAN] != purser_move_get_count (step->move, "humans") &&
      purser_step_refuses (step, "phoenix/expedition", _("“humans” must say what happens to each human kept")))
    return FALSE;
  return TRUE;
}

static gboolean
befriend (PurserStep             *step,
          const PurserPhoenixUse *use,
          int                     n_friends)
{
  for (int i = PURSER_PHOENIX_FOOD; i <= PURSER_PHOENIX_METAL; i++)
    if (!purser_phoenix_pay (step, use->player, (PurserPhoenixAccount) i, BEFRIEND_GOODS * n_friends,
                             "phoenix/befriend", purser_phoenix_use_id (use)))
      return FALSE;
  return TRUE;
}

/* Humans come after the goods, which may pay for them. */
static gboolean
meet_humans (PurserStep             *step,
             const PurserPhoenixUse *use)
{
  int n_humans = purser_move_get_count (step->move, "humans");
  int n_friends = 0;

  for (int i = 0; i < n_humans; i++)
    {
      int colour = purser_phoenix_find_word (purser_phoenix_colour_words,
                                             purser_move_get_nth_text (step->move, "humans", (guint) i));

      if (colour < 0)
        continue;
      n_friends++;
      if (!purser_phoenix_house (step, use->player, PURSER_PHOENIX_HUMAN, colour))
        return FALSE;
    }
  purser_phoenix_change (step, use->player, PURSER_PHOENIX_VP, OBSERVE_POINTS * (n_humans - n_friends),
                         "phoenix/observe", purser_phoenix_use_id (use));
  return befriend (step, use, n_friends);
}

/* Keeps some of the dice rolled, at most the cargo if that is known. Goods are taken first; then humans are observed or
 * befriended. */
gboolean
purser_phoenix_explore (PurserStep             *step,
                        const PurserPhoenixUse *use)
{
  int kept[PURSER_PHOENIX_FACES] = { 0 };

  if (!purser_move_has (step->move, "rolled") || !purser_move_has (step->move, "kept"))
    return !purser_step_rejects (step, _("an expedition needs “rolled” and “kept”"));
  count_faces (step->move, "kept", kept);
  if (!check_numbers (step, use) || !check_kept (step, kept))
    return FALSE;
  for (int i = PURSER_PHOENIX_FOOD; i <= PURSER_PHOENIX_METAL; i++)
    purser_phoenix_change (step, use->player, (PurserPhoenixAccount) i, kept[i - 1], "phoenix/expedition",
                           purser_phoenix_use_id (use));
  return meet_humans (step, use);
}
