// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-errand.h"
#include "purser-test-components.h"

/* Waits until your copy of the game is read, which happens in worker threads.
 *
 * @session: (nullable): the current play
 *
 * Returns: (transfer full): what is printed on the game's components */
PurserComponents *
purser_test_components_new (const PurserRules *rules,
                            PurserSession     *session)
{
  purser_copy_sync (purser_copy_get (rules->id));
  while (g_list_model_get_n_items (purser_errand_list ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  return purser_components_new (rules, session);
}
