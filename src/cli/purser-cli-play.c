// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The second front end: like the table page, it only renders prompts. */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "purser-cli-form.h"
#include "purser-cli.h"
#include "purser-dice.h"
#include "purser-json.h"

static void
print_gains (PurserPlay         *play,
             const PurserChoice *choice)
{
  PurserSetup *setup = purser_play_get_setup (play);

  for (guint i = 0; i < choice->gains->len; i++)
    {
      const PurserGain *gain = &g_array_index (choice->gains, PurserGain, i);
      PurserAccount account = { 0 };

      setup->rules->get_account (setup, (guint) gain->account, &account);
      g_print ("  %s%s%+" G_GINT64_FORMAT " %s", gain->player != choice->player ? purser_setup_get_name (setup, gain->player) : "",
               gain->player != choice->player ? " " : "", gain->by,
               purser_account_get_name (&account, gain->by));
    }
}

static void
print_prompt (PurserPlay *play)
{
  PurserPrompt *prompt = purser_play_get_prompt (play);

  g_print ("\n%s\n", prompt->text);
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);
      const char *name = choice->player >= 0 ? purser_setup_get_name (purser_play_get_setup (play), choice->player) : NULL;
      /* If the choices are players, the label is the name. */
      gboolean named = name != NULL && strcmp (name, choice->label) != 0;
      const char *heading = g_strcmp0 (choice->heading, name) != 0 ? choice->heading : NULL;
      g_auto (GStrv) lines = g_strsplit (choice->label, "\n", -1);
      g_autofree char *label = g_strjoinv (" · ", lines);

      g_print (" %s%2u  %s%s%s%s%s", choice->best ? "*" : " ", i + 1, named ? name : "", named ? ": " : "",
               heading != NULL ? heading : "", heading != NULL ? ": " : "", label);
      print_gains (play, choice);
      if (choice->place != NULL)
        g_print ("  [%s]", choice->place);
      g_print ("\n");
    }
}

static void
print_changes (PurserPlay *play,
               guint       from)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));

  for (guint i = from; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);
      PurserAccount account = { 0 };

      setup->rules->get_account (setup, (guint) entry->account, &account);
      g_print ("   %s  %s %+" G_GINT64_FORMAT " = %" G_GINT64_FORMAT "  (%s)\n", purser_setup_get_name (setup, entry->player),
               account.title, entry->by, entry->balance, entry->item != NULL ? entry->item : entry->rule);
    }
}

static gboolean
insist (PurserValue         *move,
        const PurserVerdict *verdict)
{
  g_autofree char *answer = NULL;

  g_print ("   %s%s%s%s\n", verdict->text, verdict->rule != NULL ? " (" : "",
           verdict->rule != NULL ? verdict->rule : "", verdict->rule != NULL ? ")" : "");
  if (verdict->final || purser_value_get (move, "anyway") != NULL)
    return FALSE;
  answer = purser_cli_read_line (_("   Record it anyway? (y/n)"));
  if (answer == NULL || g_ascii_tolower (answer[0]) != 'y')
    return FALSE;
  purser_value_set_boolean (move, "anyway", TRUE);
  return TRUE;
}

/* Enters a move together with the moves that go without saying. */
static gboolean
enter (PurserPlay  *play,
       PurserValue *move)
{
  guint before = purser_ledger_get_size (purser_history_get_ledger (purser_play_get_history (play))), refused = 0;
  g_autoptr (GPtrArray) tap = purser_rules_list_tap (purser_play_get_setup (play), purser_play_get_state (play), move);
  g_auto (PurserVerdict) verdict = { 0 };

  while (!purser_play_enter_tap (play, tap, &refused, &verdict))
    {
      if (!insist (g_ptr_array_index (tap, refused), &verdict))
        return FALSE;
      purser_verdict_clear (&verdict);
    }
  print_changes (play, before);
  return TRUE;
}

static gboolean
enter_choice (PurserPlay         *play,
              const PurserChoice *choice)
{
  g_autoptr (PurserValue) move = purser_value_copy (choice->move);

  if (!choice->complete && !purser_cli_fill (play, choice, move))
    return FALSE;
  return enter (play, move);
}

/* Returns the proposed moves of all players who are asked: each is asked once the answers before are known. */
static GPtrArray *
list_proposed (PurserPlay *play)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_autoptr (PurserHistory) history = purser_history_copy (purser_play_get_history (play), purser_play_get_setup (play));
  const char *kind = purser_play_get_prompt (play)->kind;

  for (;;)
    {
      g_auto (PurserVerdict) verdict = { 0 };
      g_autoptr (PurserPrompt) prompt = purser_rules_ask (purser_play_get_setup (play), purser_history_get_state (history));
      const PurserChoice *best = prompt->player >= 0 ? purser_prompt_get_best (prompt, prompt->player) : NULL;

      if (best == NULL || !best->complete || strcmp (prompt->kind, kind) != 0 ||
          !purser_history_add (history, best->move, &verdict))
        return moves;
      g_ptr_array_add (moves, purser_value_ref (best->move));
    }
}

/* Enters what "Confirm all" does; one undo takes it all back. */
static void
confirm_all (PurserPlay *play)
{
  guint before = purser_ledger_get_size (purser_history_get_ledger (purser_play_get_history (play)));
  PurserPrompt *prompt = purser_play_get_prompt (play);
  const PurserChoice *best = prompt->player >= 0 ? purser_prompt_get_best (prompt, prompt->player) : NULL;
  g_autoptr (GPtrArray) moves = list_proposed (play);
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  if (moves->len == 0 && best != NULL)
    enter_choice (play, best);
  else if (moves->len > 0 && purser_play_enter_tap (play, moves, &refused, &verdict))
    print_changes (play, before);
}

