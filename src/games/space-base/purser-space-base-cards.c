// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-cards.h"

static const char *const effect_names[] = {
  "gain", "sum_shift", "set_die", "reroll", "buy", "buy_place_any", "claim", "claim_combo", "swap_sectors",
  "exchange_self", "repeat_sector", "place_charge", "move_charge", "others_lose_vp", "instant_win", "other", NULL
};
static const char *const arrow_names[] = { "left", "right", "either", NULL };
static const char *const ability_colours[] = { "blue", "red", "green", NULL };
static const char *const slot_colours[] = { "blue", "red", NULL };

#define NUMBER(least, most) { .kind = PURSER_SHAPE_INTEGER, .min = (least), .max = (most) }

static const PurserShape null_shape = { .kind = PURSER_SHAPE_NULL };
static const PurserShape boolean_shape = { .kind = PURSER_SHAPE_BOOLEAN };
static const PurserShape amount_shape = NUMBER (0, 99);
static const PurserShape level_shape = NUMBER (1, 3);
static const PurserShape count_shape = NUMBER (1, 6);
static const PurserShape sector_shape = NUMBER (1, PURSER_SPACE_BASE_SECTORS);
static const PurserShape pips_number_shape = NUMBER (1, 5);
static const PurserShape arrow_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = arrow_names };
static const PurserShape effect_name_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = effect_names };
static const PurserShape slot_colour_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = slot_colours };
static const PurserShape colour_name_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = ability_colours };

static const PurserShape *const colour_either[] = { &colour_name_shape, &null_shape, NULL };
static const PurserShape colour_shape = { .kind = PURSER_SHAPE_VARIANT, .either = colour_either };
static const PurserShape *const pips_either[] = { &pips_number_shape, &null_shape, NULL };
static const PurserShape pips_shape = { .kind = PURSER_SHAPE_VARIANT, .either = pips_either };
static const PurserShape pair_list_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &sector_shape };
static const PurserShape *const pair_either[] = { &pair_list_shape, &null_shape, NULL };
static const PurserShape pair_shape = { .kind = PURSER_SHAPE_VARIANT, .either = pair_either };

static const PurserField claim_fields[] = {
  { "level", &level_shape, TRUE }, { "count", &count_shape, TRUE }, { NULL }
};
static const PurserShape claim_shape = { .kind = PURSER_SHAPE_RECORD, .fields = claim_fields };
static const PurserShape claims_shape = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = 3, .of = &claim_shape };

static const PurserField effect_fields[] = {
  { "effect", &effect_name_shape, TRUE, N_("what it does") }, { "credits", &amount_shape }, { "income", &amount_shape },
  { "vp", &amount_shape }, { "max", &count_shape }, { "count", &count_shape }, { "level", &level_shape },
  { "amount", &amount_shape }, { "pair", &pair_shape }, { "sectors", &pair_list_shape },
  { "claims", &claims_shape }, { NULL }
};
const PurserShape purser_space_base_effect_shape = { .kind = PURSER_SHAPE_RECORD, .fields = effect_fields };
static const PurserShape effects_shape = {
  .kind = PURSER_SHAPE_LIST, .min = 1, .max = PURSER_SPACE_BASE_MAX_EFFECTS, .of = &purser_space_base_effect_shape
};

static const PurserField gain_fields[] = {
  { "credits", &amount_shape }, { "income", &amount_shape }, { "vp", &amount_shape }, { NULL }
};
static const PurserShape gain_shape = { .kind = PURSER_SHAPE_RECORD, .fields = gain_fields };

static const PurserField slot_fields[] = { { "pips", &pips_shape }, { NULL } };
static const PurserShape slot_shape = { .kind = PURSER_SHAPE_RECORD, .fields = slot_fields };
static const PurserShape slots_shape = {
  .kind = PURSER_SHAPE_LIST, .min = 1, .max = PURSER_SPACE_BASE_MAX_SLOTS, .of = &slot_shape
};
static const PurserField charge_fields[] = {
  { "slots", &slots_shape, TRUE, N_("Charge slots") },
  { "linked", &boolean_shape, FALSE, N_("Linked slots: all of them full, and spent together") },
  { "slot_color", &slot_colour_shape, FALSE, N_("Color of the slots") },
  { NULL }
};
static const PurserShape charge_shape = { .kind = PURSER_SHAPE_RECORD, .fields = charge_fields };
static const PurserField ability_fields[] = {
  { "effects", &effects_shape, TRUE, N_("What the ability does") },
  { "color", &colour_shape, FALSE, N_("Color of the ability") },
  { NULL }
};
static const PurserShape ability_shape = { .kind = PURSER_SHAPE_RECORD, .fields = ability_fields };

