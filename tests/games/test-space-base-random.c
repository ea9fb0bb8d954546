// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Random plays of Space Base. Half of the moves are answers to the prompt, half are made up from the table of verbs; what must
 * hold of every play is checked after each. */

#include "purser-test-game.h"
#include "purser-test-table.h"

#include "purser-space-base-state.h"

typedef struct {
  PurserHistory *history;
  GRand         *chance;
  guint          n_players;
  gboolean       anyway;
} Table;

static const PurserSpaceBaseState *
state_of (Table *self)
{
  return purser_history_get_state (self->history);
}

static int
pick (Table *self,
      int    least,
      int    most)
{
  return g_rand_int_range (self->chance, least, most + 1);
}

/* Made-up values for unread cards, so that abilities are used that no shipped card is known to have. */
static const char *const learned[] = {
  "{\"item\":\"L3-10-a\",\"values\":{\"cost\":12,\"station\":{\"charge\":{\"slots\":[{\"pips\":null}]},\"ability\":{\"effects\":[{\"effect\":\"buy_place_any\",\"sectors\":[7,12]}]}},\"deployed\":{\"gain\":{\"vp\":2}}}}",
  "{\"item\":\"L3-11-a\",\"values\":{\"cost\":12,\"station\":{\"claim\":[{\"level\":3,\"count\":1},{\"level\":1,\"count\":1}]},\"deployed\":{\"charge\":{\"slots\":[{\"pips\":3}]},\"ability\":{\"color\":\"red\",\"effects\":[{\"effect\":\"other\"}]}}}}",
  "{\"item\":\"L3-12-a\",\"values\":{\"cost\":13,\"station\":{\"charge\":{\"linked\":true,\"slots\":[{\"pips\":null},{\"pips\":null}]},\"ability\":{\"color\":\"blue\",\"effects\":[{\"effect\":\"instant_win\"}]}},\"deployed\":{\"gain\":{\"credits\":9}}}}",
  "{\"item\":\"L1-05-c\",\"values\":{\"station\":{\"gain\":{\"credits\":1},\"arrow\":\"either\"},\"deployed\":{\"gain\":{\"income\":1},\"arrow\":\"left\"}}}",
  "{\"item\":\"L2-03-a\",\"values\":{\"cost\":7}}",
};

static const char *
any_card (Table *self)
{
  const PurserSpaceBasePlayer *player = &state_of (self)->players[pick (self, 0, (int) self->n_players - 1)];
  const PurserSpaceBaseSector *sector = &player->sectors[pick (self, 0, 11)];

  if (pick (self, 0, 2) == 0)
    return purser_space_base_card_id ((guint) pick (self, 0, PURSER_SPACE_BASE_CARDS - 1));
  if (sector->n_deployed > 0 && pick (self, 0, 1) == 0)
    return purser_space_base_card_id (sector->deployed[pick (self, 0, sector->n_deployed - 1)]);
  return purser_space_base_card_id (sector->station);
}

static PurserValue *make_up (Table             *self,
                             const PurserShape *shape);

static PurserValue *
make_up_list (Table             *self,
              const PurserShape *shape)
{
  PurserValue *list = purser_value_new_list ();
  int n = pick (self, (int) shape->min, (int) MIN (shape->max, 3 + shape->min));

  for (int i = 0; i < n; i++)
    purser_value_append (list, make_up (self, shape->of));
  return list;
}

static PurserValue *
make_up_fields (Table             *self,
                const PurserField *fields)
{
  PurserValue *object = purser_value_new_object ();

  for (const PurserField *field = fields; field->name != NULL; field++)
    if (field->needed || pick (self, 0, 2) == 0)
      purser_value_set (object, field->name, make_up (self, field->shape));
  return object;
}

static PurserValue *
make_up (Table             *self,
         const PurserShape *shape)
{
  PurserValue *object;
  guint n = 0;

  switch (shape->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return purser_value_new_integer (pick (self, (int) MAX (shape->min, -20), (int) MIN (shape->max, 20)));
    case PURSER_SHAPE_BOOLEAN:
      return purser_value_new_boolean (pick (self, 0, 1));
    case PURSER_SHAPE_CHOICE:
      while (shape->choices[n] != NULL)
        n++;
      return purser_value_new_string (shape->choices[pick (self, 0, (int) n - 1)]);
    case PURSER_SHAPE_ITEM:
      return purser_value_new_string (any_card (self));
    case PURSER_SHAPE_PLAYER:
      return purser_value_new_integer (pick (self, 0, (int) self->n_players - 1));
    case PURSER_SHAPE_LIST:
      return make_up_list (self, shape);
    case PURSER_SHAPE_RECORD:
      return make_up_fields (self, shape->fields);
    case PURSER_SHAPE_MAP:
      object = purser_value_new_object ();
      purser_value_set (object, any_card (self), make_up (self, shape->of));
      return object;
    default:
      return purser_value_new_string (pick (self, 0, 1) ? "vp" : any_card (self));
    }
}

