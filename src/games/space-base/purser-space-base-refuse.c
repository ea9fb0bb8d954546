// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Refusals that name a card by what is printed on it: our ids are for files. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-refuse.h"
#include "purser-space-base-words.h"

static char *
dup_text (PurserStep *step,
          guint       card,
          const char *format)
{
  g_autofree char *name = purser_space_base_say_printed (step->state, card);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (format, name);
#pragma GCC diagnostic pop
}

/* Says no by a rule.
 *
 * @format: with one `%s`, for the card */
gboolean
purser_space_base_refuses_card (PurserStep *step,
                                const char *rule,
                                guint       card,
                                const char *format)
{
  g_autofree char *text = dup_text (step, card, format);

  return purser_step_refuses (step, rule, "%s", text);
}

/* Says no as long as nobody has told what is printed on a card (`space-base/card-unknown`).
 *
 * @format: with one `%s`, for the card */
gboolean
purser_space_base_refuses_unknown (PurserStep *step,
                                   guint       card,
                                   const char *format)
{
  if (!purser_space_base_refuses_card (step, "space-base/card-unknown", card, format))
    return FALSE;
  step->verdict->unknown = purser_space_base_card_id (card);
  return TRUE;
}

/* Says no for good.
 *
 * @format: with one `%s`, for the card */
gboolean
purser_space_base_rejects_card (PurserStep *step,
                                guint       card,
                                const char *format)
{
  g_autofree char *text = dup_text (step, card, format);

  return purser_step_rejects (step, "%s", text);
}

/* Says that a player has not what a card costs. */
gboolean
purser_space_base_refuses_cost (PurserStep *step,
                                const char *rule,
                                int         player,
                                guint       card)
{
  const PurserSpaceBaseState *state = step->state;
  g_autofree char *name = purser_space_base_say_printed (state, card);

  return purser_step_refuses (step, rule, _("%s costs %d credits; %s has %d"), name, state->cards[card].cost,
                              purser_setup_get_name (step->setup, player),
                              state->players[player].balances[PURSER_SPACE_BASE_CREDITS]);
}

/* Says that somebody has a card that there is only once. Returns: %TRUE */
gboolean
purser_space_base_rejects_taken (PurserStep *step,
                                 guint       card)
{
  const PurserSpaceBaseState *state = step->state;
  g_autofree char *name = purser_space_base_say_printed (state, card);

  return purser_step_rejects (step, _("%s is in play already: %s has it"), name,
                              purser_setup_get_name (step->setup, state->owner[card] - 1));
}

/* Says that a player does not have a card. Returns: %TRUE */
gboolean
purser_space_base_rejects_lack (PurserStep *step,
                                int         player,
                                guint       card)
{
  g_autofree char *name = purser_space_base_say_printed (step->state, card);

  return purser_step_rejects (step, _("%s does not have %s"), purser_setup_get_name (step->setup, player), name);
}
