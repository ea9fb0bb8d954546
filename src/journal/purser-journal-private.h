// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <sys/stat.h>

#include "purser-journal.h"

G_BEGIN_DECLS

struct _PurserJournal
{
  char       *path;
  int         fd;
  /* The whole text, whole lines only, and where each line begins in it. */
  GString    *text;
  GArray     *starts;
  /* What followed the last whole line. */
  GString    *torn;
  /* How much of the text is known to be on the disk. */
  gsize       on_disk;
  /* The status of the file when it was last read or written. */
  struct stat known;
  /* Whether part of a line may follow that, because a write failed. */
  gboolean    ragged;
  /* Both before the file was begun anew. */
  gsize       on_disk_before;
  gboolean    ragged_before;
  /* The path of the file while its first line is not in it yet. */
  char       *draft;
  /* Whether the name of the file, or what it had as it was opened, may not be on the disk yet. */
  gboolean    unsynced;
  /* Whether the file is the one that was opened, and nothing was written to it. */
  gboolean    untouched;
  /* Whether the file is being created, and nothing has been entered yet. */
  gboolean    fresh;
  /* Whether the play was never saved, so that its folder may be missing. */
  gboolean    unborn;
  gboolean    read_only;
  /* Whether nobody plays it any more, so that the file is closed once all of it is on the disk. */
  gboolean    released;
};

PurserJournal *purser_journal_new_at          (const char     *path);
gboolean       purser_journal_set_error       (GError        **error,
                                               int             saved,
                                               int             code,
                                               const char     *format,
                                               ...) G_GNUC_PRINTF (4, 5);
gboolean       purser_journal_tell_save       (PurserJournal  *self,
                                               int             saved,
                                               GError        **error);
gboolean       purser_journal_set_taken_error (PurserJournal  *self,
                                               GError        **error);
gboolean       purser_journal_lock            (PurserJournal  *self,
                                               GError        **error);
void           purser_journal_note            (PurserJournal  *self);
char          *purser_journal_dup_place       (PurserJournal  *self);
gboolean       purser_journal_holds_own       (PurserJournal  *self,
                                               struct stat    *held);
gboolean       purser_journal_is_there        (PurserJournal  *self);
void           purser_journal_let_go          (PurserJournal  *self);
void           purser_journal_drop_draft      (PurserJournal  *self);
gboolean       purser_journal_make_file       (PurserJournal  *self,
                                               GError        **error);
gboolean       purser_journal_find_file       (PurserJournal  *self,
                                               GError        **error);

G_END_DECLS
