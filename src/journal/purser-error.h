// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PURSER_ERROR:
 *
 * The domain of errors of the outside world: files, and what strangers wrote in them.
 */
#define PURSER_ERROR (purser_error_quark ())

/**
 * PurserError:
 * @PURSER_ERROR_JSON: not JSON, or deeper or longer than anything we write
 * @PURSER_ERROR_FILE: a file that is not what it should be
 * @PURSER_ERROR_RECORD: a line that the game refuses
 * @PURSER_ERROR_LOCKED: a file that is open elsewhere
 * @PURSER_ERROR_SAVE: a file that cannot be written
 */
typedef enum {
  PURSER_ERROR_JSON,
  PURSER_ERROR_FILE,
  PURSER_ERROR_RECORD,
  PURSER_ERROR_LOCKED,
  PURSER_ERROR_SAVE,
} PurserError;

GQuark purser_error_quark (void);

G_END_DECLS
