// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <locale.h>
#include <string.h>

#include "purser-card-index.h"
#include "purser-json.h"
#include "purser-markup.h"
#include "purser-rulebook.h"

/* Opening the rules of one game reads no others. */
static void
test_unread (void)
{
  const char *const *games = purser_rulebook_list_games ();

  for (guint i = 0; games[i] != NULL; i++)
    for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
      g_assert_nonnull (purser_rulebook_find_title (games[i], language));
  g_assert_nonnull (purser_rulebook_find_anywhere ("andromeda/challenge"));
  for (guint i = 0; games[i] != NULL; i++)
    g_assert_cmpint (purser_rulebook_is_read (games[i]), ==, g_str_equal (games[i], "andromeda"));
  g_assert_null (purser_rulebook_find_title ("chess", PURSER_LANGUAGE_EN));
}

typedef void (*EntryFunc) (PurserRulebook *book, PurserSection *section);

static void
each_of (PurserRulebook *book,
         GPtrArray      *sections,
         EntryFunc       func)
{
  for (guint i = 0; i < sections->len; i++)
    func (book, sections->pdata[i]);
}

static void
each_entry (EntryFunc func)
{
  const char *const *games = purser_rulebook_list_games ();

  for (guint i = 0; games[i] != NULL; i++)
    {
      PurserRulebook *book = purser_rulebook_get (games[i]);

      each_of (book, purser_rulebook_get_sections (book), func);
      each_of (book, purser_rulebook_get_cards (book), func);
    }
}

/* ---- Ids and links ---- */

static GHashTable *seen;

static void
check_id (PurserRulebook *book,
          PurserSection  *section)
{
  const char *id = purser_section_get_id (section);
  g_autofree char *prefix = g_strconcat (purser_rulebook_get_game (book), "/", NULL);

  g_assert_true (g_str_has_prefix (id, prefix));
  g_assert_true (g_hash_table_add (seen, (gpointer) id));
  g_assert_true (purser_rulebook_find_anywhere (id) == section);
  if (!purser_section_is_card (section))
    g_assert_nonnull (purser_rulebook_get_chapter_title (book, purser_section_get_chapter (section), PURSER_LANGUAGE_JA));
}

static void
test_ids (void)
{
  seen = g_hash_table_new (g_str_hash, g_str_equal);
  each_entry (check_id);
  g_assert_cmpuint (g_hash_table_size (seen), >, 500);
  g_clear_pointer (&seen, g_hash_table_unref);
  g_assert_null (purser_rulebook_find_anywhere ("space-base/no-such-rule"));
  g_assert_null (purser_rulebook_find_anywhere ("no-such-game/income"));
  g_assert_null (purser_rulebook_find_anywhere ("income"));
  g_assert_null (purser_rulebook_find_anywhere (NULL));
}

static void
check_links (PurserRulebook *book,
             PurserSection  *section)
{
  PurserValue *related = purser_section_get_related (section);
  guint n = related != NULL ? purser_value_get_size (related) : 0;

  for (guint i = 0; i < n; i++)
    {
      const char *id = purser_value_get_string (purser_value_get_at (related, i));

      if (purser_rulebook_find_anywhere (id) == NULL || g_str_equal (id, purser_section_get_id (section)))
        {
          g_test_message ("%s links to %s", purser_section_get_id (section), id);
          g_test_fail ();
        }
    }
}

static void
test_links (void)
{
  each_entry (check_links);
}

/* ---- The ruling ---- */

#define LONGEST_RULING 160 /* the most characters of a sentence that can be read at a glance */

/* Checks that every rule begins with its answer, in both languages, without the name of the app. */
static void
check_ruling (PurserRulebook *book,
              PurserSection  *section)
{
  static const char *const ends[] = { ".", "。" }, *const names[] = { "Purser", "パーサー" };

  for (guint language = 0; language < PURSER_N_LANGUAGES && !purser_section_is_card (section); language++)
    {
      const char *ruling = purser_section_get_ruling (section, language);
      gboolean good = g_str_has_suffix (ruling, ends[language]) && g_utf8_strlen (ruling, -1) <= LONGEST_RULING &&
                      strstr (ruling, names[language]) == NULL;

      if (!good)
        {
          g_test_message ("%s: “%s”", purser_section_get_id (section), ruling);
          g_test_fail ();
        }
    }
}