static const PurserField side_fields[] = {
  { "gain", &gain_shape, FALSE, N_("What it pays") },
  { "arrow", &arrow_shape, FALSE, N_("Arrow") },
  { "charge", &charge_shape },
  { "ability", &ability_shape },
  { "claim", &claims_shape, FALSE, N_("Free ships as a reward, without a charge") },
  { NULL }
};
static const PurserShape side_record_shape = { .kind = PURSER_SHAPE_RECORD, .fields = side_fields };
static const PurserShape *const side_either[] = { &side_record_shape, &null_shape, NULL };
const PurserShape purser_space_base_side_shape = { .kind = PURSER_SHAPE_VARIANT, .either = side_either };
static const PurserShape *const cost_either[] = { &amount_shape, &null_shape, NULL };
static const PurserShape cost_shape = { .kind = PURSER_SHAPE_VARIANT, .either = cost_either };

#define COST { "cost", &cost_shape, FALSE, N_("the cost") }
#define VP { "vp", &amount_shape, FALSE, N_("victory points") }
#define SIDES \
  { "station", &purser_space_base_side_shape, FALSE, N_("the station side (blue)") }, \
  { "deployed", &purser_space_base_side_shape, FALSE, N_("the deployed side (red)") }

static const PurserField ship_fields[] = { COST, SIDES, { NULL } };
static const PurserShape ship_shape = { .kind = PURSER_SHAPE_RECORD, .fields = ship_fields };
static const PurserField colony_fields[] = { COST, VP, { NULL } };
static const PurserShape colony_shape = { .kind = PURSER_SHAPE_RECORD, .fields = colony_fields };

const PurserComponent purser_space_base_components[] = {
  { "S-*", &ship_shape, "cost" },
  { "L*", &ship_shape, "cost" },
  { "C-*", &colony_shape, "cost" },
  { NULL }
};

/* The tables that ship with the game list ships and colonies together. */
static const PurserField card_fields[] = { COST, VP, SIDES, { NULL } };

#define LONGEST_ID 12

static void
write_card_id (char  *id,
               guint  card)
{
  if (card < PURSER_SPACE_BASE_FIRST_SHIP)
    g_snprintf (id, LONGEST_ID, "S-%02u", card + 1);
  else if (card < 60)
    g_snprintf (id, LONGEST_ID, "L1-%02u-%c", (card - 12) / 4 + 1, 'a' + (card - 12) % 4);
  else if (card < 108)
    g_snprintf (id, LONGEST_ID, "L2-%02u-%c", (card - 60) / 4 + 1, 'a' + (card - 60) % 4);
  else if (card < PURSER_SPACE_BASE_FIRST_COLONY)
    g_snprintf (id, LONGEST_ID, "L3-%02u-%c", (card - 108) / 3 + 1, 'a' + (card - 108) % 3);
  else
    g_snprintf (id, LONGEST_ID, "C-%02u", card - PURSER_SPACE_BASE_FIRST_COLONY + 1);
}

typedef char CardId[LONGEST_ID];

/* Returns all ids. Several threads may read them, as a play is opened while another thread reads the library, so they are
 * written once. */
static const CardId *
get_card_ids (void)
{
  static CardId ids[PURSER_SPACE_BASE_CARDS];
  static gsize written = 0;

  if (g_once_init_enter (&written))
    {
      for (guint i = 0; i < PURSER_SPACE_BASE_CARDS; i++)
        write_card_id (ids[i], i);
      g_once_init_leave (&written, 1);
    }
  return (const CardId *) ids;
}

/* Returns: the id of a card, such as `L1-07-b`; lives as long as the program */
const char *
purser_space_base_card_id (guint card)
{
  return get_card_ids ()[card];
}

/* Returns: the card of that id; -1 if there is none */
int
purser_space_base_card_find (const char *id)
{
  const CardId *ids = get_card_ids ();

  for (guint card = 0; card < PURSER_SPACE_BASE_CARDS; card++)
    if (strcmp (ids[card], id) == 0)
      return (int) card;
  return -1;
}

