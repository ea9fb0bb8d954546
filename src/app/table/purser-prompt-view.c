// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-answers-box.h"
#include "purser-deferred-update.h"
#include "purser-frozen-bin.h"
#include "purser-form-head.h"
#include "purser-move-form.h"
#include "purser-open-choice.h"
#include "purser-paid-line.h"
#include "purser-payouts.h"
#include "purser-press-guard.h"
#include "purser-prompt-head.h"
#include "purser-prompt-view.h"
#include "purser-roll-pad.h"
#include "purser-widget.h"

/* The prompt and every answer to it. Made from the prompt alone: nothing here knows any game. */
struct _PurserPromptView
{
  AdwBin parent_instance;

  PurserSession        *session;
  PurserDeferredUpdate *deferred_update;
  PurserDicePad        *roll_pad;
  PurserDicePad        *next_roll_pad; /* of the next turn, beside the answers of the present one */
  PurserPayouts        *payouts;
  GtkWidget            *form;
  PurserAnswersBox     *answers;
  PurserFrozenBin      *frozen_bin;
  PurserFrozenBin      *lower_frozen_bin;
  PurserPromptHead     *head;
  GtkBox               *box;
  GtkBox               *lower_box;
  PurserScene          *scene;
  PurserNextStep       *next_step;
  GPtrArray            *answered;
  gboolean              compact;

  /* The kind and player of the last prompt, and whether it said what to do first. */
  const char           *kind;
  int                   player;
  gboolean              helped;
  PurserPressGuard     *guard;
};

enum {
  PROP_COMPACT = 1
};

G_DEFINE_FINAL_TYPE (PurserPromptView, purser_prompt_view, ADW_TYPE_BIN)

static void view_show_form (PurserPromptView   *self,
                            const PurserChoice *choice,
                            gboolean            first);

static PurserPlay *
view_get_play (PurserPromptView *self)
{
  return purser_session_get_play (self->session);
}

static void
view_add_dice (PurserPromptView   *self,
               const PurserChoice *choice)
{
  self->roll_pad = purser_roll_pad_new (self->session, choice);
  /* Beside the payouts, a heading says what the dice are for. */
  if (self->payouts != NULL)
    gtk_box_append (self->box, purser_form_head_new (self->session, choice->label, -1));
  gtk_box_append (self->box, GTK_WIDGET (self->roll_pad));
}

/* Focuses the prompt, as the focused widget was removed with the last one. The prompt takes the focus as a whole, so that
 * digits and Enter work, unless there is something to type. A dialog above it keeps the focus, or Esc would not reach it. */
static void
view_take_focus (PurserPromptView *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || purser_is_covered (GTK_WIDGET (self)))
    return;
  if (self->form != NULL && gtk_widget_get_focus_child (self->form) != NULL)
    return;
  if (self->form == NULL || !gtk_widget_child_focus (self->form, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
form_submitted_cb (PurserMoveForm   *form,
                   PurserPromptView *self)
{
  g_autoptr (PurserValue) move = purser_move_form_dup_move (form);

  purser_session_enter (self->session, move);
}

/* Forgets a refusal, as the form no longer holds the refused move, which must not be recorded in its place. */
static void
form_changed_cb (PurserPromptView *self)
{
  if (purser_session_get_refusal (self->session) != NULL)
    purser_session_forget_refusal (self->session);
}

static void
view_pick (PurserPromptView   *self,
           const PurserChoice *choice)
{
  if (choice->complete)
    {
      purser_session_enter (self->session, choice->move);
      return;
    }
  purser_press_guard_renew (self->guard);
  if (purser_scene_begin (self->scene, choice))
    return;
  view_show_form (self, choice, TRUE);
  purser_move_form_let_cancel (PURSER_MOVE_FORM (gtk_widget_get_last_child (self->form)));
}

/* Shows a form. One that the player opened comes first, so that it is in sight, and so does the only thing that is asked
 * for; one that opens by itself beside other answers comes last. */
static void
view_show_form (PurserPromptView   *self,
                const PurserChoice *choice,
                gboolean            first)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *form = purser_move_form_new_for_choice (view_get_play (self), choice);
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));

  if (self->form != NULL)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->form)), self->form);
  /* The answer whose form is open needs no button; the others do. */
  purser_answers_box_hide (self->answers, choice);
  self->form = box;
  if (choice->player >= 0 && (choice->player != prompt->player || purser_prompt_asks_several (prompt, choice)))
    gtk_box_append (GTK_BOX (box), purser_form_head_new (self->session, NULL, choice->player));
  else if (choice->heading != NULL)
    gtk_box_append (GTK_BOX (box), purser_form_head_new (self->session, choice->heading, -1));
  gtk_box_append (GTK_BOX (box), form);
  gtk_widget_add_css_class (box, "form");
  g_signal_connect_object (form, "changed", G_CALLBACK (form_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (form, "submitted", G_CALLBACK (form_submitted_cb), self);
  g_signal_connect_object (form, "cancelled", G_CALLBACK (purser_prompt_view_clear), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (GTK_WIDGET (self->box), TRUE);
  if (first)
    gtk_box_prepend (self->box, box);
  else
    gtk_box_append (self->box, box);
  view_take_focus (self);
}

/* Returns whether all payouts are answered on the table itself, so that they are not asked twice. */
static gboolean
view_lies_on_table (PurserPromptView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (purser_choice_is_payout (prompt, choice) && !purser_scene_shows (self->scene, choice))
        return FALSE;
    }
  return TRUE;
}

static void
view_add_payouts (PurserPromptView *self)
{
  GtkWidget *payouts = view_lies_on_table (self) ? NULL : purser_payouts_new (self->session);
  GtkWidget *shown = payouts != NULL ? payouts : purser_paid_line_new (view_get_play (self));

  self->payouts = PURSER_PAYOUTS (payouts);
  if (payouts != NULL)
    purser_payouts_set_compact (self->payouts, self->compact);
  if (shown != NULL)
    gtk_box_append (self->box, shown);
  if (shown != NULL && payouts == NULL)
    g_signal_emit_by_name (self, "paid", shown);
}

/* ---- The dice, the way on, and the short list ---- */

static void
view_find_dice (PurserPromptView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));

  for (guint i = 0; i < prompt->choices->len && self->roll_pad == NULL; i++)
    if (purser_choice_asks_dice (view_get_play (self), g_ptr_array_index (prompt->choices, i)))
      view_add_dice (self, g_ptr_array_index (prompt->choices, i));
}

