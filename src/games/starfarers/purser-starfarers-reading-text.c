// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The texts of encounter cards and their outcomes, in words of our own. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-number.h"
#include "purser-starfarers-reading.h"

static const struct {
  const char *kind;
  const char *question;
} questions[] = {
  { "merchant", N_("A merchant greets you. How many resources do you give, 0 to 3?") },
  { "merchant-pirate", N_("A merchant greets you. How many resources do you give, 0 to 3?") },
  { "pirate-demand", N_("Pirates want 2 of your resources. Do you hand them over?") },
  { "pirate-fence", N_("You are offered 2 resources of your choice for 1 of yours. Do you accept?") },
  { "pirate-raid", N_("For 1 of your resources pirates would raid all others. Do you pay?") },
  { "pirate-attack-flee", N_("Pirates attack. Do you try to flee?") },
  { "distress-call", N_("Somebody calls for help. Do you fly there?") },
  { "ship-under-attack", N_("A ship is under attack. Do you help?") },
  { "space-distortion", N_("Space is warped here. Do you try to jump?") },
  { "travelers", N_("The Travelers meet you. How many resources do you give, 0 to 3?") },
};

static const char *
find_question (const PurserStarfarersReading *self)
{
  if (self->second)
    return _("The merchant is a pirate! Do you attack?");
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strcmp (questions[i].kind, self->kind) == 0)
      return _(questions[i].question);
  g_assert_not_reached ();
}

static char *
dup_question (const PurserStarfarersReading *self,
              const PurserSetup             *setup)
{
  const char *name = self->player >= 0 ? purser_setup_get_name (setup, self->player) : NULL;

  switch (self->question)
    {
    case PURSER_STARFARERS_ASK_CARD:
      return g_strdup_printf (_("%s draws an encounter card. Which number is on it?"), name);
    case PURSER_STARFARERS_ASK_GIFT:
    case PURSER_STARFARERS_ASK_YES_NO:
      return g_strdup (find_question (self));
    case PURSER_STARFARERS_ASK_PAY:
      return g_strdup_printf (_("%s: which resource do you hand in?"), name);
    case PURSER_STARFARERS_ASK_GAIN:
      return g_strdup_printf (_("%s: which resource do you take?"), name);
    case PURSER_STARFARERS_ASK_GIVE:
      return g_strdup_printf (_("%s: which resource do you hand over?"), name);
    case PURSER_STARFARERS_ASK_DRAWN:
      return g_strdup_printf (_("Which resource was drawn from %s?"), name);
    case PURSER_STARFARERS_ASK_UPGRADE:
      return g_strdup_printf (_("%s: which upgrade do you take?"), name);
    case PURSER_STARFARERS_ASK_LOSS:
      return g_strdup_printf (_("%s: which upgrade do you lose?"), name);
    case PURSER_STARFARERS_ASK_BALLS:
      return g_strdup_printf (_("%s shakes: which balls?"), name);
    default:
      return g_strdup (_("The encounter is over"));
    }
}

/* Returns: (transfer full): the next question in the language of the interface, without the consequences of its answers */
char *
purser_starfarers_reading_dup_question (const PurserStarfarersReading *self,
                                        const PurserSetup             *setup)
{
  g_autofree char *question = dup_question (self, setup);

  if (self->of <= 1)
    return g_steal_pointer (&question);
  /* Translators: a question that is asked several times: which time this is, and of how many */
  return g_strdup_printf (_("%s (%d of %d)"), question, self->nth, self->of);
}

static void
tell_gains (const PurserStarfarersReading *self,
            const PurserSetup             *setup,
            GPtrArray                     *lines)
{
  for (guint i = 0; i < setup->n_players; i++)
    for (guint j = 0; j < PURSER_STARFARERS_ACCOUNTS; j++)
      {
        g_autofree char *change = purser_number_dup_signed (self->gains[i][j]);

        if (self->gains[i][j] != 0)
          /* Translators: a player's name, an account, a change with its sign */
          g_ptr_array_add (lines, g_strdup_printf (C_("change", "%s: %s %s"), purser_setup_get_name (setup, (int) i),
                                                   purser_starfarers_account_title (j), change));
      }
}

/* Tells of cards that change untracked hands, which are not booked. */
static void
tell_hands (const PurserStarfarersReading *self,
            GPtrArray                     *lines)
{
  if (self->owed > 0)
    g_ptr_array_add (lines, g_strdup_printf (ngettext ("You hand in %d resource of your choice",
                                                       "You hand in %d resources of your choice", (gulong) self->owed),
                                             self->owed));
  if (self->collected > 0)
    g_ptr_array_add (lines, g_strdup (_("You get a resource from each other player")));
}

/* Returns: (transfer full) (element-type utf8): the outcome, in lines */
GPtrArray *
purser_starfarers_reading_tell (const PurserStarfarersReading *self,
                                const PurserSetup             *setup)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  tell_hands (self, lines);
  tell_gains (self, setup, lines);
  if (self->grounded > 0)
    g_ptr_array_add (lines, g_strdup (_("One of your ships, your choice, stays where it is this turn")));
  if (self->ships > 0)
    g_ptr_array_add (lines, g_strdup (_("You place a free trade ship at one of your spaceports")));
  if (self->jumps > 0)
    g_ptr_array_add (lines, g_strdup (_("One of your ships may jump to any free point")));
  if (lines->len == 0)
    g_ptr_array_add (lines, g_strdup (_("Nothing changes")));
  return lines;
}

static PurserValue *
make_gains (const int *gains)
{
  PurserValue *map = purser_value_new_object ();

  for (guint i = 0; i < PURSER_STARFARERS_ACCOUNTS; i++)
    if (gains[i] != 0)
      purser_value_set_integer (map, purser_starfarers_accounts[i], gains[i]);
  return map;
}

static PurserValue *
make_others (const PurserStarfarersReading *self,
             const PurserStarfarersState   *state)
{
  PurserValue *map = purser_value_new_object ();

  for (int i = 0; i < state->turn.n_players; i++)
    {
      g_autofree char *key = g_strdup_printf ("%d", i);
      g_autoptr (PurserValue) gains = make_gains (self->gains[i]);

      if (i != state->turn.active && purser_value_get_size (gains) > 0)
        purser_value_set (map, key, purser_value_ref (gains));
    }
  return map;
}

/* Returns: (transfer full): the `encounter` move with its outcome */
PurserValue *
purser_starfarers_reading_dup_move (const PurserStarfarersReading *self,
                                    const PurserStarfarersState   *state)
{
  PurserValue *move = purser_move_value_new ("encounter", state->turn.active);
  g_autoptr (PurserValue) others = make_others (self, state);

  purser_value_set_integer (move, "card", self->card);
  purser_value_set (move, "gains", make_gains (self->gains[state->turn.active]));
  if (purser_value_get_size (others) > 0)
    purser_value_set (move, "others", purser_value_ref (others));
  return move;
}
