// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ENCOUNTER_DIALOG (purser_encounter_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserEncounterDialog, purser_encounter_dialog, PURSER, ENCOUNTER_DIALOG, AdwDialog)

AdwDialog *purser_encounter_dialog_new (PurserSession *session);

G_END_DECLS
