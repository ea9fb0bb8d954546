// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-journal.h"
#include "purser-play.h"

G_BEGIN_DECLS

struct _PurserPlay
{
  GObject        parent_instance;

  PurserHistory *history;
  PurserJournal *journal;
  PurserPrompt  *prompt;
  char          *problem;
  /* How many entries listeners know of, and from which record on they may be others now. */
  guint          n_entries;
  guint          refolded;
  gboolean       frozen;
  gboolean       unshown;
  /* How many records were folded again while the file was read. */
  guint64        n_refolded;
};

PurserValue *purser_play_number_record (PurserPlay    *self);
gboolean     purser_play_add           (PurserPlay    *self,
                                        PurserValue   *record,
                                        PurserVerdict *verdict);

G_END_DECLS
