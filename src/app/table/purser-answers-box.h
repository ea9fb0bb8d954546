// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANSWERS_BOX (purser_answers_box_get_type ())

G_DECLARE_FINAL_TYPE (PurserAnswersBox, purser_answers_box, PURSER, ANSWERS_BOX, AdwBin)

GtkWidget *purser_answers_box_new  (PurserSession      *session,
                                    GPtrArray          *choices);
void       purser_answers_box_hide (PurserAnswersBox   *self,
                                    const PurserChoice *choice);

G_END_DECLS
