// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-edit-entry-dialog.h"
#include "purser-fields-box.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-line-breaks.h"
#include "purser-preview-view.h"
#include "purser-rehearsal.h"
#include "purser-revision.h"

/* Changes, removes or annotates an earlier move. The consequences are shown first, so that three taps are enough: the row
 * of the ledger, what to do, and the button that does it. A move that changed no account, such as a roll, has no row
 * there; it is reached from its neighbours. If a later move prevents the change, it can be changed too: the edit of the
 * first move is kept, and both are made together. A preview replays the whole play, which a thread does. */
struct _PurserEditEntryDialog
{
  AdwDialog parent_instance;

  PurserSession     *session;
  guint              n;
  /* The edits that are made together with that of the shown move. */
  PurserEdits       *together;
  PurserRehearsal   *rehearsal;
  /* (nullable): the edits that the button makes, once what comes of them is shown. */
  PurserEdits       *edits;
  /* Whether the button was pressed before that. */
  gboolean           pressed;
  /* The move that prevents the change; 0 for none. */
  guint              blocked;
  GtkLabel          *what;
  GtkLabel          *others;
  AdwToggleGroup    *toggles;
  AdwBin            *change_bin;
  PurserFieldsBox   *fields;
  GtkTextBuffer     *note;
  PurserPreviewView *preview;
  GtkCheckButton    *follow;
  GtkCheckButton    *anyway;
  GtkCheckButton    *way;
  /* Whether to remove all later moves, too, if one of them depends on the removed move. */
  GtkCheckButton    *rest;
  GtkLabel          *rest_label;
  GtkWidget         *too;
  GtkLabel          *too_label;
  GtkWidget         *earlier;
  GtkWidget         *later;
  GtkWidget         *button;
  /* Covers a secret, so that a touch of its row does not show it: only the player who may see it removes the cover. */
  GtkWidget         *cover;
  guint              idle;
};

G_DEFINE_FINAL_TYPE (PurserEditEntryDialog, purser_edit_entry_dialog, ADW_TYPE_DIALOG)

static PurserPlay *
edit_get_play (PurserEditEntryDialog *self)
{
  return purser_session_get_play (self->session);
}

static const PurserMove *
edit_get_move (PurserEditEntryDialog *self)
{
  return purser_history_get_move (purser_play_get_history (edit_get_play (self)), self->n);
}

static char *
edit_describe (PurserEditEntryDialog *self,
               guint                  n)
{
  return purser_game_ui_describe (edit_get_play (self), n);
}

static gboolean
edit_is_together (PurserEditEntryDialog *self)
{
  return self->together->numbers->len > 0;
}

static gboolean
edit_is (PurserEditEntryDialog *self,
         const char            *what)
{
  return g_strcmp0 (adw_toggle_group_get_active_name (self->toggles), what) == 0;
}

static PurserValue *
edit_dup_move (PurserEditEntryDialog *self)
{
  PurserValue *move = purser_preview_dup_bare (edit_get_move (self));

  purser_value_remove (move, "anyway");
  purser_fields_box_fill (self->fields, move);
  if (gtk_check_button_get_active (self->anyway))
    purser_value_set_boolean (move, "anyway", TRUE);
  return move;
}

static char *
edit_dup_note (PurserEditEntryDialog *self)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (self->note, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (self->note, &start, &end, FALSE));
}

static gboolean
edit_keeps_later (PurserEditEntryDialog *self)
{
  return gtk_check_button_get_active (self->way);
}

static gboolean
edit_removes_later (PurserEditEntryDialog *self)
{
  return gtk_check_button_get_active (self->rest);
}

/* Only of a first roll do the payouts follow. */
static gboolean
edit_follows (PurserEditEntryDialog *self)
{
  return purser_edits_step (self->together, self->n, -1) == 0 && gtk_check_button_get_active (self->follow) &&
         purser_preview_uses_roll (edit_get_play (self), self->n);
}

static PurserRevision *
edit_make_revision (PurserEditEntryDialog *self)
{
  PurserRevision *revision = purser_revision_new (self->n, self->together);

  revision->removes = edit_is (self, "remove");
  revision->with_later = edit_removes_later (self);
  if (revision->removes)
    return revision;
  purser_edits_put (revision->edits, self->n, edit_dup_move (self));
  revision->follows = edit_follows (self);
  revision->keeps_later = edit_keeps_later (self);
  return revision;
}

static void
edit_offer_too (PurserEditEntryDialog *self,
                guint                  n)
{
  g_autofree char *move = n > 0 ? edit_describe (self, n) : NULL;
  /* Translators: a move that another one depends on, such as “Aoi bought the ship 7”; both are changed together */
  g_autofree char *text = n > 0 ? g_strdup_printf (_("Change That, Too: %s"), move) : NULL;

  self->blocked = n;
  gtk_widget_set_visible (self->too, n > 0);
  purser_line_breaks_show (self->too_label, text != NULL ? text : "");
}

