// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-component.h"
#include "purser-phoenix-gain-entry.h"
#include "purser-phoenix-gain-palette.h"
#include "purser-phoenix-words.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

#define NOTHING_LETTER '0'

/* Buttons for the accounts that the numbers of its card may have, each with its key. */
struct _PurserPhoenixGainPalette
{
  AdwBin parent_instance;

  gboolean powers;
};

enum {
  PROP_POWERS = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (PurserPhoenixGainPalette, purser_phoenix_gain_palette, ADW_TYPE_BIN)

static AdwWrapBox *
palette_get_keys (PurserPhoenixGainPalette *self)
{
  return ADW_WRAP_BOX (adw_bin_get_child (ADW_BIN (self)));
}

static PurserPhoenixGainEntry *
find_unknown (GtkWidget *widget)
{
  PurserPhoenixGainEntry *found = NULL;

  if (PURSER_IS_PHOENIX_GAIN_ENTRY (widget))
    return purser_phoenix_gain_entry_is_known (PURSER_PHOENIX_GAIN_ENTRY (widget)) ? NULL : PURSER_PHOENIX_GAIN_ENTRY (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_unknown (child);
  return found;
}

/* Returns the focused entry, or else moves the focus to the first unknown one. */
static PurserPhoenixGainEntry *
find_current (GtkWidget *card)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (card));
  GtkWidget *current = focus != NULL ? gtk_widget_get_ancestor (focus, PURSER_TYPE_PHOENIX_GAIN_ENTRY) : NULL;
  PurserPhoenixGainEntry *found;

  if (current != NULL && gtk_widget_is_ancestor (current, card))
    return PURSER_PHOENIX_GAIN_ENTRY (current);
  found = find_unknown (card);
  if (found != NULL)
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (found)));
  return found;
}

static void
take_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  PurserPhoenixGainEntry *entry = find_current (gtk_widget_get_ancestor (widget, PURSER_TYPE_PHOENIX_COMPONENT));
  char letter = (char) g_variant_get_byte (parameter);

  if (entry == NULL)
    return;
  if (letter == NOTHING_LETTER)
    purser_phoenix_gain_entry_take_nothing (entry);
  else
    purser_phoenix_gain_entry_take (entry, (gunichar) letter);
}

static void
palette_add (PurserPhoenixGainPalette *self,
             char                      letter,
             const char               *icon,
             const char               *title)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char name[] = { letter, '\0' };
  /* Translators: what a number is of, such as food; the key that says so */
  g_autofree char *told = g_strdup_printf (_("%s (key %s)"), title, name);
  GtkWidget *key = gtk_label_new (name);

  gtk_widget_set_css_classes (key, (const char *[]) { "caption", "dimmed", NULL });
  if (icon != NULL)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), key);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  purser_explain (button, told);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "flat");
  /* A touch leaves the focus where it was, so that typing goes on. */
  gtk_widget_set_can_focus (button, FALSE);
  purser_set_action (button, "gains.take", g_variant_new_byte ((guint8) letter));
  adw_wrap_box_append (palette_get_keys (self), button);
}

static void
palette_fill (PurserPhoenixGainPalette *self)
{
  purser_wrap_box_clear (palette_get_keys (self));
  if (self->powers)
    palette_add (self, NOTHING_LETTER, NULL, _("Nothing"));
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    palette_add (self, purser_phoenix_account_letters[i], purser_phoenix_account_icons[i],
                 purser_phoenix_account_title ((PurserPhoenixAccount) i));
  palette_add (self, PURSER_PHOENIX_ADD_LETTER, "list-add-symbolic", _("And another kind"));
  if (self->powers)
    palette_add (self, PURSER_PHOENIX_POWER_LETTER, "starred-symbolic", _("A special power"));
}

static void
purser_phoenix_gain_palette_set_property (GObject      *object,
                                          guint         property_id,
                                          const GValue *value,
                                          GParamSpec   *pspec)
{
  PurserPhoenixGainPalette *self = PURSER_PHOENIX_GAIN_PALETTE (object);

  self->powers = g_value_get_boolean (value);
  palette_fill (self);
}

static void
purser_phoenix_gain_palette_class_init (PurserPhoenixGainPaletteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = purser_phoenix_gain_palette_set_property;
  /* Whether a special power may be printed, too. */
  properties[PROP_POWERS] = g_param_spec_boolean ("powers", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_install_action (widget_class, "gains.take", "y", take_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-gain-palette.ui");
}

static void
purser_phoenix_gain_palette_init (PurserPhoenixGainPalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (palette_get_keys (self));
  palette_fill (self);
}
