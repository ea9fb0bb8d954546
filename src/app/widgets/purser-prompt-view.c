// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-aid.h"
#include "purser-answers-box.h"
#include "purser-choice-button.h"
#include "purser-choice-group.h"
#include "purser-dice-pad.h"
#include "purser-form-guide.h"
#include "purser-format.h"
#include "purser-keep-button.h"
#include "purser-later.h"
#include "purser-lots.h"
#include "purser-move-form.h"
#include "purser-open-choice.h"
#include "purser-player-mark.h"
#include "purser-printed-fields.h"
#include "purser-prompt-view.h"
#include "purser-still.h"

/* From so many answers on they are sorted. */
#define MANY_BUTTONS 8

/* What is wanted next, and every answer to it. Made of the prompt alone: nothing here knows any game. */
struct _PurserPromptView
{
  AdwBin parent_instance;

  PurserSession     *session;
  PurserLater       *later;
  PurserDicePad     *dice_pad;
  PurserChoiceGroup *group;
  GtkWidget         *confirm_button;
  GtkWidget         *form;
  PurserAnswersBox  *answers;
  GtkWidget         *aid;
  GtkWidget         *guide;
  PurserStill       *still;
  GtkBox            *title_box;
  GtkLabel          *title_label;
  GtkWidget         *rule_button;
  GtkBox            *box;
  GPtrArray         *answered;
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
dice_rolled_cb (PurserDicePad    *pad,
                PurserPromptView *self)
{
  const PurserChoice *choice = g_object_get_data (G_OBJECT (pad), "choice");
  g_autoptr (PurserValue) move = purser_value_copy (choice->move);
  int dice[2];

  purser_dice_pad_get_dice (pad, dice);
  purser_value_set (move, purser_choice_find_dice (purser_play_get_rules (view_get_play (self)), choice),
                    purser_value_new_integers (dice, 2));
  if (!purser_session_enter (self->session, move))
    purser_dice_pad_clear (pad);
}

static void
view_add_dice (PurserPromptView   *self,
               const PurserChoice *choice)
{
  self->dice_pad = PURSER_DICE_PAD (purser_dice_pad_new ());
  g_object_set_data (G_OBJECT (self->dice_pad), "choice", (gpointer) choice);
  g_signal_connect (self->dice_pad, "rolled", G_CALLBACK (dice_rolled_cb), self);
  gtk_box_append (self->box, GTK_WIDGET (self->dice_pad));
}

static gboolean
view_is_covered (PurserPromptView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return ADW_IS_APPLICATION_WINDOW (root) &&
         adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) != NULL;
}

/* What had the focus is gone with the old prompt. The new one takes it as a whole, so that digits and Enter do what
 * they say, unless there is something to type. A dialog above it keeps the focus, or Esc would not reach it. */
static void
view_take_focus (PurserPromptView *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || view_is_covered (self))
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

  /* One that is still there while the next question is made has been answered. */
  if (!purser_later_hurry (self->later))
    purser_session_enter (self->session, move);
}

/* What was refused is no longer what is being entered, and is not to be recorded in its place. */
static void
form_changed_cb (PurserPromptView *self)
{
  if (purser_session_get_refusal (self->session) != NULL)
    purser_session_forget_refusal (self->session);
}

static void
choice_clicked_cb (GtkWidget        *button,
                   PurserPromptView *self)
{
  const PurserChoice *choice = g_object_get_data (G_OBJECT (button), "choice");

  if (choice->complete)
    purser_session_enter (self->session, choice->move);
  else
    view_show_form (self, choice, TRUE);
}

/* Whether others are asked for the same at the same time. */
static gboolean
view_asks_several (PurserPromptView   *self,
                   const PurserChoice *choice)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *other = g_ptr_array_index (prompt->choices, i);

      if (other->player != choice->player && other->player >= 0 &&
          g_strcmp0 (purser_value_get_text_of (other->move, "move"), purser_value_get_text_of (choice->move, "move")) == 0)
        return TRUE;
    }
  return FALSE;
}

/* A form that somebody asked for comes first, so that it is in sight, and so does the only thing that is asked for; one
 * that is open by itself beside other answers comes last. */
