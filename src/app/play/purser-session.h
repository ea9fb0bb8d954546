// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SESSION (purser_session_get_type ())

G_DECLARE_FINAL_TYPE (PurserSession, purser_session, PURSER, SESSION, GObject)

PurserSession *purser_session_new              (PurserPlay    *play);
PurserPlay    *purser_session_get_play         (PurserSession *self);
PurserSetup   *purser_session_get_setup        (PurserSession *self);

void           purser_session_consider         (PurserSession      *self,
                                                const PurserChoice *choice);
const PurserChoice *purser_session_get_considered (PurserSession *self,
                                                   int            player);
void           purser_session_set_asked        (PurserSession *self,
                                                int            player);
int            purser_session_get_asked        (PurserSession *self);

gboolean       purser_session_enter            (PurserSession *self,
                                                PurserValue   *move);
gboolean       purser_session_enter_in_tap     (PurserSession *self,
                                                PurserValue   *move,
                                                guint          tap);
gboolean       purser_session_enter_all        (PurserSession *self,
                                                GPtrArray     *moves);
gboolean       purser_session_enter_anyway     (PurserSession *self);
void           purser_session_explain          (PurserSession *self,
                                                PurserValue   *move);
void           purser_session_undo             (PurserSession *self);
void           purser_session_redo             (PurserSession *self);
void           purser_session_remove_entry     (PurserSession *self,
                                                guint          n,
                                                gboolean       with_later);
void           purser_session_amend            (PurserSession *self,
                                                const GArray  *numbers,
                                                GPtrArray     *moves);
void           purser_session_reseat           (PurserSession *self,
                                                PurserValue   *record);

const char    *purser_session_get_refusal      (PurserSession *self);
const char    *purser_session_get_refused_rule (PurserSession *self);
const char    *purser_session_get_unknown_item (PurserSession *self);
gboolean       purser_session_can_enter_anyway (PurserSession *self);
void           purser_session_forget_refusal   (PurserSession *self);

G_END_DECLS
