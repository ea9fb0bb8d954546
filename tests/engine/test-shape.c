// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-game.h"

#include <string.h>

typedef struct {
  const char        *name;
  const PurserShape *shape;
  const char        *json;
  gboolean           good;
} Case;

static const char *const words[] = { "left", "right", NULL };
static const PurserShape integer = { .kind = PURSER_SHAPE_INTEGER, .min = -1, .max = 6 };
static const PurserShape boolean = { .kind = PURSER_SHAPE_BOOLEAN };
static const PurserShape text = { .kind = PURSER_SHAPE_STRING, .max = 3 };
static const PurserShape any_text = { .kind = PURSER_SHAPE_STRING };
static const PurserShape choice = { .kind = PURSER_SHAPE_CHOICE, .choices = words };
static const PurserShape item = { .kind = PURSER_SHAPE_ITEM, .item = "card" };
static const PurserShape player = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape nothing = { .kind = PURSER_SHAPE_NULL };
static const PurserShape dice = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &integer };
static const PurserShape some = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = 3, .of = &integer };
static const PurserShape list = { .kind = PURSER_SHAPE_LIST, .of = &integer };
static const PurserShape map = { .kind = PURSER_SHAPE_MAP, .of = &choice, .key = &item };
static const PurserShape by_player = { .kind = PURSER_SHAPE_MAP, .of = &integer, .key = &player };
static const PurserField fields[] = { { "a", &integer, TRUE }, { "b", &choice, FALSE }, { NULL } };
static const PurserShape record = { .kind = PURSER_SHAPE_RECORD, .fields = fields };
static const PurserShape *const options[] = { &integer, &nothing, &dice, NULL };
static const PurserShape either = { .kind = PURSER_SHAPE_VARIANT, .either = options };

static const Case cases[] = {
  { "integer", &integer, "3", TRUE },
  { "integer-least", &integer, "-1", TRUE },
  { "integer-most", &integer, "6", TRUE },
  { "integer-below", &integer, "-2", FALSE },
  { "integer-above", &integer, "7", FALSE },
  { "integer-real", &integer, "3.0", FALSE },
  { "integer-text", &integer, "\"3\"", FALSE },
  { "integer-huge", &integer, "4294967299", FALSE },
  { "integer-null", &integer, "null", FALSE },
  { "boolean", &boolean, "false", TRUE },
  { "boolean-integer", &boolean, "1", FALSE },
  { "text", &text, "\"千尋\"", TRUE },
  { "text-empty", &text, "\"\"", TRUE },
  { "text-characters", &text, "\"千千千\"", TRUE },
  { "text-long", &text, "\"千千千千\"", FALSE },
  { "text-any", &any_text, "\"a long text\"", TRUE },
  { "text-integer", &text, "1", FALSE },
  { "choice", &choice, "\"right\"", TRUE },
  { "choice-other", &choice, "\"Right\"", FALSE },
  { "choice-integer", &choice, "0", FALSE },
  { "item", &item, "\"X-1\"", TRUE },
  { "item-unknown", &item, "\"Y-1\"", FALSE },
  { "item-integer", &item, "1", FALSE },
  { "player", &player, "2", TRUE },
  { "player-above", &player, "3", FALSE },
  { "player-below", &player, "-1", FALSE },
  { "player-text", &player, "\"0\"", FALSE },
  { "nothing", &nothing, "null", TRUE },
  { "nothing-false", &nothing, "false", FALSE },
  { "list", &dice, "[1,6]", TRUE },
  { "list-short", &dice, "[1]", FALSE },
  { "list-long", &dice, "[1,2,3]", FALSE },
  { "list-bad-entry", &dice, "[1,7]", FALSE },
  { "list-object", &dice, "{}", FALSE },
  { "list-fewest", &some, "[]", FALSE },
  { "list-most", &some, "[1,1,1]", TRUE },
  { "list-any-empty", &list, "[]", TRUE },
  { "list-any-many", &list, "[1,1,1,1,1,1,1,1,1]", TRUE },
  { "map", &map, "{\"X-1\":\"left\",\"X-2\":\"right\"}", TRUE },
  { "map-empty", &map, "{}", TRUE },
  { "map-bad-key", &map, "{\"Y-1\":\"left\"}", FALSE },
  { "map-bad-value", &map, "{\"X-1\":\"up\"}", FALSE },
  { "map-list", &map, "[]", FALSE },
  { "map-player", &by_player, "{\"0\":1,\"2\":2}", TRUE },
  { "map-player-above", &by_player, "{\"3\":1}", FALSE },
  { "map-player-word", &by_player, "{\"x\":1}", FALSE },
  { "map-player-sign", &by_player, "{\"-1\":1}", FALSE },
  { "map-player-tail", &by_player, "{\"1x\":1}", FALSE },
  { "map-player-zero", &by_player, "{\"01\":1}", FALSE },
  { "map-player-empty", &by_player, "{\"\":1}", FALSE },
  { "record", &record, "{\"a\":1,\"b\":\"left\",\"c\":[{}]}", TRUE },
  { "record-missing", &record, "{\"b\":\"left\"}", FALSE },
  { "record-optional", &record, "{\"a\":1}", TRUE },
  { "record-bad", &record, "{\"a\":1,\"b\":2}", FALSE },
  { "record-list", &record, "[1]", FALSE },
  { "either-first", &either, "3", TRUE },
  { "either-second", &either, "null", TRUE },
  { "either-third", &either, "[1,2]", TRUE },
  { "either-none", &either, "\"x\"", FALSE },
};

static gboolean
knows (const char *kind,
       const char *id,
       gpointer    data)
{
  g_assert_cmpstr (kind, ==, "card");
  g_assert_true (data == &cases);
  return g_str_has_prefix (id, "X-");
}

static const PurserShapeContext context = { 3, knows, (gpointer) &cases };

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (PurserValue) value = purser_test_value (one->json);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_cmpint (purser_shape_check (one->shape, value, "thing", &context, &verdict), ==, one->good);
  g_assert_cmpint (verdict.refused, ==, !one->good);
  g_assert_cmpint (verdict.final, ==, !one->good);
  g_assert_cmpint (verdict.text != NULL, ==, !one->good);
}

static void
test_choice (void)
{
  g_assert_cmpint (purser_shape_choice (&choice, "left"), ==, 0);
  g_assert_cmpint (purser_shape_choice (&choice, "right"), ==, 1);
  g_assert_cmpint (purser_shape_choice (&choice, "up"), ==, -1);
  g_assert_cmpint (purser_shape_choice (&choice, NULL), ==, -1);
}

/* Every shape has a description, which the list of verbs consists of. */
static void
test_describe (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words_of = purser_shape_describe (cases[i].shape);

      g_assert_cmpuint (strlen (words_of), >, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/shape/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/shape/choice-place", test_choice);
  g_test_add_func ("/shape/describe", test_describe);
  return g_test_run ();
}
