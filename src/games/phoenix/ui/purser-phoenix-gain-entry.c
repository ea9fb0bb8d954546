// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-number-entry.h"
#include "purser-phoenix-gain-entry.h"
#include "purser-phoenix-words.h"
#include "purser-widget.h"

/* What a living quarter or a reward gives, as it is printed: a number and an icon for its account. The number is typed; a
 * letter or a touch chooses the account and goes on to the next entry. Without a number it is 1; 0 means nothing. A plus adds
 * another account: behind a number, before its letter; in an entry that is known; or right after that, in the next one. */
struct _PurserPhoenixGainEntry
{
  GtkBox parent_instance;

  GtkWidget *entry;
  GtkWidget *icons;
  gboolean   powers;
  gboolean   known;
  gboolean   typed;
  gboolean   adding;
  /* Whether another amount follows the next letter. */
  gboolean   more;
  gboolean   showing;
  int        gains[PURSER_PHOENIX_ACCOUNTS];
  char      *power;
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_ACTIVATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserPhoenixGainEntry, purser_phoenix_gain_entry, GTK_TYPE_BOX)

const char purser_phoenix_account_letters[] = "gfwmv";

static void
entry_add_icon (PurserPhoenixGainEntry *self,
                guint                   account,
                gboolean                first)
{
  g_autofree char *text = first ? NULL : g_strdup_printf ("+%d", self->gains[account]);

  if (!first)
    gtk_box_append (GTK_BOX (self->icons), gtk_label_new (text));
  gtk_box_append (GTK_BOX (self->icons), gtk_image_new_from_icon_name (purser_phoenix_account_icons[account]));
}

/* Shows the first amount in the entry and all others beside it. */
static void
entry_show (PurserPhoenixGainEntry *self)
{
  int shown = self->known && self->power == NULL ? 0 : -1;
  gboolean first = TRUE;

  purser_box_clear (GTK_BOX (self->icons));
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (self->known && self->gains[i] > 0)
      {
        shown = first ? self->gains[i] : shown;
        entry_add_icon (self, i, first);
        first = FALSE;
      }
  if (self->power != NULL)
    gtk_box_append (GTK_BOX (self->icons), gtk_image_new_from_icon_name ("starred-symbolic"));
  if (self->adding || self->more)
    gtk_box_append (GTK_BOX (self->icons), gtk_label_new ("+"));
  self->showing = TRUE;
  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->entry), shown);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), self->power != NULL ? "" : "?");
  self->showing = FALSE;
  purser_set_tooltip (self->icons, self->power);
}

static void
entry_settle (PurserPhoenixGainEntry *self)
{
  self->known = TRUE;
  self->typed = FALSE;
  self->adding = FALSE;
  self->more = FALSE;
  entry_show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  purser_number_entry_go_on (GTK_WIDGET (self));
}

static void
entry_clear (PurserPhoenixGainEntry *self)
{
  memset (self->gains, 0, sizeof self->gains);
  g_clear_pointer (&self->power, g_free);
}

/* Waits for an additional number and its account. */
static void
entry_begin_adding (PurserPhoenixGainEntry *self)
{
  self->adding = TRUE;
  self->more = FALSE;
  self->typed = FALSE;
  entry_show (self);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

static void
entry_take (PurserPhoenixGainEntry *self,
            guint                   account)
{
  int number = self->typed ? purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->entry)) : 1;

  if (!self->adding)
    entry_clear (self);
  self->gains[account] = MAX (number, 0);
  self->known = TRUE;
  if (self->more)
    entry_begin_adding (self);
  else
    entry_settle (self);
}

static void
entry_add (PurserPhoenixGainEntry *self)
{
  GtkWidget *before = gtk_widget_get_prev_sibling (GTK_WIDGET (self));

  if (self->typed)
    {
      self->more = TRUE;
      gtk_box_append (GTK_BOX (self->icons), gtk_label_new ("+"));
    }
  else if (self->known && self->power == NULL)
    entry_begin_adding (self);
  else if (!self->known && PURSER_IS_PHOENIX_GAIN_ENTRY (before) && PURSER_PHOENIX_GAIN_ENTRY (before)->known)
    entry_add (PURSER_PHOENIX_GAIN_ENTRY (before));
}

