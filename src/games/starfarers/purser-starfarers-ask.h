// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* The context of the functions that make a prompt. */
typedef struct {
  const PurserSetup           *setup;
  const PurserStarfarersState *state;
  PurserPrompt                *prompt;
} PurserStarfarersAsking;

/* Returns how many cards a player draws or discards. */
typedef int (*PurserStarfarersCount) (const PurserStarfarersState *state,
                                      int                          player);

extern const PurserPromptKind purser_starfarers_prompts[];

gboolean      purser_starfarers_ask_wins        (const PurserStarfarersState  *state);
char         *purser_starfarers_ask_dup_win     (const PurserStarfarersAsking *self,
                                                 char                         *text);

char         *purser_starfarers_ask_dup_counts  (const PurserStarfarersAsking *self,
                                                 int                           first,
                                                 PurserStarfarersCount         count);

void          purser_starfarers_ask             (const PurserSetup            *setup,
                                                 gconstpointer                 state,
                                                 PurserPrompt                 *prompt);

PurserChoice *purser_starfarers_ask_try         (const PurserStarfarersAsking *self,
                                                 PurserValue                  *move,
                                                 char                         *label,
                                                 const char                   *format,
                                                 ...) G_GNUC_PRINTF (4, 5);
void          purser_starfarers_ask_form        (const PurserStarfarersAsking *self,
                                                 PurserValue                  *move,
                                                 const char                   *label,
                                                 const char                   *format,
                                                 ...) G_GNUC_PRINTF (4, 5);
void          purser_starfarers_ask_settle      (const PurserStarfarersAsking *self);
gboolean      purser_starfarers_ask_upgrade     (const PurserStarfarersAsking *self);
gboolean      purser_starfarers_ask_draws       (const PurserStarfarersAsking *self);
gboolean      purser_starfarers_ask_others_draw (const PurserStarfarersAsking *self);
void          purser_starfarers_ask_roll        (const PurserStarfarersAsking *self);
void          purser_starfarers_ask_discard     (const PurserStarfarersAsking *self);
void          purser_starfarers_ask_steal       (const PurserStarfarersAsking *self);
void          purser_starfarers_ask_turn        (const PurserStarfarersAsking *self);
void          purser_starfarers_ask_encounter   (const PurserStarfarersAsking *self);
void          purser_starfarers_ask_flight      (const PurserStarfarersAsking *self);

void          purser_starfarers_offer_reserve   (const PurserStarfarersAsking *self,
                                                 int                           player);
void          purser_starfarers_offer_reveal    (const PurserStarfarersAsking *self,
                                                 int                           player);
void          purser_starfarers_offer_cards     (const PurserStarfarersAsking *self,
                                                 int                           player);
void          purser_starfarers_offer_others    (const PurserStarfarersAsking *self);
void          purser_starfarers_offer_end       (const PurserStarfarersAsking *self,
                                                 gboolean                      best);

G_END_DECLS
