// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-edit-entry-dialog.h"
#include "purser-fields-box.h"
#include "purser-preview-view.h"
#include "purser-wrap-box.h"

/* Changes, strikes out or annotates an earlier move. What would follow is shown before it is done, so
 * that three taps are enough: the row of the ledger, what to do, and to do it. A move that changed no account, such as
 * a roll, has no row there; it is reached from its neighbours. */
struct _PurserEditEntryDialog
{
  AdwDialog parent_instance;

  PurserSession     *session;
  guint              n;
  AdwToggleGroup    *toggles;
  GtkStack          *stack;
  PurserFieldsBox   *fields;
  GtkWidget         *anyway;
  GtkWidget         *way;
  GtkWidget         *follow;
  GtkTextBuffer     *note;
  PurserPreviewView *preview;
  GtkScrolledWindow *window;
  GtkWidget         *earlier;
  GtkWidget         *later;
  GtkWidget         *button;
  guint              idle;
};

G_DEFINE_FINAL_TYPE (PurserEditEntryDialog, purser_edit_entry_dialog, ADW_TYPE_DIALOG)

static PurserPlay *
mend_get_play (PurserEditEntryDialog *self)
{
  return purser_session_get_play (self->session);
}

static const PurserMove *
mend_get_move (PurserEditEntryDialog *self)
{
  return purser_history_get_move (purser_play_get_history (mend_get_play (self)), self->n);
}

static gboolean
mend_is (PurserEditEntryDialog *self,
         const char            *what)
{
  return g_strcmp0 (adw_toggle_group_get_active_name (self->toggles), what) == 0;
}

/* The move as it stands, without what belongs to its record. */
static PurserValue *
mend_dup_present (PurserEditEntryDialog *self)
{
  PurserValue *move = purser_value_copy (mend_get_move (self)->value);

  purser_value_remove (move, "n");
  purser_value_remove (move, "at");
  return move;
}

static PurserValue *
mend_dup_move (PurserEditEntryDialog *self)
{
  PurserValue *move = mend_dup_present (self);

  purser_value_remove (move, "anyway");
  purser_fields_box_fill (self->fields, move);
  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->anyway)))
    purser_value_set_boolean (move, "anyway", TRUE);
  return move;
}

static char *
mend_dup_note (PurserEditEntryDialog *self)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (self->note, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (self->note, &start, &end, FALSE));
}

static gboolean
rolls (const PurserMove *move)
{
  for (const PurserField *field = move->verb->fields; field->name != NULL; field++)
    if (purser_shape_is_dice (field->shape))
      return TRUE;
  return FALSE;
}

/* Whether somebody has chosen how to use the roll that is changed. */
static gboolean
mend_is_used (PurserEditEntryDialog *self)
{
  PurserHistory *history = purser_play_get_history (mend_get_play (self));

  if (!rolls (mend_get_move (self)))
    return FALSE;
  for (guint n = self->n + 1; n <= purser_history_get_size (history); n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);

      if (move != NULL && (move->verb->pays || rolls (move)))
        return !rolls (move);
    }
  return FALSE;
}

/* The move that is changed, and the later ones that have to be kept anyway for it. */
typedef struct {
  GArray    *numbers;
  GPtrArray *moves;
} Change;

static void
change_init (Change                *self,
             PurserEditEntryDialog *dialog)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_array_append_val (self->numbers, dialog->n);
  g_ptr_array_add (self->moves, mend_dup_move (dialog));
  if (mend_is_used (dialog) && gtk_check_button_get_active (GTK_CHECK_BUTTON (dialog->follow)))
    purser_preview_follow_proposals (mend_get_play (dialog), self->numbers, self->moves);
}

static void
change_clear (Change *self)
{
  g_clear_pointer (&self->numbers, g_array_unref);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Change, change_clear)

static gboolean
mend_keeps_later (PurserEditEntryDialog *self)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->way));
}

