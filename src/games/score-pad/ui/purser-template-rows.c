// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-combo-list.h"
#include "purser-format.h"
#include "purser-file-writing.h"
#include "purser-line-breaks.h"
#include "purser-local-file.h"
#include "purser-pad-errand.h"
#include "purser-template-rows.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

/* What a pad is for, and the ready-made pads: those that ship with Purser, and the user's own to save, share and import. */
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
  PurserWaitDialog    *wait; /* (nullable): while a pad from elsewhere is read */
  gboolean             filling;
  PurserValue         *sought; /* (nullable): options of a pad, until the user's own pads are listed */
};

G_DEFINE_FINAL_TYPE (PurserTemplateRows, purser_template_rows, ADW_TYPE_BIN)

/* Returns the chosen pad; NULL for the first row, which is a custom pad. */
static PurserTemplate *
rows_get_chosen (PurserTemplateRows *self)
{
  guint selected = adw_combo_row_get_selected (self->pads_row);

  return selected > 0 && selected <= self->templates->len ? g_ptr_array_index (self->templates, selected - 1) : NULL;
}

/* @pads: (transfer full): all pads
 * @select: (nullable): the title of the pad to select */
static void
rows_fill (PurserTemplateRows *self,
           GPtrArray          *pads,
           const char         *select)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new ((const char *[]) { _("Custom"), NULL });
  guint selected = 0;

  g_clear_pointer (&self->templates, g_ptr_array_unref);
  self->templates = pads;
  for (guint i = 0; i < self->templates->len; i++)
    {
      const PurserTemplate *pad = g_ptr_array_index (self->templates, i);

      gtk_string_list_append (titles, pad->title);
      if (g_strcmp0 (pad->title, select) == 0)
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
  const char *about = chosen != NULL ? chosen->about : NULL;

  purser_line_breaks_show (self->about_label, about != NULL ? about : "");
}

static void
rows_show_title (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);

  gtk_editable_set_text (GTK_EDITABLE (self->title_row), chosen->general ? "" : chosen->title);
}

/* Shows the expansions that are known for what is played. */
static void
rows_show_known (PurserTemplateRows *self)
{
  g_autofree char *title = purser_template_rows_dup_title (self);

  if (self->expansions_row != NULL)
    purser_expansions_row_know (self->expansions_row, self->plays, title);
}

/* Shows the selected title; the row itself would show the title in all languages, which is searched. */
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
  gtk_widget_set_visible (self->remove_button, chosen != NULL && chosen->path != NULL);
  rows_show_about (self);
}

static void
selected_cb (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);

  rows_show_chosen (self);
  if (self->filling)
    return;
  /* The user has chosen a pad before the user's own pads were listed. */
  g_clear_pointer (&self->sought, purser_value_unref);
  if (chosen == NULL)
    return;
  rows_show_title (self);
  purser_expansions_row_show (self->expansions_row, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "pad.take", NULL);
}

static void
rows_tell (PurserTemplateRows *self,
           const char         *heading,
           const GError       *error)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, error->message);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
  purser_line_breaks_show_all (GTK_WIDGET (dialog));
}

/* @heading: the heading of the message if it failed
 *
 * Returns: (nullable): the errand; %NULL if it failed */
static PurserPadErrand *
rows_finish (PurserTemplateRows *self,
             GAsyncResult       *result,
             const char         *heading)
{
  g_autoptr (GError) error = NULL;

  if (purser_errand_run_finish (result, &error))
    return purser_errand_get_data (result);
  rows_tell (self, heading, error);
  return NULL;
}

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  PurserTemplateRows *self = PURSER_TEMPLATE_ROWS (object);
  PurserPadErrand *errand = rows_finish (self, result, _("Could Not Import This Pad"));

  if (errand == NULL)
    return;
  rows_fill (self, g_steal_pointer (&errand->pads), errand->pad->title);
  selected_cb (self);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (PurserTemplateRows) self = data;
  g_autoptr (GError) error = NULL;
  PurserTemplate *pad = purser_pad_errand_read_finish (result, &error);

  g_clear_pointer (&self->wait, purser_wait_dialog_end);
  if (pad != NULL)
    purser_pad_errand_run (purser_pad_errand_new (self->rules, pad), purser_pad_errand_take_in, self, imported_cb);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rows_tell (self, _("Could Not Import This Pad"), error);
}

