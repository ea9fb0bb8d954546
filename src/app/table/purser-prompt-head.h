// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"
#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PROMPT_HEAD (purser_prompt_head_get_type ())
G_DECLARE_FINAL_TYPE (PurserPromptHead, purser_prompt_head, PURSER, PROMPT_HEAD, GtkBox)

void purser_prompt_head_watch       (PurserPromptHead *self,
                                     PurserSession    *session,
                                     PurserSurface    *surface);
void purser_prompt_head_set_compact (PurserPromptHead *self,
                                     gboolean          compact);
void purser_prompt_head_update      (PurserPromptHead *self);

G_END_DECLS
