// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-ledger-block.h"
#include "purser-player-mark.h"
#include "purser-preview-view.h"

/* The time after which it says that the consequences are still being worked out, in milliseconds. */
#define PATIENCE 500

/* The consequences of a change, before it is made: the balances that would change, or why it is refused. */
struct _PurserPreviewView
{
  AdwBin parent_instance;

  GtkLabel   *heading;
  GtkWidget  *spinner;
  GtkListBox *list;
  guint       timer;
};

G_DEFINE_FINAL_TYPE (PurserPreviewView, purser_preview_view, ADW_TYPE_BIN)

static void
purser_preview_view_dispose (GObject *object)
{
  g_clear_handle_id (&PURSER_PREVIEW_VIEW (object)->timer, g_source_remove);
  G_OBJECT_CLASS (purser_preview_view_parent_class)->dispose (object);
}

static void
purser_preview_view_class_init (PurserPreviewViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_preview_view_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-preview-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPreviewView, heading);
  gtk_widget_class_bind_template_child (widget_class, PurserPreviewView, spinner);
  gtk_widget_class_bind_template_child (widget_class, PurserPreviewView, list);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
}

static void
purser_preview_view_init (PurserPreviewView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_cb (gpointer data)
{
  PurserPreviewView *self = data;

  self->timer = 0;
  gtk_label_set_label (self->heading, _("Working out the consequences…"));
  gtk_widget_set_css_classes (GTK_WIDGET (self->heading), (const char *[]) { "heading", NULL });
  gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
  gtk_widget_set_visible (self->spinner, TRUE);
}

/* @waits: whether the consequences are being worked out; what was shown before stays for a moment */
void
purser_preview_view_set_waits (PurserPreviewView *self,
                               gboolean           waits)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (waits)
    self->timer = g_timeout_add_once (PATIENCE, show_cb, self);
  else if (gtk_widget_get_visible (self->spinner))
    gtk_label_set_label (self->heading, "");
  if (!waits)
    gtk_widget_set_visible (self->spinner, FALSE);
}

/* Returns the amounts before and after; for a hidden balance, only that it would change. */
static char *
dup_amounts (PurserPlay                *play,
             const PurserPreviewChange *change)
{
  g_autofree char *before = purser_format_amount (change->before);
  g_autofree char *after = purser_format_amount (change->after);

  if (purser_game_ui_hides (play, change->account))
    return g_strdup ("\u2022\u2022");
  /* Translators: a balance before a change, and after it */
  return g_strdup_printf (_("%s → %s"), before, after);
}

static GtkWidget *
row_new (PurserPlay                *play,
         const PurserPreviewChange *change)
{
  PurserSetup *setup = purser_play_get_setup (play);
  g_autofree char *text = dup_amounts (play, change);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *row = purser_action_row_new (purser_setup_get_name (setup, change->player),
                                          purser_game_ui_tell_account (play, change->account).title);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), purser_player_mark_new_for_seat (setup, change->player, 24));
  gtk_widget_set_css_classes (label, (const char *[]) { "numeric", "heading",
                                                        purser_game_ui_hides (play, change->account) ? "dim-label"
                                                        : change->after < change->before ? "loss" : "gain", NULL });
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

/* Returns what is said above the changes, of which there may be none. */
static const char *
get_heading (PurserPreview *preview)
{
  gboolean same = preview->changes->len == 0;

  if (preview->over_after && !preview->over_before)
    return same ? _("The play would be over.") : _("The play would be over, and these numbers would change:");
  if (preview->over_before && !preview->over_after)
    return same ? _("The play would go on.") : _("The play would go on, and these numbers would change:");
  return same ? "" : _("These numbers would change:");
}

/* Returns the heading that the ledger has above a move. */
static char *
dup_turn (PurserPlay *play,
          guint       n)
{
  g_autoptr (PurserEdits) none = purser_edits_new ();
  g_autofree gpointer state = purser_preview_dup_state (play, none, n);
  PurserTurn turn = purser_turn_new (play, state);
  const PurserMove *move = purser_history_get_move (purser_play_get_history (play), n);

  if (turn.set_up && move != NULL && !purser_move_rolls (move))
    turn = (PurserTurn) { .player = -1 };
  return purser_turn_dup_heading (&turn, play);
}

/* Names a move that prevents the change as the ledger does, which shows no numbers of records. */
static char *
dup_refusal (PurserPlay          *play,
             const PurserVerdict *verdict,
             guint                own)
{
  g_autofree char *told = purser_game_ui_dup_refusal (play, verdict->reason != NULL ? verdict->reason : verdict->text);
  g_autofree char *reason = verdict->reason != NULL ? purser_format_sentence (told) : NULL;
  g_autofree char *move = NULL;
  g_autofree char *turn = NULL;

  if (reason == NULL || verdict->n == own)
    return g_strdup_printf (_("This cannot be done: %s."), told);
  move = purser_game_ui_describe (play, verdict->n);
  turn = dup_turn (play, verdict->n);
  /* Translators: a later move, such as “Aoi bought the ship 7”; its turn, such as “Round 4 · Aoi”; and why, in a sentence */
  return g_strdup_printf (_("This cannot be done. “%s” (%s) would no longer be possible. %s."), move, turn, reason);
}

/* @preview: (nullable): the consequences; %NULL if the change is refused
 * @verdict: why it is refused
 * @own: the record of the edited move, which need not be named; 0 for none */
void
purser_preview_view_show (PurserPreviewView   *self,
                          PurserPlay          *play,
                          PurserPreview       *preview,
                          const PurserVerdict *verdict,
                          guint                own)
{
  g_autofree char *no = preview == NULL ? dup_refusal (play, verdict, own) : NULL;
  guint n_changes = preview != NULL ? preview->changes->len : 0;

  purser_preview_view_set_waits (self, FALSE);
  gtk_list_box_remove_all (self->list);
  gtk_label_set_label (self->heading, preview != NULL ? get_heading (preview) : no);
  gtk_widget_set_css_classes (GTK_WIDGET (self->heading), (const char *[]) { preview != NULL ? "heading" : "refusal", NULL });
  for (guint i = 0; i < n_changes; i++)
    gtk_list_box_append (self->list, row_new (play, &g_array_index (preview->changes, PurserPreviewChange, i)));
  if (preview != NULL && n_changes == 0)
    gtk_list_box_append (self->list, purser_action_row_new (_("No numbers would change."), NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->list), preview != NULL);
}

/* Says why nothing can be previewed yet. */
void
purser_preview_view_tell (PurserPreviewView *self,
                          const char        *problem)
{
  g_autofree char *text = g_strdup_printf (_("This cannot be done: %s."), problem);

  purser_preview_view_set_waits (self, FALSE);
  gtk_label_set_label (self->heading, text);
  gtk_widget_set_css_classes (GTK_WIDGET (self->heading), (const char *[]) { "refusal", NULL });
  gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
}
