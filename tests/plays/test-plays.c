// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Compares every play of the case books with its expected result; purser-case-book.c describes the books. */

#include <string.h>

#include <glib/gstdio.h>

#include "purser-case-book.h"
#include "purser-claims.h"
#include "purser-games.h"
#include "purser-play.h"

/* Checks that the balance of every account is the sum of its entries. */
static void
check_sums (PurserPlay *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));
  guint n_accounts = setup->rules->count_accounts (setup, purser_play_get_state (play));

  for (int player = 0; (guint) player < setup->n_players; player++)
    for (guint account = 0; account < n_accounts; account++)
      g_assert_cmpint (purser_ledger_sum (ledger, player, (int) account), ==,
                       purser_play_get_balance (play, player, account));
}

static void
check_refused (const PurserCase *self,
               PurserPlay       *play,
               guint             line,
               const GError     *error)
{
  if (play != NULL)
    {
      g_test_fail_printf ("line %u was to be refused: %s", self->refused, self->why);
      return;
    }
  g_assert_cmpuint (line, ==, self->refused);
  if (self->says != NULL && strstr (error->message, self->says) == NULL)
    g_test_fail_printf ("“%s” does not say “%s”", error->message, self->says);
}

static void
check_good (const PurserCase *self,
            PurserPlay       *play,
            guint             line,
            const GError     *error)
{
  if (play == NULL)
    {
      g_test_fail_printf ("line %u was refused: %s; %s", line, error->message, self->why);
      return;
    }
  purser_claims_hold (self->claims, play);
  check_sums (play);
}

static void
check_untouched (const PurserCase *self,
                 const char       *path)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpmem (bytes, length, self->file->str, self->file->len);
}

static void
test_case (gconstpointer data)
{
  const PurserCase *self = data;
  g_autofree char *folder = g_dir_make_tmp ("purser-plays-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserPlay) play = NULL;
  guint line = 0;

  g_assert_true (g_file_set_contents_full (path, self->file->str, (gssize) self->file->len,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);
  if (self->refused > 0)
    check_refused (self, play, line, error);
  else
    check_good (self, play, line, error);
  check_untouched (self, path);
  g_clear_object (&play);
  g_unlink (path);
  g_rmdir (folder);
}

static void
add_book (const char *folder,
          const char *file,
          GHashTable *setups)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *game = g_path_get_basename (folder);
  g_autofree char *book = g_strndup (file, strlen (file) - strlen (".book"));
  g_autoptr (GPtrArray) cases = purser_case_book_read (path, setups);

  while (cases->len > 0)
    {
      PurserCase *self = g_ptr_array_steal_index (cases, 0);
      g_autofree char *name = g_strdup_printf ("/%s/%s/%s", game, book, self->name);

      g_test_add_data_func_full (name, self, test_case, (GDestroyNotify) purser_case_free);
    }
}

static void
add_books (const char *game)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, game, NULL);
  g_autoptr (GHashTable) setups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                         (GDestroyNotify) purser_case_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  g_assert_nonnull (dir);
  add_book (folder, "setups.book", setups);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".book") && strcmp (file, "setups.book") != 0)
      add_book (folder, file, setups);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (int i = 1; i < argc; i++)
    add_books (argv[i]);
  return g_test_run ();
}
