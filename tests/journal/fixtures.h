// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/* Forty nested lists. */
#define TOLL_TEN "[[[[[[[[[["
#define TOLL_TEN_ENDS "]]]]]]]]]]"
#define TOLL_DEEP TOLL_TEN TOLL_TEN TOLL_TEN TOLL_TEN TOLL_TEN_ENDS TOLL_TEN_ENDS TOLL_TEN_ENDS TOLL_TEN_ENDS

/* The smallest game with everything that an analysis needs: `roll` pays the sum of the dice into coins, `end-turn` pays a coin
 * and passes the turn; the play is over when a player ends a turn with 20 coins. With equal coins the player with fewer rolls
 * is ahead; `pay` takes a coin, if there is one; `learn` takes anything. */
extern const PurserRules toll_rules;

/* How many moves of toll were made, in whatever play or copy. */
extern guint toll_n_made;

/* A play of toll. Turn by turn: Aoi 12 + 1 = 13, Ben 5 + 1 = 6, Aoi 3 + 1 more = 17, Ben 6 + 5 + 1 = 18 (two rolls), Aoi 2 + 1
 * = 20 and over. */
extern const char toll_race[];

const PurserRules *toll_find   (const char *game);
PurserPlay        *toll_play   (const char *text);
char              *toll_folder (const char *name);
char              *toll_write  (const char *folder,
                                const char *name,
                                const char *text);

char *toll_stand_in_the_way (const char *name);
void  toll_take_out         (char       *path);

G_END_DECLS
