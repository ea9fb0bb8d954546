// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>
#include <string.h>

#include "purser-fold.h"
#include "purser-search-private.h"

/* A word that occurs often in an entry counts little more than one that occurs twice. */
static const float saturation = 10;
static const float rarity_power = 0.8f;   /* the rarest word of a long question is not always what it is about */
static const float synonym_share = 0.53f; /* of what the word itself would be worth */
static const float name_share = 0.28f;    /* how much a whole title or name counts beside its words */
static const float whole_power = 1.4f;    /* a name counts more than in proportion if most of it was asked for */
static const float title_bonus = 20;      /* if the whole question is the title */
static const float card_share = 0.6f;     /* there are many cards, and each has the same words */
static const float game_share = 1.6f;     /* for the rules of a game that the question names */
static const float least_share = 0.12f;   /* of the best hit; lower hits are noise */

/* A rulebook that is being ranked. */
typedef struct {
  PurserSearch *search;
  PurserIndex *index;
  PurserQuestion *question;
  gboolean cards;   /* whether only cards are searched */
  float *score;     /* of each entry */
  float *worth;     /* of the present unit, in each entry */
  float *asked;     /* of each token, how much the question has of it */
} Ranking;

static guint
count_in (PurserToken *token,
          gboolean     cards)
{
  return cards ? token->postings->len : token->n_rules;
}

/* Returns the rarity of a token. Terms only occur in their own game; any other token is as rare as it is in all that is
 * searched. */
static float
weigh_rarity (Ranking    *ranking,
              const char *text)
{
  gboolean own = *text == '=' && purser_lexicon_is_term (ranking->index->lexicon, (guint) atoi (text + 1));
  guint found = 0, n = 0;

  for (guint i = 0; i < ranking->search->indexes->len; i++)
    {
      PurserIndex *index = ranking->search->indexes->pdata[i];
      PurserToken *token = !own || index == ranking->index ? g_hash_table_lookup (index->tokens, text) : NULL;

      n += ranking->cards ? index->entries->len : index->n_rules;
      found += token != NULL ? count_in (token, ranking->cards) : 0;
    }
  return powf (logf (1 + ((float) n - (float) found + 0.5f) / ((float) found + 0.5f)), rarity_power);
}

static void
gather_token (Ranking    *ranking,
              const char *text,
              float       share)
{
  PurserToken *token = g_hash_table_lookup (ranking->index->tokens, text);
  float most;

  if (token == NULL)
    return;
  most = share * weigh_rarity (ranking, text);
  ranking->asked[token->id] = MAX (ranking->asked[token->id], most);
  for (guint i = 0; i < token->postings->len; i++)
    {
      PurserPosting posting = g_array_index (token->postings, PurserPosting, i);
      float worth = most * posting.weight / (posting.weight + saturation);

      ranking->worth[posting.entry] = MAX (ranking->worth[posting.entry], worth);
    }
}

static void
add_unit (Ranking    *ranking,
          PurserUnit *unit)
{
  memset (ranking->worth, 0, ranking->index->entries->len * sizeof (float));
  for (guint i = 0; i < unit->tokens->len; i++)
    gather_token (ranking, unit->tokens->pdata[i], unit->share * (i == 0 ? 1 : synonym_share));
  for (guint i = 0; i < ranking->index->entries->len; i++)
    ranking->score[i] += ranking->worth[i];
}

/* Weighs how much of a title or name was asked for, and how much of the question that is. */
static float
weigh_name (Ranking    *ranking,
            PurserName *name)
{
  const guint32 *tokens = &g_array_index (ranking->index->name_tokens, guint32, name->first);
  float asked = 0;
  guint found = 0;

  for (guint i = 0; i < name->n; i++)
    {
      asked += ranking->asked[tokens[i]];
      found += ranking->asked[tokens[i]] > 0;
    }
  return found == 0 ? 0 : asked * powf ((float) found / (float) name->n, whole_power);
}

/* Adds the best name of each entry to its score, as a title inside a longer question is still a title. */
static void
add_names (Ranking *ranking)
{
  float *best = ranking->worth;

  memset (best, 0, ranking->index->entries->len * sizeof (float));
  for (guint i = 0; i < ranking->index->names->len; i++)
    {
      PurserName *name = &g_array_index (ranking->index->names, PurserName, i);
      float worth = weigh_name (ranking, name) * (0.7f + 0.05f * name->weight);

      best[name->entry] = MAX (best[name->entry], worth);
    }
  for (guint i = 0; i < ranking->index->entries->len; i++)
    ranking->score[i] += name_share * best[i];
}

