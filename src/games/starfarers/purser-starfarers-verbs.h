// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

extern const PurserVerb purser_starfarers_verbs[];
extern const PurserField purser_starfarers_options[];

/* The two planets of a colony, with their resources and discs. */
extern const PurserShape purser_starfarers_planets_shape;

G_END_DECLS
