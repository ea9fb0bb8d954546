// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"
#include "purser-refusal-bar.h"
#include "purser-score-pad-ask.h"
#include "purser-score-pad-cell.h"
#include "purser-score-pad-columns.h"
#include "purser-score-pad-setup.h"
#include "purser-score-pad-sheet.h"
#include "purser-score-pad-view.h"
#include "purser-sum-pad.h"

/* The breakpoints in the order of the template; a later one hides more than the earlier ones. */
enum {
  LOW,
  NARROW,
  SHORT,
  CRAMPED,
  LOWER,
  LOWEST,
  N_BREAKPOINTS
};

/* Replaces the prompt for the Score Pad: the sheet, and below it the entry for a score. */
struct _PurserScorePadView
{
  AdwBin parent_instance;

  PurserSession       *session;
  AdwBreakpoint       *breakpoints[N_BREAKPOINTS];
  PurserRefusalBar    *refusal_bar;
  PurserScorePadSheet *sheet;
  PurserSumPad        *pad;
  GtkWidget           *head;
  PurserPlayerMark    *mark;
  GtkLabel            *title;
  GtkWidget           *stop_button;
  GtkEventController  *page_keys; /* (nullable) (unowned): while the pad is shown */
  int                  breakpoint; /* -1 if there is room for everything */
};

G_DEFINE_FINAL_TYPE (PurserScorePadView, purser_score_pad_view, ADW_TYPE_BIN)

static PurserPlay *
view_get_play (PurserScorePadView *self)
{
  return purser_session_get_play (self->session);
}

static PurserSetup *
view_get_setup (PurserScorePadView *self)
{
  return purser_session_get_setup (self->session);
}

static const PurserScorePadState *
view_get_state (PurserScorePadView *self)
{
  return purser_play_get_state (view_get_play (self));
}

/* Returns what was entered for a cell, as it was typed: a sum stays a sum. It is empty for a hidden line, whose scores are not
 * shown again. */
static char *
view_dup_entered (PurserScorePadView *self,
                  int                 player,
                  int                 line)
{
  guint n = purser_score_pad_sheet_find_record (self->sheet, player, line);
  const PurserMove *move = n > 0 ? purser_history_get_move (purser_play_get_history (view_get_play (self)), n) : NULL;

  if (move == NULL || purser_score_pad_cell_is_hidden (view_get_state (self), line))
    return g_strdup ("");
  if (purser_move_get_text (move, "value") != NULL)
    return g_strdup (purser_move_get_text (move, "value"));
  return g_strdup_printf ("%" G_GINT64_FORMAT, purser_value_get_integer (purser_move_get (move, "value")));
}

static void
view_show_title (PurserScorePadView *self,
                 const char         *text)
{
  int player = purser_score_pad_sheet_get_player (self->sheet);

  gtk_widget_set_visible (GTK_WIDGET (self->mark), player >= 0);
  if (player >= 0)
    purser_player_mark_set_seat (self->mark, view_get_setup (self), player);
  purser_line_breaks_show (self->title, text);
  purser_sum_pad_set_name (self->pad, text);
}

static void
view_select (PurserScorePadView *self,
             int                 player,
             int                 line)
{
  g_autofree char *text = NULL;
  g_autofree char *entered = view_dup_entered (self, player, line);
  g_autofree char *name = purser_score_pad_cell_dup_name (view_get_setup (self), view_get_state (self), player, line);

  /* Announces the cell, as the entry keeps the focus while the cells change. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && (player != purser_score_pad_sheet_get_player (self->sheet) ||
                                                    line != purser_score_pad_sheet_get_line (self->sheet)))
    purser_announce (GTK_WIDGET (self), name);
  purser_score_pad_sheet_select (self->sheet, player, line);
  purser_session_set_asked (self->session, player);
  /* Translators: a player's name, then a category or a round */
  text = g_strdup_printf (_("%s: %s"), purser_setup_get_name (view_get_setup (self), player),
                          purser_score_pad_setup_get_line_title (view_get_setup (self), (guint) line));
  view_show_title (self, text);
  purser_sum_pad_set_text (self->pad, entered);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    purser_sum_pad_take_focus (self->pad);
}

