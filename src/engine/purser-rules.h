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

/**
 * PurserVerb:
 * @name: the word in the file
 * @what: what it means, in a sentence; marked for translation
 * @fields: its fields, ended by one without a name
 * @apply: carries the move out on the state of the step, books what it changes, or says no
 * @describe: (nullable): tells a move in a sentence, such as "Aoi rolled 3 and 4"
 * @after_end: whether it is taken after the end of the play
 * @pays: whether what it books comes of a roll and is shown large until the next move; such moves that follow one
 *   another, as a roll and how each player uses it, are shown together
 * @unsaid: whether another move of the same tap brings it along: such a tap is named after that one
 * @starter: (nullable): the field that tells who begins the play; `player` for a move that tells nothing else
 *
 * A move a game has. The table of verbs drives the codec, the range checks, the list of verbs,
 * the forms of the window and the fuzzer's dictionary.
 */
struct _PurserVerb {
  const char        *name;
  const char        *what;
  const PurserField *fields;
  gboolean         (*apply)    (PurserStep        *step);
  char            *(*describe) (const PurserSetup *setup,
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
 *
 * One of the accounts that a game keeps for each player.
 */
typedef struct {
  const char *id;
  const char *title;
  const char *icon;
  gboolean    main;
} PurserAccount;

/**
 * PurserPromptKind:
 * @kind: the word in `awaits`
 * @what: what is wanted, in a sentence; marked for translation
 * @phase: (nullable): what this part of a turn is called, in a word or two; marked for translation
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
 * @title: what to call it at the beginning of a line; marked for translation in the context "word", or in @context
 * @context: (nullable): the context, where games call different things by one word
 *
 * What a game calls one of its words.
 */
typedef struct {
  const char *word;
  const char *title;
  const char *context;
} PurserWord;

/**
 * PurserComponent:
 * @pattern: which ids they have, with `*` for any letters and `?` for any one
 * @shape: what is printed on one of them: a record
 * @price: (nullable): the number on it by which lists have the highest first, as most purchases are the dearest thing
 *   that can be paid
 *
 * Components of a game that have something printed on them. The move `learn`, your copy of the game, its forms and its
 * checks all read this.
 */
typedef struct {
  const char        *pattern;
  const PurserShape *shape;
  const char        *price;
} PurserComponent;

/**
 * PurserShare:
 * @title: (transfer full): what it is for, in the language of the interface
 * @amount: how many points
 * @rule: (nullable): the section that says so; static
 * @counts: (transfer full) (nullable): what was counted, in the language of the interface, such as
 *   “3 – 9 – 3; second shared, 5 ÷ 2 = 2”
 *
 * One line of how a score comes about.
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
 * @title_ja: its name in Japanese, for rules that are shown in both languages whatever the interface speaks
 * @bgg_id: its number at BoardGameGeek; 0 where that is not known for sure
 * @any_game: whether it serves every game that has no rules here
 * @min_players: the fewest players
 * @max_players: the most players
 * @facts: (nullable): the file below `data/games/` with the tables that ship with the game
 * @options: (nullable): the options of a play, ended by one without a name
 * @verbs: the moves of this game apart from those all games have, ended by one without a name
 * @prompts: the kinds of prompts, ended by one without a kind
 * @tokens: (nullable): what is gained and spent without being an account, such as charges; ended by one without an
 *   id, and marked for translation
 * @words: (nullable): what the words of the file are called, ended by one without a word
 * @components: (nullable): what is printed on components, ended by one without a pattern; the first that fits counts
 * @state_size: the size of the state struct, which begins with a [struct@PurserTurnInfo]
 * @keys: what the keys of a standing are called, marked for translation, such as "technology"; %NULL
 *   for those that need no words, as the score does
 * @has_rounds: (nullable): whether there are rounds where there are no turns, as everybody enters whenever they like; %NULL
 *   where there are turns
 * @lowest_wins: (nullable): whether the lowest score is the best, asked by [func@rules_lowest_wins]; %NULL where the
 *   highest always is
 * @make_options: (nullable): makes the options of a play of those of a template, which somebody wrote for several languages;
 *   %NULL where they are the same
 * @begin: sets up a state of zeroes for a play; books what the set-up gives; may say no
 * @count_accounts: how many accounts each player has; without a state, how many there could be
 * @get_account: tells about an account
 * @get_balance: what an account holds
 * @adjust: corrects a balance by hand
 * @leave: (nullable): passes a player over from now on, who has left; may say no; %NULL where nobody can leave this
 *   game before its end
 * @join: (nullable): takes a player in who was not there at the beginning; may say no; %NULL where nobody can join this
 *   game once it has begun
 * @learn: (nullable): takes what is printed on a component of this copy; its shape has been looked at
 * @settle: (nullable): looked at after every move: what is derived, and whether the end has come
 * @list_tap: (nullable): lists the moves that one tap enters for a move, in order, the move among them: what goes without
 *   saying for people but not for the file
 * @ask: what is wanted next
 * @ask_after_end: (nullable): offers what points still wait for after the end, such as a printed value that nobody entered
 * @score: fills in score, keys and team of each player, and calls [func@standings_rank]; asked by [func@rules_score]
 * @breakdown: (nullable): appends [struct@PurserShare]s that sum up to the score of a player
 * @reason: (nullable): tells in a few words why something was booked, such as "sector 5"; %NULL where the name of
 *   its component or rule says it
 * @board: (nullable): what a player's tableau holds; for player -1 what belongs to nobody
 * @knows: (nullable): whether there is a component of that kind with that id
 * @assist: (nullable): refines the form of a move that is being filled in
 * @tell: (nullable): tells a move in a sentence with what the table has told since, such as a name; %NULL where its verb
 *   says it as well
 * @name_item: (nullable): what to call a component; %NULL where it has no name of its own. Without a play set-up and state
 *   are %NULL
 * @note_item: (nullable): tells in a few words what a component is, such as where it stands; %NULL where there is nothing
 *   to say
 * @advise: (nullable): tells in a sentence what a player can expect; %NULL where there is nothing to say
 * @advise_item: (nullable): tells in a few words what a component would change of that; likewise
 *
 * A game: one constant struct of functions. Adding a game is a folder and one line in the table
 * of games.
 */
struct _PurserRules {
  const char             *id;
  const char             *title;
  const char             *title_ja;
  guint                   bgg_id;
  gboolean                any_game;
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
  char         *(*tell)           (const PurserSetup *setup,
                                   gconstpointer      state,
                                   const PurserMove  *move);
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
gboolean          purser_rules_has_rounds     (const PurserSetup *setup);
gboolean          purser_rules_lowest_wins    (const PurserSetup *setup);
void              purser_rules_score          (const PurserSetup *setup,
                                               gconstpointer      state,
                                               PurserStanding    *standings);
GArray           *purser_rules_break_down     (const PurserSetup *setup,
                                               gconstpointer      state,
                                               int                player);

G_END_DECLS
