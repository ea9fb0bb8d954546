// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-game-ui.h"
#include "purser-settings.h"

/* For games that are played by their prompts alone, which need no entry in the table of games. */
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

/* Returns: %G_TYPE_INVALID if the game has no editor of its own for the shape */
GType
purser_game_ui_find_editor (const PurserGameUi *self,
                            const PurserShape  *shape)
{
  for (const PurserShapeEditor *editor = self->editors; editor != NULL && editor->shape != NULL; editor++)
    if (editor->shape == shape)
      return editor->get_type ();
  return G_TYPE_INVALID;
}

static PurserSecrecy
get_secrecy (PurserPlay *play,
             guint       account)
{
  const PurserGameUi *self = purser_game_ui_get (purser_play_get_rules (play));

  return self->get_secrecy != NULL ? self->get_secrecy (play, account) : PURSER_SECRECY_NONE;
}

/* Returns whether an account is hidden from what everybody sees. */
gboolean
purser_game_ui_hides (PurserPlay *play,
                      guint       account)
{
  return get_secrecy (play, account) != PURSER_SECRECY_NONE;
}

/* Calls @changed with @object whenever the setting changes that shows or hides the secrets of the players. */
void
purser_game_ui_watch (PurserPlay *play,
                      GCallback   changed,
                      gpointer    object)
{
  const char *setting = purser_game_ui_get (purser_play_get_rules (play))->secrecy_setting;
  g_autofree char *signal = g_strconcat ("changed::", setting, NULL);

  if (setting != NULL)
    g_signal_connect_object (purser_settings_get (), signal, changed, object, G_CONNECT_SWAPPED);
}

/* Returns whether an account is the score, which is shown beside a player's name already. */
gboolean
purser_game_ui_is_score (PurserPlay          *play,
                         const PurserAccount *about)
{
  return g_strcmp0 (about->id, purser_game_ui_get (purser_play_get_rules (play))->score_account) == 0;
}

/* Returns whether scores would reveal an account that nobody may see before the end. */
gboolean
purser_game_ui_hides_score (PurserPlay *play)
{
  const char *score = purser_game_ui_get (purser_play_get_rules (play))->score_account;
  int account = score != NULL ? purser_rules_find_account (purser_play_get_setup (play), NULL, score) : -1;

  return account >= 0 && purser_game_ui_hides (play, (guint) account);
}

/* Returns whether the ledger must not even show that there is an entry. */
gboolean
purser_game_ui_leaves_out (PurserPlay        *play,
                           const PurserEntry *entry)
{
  return get_secrecy (play, (guint) entry->account) == PURSER_SECRECY_WHOLE;
}

/* Returns: (transfer full) (nullable): what everybody may hear of a record; NULL if it is no secret */
char *
purser_game_ui_dup_secret_text (PurserPlay *play,
                                guint       n)
{
  const PurserGameUi *self = purser_game_ui_get (purser_play_get_rules (play));
  const PurserMove *move = n > 0 ? purser_history_get_move (purser_play_get_history (play), n) : NULL;

  return move != NULL && self->dup_secret_text != NULL ? self->dup_secret_text (play, move) : NULL;
}

/* Returns: (transfer full): a description of a record that everybody may read */
char *
purser_game_ui_describe (PurserPlay *play,
                         guint       n)
{
  char *secret = purser_game_ui_dup_secret_text (play, n);

  return secret != NULL ? secret : purser_play_describe (play, n);
}

/* Returns: (transfer full): why a move was refused, in words that everybody may read */
char *
purser_game_ui_dup_refusal (PurserPlay *play,
                            const char *refusal)
{
  const PurserGameUi *self = purser_game_ui_get (purser_play_get_rules (play));
  char *secret = self->dup_secret_refusal != NULL ? self->dup_secret_refusal (play, refusal) : NULL;

  return secret != NULL ? secret : g_strdup (refusal);
}

PurserAccount
purser_game_ui_tell_account (PurserPlay *play,
                             guint       account)
{
  PurserAccount about = { 0 };

  purser_play_get_rules (play)->get_account (purser_play_get_setup (play), account, &about);
  return about;
}

/* Returns whether an entry is a change of the score that only follows from the entry before it. */
gboolean
purser_game_ui_follows (PurserPlay        *play,
                        const PurserEntry *entry,
                        const PurserEntry *before)
{
  const PurserGameUi *self = purser_game_ui_get (purser_play_get_rules (play));
  PurserAccount about = purser_game_ui_tell_account (play, (guint) entry->account);

  return self->score_follows && purser_game_ui_is_score (play, &about) && before->player == entry->player &&
         before->by == entry->by;
}

/* Gets what everybody may hear of the account of an entry: of a card that was drawn unseen, only that it is a card.
 * Returns: whether it is a secret which account it is */
gboolean
purser_game_ui_get_account (PurserPlay        *play,
                            const PurserEntry *entry,
                            PurserAccount     *about)
{
  g_autofree char *secret = purser_game_ui_dup_secret_text (play, entry->n);

  *about = purser_game_ui_tell_account (play, (guint) entry->account);
  if (secret == NULL || !purser_game_ui_hides (play, (guint) entry->account))
    return FALSE;
  if (purser_game_ui_get (purser_play_get_rules (play))->secret_account.title != NULL)
    {
      *about = purser_game_ui_get (purser_play_get_rules (play))->secret_account;
      about->title = _(about->title);
    }
  return TRUE;
}

/* Describes a token as an account: charges and claims are gained and spent like money. */
PurserAccount
purser_game_ui_tell_token (PurserPlay *play,
                           guint       token)
{
  PurserAccount about = purser_play_get_rules (play)->tokens[token];

  about.title = _(about.title);
  return about;
}
