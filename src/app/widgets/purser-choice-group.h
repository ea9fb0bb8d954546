// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CHOICE_GROUP (purser_choice_group_get_type ())

G_DECLARE_FINAL_TYPE (PurserChoiceGroup, purser_choice_group, PURSER, CHOICE_GROUP, AdwBin)

GtkWidget *purser_choice_group_new     (PurserSession     *session);
void       purser_choice_group_confirm (PurserChoiceGroup *self);
guint      purser_choice_group_get_size (PurserChoiceGroup *self);

gboolean   purser_choice_is_payout       (PurserPrompt       *prompt,
                                          const PurserChoice *choice);

G_END_DECLS
