// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-measure.h"
#include "purser-payout-card.h"
#include "purser-payouts.h"

#define SPACING 8
#define BRIEF_SPACING 4
/* The least width of a card that allows all cards beside each other. */
#define LEAST 150
/* The least width of a card beside one that takes two columns. */
#define LEAST_BESIDE 120
/* More cards than this do not fit below each other on a phone with their names. */
#define MANY 2

/* How all players use a roll, on a card each: beside each other if there is room, else below each other. One tap enters
 * all of them. */
struct _PurserPayouts
{
  GtkWidget parent_instance;

  PurserSession *session;
  GPtrArray     *cards;
  GtkSizeGroup  *heads;
  GtkSizeGroup  *uses;
  gboolean       brief;
};

G_DEFINE_FINAL_TYPE (PurserPayouts, purser_payouts, GTK_TYPE_WIDGET)

static int
payouts_get_columns (PurserPayouts *self,
                     int            width)
{
  int n = MAX ((int) self->cards->len, 1);

  return (width - SPACING * (n - 1)) / n >= MAX (LEAST, purser_measure_least_width (self->cards)) ? n : 1;
}

/* Returns how many columns the cards take. A card with many uses takes two if the others can spare the width; then all
 * cards have their names above the uses. */
static int
payouts_widen (PurserPayouts *self,
               int            columns,
               int            width)
{
  int n = columns, least = MAX (LEAST_BESIDE, purser_measure_least_width (self->cards));
  gboolean wide;

  for (guint i = 0; columns > 1 && i < self->cards->len; i++)
    n += purser_payout_card_has_many (g_ptr_array_index (self->cards, i));
  wide = n > columns && (width - SPACING * (n - 1)) / n >= least;
  for (guint i = 0; i < self->cards->len; i++)
    purser_payout_card_set_columns (g_ptr_array_index (self->cards, i),
                                    !wide ? 0 : purser_payout_card_has_many (g_ptr_array_index (self->cards, i)) ? 2 : 1);
  return wide ? n : columns;
}

/* Returns how many of those columns a card takes. */
static int
payouts_get_span (PurserPayouts *self,
                  int            columns,
                  guint          card)
{
  gboolean wide = columns > (int) self->cards->len;

  return wide && purser_payout_card_has_many (g_ptr_array_index (self->cards, card)) ? 2 : 1;
}

/* Returns the space between cards below each other. */
static int
payouts_get_spacing (PurserPayouts *self)
{
  return self->brief ? BRIEF_SPACING : SPACING;
}

static int
payouts_get_height (PurserPayouts *self,
                    int            width)
{
  int columns = payouts_widen (self, payouts_get_columns (self, width), width), height = 0;

  width = (width - SPACING * (columns - 1)) / columns;
  for (guint i = 0; i < self->cards->len; i++)
    {
      int span = payouts_get_span (self, columns, i);
      int one = purser_measure_height (g_ptr_array_index (self->cards, i), span * width + (span - 1) * SPACING);

      height = columns > 1 ? MAX (height, one) : height + one + (i > 0 ? payouts_get_spacing (self) : 0);
    }
  return height;
}

static void
purser_payouts_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  PurserPayouts *self = PURSER_PAYOUTS (widget);

  *minimum = purser_measure_least_width (self->cards);
  *natural = MAX (*minimum, LEAST) * (int) self->cards->len + SPACING * ((int) self->cards->len - 1);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = payouts_get_height (self, for_size >= 0 ? MAX (for_size, *minimum) : *natural);
}

static void
purser_payouts_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  PurserPayouts *self = PURSER_PAYOUTS (widget);
  int columns = payouts_widen (self, payouts_get_columns (self, width), width);
  int column_width = (width - SPACING * (columns - 1)) / columns, x = 0, y = 0;

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (self->cards, i);
      int span = payouts_get_span (self, columns, i), card_width = span * column_width + (span - 1) * SPACING;
      int card_height = columns > 1 ? height : purser_measure_height (card, card_width);

      purser_allocate (widget, card, &(GtkAllocation) { x, y, card_width, card_height });
      x += columns > 1 ? card_width + SPACING : 0;
      y += columns > 1 ? 0 : card_height + payouts_get_spacing (self);
    }
}

static void
purser_payouts_dispose (GObject *object)
{
  PurserPayouts *self = PURSER_PAYOUTS (object);

  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_object (&self->session);
  g_clear_object (&self->heads);
  g_clear_object (&self->uses);
  G_OBJECT_CLASS (purser_payouts_parent_class)->dispose (object);
}

