// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-components-dialog.h"
#include "purser-fields-box.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-local-file.h"
#include "purser-printed.h"
#include "purser-wrap-box.h"

/* Your copy of a game: what is known to be printed on its components, where it comes from, and a form for each. */
struct _PurserComponentsDialog
{
  AdwDialog parent_instance;

  PurserPrinted     *printed;
  AdwToastOverlay   *toasts;
  AdwNavigationView *navigation;
  GtkWidget         *components;
  GtkListBox        *list;
  GtkEditable       *search;
  PurserFieldsBox   *fields;
  GtkWidget         *undo;
  char              *item;
};

G_DEFINE_FINAL_TYPE (PurserComponentsDialog, purser_components_dialog, ADW_TYPE_DIALOG)

static void dialog_edit (PurserComponentsDialog *self,
                         const char       *item);

static const PurserGameUi *
dialog_get_ui (PurserComponentsDialog *self)
{
  return purser_game_ui_get (purser_printed_get_rules (self->printed));
}

static void
dialog_tell (PurserComponentsDialog *self,
             const char             *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
edit_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  dialog_edit (PURSER_COMPONENTS_DIALOG (widget), g_variant_get_string (parameter, NULL));
}

static const char *
row_get_item (GtkListBoxRow *row)
{
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)), NULL);
}

static GtkWidget *
row_new (PurserComponentsDialog *self,
         const char             *item)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = purser_printed_dup_title (self->printed, item);
  g_autofree char *summary = purser_printed_dup_summary (self->printed, item);
  g_autofree char *source = purser_printed_dup_source (self->printed, item);
  GtkWidget *label = gtk_label_new (source);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), summary);
  purser_label_let_wrap (label);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, purser_printed_is_learned (self->printed, item) ? "accent" : "dimmed");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  purser_set_action (row, "components.edit", g_variant_new_string (item));
  return row;
}

static void
dialog_show_list (PurserComponentsDialog *self)
{
  g_autoptr (GPtrArray) items = purser_printed_list (self->printed);

  if (self->list == NULL)
    return;
  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < items->len; i++)
    gtk_list_box_append (self->list, row_new (self, g_ptr_array_index (items, i)));
}

static gboolean
row_matches (GtkListBoxRow *row,
             gpointer       data)
{
  PurserComponentsDialog *self = data;
  g_autofree char *words = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *title = g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  return strstr (title, words) != NULL || strstr (row_get_item (row), words) != NULL;
}

static void
save_clicked_cb (PurserComponentsDialog *self)
{
  g_autoptr (PurserValue) values = purser_value_new_object ();

  purser_fields_box_fill (self->fields, values);
  if (purser_printed_learn (self->printed, self->item, values))
    adw_navigation_view_pop (self->navigation);
  else
    dialog_tell (self, purser_printed_get_refusal (self->printed));
}

static void
forget_clicked_cb (PurserComponentsDialog *self)
{
  purser_printed_forget (self->printed, self->item);
  if (purser_printed_get_problem (self->printed) == NULL)
    adw_navigation_view_pop (self->navigation);
  else
    dialog_tell (self, purser_printed_get_problem (self->printed));
}

static GtkWidget *
page_button_new (const char *label,
                 const char *style)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_add_css_class (button, style);
  gtk_widget_add_css_class (button, "confirm");
  return button;
}

static GtkWidget *
edit_content_new (PurserComponentsDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *save = page_button_new (_("_Remember"), "suggested-action");
  GtkWidget *forget = page_button_new (_("_Forget"), "destructive-action");
  g_autofree char *source = purser_printed_dup_source (self->printed, self->item);
  GtkWidget *label = gtk_label_new (source);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_set_visible (forget, purser_printed_is_learned (self->printed, self->item));
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  g_signal_connect_swapped (save, "clicked", G_CALLBACK (save_clicked_cb), self);
  g_signal_connect_swapped (forget, "clicked", G_CALLBACK (forget_clicked_cb), self);
  gtk_box_append (GTK_BOX (buttons), forget);
  gtk_box_append (GTK_BOX (buttons), save);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fields));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_add_css_class (box, "page");
  return box;
}

/* What was typed and not yet remembered is not lost. */
static void
dialog_remember (PurserComponentsDialog *self)
{
  if (self->components != NULL)
    dialog_get_ui (self)->components_remember (self->components);
}

static void
dialog_show_undo (PurserComponentsDialog *self)
{
  const char *item = purser_printed_get_last (self->printed);
  g_autofree char *title = item != NULL ? purser_printed_dup_title (self->printed, item) : NULL;
  /* Translators: what is taken back: the values of a component */
  g_autofree char *text = title != NULL ? g_strdup_printf (_("Undo: %s"), title) : g_strdup (_("Undo"));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "components.undo", item != NULL);
  purser_explain (self->undo, text);
}

