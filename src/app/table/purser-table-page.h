// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-prompt-view.h"

G_BEGIN_DECLS

#define PURSER_TYPE_TABLE_PAGE (purser_table_page_get_type ())

G_DECLARE_FINAL_TYPE (PurserTablePage, purser_table_page, PURSER, TABLE_PAGE, AdwNavigationPage)

PurserTablePage  *purser_table_page_new             (PurserPlay      *play);
PurserPlay       *purser_table_page_get_play        (PurserTablePage *self);
PurserSession    *purser_table_page_get_session     (PurserTablePage *self);
PurserPromptView *purser_table_page_get_prompt_view (PurserTablePage *self);

G_END_DECLS
