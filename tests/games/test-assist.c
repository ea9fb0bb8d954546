// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The advice of the games on moves that are being filled in, with numbers worked out by hand. */

#include <string.h>

#include "purser-form.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-test-table.h"

#define ANDROMEDA "{\"purser\":1,\"game\":\"andromeda\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]}"
#define PHOENIX "{\"purser\":1,\"game\":\"phoenix\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"

static PurserForm *
form_new (PurserHistory *play,
          const char    *draft)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) value = purser_json_parse (draft, -1, &error);

  g_assert_no_error (error);
  return purser_form_new (purser_history_get_setup (play), purser_history_get_state (play), value, NULL);
}

static void
assert_advice (PurserForm *form,
               guint       line,
               const char *advice)
{
  g_assert_cmpuint (form->advice->len, >, line);
  g_assert_cmpstr (g_ptr_array_index (form->advice, line), ==, advice);
}

static PurserHistory *
andromeda_new (void)
{
  static const char *const moves[] = {
    "{\"move\":\"place\",\"player\":0,\"planets\":[1,1,1,1,1,1,0]}",
    "{\"move\":\"place\",\"player\":1,\"planets\":[0,1,1,1,1,1,1]}",
    "{\"move\":\"place\",\"player\":2,\"planets\":[2,2,2,0,0,0,0]}",
    "{\"move\":\"first\",\"player\":0}",
    NULL
  };
  PurserHistory *play = purser_test_table_new (ANDROMEDA);

  purser_test_table_enter_all (play, (const char **) moves);
  return play;
}

/* Three players draw 6 cards each; a smaller number is not refused before it is complete. */
static void
test_andromeda_place (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (ANDROMEDA);
  g_autoptr (PurserForm) some = form_new (play, "{\"move\":\"place\",\"player\":0,\"planets\":[1,0,2,0,0,0,0]}");
  g_autoptr (PurserForm) more = form_new (play, "{\"move\":\"place\",\"player\":0,\"planets\":[1,0,2,4,0,0,0]}");

  assert_advice (some, 0, "3 of 6 cards");
  g_assert_null (some->refusal);
  assert_advice (more, 0, "7 of 6 cards");
  g_assert_nonnull (more->refusal);
  g_assert_cmpuint (purser_form_find (some, "planets")->options->len, ==, 7);
  g_assert_cmpstr (purser_form_find_option (some, "planets", "7")->title, ==, "Planet 7");
}

/* A set of 3 moves one station, of 4 or 5 two, of 7 three: half the set, rounded down (andromeda/move). */
static void
test_andromeda_move (void)
{
  g_autoptr (PurserHistory) play = andromeda_new ();
  g_autoptr (PurserForm) empty = form_new (play, "{\"move\":\"move\",\"player\":0,\"planet\":3}");
  g_autoptr (PurserForm) five = form_new (play, "{\"move\":\"move\",\"player\":0,\"planet\":3,\"cards\":4,\"bonus\":[\"gold\"]}");

  g_assert_cmpint (purser_value_get_integer (purser_form_find (empty, "cards")->value), ==, 3);
  g_assert_cmpint (purser_value_get_integer (purser_form_find (five, "stations")->value), ==, 2);
  assert_advice (five, 0, "This set moves up to 2 stations.");
  g_assert_cmpstr (purser_form_find (five, "planet")->title, ==, "Planet");
  g_assert_cmpstr (purser_form_find_option (five, "planet", "3")->title, ==, "Planet 4");
}

/* All players have two stations on each planet, and one more for each card drawn: on planet 4 Aoi has 3 of 3 + 3 + 2, so one
 * draw wins with a chance of 3/8. */
static void
test_andromeda_challenge (void)
{
  g_autoptr (PurserHistory) play = andromeda_new ();
  g_autoptr (PurserForm) two = form_new (play, "{\"move\":\"challenge\",\"player\":0,\"planet\":3,\"cards\":2}");
  g_autoptr (PurserForm) three = form_new (play, "{\"move\":\"challenge\",\"player\":0,\"planet\":3,\"cards\":3}");
  g_autoptr (PurserForm) first = form_new (play, "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":4}");

  assert_advice (two, 0, "A set has at least 3 cards.");
  assert_advice (three, 0, "1 draw from 8 stations, 3 of them yours: chance of a center 38%");
  /* A fourth card gives a second draw: 1 - 5/8 * 4/7 = 0.643 */
  assert_advice (three, 1, "With one more card: 64%");
  /* On planet 1 Aoi has 3 of 3 + 2 + 4: 1 - 6/9 * 5/8 = 0.583 */
  assert_advice (first, 0, "2 draws from 9 stations, 3 of them yours: chance of a center 58%");
  /* A fifth gives none. */
  assert_advice (first, 1, "With one more card: 58%");
}

