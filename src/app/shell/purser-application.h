// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_APPLICATION (purser_application_get_type ())

G_DECLARE_FINAL_TYPE (PurserApplication, purser_application, PURSER, APPLICATION, AdwApplication)

PurserApplication *purser_application_new          (void);

G_END_DECLS
