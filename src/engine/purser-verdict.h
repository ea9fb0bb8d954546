// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserVerdict:
 * @refused: whether the move was refused
 * @final: whether "record it anyway" cannot help: a wrong type, a number out of range, an unknown id
 * @rule: (nullable): the section of the rulebook that refuses it, such as `space-base/buy`
 * @unknown: (nullable): the component whose printed values are missing, so that `learn` helps
 * @text: (nullable): the reason in a sentence, in the language of the interface
 * @n: the later record that prevents a change of the past; 0 for the move itself
 * @reason: (nullable): why that record would no longer be possible, for a front end that names it in words; @text has its
 *   number
 *
 * The answer of the rules to a move. A refusal is an answer, not an error.
 *
 * Starts as {0}; a front end clears it with [func@verdict_clear].
 */
typedef struct {
  gboolean    refused;
  gboolean    final;
  const char *rule;
  const char *unknown;
  char       *text;
  guint       n;
  char       *reason;
} PurserVerdict;

void     purser_verdict_clear        (PurserVerdict *self);
gboolean purser_verdict_refuse       (PurserVerdict *self,
                                      const char    *rule,
                                      const char    *format,
                                      ...) G_GNUC_PRINTF (3, 4);
gboolean purser_verdict_refuse_v     (PurserVerdict *self,
                                      const char    *rule,
                                      const char    *format,
                                      va_list        arguments) G_GNUC_PRINTF (3, 0);
gboolean purser_verdict_reject       (PurserVerdict *self,
                                      const char    *format,
                                      ...) G_GNUC_PRINTF (2, 3);
gboolean purser_verdict_reject_v     (PurserVerdict *self,
                                      const char    *format,
                                      va_list        arguments) G_GNUC_PRINTF (2, 0);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PurserVerdict, purser_verdict_clear)

G_END_DECLS
