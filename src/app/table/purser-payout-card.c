// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-measure.h"
#include "purser-payout-card.h"
#include "purser-payout-half.h"
#include "purser-payout-why.h"
#include "purser-player-mark.h"
#include "purser-widget.h"

#define SPACING 6
#define PADDING 8
#define BRIEF_PADDING 4
/* Names with more letters than this, counted in narrow ones, are written small, and names with a longer word. */
#define LONG_NAME 12
#define LONG_WORD 6
/* A word with more letters than this is broken. */
#define VERY_LONG_WORD 12
/* And names with more than this have a wider column. */
#define VERY_LONG_NAME 24
/* More uses of a roll than this would be too high below each other. */
#define MANY_USES 2

/* The least width of a name and a mark beside the uses of the roll. */
#define HEAD 60
/* A card of at least this width has room for a name in one or two lines. */
#define SPACIOUS 560

/* The ways in which one player can use a roll. The proposed one is picked; a tap on another half picks that. The halves
 * are beside each other behind the name if the width allows it, else below it. */
struct _PurserPayoutCard
{
  GtkWidget parent_instance;

  PurserSession *session;
  int            player;
  GtkWidget     *head;
  GtkLabel      *name_label;
  /* Hides the name and keeps the mark, so that the cards of many players are in sight on a phone. */
  gboolean       brief;
  /* The number of halves beside each other below the name; 0 to derive it from the width. */
  int            columns;
  /* (element-type GtkWidget): all uses on the card, in order */
  GPtrArray     *uses;
  /* (element-type PurserPayoutHalf): the uses that can be picked; the others ask for printed values */
  GPtrArray     *halves;
  /* Gives the uses of all cards one width, so that all cards are laid out alike. */
  GtkSizeGroup  *use_widths;
  GtkSizeGroup  *head_widths;
};

G_DEFINE_FINAL_TYPE (PurserPayoutCard, purser_payout_card, GTK_TYPE_WIDGET)

typedef struct {
  gboolean flat;
  int      columns;
  int      width; /* of a half */
  int      top;   /* where the halves begin */
  int      left;
} Plan;

static int
card_get_padding (PurserPayoutCard *self)
{
  return self->brief ? BRIEF_PADDING : PADDING;
}

/* A menu button reports one height for all widths, so the button inside it is measured. */
static int
card_measure_head (PurserPayoutCard *self,
                   int               width)
{
  return purser_measure_height (gtk_widget_get_first_child (gtk_widget_get_first_child (self->head)), width);
}

static int
card_measure_head_width (PurserPayoutCard *self,
                         int               width)
{
  int least, natural;

  gtk_widget_measure (self->head, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  if (width >= SPACIOUS && !self->brief)
    return MAX (natural, HEAD);
  return self->brief ? least : MAX (least, HEAD);
}

/* Returns the number of uses beside each other behind the name, if so much width is left; 0 if they go below it. Behind a
 * mark alone there may be one. */
static int
card_count_beside (PurserPayoutCard *self,
                   int               rest)
{
  int least = purser_measure_least_width (self->uses), n = MAX ((int) self->uses->len, 1);

  if (rest >= 2 * least + SPACING)
    return CLAMP ((rest + SPACING) / (MAX (least, 120) + SPACING), MIN (n, 2), n);
  return self->brief && rest >= least ? 1 : 0;
}

static void
card_plan (PurserPayoutCard *self,
           int               width,
           Plan             *plan)
{
  int padding = card_get_padding (self);
  int head = card_measure_head_width (self, width), rest = width - 2 * padding - head - SPACING;
  int beside = self->columns == 0 ? card_count_beside (self, rest) : 0;

  plan->flat = beside > 0;
  plan->columns = plan->flat ? beside : MAX (self->columns, 1);
  plan->left = plan->flat ? padding + head + SPACING : padding;
  plan->top = plan->flat ? padding : padding + card_measure_head (self, width - 2 * padding) + SPACING;
  plan->width = ((plan->flat ? rest : width - 2 * padding) - SPACING * (plan->columns - 1)) / plan->columns;
}

/* If height is scarce, a use alone in the last row takes its whole width, and so fewer lines. */
static int
card_get_use_width (PurserPayoutCard *self,
                    const Plan       *plan,
                    guint             first)
{
  if (self->brief && first + 1 == self->uses->len)
    return plan->columns * (plan->width + SPACING) - SPACING;
  return plan->width;
}

/* All halves of a row have the height of the highest one, also in the last row. */
static int
card_get_row_height (PurserPayoutCard *self,
                     const Plan       *plan,
                     guint             first)
{
  int height = 0, width = card_get_use_width (self, plan, first);

  for (guint i = first; i < MIN (first + (guint) plan->columns, self->uses->len); i++)
    height = MAX (height, purser_measure_height (g_ptr_array_index (self->uses, i), width));
  return height;
}

static int
card_get_height (PurserPayoutCard *self,
                 int               width)
{
  int padding = card_get_padding (self), height;
  Plan plan;

  card_plan (self, width, &plan);
  height = plan.top - SPACING;
  for (guint first = 0; first < self->uses->len; first += (guint) plan.columns)
    height += SPACING + card_get_row_height (self, &plan, first);
  return padding + MAX (height, plan.flat ? padding + card_measure_head (self, plan.left - SPACING - padding) : 0);
}

static void
purser_payout_card_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  PurserPayoutCard *self = PURSER_PAYOUT_CARD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (purser_measure_width (self->head), purser_measure_least_width (self->uses)) + 2 * card_get_padding (self);
      *natural = MAX (*minimum, 220);
      return;
    }
  *minimum = *natural = card_get_height (self, for_size >= 0 ? for_size : 220);
}

