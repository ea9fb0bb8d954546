// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-printed.h"
#include "purser-session.h"

G_BEGIN_DECLS

typedef struct _PurserOptionRows PurserOptionRows;

/* What only one game has in the window, beside its PurserRules. Everything but the rules may be left out: a game without
 * a board is played by its prompts and accounts alone. */
typedef struct {
  const PurserRules *rules;

  /* Its picture in lists: a piece of it, on its colour. */
  const char *icon;
  GdkRGBA     colour;

  /* Subclasses of PurserBoard: of a player, and of what belongs to nobody. */
  GType (*get_board_type) (void);
  GType (*get_table_board_type) (void);

  /* A subclass of PurserSurface: the table of the game, to be touched. */
  GType (*get_surface_type) (void);

  /* Takes the place of prompt, players and clock. */
  GtkWidget *(*view_new) (PurserSession *session);

  /* A guide through what is done at the table and not recorded, which shows itself when it is time. */
  GtkWidget *(*guide_new) (PurserSession *session);

  /* Ended by NULL: moves whose form shows all answers itself, so that they need no buttons beside it. */
  const char *const *covered_verbs;

  /* A subclass of PurserEditor for a value that fits the shape; G_TYPE_INVALID where any will do. */
  GType (*find_editor) (const PurserShape *shape);

  /* The account that is the score itself, which need not be told twice; NULL where there is none. */
  const char *score_account;

  /* Whether an account is nobody else’s business, where hands are private. */
  gboolean (*is_secret) (guint account);

  /* Whether a new play may begin with options that are ready made (PurserTemplate), to be kept and shared. */
  gboolean has_templates;

  /* Adapts the rows for the options of a new play, which show the given ones or none. */
  void (*prepare_options) (PurserOptionRows *rows,
                           PurserValue      *options);

  /* What is printed on the components, laid out as they lie; and what makes it keep what was typed. */
  GtkWidget *(*components_new)      (PurserPrinted *printed);
  void       (*components_remember) (GtkWidget     *components);

  /* What an id begins with, and the title of the entry, where the table names components that no list has. */
  const char *named_prefix;
  const char *named_title;

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
gboolean             purser_game_ui_hides       (const PurserGameUi *self,
                                                 guint               account);
GType                purser_game_ui_find_editor (const PurserShape  *shape);

G_END_DECLS
