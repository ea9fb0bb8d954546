// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * PurserJournal:
 *
 * The `.purser` file as lines: read whole, then only ever appended to.
 *
 * A line is on the disk (fsync) before [method@Journal.append] returns %TRUE. Lines that could not be written wait in memory,
 * and are written with the next line or by [method@Journal.save].
 */
typedef struct _PurserJournal PurserJournal;

PurserJournal *purser_journal_read         (const char     *path,
                                            GCancellable   *cancellable,
                                            GError        **error);
PurserJournal *purser_journal_open         (const char     *path,
                                            GCancellable   *cancellable,
                                            GError        **error);
PurserJournal *purser_journal_create       (const char     *path,
                                            const char     *header,
                                            GError        **error);
PurserJournal *purser_journal_begin        (const char     *path,
                                            const char     *header);
void           purser_journal_free         (PurserJournal  *self);

guint          purser_journal_get_size     (PurserJournal  *self);
const char    *purser_journal_get_line     (PurserJournal  *self,
                                            guint           index,
                                            gsize          *length);
const char    *purser_journal_get_text     (PurserJournal  *self,
                                            gsize          *length);
const char    *purser_journal_get_path     (PurserJournal  *self);
gboolean       purser_journal_is_torn      (PurserJournal  *self);
gboolean       purser_journal_is_displaced (PurserJournal  *self);
gboolean       purser_journal_is_saved     (PurserJournal  *self);

void           purser_journal_set_released (PurserJournal  *self,
                                            gboolean        released);
void           purser_journal_drop_last    (PurserJournal  *self);
gboolean       purser_journal_set_aside    (PurserJournal  *self,
                                            GError        **error);
void           purser_journal_add          (PurserJournal  *self,
                                            const char     *line);
gboolean       purser_journal_append       (PurserJournal  *self,
                                            const char     *line,
                                            GError        **error);
gboolean       purser_journal_save         (PurserJournal  *self,
                                            GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserJournal, purser_journal_free)

G_END_DECLS
