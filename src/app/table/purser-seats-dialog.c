// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"
#include "purser-preview-view.h"
#include "purser-rehearsal.h"
#include "purser-reseat.h"
#include "purser-seats-dialog.h"
#include "purser-wrap-box.h"

/* Corrects the seats and the start player of a play that has begun. The new balances are shown first, and one undo takes
 * the correction back. A preview replays the whole play, which a thread does. */
struct _PurserSeatsDialog
{
  AdwDialog parent_instance;

  PurserSession     *session;
  /* The old seat of the player at each new one. */
  int                order[PURSER_MAX_PLAYERS];
  int                starter;
  int                began; /* the starter so far */
  gboolean           can_start;
  GtkListBox        *list;
  GtkWidget         *turns_group;
  GtkCheckButton    *named;
  PurserPreviewView *preview;
  GtkWidget         *button;
  guint              idle;
  PurserRehearsal   *rehearsal;
  /* (nullable): what the button enters, once what comes of it is shown. */
  PurserValue       *record;
  /* Whether the button was pressed before that. */
  gboolean           pressed;
};

/* A correction, and what comes of it. */
typedef struct {
  int            order[PURSER_MAX_PLAYERS];
  int            starter;
  PurserTurns    turns;
  PurserValue   *record;
  PurserPreview *preview;
  PurserVerdict  verdict;
} Correction;

G_DEFINE_FINAL_TYPE (PurserSeatsDialog, purser_seats_dialog, ADW_TYPE_DIALOG)

static PurserPlay *
seats_get_play (PurserSeatsDialog *self)
{
  return purser_session_get_play (self->session);
}

static PurserSetup *
seats_get_setup (PurserSeatsDialog *self)
{
  return purser_play_get_setup (seats_get_play (self));
}

static gboolean
seats_are_same (PurserSeatsDialog *self)
{
  for (guint i = 0; i < seats_get_setup (self)->n_players; i++)
    if (self->order[i] != (int) i)
      return FALSE;
  return self->starter == self->began;
}

static void
correction_free (gpointer data)
{
  Correction *self = data;

  g_clear_pointer (&self->record, purser_value_unref);
  g_clear_pointer (&self->preview, purser_preview_free);
  purser_verdict_clear (&self->verdict);
  g_free (self);
}

static void
rehearse (PurserPlay *copy,
          gpointer    data)
{
  Correction *self = data;

  self->record = purser_reseat_make_record (copy, self->order, self->starter, self->turns);
  self->preview = purser_reseat_preview (copy, self->order, self->record, &self->verdict);
}

static void seats_enter (PurserSeatsDialog *self);

static void
rehearsed_cb (gpointer owner,
              gpointer data)
{
  PurserSeatsDialog *self = owner;
  Correction *correction = data;
  gboolean possible = correction->preview != NULL;
  gboolean pressed = self->pressed;

  purser_preview_view_show (self->preview, seats_get_play (self), correction->preview, &correction->verdict, 0);
  gtk_widget_set_sensitive (self->button, possible);
  self->record = g_steal_pointer (&correction->record);
  self->pressed = FALSE;
  if (pressed && possible)
    seats_enter (self);
}

static void
seats_rehearse (PurserSeatsDialog *self)
{
  Correction *correction = g_new0 (Correction, 1);

  memcpy (correction->order, self->order, sizeof self->order);
  correction->starter = self->starter;
  correction->turns = gtk_check_button_get_active (self->named) ? PURSER_TURNS_AS_NAMED : PURSER_TURNS_IN_ORDER;
  purser_preview_view_set_waits (self->preview, TRUE);
  purser_rehearsal_try (self->rehearsal, seats_get_play (self), correction);
}

static void
seats_update (PurserSeatsDialog *self)
{
  gboolean same = seats_are_same (self);

  purser_preview_view_set_waits (self->preview, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), !same);
  gtk_widget_set_visible (self->turns_group, !same && purser_reseat_has_turns (seats_get_play (self)));
  if (same)
    gtk_widget_set_sensitive (self->button, FALSE);
  else
    seats_rehearse (self);
}