/* If all three centers are taken, two of the six remaining stations come out, and the advice mentions no chance
 * (andromeda/full-planet). */
static void
test_andromeda_full (void)
{
  g_autoptr (PurserHistory) play = andromeda_new ();
  g_autoptr (PurserForm) form = NULL;

  for (int n = 0; n < 3; n++)
    purser_test_table_enter (play, "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":3,\"drawn\":[0]}");
  form = form_new (play, "{\"move\":\"challenge\",\"player\":1,\"planet\":0,\"cards\":4}");
  assert_advice (form, 0, "No center is free there: the 2 stations drawn go to Earth.");
  g_assert_cmpuint (form->advice->len, ==, 1);
}

/* Ben has a silver card, and the others have none: only that can be taken before the other player is known. */
static void
test_andromeda_trade (void)
{
  g_autoptr (PurserHistory) play = andromeda_new ();
  g_autoptr (PurserForm) form = NULL;

  purser_test_table_enter (play, "{\"move\":\"move\",\"player\":1,\"planet\":0,\"cards\":4,\"stations\":2,\"anyway\":true}");
  form = form_new (play, "{\"move\":\"trade\",\"player\":0}");
  g_assert_true (purser_form_find_option (form, "take", "silver")->shown);
  g_assert_cmpint (purser_form_find_option (form, "take", "silver")->most, ==, 1);
  g_assert_false (purser_form_find_option (form, "take", "gold")->shown);
  g_assert_false (purser_form_find_option (form, "give", "silver")->shown);
}

/* Ben gives a silver card, worth 2, for a platinum one, worth 4: 2 points move from Aoi to Ben. */
static void
test_andromeda_trade_effect (void)
{
  g_autoptr (PurserHistory) play = andromeda_new ();
  g_autoptr (PurserForm) form = NULL;
  const PurserGain *gains;

  purser_test_table_enter (play, "{\"move\":\"move\",\"player\":1,\"planet\":0,\"cards\":4,\"stations\":2,\"anyway\":true}");
  purser_test_table_enter (play, "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":6,\"stations\":3,\"anyway\":true}");
  form = form_new (play, "{\"move\":\"trade\",\"player\":1,\"with\":0,\"give\":[\"silver\"],\"take\":[\"platinum\"],"
                         "\"anyway\":true}");
  g_assert_cmpstr (form->refusal, ==, NULL);
  g_assert_cmpuint (form->effect->len, ==, 2);
  gains = (const PurserGain *) (gpointer) form->effect->data;
  g_assert_cmpint (gains[0].player, ==, 1);
  g_assert_cmpint (gains[0].by, ==, 2);
  g_assert_cmpint (gains[1].player, ==, 0);
  g_assert_cmpint (gains[1].by, ==, -2);
}

static void
test_andromeda_printed (void)
{
  g_autoptr (PurserHistory) play = andromeda_new ();
  g_autoptr (PurserForm) form = NULL;
  g_autofree char *name = NULL;

  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"planet-3\",\"values\":{\"name\":\"Vega\"}}");
  form = form_new (play, "{\"move\":\"transport\",\"player\":0}");
  name = purser_rules_name_item (purser_history_get_setup (play)->rules, purser_history_get_setup (play),
                                 purser_history_get_state (play), "planet-3");
  g_assert_cmpstr (purser_form_find_option (form, "planet", "3")->title, ==, "Vega");
  g_assert_cmpstr (name, ==, "Vega");
}

/* Two players draw 30 aliens (phoenix/supply). */
static void
test_phoenix_supply (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX);
  g_autoptr (PurserForm) form = form_new (play, "{\"move\":\"supply\",\"aliens\":{\"teal\":4,\"gold\":2},\"humans\":9}");

  g_assert_true (g_str_has_prefix (g_ptr_array_index (form->advice, 0), "6 of "));
  g_assert_null (form->refusal);
  g_assert_cmpstr (purser_form_find_option (form, "aliens", "gold")->title, ==, "Gold");
}