/* Lists the answers that are neither on the table nor asked elsewhere. */
static GPtrArray *
view_list_rest (PurserPromptView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (view_get_play (self)));
  GPtrArray *rest = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_choice_unref);

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);
      const char *verb = purser_value_get_string_of (choice->move, "move");

      if (choice->first == NULL && !purser_choice_is_payout (prompt, choice) &&
          !(choice->complete && purser_game_ui_covers (ui, verb)) &&
          !(self->roll_pad != NULL && purser_choice_asks_dice (view_get_play (self), choice)) &&
          !purser_scene_shows (self->scene, choice))
        g_ptr_array_add (rest, purser_choice_ref (choice));
    }
  return rest;
}

static void
view_offer_next (PurserPromptView *self,
                 GPtrArray        *rest)
{
  const PurserChoice *next = purser_choice_find_next (rest, purser_play_get_prompt (view_get_play (self))->player);

  if (self->payouts != NULL)
    purser_next_step_offer_label (self->next_step, purser_payouts_pay (self->payouts) ? _("_Pay Everybody")
                                                                                       : _("_Confirm All"));
  else if (next != NULL)
    {
      purser_next_step_offer (self->next_step, view_get_play (self), next);
      g_ptr_array_remove (rest, (gpointer) next);
    }
}

static void
view_add_answers (PurserPromptView *self)
{
  g_autoptr (GPtrArray) rest = view_list_rest (self);
  GtkWidget *next_roll = purser_roll_pad_new_next (self->session);

  self->next_roll_pad = next_roll != NULL ? PURSER_DICE_PAD (gtk_widget_get_last_child (next_roll)) : NULL;
  view_offer_next (self, rest);
  self->answers = PURSER_ANSWERS_BOX (purser_answers_box_new (self->session, rest));
  g_signal_connect_object (self->answers, "picked", G_CALLBACK (view_pick), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->lower_box, GTK_WIDGET (self->answers));
  gtk_widget_set_visible (GTK_WIDGET (self->lower_frozen_bin), TRUE);
  if (next_roll != NULL)
    gtk_box_append (self->lower_box, next_roll);
  else
    g_object_bind_property (self->answers, "visible", self->lower_frozen_bin, "visible", G_BINDING_SYNC_CREATE);
}

/* Opens the form of an answer at once if neither dice nor payouts are asked for beside it and the table does not show it. */
static void
view_open_form (PurserPromptView *self)
{
  gboolean alone;
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));
  const PurserChoice *choice = purser_open_choice_find (prompt, &alone);

  if (choice != NULL && self->roll_pad == NULL && self->payouts == NULL &&
      (alone || purser_scene_get_surface (self->scene) == NULL) && !purser_scene_shows (self->scene, choice))
    view_show_form (self, choice, alone || purser_prompt_asks_several (prompt, choice));
}

/* Guards a changed question against presses meant for the last one. A player who takes two ore from the supply gets the
 * same question twice and may press quickly; a line below the question that says what to do first counts as a change, too. */