static PurserPreview *
mend_preview (PurserEditEntryDialog *self,
              PurserVerdict         *verdict)
{
  g_auto (Change) change = { 0 };
  PurserPreview *preview;

  if (mend_is (self, "strike"))
    return purser_preview_new_strike (mend_get_play (self), self->n, verdict);
  change_init (&change, self);
  preview = purser_preview_new_amend_all (mend_get_play (self), change.numbers, change.moves, verdict);
  if (preview == NULL && mend_keeps_later (self))
    preview = purser_preview_find_way (mend_get_play (self), change.numbers, change.moves);
  return preview;
}

/* Where a later move depends on this one, both can be changed together: the later one stands, because the table says so. */
static gboolean
mend_has_way (PurserEditEntryDialog *self)
{
  g_auto (Change) change = { 0 };
  g_autoptr (PurserPreview) preview = NULL;

  change_init (&change, self);
  preview = purser_preview_find_way (mend_get_play (self), change.numbers, change.moves);
  return preview != NULL;
}

static gboolean
mend_is_same (PurserEditEntryDialog *self)
{
  g_autoptr (PurserValue) present = mend_dup_present (self);
  g_autoptr (PurserValue) move = mend_dup_move (self);

  return purser_value_equal (present, move);
}

static void
mend_update_change (PurserEditEntryDialog *self)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserPreview) preview = mend_preview (self, &verdict);

  purser_preview_view_show (self->preview, mend_get_play (self), preview, verdict.text);
  gtk_widget_set_sensitive (self->button, preview != NULL && !(mend_is (self, "change") && mend_is_same (self)));
  if (!mend_is (self, "change") || !verdict.refused)
    return;
  if (!verdict.final && verdict.n == 0)
    gtk_widget_set_visible (self->anyway, TRUE);
  else if (verdict.n > 0 && !mend_keeps_later (self))
    gtk_widget_set_visible (self->way, mend_has_way (self));
}

static void
mend_update (PurserEditEntryDialog *self)
{
  gboolean annotates = mend_is (self, "annotate");
  gboolean incomplete = mend_is (self, "change") && !purser_fields_box_is_complete (self->fields);
  g_autofree char *note = mend_dup_note (self);

  gtk_widget_set_visible (GTK_WIDGET (self->preview), !annotates);
  gtk_widget_set_visible (self->follow, mend_is (self, "change") && mend_is_used (self));
  if (annotates)
    gtk_widget_set_sensitive (self->button, *note != '\0');
  else if (incomplete)
    gtk_widget_set_sensitive (self->button, FALSE);
  else
    mend_update_change (self);
}

static gboolean
idle_cb (gpointer data)
{
  PurserEditEntryDialog *self = data;

  self->idle = 0;
  mend_update (self);
  return G_SOURCE_REMOVE;
}

/* The whole play is worked out again for a preview, so once for all that changes at one time. */
static void
mend_update_soon (PurserEditEntryDialog *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (idle_cb, self);
}

static void
toggled_cb (PurserEditEntryDialog *self)
{
  gboolean strikes = mend_is (self, "strike");

  gtk_stack_set_visible_child_name (self->stack, adw_toggle_group_get_active_name (self->toggles));
  gtk_button_set_label (GTK_BUTTON (self->button),
                        strikes ? _("_Remove") : mend_is (self, "annotate") ? _("Add _Note") : _("_Change"));
  gtk_widget_set_css_classes (self->button, (const char *[]) { "confirm", strikes ? "destructive-action"
                                                                                 : "suggested-action", NULL });
  mend_update_soon (self);
}

static void
mend_annotate (PurserEditEntryDialog *self)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("note", -1);
  g_autofree char *note = mend_dup_note (self);

  purser_value_set_text (move, "text", note);
  purser_value_set_integer (move, "about", self->n);
  purser_session_enter (self->session, move);
}

static void
mend_change (PurserEditEntryDialog *self)
{
  g_auto (Change) change = { 0 };
  g_autoptr (PurserPreview) preview = NULL;

  change_init (&change, self);
  if (mend_keeps_later (self))
    preview = purser_preview_find_way (mend_get_play (self), change.numbers, change.moves);
  purser_session_amend (self->session, change.numbers, change.moves);
}

