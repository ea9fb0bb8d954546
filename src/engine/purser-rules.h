// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger.h"
#include "purser-move.h"
#include "purser-prompt.h"
#include "purser-setup.h"
#include "purser-standing.h"
#include "purser-step.h"
#include "purser-turn-info.h"
#include "purser-types.h"

G_BEGIN_DECLS

/* The most sentences of a verb. */
#define PURSER_TOLD 6

/**
 * PurserVerb:
 * @name: the word in the file
 * @what: what it means, in a sentence; marked for translation
 * @fields: its fields, ended by one without a name
 * @apply: applies the move to the state of the step, books its changes, or refuses it
 * @told: sentences, marked for translation, such as "{player} rolled {dice.0} and {dice.1}"; the first is told of which the
 *   move has every field, or else the last. A name in braces is a field as its shape or [struct@PurserRules].say says it, or
 *   with a point an entry of its list or a number of its map; a translation has the same names, in any order
 * @pick: (nullable): returns the sentence in place of @told, translated, where it depends on more than which fields there are;
 *   %NULL for @told
 * @after_end: whether it is taken after the end of the play
 * @pays: whether its entries come of a roll and are shown large until the next move; such moves in a row, as a roll and its use
 *   by each player, are shown together
 * @unsaid: whether another move of the same tap implies it: the tap is then named after that one
 * @starter: (nullable): the field that tells who begins the play; `player` for a move that only tells this
 *
 * A kind of move in a game. The table of verbs drives the codec, the range checks, the list of verbs, the forms of the window
 * and the fuzzer's dictionary.
 */
struct _PurserVerb {
  const char        *name;
  const char        *what;
  const PurserField *fields;
  gboolean         (*apply)    (PurserStep        *step);
  const char        *told[PURSER_TOLD];
  const char      *(*pick)     (const PurserSetup *setup,
                                const PurserMove  *move);
  gboolean           after_end;
  gboolean           pays;
  gboolean           unsaid;
  const char        *starter;
};

/**
 * PurserAccount:
 * @id: the key in the file
 * @title: its name in the language of the interface
 * @icon: (nullable): the name of a symbolic icon
 * @main: whether a small view shows it
 * @one: (nullable): its name beside an amount of one, such as "Credit", marked for translation; %NULL if that is its title
 *
 * One of the accounts that a game keeps for each player.
 */
typedef struct {
  const char *id;
  const char *title;
  const char *icon;
  gboolean    main;
  const char *one;
} PurserAccount;

/**
 * PurserPromptKind:
 * @kind: the word in `awaits`
 * @what: what is asked for, in a sentence; marked for translation
 * @phase: (nullable): the name of this part of a turn, in a word or two; marked for translation
 *
 * A kind of prompt that a game has.
 */
typedef struct {
  const char *kind;
  const char *what;
  const char *phase;
} PurserPromptKind;

/**
 * PurserWord:
 * @word: a word of the file: a choice, or the name of a field or of an option
 * @title: its title at the beginning of a line; marked for translation in the context "word", or in @context
 * @context: (nullable): the context, if games use one word for different things
 *
 * The title of a word in a game.
 */
typedef struct {
  const char *word;
  const char *title;
  const char *context;
} PurserWord;

/**
 * PurserComponent:
 * @pattern: the pattern of their ids, with `*` for any letters and `?` for any one
 * @shape: the values that are printed on one of them: a record
 * @price: (nullable): the number on it by which lists sort, the highest first, as players mostly buy the dearest thing they can
 *   pay
 * @told: (nullable): the sentence of the move `learn`, marked for translation, if nothing is printed on it
 *
 * A kind of component with printed values. The move `learn`, the user's copy of the game, its forms and its checks all read
 * this.
 */
typedef struct {
  const char        *pattern;
  const PurserShape *shape;
  const char        *price;
  const char        *told;
} PurserComponent;

/**
 * PurserShare:
 * @title: (transfer full): its name, in the language of the interface
 * @amount: its points
 * @rule: (nullable): the section that gives the reason; static
 * @counts: (transfer full) (nullable): what was counted, in the language of the interface, such as
 *   “3 – 9 – 3; second shared, 5 ÷ 2 = 2”
 *
 * One part of a score.
 */
typedef struct {
  char       *title;
  gint64      amount;
  const char *rule;
  char       *counts;
} PurserShare;

