// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-test-table.h"

G_BEGIN_DECLS

#define PHOENIX_HEADER "{\"purser\":1,\"game\":\"phoenix\",\"players\":" \
                       "[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]}"
#define SUPPLY "{\"move\":\"supply\",\"aliens\":{\"teal\":18,\"pink\":18,\"brown\":17,\"gold\":17},\"humans\":20}"
#define SHIPS "[{\"ship\":\"dismantle\",\"level\":1},{\"ship\":\"farm\",\"level\":2},{\"ship\":\"diplomacy\",\"level\":1}," \
              "{\"ship\":\"expedition\",\"level\":1},{\"ship\":\"transport\",\"level\":1}]"

extern const char *const phoenix_opening[];

PurserHistory *phoenix_begin (void);

G_END_DECLS