static void
clicked_cb (PurserEditEntryDialog *self)
{
  g_autoptr (PurserEditEntryDialog) hold = g_object_ref (self);

  adw_dialog_close (ADW_DIALOG (self));
  if (mend_is (self, "change"))
    mend_change (self);
  else if (mend_is (self, "strike"))
    purser_session_strike (self->session, self->n);
  else
    mend_annotate (self);
}

static void
mend_add_toggle (PurserEditEntryDialog *self,
                 const char            *name,
                 const char            *label,
                 GtkWidget             *page)
{
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_name (toggle, name);
  adw_toggle_set_label (toggle, label);
  adw_toggle_set_use_underline (toggle, TRUE);
  adw_toggle_group_add (self->toggles, toggle);
  gtk_stack_add_named (self->stack, page, name);
}

static GtkWidget *
mend_make_change (PurserEditEntryDialog *self)
{
  const PurserMove *move = mend_get_move (self);
  PurserPlay *play = mend_get_play (self);
  g_autoptr (PurserForm) form = purser_form_new (purser_play_get_setup (play), purser_play_get_state (play), move->value, NULL);

  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new_for_form (form, mend_get_play (self)));
  purser_fields_box_show (self->fields, move->value);
  gtk_widget_set_visible (self->anyway, move->anyway);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->anyway), move->anyway);
  g_signal_connect_swapped (self->fields, "changed", G_CALLBACK (mend_update_soon), self);
  return GTK_WIDGET (self->fields);
}

static GtkWidget *
mend_make_strike (PurserEditEntryDialog *self)
{
  GtkWidget *label = gtk_label_new (_("The move stays in the file but no longer counts. Redo brings it back."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static GtkWidget *
mend_make_note (PurserEditEntryDialog *self)
{
  GtkWidget *view = gtk_text_view_new ();
  GtkWidget *frame = gtk_frame_new (NULL);

  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 9);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 9);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), 9);
  gtk_widget_set_size_request (view, -1, 90);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Note"), -1);
  self->note = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  g_signal_connect_swapped (self->note, "changed", G_CALLBACK (mend_update_soon), self);
  gtk_frame_set_child (GTK_FRAME (frame), view);
  return frame;
}

static GtkWidget *
mend_make_content (PurserEditEntryDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  g_autofree char *text = purser_play_describe (mend_get_play (self), self->n);
  GtkWidget *what = gtk_label_new (text);

  self->toggles = ADW_TOGGLE_GROUP (adw_toggle_group_new ());
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_add_css_class (what, "title-4");
  gtk_label_set_wrap (GTK_LABEL (what), TRUE);
  gtk_label_set_xalign (GTK_LABEL (what), 0);
  gtk_widget_add_css_class (box, "page");
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  mend_add_toggle (self, "change", _("_Change"), mend_make_change (self));
  mend_add_toggle (self, "strike", _("_Remove"), mend_make_strike (self));
  mend_add_toggle (self, "annotate", _("Add _Note"), mend_make_note (self));
  gtk_box_append (GTK_BOX (box), what);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toggles));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  return box;
}

