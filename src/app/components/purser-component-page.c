// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-component-page.h"
#include "purser-fields-box.h"
#include "purser-toast.h"

/* The printed values of one component, field by field. All fields are in sight, as all of them count; an empty one is unknown. */
struct _PurserComponentPage
{
  AdwNavigationPage parent_instance;

  PurserComponents *components;
  char             *item;
  GtkLabel         *source;
  AdwBin           *fields_bin;
  PurserFieldsBox  *fields;
  GtkWidget        *forget;
};

G_DEFINE_FINAL_TYPE (PurserComponentPage, purser_component_page, ADW_TYPE_NAVIGATION_PAGE)

/* @problem: (nullable): why nothing was kept; the page stays then, with what was typed */
static void
page_close (PurserComponentPage *self,
            const char          *problem)
{
  if (problem == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
  else
    purser_toast (GTK_WIDGET (self), "%s", problem);
}

/* Closes the page, but no other one if the user has left it meanwhile. */
static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (PurserComponentPage) self = data;
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  if (view != NULL && adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view)) == ADW_NAVIGATION_PAGE (self))
    page_close (self, purser_components_get_problem (self->components));
}

static void
page_settle (PurserComponentPage *self)
{
  purser_copy_settle_async (purser_components_get_copy (self->components), settled_cb, g_object_ref (self));
}

static void
remember_clicked_cb (PurserComponentPage *self)
{
  g_autoptr (PurserValue) values = purser_value_new_object ();
  g_autofree char *problem = purser_fields_box_dup_problem (self->fields);

  purser_fields_box_fill (self->fields, values);
  if (problem != NULL)
    page_close (self, problem);
  else if (purser_components_learn (self->components, self->item, values))
    page_settle (self);
  else
    page_close (self, purser_components_get_refusal (self->components));
}

static void
forget_clicked_cb (PurserComponentPage *self)
{
  purser_components_forget (self->components, self->item);
  page_settle (self);
}

static void
purser_component_page_dispose (GObject *object)
{
  PurserComponentPage *self = PURSER_COMPONENT_PAGE (object);

  g_clear_object (&self->components);
  g_clear_pointer (&self->item, g_free);
  G_OBJECT_CLASS (purser_component_page_parent_class)->dispose (object);
}

static void
purser_component_page_class_init (PurserComponentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_component_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/components/purser-component-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserComponentPage, source);
  gtk_widget_class_bind_template_child (widget_class, PurserComponentPage, fields_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserComponentPage, forget);
  gtk_widget_class_bind_template_callback (widget_class, remember_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, forget_clicked_cb);
}

static void
purser_component_page_init (PurserComponentPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
page_show (PurserComponentPage *self)
{
  const PurserRules *rules = purser_components_get_rules (self->components);
  g_autoptr (PurserValue) values = purser_components_dup_values (self->components, self->item);
  g_autofree char *title = purser_components_dup_title (self->components, self->item);
  g_autofree char *source = purser_components_dup_source (self->components, self->item);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_label_set_label (self->source, source);
  gtk_widget_set_visible (self->forget, purser_components_is_learned (self->components, self->item));
  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new (rules, purser_components_get_play (self->components),
                                                           purser_rules_find_fields (rules, self->item),
                                                           PURSER_FIELDS_PRINTED));
  purser_fields_box_show (self->fields, values);
  adw_bin_set_child (self->fields_bin, GTK_WIDGET (self->fields));
}

AdwNavigationPage *
purser_component_page_new (PurserComponents *components,
                           const char       *item)
{
  PurserComponentPage *self = g_object_new (PURSER_TYPE_COMPONENT_PAGE, NULL);

  self->components = g_object_ref (components);
  self->item = g_strdup (item);
  page_show (self);
  return ADW_NAVIGATION_PAGE (self);
}
