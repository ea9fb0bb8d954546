// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-journal.h"

G_BEGIN_DECLS

/**
 * PurserWriter:
 *
 * Writes the lines of a journal in order, in a thread of its own, so that the main loop never waits for the disk.
 *
 * The journal belongs to that thread from then on; the main loop adds lines, and gets a report after each attempt.
 */
typedef struct _PurserWriter PurserWriter;

typedef void (*PurserWriterReport) (gpointer data);

PurserWriter *purser_writer_new          (PurserJournal      *journal,
                                          PurserWriterReport  report,
                                          gpointer            data);
void          purser_writer_free         (PurserWriter       *self);

void          purser_writer_add          (PurserWriter       *self,
                                          const char         *line);
void          purser_writer_save         (PurserWriter       *self);
void          purser_writer_set_released (PurserWriter       *self,
                                          gboolean            released);

gboolean      purser_writer_is_saved     (PurserWriter       *self);
gboolean      purser_writer_is_busy      (PurserWriter       *self);
gboolean      purser_writer_is_displaced (PurserWriter       *self);
char         *purser_writer_dup_problem  (PurserWriter       *self);
char         *purser_writer_dup_text     (PurserWriter       *self,
                                          gsize              *length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserWriter, purser_writer_free)

G_END_DECLS
