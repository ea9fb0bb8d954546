// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-score-pad-options-view.h"
#include "purser-score-pad-setup.h"
#include "purser-score-pad-ui.h"
#include "purser-score-pad-view.h"
#include "purser-score-pad.h"

static gboolean
has_rounds (PurserSetup *setup)
{
  return purser_score_pad_setup_get_categories (setup) == NULL;
}

/* A total follows from its lines, and a number that was entered where there was none is in the words of its move. */
static gboolean
is_told (const PurserEntry *entry)
{
  return strcmp (entry->rule, "score-pad/total") == 0 ||
         (strcmp (entry->rule, "score-pad/score") == 0 && entry->by == entry->balance);
}

const PurserGameUi purser_score_pad_ui = {
  .rules = &purser_score_pad_rules,
  .icon = "purser-ledger-symbolic",
  .colour = { 0.33f, 0.32f, 0.36f, 1 },
  .view_new = purser_score_pad_view_new,
  .has_rounds = has_rounds,
  .is_told = is_told,
  .has_templates = TRUE,
  .options_new = purser_score_pad_options_view_new,
  .options_dup = purser_score_pad_options_view_dup_value,
};