static void
test_rulings (void)
{
  each_entry (check_ruling);
}

static gboolean
tells_of_app (PurserRulebook *book,
              PurserSection  *section)
{
  return g_str_equal (purser_rulebook_get_game (book), "table") || g_str_equal (purser_rulebook_get_game (book), "score-pad") ||
         g_strcmp0 (purser_section_get_chapter (section), "purser") == 0;
}

/* Checks that instructions for the app are in a field of their own. */
static void
check_app (PurserRulebook *book,
           PurserSection  *section)
{
  if (tells_of_app (book, section) || purser_section_is_card (section))
    return;
  if (strstr (purser_section_get_text (section, PURSER_LANGUAGE_EN), "Purser") != NULL ||
      strstr (purser_section_get_text (section, PURSER_LANGUAGE_JA), "パーサー") != NULL)
    {
      g_test_message ("%s names the app within the rule", purser_section_get_id (section));
      g_test_fail ();
    }
  g_assert_cmpint (*purser_section_get_app (section, PURSER_LANGUAGE_EN) == '\0', ==,
                   *purser_section_get_app (section, PURSER_LANGUAGE_JA) == '\0');
}

static void
test_app (void)
{
  each_entry (check_app);
}

/* ---- Both languages say the same ---- */

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

/* Returns the numbers of a cell in rising order, as the languages differ in theirs: "1 of level 2", レベル2を1枚. */
static char *
list_numbers (const char *cell)
{
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (const char *p = cell; *p != '\0'; p++)
    if (g_ascii_isdigit (*p))
      {
        gsize length = strspn (p, "0123456789");

        g_ptr_array_add (numbers, g_strndup (p, length));
        p += length - 1;
      }
  g_ptr_array_sort (numbers, compare_numbers);
  g_ptr_array_add (numbers, NULL);
  return g_strjoinv (" ", (char **) numbers->pdata);
}

static void
complain (PurserSection *section,
          const char    *what,
          const char    *one,
          const char    *other)
{
  g_test_message ("%s: %s: “%s” and “%s”", purser_section_get_id (section), what, one, other);
  g_test_fail ();
}

static void
compare_tables (PurserSection *section,
                PurserBlock   *one,
                PurserBlock   *other)
{
  if (one->n_columns != other->n_columns || one->cells->len != other->cells->len)
    {
      complain (section, "tables of different shape", one->cells->pdata[0], other->cells->pdata[0]);
      return;
    }
  for (guint i = 0; i < one->cells->len; i++)
    {
      g_autofree char *a = list_numbers (one->cells->pdata[i]);
      g_autofree char *b = list_numbers (other->cells->pdata[i]);
      /* A cell of many words may write 一つ for 1. */
      gboolean words = strlen (one->cells->pdata[i]) > 24;

      if (!words && !g_str_equal (a, b))
        complain (section, "different numbers", one->cells->pdata[i], other->cells->pdata[i]);
    }
}

static void
check_parity (PurserRulebook *book,
              PurserSection  *section)
{
  g_autoptr (GPtrArray) en = purser_markup_parse (purser_section_get_text (section, PURSER_LANGUAGE_EN));
  g_autoptr (GPtrArray) ja = purser_markup_parse (purser_section_get_text (section, PURSER_LANGUAGE_JA));

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      g_assert_cmpstr (purser_section_get_title (section, language), !=, "");
      g_assert_cmpstr (purser_section_get_text (section, language), !=, "");
    }
  if (en->len != ja->len)
    {
      complain (section, "different blocks", ((PurserBlock *) en->pdata[0])->cells->pdata[0],
                ((PurserBlock *) ja->pdata[0])->cells->pdata[0]);
      return;
    }
  for (guint i = 0; i < en->len; i++)
    {
      PurserBlock *one = en->pdata[i], *other = ja->pdata[i];

      if (one->kind != other->kind || (one->kind == PURSER_BLOCK_LIST && one->cells->len != other->cells->len))
        complain (section, "different shape", one->cells->pdata[0], other->cells->pdata[0]);
      else if (one->kind == PURSER_BLOCK_TABLE)
        compare_tables (section, one, other);
    }
}

