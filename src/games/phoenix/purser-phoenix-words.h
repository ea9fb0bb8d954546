// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* The accounts of a player; food, water and metal are the goods (`phoenix/goods`). */
typedef enum {
  PURSER_PHOENIX_GEMS,
  PURSER_PHOENIX_FOOD,
  PURSER_PHOENIX_WATER,
  PURSER_PHOENIX_METAL,
  PURSER_PHOENIX_VP,
  PURSER_PHOENIX_ACCOUNTS,
} PurserPhoenixAccount;

/* The kinds of ships (`phoenix/ships`). The first four are those that have a diplomacy track (`phoenix/tracks`), so that
 * a track has the number of its kind. */
typedef enum {
  PURSER_PHOENIX_DISMANTLE,
  PURSER_PHOENIX_CONSTRUCTION,
  PURSER_PHOENIX_EXPEDITION,
  PURSER_PHOENIX_TRANSPORT,
  PURSER_PHOENIX_FARM,
  PURSER_PHOENIX_ICE,
  PURSER_PHOENIX_DIPLOMACY,
  PURSER_PHOENIX_KINDS,
} PurserPhoenixKind;

#define PURSER_PHOENIX_TRACKS 4

/* The species of residents (`phoenix/species`). The first three live in sectors of their own colour, so that a colour
 * has the number of its species. */
typedef enum {
  PURSER_PHOENIX_TEAL,
  PURSER_PHOENIX_PINK,
  PURSER_PHOENIX_BROWN,
  PURSER_PHOENIX_GOLD,
  PURSER_PHOENIX_HUMAN,
  PURSER_PHOENIX_SPECIES,
} PurserPhoenixSpecies;

#define PURSER_PHOENIX_COLOURS 3
#define PURSER_PHOENIX_ALIENS  4

/* The faces of the expedition die (`phoenix/dice`); a good has the number of its account less one. */
typedef enum {
  PURSER_PHOENIX_FACE_FOOD,
  PURSER_PHOENIX_FACE_WATER,
  PURSER_PHOENIX_FACE_METAL,
  PURSER_PHOENIX_FACE_HUMAN,
  PURSER_PHOENIX_FACES,
} PurserPhoenixFace;

extern const char *const purser_phoenix_account_words[];
extern const char *const purser_phoenix_account_icons[];
extern const char *const purser_phoenix_kind_words[];
extern const char *const purser_phoenix_track_words[];
extern const char *const purser_phoenix_species_words[];
extern const char *const purser_phoenix_alien_words[];
extern const char *const purser_phoenix_colour_words[];
extern const char *const purser_phoenix_face_words[];
extern const char *const purser_phoenix_take_words[];
extern const char *const purser_phoenix_give_words[];
extern const char *const purser_phoenix_human_words[];
extern const char *const purser_phoenix_place_words[];

extern const PurserWord purser_phoenix_words[];

int         purser_phoenix_find_word      (const char *const    *words,
                                           const char           *word);

PurserValue *
            purser_phoenix_gains_value    (const int            *gains);
const char *purser_phoenix_account_title  (PurserPhoenixAccount  account);
const char *purser_phoenix_kind_title     (PurserPhoenixKind     kind);
const char *purser_phoenix_species_title  (PurserPhoenixSpecies  species);
const char *purser_phoenix_colour_title   (int                   colour);

char       *purser_phoenix_dup_place_title (int                  place);

const char *purser_phoenix_ship_id        (PurserPhoenixKind     kind,
                                           int                   level);
const char *purser_phoenix_track_id       (int                   track);
char       *purser_phoenix_dup_item_title (const char           *item);
const char *purser_phoenix_value_title    (const char           *field);

G_END_DECLS