static void
edit_offer_nothing (PurserEditEntryDialog *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->way), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), FALSE);
  edit_offer_too (self, 0);
}

/* Offers to overrule the refusal of the shown move, or to change or keep a later move that prevents the change. */
static void
edit_offer_ways (PurserEditEntryDialog *self,
                 const PurserRevision  *revision)
{
  const PurserVerdict *verdict = &revision->verdict;
  gboolean other = verdict->refused && verdict->n > 0 && verdict->n != self->n;

  if (verdict->refused && !verdict->final && !other)
    gtk_widget_set_visible (GTK_WIDGET (self->anyway), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->way), edit_keeps_later (self) || (other && revision->has_way));
  edit_offer_too (self, other && !edit_keeps_later (self) ? verdict->n : 0);
}

/* Offers to remove all later moves, too, and says how many they are. */
static void
edit_offer_rest (PurserEditEntryDialog *self,
                 const PurserVerdict   *verdict)
{
  g_autoptr (GArray) numbers = purser_play_list_from (edit_get_play (self), self->n);
  guint others = numbers->len - 1;
  g_autofree char *text = g_strdup_printf (ngettext ("Remove %u _later entry, too", "Remove all %u _later entries, too", others),
                                           others);

  purser_line_breaks_show (self->rest_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), edit_removes_later (self) || (verdict->refused && others > 0));
}

static void edit_change (PurserEditEntryDialog *self);

static void
rehearse (PurserPlay *copy,
          gpointer    revision)
{
  purser_revision_work_out (revision, copy);
}

static void
rehearsed_cb (gpointer owner,
              gpointer change)
{
  PurserEditEntryDialog *self = owner;
  PurserRevision *revision = change;
  gboolean possible = revision->preview != NULL && !revision->same;
  gboolean pressed = self->pressed;

  purser_preview_view_show (self->preview, edit_get_play (self), revision->preview, &revision->verdict, self->n);
  gtk_widget_set_sensitive (self->button, possible);
  if (revision->removes)
    edit_offer_rest (self, &revision->verdict);
  else
    edit_offer_ways (self, revision);
  self->edits = g_steal_pointer (&revision->edits);
  self->pressed = FALSE;
  if (pressed && possible)
    edit_change (self);
}

static void
edit_update_change (PurserEditEntryDialog *self)
{
  purser_preview_view_set_waits (self->preview, TRUE);
  purser_rehearsal_try (self->rehearsal, edit_get_play (self), edit_make_revision (self));
}

/* Makes the form from the state before the move, not from the present state. */
static PurserForm *
edit_make_form (PurserEditEntryDialog *self,
                PurserValue           *move)
{
  PurserPlay *play = edit_get_play (self);
  g_autofree gpointer state = purser_preview_dup_state (play, self->together, self->n);

  return purser_form_new (purser_play_get_setup (play), state, move, NULL);
}

static void
edit_explain (PurserEditEntryDialog *self)
{
  g_autoptr (PurserValue) move = edit_dup_move (self);
  g_autoptr (PurserForm) form = edit_make_form (self, move);

  purser_fields_box_explain (self->fields, form, move);
}

/* Shows why nothing can be previewed: a field is empty or its value does not fit. */
static void
edit_show_problem (PurserEditEntryDialog *self)
{
  g_autofree char *problem = purser_fields_box_dup_problem (self->fields);

  gtk_widget_set_sensitive (self->button, FALSE);
  edit_offer_nothing (self);
  if (problem != NULL)
    purser_preview_view_tell (self->preview, problem);
}

static void
edit_update (PurserEditEntryDialog *self)
{
  gboolean annotates = edit_is (self, "annotate");
  gboolean incomplete = edit_is (self, "change") && !purser_fields_box_is_complete (self->fields);
  g_autofree char *note = edit_dup_note (self);

  if (edit_is (self, "change"))
    edit_explain (self);
  purser_preview_view_set_waits (self->preview, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), !annotates);
  gtk_widget_set_visible (GTK_WIDGET (self->follow),
                          edit_is (self, "change") && purser_preview_uses_roll (edit_get_play (self), self->n));
  if (annotates)
    gtk_widget_set_sensitive (self->button, *note != '\0');
  else if (incomplete)
    edit_show_problem (self);
  else
    edit_update_change (self);
}

static void
idle_cb (gpointer data)
{
  PurserEditEntryDialog *self = data;

  self->idle = 0;
  edit_update (self);
}

