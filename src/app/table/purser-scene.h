// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"
#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCENE (purser_scene_get_type ())

G_DECLARE_FINAL_TYPE (PurserScene, purser_scene, PURSER, SCENE, AdwBin)

void           purser_scene_set_session (PurserScene        *self,
                                         PurserSession      *session);
gboolean       purser_scene_begin       (PurserScene        *self,
                                         const PurserChoice *choice);
PurserSurface *purser_scene_get_surface (PurserScene        *self);
gboolean       purser_scene_shows       (PurserScene        *self,
                                         const PurserChoice *choice);

G_END_DECLS
