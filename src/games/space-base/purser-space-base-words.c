// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Cards, abilities and payouts in words, as people name them: by sector and by effect. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-words.h"

const PurserWord purser_space_base_words[] = {
  { "ability", NC_("word", "Ability") },
  { "all", NC_("word", "Everybody plays") },
  { "amount", NC_("word", "Amount") },
  { "at-least", NC_("word", "At least as many") },
  { "blue", NC_("word", "Blue") },
  { "buy", NC_("word", "Buy further cards") },
  { "buy_place_any", NC_("word", "Buy cards for any sector of a range") },
  { "charge", NC_("word", "Charge") },
  { "claim", NC_("word", "Claim ships without paying") },
  { "claim_combo", NC_("word", "Claim ships of several levels") },
  { "claims", NC_("word", "Ships") },
  { "cost", NC_("word", "Cost") },
  { "count", NC_("word", "How many") },
  { "credits", NC_("word", "Credits") },
  { "dice", NC_("word", "Dice") },
  { "either", NC_("word", "Either") },
  { "equal", NC_("word", "Equal") },
  { "exchange_self", NC_("word", "Trade places with another of your cards") },
  { "first", NC_("word", "First") },
  { "gain", NC_("word", "Gain credits, income or VP") },
  { "green", NC_("word", "Green") },
  { "income", NC_("word", "Income") },
  { "instant_win", NC_("word", "Win at once") },
  { "left", NC_("word", "Left") },
  { "level", NC_("word", "Level") },
  { "level-1", NC_("word", "Level 1") },
  { "level-2", NC_("word", "Level 2") },
  { "level-3", NC_("word", "Level 3") },
  { "light-speed", NC_("word", "Light Speed") },
  { "market", NC_("word", "Face-up ships") },
  { "max", NC_("word", "Raise by at most") },
  { "move_charge", NC_("word", "Move charge tokens") },
  { "off", NC_("word", "Off") },
  { "on", NC_("word", "On") },
  { "other", NC_("word", "Something else, worked out at the table") },
  { "others_lose_vp", NC_("word", "All others lose VP") },
  { "pair", NC_("word", "Which two") },
  { "pips", NC_("word", "Pips") },
  { "pips-2", NC_("word", "2 pips") },
  { "pips-3", NC_("word", "3 pips") },
  { "pips-4", NC_("word", "4 pips") },
  { "pips-5", NC_("word", "5 pips") },
  { "place_charge", NC_("word", "Put charge tokens on your cards") },
  { "plain", NC_("word", "Without pips") },
  { "red", NC_("word", "Red") },
  { "repeat_sector", NC_("word", "2X: collect a sector once more") },
  { "reroll", NC_("word", "Roll again") },
  { "right", NC_("word", "Right") },
  { "second", NC_("word", "Second") },
  { "sectors", NC_("word", "Sectors") },
  { "set_die", NC_("word", "Choose the number on one die") },
  { "standard", NC_("word", "Standard") },
  { "sum", NC_("word", "Sum") },
  { "sum_shift", NC_("word", "Raise the sum") },
  { "swap_sectors", NC_("word", "Swap two sectors") },
  { "tie_round", NC_("word", "Tie round") },
  { "tied", NC_("word", "Only those tied") },
  { "variant", NC_("word", "Variant") },
  { "vp", NC_("word", "VP") },
  { NULL }
};

/* Returns: (transfer full): its name, such as "a level 2 ship of sector 8" */
char *
purser_space_base_say_card (guint card)
{
  guint sector = purser_space_base_card_sector (card) + 1;
  guint level = purser_space_base_card_level (card);

  if (purser_space_base_card_is_colony (card))
    return g_strdup_printf (_("the colony of sector %u"), sector);
  if (purser_space_base_card_is_starter (card))
    return g_strdup_printf (_("the starting ship of sector %u"), sector);
  return g_strdup_printf (_("a level %u ship of sector %u"), level, sector);
}