static void
view_guard (PurserPromptView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));
  gboolean helped = strchr (prompt->text, '\n') != NULL;

  if (g_strcmp0 (prompt->kind, self->kind) != 0 || prompt->player != self->player || helped != self->helped)
    purser_press_guard_renew (self->guard);
  self->helped = helped;
  self->kind = prompt->kind;
  self->player = prompt->player;
}

/* Scrolls to the beginning of a question, however far the last one was scrolled. */
static void
view_scroll_up (PurserPromptView *self)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  if (window != NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window)), 0);
}

static void
view_clear_box (PurserPromptView *self,
                GtkBox           *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    {
      g_ptr_array_add (self->answered, g_object_ref (child));
      gtk_box_remove (box, child);
    }
}

/* Removes everything that was asked. The widgets are disposed of later, when the next question is made. */
static void
view_clear (PurserPromptView *self)
{
  view_clear_box (self, self->box);
  view_clear_box (self, self->lower_box);
  purser_next_step_clear (self->next_step);
  self->roll_pad = NULL;
  self->next_roll_pad = NULL;
  self->payouts = NULL;
  self->form = NULL;
}

static void
view_rebuild (PurserPromptView *self)
{
  view_clear (self);
  g_ptr_array_set_size (self->answered, 0);
  purser_frozen_bin_thaw (self->frozen_bin);
  purser_frozen_bin_thaw (self->lower_frozen_bin);
  view_guard (self);
  purser_prompt_head_update (self->head);
  view_add_payouts (self);
  view_find_dice (self);
  view_add_answers (self);
  view_open_form (self);
  gtk_widget_set_visible (GTK_WIDGET (self->box), gtk_widget_get_first_child (GTK_WIDGET (self->box)) != NULL);
  /* GTK does not measure a box again that was filled while it was hidden. */
  gtk_widget_queue_resize (GTK_WIDGET (self->box));
  gtk_widget_queue_resize (GTK_WIDGET (self->lower_box));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_play_get_prompt (view_get_play (self))->text, -1);
  view_take_focus (self);
  view_scroll_up (self);
}

/* Asks again, as the table shows another player's things and thus other answers. */
static void
view_look_again (PurserPromptView *self)
{
  if (self->session != NULL && !purser_deferred_update_hurry (self->deferred_update))
    view_rebuild (self);
}

/* The answered question is taken away at once. The next one takes longer to make than the numbers, so it comes one frame
 * later; until then a picture of the answered question stays, and keys wait for the next one. */
static void
view_move_on (PurserPromptView *self)
{
  if (!purser_deferred_update_ask (self->deferred_update))
    return;
  purser_frozen_bin_freeze (self->frozen_bin);
  purser_frozen_bin_freeze (self->lower_frozen_bin);
  view_clear (self);
  view_take_focus (self);
}

static void
take_focus_anew (gpointer data)
{
  g_autoptr (PurserPromptView) self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && !purser_is_covered (GTK_WIDGET (self)))
    {
      gtk_root_set_focus (root, NULL);
      view_take_focus (self);
      view_scroll_up (self);
    }
}

static void
take_lost_focus (gpointer data)
{
  g_autoptr (PurserPromptView) self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && gtk_root_get_focus (root) == NULL)
    view_take_focus (self);
}

/* A closed dialog gives the focus back to its last widget, unless that was removed with an older prompt. */
static void
dialog_changed_cb (PurserPromptView *self)
{
  if (!purser_is_covered (GTK_WIDGET (self)))
    g_idle_add_once (take_lost_focus, g_object_ref (self));
}

static void
purser_prompt_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (purser_prompt_view_parent_class)->root (widget);
  if (ADW_IS_APPLICATION_WINDOW (gtk_widget_get_root (widget)))
    g_signal_connect_object (gtk_widget_get_root (widget), "notify::visible-dialog", G_CALLBACK (dialog_changed_cb),
                             widget, G_CONNECT_SWAPPED);
}

/* A page that is mapped moves the focus by itself, so the prompt takes it afterwards. */
static void
purser_prompt_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (purser_prompt_view_parent_class)->map (widget);
  g_idle_add_once (take_focus_anew, g_object_ref (widget));
}

static void
purser_prompt_view_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  g_value_set_boolean (value, PURSER_PROMPT_VIEW (object)->compact);
}

static void
purser_prompt_view_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  PurserPromptView *self = PURSER_PROMPT_VIEW (object);

  self->compact = g_value_get_boolean (value);
  purser_prompt_head_set_compact (self->head, self->compact);
  if (self->payouts != NULL)
    purser_payouts_set_compact (self->payouts, self->compact);
}

