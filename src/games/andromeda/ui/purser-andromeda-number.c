// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-andromeda-number.h"

/* A number as it is printed on the board, of two digits at the most; whoever is done with it goes on to the next one by the
 * action `components.next`. */
struct _PurserAndromedaNumber
{
  GtkEntry parent_instance;

  gboolean showing;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaNumber, purser_andromeda_number, GTK_TYPE_ENTRY)

static void
activate_cb (PurserAndromedaNumber *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "components.next", NULL);
}

/* After two digits the next one can be typed on. */
static void
changed_cb (PurserAndromedaNumber *self)
{
  gboolean focused = (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (!self->showing && focused && gtk_entry_get_text_length (GTK_ENTRY (self)) == 2)
    activate_cb (self);
}

static void
purser_andromeda_number_class_init (PurserAndromedaNumberClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-number.ui");
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
purser_andromeda_number_init (PurserAndromedaNumber *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: what is typed; 0 for nothing, -1 for what is no number up to @most */
int
purser_andromeda_number_get_value (PurserAndromedaNumber *self,
                                   int                    most)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self));
  gint64 number = 0;

  if (*text == '\0')
    return 0;
  return g_ascii_string_to_signed (text, 10, 0, most, &number, NULL) ? (int) number : -1;
}

/* What is not known is empty; what stands there already stays selected where it is. */
void
purser_andromeda_number_show (PurserAndromedaNumber *self,
                              PurserValue           *value)
{
  g_autofree char *text = purser_value_is (value, PURSER_VALUE_INTEGER)
                            ? g_strdup_printf ("%d", (int) purser_value_get_integer (value)) : g_strdup ("");

  self->showing = TRUE;
  if (strcmp (text, gtk_editable_get_text (GTK_EDITABLE (self))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self), text);
  self->showing = FALSE;
}