static PurserValue *
make_up_move (Table *self)
{
  g_autoptr (GPtrArray) verbs = purser_rules_list_verbs (purser_history_get_setup (self->history)->rules);
  const PurserVerb *verb = g_ptr_array_index (verbs, pick (self, 0, (int) verbs->len - 1));
  PurserValue *move;

  if (g_str_equal (verb->name, "stop") && pick (self, 0, 400) > 0)
    verb = purser_rules_find_verb (purser_history_get_setup (self->history)->rules, "spend");
  move = make_up_fields (self, verb->fields);
  purser_value_set_string (move, "move", verb->name);
  if (self->anyway)
    purser_value_set_boolean (move, "anyway", TRUE);
  return move;
}

static gboolean
enter (Table       *self,
       PurserValue *move)
{
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean taken = purser_history_add (self->history, move, &verdict);

  g_assert_cmpint (taken, ==, !verdict.refused);
  g_assert_cmpint (taken, ==, verdict.text == NULL);
  if (!taken && !verdict.final)
    g_assert_true (purser_test_table_has_section (verdict.rule));
  return taken;
}

static PurserValue *
roll (Table *self)
{
  PurserValue *move = purser_move_value_new ("roll", state_of (self)->turn.active);
  const int dice[] = { pick (self, 1, 6), pick (self, 1, 6) };

  purser_value_set (move, "dice", purser_value_new_integers (dice, 2));
  return move;
}

static PurserValue *
draft (Table *self,
       int    player)
{
  PurserValue *move = purser_move_value_new ("draft", player);
  PurserValue *cards = purser_value_new_list ();

  purser_value_append (cards, purser_value_new_string (purser_space_base_card_id ((guint) pick (self, 12, 59))));
  purser_value_set (move, "cards", cards);
  return move;
}

/* Enters an answer, and checks that it changes what it says. */
static void
enter_choice (Table              *self,
              const PurserChoice *choice)
{
  PurserLedger *ledger = purser_history_get_ledger (self->history);
  guint before = purser_ledger_get_size (ledger);
  gint64 by[PURSER_MAX_PLAYERS][3] = { 0 };

  if (!enter (self, choice->move))
    g_error ("%s was offered, and refused", choice->label);
  for (guint i = before; i < purser_ledger_get_size (ledger); i++)
    by[purser_ledger_get (ledger, i)->player][purser_ledger_get (ledger, i)->account] += purser_ledger_get (ledger, i)->by;
  for (int player = 0; (guint) player < self->n_players; player++)
    for (int account = 0; account < 3; account++)
      g_assert_cmpint (by[player][account], ==, purser_choice_get_gain (choice, player, account));
}

static void
answer (Table *self)
{
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (self->history);
  const PurserChoice *choice = NULL;
  g_autoptr (PurserValue) move = NULL;

  for (guint tries = 0; tries < 20 && prompt->choices->len > 0; tries++)
    {
      choice = g_ptr_array_index (prompt->choices, pick (self, 0, (int) prompt->choices->len - 1));
      /* The others' uses of a roll are shown too, but entered after the active player's. */
      if (choice->complete && choice->player == prompt->player)
        {
          enter_choice (self, choice);
          return;
        }
    }
  if (g_str_equal (prompt->kind, "roll"))
    move = roll (self);
  else if (g_str_equal (prompt->kind, "draft"))
    move = draft (self, prompt->player);
  else
    return;
  enter (self, move);
}

static void
see_stack (Table *self,
           int    player,
           guint  card,
           guint *seen)
{
  const PurserSpaceBaseState *state = state_of (self);

  g_assert_cmpuint (card, <, PURSER_SPACE_BASE_CARDS);
  seen[card]++;
  if (purser_space_base_card_is_starter (card))
    return;
  g_assert_cmpuint (state->owner[card], ==, player + 1);
}

static void
check_charges (Table *self,
               int    player)
{
  const PurserSpaceBaseState *state = state_of (self);

  for (guint card = 0; card < PURSER_SPACE_BASE_CARDS; card++)
    {
      const PurserSpaceBaseSide *side = purser_space_base_find_side (state, player, card);
      guint charges = state->players[player].charges[card];

      if (charges == 0)
        continue;
      g_assert_nonnull (side);
      g_assert_cmpuint (charges, <=, side->room);
    }
}

/* Checks that all players have the twelve starters once, and together every other card at most once. */
static void
check_board (Table *self)
{
  const PurserSpaceBaseState *state = state_of (self);
  guint all[PURSER_SPACE_BASE_CARDS] = { 0 };

  for (int player = 0; (guint) player < self->n_players; player++)
    {
      guint seen[PURSER_SPACE_BASE_CARDS] = { 0 };

      for (guint i = 0; i < 12; i++)
        {
          const PurserSpaceBaseSector *sector = &state->players[player].sectors[i];

          see_stack (self, player, sector->station, seen);
          for (guint depth = 0; depth < sector->n_deployed; depth++)
            see_stack (self, player, sector->deployed[depth], seen);
        }
      for (guint card = 0; card < PURSER_SPACE_BASE_CARDS; card++)
        {
          g_assert_cmpuint (seen[card], <=, 1);
          g_assert_true (seen[card] == 1 || !purser_space_base_card_is_starter (card));
          all[card] += seen[card];
        }
      check_charges (self, player);
    }
  for (guint card = 12; card < PURSER_SPACE_BASE_CARDS; card++)
    g_assert_cmpuint (all[card], ==, state->owner[card] != 0);
}

