// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

void  purser_andromeda_assist    (const PurserSetup *setup,
                                  gconstpointer      state,
                                  PurserValue       *draft,
                                  PurserForm        *form);
char *purser_andromeda_name_item (const PurserSetup *setup,
                                  gconstpointer      state,
                                  const char        *item);
char *purser_andromeda_advise    (const PurserSetup *setup,
                                  gconstpointer      state,
                                  int                player);

G_END_DECLS
