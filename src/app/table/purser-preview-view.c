// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-player-mark.h"
#include "purser-preview-view.h"

/* What would follow from a change, before it is done: the balances that would be others, or why not. */
struct _PurserPreviewView
{
  AdwBin parent_instance;

  GtkLabel   *heading;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (PurserPreviewView, purser_preview_view, ADW_TYPE_BIN)

static void
purser_preview_view_class_init (PurserPreviewViewClass *klass)
{
}

static void
purser_preview_view_init (PurserPreviewView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->heading = GTK_LABEL (gtk_label_new (NULL));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_label_set_wrap (self->heading, TRUE);
  gtk_label_set_xalign (self->heading, 0);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns: (transfer floating): a view that shows nothing yet */
GtkWidget *
purser_preview_view_new (void)
{
  return g_object_new (PURSER_TYPE_PREVIEW_VIEW, NULL);
}

static GtkWidget *
row_new (PurserPlay                *play,
         const PurserPreviewChange *change)
{
  PurserSetup *setup = purser_play_get_setup (play);
  GtkWidget *row = adw_action_row_new ();
  PurserAccount about = { 0 };
  g_autofree char *before = purser_format_amount (change->before);
  g_autofree char *after = purser_format_amount (change->after);
  /* Translators: a balance before a change, and after it */
  g_autofree char *text = g_strdup_printf (_("%s → %s"), before, after);
  GtkWidget *label = gtk_label_new (text);

  setup->rules->get_account (setup, change->account, &about);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), purser_setup_get_name (setup, change->player));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about.title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), purser_player_mark_new_for_seat (setup, change->player, 24));
  gtk_widget_set_css_classes (label, (const char *[]) { "numeric", "heading",
                                                        change->after < change->before ? "loss" : "gain", NULL });
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static const char *
get_heading (PurserPreview *preview)
{
  if (preview->over_after && !preview->over_before)
    return _("The play would be over, and these numbers would change:");
  if (preview->over_before && !preview->over_after)
    return _("The play would go on, and these numbers would change:");
  return preview->changes->len > 0 ? _("These numbers would change:") : _("No numbers would change.");
}

/* Shows what would follow.
 *
 * @preview: (nullable): what would follow; %NULL where it cannot be
 * @refusal: (nullable): why it cannot be */
void
purser_preview_view_show (PurserPreviewView *self,
                          PurserPlay        *play,
                          PurserPreview     *preview,
                          const char        *refusal)
{
  g_autofree char *no = preview == NULL ? g_strdup_printf (_("This cannot be done: %s."), refusal) : NULL;

  gtk_list_box_remove_all (self->list);
  gtk_label_set_label (self->heading, preview != NULL ? get_heading (preview) : no);
  gtk_widget_set_css_classes (GTK_WIDGET (self->heading), (const char *[]) { preview != NULL ? "heading" : "refusal", NULL });
  for (guint i = 0; preview != NULL && i < preview->changes->len; i++)
    gtk_list_box_append (self->list, row_new (play, &g_array_index (preview->changes, PurserPreviewChange, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->list), preview != NULL && preview->changes->len > 0);
}
