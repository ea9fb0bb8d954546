// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Moves of Space Base as sentences, for the ledger and for "Undo: …". */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-describe.h"
#include "purser-space-base-words.h"

static const char *
name_of (const PurserSetup *setup,
         const PurserMove  *move)
{
  return purser_setup_get_name (setup, move->player);
}

static char *
say_id (const char *id)
{
  return purser_space_base_say_card ((guint) purser_space_base_card_find (id));
}

static char *
say_field (const PurserMove *move,
           const char       *field)
{
  return say_id (purser_move_get_text (move, field));
}

static char *
say_cards (const PurserMove *move)
{
  GString *cards = g_string_new (NULL);

  for (int i = 0; i < purser_move_get_count (move, "cards"); i++)
    {
      g_autofree char *card = say_id (purser_move_get_nth_text (move, "cards", (guint) i));

      g_string_append_printf (cards, "%s%s", i > 0 ? ", " : "", card);
    }
  return g_string_free (cards, FALSE);
}

char *
purser_space_base_describe_draft (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  g_autofree char *cards = say_cards (move);

  if (*cards == '\0')
    return g_strdup_printf (_("%s bought no first ship"), name_of (setup, move));
  return g_strdup_printf (_("%s bought %s before the first turn"), name_of (setup, move), cards);
}

char *
purser_space_base_describe_first (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  return g_strdup_printf (_("%s begins"), name_of (setup, move));
}

char *
purser_space_base_describe_set_die (const PurserSetup *setup,
                                    const PurserMove  *move)
{
  return g_strdup_printf (_("%s set a die to %d"), name_of (setup, move), purser_move_get_integer (move, "value", 0));
}

char *
purser_space_base_describe_roll (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  return g_strdup_printf (_("%s rolled %d and %d"), name_of (setup, move),
                          purser_move_get_nth (move, "dice", 0), purser_move_get_nth (move, "dice", 1));
}

char *
purser_space_base_describe_reroll (const PurserSetup *setup,
                                   const PurserMove  *move)
{
  return g_strdup_printf (_("%s rolled again: %d and %d"), name_of (setup, move),
                          purser_move_get_nth (move, "dice", 0), purser_move_get_nth (move, "dice", 1));
}

char *
purser_space_base_describe_allocate (const PurserSetup *setup,
                                     const PurserMove  *move)
{
  if (purser_move_get (move, "shift") != NULL)
    return g_strdup_printf (_("%s moved the sum"), name_of (setup, move));
  if (purser_move_get (move, "twice") != NULL)
    return g_strdup_printf (_("%s used 2X"), name_of (setup, move));
  return g_strdup_printf (purser_move_get_choice (move, "use") == 1 ? _("%s used the sum") : _("%s used the two dice"),
                          name_of (setup, move));
}

char *
purser_space_base_describe_spend (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  const char *name = name_of (setup, move);
  g_autofree char *card = say_field (move, "card");
  g_autofree char *cards = say_cards (move);
  g_autofree char *other = NULL;

  if (purser_move_get_count (move, "sectors") == 2)
    return g_strdup_printf (_("%s swapped sectors %d and %d"), name, purser_move_get_nth (move, "sectors", 0),
                            purser_move_get_nth (move, "sectors", 1));
  if (*cards != '\0')
    return g_strdup_printf (_("%s took %s with %s"), name, cards, card);
  if (purser_move_get (move, "with") != NULL)
    /* Translators: a player, a card, another card */
    return g_strdup_printf (_("%s let %s trade places with %s"), name, card, other = say_field (move, "with"));
  if (purser_move_get (move, "on") != NULL)
    return g_strdup_printf (_("%s placed a charge on %s"), name, other = say_field (move, "on"));
  if (purser_move_get (move, "to") != NULL)
    return g_strdup_printf (_("%s moved a charge to %s"), name, other = say_field (move, "to"));
  return g_strdup_printf (_("%s used %s"), name, card);
}

char *
purser_space_base_describe_buy (const PurserSetup *setup,
                                const PurserMove  *move)
{
  g_autofree char *card = say_field (move, "card");

  return g_strdup_printf (_("%s bought %s"), name_of (setup, move), card);
}

char *
purser_space_base_describe_end_turn (const PurserSetup *setup,
                                     const PurserMove  *move)
{
  return g_strdup_printf (_("%s ended the turn"), name_of (setup, move));
}

char *
purser_space_base_describe_market (const PurserSetup *setup,
                                   const PurserMove  *move)
{
  g_autofree char *cards = say_cards (move);

  if (*cards == '\0')
    return g_strdup (_("Face-up ships corrected"));
  return g_strdup_printf (_("Turned up: %s"), cards);
}

char *
purser_space_base_describe_board (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  return g_strdup_printf (_("%s: sector %d corrected"), name_of (setup, move), purser_move_get_integer (move, "sector", 0));
}

static char *
say_seat (const PurserEntry *entry)
{
  if (entry->account == PURSER_SPACE_BASE_INCOME)
    return g_strdup (_("the fourth seat and later"));
  return g_strdup (entry->by == 1 ? _("the second seat") : entry->by == 2 ? _("the third seat") : _("another seat"));
}

/* What lies in a sector pays there, whatever sector is printed on it. */
static int
find_sector (const PurserEntry *entry)
{
  return entry->place != NULL && g_str_has_prefix (entry->place, "sector/") ? atoi (entry->place + strlen ("sector/")) : 0;
}

/* Tells why something was booked: the sector that pays, the card that was bought, the seat, the income.
 * Returns: (transfer full) (nullable): a few words */
char *
purser_space_base_reason (const PurserSetup *setup,
                          const PurserEntry *entry)
{
  int sector = find_sector (entry);

  if (g_str_equal (entry->rule, "space-base/seat-bonus"))
    return say_seat (entry);
  if (g_str_equal (entry->rule, "space-base/income"))
    return g_strdup_printf (_("up to the income of %d"), (int) entry->balance);
  if (g_str_equal (entry->rule, "table/adjust"))
    return g_strdup (_("corrected by hand"));
  if (entry->item == NULL)
    return g_strdup (_("from the start"));
  if (entry->by < 0 && entry->account == PURSER_SPACE_BASE_CREDITS)
    return say_id (entry->item);
  if (sector == 0)
    return NULL;
  if (g_str_equal (entry->rule, "space-base/deployed-reward"))
    return g_strdup_printf (_("sector %d, deployed"), sector);
  return g_strdup_printf (_("sector %d"), sector);
}
