// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-common-verbs.h"
#include "purser-plain-text.h"

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape text_shape = { .kind = PURSER_SHAPE_STRING };
static const PurserShape names_shape = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = PURSER_MAX_PLAYERS, .of = &text_shape };
static const PurserShape expansions_shape = {
  .kind = PURSER_SHAPE_LIST, .min = 0, .max = PURSER_MAX_EXPANSIONS, .of = &text_shape
};
static const PurserShape record_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 1000000 };
static const PurserShape by_shape = { .kind = PURSER_SHAPE_INTEGER, .min = -PURSER_MAX_ADJUST, .max = PURSER_MAX_ADJUST };

/* The values depend on the component, whose shape the game defines. */
static const PurserField printed_fields[] = { { NULL } };
static const PurserShape printed_shape = { .kind = PURSER_SHAPE_RECORD, .fields = printed_fields };

static gboolean
apply_adjust (PurserStep *step)
{
  const char *id = purser_move_get_text (step->move, "account");
  int account = purser_rules_find_account (step->setup, step->state, id);

  if (account < 0)
    return !purser_step_rejects (step, _("this game does not track “%.80s”"), id);
  return step->setup->rules->adjust (step, step->move->player, (guint) account,
                                     purser_move_get_integer (step->move, "by", 0));
}

static gboolean
apply_note (PurserStep *step)
{
  PurserValue *names = purser_move_get (step->move, "names");

  /* Players who join later bring their own name. */
  if (names != NULL && (purser_value_get_size (names) < step->setup->n_seated ||
                        purser_value_get_size (names) > step->setup->n_players))
    return !purser_step_rejects (step, _("everybody needs a name"));
  return TRUE;
}

static gboolean
apply_learn (PurserStep *step)
{
  const PurserRules *rules = step->setup->rules;
  const PurserShapeContext context = { .n_players = step->setup->n_players };
  const char *item = purser_move_get_text (step->move, "item");
  PurserValue *values = purser_move_get (step->move, "values");
  const PurserComponent *component = purser_rules_find_component (rules, item);

  if (rules->learn == NULL)
    return !purser_step_rejects (step, _("this game has no printed values to enter"));
  if (rules->components == NULL)
    return rules->learn (step, item, values);
  if (component == NULL)
    return !purser_step_rejects (step, _("there is no component “%.80s” in this game"), item);
  if (!purser_shape_check (component->shape, values, "values", &context, step->verdict))
    return FALSE;
  return rules->learn (step, item, values);
}

static gboolean
apply_stop (PurserStep *step)
{
  PurserTurnInfo *turn = step->state;

  turn->over = TRUE;
  turn->stopped = TRUE;
  turn->active = -1;
  return TRUE;
}

/* The players who stay must still be enough for the game. Otherwise it can only be ended early. */
static gboolean
apply_leave (PurserStep *step)
{
  PurserTurnInfo *turn = step->state;
  int player = step->move->player;

  if (step->setup->rules->leave == NULL)
    return !purser_step_rejects (step, _("nobody can leave this game before its end; it can be ended early"));
  if (purser_turn_info_has_left (turn, player))
    return !purser_step_rejects (step, _("%s has left"), purser_setup_get_name (step->setup, player));
  if (purser_turn_info_count_staying (turn) <= step->setup->rules->min_players)
    return !purser_step_rejects (step, _("too few players would remain; end the play early instead"));
  turn->left |= (guint16) (1 << player);
  return step->setup->rules->leave (step, player);
}

/* The seat was reserved when the play was opened, for the first record that fills it. */
static gboolean
apply_join (PurserStep *step)
{
  PurserTurnInfo *turn = step->state;
  int player = step->move->player;

  if (step->setup->rules->join == NULL)
    return !purser_step_rejects (step, _("nobody can join this game once it has begun"));
  if (!purser_turn_info_is_absent (turn, player))
    return !purser_step_rejects (step, _("%s is at the table already"), purser_setup_get_name (step->setup, player));
  turn->absent &= (guint16) ~(1 << player);
  turn->left &= (guint16) ~(1 << player);
  return step->setup->rules->join (step, player);
}

