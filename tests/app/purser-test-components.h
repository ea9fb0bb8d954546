// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-components.h"

PurserComponents *purser_test_components_new (const PurserRules *rules,
                                              PurserSession     *session);