/* All changes of one moment share one preview. */
static void
edit_update_soon (PurserEditEntryDialog *self)
{
  purser_rehearsal_forget (self->rehearsal);
  g_clear_pointer (&self->edits, purser_edits_free);
  self->pressed = FALSE;
  if (self->idle == 0)
    self->idle = g_idle_add_once (idle_cb, self);
}

static void
toggled_cb (PurserEditEntryDialog *self)
{
  gboolean removes = edit_is (self, "remove");

  gtk_button_set_label (GTK_BUTTON (self->button),
                        removes ? _("_Remove") : edit_is (self, "annotate") ? _("Add _Note") : _("_Change"));
  gtk_widget_set_css_classes (self->button, (const char *[]) { "confirm", removes ? "destructive-action"
                                                                                 : "suggested-action", NULL });
  edit_offer_nothing (self);
  edit_update_soon (self);
}

static void
edit_annotate (PurserEditEntryDialog *self)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("note", -1);
  g_autofree char *note = edit_dup_note (self);

  purser_value_set_string (move, "text", note);
  purser_value_set_integer (move, "about", self->n);
  purser_session_enter (self->session, move);
}

static void
edit_enter (PurserEditEntryDialog *self)
{
  g_autoptr (PurserEditEntryDialog) hold = g_object_ref (self);

  adw_dialog_close (ADW_DIALOG (self));
  if (edit_is (self, "remove"))
    purser_session_remove_entry (self->session, self->n, edit_removes_later (self));
  else
    edit_annotate (self);
}

static void
edit_change (PurserEditEntryDialog *self)
{
  g_autoptr (PurserEditEntryDialog) hold = g_object_ref (self);
  g_autoptr (PurserEdits) edits = g_steal_pointer (&self->edits);

  adw_dialog_close (ADW_DIALOG (self));
  purser_session_amend (self->session, edits->numbers, edits->moves);
}

/* Who presses the button at once after a change need not wait, but what comes of it must be known. */
static void
clicked_cb (PurserEditEntryDialog *self)
{
  if (edit_is (self, "change") && self->edits == NULL)
    self->pressed = TRUE;
  else if (edit_is (self, "change"))
    edit_change (self);
  else
    edit_enter (self);
}

static void
edit_show_fields (PurserEditEntryDialog *self)
{
  PurserPlay *play = edit_get_play (self);
  PurserValue *edited = purser_edits_get (self->together, self->n);
  PurserValue *move = edited != NULL ? edited : edit_get_move (self)->value;
  g_autoptr (PurserForm) form = edit_make_form (self, move);
  gboolean anyway = purser_value_get_boolean (purser_value_get (move, "anyway"));

  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new_for_form (form, play));
  purser_fields_box_show (self->fields, move);
  gtk_widget_set_visible (GTK_WIDGET (self->anyway), anyway);
  gtk_check_button_set_active (self->anyway, anyway);
  g_signal_connect_swapped (self->fields, "changed", G_CALLBACK (edit_update_soon), self);
  adw_bin_set_child (self->change_bin, GTK_WIDGET (self->fields));
}

/* Lists the moves that are changed together with this one, so that none is forgotten; the arrows in the header lead there. */
static void
edit_show_others (PurserEditEntryDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->together->numbers->len; i++)
    {
      guint n = g_array_index (self->together->numbers, guint, i);
      g_autofree char *other = n != self->n ? edit_describe (self, n) : NULL;

      if (other != NULL && text->len > 0)
        g_string_append_c (text, '\n');
      if (other != NULL)
        /* Translators: another move that is changed at the same time */
        g_string_append_printf (text, _("Together with: %s"), other);
    }
  purser_line_breaks_show (self->others, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->toggles), !edit_is_together (self));
}

/* Closing takes a moment, in which nothing is made any more. */
static void
closed_cb (PurserEditEntryDialog *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  purser_rehearsal_forget (self->rehearsal);
}

static void
purser_edit_entry_dialog_dispose (GObject *object)
{
  PurserEditEntryDialog *self = PURSER_EDIT_ENTRY_DIALOG (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->session);
  g_clear_pointer (&self->rehearsal, purser_rehearsal_end);
  g_clear_pointer (&self->together, purser_edits_free);
  g_clear_pointer (&self->edits, purser_edits_free);
  G_OBJECT_CLASS (purser_edit_entry_dialog_parent_class)->dispose (object);
}

