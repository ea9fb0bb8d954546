// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"
#include "purser-test-table.h"

G_BEGIN_DECLS

#define STARFARERS_HEADER(options) \
  "{\"purser\":1,\"game\":\"starfarers\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]," \
  "\"options\":{" options "}}"

#define ROLL(player, a, b) "{\"move\":\"roll\",\"player\":" #player ",\"dice\":[" #a "," #b "]}"
#define SHAKE(player, a, b) "{\"move\":\"shake\",\"player\":" #player ",\"balls\":[\"" a "\",\"" b "\"]}"
#define END_TURN(player) "{\"move\":\"end-turn\",\"player\":" #player "}"
#define ADJUST(player, account, by) \
  "{\"move\":\"adjust\",\"player\":" #player ",\"account\":\"" account "\",\"by\":" #by "}"
#define EQUIP(player, what, by) "{\"move\":\"equip\",\"player\":" #player ",\"what\":\"" what "\",\"by\":" #by "}"
#define STATION(player, people, card) \
  "{\"move\":\"found-station\",\"player\":" #player ",\"people\":\"" people "\",\"card\":\"" card "\"}"
#define BUILD(player, what) "{\"move\":\"build\",\"player\":" #player ",\"what\":\"" what "\"}"
#define RESERVE(player) "{\"move\":\"reserve\",\"player\":" #player "}"

PurserHistory               *starfarers_begin     (const char    *header);
const PurserStarfarersState *starfarers_state     (PurserHistory *play);
const PurserChoice          *starfarers_find      (PurserPrompt  *prompt,
                                                   int            player,
                                                   const char    *label);

G_END_DECLS
