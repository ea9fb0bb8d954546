// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-number-entry.h"
#include "purser-widget.h"

/* An entry for a printed number, in the place where it is printed. It shows a question mark while it is empty, and moves the
 * focus to the next entry once it has its usual digits. A number that is corrected does not: it may have more digits,
 * and be wrong because the focus moved on. A widget around it can choose the next entry with the action `number.next`. */
struct _PurserNumberEntry
{
  GtkEntry parent_instance;

  guint    digits;
  gboolean setting;
  gboolean corrected; /* Whether the focus came to a number without typing on. */
  gboolean arrived;   /* Whether the focus came from the last digit of the previous number. */
};

G_DEFINE_FINAL_TYPE (PurserNumberEntry, purser_number_entry, GTK_TYPE_ENTRY)

static gboolean
is_number (const char *text,
           int         length)
{
  for (int i = 0; i < length; i++)
    if (!g_ascii_isdigit (text[i]))
      return FALSE;
  return TRUE;
}

static void
insert_text_cb (GtkEditable       *text,
                const char        *added,
                int                length,
                int               *position,
                PurserNumberEntry *self)
{
  if (is_number (added, length < 0 ? (int) strlen (added) : length))
    return;
  g_signal_stop_emission_by_name (text, "insert-text");
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static PurserNumberEntry *
find_focused (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL ? (PurserNumberEntry *) gtk_widget_get_ancestor (focus, PURSER_TYPE_NUMBER_ENTRY) : NULL;
}

/* Typing leads on from number to number, also over those that are known already. */
static gboolean
go_on_cb (gpointer data)
{
  GtkRoot *root = gtk_widget_get_root (data);
  PurserNumberEntry *next;

  if (root != NULL && !gtk_widget_activate_action (data, "number.next", NULL))
    gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_FORWARD);
  next = find_focused (data);
  if (next != NULL)
    next->corrected = FALSE;
  return G_SOURCE_REMOVE;
}

static gboolean
full_cb (gpointer data)
{
  PurserNumberEntry *next;

  go_on_cb (data);
  next = find_focused (data);
  if (next != NULL && next != data && PURSER_NUMBER_ENTRY (data)->digits > 1)
    next->arrived = TRUE;
  return G_SOURCE_REMOVE;
}

/* Moves the focus on after the text has handled its key, and before the next key, however fast the user types. */
void
purser_number_entry_go_on (GtkWidget *widget)
{
  g_idle_add_full (G_PRIORITY_HIGH, go_on_cb, g_object_ref (widget), g_object_unref);
}

/* Enter moves on from a number with fewer digits. It is ignored in an empty entry that got the focus by itself, as it was meant
 * for the number before. */
static void
activate_cb (PurserNumberEntry *self)
{
  if (self->arrived && gtk_entry_get_text_length (GTK_ENTRY (self)) == 0)
    g_signal_stop_emission_by_name (self, "activate");
  self->arrived = FALSE;
}

static void
entered_cb (PurserNumberEntry *self)
{
  self->corrected = gtk_entry_get_text_length (GTK_ENTRY (self)) > 0;
}

static void
left_cb (PurserNumberEntry *self)
{
  self->arrived = FALSE;
}

static void
changed_cb (PurserNumberEntry *self)
{
  gboolean focused = gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN;

  if (!self->setting && !self->corrected && focused && gtk_entry_get_text_length (GTK_ENTRY (self)) == self->digits)
    g_idle_add_full (G_PRIORITY_HIGH, full_cb, g_object_ref (self), g_object_unref);
  self->arrived = FALSE;
}

/* Rejects a letter before the text deletes the selection for it. */
static gboolean
pressed_cb (PurserNumberEntry *self,
            guint              key,
            guint              code,
            GdkModifierType    modifiers)
{
  gunichar letter = gdk_keyval_to_unicode (key);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || !g_unichar_isalpha (letter))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_error_bell (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

static void
purser_number_entry_set_property (GObject      *object,
                                  guint         property_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  PurserNumberEntry *self = PURSER_NUMBER_ENTRY (object);

  self->digits = g_value_get_uint (value);
  gtk_editable_set_width_chars (GTK_EDITABLE (self), (int) self->digits);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self), (int) MAX (2, self->digits));
}

static void
purser_number_entry_class_init (PurserNumberEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = purser_number_entry_set_property;
  /* The usual number of digits. */
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_uint ("digits", NULL, NULL, 0, 9, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/kit/purser-number-entry.ui");
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
}

static void
purser_number_entry_init (PurserNumberEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self)), "insert-text", G_CALLBACK (insert_text_cb), self,
                           G_CONNECT_DEFAULT);
  purser_replace_when_touched (GTK_EDITABLE (self));
}

/* @digits: the usual number of digits */
GtkWidget *
purser_number_entry_new (const char *title,
                         int         digits)
{
  GtkWidget *self = g_object_new (PURSER_TYPE_NUMBER_ENTRY, "digits", (guint) digits, NULL);

  purser_explain (self, title);
  return self;
}

/* Returns: the number, or -1 if the entry is empty */
int
purser_number_entry_get_value (PurserNumberEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self));

  return *text != '\0' ? (int) g_ascii_strtoll (text, NULL, 10) : -1;
}

void
purser_number_entry_set_value (PurserNumberEntry *self,
                               int                value)
{
  g_autofree char *text = value >= 0 ? g_strdup_printf ("%d", value) : g_strdup ("");

  if (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self)), text))
    return;
  self->setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self), text);
  self->setting = FALSE;
}