/* Returns: the card that a move names; -1 for none */
int
purser_space_base_get_card (const PurserMove *move,
                            const char       *field)
{
  const char *id = purser_move_get_text (move, field);

  return id != NULL ? purser_space_base_card_find (id) : -1;
}

/* @cards: (out caller-allocates): room for the most cards of the field
 *
 * Returns: the number of cards that a move names */
guint
purser_space_base_get_cards (const PurserMove *move,
                             const char       *field,
                             guint            *cards)
{
  guint n = (guint) purser_move_get_count (move, field);

  for (guint i = 0; i < n; i++)
    cards[i] = (guint) purser_space_base_card_find (purser_move_get_nth_text (move, field, i));
  return n;
}

/* Returns: 1 to 3 for a ship, 0 for a starter or a colony */
guint
purser_space_base_card_level (guint card)
{
  return card < 12 ? 0 : card < 60 ? 1 : card < 108 ? 2 : card < 144 ? 3 : 0;
}

/* Works out the sector from the card's number: there are 12 starters, 4, 4 and 3 ships a sector, and 12 colonies.
 * Returns: the sector that is printed on it, from 0 */
guint
purser_space_base_card_sector (guint card)
{
  guint level = purser_space_base_card_level (card);

  if (level == 0)
    return card % 12;
  return level == 3 ? (card - 108) / 3 : (card - (level == 1 ? 12 : 60)) / 4;
}

/* Returns: whether it is a colony (`space-base/colony`) */
gboolean
purser_space_base_card_is_colony (guint card)
{
  return card >= PURSER_SPACE_BASE_FIRST_COLONY;
}

/* Returns: whether every player has one from the start */
gboolean
purser_space_base_card_is_starter (guint card)
{
  return card < PURSER_SPACE_BASE_FIRST_SHIP;
}

/* Returns: (nullable): the ability's effect of that kind */
const PurserSpaceBaseEffect *
purser_space_base_side_find (const PurserSpaceBaseSide *self,
                             guint                      kind)
{
  for (guint i = 0; i < self->n_effects; i++)
    if (self->effects[i].kind == kind)
      return &self->effects[i];
  return NULL;
}

static guint8
amount (PurserValue *object,
        const char  *key)
{
  return (guint8) purser_value_get_integer_of (object, key, 0);
}

static guint8
choice (const PurserShape *shape,
        PurserValue       *object,
        const char        *key)
{
  return (guint8) (purser_shape_choice (shape, purser_value_get_string_of (object, key)) + 1);
}

static void
read_pair (PurserSpaceBaseEffect *self,
           PurserValue           *pair)
{
  if (purser_value_get_size (pair) != 2)
    return;
  self->a = (guint8) purser_value_get_integer (purser_value_get_at (pair, 0));
  self->b = (guint8) purser_value_get_integer (purser_value_get_at (pair, 1));
}

static PurserSpaceBaseEffect
read_effect (PurserValue *value)
{
  PurserSpaceBaseEffect self = { 0 };

  self.kind = (guint8) (choice (&effect_name_shape, value, "effect") - 1);
  switch (self.kind)
    {
    case PURSER_SPACE_BASE_GAIN:
      self.a = amount (value, "credits");
      self.b = amount (value, "income");
      self.c = amount (value, "vp");
      break;
    case PURSER_SPACE_BASE_SHIFT:
      self.a = (guint8) purser_value_get_integer_of (value, "max", 1);
      break;
    case PURSER_SPACE_BASE_BUY_ANYWHERE:
      read_pair (&self, purser_value_get (value, "sectors"));
      self.c = self.b;
      self.b = self.a;
      self.a = (guint8) purser_value_get_integer_of (value, "count", 1);
      break;
    case PURSER_SPACE_BASE_CLAIM:
      self.a = (guint8) purser_value_get_integer_of (value, "level", 1);
      self.b = (guint8) purser_value_get_integer_of (value, "count", 1);
      break;
    case PURSER_SPACE_BASE_SWAP:
      read_pair (&self, purser_value_get (value, "pair"));
      break;
    case PURSER_SPACE_BASE_OTHERS_LOSE:
      self.a = amount (value, "amount");
      break;
    default:
      self.a = (guint8) purser_value_get_integer_of (value, "count", 1);
      break;
    }
  return self;
}

static void
side_add_effect (PurserSpaceBaseSide   *self,
                 PurserSpaceBaseEffect  effect)
{
  if (self->n_effects < PURSER_SPACE_BASE_MAX_EFFECTS)
    self->effects[self->n_effects++] = effect;
}

