// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_NEXT_STEP (purser_next_step_get_type ())

G_DECLARE_FINAL_TYPE (PurserNextStep, purser_next_step, PURSER, NEXT_STEP, AdwBin)

void                purser_next_step_clear       (PurserNextStep     *self);
void                purser_next_step_offer       (PurserNextStep     *self,
                                                  PurserPlay         *play,
                                                  const PurserChoice *choice);
void                purser_next_step_offer_label (PurserNextStep     *self,
                                                  const char         *label);
const PurserChoice *purser_next_step_get_choice  (PurserNextStep     *self);
gboolean            purser_next_step_is_marked   (PurserNextStep     *self);

G_END_DECLS
