// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_WINDOW (purser_window_get_type ())

G_DECLARE_FINAL_TYPE (PurserWindow, purser_window, PURSER, WINDOW, AdwApplicationWindow)

PurserWindow  *purser_window_new          (GtkApplication    *application);
void           purser_window_open_files   (PurserWindow      *self,
                                           GFile            **files,
                                           guint              n_files);
gboolean       purser_window_show_known   (PurserWindow      *self,
                                           const char        *path);
PurserPlays   *purser_window_get_plays    (PurserWindow      *self);
void           purser_window_show_play    (PurserWindow      *self,
                                           PurserPlay        *play);
void           purser_window_show_library (PurserWindow     *self);
void           purser_window_begin_play   (PurserWindow      *self,
                                           PurserPlay        *like,
                                           GVariant          *group);
void           purser_window_push         (PurserWindow      *self,
                                           AdwNavigationPage *page);
PurserSession *purser_window_find_session (PurserWindow      *self);
void           purser_window_show_help    (PurserWindow      *self);

G_END_DECLS
