// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-value.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_NUMBER (purser_andromeda_number_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaNumber, purser_andromeda_number, PURSER, ANDROMEDA_NUMBER, GtkEntry)

int  purser_andromeda_number_get_value (PurserAndromedaNumber *self,
                                        int                    most);
void purser_andromeda_number_show      (PurserAndromedaNumber *self,
                                        PurserValue           *value);

G_END_DECLS
