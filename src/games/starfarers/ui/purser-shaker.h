// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"
#include "purser-starfarers-shaker.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SHAKER (purser_shaker_get_type ())

G_DECLARE_FINAL_TYPE (PurserShaker, purser_shaker, PURSER, SHAKER, AdwBin)

GtkWidget *purser_shaker_new             (gboolean       contest);
GtkWidget *purser_shaker_new_for_session (PurserSession *session);
AdwDialog *purser_shaker_dialog_new      (PurserSession *session);
int        purser_shaker_get_place       (PurserShaker  *self);

G_END_DECLS
