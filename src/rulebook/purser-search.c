// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>
#include <string.h>

#include "purser-search-private.h"

/* What a word is worth by where it stands. A name under which people know a rule counts nearly as much as its title;
 * that the text speaks of a thing says little. */
static const float weights[] = {
  [PURSER_FIELD_TITLE] = 10,
  [PURSER_FIELD_TERM] = 8,
  [PURSER_FIELD_WORD] = 8,
  [PURSER_FIELD_TEXT] = 2,
};

static const float synonym_share = 0.45f; /* of what the word itself would be worth */
static const float pair_share = 0.6f;
static const float phrase_bonus = 1.5f;
static const float card_share = 0.6f;     /* there are many cards, and each has the same words */
static const float least_share = 0.12f;   /* of the best hit; what is below is noise */

/* The worth of one word in each entry of one index. */
typedef struct {
  float *worth;
  gsize length;
  float share;
} Gathering;

static void
gather (const PurserIndexField *field,
        guint32                 at,
        gboolean                whole,
        gpointer                user_data)
{
  Gathering *gathering = user_data;
  gsize length = field->to - field->from;
  float worth = weights[field->kind] * gathering->share;

  if (field->kind != PURSER_FIELD_TEXT)
    worth *= 0.45f + 0.55f * (float) gathering->length / (float) length;
  if (field->kind != PURSER_FIELD_TEXT && gathering->length == length)
    worth *= 1.3f;
  if (!whole)
    worth *= 0.6f;
  if (worth > gathering->worth[field->entry])
    gathering->worth[field->entry] = worth;
  else if (field->kind == PURSER_FIELD_TEXT)
    gathering->worth[field->entry] += 0.02f * worth;
}

static void
gather_word (PurserIndex *index,
             const char  *word,
             float        share,
             float       *worth)
{
  Gathering gathering = { worth, strlen (word), share };

  purser_index_each (index, word, gather, &gathering);
}

static void
gather_with_synonyms (PurserIndex *index,
                      const char  *word,
                      float       *worth)
{
  const char *const *others = purser_index_get_synonyms (index, word);

  gather_word (index, word, 1, worth);
  for (guint i = 0; others != NULL && others[i] != NULL; i++)
    if (strcmp (others[i], word) != 0)
      gather_word (index, others[i], synonym_share, worth);
}

/* Everything that is searched, side by side. */
typedef struct {
  PurserSearch *search;
  guint n;        /* how many entries */
  float *worth;   /* of the word at hand */
  float *score;   /* of all words so far */
  float *covered; /* how much of the question is covered */
  float asked;    /* how much there is to cover */
} Ranking;

static float
weigh_rarity (Ranking *ranking)
{
  guint found = 0;

  for (guint i = 0; i < ranking->n; i++)
    found += ranking->worth[i] > 0;
  return logf (1 + (float) ranking->n / (float) (1 + found));
}

static void
add_word (Ranking    *ranking,
          const char *word,
          gboolean    pair)
{
  guint base = 0;
  float rarity;

  memset (ranking->worth, 0, ranking->n * sizeof (float));
  for (guint i = 0; i < ranking->search->indexes->len; i++)
    {
      PurserIndex *index = ranking->search->indexes->pdata[i];

      if (pair)
        gather_word (index, word, pair_share, ranking->worth + base);
      else
        gather_with_synonyms (index, word, ranking->worth + base);
      base += purser_index_get_entries (index)->len;
    }
  rarity = weigh_rarity (ranking);
  ranking->asked += pair ? 0 : rarity;
  for (guint i = 0; i < ranking->n; i++)
    {
      ranking->score[i] += rarity * ranking->worth[i];
      /* Words that stand together as they were asked make up for one that is missing. */
      ranking->covered[i] += ranking->worth[i] > 0 ? rarity : 0;
    }
}

static void
add_phrase (Ranking    *ranking,
            const char *phrase)
{
  guint base = 0;

  memset (ranking->worth, 0, ranking->n * sizeof (float));
  for (guint i = 0; i < ranking->search->indexes->len; i++)
    {
      PurserIndex *index = ranking->search->indexes->pdata[i];

      gather_word (index, phrase, phrase_bonus, ranking->worth + base);
      base += purser_index_get_entries (index)->len;
    }
  for (guint i = 0; i < ranking->n; i++)
    ranking->score[i] += 6 * ranking->worth[i];
}

static int
compare_hits (gconstpointer a,
              gconstpointer b)
{
  const PurserHit *one = a, *other = b;

  if (one->score != other->score)
    return one->score < other->score ? 1 : -1;
  return strcmp (purser_section_get_id (one->section), purser_section_get_id (other->section));
}

