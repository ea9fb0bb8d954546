// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-market.h"
#include "purser-space-base-setup.h"
#include "purser-space-base-turn.h"
#include "purser-space-base-words.h"

static const char *const uses[] = { "dice", "sum", NULL };
static const char *const directions[] = { "left", "right", NULL };
static const char *const repeats[] = { "sum", "first", "second", NULL };

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape card_shape = { .kind = PURSER_SHAPE_ITEM, .item = "card" };
static const PurserShape cards_shape = { .kind = PURSER_SHAPE_LIST, .max = PURSER_SPACE_BASE_MAX_SPEND, .of = &card_shape };
static const PurserShape drafted_shape = { .kind = PURSER_SHAPE_LIST, .max = PURSER_SPACE_BASE_MAX_DRAFT, .of = &card_shape };
static const PurserShape die_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 6 };
static const PurserShape dice_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &die_shape };
static const PurserShape use_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = uses };
static const PurserShape direction_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = directions };
static const PurserShape arrows_shape = { .kind = PURSER_SHAPE_MAP, .key = &card_shape, .of = &direction_shape };
static const PurserShape repeat_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = repeats };
static const PurserShape by_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 6 };
static const PurserShape sector_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = PURSER_SPACE_BASE_SECTORS };
static const PurserShape sectors_shape = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = 2, .of = &sector_shape };

static const PurserShape turned_shape = { .kind = PURSER_SHAPE_LIST, .max = PURSER_SPACE_BASE_MAX_TURNED, .of = &card_shape };
static const PurserShape stack_shape = { .kind = PURSER_SHAPE_LIST, .max = PURSER_SPACE_BASE_STACK, .of = &card_shape };
static const PurserShape slots_shape = { .kind = PURSER_SHAPE_INTEGER, .max = PURSER_SPACE_BASE_MAX_SLOTS };
static const PurserShape charges_shape = { .kind = PURSER_SHAPE_MAP, .key = &card_shape, .of = &slots_shape };

static const PurserField shift_fields[] = {
  { "card", &card_shape, TRUE, N_("whose charge is spent") },
  { "by", &by_shape, TRUE, N_("by how much the sum is raised") },
  { NULL }
};
static const PurserShape shift_shape = { .kind = PURSER_SHAPE_RECORD, .fields = shift_fields };

static const PurserField twice_fields[] = {
  { "card", &card_shape, TRUE, N_("whose charge is spent") },
  { "which", &repeat_shape, TRUE, N_("what is repeated") },
  { NULL }
};
static const PurserShape twice_shape = { .kind = PURSER_SHAPE_RECORD, .fields = twice_fields };

static gboolean
apply_draft (PurserStep *step)
{
  guint cards[PURSER_SPACE_BASE_MAX_DRAFT];
  guint n = purser_space_base_get_cards (step->move, "cards", cards);

  return purser_space_base_draft (step, step->move->player, cards, n) &&
         purser_space_base_begin_with (step, purser_move_get_integer (step->move, "first", -1));
}

static gboolean
apply_first (PurserStep *step)
{
  return purser_space_base_first (step, step->move->player);
}

static gboolean
apply_roll (PurserStep *step)
{
  const int dice[] = { purser_move_get_nth (step->move, "dice", 0), purser_move_get_nth (step->move, "dice", 1) };

  return purser_space_base_roll (step, step->move->player, dice);
}

static void
read_arrows (const PurserMove          *move,
             PurserSpaceBaseAllocation *allocation)
{
  PurserValue *arrows = purser_move_get (move, "arrows");

  for (guint i = 0; i < purser_value_get_size (arrows); i++)
    {
      int card = purser_space_base_card_find (purser_value_get_key_at (arrows, i));
      gboolean left = strcmp (purser_value_get_string (purser_value_get_at (arrows, i)), "left") == 0;

      allocation->arrows[card] = left ? PURSER_SPACE_BASE_LEFT : PURSER_SPACE_BASE_RIGHT;
    }
}

/* Reads how a player uses a roll.
 *
 * @move: an `allocate`
 * @allocation: (out caller-allocates): the use of the roll */
void
purser_space_base_read_allocation (const PurserMove          *move,
                                   PurserSpaceBaseAllocation *allocation)
{
  PurserValue *shift = purser_move_get (move, "shift");
  PurserValue *twice = purser_move_get (move, "twice");

  purser_space_base_allocation_init (allocation, purser_move_get_choice (move, "use") == 1);
  read_arrows (move, allocation);
  if (shift != NULL)
    {
      allocation->shift_card = purser_space_base_card_find (purser_value_get_string_of (shift, "card"));
      allocation->shift = (int) purser_value_get_integer_of (shift, "by", 1);
    }
  if (twice != NULL)
    {
      allocation->twice_card = purser_space_base_card_find (purser_value_get_string_of (twice, "card"));
      allocation->twice = purser_shape_choice (&repeat_shape, purser_value_get_string_of (twice, "which"));
    }
}

static gboolean
apply_allocate (PurserStep *step)
{
  PurserSpaceBaseAllocation allocation;

  purser_space_base_read_allocation (step->move, &allocation);
  return purser_space_base_allocate (step, step->move->player, &allocation);
}

static gboolean
apply_buy (PurserStep *step)
{
  return purser_space_base_buy (step, step->move->player, (guint) purser_space_base_get_card (step->move, "card"));
}

