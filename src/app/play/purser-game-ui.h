// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"
#include "purser-plays.h"
#include "purser-session.h"

G_BEGIN_DECLS

/* Who may know an account: everybody; one player, while the others learn that something changed; or one player, while the others
 * learn nothing. */
typedef enum {
  PURSER_SECRECY_NONE,
  PURSER_SECRECY_HAND,
  PURSER_SECRECY_WHOLE
} PurserSecrecy;

/* A subclass of PurserEditor for the values of one shape, in place of the general editor for such shapes. */
typedef struct {
  const PurserShape *shape;
  GType            (*get_type) (void);
} PurserShapeEditor;

/* The user interface of one game, in addition to its PurserRules. All but the rules is optional: a game without a board is played
 * by its prompts and accounts alone. */
typedef struct {
  const PurserRules *rules;

  /* Its picture in lists: the icon of a piece, on its colour. */
  const char *icon;
  GdkRGBA     colour;

  /* What it is for, if its title does not say so. */
  const char *purpose;

  /* The resource of the game's own style sheet. */
  const char *style;

  /* The page of the help about its table; NULL for the one about tables of games. */
  const char *help;

  /* A subclass of PurserBoard that shows what a player has. */
  GType (*get_board_type) (void);

  /* The smallest width of a player's board if several lie side by side; and whether the boards of the others are shown wherever
   * there is height to spare, or on a large screen only. */
  int      board_width;
  gboolean fills_spare_room;

  /* A subclass of PurserSurface: the table of the game, which can be touched; and whether it shows the odds itself, so that they
   * are not shown above it. */
  GType (*get_surface_type) (void);
  gboolean shows_odds;

  /* Whether that table belongs to all, so that a large screen shows beside it what the player who is asked has, too. */
  gboolean shares_table;

  /* Replaces the prompt, the players and the clock. */
  GtkWidget *(*view_new) (PurserSession *session);

  /* What the game shakes instead of dice. It is offered beside the dice to players who have none at hand; it enters its result
   * and closes its dialog. */
  GtkWidget *(*shaker_new) (PurserSession *session);

  /* NULL-terminated: moves whose form shows all answers itself, so that they need no buttons beside it. */
  const char *const *covered_verbs;

  /* The game's own editors; the last one has no shape. */
  const PurserShapeEditor *editors;

  /* The account that is the score itself, which is not told twice, or NULL; and whether each change of another account changes
   * the score by as much. */
  const char *score_account;
  gboolean    score_follows;

  /* Whether the text of its move says what an entry of the ledger says. */
  gboolean (*is_told) (const PurserEntry *entry);

  /* Draw what a move showed after its text in the ledger: the number of pieces, and one of them in a square. */
  guint (*count_shown) (const PurserMove *move);
  void  (*paint_shown) (const PurserMove *move,
                        guint             piece,
                        GtkWidget        *widget,
                        GtkSnapshot      *snapshot,
                        float             size);

  /* Returns who may see an account now; the setting that this depends on (nullable); and returns the public text of a move
   * whose own text contains a secret, NULL for any other move. */
  PurserSecrecy (*get_secrecy)     (PurserPlay       *play,
                                    guint             account);
  const char     *secrecy_setting;
  char         *(*dup_secret_text) (PurserPlay       *play,
                                    const PurserMove *move);

  /* The public replacement for an account that such a move changed in secret; its title is marked for translation. */
  PurserAccount secret_account;

  /* Returns the public text of a refusal that would reveal a secret, NULL for any other. */
  char *(*dup_secret_refusal) (PurserPlay *play,
                               const char *refusal);

  /* Creates the options of a new play in place of the general rows, with those of a header (nullable), its subject and its
   * expansions; and writes them into the header of a play for a number of players. */
  GtkWidget *(*start_new)  (PurserPlays *plays,
                            PurserValue *header);
  void       (*start_fill) (GtkWidget   *start,
                            PurserValue *header,
                            guint        n_players);

  /* Shows the printed values of all components, laid out as they lie; and keeps what was typed. */
  GtkWidget *(*components_new)      (PurserComponents *components);
  void       (*components_remember) (GtkWidget     *components);

  /* Turns to the component of a card of the rules. Returns: (nullable): its first number to type. */
  GtkWidget *(*components_find) (GtkWidget  *components,
                                 const char *card);

  /* Shows one component as it lies (nullable), and gets its first number that is not known yet; and adds all values that are on
   * it. */
  GtkWidget *(*component_new)  (PurserComponents *components,
                                const char    *item,
                                GtkWidget    **first);
  void       (*component_fill) (GtkWidget     *component,
                                PurserValue   *values);

  /* Shows a card in icons, from its facts; and adds to the box beside its title in a list what tells it from others, if
   * anything. */
  GtkWidget *(*card_new)        (PurserValue *facts);
  void       (*card_sides_fill) (AdwWrapBox  *sides,
                                 PurserValue *facts);
} PurserGameUi;

/* The interfaces of all games, NULL-terminated; the table is in src/games/ui. */
extern const PurserGameUi *const purser_game_uis[];

const PurserGameUi  *purser_game_ui_get         (const PurserRules  *rules);
const PurserGameUi  *purser_game_ui_find        (const char         *game);
gboolean             purser_game_ui_covers      (const PurserGameUi *self,
                                                 const char         *verb);
GType                purser_game_ui_find_editor (const PurserGameUi *self,
                                                 const PurserShape  *shape);
gboolean             purser_game_ui_hides       (PurserPlay         *play,
                                                 guint               account);
void                 purser_game_ui_watch       (PurserPlay         *play,
                                                 GCallback           changed,
                                                 gpointer            object);
gboolean             purser_game_ui_is_score    (PurserPlay         *play,
                                                 const PurserAccount *about);
gboolean             purser_game_ui_hides_score (PurserPlay         *play);

gboolean             purser_game_ui_leaves_out      (PurserPlay        *play,
                                                     const PurserEntry *entry);
char                *purser_game_ui_dup_secret_text (PurserPlay        *play,
                                                     guint              n);
char                *purser_game_ui_describe        (PurserPlay        *play,
                                                     guint              n);
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