/* Returns the title of an account. An account that no play of this game has keeps its key, so that a refusal can name it. */
static const char *
find_account_title (const PurserSetup *setup,
                    const char        *id)
{
  int found = purser_rules_find_account (setup, NULL, id);
  PurserAccount account = { 0 };

  if (found < 0)
    return id;
  setup->rules->get_account (setup, (guint) found, &account);
  return account.title;
}

/**
 * purser_common_verbs_say:
 * @field: a name in the sentence of a move
 *
 * Returns: (transfer full) (nullable): an account, a component or the name of a player as a common move has them
 */
char *
purser_common_verbs_say (const PurserSetup *setup,
                         const PurserMove  *move,
                         const char        *field)
{
  const PurserRules *rules = setup->rules;
  const char *text = purser_move_get_text (move, field);

  if (strcmp (field, "account") == 0)
    return g_strdup (find_account_title (setup, text));
  if (strcmp (field, "item") == 0)
    return rules->name_item != NULL ? rules->name_item (setup, NULL, text) : NULL;
  return strcmp (field, "name") == 0 ? purser_plain_text_dup_name (text, 0) : NULL;
}

static const char *
pick_note (const PurserSetup *setup,
           const PurserMove  *move)
{
  int n = purser_move_get_count (move, "expansions");

  if (!purser_move_has (move, "expansions") || purser_move_has (move, "names"))
    return NULL;
  return n == 0 || (n == 1 && *purser_move_get_nth_text (move, "expansions", 0) == '\0') ? _("No expansions") : NULL;
}

static const char *
pick_learn (const PurserSetup *setup,
            const PurserMove  *move)
{
  const PurserComponent *component = purser_rules_find_component (setup->rules, purser_move_get_text (move, "item"));

  return component != NULL && component->told != NULL ? _(component->told) : NULL;
}

static const PurserField adjust_fields[] = {
  { "player", &player_shape, TRUE, N_("whose number") },
  { "account", &text_shape, TRUE, N_("which number") },
  { "by", &by_shape, TRUE, N_("how much more or less") },
  { "note", &text_shape, FALSE, N_("reason") },
  { NULL }
};

static const PurserField note_fields[] = {
  { "text", &text_shape, TRUE, N_("the note") },
  { "place", &text_shape, FALSE, N_("where the play was") },
  { "expansions", &expansions_shape, FALSE, N_("the expansions on the table") },
  { "names", &names_shape, FALSE, N_("what the players are called from now on, in seating order") },
  { "colours", &names_shape, FALSE, N_("the colors of their pieces, in seating order") },
  { "about", &record_shape, FALSE, N_("the record it is about") },
  { NULL }
};

static const PurserField learn_fields[] = {
  { "item", &text_shape, TRUE, N_("the id of a card or component") },
  { "values", &printed_shape, TRUE, N_("the values printed on it") },
  { NULL }
};

static const PurserField stop_fields[] = {
  { "reason", &text_shape, FALSE, N_("reason") },
  { NULL }
};

static const PurserField join_fields[] = {
  { "player", &player_shape, TRUE, N_("who joins: the next index") },
  { "name", &text_shape, TRUE, N_("what the player is called") },
  { "colour", &text_shape, FALSE, N_("the color of the player’s pieces") },
  { NULL }
};

static const PurserField leave_fields[] = {
  { "player", &player_shape, TRUE, N_("who leaves") },
  { NULL }
};

/**
 * purser_common_verbs:
 *
 * The moves that every game has.
 */
const PurserVerb purser_common_verbs[] = {
  { "adjust", N_("Correct a number"), adjust_fields, apply_adjust,
    { N_("{player}: {account} corrected by {by}") }, .after_end = TRUE },
  { "note", N_("Write a note"), note_fields, apply_note,
    { N_("Names: {names}"), N_("Expansions: {expansions}"), N_("Played at: {place}"), N_("Note: {text}") },
    pick_note, .after_end = TRUE },
  { "learn", N_("Enter what is printed on a component"), learn_fields, apply_learn,
    /* Translators: a component, or its id */
    { N_("Values of {item} entered") }, pick_learn, .after_end = TRUE, .unsaid = TRUE },
  { "join", N_("A player joins after the beginning"), join_fields, apply_join, { N_("{name} joined the play") } },
  { "leave", N_("A player leaves before the end"), leave_fields, apply_leave, { N_("{player} left the play") } },
  { "stop", N_("End the play early"), stop_fields, apply_stop, { N_("The play was ended") } },
  { NULL }
};
