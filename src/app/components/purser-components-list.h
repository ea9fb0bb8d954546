// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COMPONENTS_LIST (purser_components_list_get_type ())

G_DECLARE_FINAL_TYPE (PurserComponentsList, purser_components_list, PURSER, COMPONENTS_LIST, AdwBin)

PurserComponentsList *purser_components_list_new    (PurserComponents     *components);
void                  purser_components_list_search (PurserComponentsList *self,
                                                     const char           *words);
GtkWidget            *purser_components_list_find   (PurserComponentsList *self,
                                                     const char           *item);

G_END_DECLS