/* Hides the head if there is hardly any height, as the marked cell shows what is entered. */
static void
view_update_head (PurserScorePadView *self)
{
  gtk_widget_set_visible (self->head, self->breakpoint < CRAMPED || !gtk_widget_get_visible (GTK_WIDGET (self->pad)));
}

/* Selects the cell that the rules ask for, or none once the play is over. */
static void
view_follow (PurserScorePadView *self)
{
  PurserPlay *play = view_get_play (self);
  int active = purser_play_get_turn_info (play)->active;
  int line = active >= 0 ? purser_score_pad_find_current (view_get_state (self)) : -1;

  gtk_widget_set_visible (GTK_WIDGET (self->pad), line >= 0);
  view_update_head (self);
  if (line >= 0)
    {
      view_select (self, active, line);
      return;
    }
  purser_score_pad_sheet_select (self->sheet, -1, -1);
  purser_session_set_asked (self->session, -1);
  view_show_title (self, purser_play_get_prompt (play)->text);
}

/* Returns the next player who has not left; if @empty, one who has not scored in the line; -1 for none. */
static int
view_find_next (PurserScorePadView *self,
                int                 player,
                int                 line,
                gboolean            empty)
{
  const PurserTurnInfo *turn = purser_play_get_turn_info (view_get_play (self));
  int n = (int) view_get_setup (self)->n_players;

  for (int i = 1; i < n; i++)
    {
      int next = (player + i) % n;

      if (!purser_turn_info_has_left (turn, next) && !(empty && view_get_state (self)->players[next].scored[line] == TRUE))
        return next;
    }
  return -1;
}

static void
stop_clicked_cb (PurserScorePadView *self)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("stop", -1);

  purser_session_enter (self->session, move);
}

/* Shows the button that ends the play, if there is room: the menu of the play can end it, too. */
static void
view_update_stop (PurserScorePadView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));

  gtk_widget_set_visible (self->stop_button, purser_prompt_find (prompt, "stop") != NULL && self->breakpoint != SHORT);
}

static void
view_update (PurserScorePadView *self)
{
  view_update_stop (self);
  view_follow (self);
}

static void
view_enter (PurserScorePadView *self)
{
  int player = purser_score_pad_sheet_get_player (self->sheet);
  int line = purser_score_pad_sheet_get_line (self->sheet);
  g_autoptr (PurserValue) move = purser_score_pad_score_new (view_get_setup (self), player, (guint) line);
  gint64 sum;
  int next;

  if (!purser_sum_pad_get_sum (self->pad, &sum))
    {
      purser_sum_pad_tell_why (self->pad);
      return;
    }
  purser_value_set_string (move, "value", purser_sum_pad_get_text (self->pad));
  if (!purser_session_enter (self->session, move) || purser_play_get_turn_info (view_get_play (self))->over)
    return;
  next = view_find_next (self, player, line, TRUE);
  if (next >= 0)
    view_select (self, next, line);
}

/* Enters the score; from one that is there already and untouched, it goes on to the next player. An empty entry in an empty cell
 * is not taken for 0: the user may not have typed yet. */
static void
entered_cb (PurserScorePadView *self)
{
  int player = purser_score_pad_sheet_get_player (self->sheet);
  int line = purser_score_pad_sheet_get_line (self->sheet);
  int next;

  if (player < 0)
    return;
  next = view_find_next (self, player, line, FALSE);
  if (!purser_sum_pad_is_untouched (self->pad) || purser_score_pad_cell_is_empty (view_get_state (self), player, line))
    view_enter (self);
  else if (next >= 0)
    view_select (self, next, line);
}

/* Shows the formula of a computed line, in which nothing can be entered. */
static void
view_tell_formula (PurserScorePadView *self,
                   int                 line)
{
  /* Translators: the name of a category, and its formula */
  g_autofree char *text = g_strdup_printf (_("%s = %s"),
                                           purser_score_pad_setup_get_line_title (view_get_setup (self), (guint) line),
                                           purser_score_pad_columns_get_formula (view_get_setup (self), (guint) line));

  purser_line_breaks_show (self->title, text);
  purser_announce (GTK_WIDGET (self), text);
}

