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
  guint          n_entries;
};

PurserValue *purser_play_number_record (PurserPlay    *self);
gboolean     purser_play_add           (PurserPlay    *self,
                                        PurserValue   *record,
                                        PurserVerdict *verdict);

G_END_DECLS
