// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-journal.h"
#include "purser-play.h"
#include "purser-writer.h"

G_BEGIN_DECLS

struct _PurserPlay
{
  GObject          parent_instance;

  PurserHistory   *history;
  /* One of these has the file: the journal, or the writer that it was given to. */
  PurserJournal   *journal;
  PurserWriter    *writer;
  /* Callbacks to run when the attempt to write ends. */
  GPtrArray       *settling;
  /* The bytes of all lines, those that are not written yet among them. */
  gsize            size;
  char            *path;
  /* (nullable): the move of a player who joins as soon as the play is open. */
  PurserValue     *joiner;
  PurserPrompt    *prompt;
  char            *problem;
  /* (nullable): the values that were read off components, in the first n_learned records. */
  PurserValue     *learned;
  guint            n_learned;
  /* Of the amendment whose seats were asked for last since the play changed; 0 for none: whether they are told, and the new
   * seat of each old one. */
  guint            reseated;
  gboolean         reseated_told;
  int              reseated_seats[PURSER_MAX_PLAYERS];
  /* Whether a record of the file may change names or seats. */
  gboolean         seats_told;
  /* The value of “saved” that was notified last. */
  gboolean         shown_saved;
};

PurserValue *purser_play_name_change   (const char    *key,
                                        const GArray  *numbers,
                                        GPtrArray     *moves);
GArray      *purser_play_list_removed  (PurserPlay    *self,
                                        guint          n,
                                        gboolean       with_later);
void         purser_play_seat_late     (PurserPlay    *self,
                                        PurserSetup   *setup);
gboolean     purser_play_open_into     (PurserPlay       *self,
                                        const char       *path,
                                        PurserPlayMode    mode,
                                        PurserFindRules   find,
                                        PurserGauge      *gauge,
                                        GCancellable     *cancellable,
                                        guint            *line,
                                        GError          **error);
gboolean     purser_play_may_seat      (PurserPlay    *self);
gboolean     purser_play_take_names    (PurserPlay    *self);
void         purser_play_show_saved    (PurserPlay    *self);
void         purser_play_note_problem  (PurserPlay    *self,
                                        const char    *problem);

G_END_DECLS
