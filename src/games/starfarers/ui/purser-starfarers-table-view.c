// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-dice-chart.h"
#include "purser-player-mark.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-table-view.h"
#include "purser-wrap-box.h"

/* What belongs to nobody: who holds which marker, what is left of the reserve pile, and how the dice fell. */
struct _PurserStarfarersTableView
{
  PurserBoard parent_instance;

  AdwWrapBox      *facts;
  PurserDiceChart *chart;
};

G_DEFINE_FINAL_TYPE (PurserStarfarersTableView, purser_starfarers_table_view, PURSER_TYPE_BOARD)

static void
add_marker (PurserStarfarersTableView *self,
            PurserStarfarersPeople     people,
            int                        holder)
{
  PurserSetup *setup = purser_session_get_setup (purser_board_get_session (PURSER_BOARD (self)));
  const char *name = purser_starfarers_people_title (people);
  g_autofree char *title = holder >= 0
    /* Translators: a people, a player's name */
    ? g_strdup_printf (_("Friendship marker of the %s: %s"), name, purser_setup_get_name (setup, holder))
    : g_strdup_printf (_("Friendship marker of the %s: nobody"), name);
  GtkWidget *fact = purser_starfarers_fact_new (NULL, name, title);

  if (holder >= 0)
    gtk_box_prepend (GTK_BOX (fact), purser_player_mark_new_for_seat (setup, holder, 20));
  else
    gtk_widget_add_css_class (fact, "free");
  adw_wrap_box_append (self->facts, fact);
}

static void
count_dice (const PurserStarfarersState *state,
            PurserCourseDice            *dice)
{
  for (guint i = 0; i < PURSER_STARFARERS_SUMS; i++)
    dice->n_rolls += dice->sums[i + PURSER_STARFARERS_LEAST_SUM] = state->n_rolls[i];
  for (int sum = 2; sum <= PURSER_COURSE_MAX_DICE; sum++)
    dice->expected[sum] = dice->n_rolls * (6.0 - ABS (7 - sum)) / 36;
}

/* There is no table beside this chart, so those who cannot see it are told the numbers. */
static void
view_describe_dice (PurserStarfarersTableView *self,
                    const PurserCourseDice    *dice)
{
  g_autofree char *title = g_strdup_printf (ngettext ("Dice of %u roll", "Dice of %u rolls", dice->n_rolls), dice->n_rolls);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int sum = 2; sum <= PURSER_COURSE_MAX_DICE; sum++)
    /* Translators: a sum of two dice, how often it was rolled, how often it should have been */
    g_string_append_printf (text, _("%d: %u rolled, %.1f expected. "), sum, dice->sums[sum], dice->expected[sum]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
view_update_dice (PurserStarfarersTableView   *self,
                  const PurserStarfarersState *state)
{
  PurserCourseDice dice = { 0 };

  count_dice (state, &dice);
  purser_dice_chart_show (self->chart, &dice);
  view_describe_dice (self, &dice);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), dice.n_rolls > 0);
}

static void
purser_starfarers_table_view_update (PurserBoard *board)
{
  PurserStarfarersTableView *self = PURSER_STARFARERS_TABLE_VIEW (board);
  const PurserStarfarersState *state = purser_play_get_state (purser_session_get_play (purser_board_get_session (board)));
  g_autofree char *pile = g_strdup_printf (_("Reserve %d"), state->pile);
  g_autofree char *title = g_strdup_printf (ngettext ("%d card left in the reserve pile", "%d cards left in the reserve pile",
                                                      state->pile), state->pile);

  purser_wrap_box_clear (self->facts);
  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    add_marker (self, i, state->holder[i]);
  adw_wrap_box_append (self->facts, purser_starfarers_fact_new ("purser-draw-card-symbolic", pile, title));
  view_update_dice (self, state);
}

static void
purser_starfarers_table_view_class_init (PurserStarfarersTableViewClass *klass)
{
  PURSER_BOARD_CLASS (klass)->update = purser_starfarers_table_view_update;
}

static void
purser_starfarers_table_view_init (PurserStarfarersTableView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->facts = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->facts, 6);
  adw_wrap_box_set_line_spacing (self->facts, 6);
  self->chart = PURSER_DICE_CHART (purser_dice_chart_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->chart), -1, 150);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->facts));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->chart));
  gtk_widget_add_css_class (box, "starfarers-board");
  adw_bin_set_child (ADW_BIN (self), box);
}
