// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-verdict.h"

/**
 * purser_verdict_clear:
 *
 * Frees the texts of a verdict, and makes it accept again.
 */
void
purser_verdict_clear (PurserVerdict *self)
{
  g_free (self->text);
  g_free (self->reason);
  *self = (PurserVerdict) { 0 };
}

/* Returns %FALSE, so that a caller can end with it. */
static gboolean
verdict_say (PurserVerdict *self,
             gboolean       final,
             const char    *rule,
             char          *text)
{
  purser_verdict_clear (self);
  self->refused = TRUE;
  self->final = final;
  self->rule = rule;
  self->text = text;
  return FALSE;
}

/**
 * purser_verdict_refuse_v:
 * @rule: the section that refuses it; static
 *
 * Refuses a move by a rule. The table may overrule that with "record it anyway".
 *
 * Returns: always %FALSE
 */
gboolean
purser_verdict_refuse_v (PurserVerdict *self,
                         const char    *rule,
                         const char    *format,
                         va_list        arguments)
{
  return verdict_say (self, FALSE, rule, g_strdup_vprintf (format, arguments));
}

/**
 * purser_verdict_refuse:
 * @rule: the section that refuses it; static
 *
 * Refuses a move by a rule. The table may overrule that with "record it anyway".
 *
 * Returns: always %FALSE
 */
gboolean
purser_verdict_refuse (PurserVerdict *self,
                       const char    *rule,
                       const char    *format,
                       ...)
{
  va_list arguments;

  va_start (arguments, format);
  purser_verdict_refuse_v (self, rule, format, arguments);
  va_end (arguments);
  return FALSE;
}

/**
 * purser_verdict_reject_v:
 *
 * Refuses a move for good: it makes no sense, and nobody can overrule that.
 *
 * Returns: always %FALSE
 */
gboolean
purser_verdict_reject_v (PurserVerdict *self,
                         const char    *format,
                         va_list        arguments)
{
  return verdict_say (self, TRUE, NULL, g_strdup_vprintf (format, arguments));
}

/**
 * purser_verdict_reject:
 *
 * Refuses a move for good: it makes no sense, and nobody can overrule that.
 *
 * Returns: always %FALSE
 */
gboolean
purser_verdict_reject (PurserVerdict *self,
                       const char    *format,
                       ...)
{
  va_list arguments;

  va_start (arguments, format);
  purser_verdict_reject_v (self, format, arguments);
  va_end (arguments);
  return FALSE;
}