static void
idle_cb (gpointer data)
{
  PurserSeatsDialog *self = data;

  self->idle = 0;
  seats_update (self);
}

/* All changes of one moment share one preview. */
static void
seats_update_soon (PurserSeatsDialog *self)
{
  purser_rehearsal_forget (self->rehearsal);
  g_clear_pointer (&self->record, purser_value_unref);
  self->pressed = FALSE;
  if (self->idle == 0)
    self->idle = g_idle_add_once (idle_cb, self);
}

/* ---- Who sits where ---- */

static void seats_show (PurserSeatsDialog *self,
                        guint              seat,
                        int                by);

static void
move_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  PurserSeatsDialog *self = PURSER_SEATS_DIALOG (widget);
  guint seat;
  int by, moved;

  g_variant_get (parameter, "(ui)", &seat, &by);
  moved = self->order[seat];
  self->order[seat] = self->order[(int) seat + by];
  self->order[(int) seat + by] = moved;
  seats_show (self, (guint) ((int) seat + by), by);
  seats_update_soon (self);
}

static void
starter_toggled_cb (PurserSeatsDialog *self,
                    GtkCheckButton    *check)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (check), GTK_TYPE_LIST_BOX_ROW);

  if (!gtk_check_button_get_active (check))
    return;
  self->starter = self->order[gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))];
  seats_update_soon (self);
}

static GtkWidget *
move_button_new (const char *icon,
                 char       *name,
                 guint       seat,
                 int         by,
                 gboolean    possible)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *tip = name;

  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tip);
  /* An action sets the sensitivity of its button, so an impossible move has none. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ui)", seat, by);
  if (possible)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "seats.move");
  else
    gtk_widget_set_sensitive (button, FALSE);
  return button;
}

static GtkWidget *
starter_check_new (PurserSeatsDialog *self,
                   int                player,
                   GtkWidget         *group)
{
  GtkWidget *check = gtk_check_button_new_with_label (_("Start player"));
  /* Translators: a player's name: who begins the play */
  g_autofree char *name = g_strdup_printf (_("%s as start player"), purser_setup_get_name (seats_get_setup (self), player));

  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (group));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), player == self->starter);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_size_request (check, 44, 44);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (starter_toggled_cb), self);
  return check;
}

static GtkWidget *
who_new (PurserSetup *setup,
         int          player)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (NULL);

  purser_label_let_break (label);
  purser_line_breaks_show (GTK_LABEL (label), setup->seats[player].full_name);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, player, 28));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* Makes the buttons in reading order: who begins, up, down. */
static GtkWidget *
buttons_new (PurserSeatsDialog *self,
             guint              seat,
             GtkWidget        **group)
{
  PurserSetup *setup = seats_get_setup (self);
  const char *name = purser_setup_get_name (setup, self->order[seat]);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (self->can_start)
    {
      *group = starter_check_new (self, self->order[seat], *group);
      gtk_box_append (GTK_BOX (box), *group);
    }
  /* Translators: a player's name: a button that lets the player sit one seat earlier */
  gtk_box_append (GTK_BOX (box), move_button_new ("go-up-symbolic", g_strdup_printf (_("Move %s Up"), name), seat, -1, seat > 0));
  /* Translators: a player's name: a button that lets the player sit one seat later */
  gtk_box_append (GTK_BOX (box), move_button_new ("go-down-symbolic", g_strdup_printf (_("Move %s Down"), name),
                                                  seat, 1, seat + 1 < setup->n_players));
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  return box;
}

