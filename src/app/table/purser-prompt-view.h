// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-next-step.h"
#include "purser-scene.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PROMPT_VIEW (purser_prompt_view_get_type ())

G_DECLARE_FINAL_TYPE (PurserPromptView, purser_prompt_view, PURSER, PROMPT_VIEW, AdwBin)

void         purser_prompt_view_set_session (PurserPromptView *self,
                                             PurserSession    *session,
                                             PurserNextStep   *next_step);
PurserScene *purser_prompt_view_get_scene   (PurserPromptView *self);
gboolean     purser_prompt_view_asks_roll   (PurserPromptView *self);
void         purser_prompt_view_enter_roll  (PurserPromptView *self,
                                             const int        *dice);
gboolean     purser_prompt_view_press_digit (PurserPromptView *self,
                                             int               digit);
void         purser_prompt_view_take_next   (PurserPromptView *self);
gboolean     purser_prompt_view_confirm     (PurserPromptView *self);
void         purser_prompt_view_clear       (PurserPromptView *self);

G_END_DECLS