static void
purser_edit_entry_dialog_dispose (GObject *object)
{
  PurserEditEntryDialog *self = PURSER_EDIT_ENTRY_DIALOG (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (purser_edit_entry_dialog_parent_class)->dispose (object);
}

static void
purser_edit_entry_dialog_class_init (PurserEditEntryDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_edit_entry_dialog_dispose;
}

/* The next record in a direction that is a move and stands; 0 where there is none. */
static guint
mend_find (PurserEditEntryDialog *self,
           int                    by)
{
  PurserHistory *history = purser_play_get_history (mend_get_play (self));

  for (guint n = self->n + (guint) by; n > 0 && n <= purser_history_get_size (history); n += (guint) by)
    if (purser_history_get_move (history, n) != NULL)
      return n;
  return 0;
}

static void
mend_update_step (PurserEditEntryDialog *self,
                  GtkWidget             *button,
                  int                    by)
{
  guint n = mend_find (self, by);
  g_autofree char *text = n > 0 ? purser_play_describe (mend_get_play (self), n) : NULL;

  gtk_widget_set_sensitive (button, n > 0);
  gtk_widget_set_tooltip_text (button, text);
}

static void
mend_show (PurserEditEntryDialog *self,
           guint                  n)
{
  g_autofree char *title = g_strdup_printf (_("Edit Entry %u"), n);

  self->n = n;
  gtk_widget_set_visible (self->way, FALSE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->way), FALSE);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  gtk_scrolled_window_set_child (self->window, mend_make_content (self));
  mend_update_step (self, self->earlier, -1);
  mend_update_step (self, self->later, 1);
  g_signal_connect_swapped (self->toggles, "notify::active", G_CALLBACK (toggled_cb), self);
  adw_toggle_group_set_active_name (self->toggles, "change");
  toggled_cb (self);
}

static void
step_clicked_cb (GtkWidget             *button,
                 PurserEditEntryDialog *self)
{
  mend_show (self, mend_find (self, button == self->earlier ? -1 : 1));
}

static GtkWidget *
mend_make_step (PurserEditEntryDialog *self,
                const char            *icon_name,
                const char            *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (step_clicked_cb), self);
  return button;
}

static GtkWidget *
mend_make_header (PurserEditEntryDialog *self)
{
  GtkWidget *header = adw_header_bar_new ();

  self->earlier = mend_make_step (self, "go-previous-symbolic", _("Previous Entry"));
  self->later = mend_make_step (self, "go-next-symbolic", _("Next Entry"));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->earlier);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->later);
  return header;
}

static GtkWidget *
mend_make_check (PurserEditEntryDialog *self,
                 const char            *label)
{
  GtkWidget *text = gtk_label_new_with_mnemonic (label);
  GtkWidget *check = gtk_check_button_new ();

  purser_label_let_wrap (text);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), text);
  gtk_widget_set_visible (check, FALSE);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (mend_update_soon), self);
  return check;
}

/* What would follow, and why not, stay in sight however long the form above them is. */
static GtkWidget *
mend_make_foot (PurserEditEntryDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *window = gtk_scrolled_window_new ();

  self->preview = PURSER_PREVIEW_VIEW (purser_preview_view_new ());
  self->anyway = mend_make_check (self, _("_Record It Anyway"));
  self->way = mend_make_check (self, _("_Keep the later moves anyway"));
  self->follow = mend_make_check (self, _("_Suggest payouts again, except those somebody changed"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->follow), TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), 210);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->preview));
  gtk_widget_add_css_class (box, "page");
  gtk_box_append (GTK_BOX (box), window);
  gtk_box_append (GTK_BOX (box), self->follow);
  gtk_box_append (GTK_BOX (box), self->anyway);
  gtk_box_append (GTK_BOX (box), self->way);
  gtk_box_append (GTK_BOX (box), self->button);
  return box;
}

static void
purser_edit_entry_dialog_init (PurserEditEntryDialog *self)
{
  self->button = gtk_button_new_with_mnemonic (_("_Change"));
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (clicked_cb), self);
}

/* Returns: (transfer floating): a dialog that mends the move */
AdwDialog *
purser_edit_entry_dialog_new (PurserSession *session,
                              guint          n)
{
  PurserEditEntryDialog *self = g_object_new (PURSER_TYPE_EDIT_ENTRY_DIALOG, "content-width", 460, "content-height", 660, NULL);
  GtkWidget *view = adw_toolbar_view_new ();

  self->session = g_object_ref (session);
  self->window = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->window, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->window, TRUE);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), mend_make_header (self));
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), mend_make_foot (self));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self->window));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  mend_show (self, n);
  return ADW_DIALOG (self);
}