static void
test_parity (void)
{
  each_entry (check_parity);
}

static gboolean
is_written_in_japanese (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) >= 0x3041 && g_utf8_get_char (p) <= 0x9fff)
      return TRUE;
  return FALSE;
}

static void
check_language (PurserRulebook *book,
                PurserSection  *section)
{
  /* A glossary has the words of both. */
  if (g_str_has_suffix (purser_section_get_id (section), "/glossary"))
    return;
  if (is_written_in_japanese (purser_section_get_text (section, PURSER_LANGUAGE_EN)) ||
      !is_written_in_japanese (purser_section_get_text (section, PURSER_LANGUAGE_JA)))
    complain (section, "the wrong language", purser_section_get_text (section, PURSER_LANGUAGE_EN),
              purser_section_get_text (section, PURSER_LANGUAGE_JA));
}

static void
test_language (void)
{
  each_entry (check_language);
}

static void
test_glossary (void)
{
  PurserSection *glossary = purser_rulebook_find_anywhere ("andromeda/glossary");

  g_assert_nonnull (strstr (purser_section_get_text (glossary, PURSER_LANGUAGE_EN), "| Planet ring | 惑星の環 |"));
  g_assert_nonnull (strstr (purser_section_get_text (glossary, PURSER_LANGUAGE_JA), "| 惑星の環 | Planet ring |"));
}

static void
test_terms (void)
{
  const char *const *games = purser_rulebook_list_games ();

  for (guint i = 0; games[i] != NULL; i++)
    {
      PurserRulebook *book = purser_rulebook_get (games[i]);
      PurserValue *terms = purser_rulebook_get_terms (book);

      for (guint j = 0; j < purser_value_get_size (terms); j++)
        {
          PurserValue *term = purser_value_get_at (terms, j);

          g_assert_nonnull (purser_value_get_string_of (term, "en"));
          g_assert_nonnull (purser_value_get_string_of (term, "ja"));
          g_assert_nonnull (purser_rulebook_find (book, purser_value_get_string_of (term, "section")));
        }
    }
}

/* ---- Cards ---- */