/* Every hub gives something, so the form is incomplete until its gains or its name are entered (phoenix/start). */
static void
test_phoenix_start (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX);
  g_autoptr (PurserForm) empty = form_new (play, "{\"move\":\"start\",\"player\":0,\"gems\":0,\"food\":0}");
  g_autoptr (PurserForm) told = form_new (play, "{\"move\":\"start\",\"player\":0,\"gems\":0,\"food\":2}");
  g_autoptr (PurserForm) named = form_new (play, "{\"move\":\"start\",\"player\":0,\"hub\":\"A-1\"}");

  g_assert_false (empty->complete);
  assert_advice (empty, 0, "Enter what the hub gives, or the name of a hub whose values are known.");
  g_assert_true (told->complete);
  g_assert_true (named->complete);
}

/* Only rolled faces can be kept; kept residents are observed unless a wing is named. */
static void
test_phoenix_expedition (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX);
  g_autoptr (PurserForm) form = NULL;
  g_autoptr (PurserForm) none = NULL;
  PurserFormField *humans;

  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"ship-expedition-2\","
                                 "\"values\":{\"cost\":2,\"dice\":4,\"cargo\":3}}");
  form = form_new (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"expedition\",\"level\":2,\"owner\":0,"
                         "\"rolled\":[\"human\",\"human\",\"food\"],\"kept\":[\"human\",\"human\"],\"humans\":[\"teal\"]}");
  none = form_new (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"expedition\",\"level\":2,\"owner\":0}");
  humans = purser_form_find (form, "humans");
  g_assert_cmpint (purser_form_find_option (form, "kept", "human")->most, ==, 2);
  g_assert_cmpint (purser_form_find_option (form, "kept", "food")->most, ==, 1);
  g_assert_cmpint (purser_form_find_option (form, "kept", "metal")->most, ==, 0);
  g_assert_true (humans->shown && humans->settled);
  g_assert_cmpuint (purser_value_get_size (humans->value), ==, 2);
  g_assert_cmpstr (purser_value_get_string (purser_value_get_at (humans->value, 0)), ==, "teal");
  g_assert_cmpstr (purser_value_get_string (purser_value_get_at (humans->value, 1)), ==, "observe");
  g_assert_false (purser_form_find (none, "humans")->shown);
  g_assert_cmpstr (purser_form_find (form, "cost")->hint, ==, "2");
  g_assert_cmpstr (purser_form_find (form, "fee")->hint, ==, "?");
  assert_advice (form, 0, "Rolled: 3 of 4 dice.");
  assert_advice (form, 1, "Kept: 2 of up to 3.");
}

/* A farm has no trades and no dice, and begins with level 2. */
static void
test_phoenix_farm (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX);
  g_autoptr (PurserForm) form = form_new (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2}");
  g_autoptr (PurserForm) transport = form_new (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\"}");

  g_assert_true (purser_form_find (form, "amount")->shown && purser_form_find (form, "cost")->shown);
  g_assert_false (purser_form_find (form, "trades")->shown || purser_form_find (form, "rolled")->shown);
  g_assert_false (purser_form_find_option (form, "level", "1")->shown);
  g_assert_true (purser_form_find_option (form, "level", "2")->shown);
  g_assert_true (purser_form_find_option (transport, "level", "1")->shown);
}

static void
test_phoenix_diplomacy (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX);
  g_autoptr (PurserForm) one = form_new (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"diplomacy\",\"level\":2}");
  g_autoptr (PurserForm) two = form_new (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"diplomacy\",\"level\":3}");

  g_assert_cmpint (purser_form_find (one, "tracks")->max, ==, 1);
  g_assert_cmpint (purser_form_find (two, "tracks")->max, ==, 2);
}

