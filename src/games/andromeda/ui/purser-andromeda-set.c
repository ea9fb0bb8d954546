// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-andromeda-set.h"
#include "purser-format.h"

enum {
  PROP_CARDS = 1,
  PROP_BRINGS,
  PROP_BONUS,
  N_PROPERTIES
};

/* A set of cards to be laid: how many, the points of the bonus card it earns, and below them what it brings. */
struct _PurserAndromedaSet
{
  PurserPlace parent_instance;

  char *texts[N_PROPERTIES];
};

G_DEFINE_FINAL_TYPE (PurserAndromedaSet, purser_andromeda_set, PURSER_TYPE_PLACE)

static void
purser_andromeda_set_get_property (GObject    *object,
                                   guint       property_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  g_value_set_string (value, PURSER_ANDROMEDA_SET (object)->texts[property_id]);
}

static void
purser_andromeda_set_set_property (GObject      *object,
                                   guint         property_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  g_set_str (&PURSER_ANDROMEDA_SET (object)->texts[property_id], g_value_get_string (value));
}

static void
purser_andromeda_set_finalize (GObject *object)
{
  for (guint i = 0; i < N_PROPERTIES; i++)
    g_free (PURSER_ANDROMEDA_SET (object)->texts[i]);
  G_OBJECT_CLASS (purser_andromeda_set_parent_class)->finalize (object);
}

static void
purser_andromeda_set_class_init (PurserAndromedaSetClass *klass)
{
  static const char *const names[N_PROPERTIES] = { [PROP_CARDS] = "cards", [PROP_BRINGS] = "brings", [PROP_BONUS] = "bonus" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = purser_andromeda_set_finalize;
  object_class->get_property = purser_andromeda_set_get_property;
  object_class->set_property = purser_andromeda_set_set_property;
  for (guint i = PROP_CARDS; i < N_PROPERTIES; i++)
    g_object_class_install_property (object_class, i, g_param_spec_string (names[i], NULL, NULL, NULL,
                                                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-set.ui");
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
}

static void
purser_andromeda_set_init (PurserAndromedaSet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