/* Describes both faces, if they are known. Returns: (transfer full) (nullable) */
char *
purser_space_base_say_faces (const PurserSpaceBaseCard *card)
{
  g_autofree char *station = NULL, *deployed = NULL;

  if (!card->station.known || !card->deployed.known)
    return NULL;
  station = purser_space_base_say_side (&card->station);
  deployed = purser_space_base_say_side (&card->deployed);
  /* Translators: what is printed on the station side, and on the deployed side */
  return g_strdup_printf (C_("card", "%s / %s"), *station != '\0' ? station : _("nothing"),
                          *deployed != '\0' ? deployed : _("nothing"));
}

/* Returns: (transfer full): its name and its faces, such as "a level 1 ship of sector 3 (+2 / +1)" */
char *
purser_space_base_say_printed (const PurserSpaceBaseState *state,
                               guint                       card)
{
  g_autofree char *name = purser_space_base_say_card (card);
  g_autofree char *faces = purser_space_base_card_is_colony (card) ? NULL : purser_space_base_say_faces (&state->cards[card]);

  /* Translators: what a card is, what is printed on its two faces */
  return faces != NULL ? g_strdup_printf (_("%s (%s)"), name, faces) : g_steal_pointer (&name);
}

static void
join (GString    *text,
      const char *with,
      char       *words)
{
  g_autofree char *owned = words;

  if (text->len > 0)
    g_string_append (text, with);
  g_string_append (text, owned);
}

static char *
say_gain (const PurserSpaceBaseEffect *effect)
{
  GString *text = g_string_new (NULL);

  if (effect->a > 0)
    join (text, _(", "), g_strdup_printf (ngettext ("+%d credit", "+%d credits", effect->a), effect->a));
  if (effect->b > 0)
    join (text, _(", "), g_strdup_printf (_("+%d income"), effect->b));
  if (effect->c > 0)
    join (text, _(", "), g_strdup_printf (_("+%d VP"), effect->c));
  return g_string_free (text, FALSE);
}

static char *
say_swap (const PurserSpaceBaseEffect *effect)
{
  if (effect->a == 0)
    return g_strdup (_("Swap two sectors"));
  return g_strdup_printf (_("Swap %d and %d"), effect->a, effect->b);
}

static char *
say_claim (guint level,
           guint count)
{
  return g_strdup_printf (ngettext ("Take %u free ship of level %u", "Take %u free ships of level %u", count), count, level);
}

static char *
say_anywhere (const PurserSpaceBaseEffect *effect)
{
  if (effect->b == 0)
    return g_strdup (_("Buy a card for any sector"));
  return g_strdup_printf (_("Buy a card for any sector from %d to %d"), effect->b, effect->c);
}

/* Returns: (transfer full): its effect, such as "Swap 5 and 8" */
static char *
say_effect (const PurserSpaceBaseEffect *effect)
{
  switch (effect->kind)
    {
    case PURSER_SPACE_BASE_GAIN:
      return say_gain (effect);
    case PURSER_SPACE_BASE_SHIFT:
      return g_strdup (effect->a > 1 ? _("Raise the sum by 1 or 2") : _("Raise the sum by 1"));
    case PURSER_SPACE_BASE_SET_DIE:
      return g_strdup (_("Set a die"));
    case PURSER_SPACE_BASE_REROLL:
      return g_strdup (_("Roll again"));
    case PURSER_SPACE_BASE_BUY:
      return g_strdup_printf (ngettext ("Buy %d card", "Buy %d cards", effect->a), effect->a);
    case PURSER_SPACE_BASE_BUY_ANYWHERE:
      return say_anywhere (effect);
    case PURSER_SPACE_BASE_CLAIM:
      return say_claim (effect->a, effect->b);
    case PURSER_SPACE_BASE_SWAP:
      return say_swap (effect);
    case PURSER_SPACE_BASE_EXCHANGE:
      return g_strdup (_("Trade places with a card"));
    case PURSER_SPACE_BASE_TWICE:
      return g_strdup (_("2X: a sector twice"));
    case PURSER_SPACE_BASE_PLACE_CHARGE:
      return g_strdup (_("Place a charge"));
    case PURSER_SPACE_BASE_MOVE_CHARGE:
      return g_strdup (_("Move a charge"));
    case PURSER_SPACE_BASE_OTHERS_LOSE:
      return g_strdup_printf (_("All others lose %d VP"), effect->a);
    case PURSER_SPACE_BASE_INSTANT_WIN:
      return g_strdup (_("Win at once"));
    default:
      return g_strdup (_("Another ability"));
    }
}

