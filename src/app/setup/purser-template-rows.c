// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-combo-list.h"
#include "purser-format.h"
#include "purser-line-breaks.h"
#include "purser-local-file.h"
#include "purser-template-rows.h"
#include "purser-toast.h"

/* What a pad is for, and the pads that are ready: those that ship, and one's own to keep, to
 * share and to take in. */
struct _PurserTemplateRows
{
  AdwBin parent_instance;

  const PurserRules   *rules;
  PurserPlays         *plays;
  GPtrArray           *templates;
  AdwComboRow         *pads_row;
  AdwEntryRow         *title_row;
  PurserExpansionsRow *expansions_row;
  GtkLabel            *about_label;
  GtkWidget           *share_button;
  GtkWidget           *remove_button;
  gboolean             filling;
};

G_DEFINE_FINAL_TYPE (PurserTemplateRows, purser_template_rows, ADW_TYPE_BIN)

/* The first row stands for a pad that is made up on the spot. */
static PurserTemplate *
rows_get_chosen (PurserTemplateRows *self)
{
  guint selected = adw_combo_row_get_selected (self->pads_row);

  return selected > 0 && selected <= self->templates->len ? g_ptr_array_index (self->templates, selected - 1) : NULL;
}

static void
rows_fill (PurserTemplateRows *self,
           const char         *select)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new ((const char *[]) { _("Custom"), NULL });
  guint selected = 0;

  g_clear_pointer (&self->templates, g_ptr_array_unref);
  self->templates = purser_template_list (self->rules);
  for (guint i = 0; i < self->templates->len; i++)
    {
      const char *title = purser_template_get_title (g_ptr_array_index (self->templates, i));

      gtk_string_list_append (titles, title);
      if (g_strcmp0 (title, select) == 0)
        selected = i + 1;
    }
  self->filling = TRUE;
  adw_combo_row_set_model (self->pads_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->pads_row, selected);
  self->filling = FALSE;
}

static void
rows_show_about (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);
  const char *about = chosen != NULL ? purser_template_get_about (chosen) : NULL;

  purser_line_breaks_show (self->about_label, about != NULL ? about : "");
}

static void
rows_show_title (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);

  gtk_editable_set_text (GTK_EDITABLE (self->title_row),
                         purser_template_is_general (chosen) ? "" : purser_template_get_title (chosen));
}

/* Which expansions there are depends on what is played. */
static void
rows_show_known (PurserTemplateRows *self)
{
  g_autofree char *title = purser_template_rows_dup_title (self);

  if (self->expansions_row != NULL)
    purser_expansions_row_know (self->expansions_row, self->plays, title);
}

/* The row itself would show all that is searched. */
static void
rows_show_name (PurserTemplateRows *self)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (self->pads_row);

  if (item != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->pads_row), gtk_string_object_get_string (item));
}

static void
rows_show_chosen (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);

  gtk_widget_set_sensitive (self->share_button, chosen != NULL);
  gtk_widget_set_visible (self->remove_button, chosen != NULL && purser_template_get_path (chosen) != NULL);
  rows_show_about (self);
}

static void
selected_cb (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);

  rows_show_chosen (self);
  if (self->filling || chosen == NULL)
    return;
  rows_show_title (self);
  purser_expansions_row_show (self->expansions_row, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.take-pad", NULL);
}

static void
rows_tell (PurserTemplateRows *self,
           const char         *heading,
           const char         *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
import_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (PurserTemplateRows) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);
  g_autofree char *path = file != NULL ? purser_local_file_dup_path (file, &error) : NULL;
  g_autoptr (PurserTemplate) template = NULL;

  if (file == NULL)
    return;
  template = path != NULL ? purser_template_read (self->rules, path, &error) : NULL;
  if (template == NULL || !purser_template_take_in (template, self->rules, &error))
    {
      rows_tell (self, _("Could Not Import This Pad"), error->message);
      return;
    }
  rows_fill (self, purser_template_get_title (template));
  selected_cb (self);
}

static void
import_clicked_cb (PurserTemplateRows *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _("Import a Pad"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, import_chosen_cb,
                        g_object_ref (self));
}

static void
share_chosen_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (PurserTemplateRows) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  g_autofree char *path = file != NULL ? purser_local_file_dup_path (file, &error) : NULL;
  PurserTemplate *chosen = rows_get_chosen (self);

  if (file == NULL || chosen == NULL)
    return;
  if (path == NULL || !purser_template_save_as (chosen, path, &error))
    rows_tell (self, _("Could Not Export This Pad"), error->message);
  else
    purser_toast (GTK_WIDGET (self), _("Saved"));
}

static void
share_clicked_cb (PurserTemplateRows *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  PurserTemplate *chosen = rows_get_chosen (self);
  g_autofree char *name = g_strconcat (purser_template_get_title (chosen), ".json", NULL);

  g_strdelimit (name, "/\\", '-');
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, share_chosen_cb,
                        g_object_ref (self));
}

/* A pad that was deleted, as long as somebody may want it back. */
typedef struct {
  PurserTemplateRows *rows;
  PurserTemplate     *template;
} Removed;

static void
removed_free (gpointer  data,
              GClosure *closure)
{
  Removed *removed = data;

  g_object_unref (removed->rows);
  purser_template_free (removed->template);
  g_free (removed);
}

/* Where another pad was chosen meanwhile, that one stays. */
static void
restore_clicked_cb (AdwToast *toast,
                    Removed  *removed)
{
  PurserTemplateRows *self = removed->rows;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  if (!purser_template_save (removed->template, &error))
    {
      rows_tell (self, _("Could Not Save This Pad"), error->message);
      return;
    }
  title = g_strdup (purser_template_get_title (rows_get_chosen (self) != NULL ? rows_get_chosen (self) : removed->template));
  rows_fill (self, title);
  rows_show_chosen (self);
}