static void
test_cards (void)
{
  static const struct { const char *game; guint n; } counts[] = {
    { "space-base", 156 }, { "starfarers", 20 }, { "andromeda", 5 }, { "phoenix", 28 }, { "table", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (purser_rulebook_get_cards (purser_rulebook_get (counts[i].game))->len, ==, counts[i].n);
}

static void
test_card_words (void)
{
  static const char *const parts[][3] = {
    { "L2-06-d", "swap all your cards of sectors 5 and 8", "星域5と星域8の自分のカード" },
    { "L2-02-c", "gain 4 credits, and buy 1 card, paying exactly its cost", "4クレジットを得る。さらにカードを1枚、コスト分だけ払って購入する" },
    { "L3-08-a", "claim 2 ships of level 1 without paying", "レベル1のシップ2枚を、無料で獲得する" },
    { "L3-07-b", "all other players lose 4 victory points", "ほかの全員が勝利点4を失う" },
    { "L2-01-c", "named on your card", "どの組かはカードを見る" },
    { "L2-03-a", "not known (6 in one source)", "不明（6とする資料がある）" },
    { "L3-12-a", "5 stationed, 1 deployed", "配置側5、配備側1" },
    { "C-07", "9 victory points", "勝利点9" },
    { "S-01", "Gain 1 credit.", "1クレジットを得る" },
    { "L3-06-b", "○–③", "○–③" },
  };
  PurserRulebook *book = purser_rulebook_get ("space-base");

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      PurserSection *card = purser_rulebook_find_card (book, parts[i][0]);

      for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
        if (strstr (purser_section_get_text (card, language), parts[i][1 + language]) == NULL)
          complain (card, "not told", purser_section_get_text (card, language), parts[i][1 + language]);
    }
  g_assert_cmpint (purser_section_get_sure (purser_rulebook_find_card (book, "L3-12-a")), ==, PURSER_SURE_OPEN);
  g_assert_cmpint (purser_section_get_sure (purser_rulebook_find_card (book, "L2-03-a")), ==, PURSER_SURE_LOW);
  g_assert_cmpint (purser_section_get_sure (purser_rulebook_find_card (book, "S-01")), ==, PURSER_SURE_MEDIUM);
}

/* A ship of which only the slots are known from sources, with values read off the card. */
static void
test_card_of_copy (void)
{
  PurserRulebook *book = purser_rulebook_get ("space-base");
  PurserSection *card = purser_rulebook_find_card (book, "L3-10-a");
  g_autoptr (PurserValue) facts = purser_json_parse ("{\"id\":\"L3-10-a\",\"kind\":\"ship\",\"level\":3,\"sector\":10,\"cost\":12,"
    "\"flags\":[\"values_missing\"],\"station\":{\"gain\":{\"vp\":4}},\"deployed\":{\"gain\":{}},\"learned\":[\"cost\",\"station\"]}", -1, NULL);
  g_autoptr (PurserSection) told = purser_card_index_retell (purser_rulebook_get_card_book (book), card, facts);
  const char *text = purser_section_get_text (told, PURSER_LANGUAGE_EN);

  g_assert_nonnull (strstr (text, "| 3 | 10 | 12 |"));
  g_assert_nonnull (strstr (text, "Gain 4 victory points"));
  g_assert_null (strstr (text, "Gain ."));
  g_assert_null (strstr (text, "No source gives its cost"));
  g_assert_cmpint (purser_section_get_sure (told), ==, PURSER_SURE_COPY);
}

/* A value read off the component replaces “not known”. */
static void
test_number_of_copy (void)
{
  PurserRulebook *book = purser_rulebook_get ("phoenix");
  PurserSection *ship = purser_rulebook_find_card (book, "ship-farm-2");
  g_autoptr (PurserValue) facts = purser_json_parse ("{\"cost\":3,\"fee\":0,\"learned\":[\"cost\",\"fee\"]}", -1, NULL);
  g_autoptr (PurserSection) told = purser_card_index_retell (purser_rulebook_get_card_book (book), ship, facts);

  g_assert_nonnull (strstr (purser_section_get_text (ship, PURSER_LANGUAGE_EN), "| GEM cost | not known |"));
  g_assert_nonnull (strstr (purser_section_get_text (told, PURSER_LANGUAGE_EN), "| GEM cost | 3 |"));
  g_assert_nonnull (strstr (purser_section_get_text (told, PURSER_LANGUAGE_JA), "| 持ち主への使用料 | 0 |"));
  g_assert_nonnull (strstr (purser_section_get_text (told, PURSER_LANGUAGE_JA), "| 得られる食料 | 不明 |"));
  g_assert_cmpint (purser_section_get_sure (told), ==, PURSER_SURE_COPY);
  g_assert_cmpint (purser_section_get_sure (ship), ==, PURSER_SURE_OPEN);
}

/* ---- Markup ---- */

static void
test_markup (void)
{
  g_autoptr (GPtrArray) blocks = purser_markup_parse ("One\n- a\n- b\n\n| x | y |\n| 1 | 2 |\nTwo **bold** words");
  PurserBlock *table;
  g_autoptr (GArray) bold = NULL;
  g_autofree char *plain = NULL;

  g_assert_cmpuint (blocks->len, ==, 4);
  table = blocks->pdata[2];
  g_assert_cmpint (table->kind, ==, PURSER_BLOCK_TABLE);
  g_assert_cmpuint (table->n_columns, ==, 2);
  g_assert_cmpstr (table->cells->pdata[3], ==, "2");
  plain = purser_markup_plain (((PurserBlock *) blocks->pdata[3])->cells->pdata[0], &bold);
  g_assert_cmpstr (plain, ==, "Two bold words");
  g_assert_cmpuint (bold->len, ==, 1);
  g_assert_cmpuint (g_array_index (bold, PurserSpan, 0).from, ==, 4);
  g_assert_cmpuint (g_array_index (bold, PurserSpan, 0).to, ==, 8);
}

static void
check_markup (PurserRulebook *book,
              PurserSection  *section)
{
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      const char *text = purser_section_get_text (section, language);
      g_autoptr (GPtrArray) blocks = purser_markup_parse (text);
      guint stars = 0;

      for (const char *p = text; (p = strstr (p, "**")) != NULL; p += 2)
        stars++;
      g_assert_cmpuint (stars % 2, ==, 0);
      g_assert_null (strchr (text, '\r'));
      for (guint i = 0; i < blocks->len; i++)
        {
          PurserBlock *block = blocks->pdata[i];

          if (block->cells->len % block->n_columns != 0 ||
              (block->kind == PURSER_BLOCK_TABLE && block->cells->len < 2 * block->n_columns))
            complain (section, "a broken table", block->cells->pdata[0], "");
        }
    }
}

