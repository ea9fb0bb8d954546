// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-printed.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COPY_PLANETS (purser_copy_planets_get_type ())

G_DECLARE_FINAL_TYPE (PurserCopyPlanets, purser_copy_planets, PURSER, COPY_PLANETS, AdwBin)

GtkWidget *purser_copy_planets_new      (PurserPrinted     *printed);
void       purser_copy_planets_remember (PurserCopyPlanets *self);

G_END_DECLS
