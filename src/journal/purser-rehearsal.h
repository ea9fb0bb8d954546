// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserRehearsal:
 *
 * Tries changes on copies of a play, one after the other in a thread, for somebody who is still thinking about them: only what
 * comes of the last one is told.
 */
typedef struct _PurserRehearsal PurserRehearsal;

/**
 * PurserRehearse:
 * @play: a copy of the play, which nobody else uses
 * @change: what to try; takes what comes of it, too
 *
 * Work in a thread.
 */
typedef void (*PurserRehearse)  (PurserPlay *play,
                                 gpointer    change);

/**
 * PurserRehearsed:
 * @owner: who asked
 * @change: what was tried
 *
 * Called in the main loop.
 */
typedef void (*PurserRehearsed) (gpointer    owner,
                                 gpointer    change);

PurserRehearsal *purser_rehearsal_new    (PurserRehearse   rehearse,
                                          GDestroyNotify   free_change,
                                          PurserRehearsed  rehearsed,
                                          gpointer         owner);
void             purser_rehearsal_end    (PurserRehearsal *self);
void             purser_rehearsal_try    (PurserRehearsal *self,
                                          PurserPlay      *play,
                                          gpointer         change);
void             purser_rehearsal_forget (PurserRehearsal *self);

G_END_DECLS
