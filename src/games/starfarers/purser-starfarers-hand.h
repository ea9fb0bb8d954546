// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* The second choice of the option `hands`. */
#define PURSER_STARFARERS_HANDS_ON 1

/* Some resource cards, by [enum@StarfarersResource]. */
typedef struct {
  int n[PURSER_STARFARERS_RESOURCES];
} PurserStarfarersCards;

void     purser_starfarers_cards_from_list (PurserStarfarersCards       *self,
                                            PurserValue                 *list);
void     purser_starfarers_cards_from_map  (PurserStarfarersCards       *self,
                                            PurserValue                 *map);
PurserStarfarersCards
         purser_starfarers_get_cost        (const PurserStarfarersState *state,
                                            PurserStarfarersBuilding     what);
int      purser_starfarers_cards_count     (const PurserStarfarersCards *self);
int      purser_starfarers_cards_get_kind  (const PurserStarfarersCards *self);
char    *purser_starfarers_cards_dup_text  (const PurserStarfarersCards *self);
PurserValue *
         purser_starfarers_cards_make_map  (const PurserStarfarersCards *self);

void     purser_starfarers_open_hands      (PurserStarfarersState       *state);
char    *purser_starfarers_dup_lack        (const PurserSetup           *setup,
                                            int                          player,
                                            guint                        resource,
                                            int                          held,
                                            int                          needed);
gboolean purser_starfarers_check_held      (PurserStep                  *step,
                                            int                          player,
                                            const PurserStarfarersCards *cards,
                                            const char                  *rule);
gboolean purser_starfarers_check_taken     (PurserStep                  *step,
                                            int                          from,
                                            int                          resource,
                                            const char                  *rule);
void     purser_starfarers_pay             (PurserStep                  *step,
                                            int                          player,
                                            const PurserStarfarersCards *cards,
                                            const char                  *rule,
                                            const char                  *item);
void     purser_starfarers_receive         (PurserStep                  *step,
                                            int                          player,
                                            const PurserStarfarersCards *cards,
                                            const char                  *rule,
                                            const char                  *item);
void     purser_starfarers_take_from       (PurserStep                  *step,
                                            int                          from,
                                            int                          to,
                                            int                          resource,
                                            const char                  *rule,
                                            const char                  *item);

G_END_DECLS
