// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-shortcut-row.h"

/* Shows what a key does and its cap, or for several keys the first and the last cap. */
struct _PurserShortcutRow
{
  AdwActionRow parent_instance;

  GtkLabel *caps;
};

G_DEFINE_FINAL_TYPE (PurserShortcutRow, purser_shortcut_row, ADW_TYPE_ACTION_ROW)

static char *
dup_cap (const char *accelerator)
{
  guint key = 0;
  GdkModifierType modifiers = 0;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  return gtk_accelerator_get_label (key, modifiers);
}

static void
purser_shortcut_row_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *property)
{
  g_auto (GStrv) keys = g_strsplit (g_value_get_string (value), " ", 2);
  g_autofree char *first = dup_cap (keys[0]);
  g_autofree char *last = keys[1] != NULL ? dup_cap (keys[1]) : NULL;
  g_autofree char *text = last != NULL ? g_strdup_printf ("%s … %s", first, last) : g_strdup (first);

  gtk_label_set_label (PURSER_SHORTCUT_ROW (object)->caps, text);
}

static void
purser_shortcut_row_class_init (PurserShortcutRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = purser_shortcut_row_set_property;
  /* One or two accelerators, separated by a space. */
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_string ("keys", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/shell/purser-shortcut-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserShortcutRow, caps);
}

static void
purser_shortcut_row_init (PurserShortcutRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
