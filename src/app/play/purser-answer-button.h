// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANSWER_BUTTON (purser_answer_button_get_type ())

G_DECLARE_FINAL_TYPE (PurserAnswerButton, purser_answer_button, PURSER, ANSWER_BUTTON, GtkButton)

GtkWidget          *purser_answer_button_new        (PurserPlay         *play,
                                                     const PurserChoice *choice);
const PurserChoice *purser_answer_button_get_choice (PurserAnswerButton *self);

G_END_DECLS
