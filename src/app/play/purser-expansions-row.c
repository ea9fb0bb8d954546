// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-expansions-row.h"
#include "purser-expansions.h"
#include "purser-result.h"
#include "purser-widget.h"

/* An entry for the expansions that are played with, and a list to tick those that earlier plays of the game had. */
struct _PurserExpansionsRow
{
  AdwEntryRow parent_instance;

  GtkMenuButton *known_button;
  GtkBox        *known_box;
  PurserPlays   *plays;   /* (nullable): the plays of the library */
  char          *subject; /* the title of what is played */
  /* The text when the list was opened. */
  char          *before;
};

G_DEFINE_FINAL_TYPE (PurserExpansionsRow, purser_expansions_row, ADW_TYPE_ENTRY_ROW)

static char **
row_dup_names (PurserExpansionsRow *self)
{
  return purser_expansions_parse (gtk_editable_get_text (GTK_EDITABLE (self)));
}

static gboolean
is_same (const char *left,
         const char *right)
{
  g_autofree char *left_key = purser_result_dup_key (left);
  g_autofree char *right_key = purser_result_dup_key (right);

  return strcmp (left_key, right_key) == 0;
}

static gboolean
has_name (char       **names,
          const char  *wanted)
{
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (is_same (names[i], wanted))
      return TRUE;
  return FALSE;
}

static void
ticked_cb (GtkCheckButton      *button,
           PurserExpansionsRow *self)
{
  g_auto (GStrv) names = row_dup_names (self);
  g_autoptr (GStrvBuilder) changed = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  const char *name = gtk_label_get_label (GTK_LABEL (gtk_check_button_get_child (button)));

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (!is_same (names[i], name))
      g_strv_builder_add (changed, names[i]);
  if (gtk_check_button_get_active (button))
    g_strv_builder_add (changed, name);
  all = g_strv_builder_end (changed);
  purser_expansions_row_show (self, (const char *const *) all);
}

/* Creates a row of the list. It wraps, as names can be long and phones are narrow. */
static GtkWidget *
known_row_new (PurserExpansionsRow *self,
               const char          *name,
               gboolean             ticked)
{
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (name);

  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                "max-width-chars", 30, NULL);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), ticked);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (ticked_cb), self);
  return button;
}

static char **
row_dup_known (PurserExpansionsRow *self)
{
  g_autoptr (GPtrArray) results = self->plays != NULL ? purser_plays_dup_results (self->plays) : g_ptr_array_new ();

  return purser_expansions_list_known (results, self->subject);
}

/* Fills the list before it is shown, so that its first row has the focus then. */
static void
known_fill_cb (GtkMenuButton *button,
               gpointer       data)
{
  PurserExpansionsRow *self = data;
  g_auto (GStrv) names = row_dup_names (self);
  g_auto (GStrv) known = row_dup_known (self);

  g_set_str (&self->before, gtk_editable_get_text (GTK_EDITABLE (self)));
  purser_box_clear (self->known_box);
  for (guint i = 0; known != NULL && known[i] != NULL; i++)
    gtk_box_append (self->known_box, known_row_new (self, known[i], has_name (names, known[i])));
}

/* Emits "apply" once for all that was ticked. */
static void
known_closed_cb (PurserExpansionsRow *self)
{
  if (g_strcmp0 (self->before, gtk_editable_get_text (GTK_EDITABLE (self))) != 0)
    g_signal_emit_by_name (self, "apply");
}

static void
purser_expansions_row_finalize (GObject *object)
{
  PurserExpansionsRow *self = PURSER_EXPANSIONS_ROW (object);

  g_clear_object (&self->plays);
  g_free (self->subject);
  g_free (self->before);
  G_OBJECT_CLASS (purser_expansions_row_parent_class)->finalize (object);
}

static void
purser_expansions_row_class_init (PurserExpansionsRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_expansions_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/play/purser-expansions-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserExpansionsRow, known_button);
  gtk_widget_class_bind_template_child (widget_class, PurserExpansionsRow, known_box);
  gtk_widget_class_bind_template_callback (widget_class, known_closed_cb);
}

static void
purser_expansions_row_init (PurserExpansionsRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->known_button, known_fill_cb, self, NULL);
}

/* Writes names into the entry; a text that has the same names stays as it was typed. */
void
purser_expansions_row_show (PurserExpansionsRow *self,
                            const char *const   *names)
{
  g_auto (GStrv) written = row_dup_names (self);
  g_autofree char *before = purser_expansions_dup_text ((const char *const *) written);
  g_autofree char *text = purser_expansions_dup_text (names);

  if (strcmp (before, text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self), text);
}

/* Removes the button if it is not needed, as even a hidden one would take room: other rows are aligned with this one. */
static void
row_show_button (PurserExpansionsRow *self)
{
  GtkWidget *button = GTK_WIDGET (self->known_button);
  g_auto (GStrv) known = row_dup_known (self);
  gboolean show = known != NULL;

  if (show && gtk_widget_get_parent (button) == NULL)
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), button);
  else if (!show && gtk_widget_get_parent (button) != NULL)
    adw_entry_row_remove (ADW_ENTRY_ROW (self), button);
}

/* Offers the expansions of earlier plays of a game. The list is filled when it is opened.
 *
 * @plays: (nullable) */
void
purser_expansions_row_know (PurserExpansionsRow *self,
                            PurserPlays         *plays,
                            const char          *subject)
{
  gboolean changed = g_set_str (&self->subject, subject);

  if (g_set_object (&self->plays, plays))
    g_signal_connect_object (plays, "items-changed", G_CALLBACK (row_show_button), self, G_CONNECT_SWAPPED);
  else if (!changed)
    return;
  row_show_button (self);
}

PurserValue *
purser_expansions_row_dup_value (PurserExpansionsRow *self)
{
  g_auto (GStrv) names = row_dup_names (self);

  return purser_expansions_to_value ((const char *const *) names);
}