static void
purser_payout_card_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  PurserPayoutCard *self = PURSER_PAYOUT_CARD (widget);
  int padding = card_get_padding (self), rows, rest, y;
  Plan plan;

  card_plan (self, width, &plan);
  if (plan.flat)
    purser_allocate (widget, self->head,
                     &(GtkAllocation) { padding, padding, plan.left - SPACING - padding, height - 2 * padding });
  else
    purser_allocate (widget, self->head,
                     &(GtkAllocation) { padding, padding, width - 2 * padding, plan.top - SPACING - padding });
  rows = ((int) self->uses->len + plan.columns - 1) / plan.columns;
  rest = MAX (height - card_get_height (self, width), 0) / MAX (rows, 1);
  y = plan.top;
  for (guint first = 0; first < self->uses->len; first += (guint) plan.columns)
    {
      int row = rows == 1 ? height - padding - y : rest + card_get_row_height (self, &plan, first);
      int use_width = card_get_use_width (self, &plan, first);

      for (guint i = first; i < MIN (first + (guint) plan.columns, self->uses->len); i++)
        purser_allocate (widget, g_ptr_array_index (self->uses, i),
                         &(GtkAllocation) { plan.left + (int) (i - first) * (plan.width + SPACING), y, use_width, row });
      y += row + SPACING;
    }
}

static void
purser_payout_card_dispose (GObject *object)
{
  PurserPayoutCard *self = PURSER_PAYOUT_CARD (object);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->halves, g_ptr_array_unref);
  g_clear_pointer (&self->uses, g_ptr_array_unref);
  g_clear_object (&self->session);
  g_clear_object (&self->use_widths);
  g_clear_object (&self->head_widths);
  G_OBJECT_CLASS (purser_payout_card_parent_class)->dispose (object);
}

static void
purser_payout_card_class_init (PurserPayoutCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_payout_card_dispose;
  widget_class->measure = purser_payout_card_measure;
  widget_class->size_allocate = purser_payout_card_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_payout_card_init (PurserPayoutCard *self)
{
  self->halves = g_ptr_array_new ();
  self->uses = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  gtk_widget_add_css_class (GTK_WIDGET (self), "payout-card");
}

static gboolean
is_long (const char *name)
{
  return purser_measure_letters (name) > LONG_NAME || purser_measure_word (name) > LONG_WORD + 1;
}

/* Japanese is written without spaces and may break anywhere. */
static gboolean
breaks_within_words (const char *name)
{
  return purser_measure_word (name) > VERY_LONG_WORD + 1 || purser_measure_letters (name) > g_utf8_strlen (name, -1);
}

/* Lets a name break, so that it is whole in the width of a word or a few letters. */
static void
label_let_break (GtkLabel   *label,
                 const char *name)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, breaks_within_words (name) ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (label, purser_measure_letters (name) > VERY_LONG_NAME ? 9 : 6);
  gtk_label_set_max_width_chars (label, 18);
}

