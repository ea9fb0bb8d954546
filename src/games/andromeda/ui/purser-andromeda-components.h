// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_COMPONENTS (purser_andromeda_components_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaComponents, purser_andromeda_components, PURSER, ANDROMEDA_COMPONENTS, AdwBin)

GtkWidget *purser_andromeda_components_new      (PurserComponents *components);
void       purser_andromeda_components_remember (GtkWidget        *components);
GtkWidget *purser_andromeda_components_find     (GtkWidget        *components,
                                                 const char       *item);

G_END_DECLS
