// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-choice.h"
#include "purser-space-base-market.h"

G_BEGIN_DECLS

/* The purpose of taking a card. */
typedef enum {
  PURSER_SPACE_BASE_TO_BUY,
  PURSER_SPACE_BASE_FREE,
  PURSER_SPACE_BASE_TO_NAME,
} PurserSpaceBasePurpose;

/* An answer of the prompt whose cards are being chosen on the table. */
typedef struct {
  PurserChoice           *choice;
  int                     player;
  guint                   levels;
  guint                   most;
  /* The number of free ships of each level; 0 if they are paid for. */
  guint8                  claims[4];
  /* The credits to pay with. */
  int                     credits;
  /* Whether it does more than give cards, so that it can be used without any. */
  gboolean                without;
  PurserSpaceBasePurpose  purpose;
  GArray                 *cards;
} PurserSpaceBaseWish;

PurserSpaceBaseWish *purser_space_base_wish_new       (const PurserSpaceBaseState *state,
                                                       const PurserChoice         *choice);
void                 purser_space_base_wish_free      (PurserSpaceBaseWish        *self);
gboolean             purser_space_base_wish_is_for    (const PurserChoice         *choice);
char                *purser_space_base_wish_dup_text  (PurserSpaceBaseWish        *self);
GArray              *purser_space_base_wish_list      (PurserSpaceBaseWish        *self,
                                                       const PurserSpaceBaseState *state,
                                                       int                         sector);
gboolean             purser_space_base_wish_add       (PurserSpaceBaseWish        *self,
                                                       guint                       card);
void                 purser_space_base_wish_take_back (PurserSpaceBaseWish        *self,
                                                       guint                       card);
GPtrArray           *purser_space_base_wish_dup_moves (PurserSpaceBaseWish        *self,
                                                       GPtrArray                  *learned);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserSpaceBaseWish, purser_space_base_wish_free)

G_END_DECLS
