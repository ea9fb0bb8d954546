// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-game-ui.h"
#include "purser-mothership-ball.h"
#include "purser-shaker.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-names.h"
#include "purser-starfarers-tiles.h"
#include "purser-starfarers-types.h"
#include "purser-starfarers-verbs.h"
#include "purser-starfarers.h"

static const char *const covered_verbs[] = { "settle", NULL };

static const PurserShapeEditor editors[] = {
  { &purser_starfarers_planets_shape, purser_planets_editor_get_type },
  { NULL }
};

/* Hides which cards a hand holds; how many they are is no secret. */
static PurserSecrecy
get_secrecy (PurserPlay *play,
             guint       account)
{
  gboolean hidden = account >= PURSER_STARFARERS_FIRST_RESOURCE && purser_starfarers_hides_hands ();

  return hidden ? PURSER_SECRECY_HAND : PURSER_SECRECY_NONE;
}

/* Hides which cards are drawn or taken, as only one player sees them; those that are paid, traded or discarded lie open. */
static char *
dup_secret_text (PurserPlay       *play,
                 const PurserMove *move)
{
  const PurserSetup *setup = purser_play_get_setup (play);

  if (!purser_starfarers_hides_hands ())
    return NULL;
  if (strcmp (move->verb->name, "reserve") == 0 && purser_move_has (move, "resources"))
    return g_strdup_printf (_("%s drew from the reserve pile"), purser_setup_get_name (setup, move->player));
  return strcmp (move->verb->name, "steal") == 0 ? purser_rules_describe (setup, purser_play_get_state (play), move) : NULL;
}

static char *
dup_without_digits (const char *text)
{
  GString *words = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (!g_ascii_isdigit (*at))
      g_string_append_c (words, *at);
  return g_string_free_and_steal (words);
}

static gboolean
tells_lack (const PurserSetup *setup,
            const char        *words,
            int                player)
{
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    {
      g_autofree char *lack = purser_starfarers_dup_lack (setup, player, i, 0, 0);
      g_autofree char *plain = dup_without_digits (lack);

      if (strstr (words, plain) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Hides which cards a hand lacks and how many it has, as the whole table would learn it. */
static char *
dup_secret_refusal (PurserPlay *play,
                    const char *refusal)
{
  PurserSetup *setup = purser_play_get_setup (play);
  g_autofree char *words = dup_without_digits (refusal);
  gboolean tells = FALSE;

  for (guint i = 0; i < setup->n_players; i++)
    tells |= tells_lack (setup, words, (int) i);
  return tells && purser_starfarers_hides_hands () ? g_strdup (_("the cards for this are not all in the hand")) : NULL;
}

/* Returns how many balls the move shows. */
static guint
count_shown (const PurserMove *move)
{
  return strcmp (move->verb->name, "shake") == 0 ? 2 : 0;
}

static void
paint_shown (const PurserMove *move,
             guint             piece,
             GtkWidget        *widget,
             GtkSnapshot      *snapshot,
             float             size)
{
  int ball = purser_starfarers_find (purser_starfarers_balls, purser_move_get_nth_text (move, "balls", piece));

  purser_mothership_ball_paint (widget, snapshot, (PurserStarfarersBall) ball, size);
}

const PurserGameUi purser_starfarers_ui = {
  .rules = &purser_starfarers_rules,
  .icon = "purser-booster-symbolic",
  .colour = { 0.42f, 0.20f, 0.55f, 1 },
  .style = "/purser/games/starfarers/style.css",
  .get_board_type = purser_starfarers_board_view_get_type,
  .board_width = 270,
  .fills_spare_room = TRUE,
  .score_account = "vp",
  .get_secrecy = get_secrecy,
  .secrecy_setting = PURSER_STARFARERS_PRIVATE_HANDS,
  .dup_secret_text = dup_secret_text,
  .secret_account = { .id = "card", .title = N_("Cards"), .icon = "purser-draw-card-symbolic", .one = N_("Card") },
  .dup_secret_refusal = dup_secret_refusal,
  .count_shown = count_shown,
  .paint_shown = paint_shown,
  .get_surface_type = purser_starfarers_surface_get_type,
  .shaker_new = purser_shaker_new_for_session,
  .covered_verbs = covered_verbs,
  .editors = editors,
};
