// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-games.h"

const char toll_race[] =
  "{\"purser\":1,\"game\":\"toll\",\"created\":\"2026-11-21T19:00:00Z\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
  "{\"n\":1,\"at\":\"2026-11-21T19:01:00Z\",\"move\":\"roll\",\"player\":0,\"dice\":[6,6]}\n"
  "{\"n\":2,\"at\":\"2026-11-21T19:02:00Z\",\"move\":\"end-turn\",\"player\":0}\n"
  "{\"n\":3,\"at\":\"2026-11-21T19:02:30Z\",\"move\":\"roll\",\"player\":1,\"dice\":[2,3]}\n"
  "{\"n\":4,\"at\":\"2026-11-21T19:05:00Z\",\"move\":\"end-turn\",\"player\":1}\n"
  "{\"n\":5,\"at\":\"2026-11-21T19:06:00Z\",\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}\n"
  "{\"n\":6,\"at\":\"2026-11-21T19:06:00Z\",\"move\":\"end-turn\",\"player\":0}\n"
  "{\"n\":7,\"at\":\"2026-11-21T20:00:00Z\",\"move\":\"roll\",\"player\":1,\"dice\":[4,2]}\n"
  "{\"n\":8,\"at\":\"2026-11-21T20:00:10Z\",\"move\":\"roll\",\"player\":1,\"dice\":[4,1]}\n"
  "{\"n\":9,\"at\":\"2026-11-21T20:00:20Z\",\"move\":\"end-turn\",\"player\":1}\n"
  "{\"n\":10,\"at\":\"2026-11-21T20:00:30Z\",\"move\":\"roll\",\"player\":0,\"dice\":[1,1]}\n"
  "{\"n\":11,\"at\":\"2026-11-21T20:00:40Z\",\"move\":\"end-turn\",\"player\":0}\n"
  "{\"n\":12,\"at\":\"2026-11-21T21:00:00Z\",\"move\":\"note\",\"text\":\"Once more\"}\n";

typedef struct {
  PurserTurnInfo turn;
  gint32      coins[PURSER_MAX_PLAYERS];
  gint32      rolls[PURSER_MAX_PLAYERS];
} Toll;

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape die_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 6 };
static const PurserShape dice_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &die_shape };

static const PurserField roll_fields[] = {
  { "player", &player_shape, TRUE, "who" }, { "dice", &dice_shape, TRUE, "what" }, { NULL }
};
static const PurserField throw_fields[] = {
  { "player", &player_shape, TRUE, "who" }, { "pips", &dice_shape, TRUE, "what" }, { NULL }
};
static const PurserField end_fields[] = { { "player", &player_shape, TRUE, "who" }, { NULL } };

static gboolean
roll (PurserStep *step,
      const char *dice)
{
  Toll *self = step->state;
  int player = step->move->player;

  if (self->turn.active < 0)
    self->turn.active = (gint8) player;
  if (self->turn.round == 0)
    self->turn.round = 1;
  self->rolls[player]++;
  purser_step_change (step, player, 0, &self->coins[player],
                      purser_move_get_nth (step->move, dice, 0) + purser_move_get_nth (step->move, dice, 1),
                      "toll/roll", "bridge");
  return TRUE;
}

static gboolean
apply_roll (PurserStep *step)
{
  return roll (step, "dice");
}

static gboolean
apply_throw (PurserStep *step)
{
  return roll (step, "pips");
}

static gboolean
apply_find (PurserStep *step)
{
  Toll *self = step->state;

  purser_step_change (step, step->move->player, 0, &self->coins[step->move->player], 9, "toll/find", NULL);
  return TRUE;
}

static gboolean
apply_pay (PurserStep *step)
{
  Toll *self = step->state;
  int player = step->move->player;

  if (self->coins[player] < 1 && purser_step_refuses (step, "toll/pay", "there is no coin left"))
    return FALSE;
  purser_step_change (step, player, 0, &self->coins[player], self->coins[player] < 1 ? 0 : -1, "toll/pay", NULL);
  return TRUE;
}

static gboolean
apply_end_turn (PurserStep *step)
{
  Toll *self = step->state;
  int player = step->move->player;

  purser_step_change (step, player, 0, &self->coins[player], 1, "toll/wage", NULL);
  self->turn.over = self->coins[player] >= 20;
  self->turn.active = self->turn.over ? -1 : (gint8) ((player + 1) % self->turn.n_players);
  self->turn.round += self->turn.active == 0;
  return TRUE;
}

static gboolean
begin (PurserStep *step)
{
  return TRUE;
}

static guint
count_accounts (const PurserSetup *setup,
                gconstpointer      state)
{
  return 1;
}