/* Makes a row whose buttons wrap below a long name on a phone. */
static GtkWidget *
row_new (PurserSeatsDialog *self,
         guint              seat,
         GtkWidget        **group)
{
  GtkWidget *row = gtk_list_box_row_new ();
  AdwWrapBox *box = ADW_WRAP_BOX (purser_wrap_box_new (6, 0));

  adw_wrap_box_set_justify (box, ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (box, TRUE);
  adw_wrap_box_append (box, who_new (seats_get_setup (self), self->order[seat]));
  adw_wrap_box_append (box, buttons_new (self, seat, group));
  g_object_set (box, "margin-start", 12, "margin-end", 6, "margin-top", 6, "margin-bottom", 6, NULL);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), GTK_WIDGET (box));
  return row;
}

/* Focuses the button that moved the player, so that the same key moves the player on. */
static void
row_focus (GtkListBoxRow *row,
           int            by)
{
  GtkWidget *last = gtk_widget_get_last_child (gtk_widget_get_last_child (gtk_list_box_row_get_child (row)));
  GtkWidget *button = by < 0 ? gtk_widget_get_prev_sibling (last) : last;

  gtk_widget_grab_focus (gtk_widget_get_sensitive (button) ? button
                         : by < 0                          ? last
                                                           : gtk_widget_get_prev_sibling (last));
}

static void
seats_show (PurserSeatsDialog *self,
            guint              seat,
            int                by)
{
  GtkWidget *group = NULL;

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < seats_get_setup (self)->n_players; i++)
    gtk_list_box_append (self->list, row_new (self, i, &group));
  if (by != 0)
    row_focus (gtk_list_box_get_row_at_index (self->list, (int) seat), by);
}

/* ---- The dialog ---- */

static void
seats_enter (PurserSeatsDialog *self)
{
  g_autoptr (PurserSession) session = g_object_ref (self->session);
  g_autoptr (PurserValue) record = g_steal_pointer (&self->record);

  adw_dialog_close (ADW_DIALOG (self));
  purser_session_reseat (session, record);
}

/* Who presses the button at once after a change need not wait, but what comes of it must be known. */
static void
clicked_cb (PurserSeatsDialog *self)
{
  if (self->record == NULL)
    self->pressed = TRUE;
  else
    seats_enter (self);
}

/* Closing takes a moment, in which nothing is made any more. */
static void
closed_cb (PurserSeatsDialog *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  purser_rehearsal_forget (self->rehearsal);
}

static void
purser_seats_dialog_dispose (GObject *object)
{
  PurserSeatsDialog *self = PURSER_SEATS_DIALOG (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->rehearsal, purser_rehearsal_end);
  g_clear_pointer (&self->record, purser_value_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (purser_seats_dialog_parent_class)->dispose (object);
}

static void
purser_seats_dialog_class_init (PurserSeatsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_seats_dialog_dispose;
  gtk_widget_class_install_action (widget_class, "seats.move", "(ui)", move_activated);
  g_type_ensure (PURSER_TYPE_PREVIEW_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-seats-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSeatsDialog, list);
  gtk_widget_class_bind_template_child (widget_class, PurserSeatsDialog, turns_group);
  gtk_widget_class_bind_template_child (widget_class, PurserSeatsDialog, named);
  gtk_widget_class_bind_template_child (widget_class, PurserSeatsDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, PurserSeatsDialog, button);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, seats_update_soon);
}

static void
purser_seats_dialog_init (PurserSeatsDialog *self)
{
  self->rehearsal = purser_rehearsal_new (rehearse, correction_free, rehearsed_cb, self);
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_line_breaks_show_all (adw_dialog_get_child (ADW_DIALOG (self)));
}

AdwDialog *
purser_seats_dialog_new (PurserSession *session)
{
  PurserSeatsDialog *self = g_object_new (PURSER_TYPE_SEATS_DIALOG, NULL);

  self->session = g_object_ref (session);
  for (int i = 0; i < PURSER_MAX_PLAYERS; i++)
    self->order[i] = i;
  self->began = purser_reseat_find_starter (seats_get_play (self));
  self->starter = self->began;
  self->can_start = purser_reseat_can_start (seats_get_play (self));
  seats_show (self, 0, 0);
  seats_update (self);
  return ADW_DIALOG (self);
}
