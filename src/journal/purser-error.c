// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-error.h"

G_DEFINE_QUARK (purser-error-quark, purser_error)
