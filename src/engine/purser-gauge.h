// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserGauge:
 *
 * The progress of long work: the worker thread writes it, and the waiting thread reads it.
 */
typedef struct _PurserGauge PurserGauge;

PurserGauge *purser_gauge_new          (void);
PurserGauge *purser_gauge_ref          (PurserGauge *self);
void         purser_gauge_unref        (PurserGauge *self);

void         purser_gauge_set          (PurserGauge *self,
                                        guint        done,
                                        guint        total);
double       purser_gauge_get_fraction (PurserGauge *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserGauge, purser_gauge_unref)

G_END_DECLS