/* What is set for this play stays, as a pad that has no name yet. */
static void
remove_clicked_cb (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);
  g_autoptr (GError) error = NULL;
  Removed *removed;

  if (!purser_template_remove (chosen, &error))
    {
      rows_tell (self, _("Could Not Delete This Pad"), error->message);
      return;
    }
  removed = g_new0 (Removed, 1);
  removed->rows = g_object_ref (self);
  removed->template = g_ptr_array_steal_index (self->templates, adw_combo_row_get_selected (self->pads_row) - 1);
  rows_fill (self, NULL);
  rows_show_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->pads_row));
  purser_toast_undo (GTK_WIDGET (self), _("Pad deleted"), G_CALLBACK (restore_clicked_cb), removed, removed_free);
}

static void
purser_template_rows_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_TEMPLATE_ROWS (object)->templates, g_ptr_array_unref);
  g_clear_object (&PURSER_TEMPLATE_ROWS (object)->plays);
  G_OBJECT_CLASS (purser_template_rows_parent_class)->finalize (object);
}

static void
purser_template_rows_class_init (PurserTemplateRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_template_rows_finalize;

  g_type_ensure (PURSER_TYPE_EXPANSIONS_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/setup/purser-template-rows.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserTemplateRows, pads_row);
  gtk_widget_class_bind_template_child (widget_class, PurserTemplateRows, title_row);
  gtk_widget_class_bind_template_child (widget_class, PurserTemplateRows, expansions_row);
  gtk_widget_class_bind_template_child (widget_class, PurserTemplateRows, about_label);
  gtk_widget_class_bind_template_child (widget_class, PurserTemplateRows, share_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTemplateRows, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, import_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, rows_show_known);
  gtk_widget_class_bind_template_callback (widget_class, rows_show_name);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, share_clicked_cb);
}

/* A pad is found by its title in any language, whichever the list is in. */
static char *
dup_searched (GtkStringObject    *item,
              PurserTemplateRows *self)
{
  const char *title = gtk_string_object_get_string (item);

  for (guint i = 0; self->templates != NULL && i < self->templates->len; i++)
    if (g_str_equal (purser_template_get_title (g_ptr_array_index (self->templates, i)), title))
      return g_strdup (purser_template_get_titles (g_ptr_array_index (self->templates, i)));
  return g_strdup (title);
}

static void
purser_template_rows_init (PurserTemplateRows *self)
{
  g_autoptr (GtkExpression) searched = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (dup_searched),
                                                                    self, NULL);

  self->templates = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_combo_row_set_expression (self->pads_row, searched);
  purser_combo_list_wrap (self->pads_row);
}

/* Makes rows to choose a pad with.
 *
 * @plays: (nullable): the plays of the library
 *
 * Returns: (transfer floating): the rows */
GtkWidget *
purser_template_rows_new (const PurserRules *rules,
                          PurserPlays       *plays)
{
  PurserTemplateRows *self = g_object_new (PURSER_TYPE_TEMPLATE_ROWS, NULL);

  self->rules = rules;
  g_set_object (&self->plays, plays);
  rows_fill (self, NULL);
  return GTK_WIDGET (self);
}

/* Chooses a pad, as if somebody had.
 *
 * @index: a pad, from 0 */
void
purser_template_rows_choose (PurserTemplateRows *self,
                             guint               index)
{
  adw_combo_row_set_selected (self->pads_row, index + 1);
}

/* Shows which pad options are from, where there is one; the options stay as they are. */
void
purser_template_rows_recognise (PurserTemplateRows *self,
                                PurserValue        *options)
{
  guint selected = 0;

  for (guint i = 0; i < self->templates->len && selected == 0; i++)
    if (purser_value_equal (purser_template_get_options (g_ptr_array_index (self->templates, i)), options))
      selected = i + 1;
  self->filling = TRUE;
  adw_combo_row_set_selected (self->pads_row, selected);
  self->filling = FALSE;
  rows_show_about (self);
  if (selected > 0)
    rows_show_title (self);
}

/* Returns: (transfer none) (nullable): the options of the pad that is chosen */
PurserValue *
purser_template_rows_get_options (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);

  return chosen != NULL ? purser_template_get_options (chosen) : NULL;
}

/* Returns: (transfer full): what is played; empty where nobody said */
char *
purser_template_rows_dup_title (PurserTemplateRows *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title_row))));
}

/* Fills in what is played. */
void
purser_template_rows_set_title (PurserTemplateRows *self,
                                const char         *title)
{
  gtk_editable_set_text (GTK_EDITABLE (self->title_row), title);
}

/* Returns: (transfer none): which expansions are on the table */
PurserExpansionsRow *
purser_template_rows_get_expansions (PurserTemplateRows *self)
{
  return self->expansions_row;
}

/* Keeps a pad among one's own, under the name of what is played. */
void
purser_template_rows_keep (PurserTemplateRows *self,
                           PurserValue        *options)
{
  g_autofree char *title = purser_template_rows_dup_title (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserTemplate) template = purser_template_new (self->rules, title, options, &error);

  if (template == NULL || !purser_template_save (template, &error))
    {
      rows_tell (self, _("Could Not Save This Pad"), error->message);
      return;
    }
  /* The options are what was kept, and besides them the teams, which are of those who play. */
  rows_fill (self, title);
  rows_show_chosen (self);
}
