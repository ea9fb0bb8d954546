// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

#include "purser-shape.h"
#include "purser-value.h"
#include "purser-verdict.h"

G_BEGIN_DECLS

/**
 * PURSER_MAX_PLAYERS:
 *
 * The most players of any game.
 */
#define PURSER_MAX_PLAYERS 12

typedef struct _PurserRules  PurserRules;
typedef struct _PurserSetup  PurserSetup;
typedef struct _PurserMove   PurserMove;
typedef struct _PurserVerb   PurserVerb;
typedef struct _PurserStep   PurserStep;
typedef struct _PurserLedger PurserLedger;
typedef struct _PurserPrompt PurserPrompt;
typedef struct _PurserForm   PurserForm;

G_END_DECLS