/* Returns the next standing move in a direction, or the next one of those that are changed together; 0 if there is none. */
static guint
edit_find (PurserEditEntryDialog *self,
           int                    by)
{
  PurserHistory *history = purser_play_get_history (edit_get_play (self));

  if (edit_is_together (self))
    return purser_edits_step (self->together, self->n, by);
  for (guint n = self->n + (guint) by; n > 0 && n <= purser_history_get_size (history); n += (guint) by)
    if (purser_history_get_move (history, n) != NULL)
      return n;
  return 0;
}

static void
edit_update_step (PurserEditEntryDialog *self,
                  GtkWidget             *button,
                  int                    by)
{
  guint n = edit_find (self, by);
  g_autofree char *text = n > 0 ? edit_describe (self, n) : NULL;

  gtk_widget_set_sensitive (button, n > 0);
  gtk_widget_set_tooltip_text (button, text);
}

static void
edit_set_covered (PurserEditEntryDialog *self,
                  gboolean               covered)
{
  gtk_widget_set_visible (self->cover, covered);
  gtk_widget_set_visible (GTK_WIDGET (self->change_bin), !covered);
}

static void
edit_focus_form (PurserEditEntryDialog *self)
{
  gboolean covered = gtk_widget_get_visible (self->cover);

  gtk_widget_child_focus (covered ? self->cover : GTK_WIDGET (self->change_bin), GTK_DIR_TAB_FORWARD);
}

static void
uncover_clicked_cb (PurserEditEntryDialog *self)
{
  edit_set_covered (self, FALSE);
  edit_focus_form (self);
}

/* Takes the focus from a form and buttons that may go away: a window forgets a focus that vanished, and then no key would reach
 * the dialog. */
static GtkWidget *
edit_take_focus (PurserEditEntryDialog *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL)
    gtk_root_set_focus (root, NULL);
  return focus == self->earlier || focus == self->later ? focus : NULL;
}

/* An arrow can be pressed again and again. */
static void
edit_give_focus (PurserEditEntryDialog *self,
                 GtkWidget             *arrow)
{
  if (arrow != NULL && gtk_widget_is_sensitive (arrow))
    gtk_widget_grab_focus (arrow);
  else if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    edit_focus_form (self);
}

static void
edit_show (PurserEditEntryDialog *self,
           guint                  n)
{
  g_autofree char *title = g_strdup_printf (_("Edit Entry %u"), n);
  g_autofree char *text = edit_describe (self, n);
  g_autofree char *secret = purser_game_ui_dup_secret_text (edit_get_play (self), n);
  GtkWidget *arrow = edit_take_focus (self);

  self->n = n;
  gtk_check_button_set_active (self->way, FALSE);
  gtk_check_button_set_active (self->rest, FALSE);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  purser_line_breaks_show (self->what, text);
  gtk_text_buffer_set_text (self->note, "", -1);
  edit_show_fields (self);
  edit_set_covered (self, secret != NULL);
  edit_show_others (self);
  edit_update_step (self, self->earlier, -1);
  edit_update_step (self, self->later, 1);
  adw_toggle_group_set_active_name (self->toggles, "change");
  toggled_cb (self);
  edit_give_focus (self, arrow);
}

static void
edit_remember (PurserEditEntryDialog *self)
{
  purser_edits_put (self->together, self->n, edit_dup_move (self));
}

static void
arrow_clicked_cb (PurserEditEntryDialog *self,
                  GtkWidget             *arrow)
{
  if (edit_is_together (self))
    edit_remember (self);
  edit_show (self, edit_find (self, arrow == self->earlier ? -1 : 1));
}

static void
too_clicked_cb (PurserEditEntryDialog *self)
{
  edit_remember (self);
  edit_show (self, self->blocked);
}

static void
purser_edit_entry_dialog_class_init (PurserEditEntryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_edit_entry_dialog_dispose;
  g_type_ensure (PURSER_TYPE_PREVIEW_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-edit-entry-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, what);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, others);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, toggles);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, change_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, cover);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, note);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, follow);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, anyway);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, way);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, rest);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, rest_label);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, too);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, too_label);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, earlier);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, later);
  gtk_widget_class_bind_template_child (widget_class, PurserEditEntryDialog, button);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_update_soon);
  gtk_widget_class_bind_template_callback (widget_class, arrow_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, too_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, uncover_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
purser_edit_entry_dialog_init (PurserEditEntryDialog *self)
{
  self->together = purser_edits_new ();
  self->rehearsal = purser_rehearsal_new (rehearse, (GDestroyNotify) purser_revision_free, rehearsed_cb, self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
purser_edit_entry_dialog_new (PurserSession *session,
                              guint          n)
{
  PurserEditEntryDialog *self = g_object_new (PURSER_TYPE_EDIT_ENTRY_DIALOG, NULL);

  self->session = g_object_ref (session);
  edit_show (self, n);
  return ADW_DIALOG (self);
}
