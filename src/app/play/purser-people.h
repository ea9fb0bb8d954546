// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

#include "purser-result.h"

G_BEGIN_DECLS

void      purser_people_remember (GSettings  *settings,
                                  GVariant   *players);
void      purser_people_add      (GSettings         *settings,
                                  const char *const *names);
void      purser_people_rename   (GSettings         *settings,
                                  const char        *from,
                                  const char        *to);
void      purser_people_set_colour (GSettings       *settings,
                                  const char        *name,
                                  const char        *colour);
guint     purser_people_forget_group (GSettings     *settings,
                                  GVariant          *group);
void      purser_people_restore_group (GSettings    *settings,
                                  GVariant          *group,
                                  const char        *name,
                                  guint              place);
char     *purser_people_dup_group_name (GSettings   *settings,
                                  GVariant          *group);
char     *purser_people_dup_group_title (GSettings  *settings,
                                  GVariant          *group);
void      purser_people_set_group_name (GSettings   *settings,
                                  GVariant          *group,
                                  const char        *name);
const char *purser_people_find_colour (GVariant     *people,
                                  const char        *name);
const char *purser_people_find_shown_colour (GVariant *people,
                                  const char        *name);
const char *purser_people_find_result_colour (GVariant *people,
                                  const PurserResult *result,
                                  guint               seat);
char     *purser_people_dup_names (GVariant         *people);
gboolean  purser_people_same     (GVariant   *one,
                                  GVariant   *other);
gboolean  purser_people_has      (GVariant   *people,
                                  const char *name);

G_END_DECLS