static void
view_show_form (PurserPromptView   *self,
                const PurserChoice *choice,
                gboolean            first)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *form = purser_move_form_new_for_choice (view_get_play (self), choice);

  if (self->form != NULL)
    gtk_box_remove (self->box, self->form);
  /* The answer whose form is open needs no button; the others do. */
  purser_answers_box_hide (self->answers, choice);
  self->form = box;
  if (choice->player >= 0 && (choice->player != purser_play_get_prompt (view_get_play (self))->player ||
                              view_asks_several (self, choice)))
    gtk_box_append (GTK_BOX (box), purser_choice_head_new (view_get_play (self), choice));
  else if (choice->heading != NULL)
    gtk_box_append (GTK_BOX (box), purser_choice_line_new (choice->heading, "heading"));
  gtk_box_append (GTK_BOX (box), form);
  gtk_widget_add_css_class (box, "form");
  g_signal_connect_object (form, "changed", G_CALLBACK (form_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (form, "submitted", G_CALLBACK (form_submitted_cb), self);
  if (first)
    gtk_box_prepend (self->box, box);
  else
    gtk_box_append (self->box, box);
  view_take_focus (self);
}

static void
view_add_group (PurserPromptView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));

  for (guint i = 0; i < prompt->choices->len; i++)
    if (purser_choice_is_payout (prompt, g_ptr_array_index (prompt->choices, i)))
      {
        self->group = PURSER_CHOICE_GROUP (purser_choice_group_new (self->session));
        gtk_box_append (self->box, GTK_WIDGET (self->group));
        return;
      }
}

static void
view_add_button (PurserPromptView   *self,
                 const PurserChoice *choice,
                 gboolean            many)
{
  const char *verb = purser_value_get_text_of (choice->move, "move");
  GtkWidget *widget;

  /* A game's own way to enter a move comes before the answers. */
  if (self->aid == NULL && (self->aid = purser_aid_new (self->session, verb)) != NULL)
    purser_answers_box_add (self->answers, verb, choice->heading, many, self->aid);
  widget = purser_choice_button_new (view_get_play (self), choice, G_CALLBACK (choice_clicked_cb), self);
  purser_answers_box_add (self->answers, verb, choice->heading, many, widget);
  if (choice->complete && choice->best)
    self->confirm_button = GTK_IS_BUTTON (widget) ? widget : gtk_widget_get_first_child (widget);
}

static GtkWidget *
view_add_printed_button (PurserPromptView *self,
                         const char       *label)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), purser_choice_line_new (label, NULL));
  purser_answers_box_add (self->answers, "learn", NULL, TRUE, button);
  return button;
}

static void
view_add_copy_button (PurserPromptView *self,
                      guint             n_unknown)
{
  g_autofree char *label = g_strdup_printf (ngettext ("Read off Your Copy… (%u Not Known Yet)",
                                                      "Read off Your Copy… (%u Not Known Yet)", n_unknown), n_unknown);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (view_add_printed_button (self, label)), "table.copy");
}

/* Of a game with many components each that is needed has its own form; Andromeda's few are shown at once. */
static gboolean
view_add_item_button (PurserPromptView *self,
                      PurserValue      *learn)
{
  const PurserRules *rules = purser_play_get_rules (view_get_play (self));
  const char *item = purser_value_get_text_of (learn, "item");
  g_autofree char *title = strcmp (rules->id, "andromeda") != 0 ? purser_printed_fields_dup_title (rules, item) : NULL;
  /* Translators: a component, such as a hub */
  g_autofree char *label = title != NULL ? g_strdup_printf (_("Read off %s…"), title) : NULL;

  if (title == NULL)
    return FALSE;
  purser_set_action (view_add_printed_button (self, label), "table.learn", g_variant_new_string (item));
  return TRUE;
}

/* What was just read off is kept with one tap; each of it still has a button of its own. */
static void
view_add_keep_button (PurserPromptView *self,
                      gboolean          many)
{
  GtkWidget *button = purser_keep_button_new (self->session);

  if (button != NULL)
    purser_answers_box_add (self->answers, "learn", NULL, many, button);
}

static void
view_add_lots (PurserPromptView *self,
               gboolean          many)
{
  GtkWidget *lots = purser_lots_new (self->session);

  if (lots != NULL)
    purser_answers_box_add (self->answers, "first", NULL, many, lots);
}

