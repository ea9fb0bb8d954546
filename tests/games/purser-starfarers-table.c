// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the tests of Starfarers share: a play of three players who have all settled. */

#include "purser-starfarers-table.h"

#include <string.h>

#define PLANETS(a, m, b, n) "[{\"resource\":\"" a "\",\"number\":" m "},{\"resource\":\"" b "\",\"number\":" n "}]"
#define SETTLE(player, planets, as) \
  "{\"move\":\"settle\",\"player\":" #player ",\"planets\":" planets ",\"as\":\"" as "\"}"

static const char *settled[] = {
  SETTLE (0, PLANETS ("food", "4", "carbon", "8"), "colony"),
  SETTLE (1, PLANETS ("ore", "8", "fuel", "10"), "colony"),
  SETTLE (2, PLANETS ("ore", "3", "food", "6"), "colony"),
  SETTLE (2, PLANETS ("fuel", "[2,11]", "goods", "6"), "colony"),
  SETTLE (1, PLANETS ("carbon", "8", "fuel", "11"), "colony"),
  SETTLE (0, PLANETS ("fuel", "10", "goods", "[3,12]"), "colony"),
  SETTLE (0, PLANETS ("food", "6", "carbon", "5"), "spaceport"),
  SETTLE (1, PLANETS ("goods", "6", "ore", "9"), "spaceport"),
  SETTLE (2, PLANETS ("ore", "8", "goods", "[3,12]"), "spaceport"),
  NULL
};

PurserHistory *
starfarers_begin (const char *header)
{
  PurserHistory *play = purser_test_table_new (header);

  purser_test_table_enter_all (play, settled);
  return play;
}

const PurserStarfarersState *
starfarers_state (PurserHistory *play)
{
  return purser_history_get_state (play);
}

const PurserChoice *
starfarers_find (PurserPrompt *prompt,
                 int           player,
                 const char   *label)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->player == player && strcmp (choice->label, label) == 0)
        return choice;
    }
  return NULL;
}