/* What is typed is kept first, so that it is what is taken back. */
static void
undo_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserComponentsDialog *self = PURSER_COMPONENTS_DIALOG (widget);

  dialog_remember (self);
  purser_printed_undo (self->printed);
}

/* Before the text that is typed in takes the key for itself. */
static void
dialog_add_undo_key (PurserComponentsDialog *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_z, GDK_CONTROL_MASK),
                                                          gtk_named_action_new ("components.undo")));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static GtkWidget *
undo_button_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "components.undo");
  return button;
}

static AdwNavigationPage *
page_new (GtkWidget  *content,
          GtkWidget  *bar,
          const char *title)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *window = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), content);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), window);
  if (bar != NULL)
    adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), bar);
  return adw_navigation_page_new (view, title);
}

/* All fields count here, so all of them are in sight; what is left empty is not known. */
static void
dialog_edit (PurserComponentsDialog *self,
             const char             *item)
{
  const PurserField *fields = purser_rules_find_fields (purser_printed_get_rules (self->printed), item);
  g_autoptr (PurserValue) values = purser_printed_dup_values (self->printed, item);
  g_autofree char *title = purser_printed_dup_title (self->printed, item);

  g_free (self->item);
  self->item = g_strdup (item);
  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new (purser_printed_get_rules (self->printed),
                                                           purser_printed_get_play (self->printed), fields,
                                                           PURSER_FIELDS_PRINTED));
  purser_fields_box_show (self->fields, values);
  adw_navigation_view_push (self->navigation, page_new (edit_content_new (self), NULL, title));
}

static void
export_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PurserComponentsDialog) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = file != NULL ? purser_local_file_dup_path (file, &error) : NULL;

  if (file != NULL)
    dialog_tell (self, path != NULL && purser_copy_save_as (purser_printed_get_copy (self->printed), path, &error)
                       ? _("Your copy was exported") : error->message);
}

static void
import_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PurserComponentsDialog) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = file != NULL ? purser_local_file_dup_path (file, &error) : NULL;
  g_autofree char *text = NULL;
  guint n_changed = 0;

  if (file == NULL)
    return;
  if (path == NULL || !purser_printed_merge (self->printed, path, &n_changed, &error))
    {
      dialog_tell (self, error->message);
      return;
    }
  text = g_strdup_printf (ngettext ("%u value changed", "%u values changed", n_changed), n_changed);
  dialog_tell (self, text);
}

static GtkFileDialog *
file_dialog_new (PurserComponentsDialog *self)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *name = g_strdup_printf ("%s.json", purser_printed_get_rules (self->printed)->id);

  gtk_file_filter_set_name (filter, _("Copies of games"));
  gtk_file_filter_add_suffix (filter, "json");
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_set_initial_name (dialog, name);
  return dialog;
}

static void
export_clicked_cb (PurserComponentsDialog *self)
{
  g_autoptr (GtkFileDialog) dialog = file_dialog_new (self);

  dialog_remember (self);
  gtk_file_dialog_set_title (dialog, _("Export Your Copy"));
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, export_cb, g_object_ref (self));
}

static void
import_clicked_cb (PurserComponentsDialog *self)
{
  g_autoptr (GtkFileDialog) dialog = file_dialog_new (self);

  gtk_file_dialog_set_title (dialog, _("Import a Copy"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, import_cb, g_object_ref (self));
}

static GtkWidget *
list_content_new (PurserComponentsDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *search = gtk_search_entry_new ();

  self->search = GTK_EDITABLE (search);
  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search"), -1);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_filter_func (self->list, row_matches, self, NULL);
  gtk_list_box_set_placeholder (self->list, gtk_label_new (_("Try other words.")));
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  g_signal_connect_object (search, "search-changed", G_CALLBACK (gtk_list_box_invalidate_filter), self->list, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), search);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_widget_add_css_class (box, "page");
  dialog_show_list (self);
  return box;
}

/* All that a game needs can be known from its rules. */
static GtkWidget *
nothing_content_new (void)
{
  GtkWidget *page = adw_status_page_new ();

  gtk_widget_add_css_class (page, "compact");
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "object-select-symbolic");
  adw_status_page_set_description (ADW_STATUS_PAGE (page), _("No Values to Enter for This Game"));
  return page;
}

/* Components as they lie, where a game draws them; otherwise in a list. */
static GtkWidget *
content_new (PurserComponentsDialog *self)
{
  g_autoptr (GPtrArray) items = purser_printed_list (self->printed);
  const PurserGameUi *ui = dialog_get_ui (self);

  if (ui->components_new != NULL)
    self->components = ui->components_new (self->printed);
  if (self->components != NULL)
    return self->components;
  return items->len > 0 ? list_content_new (self) : nothing_content_new ();
}