static void
add_title (Ranking *ranking)
{
  guint entry = GPOINTER_TO_UINT (g_hash_table_lookup (ranking->index->titles, ranking->question->whole));

  if (entry > 0)
    ranking->score[entry - 1] += title_bonus;
}

/* Returns whether a question contains a title, or the part after its colon, as people leave out the rest. */
static gboolean
question_holds (PurserQuestion *question,
                const char     *title)
{
  const char *colon = strrchr (title, ':');
  g_autofree char *folded = purser_fold (colon != NULL ? colon + 1 : title);

  return strstr (question->whole, g_strstrip (folded)) != NULL;
}

static gboolean
names_game (Ranking *ranking)
{
  const char *game = purser_rulebook_get_game (ranking->index->book);
  g_autofree char *spoken = g_strdelimit (g_strdup (game), "-", ' ');
  /* The rules that all games share are no game, and many questions contain the word "table". */
  gboolean named = strcmp (spoken, "table") != 0 && question_holds (ranking->question, spoken);

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    named = named || question_holds (ranking->question, purser_rulebook_find_title (game, language));
  return named;
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

static void
list_hits (Ranking           *ranking,
           PurserSearchFlags  flags,
           GArray            *hits)
{
  float share = ranking->search->indexes->len > 1 && names_game (ranking) ? game_share : 1;

  for (guint i = 0; i < ranking->index->entries->len; i++)
    {
      PurserSection *section = ranking->index->entries->pdata[i];
      gboolean card = i >= ranking->index->n_rules;
      PurserHit hit = { section, ranking->score[i] * share * (card ? card_share : 1) };

      if (hit.score > 0 && flags & (card ? PURSER_SEARCH_CARDS : PURSER_SEARCH_RULES))
        g_array_append_val (hits, hit);
    }
}

static void
rank (PurserSearch      *self,
      PurserIndex       *index,
      const char        *text,
      PurserSearchFlags  flags,
      GArray            *hits)
{
  g_autoptr (PurserQuestion) question = purser_question_new (text, index, self->indexes);
  guint n = index->entries->len;
  g_autofree float *numbers = g_new0 (float, 2 * n + g_hash_table_size (index->tokens));
  Ranking ranking = { self, index, question, flags == PURSER_SEARCH_CARDS, numbers, numbers + n, numbers + 2 * n };

  for (guint i = 0; i < question->units->len; i++)
    add_unit (&ranking, question->units->pdata[i]);
  add_names (&ranking);
  add_title (&ranking);
  list_hits (&ranking, flags, hits);
}

static void
drop_noise (GArray *hits)
{
  guint n;

  for (n = 0; n < hits->len; n++)
    if (g_array_index (hits, PurserHit, n).score < least_share * g_array_index (hits, PurserHit, 0).score)
      break;
  g_array_set_size (hits, n);
}

/* Does one small piece of the work for the first search, in an idle moment; purser_search_new() does what is left.
 *
 * @games: (nullable) (array zero-terminated=1): which games; %NULL for everything
 *
 * Returns: whether nothing is left */
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

/* Prepares a search; a rulebook that has not been searched before is read and indexed.
 *
 * @games: (nullable) (array zero-terminated=1): which games; %NULL for everything
 *
 * Returns: (transfer full): a search */
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

void
purser_search_free (PurserSearch *self)
{
  g_ptr_array_unref (self->indexes);
  g_free (self);
}

/* Finds the entries that answer a question, the best first.
 * Returns: (transfer full) (element-type PurserHit): what was found */
GArray *
purser_search_find (PurserSearch      *self,
                    const char        *text,
                    PurserSearchFlags  flags)
{
  GArray *hits = g_array_new (FALSE, FALSE, sizeof (PurserHit));

  for (guint i = 0; i < self->indexes->len; i++)
    rank (self, self->indexes->pdata[i], text, flags, hits);
  g_array_sort (hits, compare_hits);
  drop_noise (hits);
  return hits;
}
