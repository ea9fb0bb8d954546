// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-deferred-update.h"
#include "purser-game-ui.h"
#include "purser-ledger-dialog.h"
#include "purser-ledger-list.h"
#include "purser-ledger-model.h"
#include "purser-ledger-row.h"
#include "purser-line-breaks.h"

/* What happened, the newest first: a tap shows the entries of a block, a long press or the menu key edits it. */
struct _PurserLedgerList
{
  AdwBin parent_instance;

  PurserSession        *session;
  PurserLedgerModel    *model;
  PurserDeferredUpdate *update;
  GtkListView          *view;
  GtkStack             *stack;
  gboolean              was_over;
  guint                 n_records;
  /* The names that the players have given, as the rows show them; NULL if the game's sentences use none. */
  PurserValue          *learned;
};

G_DEFINE_FINAL_TYPE (PurserLedgerList, purser_ledger_list, ADW_TYPE_BIN)

static void
list_edit (PurserLedgerList  *self,
           PurserLedgerBlock *block)
{
  guint n = block != NULL && !purser_ledger_block_is_heading (block)
              ? purser_ledger_block_find_move (block, purser_session_get_play (self->session)) : 0;

  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.edit-entry", "u", n);
}

static PurserLedgerList *
row_get_list (GtkWidget *row)
{
  return PURSER_LEDGER_LIST (gtk_widget_get_ancestor (row, PURSER_TYPE_LEDGER_LIST));
}

/* Claims the gesture, as the press that opens the dialog is no click on the row. */
static void
pressed_long_cb (GtkGesture *gesture)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  list_edit (row_get_list (row), purser_ledger_row_get_block (PURSER_LEDGER_ROW (row)));
}

static void
row_add_gesture (GtkWidget  *row,
                 GtkGesture *gesture)
{
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_long_cb), NULL);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (gesture));
}

static void
row_setup_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item,
              PurserLedgerList         *self)
{
  GtkWidget *row = purser_ledger_row_new (purser_session_get_play (self->session),
                                          gtk_widget_get_pango_context (GTK_WIDGET (self->view)));
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), FALSE);
  row_add_gesture (row, secondary);
  row_add_gesture (row, hold);
  gtk_list_item_set_child (item, row);
  g_object_bind_property (row, "said", item, "accessible-label", G_BINDING_DEFAULT);
}

static void
row_bind_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             PurserLedgerList         *self)
{
  PurserLedgerBlock *block = gtk_list_item_get_item (item);
  PurserLedgerRow *row = PURSER_LEDGER_ROW (gtk_list_item_get_child (item));
  gboolean heading = purser_ledger_block_is_heading (block);

  purser_ledger_row_show (row, block);
  gtk_list_item_set_activatable (item, !heading);
  gtk_list_item_set_focusable (item, !heading);
}

static void
activated_cb (GtkListView      *view,
              guint             position,
              PurserLedgerList *self)
{
  g_autoptr (PurserLedgerBlock) block = NULL;

  /* The row was pressed after the play had changed, and before it showed that. */
  if (purser_deferred_update_hurry (self->update))
    return;
  block = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  adw_dialog_present (purser_ledger_dialog_new (self->session, block), GTK_WIDGET (self));
}

/* Edits the focused row; the focus is on the item that a list view puts round each row. */
static gboolean
menu_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   data)
{
  PurserLedgerList *self = PURSER_LEDGER_LIST (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->view));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  if (!PURSER_IS_LEDGER_ROW (row))
    return FALSE;
  list_edit (self, purser_ledger_row_get_block (PURSER_LEDGER_ROW (row)));
  return TRUE;
}

static gboolean
list_is_at_top (PurserLedgerList *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  return place == NULL || gtk_adjustment_get_value (place) < 1;
}

/* Returns whether the newest record is a new move, and no change or undo. */
static gboolean
list_has_new_move (PurserLedgerList *self)
{
  PurserHistory *history = purser_play_get_history (purser_session_get_play (self->session));
  guint before = self->n_records;

  self->n_records = purser_history_get_size (history);
  return self->n_records > before && purser_history_get_record (history, self->n_records)->kind == PURSER_RECORD_MOVE;
}

/* Scrolls to a new move: a list view keeps its top row in place, so that new rows would be out of sight above it. A player
 * who looked something up also continues the play with the next move; changes and undos do not scroll the list. */
static void
list_update (PurserLedgerList *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  gboolean went_on = list_has_new_move (self);

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "entries" : "empty");
  if (n > 0 && (went_on || list_is_at_top (self)))
    gtk_list_view_scroll_to (self->view, 0, GTK_LIST_SCROLL_NONE, NULL);
}

/* Remembers the names that the players have given, and returns whether they have changed. */
static gboolean
list_learn (PurserLedgerList *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autoptr (PurserValue) before = g_steal_pointer (&self->learned);

  if (purser_play_get_rules (play)->renames)
    self->learned = purser_value_ref (purser_play_get_learned (play));
  return before != NULL && !purser_value_equal (before, self->learned);
}

static void
list_fill (PurserLedgerList *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autoptr (GtkNoSelection) selection = NULL;

  self->was_over = purser_play_get_turn_info (play)->over;
  list_learn (self);
  self->model = purser_ledger_model_new (play);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  purser_game_ui_watch (play, G_CALLBACK (purser_ledger_model_tell_all), self->model);
}

static void
list_take_up (PurserLedgerList *self)
{
  gboolean over = purser_play_get_turn_info (purser_session_get_play (self->session))->over;
  gboolean renamed = list_learn (self);

  purser_ledger_model_update (self->model);
  if (over != self->was_over || renamed)
    purser_ledger_model_tell_all (self->model);
  self->was_over = over;
}

static void
list_run (PurserLedgerList *self)
{
  if (self->model == NULL)
    list_fill (self);
  else
    list_take_up (self);
  list_update (self);
}

/* A ledger has up to two hundred rows to show, so keys are handled between the change of a play and that of its ledger. */
static void
list_update_soon (PurserLedgerList *self)
{
  purser_deferred_update_ask_soon (self->update);
}

static void
purser_ledger_list_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_LEDGER_LIST (object)->update, purser_deferred_update_free);
  G_OBJECT_CLASS (purser_ledger_list_parent_class)->dispose (object);
}

static void
purser_ledger_list_finalize (GObject *object)
{
  PurserLedgerList *self = PURSER_LEDGER_LIST (object);

  g_clear_object (&self->session);
  g_clear_object (&self->model);
  g_clear_pointer (&self->learned, purser_value_unref);
  G_OBJECT_CLASS (purser_ledger_list_parent_class)->finalize (object);
}

static void
purser_ledger_list_class_init (PurserLedgerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_ledger_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_ledger_list_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-ledger-list.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLedgerList, view);
  gtk_widget_class_bind_template_child (widget_class, PurserLedgerList, stack);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_bind_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_cb, NULL);
}

static void
purser_ledger_list_init (PurserLedgerList *self)
{
  self->update = purser_deferred_update_new (GTK_WIDGET (self), (PurserDeferredUpdateFunc) list_run);
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_line_breaks_show_all (GTK_WIDGET (self->stack));
}

/* Shows what happened in a play; called once. */
void
purser_ledger_list_set_session (PurserLedgerList *self,
                                PurserSession    *session)
{
  self->session = g_object_ref (session);
  if (purser_history_get_size (purser_play_get_history (purser_session_get_play (session))) > 0)
    gtk_stack_set_visible_child_name (self->stack, "entries");
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (list_update_soon), self, G_CONNECT_SWAPPED);
  list_update_soon (self);
}