static float
finish_score (Ranking       *ranking,
              guint          entry,
              PurserSection *section)
{
  float part = ranking->asked > 0 ? MIN (ranking->covered[entry] / ranking->asked, 1) : 0;

  return ranking->score[entry] * (0.15f + 0.85f * part * part) * (purser_section_is_card (section) ? card_share : 1);
}

static GArray *
list_hits (Ranking           *ranking,
           PurserSearchFlags  flags)
{
  GArray *hits = g_array_new (FALSE, FALSE, sizeof (PurserHit));
  guint entry = 0, n;

  for (guint i = 0; i < ranking->search->indexes->len; i++)
    {
      GPtrArray *entries = purser_index_get_entries (ranking->search->indexes->pdata[i]);

      for (guint j = 0; j < entries->len; j++, entry++)
        {
          PurserHit hit = { entries->pdata[j], finish_score (ranking, entry, entries->pdata[j]) };

          if (hit.score > 0 && flags & (purser_section_is_card (hit.section) ? PURSER_SEARCH_CARDS : PURSER_SEARCH_RULES))
            g_array_append_val (hits, hit);
        }
    }
  g_array_sort (hits, compare_hits);
  for (n = 0; n < hits->len; n++)
    if (g_array_index (hits, PurserHit, n).score < least_share * g_array_index (hits, PurserHit, 0).score)
      break;
  g_array_set_size (hits, n);
  return hits;
}

static guint
count_entries (PurserSearch *self)
{
  guint n = 0;

  for (guint i = 0; i < self->indexes->len; i++)
    n += purser_index_get_entries (self->indexes->pdata[i])->len;
  return n;
}

/**
 * purser_search_prepare:
 * @games: (nullable) (array zero-terminated=1): which games; %NULL for everything
 *
 * Does one small piece of the work that the first search is, for the time while nobody waits; purser_search_new() does
 * what is left.
 *
 * Returns: whether nothing is left
 */
gboolean
purser_search_prepare (const char *const *games)
{
  const char *const *all = games != NULL ? games : purser_rulebook_list_games ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (!purser_rulebook_prepare (all[i]))
        return FALSE;
      if (purser_rulebook_get (all[i]) != NULL && !purser_index_prepare (purser_rulebook_get (all[i])))
        return FALSE;
    }
  return TRUE;
}

/**
 * purser_search_new:
 * @games: (nullable) (array zero-terminated=1): which games; %NULL for everything
 *
 * Prepares a search; a rulebook that has not been searched before is read and indexed.
 *
 * Returns: (transfer full): a search
 */
PurserSearch *
purser_search_new (const char *const *games)
{
  PurserSearch *self = g_new0 (PurserSearch, 1);
  const char *const *all = games != NULL ? games : purser_rulebook_list_games ();

  self->indexes = g_ptr_array_new ();
  for (guint i = 0; all[i] != NULL; i++)
    {
      PurserRulebook *book = purser_rulebook_get (all[i]);

      if (book != NULL)
        g_ptr_array_add (self->indexes, purser_index_get (book));
    }
  return self;
}

/**
 * purser_search_free:
 * @self: a search
 *
 * Frees it.
 */
void
purser_search_free (PurserSearch *self)
{
  g_ptr_array_unref (self->indexes);
  g_free (self);
}

/**
 * purser_search_find:
 * @self: a search
 * @text: what somebody typed
 * @flags: what is looked for
 *
 * Finds the entries that answer a question, the best first.
 *
 * Returns: (transfer full) (element-type PurserHit): what was found
 */
GArray *
purser_search_find (PurserSearch      *self,
                    const char        *text,
                    PurserSearchFlags  flags)
{
  g_autoptr (PurserQuery) query = purser_query_new (text, self->indexes);
  Ranking ranking = { self, count_entries (self) };
  g_autofree float *numbers = g_new0 (float, 3 * ranking.n + 1);

  ranking.worth = numbers;
  ranking.score = numbers + ranking.n;
  ranking.covered = numbers + 2 * ranking.n;
  for (guint i = 0; i < query->words->len; i++)
    add_word (&ranking, query->words->pdata[i], FALSE);
  for (guint i = 0; i < query->pairs->len; i++)
    add_word (&ranking, query->pairs->pdata[i], TRUE);
  if (*query->whole != '\0')
    add_phrase (&ranking, query->whole);
  return list_hits (&ranking, flags);
}
