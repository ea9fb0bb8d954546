// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* The number of different cards: 12 starters (each player has a set), 48 + 48 + 36 ships and 12 colonies, numbered in that
 * order. */
#define PURSER_SPACE_BASE_CARDS 156
#define PURSER_SPACE_BASE_FIRST_SHIP 12
#define PURSER_SPACE_BASE_FIRST_COLONY 144
#define PURSER_SPACE_BASE_SECTORS 12
#define PURSER_SPACE_BASE_MAX_SLOTS 6
#define PURSER_SPACE_BASE_MAX_EFFECTS 4

typedef enum {
  PURSER_SPACE_BASE_NO_ARROW,
  PURSER_SPACE_BASE_LEFT,
  PURSER_SPACE_BASE_RIGHT,
  PURSER_SPACE_BASE_EITHER,
} PurserSpaceBaseArrow;

typedef enum {
  PURSER_SPACE_BASE_COLOUR_UNKNOWN,
  PURSER_SPACE_BASE_BLUE,
  PURSER_SPACE_BASE_RED,
  PURSER_SPACE_BASE_GREEN,
} PurserSpaceBaseColour;

/* @PURSER_SPACE_BASE_GAIN: a: credits, b: income, c: VP
 * @PURSER_SPACE_BASE_SHIFT: a: the most sectors
 * @PURSER_SPACE_BASE_BUY: a: the number of cards
 * @PURSER_SPACE_BASE_BUY_ANYWHERE: a: the number of cards, b and c: the first and the last sector they may go to
 * @PURSER_SPACE_BASE_CLAIM: a: level, b: the number of ships
 * @PURSER_SPACE_BASE_SWAP: a and b: the sectors; 0 if the pair is not known
 * @PURSER_SPACE_BASE_OTHERS_LOSE: a: VP
 * @PURSER_SPACE_BASE_OTHER: any other effect; the table works it out and corrects the balances
 *
 * The kinds of effects of abilities. */
typedef enum {
  PURSER_SPACE_BASE_GAIN,
  PURSER_SPACE_BASE_SHIFT,
  PURSER_SPACE_BASE_SET_DIE,
  PURSER_SPACE_BASE_REROLL,
  PURSER_SPACE_BASE_BUY,
  PURSER_SPACE_BASE_BUY_ANYWHERE,
  PURSER_SPACE_BASE_CLAIM,
  PURSER_SPACE_BASE_CLAIM_COMBO,
  PURSER_SPACE_BASE_SWAP,
  PURSER_SPACE_BASE_EXCHANGE,
  PURSER_SPACE_BASE_TWICE,
  PURSER_SPACE_BASE_PLACE_CHARGE,
  PURSER_SPACE_BASE_MOVE_CHARGE,
  PURSER_SPACE_BASE_OTHERS_LOSE,
  PURSER_SPACE_BASE_INSTANT_WIN,
  PURSER_SPACE_BASE_OTHER,
} PurserSpaceBaseEffectKind;

typedef struct {
  guint8 kind;
  guint8 a;
  guint8 b;
  guint8 c;
} PurserSpaceBaseEffect;

/* @credits: paid each time the side is activated
 * @arrow: whether the neighbour is collected too
 * @slots: the number of players printed in each slot, 0 for none
 * @room: the number of slots that count with this number of players
 * @linked: whether all slots must be full and are emptied together
 * @colour: when the ability may be used
 * @claims: free ships by level that the side pays without a charge
 *
 * One side of a card: the blue station side or the red deployed side. */
typedef struct {
  guint8                credits;
  guint8                income;
  guint8                vp;
  guint8                known;
  guint8                arrow;
  guint8                n_slots;
  guint8                slots[PURSER_SPACE_BASE_MAX_SLOTS];
  guint8                room;
  guint8                linked;
  guint8                colour;
  guint8                n_effects;
  PurserSpaceBaseEffect effects[PURSER_SPACE_BASE_MAX_EFFECTS];
  guint8                claims[4];
} PurserSpaceBaseSide;

/* @cost: in credits; -1 if it is unknown
 * @sector: from 0 for sector 1
 * @level: 1 to 3 for ships, 0 for starters and colonies
 * @vp: the VP of a colony
 *
 * The printed values of a card, as far as they are known. */
typedef struct {
  gint8               cost;
  guint8              sector;
  guint8              level;
  guint8              vp;
  PurserSpaceBaseSide station;
  PurserSpaceBaseSide deployed;
} PurserSpaceBaseCard;

/* The printed values of ships and colonies. */
extern const PurserComponent purser_space_base_components[];

/* One effect of an ability; and a side, which is null if it is unknown. */
extern const PurserShape purser_space_base_effect_shape;
extern const PurserShape purser_space_base_side_shape;

const char *purser_space_base_card_id    (guint                card);
int         purser_space_base_card_find  (const char          *id);
guint       purser_space_base_card_level (guint                card);
guint       purser_space_base_card_sector (guint               card);
gboolean    purser_space_base_card_is_colony (guint            card);
gboolean    purser_space_base_card_is_starter (guint           card);
gboolean    purser_space_base_card_read  (PurserSpaceBaseCard *self,
                                          PurserValue         *values,
                                          guint                n_players,
                                          gboolean             pips_equal,
                                          PurserVerdict       *verdict);
int         purser_space_base_get_card   (const PurserMove    *move,
                                          const char          *field);
guint       purser_space_base_get_cards  (const PurserMove    *move,
                                          const char          *field,
                                          guint               *cards);
const PurserSpaceBaseEffect *
            purser_space_base_side_find  (const PurserSpaceBaseSide *self,
                                          guint                      kind);

G_END_DECLS
