// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_QR_CODE (purser_qr_code_get_type ())

G_DECLARE_FINAL_TYPE (PurserQrCode, purser_qr_code, PURSER, QR_CODE, GObject)

GdkPaintable *purser_qr_code_new (const char *text);

G_END_DECLS
