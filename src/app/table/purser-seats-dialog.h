// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SEATS_DIALOG (purser_seats_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserSeatsDialog, purser_seats_dialog, PURSER, SEATS_DIALOG, AdwDialog)

AdwDialog *purser_seats_dialog_new (PurserSession *session);

G_END_DECLS
