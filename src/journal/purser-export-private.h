// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-export.h"
#include "purser-result.h"

G_BEGIN_DECLS

/* The name by which other programs know the source of our plays; it identifies a play, so it never changes. */
#define PURSER_EXPORT_SOURCE "Purser"

char   *purser_export_write_csv     (PurserPlay   *play,
                                     PurserResult *result);
char   *purser_export_write_text    (PurserPlay   *play,
                                     PurserResult *result);
char   *purser_export_write_link    (PurserPlay   *play,
                                     PurserResult *result,
                                     gsize         room);
char   *purser_export_write_bgsplay (PurserPlay   *play,
                                     PurserResult *result);

char   *purser_export_dup_title     (PurserPlay   *play);
char   *purser_export_dup_game_key  (PurserPlay   *play);
char   *purser_export_dup_board     (PurserPlay   *play);
char   *purser_export_dup_bare      (const char   *sentence);
char   *purser_export_dup_comments  (PurserPlay   *play,
                                     PurserResult *result);
char   *purser_export_dup_date      (gint64        time,
                                     const char   *format);
gint64  purser_export_get_end       (PurserResult *result);
char   *purser_export_dup_uuid      (const char   *kind,
                                     const char   *name);

G_END_DECLS
