// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-game.h"

typedef struct {
  const char *name;
  const char *header;
  gboolean    good;
} Case;

#define TWO "\"players\":[{\"name\":\"Aoi\",\"colour\":\"blue\"},{\"name\":\"Ben\"}]"

static const Case cases[] = {
  { "good", "{" TWO "}", TRUE },
  { "option", "{" TWO ",\"options\":{\"pace\":\"fast\"}}", TRUE },
  { "unknown-option", "{" TWO ",\"options\":{\"music\":1}}", TRUE },
  { "bad-option", "{" TWO ",\"options\":{\"pace\":\"warp\"}}", FALSE },
  { "bad-option-type", "{" TWO ",\"options\":{\"pace\":null}}", FALSE },
  { "options-no-object", "{" TWO ",\"options\":[]}", FALSE },
  { "no-players", "{}", FALSE },
  { "players-no-list", "{\"players\":{}}", FALSE },
  { "too-few", "{\"players\":[]}", FALSE },
  { "too-many", "{\"players\":[{\"name\":\"a\"},{\"name\":\"b\"},{\"name\":\"c\"},{\"name\":\"d\"},{\"name\":\"e\"}]}", FALSE },
  { "player-no-object", "{\"players\":[\"Aoi\"]}", FALSE },
  { "player-no-name", "{\"players\":[{}]}", FALSE },
  { "name-no-text", "{\"players\":[{\"name\":5}]}", FALSE },
  { "colour-no-text", "{\"players\":[{\"name\":\"Aoi\",\"colour\":5}]}", FALSE },
  { "header-no-object", "[]", FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) header = purser_test_value (one->header);
  g_autoptr (PurserSetup) setup = purser_setup_new (&purser_test_rules, header, NULL, &verdict);

  g_assert_cmpint (setup != NULL, ==, one->good);
  g_assert_cmpint (verdict.text == NULL, ==, one->good);
}

static void
test_read (void)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) header = purser_test_value (cases[1].header);
  g_autoptr (PurserSetup) setup = purser_setup_new (&purser_test_rules, header, NULL, &verdict);
  g_autoptr (PurserSetup) same = purser_setup_ref (setup);
  g_autoptr (PurserSetup) plain = purser_test_setup_new (2);

  g_assert_cmpuint (same->n_players, ==, 2);
  g_assert_cmpstr (setup->seats[0].colour, ==, "blue");
  g_assert_null (setup->seats[1].colour);
  g_assert_cmpstr (purser_setup_get_name (setup, 1), ==, "Ben");
  g_assert_cmpint (purser_setup_get_choice (setup, "pace"), ==, 1);
  g_assert_cmpint (purser_setup_get_choice (plain, "pace"), ==, 0);
  g_assert_nonnull (purser_setup_get_option (setup, "pace"));
  g_assert_null (purser_setup_get_option (plain, "pace"));
}

static void
test_right_to_left (void)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) header = purser_test_value ("{\"players\":[{\"name\":\"אמיל\"},{\"name\":\"Ben\"}]}");
  g_autoptr (PurserSetup) setup = purser_setup_new (&purser_test_rules, header, NULL, &verdict);

  g_assert_cmpstr (purser_setup_get_name (setup, 0), ==, "\u2068אמיל\u2069");
  g_assert_cmpstr (setup->seats[0].full_name, ==, "אמיל");
  g_assert_cmpstr (purser_setup_get_name (setup, 1), ==, "Ben");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/setup/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/setup/read", test_read);
  g_test_add_func ("/setup/right-to-left", test_right_to_left);
  return g_test_run ();
}