static void
purser_payouts_class_init (PurserPayoutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_payouts_dispose;
  widget_class->measure = purser_payouts_measure;
  widget_class->size_allocate = purser_payouts_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_payouts_init (PurserPayouts *self)
{
  self->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->heads = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->uses = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

static PurserPayoutCard *
payouts_get_card (PurserPayouts *self,
                  int            player)
{
  GtkWidget *card;

  for (guint i = 0; i < self->cards->len; i++)
    if (purser_payout_card_get_player (g_ptr_array_index (self->cards, i)) == player)
      return g_ptr_array_index (self->cards, i);
  card = purser_payout_card_new (self->session, player, self->heads, self->uses);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  g_ptr_array_add (self->cards, card);
  return PURSER_PAYOUT_CARD (card);
}

/* Returns whether an answer has the verb of its player's proposal, so that it is another way to do the same. */
static gboolean
choice_is_alternative (PurserPrompt       *prompt,
                       const PurserChoice *choice)
{
  const PurserChoice *best = choice->player >= 0 ? purser_prompt_get_best (prompt, choice->player) : NULL;

  return best != NULL && choice->complete && strcmp (purser_value_get_string_of (choice->move, "move"),
                                                     purser_value_get_string_of (best->move, "move")) == 0;
}

/* Returns whether an answer asks for the printed values of a use of the roll, and its player has a proposal already. */
static gboolean
choice_is_reading (PurserPrompt       *prompt,
                   const PurserChoice *choice)
{
  return purser_choice_is_printed (choice) && choice->heading != NULL && choice->player >= 0 &&
         purser_prompt_get_best (prompt, choice->player) != NULL;
}

/* Returns whether an answer belongs to the payouts: its player has a proposal, and there is another way to do the same, or
 * another player is asked too. A single proposal is a button like any other, and so is any other answer. */
gboolean
purser_choice_is_payout (PurserPrompt       *prompt,
                         const PurserChoice *choice)
{
  guint n_answers = 0;

  if (choice_is_reading (prompt, choice))
    return TRUE;
  if (!choice_is_alternative (prompt, choice))
    return FALSE;
  for (guint i = 0; i < prompt->choices->len; i++)
    n_answers += choice_is_alternative (prompt, g_ptr_array_index (prompt->choices, i)) ||
                 choice_is_reading (prompt, g_ptr_array_index (prompt->choices, i));
  return n_answers > 1;
}

static gboolean
any_is_worth (const PurserChoice *choice,
              const GArray       *gains)
{
  for (guint i = 0; i < gains->len; i++)
    {
      const PurserGain *gain = &g_array_index (gains, PurserGain, i);

      if (gain->by > 0 || gain->player != choice->player)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether an answer is left out because it brings its player nothing, or even costs a charge, and does nothing to
 * others. */
static gboolean
choice_is_idle (const PurserChoice *choice)
{
  return !choice->best && !any_is_worth (choice, choice->gains) && !any_is_worth (choice, choice->tokens);
}

/* Returns: (transfer floating) (nullable): the ways of all players to use a roll, without those that bring nothing; %NULL
 * if nothing is proposed to anybody */
GtkWidget *
purser_payouts_new (PurserSession *session)
{
  PurserPrompt *prompt = purser_play_get_prompt (purser_session_get_play (session));
  PurserPayouts *self = NULL;

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (!purser_choice_is_payout (prompt, choice) || (choice->complete && choice_is_idle (choice)))
        continue;
      if (self == NULL)
        {
          self = g_object_new (PURSER_TYPE_PAYOUTS, NULL);
          self->session = g_object_ref (session);
        }
      purser_payout_card_add (payouts_get_card (self, choice->player), choice);
    }
  return (GtkWidget *) self;
}

/* Makes many cards small on a phone, so that all of them are in sight. */
void
purser_payouts_set_compact (PurserPayouts *self,
                            gboolean       compact)
{
  self->brief = compact && self->cards->len > MANY;
  for (guint i = 0; i < self->cards->len; i++)
    purser_payout_card_set_brief (g_ptr_array_index (self->cards, i), self->brief);
}

/* Returns whether the picked answers pay. */
gboolean
purser_payouts_pay (PurserPayouts *self)
{
  const PurserChoice *choice = purser_payout_card_get_choice (g_ptr_array_index (self->cards, 0));
  const PurserRules *rules = purser_play_get_rules (purser_session_get_play (self->session));

  return purser_rules_find_verb (rules, purser_value_get_string_of (choice->move, "move"))->pays;
}

/* Enters the picked answers of all players, in the order in which the rules ask. */
void
purser_payouts_confirm (PurserPayouts *self)
{
  g_autoptr (PurserSession) session = g_object_ref (self->session);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  for (guint i = 0; i < self->cards->len; i++)
    g_ptr_array_add (moves, purser_value_ref (purser_payout_card_get_choice (g_ptr_array_index (self->cards, i))->move));
  purser_session_enter_all (session, moves);
}