/* A tap on a score enters it anew; once the play is over, it changes the move of the score. */
static void
cell_activated_cb (PurserScorePadView *self,
                   int                 player,
                   int                 line)
{
  guint n = purser_score_pad_sheet_find_record (self->sheet, player, line);

  if (view_get_state (self)->computed[line])
    view_tell_formula (self, line);
  else if (!purser_play_get_turn_info (view_get_play (self))->over)
    view_select (self, player, line);
  else if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.edit-entry", "u", n);
}

static void
view_move (PurserScorePadView *self,
           int                 right,
           int                 down)
{
  int player = purser_score_pad_sheet_get_player (self->sheet) + right;
  int line = purser_score_pad_sheet_get_line (self->sheet) + down;

  while (down != 0 && line >= 0 && line < (int) purser_score_pad_sheet_count_lines (self->sheet) &&
         view_get_state (self)->computed[line])
    line += down;

  if (player >= 0 && player < (int) view_get_setup (self)->n_players && line >= 0 &&
      line < (int) purser_score_pad_sheet_count_lines (self->sheet))
    view_select (self, player, line);
}

/* Undoes and redoes scores; the entry would use these keys for its text. */
static gboolean
view_press_control (PurserScorePadView *self,
                    guint               keyval,
                    GdkModifierType     modifiers)
{
  gboolean redo = keyval == GDK_KEY_y || keyval == GDK_KEY_Z || (modifiers & GDK_SHIFT_MASK) != 0;

  if ((modifiers & GDK_CONTROL_MASK) == 0 || (keyval != GDK_KEY_y && gdk_keyval_to_lower (keyval) != GDK_KEY_z))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), redo ? "table.redo" : "table.undo", NULL);
  return GDK_EVENT_STOP;
}

/* Up and down go from line to line; left and right go from player to player, unless they move the cursor in typed text. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                PurserScorePadView    *self)
{
  gboolean typing = !purser_sum_pad_is_untouched (self->pad) && *purser_sum_pad_get_text (self->pad) != '\0';
  int forward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return view_press_control (self, keyval, modifiers);
  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_Down)
    view_move (self, 0, keyval == GDK_KEY_Up ? -1 : 1);
  else if (typing && keyval == GDK_KEY_Escape)
    purser_sum_pad_set_text (self->pad, "");
  else if (!typing && (keyval == GDK_KEY_Left || keyval == GDK_KEY_Right))
    view_move (self, keyval == GDK_KEY_Left ? -forward : forward, 0);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* Takes a digit that no other widget on the page handles as a score, as when the focus is on the button of a closed menu. */
static gboolean
page_key_pressed_cb (GtkEventControllerKey *controller,
                     guint                  keyval,
                     guint                  keycode,
                     GdkModifierType        modifiers,
                     PurserScorePadView    *self)
{
  guint32 character = gdk_keyval_to_unicode (keyval);
  char text[] = { (char) character, '\0' };
  gboolean figure = character < 128 && (g_ascii_isdigit (*text) || *text == '-' || *text == '(');

  if (!figure || !gtk_widget_get_mapped (GTK_WIDGET (self->pad)) ||
      (modifiers & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  purser_sum_pad_begin (self->pad, text);
  return GDK_EVENT_STOP;
}

static void
view_listen_to_page (PurserScorePadView *self)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_PAGE);

  if (page == NULL)
    return;
  self->page_keys = gtk_event_controller_key_new ();
  g_signal_connect (self->page_keys, "key-pressed", G_CALLBACK (page_key_pressed_cb), self);
  gtk_widget_add_controller (page, self->page_keys);
}

static void
purser_score_pad_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (purser_score_pad_view_parent_class)->map (widget);
  purser_sum_pad_take_focus (PURSER_SCORE_PAD_VIEW (widget)->pad);
  view_listen_to_page (PURSER_SCORE_PAD_VIEW (widget));
}

static void
purser_score_pad_view_unmap (GtkWidget *widget)
{
  PurserScorePadView *self = PURSER_SCORE_PAD_VIEW (widget);

  if (self->page_keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->page_keys), self->page_keys);
  self->page_keys = NULL;
  GTK_WIDGET_CLASS (purser_score_pad_view_parent_class)->unmap (widget);
}