static void
purser_prompt_view_dispose (GObject *object)
{
  PurserPromptView *self = PURSER_PROMPT_VIEW (object);

  g_clear_pointer (&self->deferred_update, purser_deferred_update_free);
  g_clear_pointer (&self->answered, g_ptr_array_unref);
  g_clear_object (&self->session);
  g_clear_object (&self->next_step);
  self->payouts = NULL;
  G_OBJECT_CLASS (purser_prompt_view_parent_class)->dispose (object);
}

static void
purser_prompt_view_class_init (PurserPromptViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = purser_prompt_view_get_property;
  G_OBJECT_CLASS (klass)->set_property = purser_prompt_view_set_property;
  G_OBJECT_CLASS (klass)->dispose = purser_prompt_view_dispose;
  widget_class->root = purser_prompt_view_root;
  widget_class->map = purser_prompt_view_map;
  /* Whether the view has only the room of a phone. */
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_COMPACT,
                                   g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  /* The prompt shows what was paid, on the given line. */
  g_signal_new ("paid", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (PURSER_TYPE_FROZEN_BIN);
  g_type_ensure (PURSER_TYPE_PROMPT_HEAD);
  g_type_ensure (PURSER_TYPE_SCENE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-prompt-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, frozen_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, lower_frozen_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, head);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, scene);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, box);
  gtk_widget_class_bind_template_callback (widget_class, view_look_again);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, lower_box);
}

static void
purser_prompt_view_init (PurserPromptView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->guard = purser_press_guard_new (GTK_WIDGET (self));
  self->answered = g_ptr_array_new_with_free_func (g_object_unref);
  self->deferred_update = purser_deferred_update_new (GTK_WIDGET (self), (PurserDeferredUpdateFunc) view_rebuild);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* Shows the prompts of a session from now on. The next step is offered at another place of the page. */
void
purser_prompt_view_set_session (PurserPromptView *self,
                                PurserSession    *session,
                                PurserNextStep   *next_step)
{
  g_set_object (&self->session, session);
  g_set_object (&self->next_step, next_step);
  purser_scene_set_session (self->scene, session);
  purser_prompt_head_watch (self->head, session, purser_scene_get_surface (self->scene));
  /* Hides the other answers while an action on the table takes several touches. */
  if (purser_scene_get_surface (self->scene) != NULL)
    g_object_bind_property (purser_scene_get_surface (self->scene), "occupied", self->lower_box, "visible",
                            G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (view_move_on), self, G_CONNECT_SWAPPED);
  view_rebuild (self);
}

PurserScene *
purser_prompt_view_get_scene (PurserPromptView *self)
{
  return self->scene;
}

/* Returns: whether two dice are asked for, and not only offered as a second roll for a charge */
gboolean
purser_prompt_view_asks_roll (PurserPromptView *self)
{
  purser_deferred_update_hurry (self->deferred_update);
  return self->roll_pad != NULL && self->payouts == NULL;
}

/* Enters a roll that is asked for, as a tap on the second die would. */
void
purser_prompt_view_enter_roll (PurserPromptView *self,
                               const int        *dice)
{
  if (!purser_prompt_view_asks_roll (self))
    return;
  purser_dice_pad_set_dice (self->roll_pad, dice[0], dice[1]);
  g_signal_emit_by_name (self->roll_pad, "rolled");
}

/* Returns: whether dice are asked for, or those of the next turn are offered, and the digit is on one */
gboolean
purser_prompt_view_press_digit (PurserPromptView *self,
                                int               digit)
{
  PurserDicePad *pad = purser_prompt_view_asks_roll (self) ? self->roll_pad : self->next_roll_pad;

  if (pad == NULL || digit < 1 || digit > 6)
    return FALSE;
  purser_dice_pad_press (pad, digit);
  return TRUE;
}

/* Takes the next step, unless the table has touches that are not entered yet. */
void
purser_prompt_view_take_next (PurserPromptView *self)
{
  const PurserChoice *next = purser_next_step_get_choice (self->next_step);
  g_autoptr (PurserChoice) choice = next != NULL ? purser_choice_ref (next) : NULL;
  PurserSurface *surface = purser_scene_get_surface (self->scene);

  if (surface != NULL && purser_surface_get_unfinished (surface))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (self->payouts != NULL)
    purser_payouts_confirm (self->payouts);
  else if (choice != NULL)
    view_pick (self, choice);
}

/* Enters the proposed answer, as Enter does. Returns: whether something was proposed */
gboolean
purser_prompt_view_confirm (PurserPromptView *self)
{
  purser_deferred_update_hurry (self->deferred_update);
  if (self->next_step == NULL || !purser_next_step_is_marked (self->next_step))
    return FALSE;
  purser_prompt_view_take_next (self);
  return TRUE;
}

/* Clears what is entered but not confirmed, and the refusal, as Esc does. */
void
purser_prompt_view_clear (PurserPromptView *self)
{
  purser_session_forget_refusal (self->session);
  view_look_again (self);
}