static void
get_account (const PurserSetup *setup,
             guint              account,
             PurserAccount     *about)
{
  about->id = "coins";
  about->title = "Coins";
}

static gint64
get_balance (const PurserSetup *setup,
             gconstpointer      state,
             int                player,
             guint              account)
{
  return ((const Toll *) state)->coins[player];
}

static gboolean
adjust (PurserStep *step,
        int         player,
        guint       account,
        gint64      by)
{
  Toll *self = step->state;

  self->coins[player] += (gint32) by;
  purser_step_book (step, player, 0, by, self->coins[player], "table/adjust", NULL);
  return TRUE;
}

static gboolean
learn (PurserStep  *step,
       const char  *item,
       PurserValue *values)
{
  return strcmp (item, "nonsense") != 0 || !purser_step_rejects (step, "there is no nonsense");
}

guint toll_n_made;

static void
settle (PurserStep *step)
{
  toll_n_made++;
}

static void
ask (const PurserSetup *setup,
     gconstpointer      state,
     PurserPrompt      *prompt)
{
  purser_prompt_ask (prompt, "roll", -1, NULL, g_strdup ("What was rolled?"));
}

static void
score (const PurserSetup *setup,
       gconstpointer      state,
       PurserStanding    *standings)
{
  const Toll *self = state;

  for (guint i = 0; i < setup->n_players; i++)
    {
      standings[i].score = self->coins[i];
      standings[i].keys[0] = self->coins[i];
      standings[i].keys[1] = -self->rolls[i];
    }
  purser_standings_rank (standings, setup->n_players);
}

static void
break_down (const PurserSetup *setup,
            gconstpointer      state,
            int                player,
            GArray            *shares)
{
  const Toll *self = state;
  PurserShare twenty = { g_strdup ("Full tolls"), self->coins[player] / 10 * 10, NULL };
  PurserShare rest = { g_strdup ("Small change"), self->coins[player] % 10, NULL };

  g_array_append_val (shares, twenty);
  g_array_append_val (shares, rest);
}

static const PurserVerb verbs[] = {
  { "roll", "Roll", roll_fields, apply_roll },
  { "throw", "Roll, in words of another game", throw_fields, apply_throw },
  { "find", "Find coins on the road", end_fields, apply_find },
  { "pay", "Pay a coin", end_fields, apply_pay },
  { "end-turn", "End the turn", end_fields, apply_end_turn },
  { NULL }
};
static const PurserPromptKind prompts[] = { { "roll", "the dice" }, { NULL } };

const PurserRules toll_rules = {
  .id = "toll", .title = "Toll", .min_players = 1, .max_players = PURSER_MAX_PLAYERS,
  .verbs = verbs, .prompts = prompts, .state_size = sizeof (Toll), .keys = { NULL, "fewer rolls" },
  .begin = begin, .count_accounts = count_accounts, .get_account = get_account, .get_balance = get_balance,
  .adjust = adjust, .learn = learn, .settle = settle, .ask = ask, .score = score, .breakdown = break_down,
};

const PurserRules *
toll_find (const char *game)
{
  return strcmp (game, "toll") == 0 ? &toll_rules : purser_games_find (game);
}

/* Creates a folder for one test. */
char *
toll_folder (const char *name)
{
  g_autofree char *pattern = g_strdup_printf ("%s/purser-%s-XXXXXX", g_get_tmp_dir (), name);

  return g_strdup (g_mkdtemp (pattern));
}

char *
toll_write (const char *folder,
            const char *name,
            const char *text)
{
  char *path = g_build_filename (folder, name, NULL);
  gboolean written = g_file_set_contents (path, text, -1, NULL);

  g_assert_true (written);
  return path;
}

/* Reads a play from the lines of its file. */
PurserPlay *
toll_play (const char *text)
{
  g_autofree char *folder = toll_folder ("play");
  g_autofree char *path = toll_write (folder, "test.purser", text);
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_READ, toll_find, &line, &error);

  g_assert_no_error (error);
  g_unlink (path);
  g_rmdir (folder);
  return play;
}

/* Puts a file in the place of a folder, so that the folder cannot be created; toll_take_out() removes it. */
char *
toll_stand_in_the_way (const char *name)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "purser", NULL);
  char *path = g_build_filename (folder, name, NULL);
  g_autofree char *aside = g_strconcat (path, ".aside", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_rename (path, aside);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  return path;
}

void
toll_take_out (char *path)
{
  g_autofree char *aside = g_strconcat (path, ".aside", NULL);

  g_unlink (path);
  g_rename (aside, path);
  g_free (path);
}
