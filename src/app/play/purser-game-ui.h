// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"
#include "purser-plays.h"
#include "purser-session.h"

G_BEGIN_DECLS

/* Who may know of an account: everybody; one person, while the others hear that something came or went; or one person,
 * while nobody else hears anything. */
typedef enum {
  PURSER_SECRECY_NONE,
  PURSER_SECRECY_HAND,
  PURSER_SECRECY_WHOLE
} PurserSecrecy;

/* A subclass of PurserEditor for the values of one shape, in place of the one that any such shape gets. */
typedef struct {
  const PurserShape *shape;
  GType            (*get_type) (void);
} PurserShapeEditor;

/* What only one game has in the window, beside its PurserRules. Everything but the rules may be left out: a game without
 * a board is played by its prompts and accounts alone. */
typedef struct {
  const PurserRules *rules;

  /* Its picture in lists: a piece of it, on its colour. */
  const char *icon;
  GdkRGBA     colour;

  /* What it is for, where its title alone does not say. */
  const char *purpose;

  /* The style sheet of what is its alone: a resource. */
  const char *style;

  /* The page of the help about its table; NULL for the one about tables of games. */
  const char *help;

  /* A subclass of PurserBoard: what a player has, to look at. */
  GType (*get_board_type) (void);

  /* How narrow the board of a player may be where several lie side by side; and whether those of the others are shown
   * wherever there is height to spare, or on a large screen only. */
  int      board_width;
  gboolean fills_spare_room;

  /* A subclass of PurserSurface: the table of the game, to be touched; and whether it says where it is touched what can be
   * expected, so that it need not be said above it. */
  GType (*get_surface_type) (void);
  gboolean shows_odds;

  /* Takes the place of prompt, players and clock. */
  GtkWidget *(*view_new) (PurserSession *session);

  /* What the game shakes instead of dice, beside the dice for those who have none at hand: it enters what it shows and
   * closes the dialog it lies in. */
  GtkWidget *(*shaker_new) (PurserSession *session);

  /* Ended by NULL: moves whose form shows all answers itself, so that they need no buttons beside it. */
  const char *const *covered_verbs;

  /* Ended by one without a shape: editors of the game's own. */
  const PurserShapeEditor *editors;

  /* The account that is the score itself, which need not be told twice; NULL where there is none. And whether it gains and
   * loses what any other does. */
  const char *score_account;
  gboolean    score_follows;

  /* Whether set-up goes on in that state, though the first round has begun; NULL where it never does. */
  gboolean (*is_set_up) (gconstpointer state);

  /* Whether the words of its move say what an entry of the ledger says. */
  gboolean (*is_told) (const PurserEntry *entry);

  /* What a move showed is drawn after its words in the ledger: how many pieces, and one of them into a square. */
  guint (*count_shown) (const PurserMove *move);
  void  (*paint_shown) (const PurserMove *move,
                        guint             piece,
                        GtkWidget        *widget,
                        GtkSnapshot      *snapshot,
                        float             size);

  /* Who may know of an account now; and what everybody may hear of a move that tells what only one person may know, NULL
   * for any other move. */
  PurserSecrecy (*get_secrecy)     (PurserPlay       *play,
                                    guint             account);
  char         *(*dup_secret_text) (PurserPlay       *play,
                                    const PurserMove *move);

  /* What everybody hears instead of an account that such a move changed unseen; its title is marked for translation. */
  PurserAccount secret_account;

  /* What everybody may hear of a refusal that tells what only one person may know, NULL for any other. */
  char *(*dup_secret_refusal) (PurserPlay *play,
                               const char *refusal);

  /* What a new play begins with, in place of general rows for its options: at first what a header says of them, of what is
   * played and with which expansions, or nothing; and what writes it into the header of a play for so many players. */
  GtkWidget *(*start_new)  (PurserPlays *plays,
                            PurserValue *header);
  void       (*start_fill) (GtkWidget   *start,
                            PurserValue *header,
                            guint        n_players);

  /* What is printed on the components, laid out as they lie; and what makes it keep what was typed. */
  GtkWidget *(*components_new)      (PurserComponents *components);
  void       (*components_remember) (GtkWidget     *components);

  /* Turns to what a card of the rules stands for: the first number to be typed there, or nothing. */
  GtkWidget *(*components_find) (GtkWidget  *components,
                                 const char *card);

  /* One of them as it lies, or nothing, and the first number on it that nobody has read off; and what adds all that
   * stands on it. */
  GtkWidget *(*component_new)  (PurserComponents *components,
                                const char    *item,
                                GtkWidget    **first);
  void       (*component_fill) (GtkWidget     *component,
                                PurserValue   *values);

  /* A card as its facts have it, in icons; and beside its title in a list, nothing or what tells it from others. */
  GtkWidget *(*card_new)        (PurserValue *facts);
  void       (*card_sides_fill) (AdwWrapBox  *sides,
                                 PurserValue *facts);
} PurserGameUi;

/* Every game's, ended by NULL; the one table stands in src/games/ui. */
extern const PurserGameUi *const purser_game_uis[];

const PurserGameUi  *purser_game_ui_get         (const PurserRules  *rules);
const PurserGameUi  *purser_game_ui_find        (const char         *game);
gboolean             purser_game_ui_covers      (const PurserGameUi *self,
                                                 const char         *verb);
GType                purser_game_ui_find_editor (const PurserGameUi *self,
                                                 const PurserShape  *shape);
gboolean             purser_game_ui_hides       (PurserPlay         *play,
                                                 guint               account);
gboolean             purser_game_ui_is_score    (PurserPlay         *play,
                                                 const PurserAccount *about);
gboolean             purser_game_ui_hides_score (PurserPlay         *play);

gboolean             purser_game_ui_leaves_out      (PurserPlay        *play,
                                                     const PurserEntry *entry);
char                *purser_game_ui_dup_secret_text (PurserPlay        *play,
                                                     guint              n);
char                *purser_game_ui_describe        (PurserPlay        *play,
                                                     guint              n);
gboolean             purser_game_ui_is_set_up       (PurserPlay           *play,
                                                     const PurserTurnInfo *state);
char                *purser_game_ui_dup_refusal     (PurserPlay        *play,
                                                     const char        *refusal);
gboolean             purser_game_ui_follows         (PurserPlay        *play,
                                                     const PurserEntry *entry,
                                                     const PurserEntry *before);
PurserAccount        purser_game_ui_tell_account    (PurserPlay        *play,
                                                     guint              account);
gboolean             purser_game_ui_get_account     (PurserPlay        *play,
                                                     const PurserEntry *entry,
                                                     PurserAccount     *about);
PurserAccount        purser_game_ui_tell_token      (PurserPlay        *play,
                                                     guint              token);

G_END_DECLS
