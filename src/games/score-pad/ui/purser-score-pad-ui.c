// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-option-rows.h"
#include "purser-score-pad-ui.h"
#include "purser-score-pad-view.h"
#include "purser-score-pad.h"

/* A pad without categories has rounds, so that need not be said; and the switch shows what is so unless it is changed. */
static void
prepare_options (PurserOptionRows *rows,
                 PurserValue      *options)
{
  g_autoptr (PurserValue) defaults = purser_value_new_object ();

  purser_option_rows_hide (rows, "rounds");
  purser_value_set_boolean (defaults, "highest_wins", TRUE);
  if (purser_value_get (options, "highest_wins") == NULL)
    purser_option_rows_show (rows, defaults);
}

const PurserGameUi purser_score_pad_ui = {
  .rules = &purser_score_pad_rules,
  .icon = "purser-ledger-symbolic",
  .colour = { 0.33f, 0.32f, 0.36f, 1 },
  .view_new = purser_score_pad_view_new,
  .has_templates = TRUE,
  .prepare_options = prepare_options,
};
