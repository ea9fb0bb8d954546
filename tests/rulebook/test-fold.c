// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-fold.h"

/* Spellings that people consider equal. */
static const char *const same[][2] = {
  { "クレジット", "くれじっと" },
  { "コロニー", "ころに" },
  { "コンピューター", "コンピュータ" },
  { "ｸﾚｼﾞｯﾄ", "クレジット" },
  { "ﾎﾞｰﾅｽ", "ボーナス" },
  { "ﾊﾟｰｻｰ", "パーサー" },
  { "ＧＥＭ", "gem" },
  { "ＶＰ", "vp" },
  { "１２", "12" },
  { "①", "1" },
  { "Credits", "credit" },
  { "CREDITS", "Credit" },
  { "colonies", "Colony" },
  { "ships", "ship" },
  { "boxes", "box" },
  { "passes", "pass" },
  { "matches", "match" },
  { "dishes", "dish" },
  { "the player's", "the players" },
  { "player’s", "player" },
  { "colour", "color" },
  { "centre", "center" },
  { "centres", "centers" },
  { "colours", "colors" },
  { "ディプロマット", "デイプロマツト" },
  { "チャージ", "ちやーじ" },
  { "スペースステーション・フェニックス", "スペースステーションフェニックス" },
  { "ヴァリアント", "ゔぁりあんと" },
  { "café", "cafe" },
  { "naïve", "NAIVE" },
  { "set-up", "set up" },
  { "  set   up! ", "set up" },
  { "ダイス、目", "ダイス 目" },
  { "か\xe3\x82\x99", "が" },
  { "ヶ", "ケ" },
  { "2X", "２ｘ" },
  { "ﬁrst", "first" },
};

/* Spellings that they do not. */
static const char *const apart[][2] = {
  { "かき", "がき" },
  { "はん", "ぱん" },
  { "glass", "glas" },
  { "bonus", "bonu" },
  { "this", "thi" },
  { "1", "2" },
  { "配置", "配備" },
  { "station", "stationed" },
  { "ab", "a b" },
};

static void
test_same (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autofree char *one = purser_fold (same[i][0]);
      g_autofree char *other = purser_fold (same[i][1]);

      g_assert_cmpstr (one, ==, other);
    }
}

static void
test_apart (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (apart); i++)
    {
      g_autofree char *one = purser_fold (apart[i][0]);
      g_autofree char *other = purser_fold (apart[i][1]);

      g_assert_cmpstr (one, !=, other);
    }
}

static void
test_twice (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autofree char *once = purser_fold (same[i][0]);
      g_autofree char *twice = purser_fold (once);

      g_assert_cmpstr (once, ==, twice);
    }
}

static void
test_map (void)
{
  g_autoptr (GArray) map = NULL;
  g_autofree char *folded = purser_fold_with_map ("A コロニー x", &map);

  g_assert_cmpstr (folded, ==, "a ころに x");
  g_assert_cmpuint (map->len, ==, 13);
  g_assert_cmpuint (g_array_index (map, gsize, 0), ==, 0);
  g_assert_cmpuint (g_array_index (map, gsize, 2), ==, 2);   /* コ */
  g_assert_cmpuint (g_array_index (map, gsize, 8), ==, 8);   /* ニ */
  g_assert_cmpuint (g_array_index (map, gsize, 12), ==, 15); /* x, after the skipped mark */
}

static void
test_empty (void)
{
  g_autofree char *nothing = purser_fold ("");
  g_autofree char *marks = purser_fold ("ー・!?、");

  g_assert_cmpstr (nothing, ==, "");
  g_assert_cmpstr (marks, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulebook/fold/same", test_same);
  g_test_add_func ("/rulebook/fold/apart", test_apart);
  g_test_add_func ("/rulebook/fold/twice", test_twice);
  g_test_add_func ("/rulebook/fold/map", test_map);
  g_test_add_func ("/rulebook/fold/empty", test_empty);
  return g_test_run ();
}
