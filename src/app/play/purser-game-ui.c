// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-game-ui.h"
#include "purser-settings.h"

/* A game that is played by its prompts alone needs no line in the table. */
static const PurserGameUi plain;

const PurserGameUi *
purser_game_ui_get (const PurserRules *rules)
{
  return purser_game_ui_find (rules->id);
}

const PurserGameUi *
purser_game_ui_find (const char *game)
{
  for (guint i = 0; purser_game_uis[i] != NULL; i++)
    if (strcmp (purser_game_uis[i]->rules->id, game) == 0)
      return purser_game_uis[i];
  return &plain;
}

gboolean
purser_game_ui_covers (const PurserGameUi *self,
                       const char         *verb)
{
  return self->covered_verbs != NULL && g_strv_contains (self->covered_verbs, verb);
}

/* Whether what everybody sees leaves an account out. */
gboolean
purser_game_ui_hides (const PurserGameUi *self,
                      guint               account)
{
  return self->is_secret != NULL && self->is_secret (account)
         && g_settings_get_boolean (purser_settings_get (), "private-hands");
}

/* A form may be shown before there is a play, so every game is asked whether the shape is one of its own. */
GType
purser_game_ui_find_editor (const PurserShape *shape)
{
  for (guint i = 0; purser_game_uis[i] != NULL; i++)
    {
      GType type = purser_game_uis[i]->find_editor != NULL ? purser_game_uis[i]->find_editor (shape) : G_TYPE_INVALID;

      if (type != G_TYPE_INVALID)
        return type;
    }
  return G_TYPE_INVALID;
}