static void
rows_import (PurserTemplateRows *self,
             const char         *path)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  self->wait = purser_wait_dialog_new (GTK_WIDGET (self), _("Opening the File…"), NULL, cancellable);
  purser_pad_errand_read_async (self->rules, path, cancellable, read_cb, g_object_ref (self));
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

  if (path != NULL)
    rows_import (self, path);
  else if (error != NULL)
    rows_tell (self, _("Could Not Import This Pad"), error);
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
share_clicked_cb (PurserTemplateRows *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  PurserTemplate *chosen = rows_get_chosen (self);
  g_autofree char *name = g_strconcat (chosen->title, ".json", NULL);

  g_strdelimit (name, "/\\", '-');
  gtk_file_dialog_set_initial_name (dialog, name);
  purser_file_writing_ask (GTK_WIDGET (self), dialog, purser_template_dup_text (chosen));
}

/* A deleted pad, as long as the toast can restore it. */
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
  purser_template_unref (removed->template);
  g_free (removed);
}

/* If another pad was chosen meanwhile, that one stays. */
static void
restored_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  PurserTemplateRows *self = PURSER_TEMPLATE_ROWS (object);
  PurserPadErrand *errand = rows_finish (self, result, _("Could Not Save This Pad"));
  g_autofree char *title = NULL;

  if (errand == NULL)
    return;
  title = g_strdup ((rows_get_chosen (self) != NULL ? rows_get_chosen (self) : errand->pad)->title);
  rows_fill (self, g_steal_pointer (&errand->pads), title);
  rows_show_chosen (self);
}

static void
restore_clicked_cb (AdwToast *toast,
                    Removed  *removed)
{
  purser_pad_errand_run (purser_pad_errand_new (removed->rows->rules, removed->template), purser_pad_errand_save,
                         removed->rows, restored_cb);
}

/* The options of this play stay, as those of a custom pad. */
static void
removed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  PurserTemplateRows *self = PURSER_TEMPLATE_ROWS (object);
  PurserPadErrand *errand = rows_finish (self, result, _("Could Not Delete This Pad"));
  Removed *removed;

  gtk_widget_set_sensitive (self->remove_button, TRUE);
  if (errand == NULL)
    return;
  removed = g_new0 (Removed, 1);
  removed->rows = g_object_ref (self);
  removed->template = purser_template_ref (errand->pad);
  rows_fill (self, g_steal_pointer (&errand->pads), NULL);
  rows_show_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->pads_row));
  purser_toast_undo (GTK_WIDGET (self), _("Pad deleted"), G_CALLBACK (restore_clicked_cb), removed, removed_free);
}

static void
remove_clicked_cb (PurserTemplateRows *self)
{
  gtk_widget_set_sensitive (self->remove_button, FALSE);
  purser_pad_errand_run (purser_pad_errand_new (self->rules, rows_get_chosen (self)), purser_pad_errand_remove, self,
                         removed_cb);
}

static void
purser_template_rows_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_TEMPLATE_ROWS (object)->templates, g_ptr_array_unref);
  g_clear_pointer (&PURSER_TEMPLATE_ROWS (object)->sought, purser_value_unref);
  g_clear_object (&PURSER_TEMPLATE_ROWS (object)->plays);
  G_OBJECT_CLASS (purser_template_rows_parent_class)->finalize (object);
}

