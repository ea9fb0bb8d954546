// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserTemplate:
 * @title: what it is for, in the language of the interface if available
 * @titles: the title in all its languages, one per line, so that a search finds any of them
 * @about: (nullable): a sentence about it
 * @options: the options of a new pad
 * @path: (nullable): its file; %NULL for one that ships
 * @general: whether it is for many games, so that its title names none
 *
 * A ready-made score pad for a game: a title, and the options of a new pad.
 *
 * It is a file that can be shared; texts are plain, or by language:
 * `{"purser_score_pad":1,"title":{"en":"Birds","ja":"鳥"},"options":{"categories":["Birds","Eggs"]}}`.
 */
typedef struct {
  char        *title;
  char        *titles;
  char        *about;
  PurserValue *options;
  char        *path;
  gboolean     general;
} PurserTemplate;

char           *purser_template_dup_folder  (void);
GPtrArray      *purser_template_list_shipped (const PurserRules *rules);
GPtrArray      *purser_template_list        (const PurserRules *rules);
PurserTemplate *purser_template_new         (const PurserRules *rules,
                                             const char        *title,
                                             PurserValue       *options,
                                             GError           **error);
PurserTemplate *purser_template_read        (const PurserRules *rules,
                                             const char        *path,
                                             GError           **error);
PurserTemplate *purser_template_ref         (PurserTemplate    *self);
void            purser_template_unref       (PurserTemplate    *self);

gboolean        purser_template_save        (PurserTemplate    *self,
                                             GError           **error);
char           *purser_template_dup_text    (PurserTemplate    *self);
gboolean        purser_template_remove      (PurserTemplate    *self,
                                             GError           **error);
gboolean        purser_template_take_in     (PurserTemplate    *self,
                                             const PurserRules *rules,
                                             GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserTemplate, purser_template_unref)

G_END_DECLS
