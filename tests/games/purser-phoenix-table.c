// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A play of Space Station Phoenix with three players, up to the first turn. */

#include "purser-phoenix-table.h"

const char *const phoenix_opening[] = {
  SUPPLY,
  "{\"move\":\"start\",\"player\":0,\"hub\":\"B-4\",\"gems\":12,\"food\":6,\"water\":2,\"sectors\":{\"teal\":1},"
  "\"diplomacy\":{\"transport\":4},\"ships\":" SHIPS "}",
  "{\"move\":\"start\",\"player\":1,\"gems\":12,\"food\":6,\"metal\":5,\"diplomacy\":{\"transport\":3,\"dismantle\":5}}",
  "{\"move\":\"start\",\"player\":2,\"gems\":12,\"ships\":[]}",
  NULL
};

/* Returns: (transfer full): a play in memory */
PurserHistory *
phoenix_begin (void)
{
  PurserHistory *play = purser_test_table_new (PHOENIX_HEADER);

  purser_test_table_enter_all (play, (const char **) phoenix_opening);
  return play;
}
