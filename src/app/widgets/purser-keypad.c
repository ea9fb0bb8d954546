// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-keypad.h"
#include "purser-sum.h"

/* Enters a sum such as 12+8-3, by touch or by keyboard. */
struct _PurserKeypad
{
  AdwBin parent_instance;

  GtkEntry *entry;
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserKeypad, purser_keypad, ADW_TYPE_BIN)

static void
keypad_type (PurserKeypad *self,
             const char   *text)
{
  GtkEditable *editable = GTK_EDITABLE (self->entry);
  int position = -1;
  int length = (int) g_utf8_strlen (gtk_editable_get_text (editable), -1);

  if (g_str_equal (text, "⌫"))
    gtk_editable_delete_text (editable, MAX (0, length - 1), length);
  else
    gtk_editable_insert_text (editable, text, -1, &position);
  gtk_editable_set_position (editable, -1);
}

static void
key_clicked_cb (GtkButton    *button,
                PurserKeypad *self)
{
  const char *text = gtk_button_get_label (button);

  keypad_type (self, g_str_equal (text, "−") ? "-" : text);
}

static void
changed_cb (PurserKeypad *self)
{
  gint64 sum;
  gboolean empty = *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0';

  if (empty || purser_keypad_get_sum (self, &sum))
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
activate_cb (PurserKeypad *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

static gboolean
purser_keypad_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PURSER_KEYPAD (widget)->entry));
}

static void
purser_keypad_class_init (PurserKeypadClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = purser_keypad_grab_focus;

  /**
   * PurserKeypad::changed:
   * @self: a keypad
   *
   * Something else is entered.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PurserKeypad::activated:
   * @self: a keypad
   *
   * The sum is complete.
   */
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static const char *
get_key_name (const char *key)
{
  if (g_str_equal (key, "⌫"))
    return _("Delete the last figure");
  if (g_str_equal (key, "+"))
    return _("Plus");
  return g_str_equal (key, "−") ? _("Minus") : key;
}

static void
purser_keypad_init (PurserKeypad *self)
{
  static const char *const keys[] = { "7", "8", "9", "⌫", "4", "5", "6", "+", "1", "2", "3", "−", "0" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_alignment (self->entry, 1);
  gtk_entry_set_placeholder_text (self->entry, "12+8-3");
  gtk_entry_set_input_purpose (self->entry, GTK_INPUT_PURPOSE_FREE_FORM);
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "title-2");
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Number or sum"), -1);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (keys[i]);

      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_focus_on_click (button, FALSE);
      gtk_widget_set_hexpand (button, TRUE);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, get_key_name (keys[i]), -1);
      g_signal_connect (button, "clicked", G_CALLBACK (key_clicked_cb), self);
      gtk_grid_attach (GTK_GRID (grid), button, (int) i % 4, (int) i / 4, i == 12 ? 4 : 1, 1);
    }
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (activate_cb), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), grid);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * purser_keypad_new:
 *
 * Returns: (transfer floating): a keypad with nothing entered
 */
GtkWidget *
purser_keypad_new (void)
{
  return g_object_new (PURSER_TYPE_KEYPAD, NULL);
}

/**
 * purser_keypad_get_sum:
 * @self: a keypad
 * @sum: (out): what was entered comes to
 *
 * Returns: whether that is a number or a sum
 */
gboolean
purser_keypad_get_sum (PurserKeypad *self,
                       gint64       *sum)
{
  return purser_sum_parse (gtk_editable_get_text (GTK_EDITABLE (self->entry)), sum);
}
