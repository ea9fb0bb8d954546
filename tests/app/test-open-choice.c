// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Which answer's form is open at first, and which answer the button of the next step enters. */

#include "config.h"

#include "purser-json.h"
#include "purser-open-choice.h"
#include "purser-test-folder.h"

#include "purser-test-sample.h"

/* Aoi, player 0, is asked, unless a case says otherwise. */
#define AOI 0
#define BEN 1
#define MOST 4

typedef enum {
  FORM,     /* has to be filled in */
  ANSWER,   /* can be entered as it is */
  PROPOSED, /* an answer that Purser proposes */
} Kind;

typedef struct {
  const char *verb; /* NULL after the last one */
  int         player;
  Kind        kind;
  const char *place;
} Offer;

typedef struct {
  const char *name;
  const char *kind;
  int         player;
  Offer       offers[MOST + 1];
  int         open; /* the index of the open offer; -1 for none */
  gboolean    alone;
} Case;

static const Case cases[] = {
  { "one", "buy", AOI, { { "buy", AOI, FORM } }, 0, TRUE },
  { "one-and-an-answer", "buy", AOI, { { "end-turn", AOI, ANSWER }, { "buy", AOI, FORM } }, 1, FALSE },
  { "one-and-a-proposal", "buy", AOI, { { "end-turn", AOI, PROPOSED }, { "buy", AOI, FORM } }, -1, FALSE },
  { "two-of-two-kinds", "buy", AOI, { { "buy", AOI, FORM }, { "trade", AOI, FORM } }, 0, FALSE },
  { "two-of-a-kind", "buy", AOI, { { "buy", AOI, FORM }, { "buy", AOI, FORM } }, -1, FALSE },
  { "two-of-a-kind-and-one", "buy", AOI, { { "trade", AOI, FORM }, { "buy", AOI, FORM }, { "buy", AOI, FORM } }, -1, FALSE },
  { "printed", "learn", AOI, { { "learn", AOI, FORM } }, -1, FALSE },
  { "printed-and-one", "buy", AOI, { { "learn", AOI, FORM }, { "buy", AOI, FORM } }, 1, TRUE },
  { "somebody-else", "buy", AOI, { { "trade", BEN, FORM } }, -1, FALSE },
  { "somebody-else-and-one", "buy", AOI, { { "trade", BEN, FORM }, { "buy", AOI, FORM } }, 1, TRUE },
  { "everybody", "draft", -1, { { "draft", BEN, FORM } }, 0, TRUE },
  { "after-the-end", "nothing", -1, { { "note", AOI, FORM } }, -1, TRUE },
  { "none", "buy", AOI, { { NULL } }, -1, FALSE },
};

static PurserChoice *
offer (PurserPrompt *prompt,
       const Offer  *it)
{
  PurserValue *move = purser_value_new_object ();
  PurserChoice *choice;

  purser_value_set_string (move, "move", it->verb);
  choice = purser_prompt_offer (prompt, it->player, move, it->kind != FORM, g_strdup (it->verb));
  choice->best = it->kind == PROPOSED;
  if (it->place != NULL)
    purser_choice_place (choice, "%s", it->place);
  return choice;
}

static PurserPrompt *
ask (const char  *kind,
     int          player,
     const Offer *offers)
{
  PurserPrompt *prompt = purser_prompt_new ();

  purser_prompt_ask (prompt, kind, player, NULL, g_strdup ("?"));
  for (; offers->verb != NULL; offers++)
    offer (prompt, offers);
  return prompt;
}

/* Returns the index of an answer; -1 for none. */
static int
find_index (GPtrArray          *choices,
            const PurserChoice *choice)
{
  guint index;

  if (choice == NULL)
    return -1;
  g_assert_true (g_ptr_array_find (choices, choice, &index));
  return (int) index;
}

static void
test_open (gconstpointer data)
{
  const Case *it = data;
  g_autoptr (PurserPrompt) prompt = ask (it->kind, it->player, it->offers);
  gboolean alone;
  int open = find_index (prompt->choices, purser_open_choice_find (prompt, &alone));

  g_assert_cmpint (open, ==, it->open);
  if (open >= 0)
    g_assert_true (alone == it->alone);
}

