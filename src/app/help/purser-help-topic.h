// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A page of the help. */
typedef struct {
  char      *id;
  char      *title;
  char      *summary;
  char      *group;        /* the section of the first page that lists it; empty for that page itself */
  char      *picture;      /* (nullable): the resource of the picture below its text */
  char      *picture_text; /* (nullable): its description for screen readers */
  char      *text;         /* in the markup of the rules: purser_markup_parse() */
  GPtrArray *groups;       /* (element-type utf8): alternating ids and titles of its sections */
} PurserHelpTopic;

/* All topics but the first page, in reading order */
extern const char *const purser_help_topics[];

PurserHelpTopic *purser_help_topic_read (const char      *id);
void             purser_help_topic_free (PurserHelpTopic *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserHelpTopic, purser_help_topic_free)

G_END_DECLS