char *
purser_space_base_say_ability (const PurserSpaceBaseSide *side)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < side->n_effects; i++)
    /* Translators: between what a card does and what else it does */
    join (text, C_("card", " · "), say_effect (&side->effects[i]));
  return g_string_free (text, FALSE);
}

char *
purser_space_base_say_claims (const PurserSpaceBaseSide *side)
{
  GString *text = g_string_new (NULL);

  for (guint level = 1; level < G_N_ELEMENTS (side->claims); level++)
    if (side->claims[level] > 0)
      join (text, C_("card", " · "), say_claim (level, side->claims[level]));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): the amounts, credits as a bare number, such as "+2, +1 income"; empty for nothing */
static char *
say_payout (const PurserSpaceBasePayout *payout)
{
  GString *text = g_string_new (NULL);

  if (payout->credits > 0)
    join (text, _(", "), g_strdup_printf ("+%d", payout->credits));
  if (payout->income > 0)
    join (text, _(", "), g_strdup_printf (_("+%d income"), payout->income));
  if (payout->vp > 0)
    join (text, _(", "), g_strdup_printf (_("+%d VP"), payout->vp));
  if (payout->charges > 0)
    join (text, _(", "), g_strdup_printf (ngettext ("+%d charge", "+%d charges", (gulong) payout->charges), payout->charges));
  if (payout->ships > 0)
    join (text, _(", "), g_strdup_printf (ngettext ("%d free ship", "%d free ships", (gulong) payout->ships), payout->ships));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): the reasons, such as "sector 2 +1, sector 6 +3 VP"; empty if no sector pays */
char *
purser_space_base_say_trace (const PurserSpaceBaseTrace *trace)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < trace->n_sectors; i++)
    {
      guint sector = trace->order[i];
      g_autofree char *payout = say_payout (&trace->sectors[sector]);

      if (*payout != '\0')
        /* Translators: what a sector pays, such as "sector 6 +3 VP" */
        join (text, _(", "), g_strdup_printf (_("sector %u %s"), sector + 1, payout));
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): the effect of its charges, or else its payout */
char *
purser_space_base_say_side (const PurserSpaceBaseSide *side)
{
  static const char *const arrows[] = { "", "←", "→", "↔" };
  PurserSpaceBasePayout payout = { .credits = side->credits, .income = side->income, .vp = side->vp };
  GString *text = NULL;
  g_autofree char *claims = NULL;

  if (side->n_effects > 0)
    return purser_space_base_say_ability (side);
  text = g_string_new_take (say_payout (&payout));
  claims = purser_space_base_say_claims (side);
  if (*claims != '\0')
    join (text, _(", "), g_steal_pointer (&claims));
  if (side->arrow != PURSER_SPACE_BASE_NO_ARROW)
    join (text, " ", g_strdup (arrows[side->arrow]));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): its effect in its place, also in words if it has none or is unknown */
static char *
say_lying (const PurserSpaceBaseState *state,
           int                         player,
           guint                       card)
{
  const PurserSpaceBaseSide *side = purser_space_base_find_side (state, player, card);
  g_autofree char *what = purser_space_base_say_side (side);

  if (*what != '\0')
    return g_steal_pointer (&what);
  if (purser_space_base_card_is_colony (card))
    return g_strdup (_("Colony"));
  return g_strdup (side->known ? _("nothing") : _("not entered yet"));
}

/* Returns: (transfer full): its place and its effect there, such as "sector 8, deployed: 2X: a sector twice" */
char *
purser_space_base_say_own (const PurserSpaceBaseState *state,
                           int                         player,
                           guint                       card)
{
  PurserSpaceBasePlace place;
  g_autofree char *what = NULL;

  if (!purser_space_base_find_place (state, player, card, &place))
    return purser_space_base_say_card (card);
  what = say_lying (state, player, card);
  /* Translators: where a card lies, and what it does */
  return g_strdup_printf (place.depth < 0 ? _("sector %d: %s") : _("sector %d, deployed: %s"), place.sector + 1, what);
}
