// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_COMPONENTS (purser_phoenix_components_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixComponents, purser_phoenix_components, PURSER, PHOENIX_COMPONENTS, AdwBin)

GtkWidget *purser_phoenix_components_new      (PurserComponents *components);
void       purser_phoenix_components_remember (GtkWidget        *components);
GtkWidget *purser_phoenix_components_find     (GtkWidget        *components,
                                               const char       *card);

GtkWidget *purser_phoenix_components_new_item  (PurserComponents *components,
                                                const char       *item,
                                                GtkWidget       **first);

G_END_DECLS
