// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "purser-cli-bench.h"
#include "purser-cli.h"
#include "purser-json.h"
#include "purser-plain-text.h"

/* To add a command, add a file and a line. */
static const struct {
  const char *name;
  const char *usage;
  const char *what;
  int       (*run) (char **arguments);
} commands[] = {
  { "replay", "[--json] [--odds] FILE", N_("where the play stands"), purser_cli_replay },
  { "ledger", "[--json] [--player N] FILE", N_("every entry, with its reason"), purser_cli_ledger },
  { "check", "FILE…", N_("what is wrong with a file, and where"), purser_cli_check },
  { "play", "GAME [FILE]", N_("the prompts, answered in the terminal"), purser_cli_play },
  { "simulate", "space-base [--players N] [--plays N] [--seed S]", N_("many plays by simple players"), purser_cli_simulate },
  { "verbs", "GAME", N_("the moves of a game, their fields and ranges"), purser_cli_verbs },
  { "rules", "GAME [WORDS…] [--lang ja|en]", N_("the sections found, whole"), purser_cli_rules },
  { "cards", "GAME [WORDS…] [--lang ja|en]", N_("the cards found, with their effects in words"), purser_cli_cards },
  { "bench", "[NAME]", N_("the benchmarks, each beside what it is compared with"), purser_cli_bench },
  { "export", "--format csv|bgstats|bgsplay|text FILE", N_("the play for other programs"), purser_cli_export },
  { "results", "[--json] FILE", N_("the results in a BG Stats file"), purser_cli_results },
};

/* Reads the options of a command. Errors go to standard error.
 *
 * @arguments: (inout): the words after the command; options are removed
 *
 * Returns: whether they are valid */
gboolean
purser_cli_parse (char              ***arguments,
                  const GOptionEntry  *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) all = NULL;
  guint n = g_strv_length (*arguments);

  /* The parser skips the first word, which usually is the program's name. */
  all = g_new0 (char *, n + 2);
  all[0] = g_strdup ("purser-cli");
  for (guint i = 0; i < n; i++)
    all[i + 1] = g_strdup ((*arguments)[i]);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse_strv (context, &all, &error))
    {
      g_printerr ("purser-cli: %s\n", error->message);
      return FALSE;
    }
  *arguments = g_strdupv (all + 1);
  return TRUE;
}

/* Tells on standard error why the command line is not valid.
 * Returns: the exit status */
int
purser_cli_refuse (const char *why)
{
  g_printerr ("purser-cli: %s\n", why);
  return 2;
}

/* Opens a play. Errors go to standard error as `FILE:LINE: what is wrong`.
 *
 * @path: a `.purser` file
 *
 * Returns: (transfer full) (nullable): the play */
PurserPlay *
purser_cli_open (const char     *path,
                 PurserPlayMode  mode)
{
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, mode, purser_games_find, &line, &error);

  if (play == NULL && line > 0)
    g_printerr ("%s:%u: %s\n", path, line, error->message);
  else if (play == NULL)
    g_printerr ("%s: %s\n", path, error->message);
  return play;
}

/* Reads the options of a command for one play, and opens it. Errors go to standard error.
 *
 * @status: (out): the exit status if there is no play
 *
 * Returns: (transfer full) (nullable): the play */
PurserPlay *
purser_cli_open_only (char               **arguments,
                      const GOptionEntry  *entries,
                      int                 *status)
{
  g_auto (GStrv) rest = NULL;

  *status = 2;
  if (!purser_cli_parse (&arguments, entries))
    return NULL;
  rest = arguments;
  if (g_strv_length (rest) != 1)
    {
      g_printerr ("purser-cli: %s\n", _("name one file"));
      return NULL;
    }
  *status = 1;
  return purser_cli_open (rest[0], PURSER_PLAY_READ);
}

/* Finds a game, or lists the games on standard error.
 * Returns: (nullable): the game */
const PurserRules *
purser_cli_find_game (const char *id)
{
  const PurserRules *rules = id != NULL ? purser_games_find (id) : NULL;

  if (rules != NULL)
    return rules;
  g_printerr ("purser-cli: %s", _("name one of the games:"));
  for (const PurserRules *const *game = purser_games_list (); *game != NULL; game++)
    g_printerr (" %s", (*game)->id);
  g_printerr ("\n");
  return NULL;
}

/* Prints a value as JSON on standard output. */
void
purser_cli_print_json (PurserValue *value)
{
  g_autofree char *text = purser_json_print (value, TRUE);

  g_print ("%s\n", text);
}

/* Prints names and JSON in UTF-8 in every locale, as the conversion to that of "C" would leave question marks. A file may come
 * from anywhere, and a terminal obeys control characters, so they are printed as escapes. */
static void
put_safely (const char *text,
            FILE       *stream)
{
  const char *at = text;

  while (*at != '\0')
    {
      gunichar letter = g_utf8_get_char_validated (at, -1);
      gboolean broken = letter >= (gunichar) -2;
      gsize length = broken ? 1 : (gsize) (g_utf8_next_char (at) - at);

      if (broken)
        fprintf (stream, "\\x%02x", (guint) (guchar) *at);
      else if (letter == '\n' || letter == '\r' || letter == '\t' || purser_plain_text_is_safe (letter))
        fwrite (at, 1, length, stream);
      else
        fprintf (stream, "\\u%04x", letter);
      at += length;
    }
}

static void
print_safely (const char *text)
{
  put_safely (text, stdout);
  fflush (stdout);
}

static void
print_error_safely (const char *text)
{
  put_safely (text, stderr);
}

static int
print_help (void)
{
  g_print ("%s\n\n", _("Purser keeps the accounts of a board game. Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  purser-cli %s %s\n      %s\n", commands[i].name, commands[i].usage, _(commands[i].what));
  return 0;
}

static int
run_command (int    argc,
             char **argv)
{
  if (argc < 2 || strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "help") == 0)
    return print_help ();
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("purser-cli %s\n", PACKAGE_VERSION);
      return 0;
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, argv[1]) == 0)
      return commands[i].run (argv + 2);
  g_printerr ("purser-cli: %s\n", _("no such command; “purser-cli help” lists them"));
  return 2;
}

/* @argv: (array length=argc): the command line
 *
 * Returns: the exit status: 0; 1 if a file or an answer was not right, or the output could not be written; 2 if the command
 *   line was not valid */
int
purser_cli_run (int    argc,
                char **argv)
{
  const char *localedir = g_getenv ("PURSER_LOCALEDIR");
  int status;

  setlocale (LC_ALL, "");
  g_set_print_handler (print_safely);
  g_set_printerr_handler (print_error_safely);
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* A file that is longer than this program may write fails as on a full disk. */
  signal (SIGXFSZ, SIG_IGN);
  status = run_command (argc, argv);
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  g_printerr ("purser-cli: %s\n", _("the output could not be written"));
  return MAX (status, 1);
}
