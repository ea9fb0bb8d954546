// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PERSON_DIALOG (purser_person_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserPersonDialog, purser_person_dialog, PURSER, PERSON_DIALOG, AdwDialog)

AdwDialog *purser_person_dialog_new (PurserPlays *plays,
                                     const char  *name);

G_END_DECLS