/**
 * PurserRules:
 * @id: the word in the file, such as `space-base`
 * @title: the game's name, marked for translation
 * @title_ja: its name in Japanese, for rules that are shown in both languages whatever that of the interface
 * @bgg_id: its number at BoardGameGeek; 0 if it is not certain
 * @any_game: whether it is for every game without rules here
 * @renames: whether names that are learned during a play change the sentences of its moves
 * @min_players: the fewest players
 * @max_players: the most players
 * @facts: (nullable): the file below `data/games/` with the tables that ship with the game
 * @options: (nullable): the options of a play, ended by one without a name
 * @verbs: the moves of this game without the common ones, ended by one without a name
 * @prompts: the kinds of prompts, ended by one without a kind
 * @tokens: (nullable): gains and costs that are no accounts, such as charges; ended by one without an id, and marked for
 *   translation
 * @words: (nullable): the titles of the words of the file, ended by one without a word
 * @components: (nullable): the components with printed values, ended by one without a pattern; the first that fits counts
 * @state_size: the size of the state struct, which begins with a [struct@PurserTurnInfo]
 * @keys: the names of the keys of a standing, marked for translation, such as "technology"; %NULL for those that need none,
 *   such as the score
 * @has_rounds: (nullable): whether a game without turns has rounds, as all players enter whenever they like; %NULL if there are
 *   turns
 * @lowest_wins: (nullable): whether the lowest score is the best, asked by [func@rules_lowest_wins]; %NULL if the highest
 *   always is
 * @dup_cell: (nullable): names the cell that a move fills in, such as of a score sheet, if a later move for the same cell
 *   replaces it; gives %NULL for any other move
 * @make_options: (nullable): makes the options of a play from those of a template, which somebody wrote for several languages;
 *   %NULL if they are the same
 * @begin: sets up a state of zeroes for a play and books the set-up; may refuse
 * @count_accounts: returns the number of accounts of each player; without a state, of all that can exist
 * @get_account: describes an account
 * @get_balance: returns the balance of an account
 * @adjust: corrects a balance by hand
 * @leave: (nullable): skips a player who has left from now on; may refuse; %NULL if nobody can leave this game before its end
 * @join: (nullable): adds a player who was not there at the beginning; may refuse; %NULL if nobody can join this game once it
 *   has begun
 * @learn: (nullable): takes the printed values of a component of this copy, with their shape checked
 * @settle: (nullable): called after every move: updates derived values, and checks for the end
 * @list_tap: (nullable): lists the moves that one tap enters for a move, in order, with the move itself: what goes without
 *   saying for people, but not for the file
 * @ask: asks the next question
 * @ask_after_end: (nullable): offers what points depend on after the end, such as a printed value that is missing
 * @score: fills in score, keys and team of each player, and calls [func@standings_rank]; asked by [func@rules_score]
 * @breakdown: (nullable): appends [struct@PurserShare]s, which sum up to the score of a player
 * @reason: (nullable): tells in a few words why something was booked, such as "sector 5"; %NULL if the name of its component or
 *   rule says it
 * @board: (nullable): returns the tableau of a player; for player -1 what belongs to nobody
 * @knows: (nullable): returns whether there is a component of that kind with that id
 * @assist: (nullable): refines the form of a move that is being filled in
 * @say: (nullable): says what a name in braces stands for in the sentence of a move; %NULL if its shape says it
 * @name_item: (nullable): returns the name of a component; %NULL if it has none of its own. Without a play, set-up and state
 *   are %NULL
 * @note_item: (nullable): describes a component in a few words, such as its place; %NULL for nothing
 * @advise: (nullable): tells in a sentence what a player can expect; %NULL for nothing
 * @advise_item: (nullable): tells in a few words how a component would change that; %NULL for nothing
 *
 * A game: one constant struct of functions, `purser_<game>_rules`. CONTRIBUTING.md tells how a game is added.
 *
 * A function that is not nullable is always there. The rule of an entry or a refusal is a section of the game's rulebook, or of
 * that of the table, such as `table/adjust`.
 */
struct _PurserRules {
  const char             *id;
  const char             *title;
  const char             *title_ja;
  guint                   bgg_id;
  gboolean                any_game;
  gboolean                renames;
  guint                   min_players;
  guint                   max_players;
  const char             *facts;
  const PurserField      *options;
  const PurserVerb       *verbs;
  const PurserPromptKind *prompts;
  const PurserAccount    *tokens;
  const PurserWord       *words;
  const PurserComponent  *components;
  gsize                   state_size;
  const char             *keys[PURSER_STANDING_KEYS];

