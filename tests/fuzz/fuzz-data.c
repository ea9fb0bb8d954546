// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Any JSON as the tables of a game, as the printed values of a card, and as the learned values of every item. */

#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>

#include "purser-components-file.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-play.h"
#include "purser-template.h"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static PurserValue *
make_header (const PurserRules *rules)
{
  PurserValue *header = purser_value_new_object ();
  PurserValue *players = purser_value_new_list ();

  for (guint i = 0; i < rules->min_players; i++)
    {
      PurserValue *player = purser_value_new_object ();

      purser_value_set_string (player, "name", "Aoi");
      purser_value_append (players, player);
    }
  purser_value_set_integer (header, "purser", 1);
  purser_value_set_string (header, "game", rules->id);
  purser_value_set (header, "players", players);
  return header;
}

static void
begin_with (const PurserRules *rules,
            PurserValue       *facts)
{
  g_autoptr (PurserValue) header = make_header (rules);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserSetup) setup = purser_setup_new (rules, header, facts, &verdict);
  g_autoptr (PurserHistory) history = setup != NULL ? purser_history_new (setup, &verdict) : NULL;

  if (history != NULL)
    purser_prompt_unref (purser_rules_ask (setup, purser_history_get_state (history)));
}

static void
enter_into (const PurserRules *rules,
            PurserValue       *value)
{
  g_autoptr (PurserValue) header = make_header (rules);
  g_autoptr (PurserPlay) play = purser_play_new (rules, header, NULL, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  if (play != NULL && purser_value_is (value, PURSER_VALUE_OBJECT))
    purser_play_enter (play, value, &verdict);
}

static void
learn_all (PurserValue *copy,
           PurserValue *items)
{
  for (guint i = 0; i < purser_value_get_size (items); i++)
    purser_components_file_learn (copy, purser_value_get_key_at (items, i), purser_value_get_at (items, i));
}

/* Begins a play with a copy of the game, and learns the values that the rules accepted, and those of the copy. */
static void
begin_with_copy (const PurserRules *rules,
                 PurserValue       *copy)
{
  g_autoptr (PurserValue) header = make_header (rules);
  g_autoptr (PurserPlay) play = purser_play_new (rules, header, NULL, NULL);
  g_autoptr (PurserValue) learned = purser_value_new_object ();

  purser_components_file_enter (copy, play);
  learn_all (learned, purser_play_get_learned (play));
  learn_all (learned, copy);
}

/* Reads the data as a shared copy of a game, and as a template of a score pad. */
static void
read_as_file (const char  *data,
              gsize        size,
              PurserValue *value)
{
  int fd = memfd_create ("fuzz", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);

  if (fd >= 0 && write (fd, data, size) == (gssize) size)
    {
      g_autoptr (PurserValue) copy = purser_components_file_read (path, NULL, NULL);
      const PurserRules *rules = copy != NULL ? purser_games_find (purser_value_get_string_of (value, "game")) : NULL;
      g_autoptr (PurserTemplate) template = purser_template_read (purser_games_find ("score-pad"), path, NULL);

      if (rules != NULL)
        begin_with_copy (rules, copy);
    }
  close (fd);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (PurserValue) value = purser_json_parse ((const char *) data, (gssize) size, NULL);

  if (value == NULL)
    return 0;
  read_as_file ((const char *) data, size, value);
  for (const PurserRules *const *rules = purser_games_list (); *rules != NULL; rules++)
    {
      begin_with (*rules, value);
      enter_into (*rules, value);
    }
  return 0;
}
