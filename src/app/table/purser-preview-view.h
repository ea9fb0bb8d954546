// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-preview.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PREVIEW_VIEW (purser_preview_view_get_type ())

G_DECLARE_FINAL_TYPE (PurserPreviewView, purser_preview_view, PURSER, PREVIEW_VIEW, AdwBin)

void       purser_preview_view_show (PurserPreviewView   *self,
                                     PurserPlay          *play,
                                     PurserPreview       *preview,
                                     const PurserVerdict *verdict,
                                     guint                own);
void       purser_preview_view_tell (PurserPreviewView   *self,
                                     const char          *problem);

void       purser_preview_view_set_waits
                                    (PurserPreviewView   *self,
                                     gboolean             waits);

G_END_DECLS