static void
enter_verb (PurserPlay       *play,
            const PurserVerb *verb)
{
  g_autoptr (PurserValue) move = purser_move_value_new (verb->name, -1);

  if (purser_cli_fill (play, NULL, move))
    enter (play, move);
}

/* Finds the roll that a prompt begins with. A roll further down in a list goes by its number only, as two digits may be the
 * number of another answer.
 *
 * Returns: (nullable): the first answer of the prompt, if only its dice are missing */
static const PurserChoice *
find_roll (PurserPlay *play)
{
  GPtrArray *choices = purser_play_get_prompt (play)->choices;
  const PurserChoice *choice = choices->len > 0 ? g_ptr_array_index (choices, 0) : NULL;

  return choice != NULL && purser_choice_find_dice (purser_play_get_rules (play), choice) != NULL ? choice : NULL;
}

/* Enters two digits as a roll if the prompt asks for dice. */
static gboolean
enter_dice (PurserPlay *play,
            const char *line)
{
  const PurserChoice *roll = find_roll (play);
  g_autoptr (PurserValue) move = NULL;
  g_autoptr (GString) digits = g_string_new (NULL);
  int dice[2];

  for (const char *at = line; *at != '\0'; at++)
    if (*at >= '1' && *at <= '6')
      g_string_append_c (digits, *at);
    else if (*at != ' ')
      return FALSE;
  if (digits->len != 2 || roll == NULL)
    return FALSE;
  dice[0] = digits->str[0] - '0';
  dice[1] = digits->str[1] - '0';
  move = purser_value_copy (roll->move);
  purser_value_set (move, purser_choice_find_dice (purser_play_get_rules (play), roll), purser_value_new_integers (dice, 2));
  enter (play, move);
  return TRUE;
}

static void
enter_json (PurserPlay *play,
            const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) move = purser_json_parse (line, -1, &error);

  if (move == NULL)
    g_print ("   %s\n", error->message);
  else
    enter (play, move);
}

static void
step_back (PurserPlay *play,
           gboolean    undo)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *text = undo ? purser_play_dup_undo_text (play) : purser_play_dup_redo_text (play);

  if (text == NULL)
    g_print ("   %s\n", undo ? _("There is nothing to undo.") : _("There is nothing to redo."));
  else if (undo ? purser_play_undo (play, &verdict) : purser_play_redo (play, &verdict))
    g_print (undo ? _("   Undone: %s") : _("   Redone: %s"), text), g_print ("\n");
  else
    g_print ("   %s\n", verdict.text);
}

static void
print_keys (PurserPlay *play)
{
  g_autoptr (GPtrArray) verbs = purser_rules_list_verbs (purser_play_get_rules (play));

  g_print ("%s\n", _("Type a number for that answer, Enter for the one marked *, two digits for a roll, u to undo, r "
                     "to redo, q to quit. A line that begins with { is a move as the file writes it. Other moves:"));
  for (guint i = 0; i < verbs->len; i++)
    {
      const PurserVerb *verb = g_ptr_array_index (verbs, i);

      g_print ("   %s  – %s\n", verb->name, _(verb->what));
    }
}

static void
answer (PurserPlay *play,
        const char *line)
{
  PurserPrompt *prompt = purser_play_get_prompt (play);
  const PurserVerb *verb = purser_rules_find_verb (purser_play_get_rules (play), line);
  gint64 number;

  if (line[0] == '\0')
    confirm_all (play);
  else if (line[0] == '{')
    enter_json (play, line);
  else if (strcmp (line, "u") == 0 || strcmp (line, "r") == 0)
    step_back (play, line[0] == 'u');
  else if (enter_dice (play, line))
    return;
  else if (verb != NULL)
    enter_verb (play, verb);
  else if (purser_sum_parse (line, &number) && number >= 1 && number <= prompt->choices->len)
    enter_choice (play, g_ptr_array_index (prompt->choices, number - 1));
  else
    print_keys (play);
}

static void
print_result (PurserPlay *play)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  PurserSetup *setup = purser_play_get_setup (play);

  purser_play_get_standings (play, standings);
  g_print ("\n");
  for (guint rank = 1; rank <= setup->n_players; rank++)
    for (guint i = 0; i < setup->n_players; i++)
      if (standings[i].rank == rank)
        g_print ("%u. %s  %" G_GINT64_FORMAT "\n", rank, purser_setup_get_name (setup, (int) i), standings[i].score);
}

/* Prints the question, after what keeps the play from being saved. */
static void
ask (PurserPlay *play)
{
  if (purser_play_get_problem (play) != NULL)
    g_printerr ("purser-cli: %s\n", purser_play_get_problem (play));
  print_prompt (play);
  if (purser_play_get_turn_info (play)->over)
    print_result (play);
}

/* Plays in the terminal: a new play, or the one in a file.
 *
 * @arguments: `GAME [FILE]`
 *
 * Returns: the exit status */
int
purser_cli_play (char **arguments)
{
  const PurserRules *rules = purser_cli_find_game (arguments[0]);
  g_autoptr (PurserPlay) play = NULL;

  if (rules == NULL)
    return 2;
  play = purser_cli_start (rules, arguments[1]);
  if (play == NULL)
    return 1;
  g_print ("%s: %s\n", _(purser_play_get_rules (play)->title), purser_play_get_path (play));
  for (;;)
    {
      g_autofree char *line = NULL;

      ask (play);
      line = purser_cli_read_line (">");
      if (line == NULL || strcmp (line, "q") == 0)
        break;
      answer (play, line);
    }
  g_print ("\n");
  if (purser_play_save (play))
    return 0;
  g_printerr ("purser-cli: %s\n", _("not all of the play is in its file: what could not be written is lost"));
  return 1;
}
