// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Any bytes as a .purser file: refused or read, and then every question about the play has an answer. */

#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>

#include "purser-export.h"
#include "purser-games.h"
#include "purser-play.h"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static void
ask_everything (PurserPlay *play)
{
  g_autoptr (PurserValue) report = purser_play_report (play);
  g_autoptr (PurserValue) ledger = purser_play_report_ledger (play, -1);
  g_autofree char *undo = purser_play_dup_undo_text (play);
  guint size = purser_history_get_size (purser_play_get_history (play));

  for (guint n = 1; n <= size; n++)
    {
      g_autofree char *text = purser_play_describe (play, n);

      g_assert (text != NULL);
    }
  for (int i = 0; i < purser_play_get_table (play)->n_players; i++)
    {
      g_autoptr (GArray) shares = purser_rules_break_down (purser_play_get_setup (play), purser_play_get_state (play), i);

      g_assert (shares != NULL);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  int fd = memfd_create ("fuzz", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autoptr (PurserPlay) play = NULL;
  guint line;

  if (fd < 0 || write (fd, data, size) != (gssize) size)
    return 0;
  play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, NULL);
  if (play != NULL)
    ask_everything (play);
  close (fd);
  return 0;
}