static void
view_add_buttons (PurserPromptView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));
  gboolean many = prompt->choices->len > MANY_BUTTONS;
  guint n_unknown = 0;
  guint n_kept = 0;

  self->answers = PURSER_ANSWERS_BOX (purser_answers_box_new (purser_play_get_rules (view_get_play (self))));
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (purser_choice_is_payout (prompt, choice) ||
          (choice->complete && purser_aid_covers (self->session, purser_value_get_text_of (choice->move, "move"))))
        continue;
      if (purser_choice_is_kept (choice) && n_kept++ == 0)
        view_add_keep_button (self, many);
      if (purser_choice_is_printed (choice))
        n_unknown += !view_add_item_button (self, choice->move);
      else if (!choice->complete && self->dice_pad == NULL && choice->player == prompt->player &&
               purser_choice_find_dice (purser_play_get_rules (view_get_play (self)), choice) != NULL)
        view_add_dice (self, choice);
      else
        view_add_button (self, choice, many);
    }
  view_add_lots (self, many);
  if (n_unknown > 0)
    view_add_copy_button (self, n_unknown);
  gtk_box_append (self->box, GTK_WIDGET (self->answers));
}

/* Neither dice nor payouts are to be asked for beside it. */
static void
view_open_form (PurserPromptView *self)
{
  gboolean alone;
  const PurserChoice *choice = purser_open_choice_find (purser_play_get_prompt (view_get_play (self)), &alone);

  if (choice != NULL && self->dice_pad == NULL && self->group == NULL && self->aid == NULL)
    view_show_form (self, choice, alone || view_asks_several (self, choice));
}

static void
view_update_title (PurserPromptView *self)
{
  PurserPrompt *prompt = purser_play_get_prompt (view_get_play (self));
  g_auto (GStrv) lines = g_strsplit (prompt->text, "\n", 2);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->title_box));

  if (PURSER_IS_PLAYER_MARK (first))
    gtk_box_remove (self->title_box, first);
  if (prompt->player >= 0)
    gtk_box_prepend (self->title_box, purser_player_mark_new_for_seat (purser_session_get_setup (self->session),
                                                                       prompt->player, 32));
  gtk_label_set_label (self->title_label, lines[0]);
  gtk_widget_set_visible (self->rule_button, prompt->rule != NULL);
  if (prompt->rule != NULL)
    purser_set_action (self->rule_button, "table.show-rule", g_variant_new ("(ss)", prompt->rule, ""));
}

/* What helps to answer stands below the question, and so does what is done at the table and not recorded. */
static void
view_add_help (PurserPromptView *self)
{
  g_auto (GStrv) lines = g_strsplit (purser_play_get_prompt (view_get_play (self))->text, "\n", 2);
  g_autofree char *phase = purser_form_guide_dup_phase (view_get_play (self));

  if (lines[0] != NULL && lines[1] != NULL)
    gtk_box_append (self->box, purser_choice_line_new (lines[1], NULL));
  if (phase != NULL)
    gtk_box_append (self->box, purser_choice_line_new (phase, NULL));
  if (self->guide != NULL)
    gtk_box_append (self->box, self->guide);
}

/* A question begins with its words, however far the one before was scrolled. */
static void
view_scroll_up (PurserPromptView *self)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  if (window != NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window)), 0);
}

/* Takes all away that was asked, but for one part of it where @but says so. Taking it apart has time until the next
 * question is made. */
static void
view_clear (PurserPromptView *self,
            GtkWidget        *but)
{
  GtkWidget *next;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (child == but)
        continue;
      g_ptr_array_add (self->answered, g_object_ref (child));
      gtk_box_remove (self->box, child);
    }
  self->dice_pad = NULL;
  self->group = NULL;
  self->form = but;
  self->aid = NULL;
  self->confirm_button = NULL;
}

static void
view_rebuild (PurserPromptView *self)
{
  view_clear (self, NULL);
  g_ptr_array_set_size (self->answered, 0);
  purser_still_let_go (self->still);
  view_update_title (self);
  view_add_help (self);
  view_add_group (self);
  view_add_buttons (self);
  view_open_form (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_play_get_prompt (view_get_play (self))->text, -1);
  view_take_focus (self);
  view_scroll_up (self);
}

/* What was asked is answered, and is gone at once. What is asked next takes longer to make than the numbers to change, so
 * it comes one frame after them; until then one sees the answered question, and keys are for the next. Only a form keeps
 * the focus for so long: a window whose focus moves has everything in it styled anew. */
static void
view_move_on (PurserPromptView *self)
{
  if (!purser_later_ask (self->later))
    return;
  purser_still_hold (self->still);
  view_clear (self, self->form != NULL && gtk_widget_get_focus_child (self->form) != NULL ? self->form : NULL);
  view_take_focus (self);
}