static const struct {
  const char *name;
  int         player;
  Offer       offers[MOST + 1];
  int         next;
} steps[] = {
  { "the-only-one", AOI, { { "end-turn", AOI, ANSWER } }, 0 },
  { "one-of-two", AOI, { { "end-turn", AOI, ANSWER }, { "pass", AOI, ANSWER } }, -1 },
  { "the-proposed-one", AOI, { { "end-turn", AOI, ANSWER }, { "pass", AOI, PROPOSED } }, 1 },
  { "beside-the-table", AOI, { { "buy", AOI, ANSWER, "card/3" }, { "end-turn", AOI, ANSWER } }, 1 },
  { "on-the-table", AOI, { { "buy", AOI, ANSWER, "card/3" } }, -1 },
  { "proposed-on-the-table", AOI, { { "end-turn", AOI, ANSWER }, { "buy", AOI, PROPOSED, "card/3" } }, 1 },
  { "a-form", AOI, { { "buy", AOI, FORM } }, -1 },
  { "beside-a-form", AOI, { { "buy", AOI, FORM }, { "end-turn", AOI, ANSWER } }, 1 },
  { "of-somebody-else", AOI, { { "pass", BEN, PROPOSED } }, -1 },
  { "beside-somebody-else", AOI, { { "pass", BEN, PROPOSED }, { "end-turn", AOI, ANSWER } }, 1 },
  { "of-everybody", -1, { { "pass", BEN, PROPOSED } }, 0 },
};

static void
test_next (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (PurserPrompt) prompt = ask ("buy", steps[i].player, steps[i].offers);

  g_assert_cmpint (find_index (prompt->choices, purser_choice_find_next (prompt->choices, steps[i].player)), ==, steps[i].next);
}

static gboolean
asks_several (Offer first,
              Offer second)
{
  g_autoptr (PurserPrompt) prompt = ask ("allocate", -1, (Offer[]) { first, second, { NULL } });

  return purser_prompt_asks_several (prompt, g_ptr_array_index (prompt->choices, 0));
}

/* Two players who give the same kind of answer are several; one player with two answers is not, nor are two with different
 * ones. */
static void
test_several (void)
{
  g_assert_true (asks_several ((Offer) { "allocate", AOI, FORM }, (Offer) { "allocate", BEN, FORM }));
  g_assert_false (asks_several ((Offer) { "allocate", AOI, FORM }, (Offer) { "allocate", AOI, FORM }));
  g_assert_false (asks_several ((Offer) { "allocate", AOI, FORM }, (Offer) { "roll", BEN, FORM }));
  g_assert_false (asks_several ((Offer) { "allocate", AOI, FORM }, (Offer) { "allocate", -1, FORM }));
}

/* After five lines of the sample Ben rolls. Only the dice of that are missing; a card to draft needs more than dice, and Aoi
 * has no dice. */
static void
test_dice (void)
{
  static const struct {
    const char *verb;
    int player;
    Kind kind;
    gboolean dice;
  } answers[] = {
    { "roll", BEN, FORM, TRUE }, { "roll", AOI, FORM, FALSE }, { "roll", BEN, ANSWER, FALSE }, { "draft", BEN, FORM, FALSE },
  };
  g_autofree char *folder = purser_test_folder_new ();
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", 5);

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      PurserValue *move = purser_value_new_object ();
      g_autoptr (PurserChoice) choice = purser_choice_new (answers[i].player, move, answers[i].kind != FORM, g_strdup (""));

      purser_value_set_string (move, "move", answers[i].verb);
      purser_value_set_integer (move, "player", answers[i].player);
      g_assert_true (purser_choice_asks_dice (play, choice) == answers[i].dice);
    }
  purser_test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/open-choice/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_open);
    }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *path = g_strconcat ("/next-step/", steps[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_next);
    }
  g_test_add_func ("/open-choice/several", test_several);
  g_test_add_func ("/open-choice/dice", test_dice);
  return g_test_run ();
}
