// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PODIUM (purser_podium_get_type ())

G_DECLARE_FINAL_TYPE (PurserPodium, purser_podium, PURSER, PODIUM, AdwBin)

void purser_podium_show (PurserPodium *self,
                         PurserPlay   *play);

G_END_DECLS