static void
read_claim_combo (PurserSpaceBaseSide *self,
                  PurserValue         *claims)
{
  for (guint i = 0; i < purser_value_get_size (claims); i++)
    {
      PurserValue *claim = purser_value_get_at (claims, i);
      PurserSpaceBaseEffect effect = { PURSER_SPACE_BASE_CLAIM, amount (claim, "level"), amount (claim, "count"), 0 };

      side_add_effect (self, effect);
    }
}

static void
read_ability (PurserSpaceBaseSide *self,
              PurserValue         *ability)
{
  PurserValue *effects = purser_value_get (ability, "effects");

  self->colour = choice (&colour_name_shape, ability, "color");
  for (guint i = 0; i < purser_value_get_size (effects); i++)
    {
      PurserValue *value = purser_value_get_at (effects, i);
      PurserSpaceBaseEffect effect = read_effect (value);

      if (effect.kind == PURSER_SPACE_BASE_CLAIM_COMBO)
        read_claim_combo (self, purser_value_get (value, "claims"));
      else
        side_add_effect (self, effect);
    }
}

/* Reads the slots. A slot with pips counts if they are at least the number of players or, by option, equal to it. */
static void
read_charge (PurserSpaceBaseSide *self,
             PurserValue         *charge,
             guint                n_players,
             gboolean             pips_equal)
{
  PurserValue *slots = purser_value_get (charge, "slots");

  self->linked = (guint8) purser_value_get_boolean (purser_value_get (charge, "linked"));
  self->n_slots = (guint8) purser_value_get_size (slots);
  for (guint i = 0; i < self->n_slots; i++)
    {
      guint pips = amount (purser_value_get_at (slots, i), "pips");

      self->slots[i] = (guint8) pips;
      if (pips == 0 || (pips_equal ? pips == n_players : pips >= n_players))
        self->room++;
    }
}

static void
read_claims (PurserSpaceBaseSide *self,
             PurserValue         *claims)
{
  for (guint i = 0; i < purser_value_get_size (claims); i++)
    {
      PurserValue *claim = purser_value_get_at (claims, i);

      self->claims[amount (claim, "level")] += amount (claim, "count");
    }
}

static void
read_side (PurserSpaceBaseSide *self,
           PurserValue         *value,
           guint                n_players,
           gboolean             pips_equal)
{
  PurserValue *gain = purser_value_get (value, "gain");

  memset (self, 0, sizeof *self);
  if (!purser_value_is (value, PURSER_VALUE_OBJECT))
    return;
  self->known = TRUE;
  self->credits = amount (gain, "credits");
  self->income = amount (gain, "income");
  self->vp = amount (gain, "vp");
  self->arrow = choice (&arrow_shape, value, "arrow");
  read_charge (self, purser_value_get (value, "charge"), n_players, pips_equal);
  read_ability (self, purser_value_get (value, "ability"));
  read_claims (self, purser_value_get (value, "claim"));
}

/* Takes the printed values of a card. A side in @values replaces the whole side; `null` means that it is unknown
 * (`space-base/learn`).
 *
 * @values: an object with any of `cost`, `vp`, `station` and `deployed`, as in the card file
 * @pips_equal: whether a slot with pips only counts if they equal the number of players
 * @verdict: (inout): what is wrong
 *
 * Returns: whether the values are valid */
gboolean
purser_space_base_card_read (PurserSpaceBaseCard *self,
                             PurserValue         *values,
                             guint                n_players,
                             gboolean             pips_equal,
                             PurserVerdict       *verdict)
{
  PurserShapeContext context = { .n_players = n_players };
  PurserValue *value;

  if (!purser_fields_check (card_fields, values, &context, verdict))
    return FALSE;
  if ((value = purser_value_get (values, "cost")) != NULL)
    self->cost = purser_value_is (value, PURSER_VALUE_INTEGER) ? (gint8) purser_value_get_integer (value) : -1;
  if ((value = purser_value_get (values, "vp")) != NULL)
    self->vp = (guint8) purser_value_get_integer (value);
  if ((value = purser_value_get (values, "station")) != NULL)
    read_side (&self->station, value, n_players, pips_equal);
  if ((value = purser_value_get (values, "deployed")) != NULL)
    read_side (&self->deployed, value, n_players, pips_equal);
  return TRUE;
}
