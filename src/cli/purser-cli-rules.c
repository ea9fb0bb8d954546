// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "purser-cli-text.h"
#include "purser-cli.h"
#include "purser-rulebook.h"
#include "purser-search.h"

/* A search in the rulebook or the cards. */
typedef struct {
  const char *game;   /* (nullable): all games */
  char *words;
  PurserLanguage language;
  PurserSearchFlags flags;
} Question;

/* The list is a page of the terminal at most; another entry can be named. */
#define MOST_PRINTED 8

static void
print_apart (PurserSection *section,
             gboolean      *first,
             Question      *question)
{
  if (!*first)
    g_print ("\n────────\n\n");
  *first = FALSE;
  purser_cli_print_section (section, question->language);
}

static void
print_all_of (PurserRulebook *book,
              gboolean       *first,
              Question       *question)
{
  GPtrArray *sections = question->flags == PURSER_SEARCH_CARDS ? purser_rulebook_get_cards (book)
                                                               : purser_rulebook_get_sections (book);

  for (guint i = 0; i < sections->len; i++)
    print_apart (sections->pdata[i], first, question);
}

static int
print_all (Question *question)
{
  const char *const *games = purser_rulebook_list_games ();
  gboolean first = TRUE;

  for (guint i = 0; games[i] != NULL; i++)
    if (question->game == NULL || g_str_equal (question->game, games[i]))
      print_all_of (purser_rulebook_get (games[i]), &first, question);
  if (first)
    g_printerr ("purser-cli: %s\n", _("this game has no cards to list"));
  return first ? 1 : 0;
}

static gboolean
is_named (PurserSection *section,
          const char    *words)
{
  const char *id = purser_section_get_id (section), *item = purser_section_get_item (section);

  return g_ascii_strcasecmp (words, id) == 0 || g_ascii_strcasecmp (words, strchr (id, '/') + 1) == 0 ||
         (item != NULL && g_ascii_strcasecmp (words, item) == 0);
}

/* Prints only the entry that the user named, if any. */
static gboolean
print_named (GArray   *hits,
             Question *question)
{
  for (guint i = 0; i < hits->len; i++)
    {
      PurserSection *section = g_array_index (hits, PurserHit, i).section;

      if (is_named (section, question->words))
        {
          purser_cli_print_section (section, question->language);
          return TRUE;
        }
    }
  return FALSE;
}

static void
print_rest (GArray   *hits,
            Question *question)
{
  if (hits->len <= MOST_PRINTED)
    return;
  g_print ("\n────────\n\n%s\n", _("Also found:"));
  for (guint i = MOST_PRINTED; i < hits->len; i++)
    {
      PurserSection *section = g_array_index (hits, PurserHit, i).section;

      g_autofree char *title = g_strdup_printf ("%s  [%s]", purser_section_get_title (section, question->language),
                                                purser_section_get_id (section));

      purser_cli_print_wrapped ("  ", title);
    }
}

static int
say_nothing_found (Question *question)
{
  g_printerr (_("purser-cli: nothing found for “%s”\n"), question->words);
  return 1;
}

static int
print_found (Question *question)
{
  const char *const one[] = { question->game, NULL };
  g_autoptr (PurserSearch) search = purser_search_new (question->game != NULL ? one : NULL);
  g_autoptr (GArray) hits = purser_search_find (search, question->words, question->flags);
  gboolean first = TRUE;

  if (hits->len == 0)
    return say_nothing_found (question);
  if (print_named (hits, question))
    return 0;
  for (guint i = 0; i < MIN (hits->len, MOST_PRINTED); i++)
    print_apart (g_array_index (hits, PurserHit, i).section, &first, question);
  print_rest (hits, question);
  return 0;
}

static gboolean
read_game (const char *name,
           Question   *question)
{
  g_autofree char *names = NULL;

  if (g_strcmp0 (name, "all") == 0 || purser_rulebook_get (name) != NULL)
    {
      question->game = g_strcmp0 (name, "all") == 0 ? NULL : name;
      return TRUE;
    }
  names = g_strjoinv (", ", (char **) purser_rulebook_list_games ());
  if (name == NULL)
    g_printerr (_("purser-cli: which game? One of %s, all\n"), names);
  else
    g_printerr (_("purser-cli: no game is called “%1$s”; choose one of %2$s, all\n"), name, names);
  return FALSE;
}

static int
answer (char              **arguments,
        PurserSearchFlags   flags)
{
  g_autofree char *lang = NULL;
  const GOptionEntry entries[] = {
    { "lang", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &lang, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  Question question = { .language = purser_language_guess (), .flags = flags };
  g_auto (GStrv) rest = NULL;
  int status;

  if (!purser_cli_parse (&arguments, entries))
    return 2;
  rest = arguments;
  if (!read_game (rest[0], &question))
    return 2;
  if (lang != NULL && !purser_language_parse (lang, &question.language))
    {
      g_printerr (_("purser-cli: the rules are available in ja and en, not in “%s”\n"), lang);
      return 2;
    }
  question.words = g_strstrip (g_strjoinv (" ", rest + 1));
  status = *question.words != '\0' ? print_found (&question) : print_all (&question);
  g_free (question.words);
  return status;
}

/* Prints the found sections in full, or all sections if there are no search words.
 * Returns: the exit status: 1 if nothing is found */
int
purser_cli_rules (char **arguments)
{
  return answer (arguments, PURSER_SEARCH_RULES);
}

/* Prints the found cards with their effects in words, or all cards if there are no search words.
 * Returns: the exit status: 1 if nothing is found */
int
purser_cli_cards (char **arguments)
{
  return answer (arguments, PURSER_SEARCH_CARDS);
}
