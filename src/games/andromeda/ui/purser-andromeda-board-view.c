// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-titles.h"
#include "purser-andromeda-types.h"
#include "purser-board-marks.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* What a player has besides the planets: the two tracks, bonus cards and transport cards. */
struct _PurserAndromedaBoardView
{
  PurserBoard parent_instance;

  GtkBox     *tracks;
  AdwWrapBox *facts;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaBoardView, purser_andromeda_board_view, PURSER_TYPE_BOARD)

static GtkWidget *
track_new (const PurserAndromedaState  *state,
           const PurserAndromedaPlayer *player,
           guint                        track)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  const char *title = purser_andromeda_get_track_title (track);
  GtkWidget *label = gtk_label_new (title);
  /* Translators: one of the two tracks, the step reached */
  g_autofree char *name = g_strdup_printf (_("%s: level %d"), title, player->tracks[track]);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (box), label);
  for (int step = 0; step <= PURSER_ANDROMEDA_STEPS; step++)
    gtk_box_append (GTK_BOX (box), purser_step_mark_new (state->printed.worth[track][step], step < player->tracks[track],
                                                         step == player->tracks[track]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  purser_set_tooltip (box, track == PURSER_ANDROMEDA_SHIP ? _("The hand limit of each level")
                                                                   : _("The points of each level"));
  return box;
}

static void
view_add_bonus (PurserAndromedaBoardView    *self,
                const PurserAndromedaState  *state,
                const PurserAndromedaPlayer *player)
{
  for (guint kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    {
      int count = player->bonus[kind];
      const char *title = purser_andromeda_get_bonus_title (kind);
      g_autofree char *text = g_strdup_printf ("%s %d", title, count);
      g_autofree char *name = g_strdup_printf (ngettext ("%d bonus card, %s, worth %d at the end",
                                                         "%d bonus cards, %s, worth %d at the end", (gulong) count),
                                               count, purser_andromeda_get_bonus_word (kind),
                                               count * state->printed.bonus_points[kind]);

      if (count > 0)
        adw_wrap_box_append (self->facts, purser_fact_mark_new ("purser-bonus-card-symbolic", text, name));
    }
}

static void
purser_andromeda_board_view_update (PurserBoard *board)
{
  PurserAndromedaBoardView *self = PURSER_ANDROMEDA_BOARD_VIEW (board);
  const PurserAndromedaState *state = purser_play_get_state (purser_session_get_play (purser_board_get_session (board)));
  const PurserAndromedaPlayer *player = &state->players[purser_board_get_player (board)];
  g_autofree char *count = g_strdup_printf ("%d", player->transport);
  g_autofree char *name = g_strdup_printf (ngettext ("%d transport card left", "%d transport cards left",
                                                     (gulong) player->transport), player->transport);

  purser_box_clear (self->tracks);
  for (guint track = 0; track < PURSER_ANDROMEDA_TRACKS; track++)
    gtk_box_append (self->tracks, track_new (state, player, track));
  purser_wrap_box_clear (self->facts);
  adw_wrap_box_append (self->facts, purser_fact_mark_new ("purser-ship-symbolic", count, name));
  view_add_bonus (self, state, player);
}

static void
purser_andromeda_board_view_class_init (PurserAndromedaBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_BOARD_CLASS (klass)->update = purser_andromeda_board_view_update;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-board-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaBoardView, tracks);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaBoardView, facts);
}

static void
purser_andromeda_board_view_init (PurserAndromedaBoardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