/* Cards of one level are in one row. */
static void
test_rows (void)
{
  static const struct { const char *item, *row; } wanted[] = {
    { "S-04", "–" }, { "L1-04-a", "1" }, { "L1-04-d", "1" }, { "L2-04-a", "2" }, { "L3-04-c", "3" }, { "C-04", "–" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpstr (purser_section_get_row (purser_rulebook_find_card (purser_rulebook_get ("space-base"), wanted[i].item)),
                     ==, wanted[i].row);
  g_assert_null (purser_section_get_row (purser_rulebook_find_card (purser_rulebook_get ("andromeda"), "silver")));
}

static void
test_all_markup (void)
{
  each_entry (check_markup);
}

/* The printed values of a card are also described to screen readers. */
static void
test_aloud (void)
{
  PurserRulebook *book = purser_rulebook_get ("space-base");
  g_autoptr (PurserValue) ship = purser_json_parse (
      "{\"station\":{\"gain\":{\"credits\":2,\"vp\":1},\"arrow\":\"left\"},\"deployed\":{\"gain\":{\"income\":1}}}", -1, NULL);
  g_autoptr (PurserValue) colony = purser_json_parse ("{\"kind\":\"colony\",\"sector\":9,\"cost\":42,\"vp\":12}", -1, NULL);
  g_autofree char *text = purser_rulebook_say_aloud (book, ship, PURSER_LANGUAGE_EN);
  g_autofree char *closed = purser_rulebook_say_aloud (book, colony, PURSER_LANGUAGE_EN);
  g_autofree char *nothing = purser_rulebook_say_aloud (book, NULL, PURSER_LANGUAGE_EN);

  g_assert_cmpstr (text, ==,
                   "Station side (blue): Gain 2 credits, 1 victory point. "
                   "Also collect from the sector to the left (←). Deployed side (red): Gain 1 income.");
  g_assert_cmpstr (closed, ==, "12 victory points at once. It closes sector 9 for further ships.");
  g_assert_cmpstr (nothing, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/rulebook/unread", test_unread); /* first, as the others read everything */
  g_test_add_func ("/rulebook/ids", test_ids);
  g_test_add_func ("/rulebook/links", test_links);
  g_test_add_func ("/rulebook/parity", test_parity);
  g_test_add_func ("/rulebook/language", test_language);
  g_test_add_func ("/rulebook/terms", test_terms);
  g_test_add_func ("/rulebook/glossary", test_glossary);
  g_test_add_func ("/rulebook/cards", test_cards);
  g_test_add_func ("/rulebook/card-words", test_card_words);
  g_test_add_func ("/rulebook/aloud", test_aloud);
  g_test_add_func ("/rulebook/card-of-copy", test_card_of_copy);
  g_test_add_func ("/rulebook/number-of-copy", test_number_of_copy);
  g_test_add_func ("/rulebook/rows", test_rows);
  g_test_add_func ("/rulebook/rulings", test_rulings);
  g_test_add_func ("/rulebook/app", test_app);
  g_test_add_func ("/rulebook/markup", test_markup);
  g_test_add_func ("/rulebook/all-markup", test_all_markup);
  return g_test_run ();
}