/* Makes the name and mark a button that explains the picked payout. */
static GtkWidget *
head_new (PurserPayoutCard *self)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  const char *who = purser_setup_get_name (setup, self->player);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = gtk_label_new (NULL);
  /* Translators: asks what a player's payout is made of */
  g_autofree char *name = g_strdup_printf (_("Why? %s"), who);

  label_let_break (GTK_LABEL (label), who);
  purser_line_breaks_show (GTK_LABEL (label), who);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, is_long (who) ? "caption-heading" : "heading");
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, self->player, 26));
  gtk_box_append (GTK_BOX (box), label);
  self->name_label = GTK_LABEL (label);
  return purser_payout_why_new (purser_session_get_play (self->session), box, name);
}

GtkWidget *
purser_payout_card_new (PurserSession *session,
                        int            player,
                        GtkSizeGroup  *heads,
                        GtkSizeGroup  *uses)
{
  PurserPayoutCard *self = g_object_new (PURSER_TYPE_PAYOUT_CARD, NULL);

  self->session = g_object_ref (session);
  self->player = player;
  self->use_widths = g_object_ref (uses);
  self->head_widths = g_object_ref (heads);
  self->head = head_new (self);
  gtk_size_group_add_widget (heads, self->head);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_setup_get_name (purser_session_get_setup (session), player), -1);
  return GTK_WIDGET (self);
}

static void
half_toggled_cb (PurserPayoutCard *self,
                 PurserPayoutHalf *half)
{
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (half)))
    return;
  purser_payout_why_set_choice (PURSER_PAYOUT_WHY (self->head), purser_payout_half_get_choice (half));
  purser_session_consider (self->session, purser_payout_half_get_choice (half));
}

/* Makes a use whose payout is not known yet: it opens the form for the printed values. */
static GtkWidget *
reading_new (const PurserChoice *choice)
{
  /* Translators: what a roll is used for, of which nobody has said what the card pays */
  g_autofree char *label = g_strdup_printf (_("%s: Enter Values…"), choice->heading);
  GtkWidget *button = gtk_button_new_with_label (label);

  purser_label_let_wrap (button);
  purser_set_action (button, "play.learn", g_variant_new_string (purser_value_get_string_of (choice->move, "item")));
  gtk_widget_add_css_class (button, "payout-half");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice->label, -1);
  return button;
}

static void
card_add_use (PurserPayoutCard *self,
              GtkWidget        *use)
{
  gtk_widget_set_size_request (use, -1, 44);
  gtk_size_group_add_widget (self->use_widths, use);
  gtk_widget_set_parent (use, GTK_WIDGET (self));
  g_ptr_array_add (self->uses, use);
}

static void
card_add_half (PurserPayoutCard   *self,
               const PurserChoice *choice)
{
  GtkWidget *half = purser_payout_half_new (purser_session_get_play (self->session), choice);

  if (self->halves->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (half), g_ptr_array_index (self->halves, 0));
  g_ptr_array_add (self->halves, half);
  card_add_use (self, half);
  if (choice->best || self->halves->len == 1)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (half), TRUE);
      purser_payout_why_set_choice (PURSER_PAYOUT_WHY (self->head), choice);
    }
  g_signal_connect_object (half, "toggled", G_CALLBACK (half_toggled_cb), self, G_CONNECT_SWAPPED);
}

void
purser_payout_card_add (PurserPayoutCard   *self,
                        const PurserChoice *choice)
{
  if (choice->complete)
    card_add_half (self, choice);
  else
    card_add_use (self, reading_new (choice));
}

/* Returns: the picked use; each player who has a card also has a proposal */
const PurserChoice *
purser_payout_card_get_choice (PurserPayoutCard *self)
{
  for (guint i = 0; i < self->halves->len; i++)
    if (gtk_toggle_button_get_active (g_ptr_array_index (self->halves, i)))
      return purser_payout_half_get_choice (g_ptr_array_index (self->halves, i));
  return purser_payout_half_get_choice (g_ptr_array_index (self->halves, 0));
}

/* Hides the name if there is little room. */
void
purser_payout_card_set_brief (PurserPayoutCard *self,
                              gboolean          brief)
{
  self->brief = brief;
  gtk_widget_set_visible (GTK_WIDGET (self->name_label), !brief);
  if (brief)
    gtk_widget_add_css_class (GTK_WIDGET (self), "brief");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "brief");
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Returns whether there are more uses than fit well below each other. */
gboolean
purser_payout_card_has_many (PurserPayoutCard *self)
{
  return self->uses->len > MANY_USES;
}

/* The caller measures the card again. */
void
purser_payout_card_set_columns (PurserPayoutCard *self,
                                int               columns)
{
  self->columns = columns;
}

int
purser_payout_card_get_player (PurserPayoutCard *self)
{
  return self->player;
}