static void
purser_score_pad_view_dispose (GObject *object)
{
  g_clear_object (&PURSER_SCORE_PAD_VIEW (object)->session);
  G_OBJECT_CLASS (purser_score_pad_view_parent_class)->dispose (object);
}

/* If number keys are shown where there is little room, they take it from the totals; the names and a row stay. */
static void
view_update_room (PurserScorePadView *self)
{
  static const PurserScorePadSheetRoom rooms[N_BREAKPOINTS] = {
    [LOW] = PURSER_SCORE_PAD_SHEET_RANKS,
    [NARROW] = PURSER_SCORE_PAD_SHEET_MARKS,
    [SHORT] = PURSER_SCORE_PAD_SHEET_RANKS,
    [CRAMPED] = PURSER_SCORE_PAD_SHEET_RANKS,
    [LOWER] = PURSER_SCORE_PAD_SHEET_TOTALS,
    [LOWEST] = PURSER_SCORE_PAD_SHEET_CELLS,
  };
  gboolean keys = gtk_widget_get_visible (purser_sum_pad_get_keys (self->pad));

  if (self->breakpoint < 0)
    purser_score_pad_sheet_set_room (self->sheet, PURSER_SCORE_PAD_SHEET_ALL);
  else
    purser_score_pad_sheet_set_room (self->sheet, keys ? PURSER_SCORE_PAD_SHEET_CELLS : rooms[self->breakpoint]);
}

static void
breakpoint_cb (PurserScorePadView *self,
               GParamSpec         *pspec,
               AdwBreakpointBin   *bin)
{
  AdwBreakpoint *current = adw_breakpoint_bin_get_current_breakpoint (bin);

  self->breakpoint = -1;
  for (int i = 0; i < N_BREAKPOINTS; i++)
    if (self->breakpoints[i] == current)
      self->breakpoint = i;
  view_update_room (self);
  view_update_head (self);
  view_update_stop (self);
}

static void
purser_score_pad_view_class_init (PurserScorePadViewClass *klass)
{
  static const char *const breakpoints[N_BREAKPOINTS] = { "low", "narrow", "short", "cramped", "lower", "lowest" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_score_pad_view_dispose;
  widget_class->map = purser_score_pad_view_map;
  widget_class->unmap = purser_score_pad_view_unmap;
  g_type_ensure (PURSER_TYPE_PLAYER_MARK);
  g_type_ensure (PURSER_TYPE_REFUSAL_BAR);
  g_type_ensure (PURSER_TYPE_SCORE_PAD_SHEET);
  g_type_ensure (PURSER_TYPE_SUM_PAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/score-pad/ui/purser-score-pad-view.ui");
  for (guint i = 0; i < N_BREAKPOINTS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, breakpoints[i], FALSE,
                                               (gssize) G_STRUCT_OFFSET (PurserScorePadView, breakpoints[i]));
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadView, refusal_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadView, sheet);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadView, pad);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadView, head);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadView, mark);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadView, title);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadView, stop_button);
  gtk_widget_class_bind_template_callback (widget_class, breakpoint_cb);
  gtk_widget_class_bind_template_callback (widget_class, cell_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_clicked_cb);
}

static void
purser_score_pad_view_init (PurserScorePadView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->breakpoint = -1;
  for (guint i = 0; i < N_BREAKPOINTS; i++)
    adw_breakpoint_add_setters (self->breakpoints[i], G_OBJECT (purser_sum_pad_get_keys (self->pad)), "visible", FALSE, NULL);
  g_signal_connect_object (purser_sum_pad_get_keys (self->pad), "notify::visible", G_CALLBACK (view_update_room), self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (purser_sum_pad_get_entry (self->pad), keys);
}

/* Returns: (transfer floating): a sheet to write scores on */
GtkWidget *
purser_score_pad_view_new (PurserSession *session)
{
  PurserScorePadView *self = g_object_new (PURSER_TYPE_SCORE_PAD_VIEW, NULL);

  self->session = g_object_ref (session);
  purser_refusal_bar_set_session (self->refusal_bar, session);
  purser_score_pad_sheet_set_session (self->sheet, session);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (view_update), self, G_CONNECT_SWAPPED);
  view_update_room (self);
  view_update (self);
  return GTK_WIDGET (self);
}
