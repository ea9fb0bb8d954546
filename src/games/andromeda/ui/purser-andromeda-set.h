// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-place.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_SET (purser_andromeda_set_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaSet, purser_andromeda_set, PURSER, ANDROMEDA_SET, PurserPlace)

G_END_DECLS