static GtkWidget *
bar_new (PurserComponentsDialog *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *import = gtk_button_new_with_mnemonic (_("_Import…"));
  GtkWidget *export = gtk_button_new_with_mnemonic (_("_Export…"));

  gtk_widget_add_css_class (bar, "toolbar");
  gtk_button_set_can_shrink (GTK_BUTTON (import), TRUE);
  gtk_button_set_can_shrink (GTK_BUTTON (export), TRUE);
  gtk_widget_set_hexpand (import, TRUE);
  gtk_widget_set_hexpand (export, TRUE);
  g_signal_connect_swapped (import, "clicked", G_CALLBACK (import_clicked_cb), self);
  g_signal_connect_swapped (export, "clicked", G_CALLBACK (export_clicked_cb), self);
  gtk_box_append (GTK_BOX (bar), self->undo);
  gtk_box_append (GTK_BOX (bar), import);
  gtk_box_append (GTK_BOX (bar), export);
  return bar;
}

static void
purser_components_dialog_finalize (GObject *object)
{
  PurserComponentsDialog *self = PURSER_COMPONENTS_DIALOG (object);

  g_clear_object (&self->printed);
  g_clear_pointer (&self->item, g_free);
  G_OBJECT_CLASS (purser_components_dialog_parent_class)->finalize (object);
}

static void
purser_components_dialog_class_init (PurserComponentsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_components_dialog_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "components.edit", "s", edit_activated);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "components.undo", NULL, undo_activated);
}

static void
purser_components_dialog_init (PurserComponentsDialog *self)
{
}

static void
dialog_build (PurserComponentsDialog *self)
{
  const PurserRules *rules = purser_printed_get_rules (self->printed);
  /* Translators: the name of a game */
  g_autofree char *title = g_strdup_printf (_("Your Copy of %s"), _(rules->title));
  GtkWidget *content = content_new (self);

  self->undo = undo_button_new ();
  dialog_add_undo_key (self);
  g_signal_connect_object (self->printed, "changed", G_CALLBACK (dialog_show_undo), self, G_CONNECT_SWAPPED);
  dialog_show_undo (self);
  g_signal_connect (self, "closed", G_CALLBACK (dialog_remember), NULL);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_navigation_view_add (self->navigation, page_new (content, bar_new (self), title));
  g_signal_connect_object (self->printed, "changed", G_CALLBACK (dialog_show_list), self, G_CONNECT_SWAPPED);
}

static gboolean
open_cb (gpointer data)
{
  PurserComponentsDialog *self = data;

  if (gtk_widget_get_mapped (self->components))
    dialog_get_ui (self)->components_open (self->components, self->item);
  return G_SOURCE_REMOVE;
}

static void
mapped_cb (PurserComponentsDialog *self)
{
  g_signal_handlers_disconnect_by_func (self, mapped_cb, NULL);
  g_idle_add_full (G_PRIORITY_LOW, open_cb, g_object_ref (self), g_object_unref);
}

/* Once it has its place and the focus, as both go to the beginning first. */
static void
dialog_open_at (PurserComponentsDialog *self,
                const char             *card)
{
  g_autofree char *title = purser_printed_dup_title (self->printed, card);

  g_set_str (&self->item, card);
  if (self->search != NULL)
    gtk_editable_set_text (self->search, title);
  else if (self->components != NULL && dialog_get_ui (self)->components_open != NULL)
    g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
}

/* @session: (nullable): the play at hand, which learns along
 * @card: (nullable): the card of the rules that is to be corrected; %NULL for all there is
 *
 * Returns: (transfer floating): a dialog that shows what is known of your copy, and takes what you read off it */
AdwDialog *
purser_components_dialog_new (const PurserRules *rules,
                              PurserSession     *session,
                              const char        *card)
{
  PurserComponentsDialog *self = g_object_new (PURSER_TYPE_COMPONENTS_DIALOG, "content-width", 480, "content-height", 720, NULL);
  g_autoptr (GError) error = NULL;

  self->printed = purser_printed_new (rules, session, &error);
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  self->navigation = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->navigation));
  adw_dialog_set_child (ADW_DIALOG (self), GTK_WIDGET (self->toasts));
  if (self->printed != NULL)
    dialog_build (self);
  else
    adw_navigation_view_add (self->navigation,
                             page_new (g_object_new (ADW_TYPE_STATUS_PAGE, "description", error->message, NULL), NULL,
                                       _("Your Copy Cannot Be Read")));
  if (self->printed != NULL && card != NULL)
    dialog_open_at (self, card);
  return ADW_DIALOG (self);
}
