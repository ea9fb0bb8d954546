// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void     purser_set_action        (GtkWidget  *widget,
                                   const char *action,
                                   GVariant   *target);
void     purser_set_style         (GtkWidget  *widget,
                                   const char *style,
                                   gboolean    worn);
void     purser_mark_invalid      (GtkWidget  *widget,
                                   gboolean    invalid);
void     purser_set_tooltip       (GtkWidget  *widget,
                                   const char *text);
void     purser_explain           (GtkWidget  *widget,
                                   const char *text);
void     purser_replace_when_touched (GtkEditable *editable);
gboolean purser_is_covered        (GtkWidget  *widget);
gboolean purser_has_controller    (GtkWidget  *widget,
                                   const char *name);
void     purser_load_style        (const char *resource);
void     purser_box_clear         (GtkBox     *box);
void     purser_unparent_children (GtkWidget  *widget);

G_END_DECLS
