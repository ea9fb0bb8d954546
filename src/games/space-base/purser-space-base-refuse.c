// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Refusals that name a card by its printed values, as ids are only for files. */

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

/* Refuses a move by a rule.
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

/* Refuses a move while the printed values of a card are missing (`space-base/card-unknown`).
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

/* Refuses a move for good.
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

/* Refuses a card that a player cannot pay for. */
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

/* Rejects a card that is in play already, as there is only one. Returns: %TRUE */
gboolean
purser_space_base_rejects_taken (PurserStep *step,
                                 guint       card)
{
  const PurserSpaceBaseState *state = step->state;
  g_autofree char *name = purser_space_base_say_printed (state, card);

  return purser_step_rejects (step, _("%s is in play already: %s has it"), name,
                              purser_setup_get_name (step->setup, state->owner[card] - 1));
}

/* Rejects a card that the player does not have. Returns: %TRUE */
gboolean
purser_space_base_rejects_lack (PurserStep *step,
                                int         player,
                                guint       card)
{
  g_autofree char *name = purser_space_base_say_printed (step->state, card);

  return purser_step_rejects (step, _("%s does not have %s"), purser_setup_get_name (step->setup, player), name);
}
