// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-game-ui.h"
#include "purser-score-pad-cell.h"
#include "purser-score-pad-setup.h"
#include "purser-score-pad-start.h"
#include "purser-score-pad-view.h"
#include "purser-score-pad.h"

/* Returns whether the text of the move tells the entry: a total follows from its lines, and a first score is in the text. */
static gboolean
is_told (const PurserEntry *entry)
{
  return strcmp (entry->rule, "score-pad/total") == 0 ||
         (strcmp (entry->rule, "score-pad/score") == 0 && entry->by == entry->balance);
}

static PurserSecrecy
get_secrecy (PurserPlay *play,
             guint       account)
{
  const PurserScorePadState *state = purser_play_get_state (play);
  gboolean hidden = account == PURSER_SCORE_PAD_TOTAL
                      ? purser_score_pad_cell_hides_total (state)
                      : purser_score_pad_cell_is_hidden (state, (int) account - 1);

  return hidden ? PURSER_SECRECY_WHOLE : PURSER_SECRECY_NONE;
}

/* Returns a text for a move in a hidden line, which says only that points were entered. */
static char *
dup_secret_text (PurserPlay       *play,
                 const PurserMove *move)
{
  const PurserSetup *setup = purser_play_get_setup (play);
  const char *category = purser_move_get_text (move, strcmp (move->verb->name, "adjust") == 0 ? "account" : "category");
  int line = category != NULL ? purser_score_pad_setup_find_category (setup, category) : -1;

  if (line < 0 || !purser_score_pad_cell_is_hidden (purser_play_get_state (play), line))
    return NULL;
  return g_strdup_printf (_("%s, %s: %s"), purser_setup_get_name (setup, move->player),
                          purser_score_pad_setup_get_line_title (setup, (guint) line), "\u2022\u2022");
}

const PurserGameUi purser_score_pad_ui = {
  .rules = &purser_score_pad_rules,
  .icon = "purser-ledger-symbolic",
  .colour = { 0.33f, 0.32f, 0.36f, 1 },
  /* Translators: what a pad is for, beside how many people play */
  .purpose = N_("Any other game"),
  .style = "/purser/games/score-pad/ui/style.css",
  .help = "pad",
  .view_new = purser_score_pad_view_new,
  .is_told = is_told,
  .score_account = "total",
  .score_follows = TRUE,
  .get_secrecy = get_secrecy,
  .dup_secret_text = dup_secret_text,
  .start_new = purser_score_pad_start_new,
  .start_fill = purser_score_pad_start_fill,
};
