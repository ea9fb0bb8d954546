// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-histogram.h"
#include "purser-player-mark.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-table-view.h"
#include "purser-wrap-box.h"

/* What belongs to nobody: who holds which marker, what is left of the reserve pile, and how the dice fell. */
struct _PurserStarfarersTableView
{
  PurserBoard parent_instance;

  AdwWrapBox      *facts;
  PurserHistogram *histogram;
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
purser_starfarers_table_view_update (PurserBoard *board)
{
  PurserStarfarersTableView *self = PURSER_STARFARERS_TABLE_VIEW (board);
  const PurserStarfarersState *state = purser_play_get_state (purser_session_get_play (purser_board_get_session (board)));
  g_autofree char *pile = g_strdup_printf (_("Reserve %d"), state->pile);
  g_autofree char *title = g_strdup_printf (ngettext ("%d card left in the reserve pile", "%d cards left in the reserve pile",
                                                      state->pile), state->pile);
  guint rolls[PURSER_STARFARERS_SUMS];

  purser_wrap_box_clear (self->facts);
  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    add_marker (self, i, state->holder[i]);
  adw_wrap_box_append (self->facts, purser_starfarers_fact_new ("purser-draw-card-symbolic", pile, title));
  for (guint i = 0; i < PURSER_STARFARERS_SUMS; i++)
    rolls[i] = state->n_rolls[i];
  purser_histogram_set_rolls (self->histogram, rolls);
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
  self->histogram = PURSER_HISTOGRAM (purser_histogram_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->facts));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->histogram));
  gtk_widget_add_css_class (box, "starfarers-board");
  adw_bin_set_child (ADW_BIN (self), box);
}