static gboolean
apply_end_turn (PurserStep *step)
{
  return purser_space_base_end_turn (step, step->move->player);
}

static const PurserField draft_fields[] = {
  { "player", &player_shape, TRUE, N_("who buys") },
  { "cards", &drafted_shape, TRUE, N_("the ships, in the order in which they are stationed") },
  { "first", &player_shape, FALSE, N_("who begins, where the table says otherwise than the rules") },
  { NULL }
};
static const PurserField first_fields[] = {
  { "player", &player_shape, TRUE, N_("who begins") },
  { NULL }
};
static const PurserField set_die_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "card", &card_shape, TRUE, N_("whose charge is spent") },
  { "value", &die_shape, TRUE, N_("what the die shows") },
  { NULL }
};
static const PurserField roll_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "dice", &dice_shape, TRUE, N_("what the dice show") },
  { NULL }
};
static const PurserField reroll_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "card", &card_shape, TRUE, N_("whose charge is spent") },
  { "dice", &dice_shape, TRUE, N_("what the dice show now") },
  { NULL }
};
static const PurserField allocate_fields[] = {
  { "player", &player_shape, TRUE, N_("who uses the roll") },
  { "use", &use_shape, TRUE, N_("the two dice, or their sum") },
  { "arrows", &arrows_shape, FALSE, N_("which way two-way arrows point; right if left out") },
  { "shift", &shift_shape, FALSE, N_("a charge that raises the sum") },
  { "twice", &twice_shape, FALSE, N_("a charge that repeats a sector (2X)") },
  { NULL }
};
static const PurserField spend_fields[] = {
  { "player", &player_shape, TRUE, N_("who uses it") },
  { "card", &card_shape, TRUE, N_("whose ability is used") },
  { "cards", &cards_shape, FALSE, N_("the cards to buy or claim, in order") },
  { "sectors", &sectors_shape, FALSE, N_("the sectors to swap, or the one to buy for") },
  { "with", &card_shape, FALSE, N_("the card to trade places with") },
  { "on", &card_shape, FALSE, N_("the card that gets a charge") },
  { "from", &card_shape, FALSE, N_("the card a charge is moved from") },
  { "to", &card_shape, FALSE, N_("the card it is moved to") },
  { NULL }
};
static const PurserField buy_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "card", &card_shape, TRUE, N_("a ship or a colony") },
  { NULL }
};
static const PurserField market_fields[] = {
  { "cards", &turned_shape, FALSE, N_("ships that were turned up") },
  { "gone", &turned_shape, FALSE, N_("ships that are not there after all") },
  { NULL }
};
static const PurserField board_fields[] = {
  { "player", &player_shape, TRUE, N_("whose console") },
  { "sector", &sector_shape, TRUE, N_("the sector to correct") },
  { "station", &card_shape, FALSE, N_("the card stationed there") },
  { "deployed", &stack_shape, FALSE, N_("the cards deployed there, oldest first") },
  { "charges", &charges_shape, FALSE, N_("the charges on them") },
  { NULL }
};
static const PurserField end_turn_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { NULL }
};

static const char *
pick_allocate (const PurserSetup *setup,
               const PurserMove  *move)
{
  if (purser_move_has (move, "shift"))
    return _("{player} raised the sum");
  if (purser_move_has (move, "twice"))
    return _("{player} used 2X");
  return purser_move_get_choice (move, "use") == 1 ? _("{player} used the sum") : _("{player} used the two dice");
}

const PurserVerb purser_space_base_verbs[] = {
  { "draft", N_("Buy ships before the first turn"), draft_fields, apply_draft,
    { N_("{player} bought {cards} before the first turn"), N_("{player} bought no first ship") }, .starter = "first" },
  { "first", N_("Choose the start player"), first_fields, apply_first, { N_("{player} begins") }, .starter = "player" },
  { "set-die", N_("Spend a charge to set a die"), set_die_fields, purser_space_base_set_die,
    { N_("{player} set a die to {value}") } },
  { "roll", N_("Roll the dice"), roll_fields, apply_roll, { N_("{player} rolled {dice.0} and {dice.1}") }, .pays = TRUE },
  { "reroll", N_("Spend a charge to roll again"), reroll_fields, purser_space_base_reroll,
    { N_("{player} rolled again: {dice.0} and {dice.1}") }, .pays = TRUE },
  { "allocate", N_("Use the roll"), allocate_fields, apply_allocate, .pick = pick_allocate, .pays = TRUE },
  { "spend", N_("Use a charged ability"), spend_fields, purser_space_base_spend,
    { N_("{player} swapped sectors {sectors.0} and {sectors.1}"), N_("{player} got {cards} with {card}"),
      N_("{player} let {card} trade places with {with}"), N_("{player} placed a charge on {on}"),
      N_("{player} moved a charge to {to}"), N_("{player} used {card}") } },
  { "buy", N_("Buy a card for all credits"), buy_fields, apply_buy, { N_("{player} bought {card}") } },
  { "market", N_("Enter the face-up ships"), market_fields, purser_space_base_market,
    { N_("Turned up: {cards}"), N_("Face-up ships corrected") } },
  { "board", N_("Correct a sector"), board_fields, purser_space_base_correct, { N_("{player}: sector {sector} corrected") } },
  { "end-turn", N_("End the turn"), end_turn_fields, apply_end_turn, { N_("{player} ended the turn") },
    .pays = TRUE, .unsaid = TRUE },
  { NULL }
};