static void
check_table (Table *self)
{
  const PurserTurnInfo *turn = &state_of (self)->turn;
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  guint n_first = 0;

  g_assert_cmpint (turn->active, <, (int) self->n_players);
  g_assert_true (!turn->over || turn->active < 0);
  purser_history_get_setup (self->history)->rules->score (purser_history_get_setup (self->history), turn, standings);
  for (guint i = 0; i < self->n_players; i++)
    n_first += standings[i].rank == 1;
  g_assert_cmpuint (n_first, >=, 1);
  for (guint i = 0; i < self->n_players; i++)
    for (guint account = 0; account < 3; account++)
      g_assert_cmpint (state_of (self)->players[i].balances[account], >=, 0);
}

/* Undoes, redoes or amends a record; that may be refused, but has no partial effect. */
static void
change_past (Table *self)
{
  guint size = purser_history_get_size (self->history);
  g_autoptr (PurserValue) record = purser_value_new_object ();
  static const char *const kinds[] = { "undo", "redo", "amend" };
  const char *kind = kinds[pick (self, 0, 2)];

  purser_value_set_integer (record, kind, pick (self, 1, (int) size + 1));
  if (g_str_equal (kind, "amend"))
    purser_value_set (record, "with", make_up_move (self));
  enter (self, record);
}

static void
assert_same_again (Table *self)
{
  g_auto (PurserVerdict) verdict = { 0 };
  PurserSetup *setup = purser_history_get_setup (self->history);
  g_autoptr (PurserHistory) again = purser_history_new (setup, &verdict);
  gsize size = setup->rules->state_size;

  for (guint n = 1; n <= purser_history_get_size (self->history); n++)
    g_assert_true (purser_history_add (again, purser_history_get_record (self->history, n)->value, &verdict));
  g_assert_cmpmem (purser_history_get_state (again), size, purser_history_get_state (self->history), size);
  g_assert_true (purser_test_same_ledger (purser_history_get_ledger (again), purser_history_get_ledger (self->history)));
  purser_test_assert_fold (self->history);
}

static void
begin (Table *self,
       guint  seed)
{
  g_autoptr (GString) header = g_string_new ("{\"purser\":1,\"game\":\"space-base\",\"players\":[");

  self->chance = g_rand_new_with_seed (seed);
  self->n_players = 2 + seed % 4;
  for (guint i = 0; i < self->n_players; i++)
    g_string_append_printf (header, "%s{\"name\":\"%c\"}", i == 0 ? "" : ",", 'A' + (char) i);
  g_string_append_printf (header, "],\"options\":{\"variant\":\"%s\",\"pips\":\"%s\",\"tie_round\":\"%s\"}}",
                          seed % 3 == 0 ? "light-speed" : "standard", seed % 2 ? "equal" : "at-least",
                          seed % 5 == 0 ? "all" : "tied");
  self->history = purser_test_table_new (header->str);
  for (guint i = 0; i < G_N_ELEMENTS (learned); i++)
    {
      g_autoptr (PurserValue) move = purser_test_value (learned[i]);

      purser_value_set_string (move, "move", "learn");
      g_assert_true (enter (self, move));
    }
}

static void
step (Table *self)
{
  int turn = pick (self, 0, 99);

  if (turn < 60)
    answer (self);
  else if (turn < 62)
    change_past (self);
  else
    {
      g_autoptr (PurserValue) move = make_up_move (self);

      enter (self, move);
    }
}

static guint
play_at_random (guint    seed,
                gboolean anyway,
                guint    n_steps)
{
  Table self = { .anyway = anyway };
  guint over;

  begin (&self, seed);
  for (guint i = 0; i < n_steps && !state_of (&self)->turn.over; i++)
    {
      step (&self);
      check_table (&self);
      check_board (&self);
      if (i % 4 == 0)
        purser_test_table_assert_sums (self.history);
      if (i % 25 == 24 && purser_history_get_undo (self.history)->len > 0)
        purser_test_table_assert_undone (self.history);
    }
  purser_test_table_assert_sums (self.history);
  assert_same_again (&self);
  over = state_of (&self)->turn.over;
  purser_history_free (self.history);
  g_rand_free (self.chance);
  return over;
}

static void
test_legal (void)
{
  guint n_over = 0;

  for (guint seed = 0; seed < 60; seed++)
    n_over += play_at_random (seed, FALSE, 800);
  g_test_message ("%u of 60 plays came to their end", n_over);
  g_assert_cmpuint (n_over, >, 0);
}

static void
test_anyway (void)
{
  for (guint seed = 100; seed < 160; seed++)
    play_at_random (seed, TRUE, 400);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/space-base/random/legal", test_legal);
  g_test_add_func ("/space-base/random/anyway", test_anyway);
  return g_test_run ();
}
