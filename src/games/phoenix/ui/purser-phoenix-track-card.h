// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-component.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_TRACK_CARD (purser_phoenix_track_card_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixTrackCard, purser_phoenix_track_card, PURSER, PHOENIX_TRACK_CARD, PurserPhoenixComponent)

GtkWidget *purser_phoenix_track_card_new (int track);

G_END_DECLS