static void
entry_take_power (PurserPhoenixGainEntry *self)
{
  entry_clear (self);
  self->power = g_strdup (_("special power"));
  entry_settle (self);
}

/* Handles the letter of a key or a touch.
 *
 * Returns: whether the letter has a meaning here */
gboolean
purser_phoenix_gain_entry_take (PurserPhoenixGainEntry *self,
                                gunichar                letter)
{
  const char *found = letter > 0 && letter < 128 ? strchr (purser_phoenix_account_letters, (int) letter) : NULL;

  if (found != NULL)
    entry_take (self, (guint) (found - purser_phoenix_account_letters));
  else if (self->powers && letter == PURSER_PHOENIX_POWER_LETTER)
    entry_take_power (self);
  else if (letter == PURSER_PHOENIX_ADD_LETTER)
    entry_add (self);
  else
    return FALSE;
  return TRUE;
}

static gboolean
pressed_cb (PurserPhoenixGainEntry *self,
            guint                   key,
            guint                   code,
            GdkModifierType         modifiers)
{
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  return purser_phoenix_gain_entry_take (self, g_unichar_tolower (gdk_keyval_to_unicode (key)));
}

void
purser_phoenix_gain_entry_take_nothing (PurserPhoenixGainEntry *self)
{
  entry_clear (self);
  entry_settle (self);
}

/* 0 is complete; any other number still needs an account. */
static void
typed_cb (PurserPhoenixGainEntry *self)
{
  int number = purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->entry));

  if (self->showing)
    return;
  self->typed = number > 0;
  if (number == 0)
    purser_phoenix_gain_entry_take_nothing (self);
  else if (number < 0 && self->known)
    {
      self->known = FALSE;
      entry_clear (self);
      entry_show (self);
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
    }
}

static void
activate_cb (PurserPhoenixGainEntry *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0);
}

static void
purser_phoenix_gain_entry_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_PHOENIX_GAIN_ENTRY (object)->power, g_free);
  G_OBJECT_CLASS (purser_phoenix_gain_entry_parent_class)->finalize (object);
}

static void
purser_phoenix_gain_entry_class_init (PurserPhoenixGainEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_phoenix_gain_entry_finalize;
  /* changed: the value changes; activate: the user presses Enter in it. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
  g_type_ensure (PURSER_TYPE_NUMBER_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-gain-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixGainEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixGainEntry, icons);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
}

static void
purser_phoenix_gain_entry_init (PurserPhoenixGainEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @powers: whether a special power may be printed in its place */
GtkWidget *
purser_phoenix_gain_entry_new (const char *title,
                               gboolean    powers)
{
  PurserPhoenixGainEntry *self = g_object_new (PURSER_TYPE_PHOENIX_GAIN_ENTRY, NULL);

  self->powers = powers;
  purser_explain (self->entry, title);
  return GTK_WIDGET (self);
}

/* @value: (nullable): amounts by account, or a special power as text; anything else means unknown */
void
purser_phoenix_gain_entry_set_value (PurserPhoenixGainEntry *self,
                                     PurserValue            *value)
{
  entry_clear (self);
  self->typed = FALSE;
  self->known = value != NULL && (purser_value_is (value, PURSER_VALUE_OBJECT) || purser_value_is (value, PURSER_VALUE_STRING));
  for (guint i = 0; self->known && i < PURSER_PHOENIX_ACCOUNTS; i++)
    self->gains[i] = (int) purser_value_get_integer_of (value, purser_phoenix_account_words[i], 0);
  if (purser_value_is (value, PURSER_VALUE_STRING))
    self->power = g_strdup (purser_value_get_string (value));
  entry_show (self);
}

/* Returns: (transfer full): the amounts or the special power; null if they are not known */
PurserValue *
purser_phoenix_gain_entry_dup_value (PurserPhoenixGainEntry *self)
{
  PurserValue *value;

  if (!self->known)
    return purser_value_new_null ();
  if (self->power != NULL)
    return purser_value_new_string (self->power);
  value = purser_value_new_object ();
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    purser_value_set_integer (value, purser_phoenix_account_words[i], self->gains[i]);
  return value;
}

gboolean
purser_phoenix_gain_entry_is_known (PurserPhoenixGainEntry *self)
{
  return self->known;
}