  gboolean      (*has_rounds)     (const PurserSetup *setup);
  gboolean      (*lowest_wins)    (const PurserSetup *setup);
  char         *(*dup_cell)       (const PurserSetup *setup,
                                   const PurserMove  *move);
  PurserValue  *(*make_options)   (PurserValue       *options);
  gboolean      (*begin)          (PurserStep        *step);
  guint         (*count_accounts) (const PurserSetup *setup,
                                   gconstpointer      state);
  void          (*get_account)    (const PurserSetup *setup,
                                   guint              account,
                                   PurserAccount     *about);
  gint64        (*get_balance)    (const PurserSetup *setup,
                                   gconstpointer      state,
                                   int                player,
                                   guint              account);
  gboolean      (*adjust)         (PurserStep        *step,
                                   int                player,
                                   guint              account,
                                   gint64             by);
  gboolean      (*leave)          (PurserStep        *step,
                                   int                player);
  gboolean      (*join)           (PurserStep        *step,
                                   int                player);
  gboolean      (*learn)          (PurserStep        *step,
                                   const char        *item,
                                   PurserValue       *values);
  void          (*settle)         (PurserStep        *step);
  GPtrArray    *(*list_tap)       (const PurserSetup *setup,
                                   gconstpointer      state,
                                   PurserValue       *move);
  void          (*ask)            (const PurserSetup *setup,
                                   gconstpointer      state,
                                   PurserPrompt      *prompt);
  void          (*ask_after_end)  (const PurserSetup *setup,
                                   gconstpointer      state,
                                   PurserPrompt      *prompt);
  void          (*score)          (const PurserSetup *setup,
                                   gconstpointer      state,
                                   PurserStanding    *standings);
  void          (*breakdown)      (const PurserSetup *setup,
                                   gconstpointer      state,
                                   int                player,
                                   GArray            *shares);
  char         *(*reason)         (const PurserSetup *setup,
                                   const PurserEntry *entry);
  PurserValue  *(*board)          (const PurserSetup *setup,
                                   gconstpointer      state,
                                   int                player);
  gboolean      (*knows)          (const PurserSetup *setup,
                                   const char        *item,
                                   const char        *id);
  void          (*assist)         (const PurserSetup *setup,
                                   gconstpointer      state,
                                   PurserValue       *draft,
                                   PurserForm        *form);
  char         *(*say)            (const PurserSetup *setup,
                                   gconstpointer      state,
                                   const PurserMove  *move,
                                   const char        *field);
  char         *(*name_item)      (const PurserSetup *setup,
                                   gconstpointer      state,
                                   const char        *item);
  char         *(*note_item)      (const PurserSetup *setup,
                                   gconstpointer      state,
                                   const char        *item);
  char         *(*advise)         (const PurserSetup *setup,
                                   gconstpointer      state,
                                   int                player);
  char         *(*advise_item)    (const PurserSetup *setup,
                                   gconstpointer      state,
                                   int                player,
                                   const char        *id);
};

const PurserVerb *purser_rules_find_verb      (const PurserRules *self,
                                               const char        *name);
const PurserVerb *purser_rules_find_starter_verb
                                              (const PurserRules *self);
gboolean          purser_verb_is_common       (const PurserVerb  *self);
gboolean          purser_verb_names_starter   (const PurserVerb  *self);
GPtrArray        *purser_rules_list_verbs     (const PurserRules *self);
gboolean          purser_rules_begin          (const PurserSetup *setup,
                                               gpointer           state,
                                               PurserLedger      *ledger,
                                               PurserVerdict     *verdict);
gboolean          purser_rules_apply          (const PurserSetup *setup,
                                               gpointer           state,
                                               const PurserMove  *move,
                                               PurserLedger      *ledger,
                                               PurserVerdict     *verdict);
char             *purser_rules_describe       (const PurserSetup *setup,
                                               gconstpointer      state,
                                               const PurserMove  *move);
const char       *purser_account_get_name     (const PurserAccount *self,
                                               gint64             amount);
int               purser_rules_find_account   (const PurserSetup *setup,
                                               gconstpointer      state,
                                               const char        *id);
GPtrArray        *purser_rules_list_tap       (const PurserSetup *setup,
                                               gconstpointer      state,
                                               PurserValue       *move);
PurserPrompt     *purser_rules_ask            (const PurserSetup *setup,
                                               gconstpointer      state);
char             *purser_rules_dup_reason     (const PurserSetup *setup,
                                               const PurserEntry *entry);
char             *purser_rules_dup_word       (const PurserRules *self,
                                               const char        *word);
char             *purser_rules_dup_choice     (const PurserRules *self,
                                               const PurserShape *shape,
                                               guint              choice);
const PurserComponent *
                  purser_rules_find_component (const PurserRules *self,
                                               const char        *item);
const PurserField *
                  purser_rules_find_fields    (const PurserRules *self,
                                               const char        *item);
char             *purser_rules_name_item      (const PurserRules *self,
                                               const PurserSetup *setup,
                                               gconstpointer      state,
                                               const char        *item);
char             *purser_rules_note_item      (const PurserRules *self,
                                               const PurserSetup *setup,
                                               gconstpointer      state,
                                               const char        *item);
gboolean          purser_rules_has_rounds     (const PurserSetup *setup);
gboolean          purser_rules_lowest_wins    (const PurserSetup *setup);
void              purser_rules_score          (const PurserSetup *setup,
                                               gconstpointer      state,
                                               PurserStanding    *standings);
GArray           *purser_rules_break_down     (const PurserSetup *setup,
                                               gconstpointer      state,
                                               int                player);

G_END_DECLS