static void
purser_template_rows_class_init (PurserTemplateRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_template_rows_finalize;

  g_type_ensure (PURSER_TYPE_EXPANSIONS_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/score-pad/ui/purser-template-rows.ui");
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

/* Returns the text to search: the title in all its languages, whichever the list shows. */
static char *
dup_searched (GtkStringObject    *item,
              PurserTemplateRows *self)
{
  const char *title = gtk_string_object_get_string (item);

  for (guint i = 0; self->templates != NULL && i < self->templates->len; i++)
    {
      const PurserTemplate *pad = g_ptr_array_index (self->templates, i);

      if (g_str_equal (pad->title, title))
        return g_strdup (pad->titles);
    }
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

/* Finds the pad with these options. Several may have the same, such as a copy of a shipped pad; then the title decides.
 *
 * @title: (nullable): what was played */
static guint
rows_find (PurserTemplateRows *self,
           PurserValue        *options,
           const char         *title)
{
  guint found = 0;

  for (guint i = 0; i < self->templates->len; i++)
    {
      const PurserTemplate *pad = g_ptr_array_index (self->templates, i);

      if (!purser_value_equal (pad->options, options))
        continue;
      if (g_strcmp0 (pad->title, title) == 0)
        return i + 1;
      found = found > 0 ? found : i + 1;
    }
  return found;
}

static void
rows_select (PurserTemplateRows *self,
             guint               selected)
{
  self->filling = TRUE;
  adw_combo_row_set_selected (self->pads_row, selected);
  self->filling = FALSE;
  rows_show_about (self);
}

/* Selects the user's own pad with the sought options, if there is one, and takes its title unless one was entered meanwhile. */
static void
listed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  PurserTemplateRows *self = PURSER_TEMPLATE_ROWS (object);
  PurserPadErrand *errand = purser_errand_get_data (result);
  PurserTemplate *chosen = rows_get_chosen (self);
  g_autofree char *title = chosen != NULL ? g_strdup (chosen->title) : NULL;
  g_autofree char *played = purser_template_rows_dup_title (self);
  g_autoptr (PurserValue) sought = g_steal_pointer (&self->sought);

  rows_fill (self, g_steal_pointer (&errand->pads), title);
  if (sought == NULL)
    return;
  rows_select (self, rows_find (self, sought, played));
  if (rows_get_chosen (self) != NULL && *played == '\0')
    rows_show_title (self);
}

/* @plays: (nullable): the plays of the library */
GtkWidget *
purser_template_rows_new (const PurserRules *rules,
                          PurserPlays       *plays)
{
  PurserTemplateRows *self = g_object_new (PURSER_TYPE_TEMPLATE_ROWS, NULL);

  self->rules = rules;
  g_set_object (&self->plays, plays);
  rows_fill (self, purser_template_list_shipped (rules), NULL);
  purser_pad_errand_run (purser_pad_errand_new (rules, NULL), purser_pad_errand_list, self, listed_cb);
  return GTK_WIDGET (self);
}

/* Chooses a pad, as if the user had. */
void
purser_template_rows_choose (PurserTemplateRows *self,
                             guint               index)
{
  adw_combo_row_set_selected (self->pads_row, index + 1);
}

/* Shows which pad the options are from, if there is one; the options do not change.
 *
 * @title: (nullable): what was played with them */
void
purser_template_rows_recognise (PurserTemplateRows *self,
                                PurserValue        *options,
                                const char         *title)
{
  guint selected = rows_find (self, options, title);

  g_clear_pointer (&self->sought, purser_value_unref);
  self->sought = purser_value_ref (options);
  rows_select (self, selected);
  if (selected > 0)
    rows_show_title (self);
}

/* Returns: (transfer none) (nullable): the options of the pad that is chosen */
PurserValue *
purser_template_rows_get_options (PurserTemplateRows *self)
{
  PurserTemplate *chosen = rows_get_chosen (self);

  return chosen != NULL ? chosen->options : NULL;
}

/* Returns: (transfer full): what is played; empty if it was not entered */
char *
purser_template_rows_dup_title (PurserTemplateRows *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title_row))));
}

void
purser_template_rows_set_title (PurserTemplateRows *self,
                                const char         *title)
{
  gtk_editable_set_text (GTK_EDITABLE (self->title_row), title);
}

/* Returns: (transfer none): the row of the expansions on the table */
PurserExpansionsRow *
purser_template_rows_get_expansions (PurserTemplateRows *self)
{
  return self->expansions_row;
}

/* The options stay, as they are those of the saved pad, apart from the teams, which belong to the players. */
static void
kept_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  PurserTemplateRows *self = PURSER_TEMPLATE_ROWS (object);
  PurserPadErrand *errand = rows_finish (self, result, _("Could Not Save This Pad"));

  if (errand == NULL)
    return;
  rows_fill (self, g_steal_pointer (&errand->pads), errand->pad->title);
  rows_show_chosen (self);
}

/* Saves a pad among the user's own, with what is played as its title. */
void
purser_template_rows_keep (PurserTemplateRows *self,
                           PurserValue        *options)
{
  g_autofree char *title = purser_template_rows_dup_title (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserTemplate) template = purser_template_new (self->rules, title, options, &error);

  if (template != NULL)
    purser_pad_errand_run (purser_pad_errand_new (self->rules, template), purser_pad_errand_save, self, kept_cb);
  else
    rows_tell (self, _("Could Not Save This Pad"), error);
}
