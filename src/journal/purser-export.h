// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PURSER_EXPORT_QR_CAPACITY:
 *
 * How many bytes the largest QR code holds (version 40, correction level L).
 */
#define PURSER_EXPORT_QR_CAPACITY 2953

/**
 * PURSER_EXPORT_LINK_ROOM:
 *
 * The longest link that is copied; some programs cut off longer ones.
 */
#define PURSER_EXPORT_LINK_ROOM 8000

/**
 * PurserExportFormat:
 * @PURSER_EXPORT_CSV: a table with a line for each player, with the names that BoardGameGeek uses
 * @PURSER_EXPORT_TEXT: a summary to read
 * @PURSER_EXPORT_BGSTATS: a link by which BG Stats imports a play
 * @PURSER_EXPORT_BGSPLAY: a play file of BG Stats
 *
 * The formats in which a play can be written for other programs.
 */
typedef enum {
  PURSER_EXPORT_CSV,
  PURSER_EXPORT_TEXT,
  PURSER_EXPORT_BGSTATS,
  PURSER_EXPORT_BGSPLAY,
} PurserExportFormat;

gboolean purser_export_find_format (const char         *word,
                                    PurserExportFormat *format);
char    *purser_export             (PurserPlay         *play,
                                    PurserExportFormat  format);
char    *purser_export_link        (PurserPlay         *play,
                                    gsize               room);

G_END_DECLS
