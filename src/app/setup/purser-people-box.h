// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PEOPLE_BOX (purser_people_box_get_type ())

G_DECLARE_FINAL_TYPE (PurserPeopleBox, purser_people_box, PURSER, PEOPLE_BOX, AdwBin)

void purser_people_box_update (PurserPeopleBox *self,
                               GVariant        *seated,
                               const char      *typed);

G_END_DECLS
