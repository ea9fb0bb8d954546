// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

#include "purser-engine.h"
#include "purser-gauge.h"

G_BEGIN_DECLS

/**
 * PurserFindRules:
 * @game: the word in the file
 *
 * Returns: (nullable): the game's rules
 */
typedef const PurserRules *(*PurserFindRules) (const char *game);

/**
 * PurserPlayMode:
 * @PURSER_PLAY_READ: for reading: nothing is written, and the file is not locked
 * @PURSER_PLAY_APPEND: for appending: a torn end is set aside, and the file is locked
 *
 * How a play is opened.
 */
typedef enum {
  PURSER_PLAY_READ,
  PURSER_PLAY_APPEND,
} PurserPlayMode;

#define PURSER_TYPE_PLAY (purser_play_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlay, purser_play, PURSER, PLAY, GObject)

PurserPlay         *purser_play_new            (const PurserRules *rules,
                                                PurserValue       *header,
                                                const char        *path,
                                                GError           **error);
PurserPlay         *purser_play_begin          (const PurserRules *rules,
                                                PurserValue       *header,
                                                const char        *path,
                                                GError           **error);
PurserPlay         *purser_play_open           (const char        *path,
                                                PurserPlayMode     mode,
                                                PurserFindRules    find,
                                                guint             *line,
                                                GError           **error);
PurserPlay         *purser_play_open_slowly    (const char        *path,
                                                PurserPlayMode     mode,
                                                PurserFindRules    find,
                                                PurserGauge       *gauge,
                                                GCancellable      *cancellable,
                                                guint             *line,
                                                GError           **error);
void                purser_play_open_async     (const char          *path,
                                                PurserFindRules      find,
                                                PurserGauge         *gauge,
                                                GCancellable        *cancellable,
                                                GAsyncReadyCallback  callback,
                                                gpointer             data);
PurserPlay         *purser_play_open_finish    (GAsyncResult      *result,
                                                guint             *line,
                                                GError           **error);
guint               purser_play_count_players  (PurserPlay        *self);
gboolean            purser_play_join           (const char        *path,
                                                GBytes            *played,
                                                PurserFindRules    find,
                                                const char        *name,
                                                const char        *colour,
                                                GError           **error);
void                purser_play_write_beside   (PurserPlay        *self);

gboolean            purser_play_enter          (PurserPlay        *self,
                                                PurserValue       *move,
                                                PurserVerdict     *verdict);
gboolean            purser_play_enter_in_tap   (PurserPlay        *self,
                                                PurserValue       *move,
                                                guint              tap,
                                                PurserVerdict     *verdict);
gboolean            purser_play_enter_tap      (PurserPlay        *self,
                                                GPtrArray         *moves,
                                                guint             *refused,
                                                PurserVerdict     *verdict);
gboolean            purser_play_undo           (PurserPlay        *self,
                                                PurserVerdict     *verdict);
gboolean            purser_play_redo           (PurserPlay        *self,
                                                PurserVerdict     *verdict);
GArray             *purser_play_list_from      (PurserPlay        *self,
                                                guint              n);
gboolean            purser_play_remove_entry   (PurserPlay        *self,
                                                guint              n,
                                                gboolean           with_later,
                                                PurserVerdict     *verdict);
gboolean            purser_play_amend          (PurserPlay        *self,
                                                const GArray      *numbers,
                                                GPtrArray         *moves,
                                                PurserVerdict     *verdict);
PurserHistory      *purser_play_preview        (PurserPlay        *self,
                                                PurserValue       *record,
                                                PurserVerdict     *verdict);
PurserPlay         *purser_play_copy           (PurserPlay        *self);

const PurserRules    *purser_play_get_rules     (PurserPlay *self);
PurserSetup          *purser_play_get_setup     (PurserPlay *self);
PurserHistory        *purser_play_get_history   (PurserPlay *self);
PurserValue          *purser_play_get_learned   (PurserPlay *self);
gconstpointer         purser_play_get_state     (PurserPlay *self);
const PurserTurnInfo *purser_play_get_turn_info (PurserPlay *self);
PurserPrompt         *purser_play_get_prompt    (PurserPlay *self);
gint64                purser_play_get_balance   (PurserPlay *self,
                                                 int         player,
                                                 guint       account);
void                  purser_play_get_standings (PurserPlay     *self,
                                                 PurserStanding *standings);

gboolean            purser_play_get_can_undo   (PurserPlay        *self);
gboolean            purser_play_get_can_redo   (PurserPlay        *self);
char               *purser_play_dup_undo_text  (PurserPlay        *self);
char               *purser_play_dup_redo_text  (PurserPlay        *self);
guint               purser_play_find_telling   (PurserPlay        *self,
                                                const GArray      *numbers);
char               *purser_play_describe       (PurserPlay        *self,
                                                guint              n);
char               *purser_play_dup_round      (PurserPlay        *self,
                                                int                round);
char               *purser_play_dup_about      (PurserPlay        *self,
                                                const PurserMove  *note);

const char         *purser_play_get_path       (PurserPlay        *self);
gboolean            purser_play_get_saved      (PurserPlay        *self);
const char         *purser_play_get_problem    (PurserPlay        *self);
gboolean            purser_play_is_displaced   (PurserPlay        *self);
gboolean            purser_play_is_writing     (PurserPlay        *self);
void                purser_play_set_released   (PurserPlay        *self,
                                                gboolean           released);
gboolean            purser_play_save           (PurserPlay        *self);
void                purser_play_settle_async   (PurserPlay          *self,
                                                GAsyncReadyCallback  callback,
                                                gpointer             data);
gboolean            purser_play_settle_finish  (PurserPlay        *self,
                                                GAsyncResult      *result);
char               *purser_play_dup_text       (PurserPlay        *self,
                                                gsize             *length);

PurserValue        *purser_play_header_new     (const char        *game);
void                purser_play_header_seat    (PurserValue       *header,
                                                const char        *name,
                                                const char        *colour);
PurserValue        *purser_play_report         (PurserPlay        *self);
PurserValue        *purser_play_report_ledger  (PurserPlay        *self,
                                                int                player);

G_END_DECLS
