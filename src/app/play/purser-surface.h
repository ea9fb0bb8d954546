// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-board.h"
#include "purser-place.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SURFACE (purser_surface_get_type ())

G_DECLARE_DERIVABLE_TYPE (PurserSurface, purser_surface, PURSER, SURFACE, PurserBoard)

/* The table of one game, which can be touched.
 *
 * update: shows the state, the prompt and the player's board as they are now.
 * shows: whether an answer can be given on it; otherwise it is in the list below. Without this function, those answers are
 *   shown whose place there is.
 * begin: takes up an answer that was picked from the list, with its player's things on the table; returns whether it does.
 *   Otherwise, and without this function, the form opens.
 * touch: a place was touched. Without this function, the answers of that place are given or offered.
 * take_back: takes back the last touch that is not entered yet, as Undo does then. A surface that sets "unfinished" needs it.
 * make_prompt: (transfer full) (nullable): what may be shown of the prompt, if its answers would reveal a secret; NULL for all
 *   of it. It must have each answer of the play's prompt. */
struct _PurserSurfaceClass
{
  PurserBoardClass parent_class;

  void     (*update) (PurserSurface      *self);
  gboolean (*shows)  (PurserSurface      *self,
                      const PurserChoice *choice);
  gboolean (*begin)  (PurserSurface      *self,
                      const PurserChoice *choice);
  void     (*touch)  (PurserSurface      *self,
                      const char         *place);
  void     (*take_back) (PurserSurface   *self);
  PurserPrompt *(*make_prompt) (PurserSurface *self);
};

PurserSurface *purser_surface_new         (GType               type,
                                           PurserSession      *session,
                                           int                 player);
PurserSession *purser_surface_get_session (PurserSurface      *self);
PurserPlay    *purser_surface_get_play    (PurserSurface      *self);
PurserSetup   *purser_surface_get_setup   (PurserSurface      *self);
gconstpointer  purser_surface_get_state   (PurserSurface      *self);
PurserPrompt  *purser_surface_get_prompt  (PurserSurface      *self);
int            purser_surface_get_player  (PurserSurface      *self);
gboolean       purser_surface_get_compact (PurserSurface      *self);
const char    *purser_surface_get_help     (PurserSurface     *self);
void           purser_surface_set_help     (PurserSurface     *self,
                                            const char        *help);
void           purser_surface_set_occupied (PurserSurface     *self,
                                            gboolean           occupied);
gboolean       purser_surface_get_unfinished (PurserSurface   *self);
void           purser_surface_set_unfinished (PurserSurface   *self,
                                              gboolean         unfinished);
void           purser_surface_take_back   (PurserSurface      *self);

GPtrArray     *purser_surface_dup_choices (PurserSurface      *self,
                                           const char         *place);
gboolean       purser_surface_offers      (PurserSurface      *self,
                                           const char         *place);
const PurserChoice *
               purser_surface_find_choice (PurserSurface      *self,
                                           const char         *place,
                                           const char         *verb);
PurserPlace   *purser_surface_find_place  (PurserSurface      *self,
                                           const char         *place);
void           purser_surface_mark        (PurserSurface      *self);
gboolean       purser_surface_shows       (PurserSurface      *self,
                                           const PurserChoice *choice);

void           purser_surface_enter       (PurserSurface      *self,
                                           const PurserChoice *choice);
void           purser_surface_offer        (PurserSurface      *self,
                                            const char         *place,
                                            GPtrArray          *choices);
gboolean       purser_surface_enter_moves (PurserSurface      *self,
                                           GPtrArray          *moves);
void           purser_surface_open_form   (PurserSurface      *self,
                                           const PurserChoice *choice);

G_END_DECLS