/* The form for the printed values depends on the kind of the component. */
static void
test_printed (void)
{
  static const struct {
    const char *game;
    const char *item;
    const char *field;
  } items[] = {
    { "andromeda", "planet-6", "centres" },
    { "andromeda", "bonus-supply", "platinum" },
    { "phoenix", "ship-expedition-3", "cargo" },
    { "phoenix", "ship-ice-2", "amount" },
    { "phoenix", "ship-construction-1", "metal" },
    { "phoenix", "tile-111", "quarters" },
    { "phoenix", "hub-Aurora", "income" },
    { "space-base", "L1-05-c", "deployed" },
    { "space-base", "C-03", "vp" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      const PurserComponent *component = purser_rules_find_component (purser_games_find (items[i].game), items[i].item);
      gboolean found = FALSE;

      g_assert_nonnull (component);
      for (const PurserField *field = component->shape->fields; field->name != NULL; field++)
        found = found || strcmp (field->name, items[i].field) == 0;
      g_assert_true (found);
    }
  g_assert_null (purser_rules_find_component (purser_games_find ("andromeda"), "moon"));
}

static void
assert_word (const PurserRules *rules,
             const char        *word)
{
  gboolean found = FALSE;

  for (const PurserWord *known = rules->words; known != NULL && known->word != NULL; known++)
    found = found || strcmp (known->word, word) == 0;
  if (!found)
    g_error ("%s: “%s” has no title", rules->id, word);
}

static void assert_words (const PurserRules *rules,
                          const PurserShape *shape);

static void
assert_fields (const PurserRules *rules,
               const PurserField *fields)
{
  for (; fields != NULL && fields->name != NULL; fields++)
    {
      if (fields->what == NULL)
        assert_word (rules, fields->name);
      assert_words (rules, fields->shape);
    }
}

/* Checks that choices have words; sectors by colour and level are named after both. */
static void
assert_words (const PurserRules *rules,
              const PurserShape *shape)
{
  for (guint i = 0; shape->choices != NULL && shape->choices[i] != NULL; i++)
    if (strpbrk (shape->choices[i], "123") == NULL || strcmp (rules->id, "phoenix") != 0)
      assert_word (rules, shape->choices[i]);
  if (shape->of != NULL)
    assert_words (rules, shape->of);
  if (shape->key != NULL)
    assert_words (rules, shape->key);
  assert_fields (rules, shape->fields);
  for (guint i = 0; shape->either != NULL && shape->either[i] != NULL; i++)
    assert_words (rules, shape->either[i]);
}

/* No form shows a word of the file format. */
static void
test_words (void)
{
  for (const PurserRules *const *games = purser_games_list (); *games != NULL; games++)
    {
      for (const PurserVerb *verb = (*games)->verbs; verb->name != NULL; verb++)
        assert_fields (*games, verb->fields);
      for (const PurserComponent *known = (*games)->components; known != NULL && known->pattern != NULL; known++)
        assert_words (*games, known->shape);
      for (const PurserField *option = (*games)->options; option != NULL && option->name != NULL; option++)
        if (option->shape->kind == PURSER_SHAPE_CHOICE || option->shape->kind == PURSER_SHAPE_BOOLEAN)
          assert_word (*games, option->name);
    }
}

/* Cards for a sector are listed with those of its number first: 11 ships, the starter and the colony. */
static void
test_space_base_board (void)
{
  static const char header[] = "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}";
  g_autoptr (PurserHistory) play = purser_test_table_new (header);
  g_autoptr (PurserForm) form = form_new (play, "{\"move\":\"board\",\"player\":0,\"sector\":5}");
  GPtrArray *first = purser_form_find (form, "station")->first;

  g_assert_nonnull (first);
  g_assert_true (purser_form_find (form, "deployed")->first == first);
  for (guint i = 0; i < first->len; i++)
    g_assert_true (strstr (g_ptr_array_index (first, i), "-05") != NULL);
  g_assert_true (g_ptr_array_find_with_equal_func (first, "L1-05-a", g_str_equal, NULL));
  g_assert_true (g_ptr_array_find_with_equal_func (first, "C-05", g_str_equal, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/assist/andromeda-place", test_andromeda_place);
  g_test_add_func ("/assist/andromeda-move", test_andromeda_move);
  g_test_add_func ("/assist/andromeda-challenge", test_andromeda_challenge);
  g_test_add_func ("/assist/andromeda-full", test_andromeda_full);
  g_test_add_func ("/assist/andromeda-trade", test_andromeda_trade);
  g_test_add_func ("/assist/andromeda-trade-effect", test_andromeda_trade_effect);
  g_test_add_func ("/assist/andromeda-printed", test_andromeda_printed);
  g_test_add_func ("/assist/phoenix-supply", test_phoenix_supply);
  g_test_add_func ("/assist/phoenix-start", test_phoenix_start);
  g_test_add_func ("/assist/phoenix-expedition", test_phoenix_expedition);
  g_test_add_func ("/assist/phoenix-farm", test_phoenix_farm);
  g_test_add_func ("/assist/phoenix-diplomacy", test_phoenix_diplomacy);
  g_test_add_func ("/assist/printed", test_printed);
  g_test_add_func ("/assist/words", test_words);
  g_test_add_func ("/assist/space-base/board", test_space_base_board);
  return g_test_run ();
}
