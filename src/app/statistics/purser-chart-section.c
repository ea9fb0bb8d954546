// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-chart-section.h"

/* A heading, a chart, and a table with its numbers. */
struct _PurserChartSection
{
  AdwPreferencesGroup parent_instance;

  GtkBox    *box;
  GtkWidget *expander;
  AdwBin    *numbers;
};

enum {
  PROP_PICTURE = 1,
  PROP_TABLE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (PurserChartSection, purser_chart_section, ADW_TYPE_PREFERENCES_GROUP)

/* Adds the picture. Its details relation names the expander, as the table exists only while it is open. */
static void
section_take_picture (PurserChartSection *self,
                      GtkWidget          *picture)
{
  gtk_box_prepend (self->box, picture);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_RELATION_DETAILS, self->expander, NULL, -1);
}

static void
purser_chart_section_set_property (GObject      *object,
                                   guint         property_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  PurserChartSection *self = PURSER_CHART_SECTION (object);

  if (property_id == PROP_PICTURE)
    section_take_picture (self, g_value_get_object (value));
  else
    adw_bin_set_child (self->numbers, g_value_get_object (value));
}

/* Names the expander; otherwise all its content would be its accessible name. */
static void
title_changed_cb (PurserChartSection *self)
{
  GtkWidget *label = gtk_expander_get_label_widget (GTK_EXPANDER (self->expander));
  g_autofree char *name = g_strjoin (_(": "), adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (self)),
                                     gtk_label_get_text (GTK_LABEL (label)), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
purser_chart_section_class_init (PurserChartSectionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = purser_chart_section_set_property;
  properties[PROP_PICTURE] = g_param_spec_object ("picture", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, PURSER_TYPE_NUMBER_TABLE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/statistics/purser-chart-section.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserChartSection, box);
  gtk_widget_class_bind_template_child (widget_class, PurserChartSection, expander);
  gtk_widget_class_bind_template_child (widget_class, PurserChartSection, numbers);
  gtk_widget_class_bind_template_callback (widget_class, title_changed_cb);
}

static void
purser_chart_section_init (PurserChartSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Fills a table with how often each sum came up, and how often it does on average. */
void
purser_chart_section_fill_dice (PurserNumberTable        *table,
                                const PurserAnalysisDice *dice)
{
  const char *headings[] = { _("Sum"), _("Rolled"), _("On average"), NULL };

  purser_number_table_clear (table);
  purser_number_table_add (table, headings, TRUE);
  for (int sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    {
      g_autofree char *first = g_strdup_printf ("%d", sum);
      g_autofree char *rolled = g_strdup_printf ("%u", dice->sums[sum]);
      g_autofree char *average = g_strdup_printf ("%.1f", dice->expected[sum]);
      const char *cells[] = { first, rolled, average, NULL };

      purser_number_table_add (table, cells, FALSE);
    }
}
