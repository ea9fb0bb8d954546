// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-gauge.h"

struct _PurserGauge
{
  guint done;
  guint total;
};

/**
 * purser_gauge_new:
 *
 * Returns: (transfer full): a gauge at 0
 */
PurserGauge *
purser_gauge_new (void)
{
  return g_atomic_rc_box_new0 (PurserGauge);
}

PurserGauge *
purser_gauge_ref (PurserGauge *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
purser_gauge_unref (PurserGauge *self)
{
  g_atomic_rc_box_release (self);
}

/**
 * purser_gauge_set:
 * @self: (nullable): a gauge; %NULL if nobody watches
 * @done: how much is done
 * @total: how much there is to do
 *
 * Sets the progress of the work.
 */
void
purser_gauge_set (PurserGauge *self,
                  guint        done,
                  guint        total)
{
  if (self == NULL)
    return;
  g_atomic_int_set (&self->total, total);
  g_atomic_int_set (&self->done, done);
}

/**
 * purser_gauge_get_fraction:
 *
 * Returns: the progress of the work, from 0 to 1
 */
double
purser_gauge_get_fraction (PurserGauge *self)
{
  guint total = g_atomic_int_get (&self->total);

  return total > 0 ? MIN (1.0, (double) g_atomic_int_get (&self->done) / total) : 0;
}
