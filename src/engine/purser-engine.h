// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-chance.h"
#include "purser-choice.h"
#include "purser-common-verbs.h"
#include "purser-dice.h"
#include "purser-formula.h"
#include "purser-form.h"
#include "purser-history.h"
#include "purser-ledger.h"
#include "purser-majority.h"
#include "purser-move.h"
#include "purser-number.h"
#include "purser-plain-text.h"
#include "purser-prompt.h"
#include "purser-record.h"
#include "purser-rules.h"
#include "purser-setup.h"
#include "purser-shape.h"
#include "purser-standing.h"
#include "purser-step.h"
#include "purser-sum.h"
#include "purser-turn-info.h"
#include "purser-types.h"
#include "purser-value.h"
#include "purser-verdict.h"
