// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-setup.h"

G_BEGIN_DECLS

#define PURSER_TYPE_FACE (purser_face_get_type ())

G_DECLARE_FINAL_TYPE (PurserFace, purser_face, PURSER, FACE, AdwBin)

GtkWidget *purser_face_new          (int                size);
GtkWidget *purser_face_new_for_seat (const PurserSetup *setup,
                                     int                seat,
                                     int                size);
void       purser_face_set          (PurserFace        *self,
                                     const char        *name,
                                     const char        *colour,
                                     guint              seat);

G_END_DECLS