static gboolean
take_focus_anew (gpointer data)
{
  g_autoptr (PurserPromptView) self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && !view_is_covered (self))
    {
      gtk_root_set_focus (root, NULL);
      view_take_focus (self);
      view_scroll_up (self);
    }
  return G_SOURCE_REMOVE;
}

static gboolean
take_lost_focus (gpointer data)
{
  g_autoptr (PurserPromptView) self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && gtk_root_get_focus (root) == NULL)
    view_take_focus (self);
  return G_SOURCE_REMOVE;
}

/* A dialog that closes gives the focus back to what had it, unless that went with an older prompt. */
static void
dialog_changed_cb (PurserPromptView *self)
{
  if (!view_is_covered (self))
    g_idle_add (take_lost_focus, g_object_ref (self));
}

static void
purser_prompt_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (purser_prompt_view_parent_class)->root (widget);
  if (ADW_IS_APPLICATION_WINDOW (gtk_widget_get_root (widget)))
    g_signal_connect_object (gtk_widget_get_root (widget), "notify::visible-dialog", G_CALLBACK (dialog_changed_cb),
                             widget, G_CONNECT_SWAPPED);
}

/* A page that comes into sight moves the focus on by itself; the prompt has its say after that. */
static void
purser_prompt_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (purser_prompt_view_parent_class)->map (widget);
  g_idle_add (take_focus_anew, g_object_ref (widget));
}

static void
purser_prompt_view_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_PROMPT_VIEW (object)->later, purser_later_free);
  G_OBJECT_CLASS (purser_prompt_view_parent_class)->dispose (object);
}

static void
purser_prompt_view_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_PROMPT_VIEW (object)->answered, g_ptr_array_unref);
  g_clear_object (&PURSER_PROMPT_VIEW (object)->guide);
  g_clear_object (&PURSER_PROMPT_VIEW (object)->session);
  G_OBJECT_CLASS (purser_prompt_view_parent_class)->finalize (object);
}

static void
purser_prompt_view_class_init (PurserPromptViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_prompt_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_prompt_view_finalize;
  widget_class->root = purser_prompt_view_root;
  widget_class->map = purser_prompt_view_map;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (PURSER_TYPE_STILL);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/widgets/purser-prompt-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, still);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, title_box);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, title_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, rule_button);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptView, box);
}

static void
purser_prompt_view_init (PurserPromptView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->answered = g_ptr_array_new_with_free_func (g_object_unref);
  self->later = purser_later_new (GTK_WIDGET (self), (PurserLaterFunc) view_rebuild);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * purser_prompt_view_set_session:
 * @self: a prompt view
 * @session: a session
 *
 * Shows the prompts of a session from now on.
 */
void
purser_prompt_view_set_session (PurserPromptView *self,
                                PurserSession    *session)
{
  GtkWidget *guide = purser_aid_new_guide (session);

  g_set_object (&self->session, session);
  self->guide = guide != NULL ? g_object_ref_sink (guide) : NULL;
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (view_move_on), self, G_CONNECT_SWAPPED);
  view_rebuild (self);
}

/**
 * purser_prompt_view_press_digit:
 * @self: a prompt view
 * @digit: a digit key
 *
 * Enters a die.
 *
 * Returns: whether dice are wanted, and the digit is on one
 */
gboolean
purser_prompt_view_press_digit (PurserPromptView *self,
                                int               digit)
{
  purser_later_hurry (self->later);
  if (self->dice_pad == NULL || digit < 1 || digit > 6)
    return FALSE;
  purser_dice_pad_press (self->dice_pad, digit);
  return TRUE;
}

/**
 * purser_prompt_view_confirm:
 * @self: a prompt view
 *
 * Enters what is proposed; what Enter does.
 *
 * Returns: whether there was something proposed
 */
gboolean
purser_prompt_view_confirm (PurserPromptView *self)
{
  purser_later_hurry (self->later);
  if (self->group != NULL)
    purser_choice_group_confirm (self->group);
  else if (self->confirm_button != NULL)
    g_signal_emit_by_name (self->confirm_button, "clicked");
  else
    return FALSE;
  return TRUE;
}

/**
 * purser_prompt_view_clear:
 * @self: a prompt view
 *
 * Takes away what is entered and not confirmed; what Esc does.
 */
void
purser_prompt_view_clear (PurserPromptView *self)
{
  if (self->session != NULL && !purser_later_hurry (self->later))
    view_rebuild (self);
}
