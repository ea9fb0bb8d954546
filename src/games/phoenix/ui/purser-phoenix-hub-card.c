// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-number-entry.h"
#include "purser-phoenix-hub-card.h"
#include "purser-phoenix-words.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* A station hub: the start printed on its back, its income and its special power. */
struct _PurserPhoenixHubCard
{
  PurserPhoenixComponent parent_instance;

  GtkLabel   *title;
  AdwWrapBox *start_row;
  AdwWrapBox *income_row;
  GtkWidget  *start[PURSER_PHOENIX_ACCOUNTS];
  GtkWidget  *per_ship;
  GtkWidget  *income[PURSER_PHOENIX_ACCOUNTS];
  GtkWidget  *power;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixHubCard, purser_phoenix_hub_card, PURSER_TYPE_PHOENIX_COMPONENT)

static void
purser_phoenix_hub_card_show (PurserPhoenixComponent *component,
                              PurserValue            *values)
{
  PurserPhoenixHubCard *self = PURSER_PHOENIX_HUB_CARD (component);
  PurserValue *income = purser_value_get (values, "income");
  const char *power = purser_value_get_string_of (values, "power");

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      purser_phoenix_show_number (self->start[i], purser_value_get (values, purser_phoenix_account_words[i]));
      purser_phoenix_show_number (self->income[i], purser_value_get (income, purser_phoenix_account_words[i]));
    }
  purser_phoenix_show_number (self->per_ship, purser_value_get (income, "gems_per_ship"));
  gtk_editable_set_text (GTK_EDITABLE (self->power), power != NULL ? power : "");
}

static void
purser_phoenix_hub_card_fill (PurserPhoenixComponent *component,
                              PurserValue            *values)
{
  PurserPhoenixHubCard *self = PURSER_PHOENIX_HUB_CARD (component);
  PurserValue *income = purser_value_new_object ();
  const char *power = gtk_editable_get_text (GTK_EDITABLE (self->power));

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      purser_value_set (values, purser_phoenix_account_words[i], purser_phoenix_number_value (self->start[i]));
      purser_value_set (income, purser_phoenix_account_words[i], purser_phoenix_number_value (self->income[i]));
    }
  purser_value_set (income, "gems_per_ship", purser_phoenix_number_value (self->per_ship));
  purser_value_set (values, "income", income);
  purser_value_set (values, "power", *power != '\0' ? purser_value_new_string (power) : purser_value_new_null ());
}

static void
zero_if_unknown (GtkWidget *entry)
{
  if (purser_number_entry_get_value (PURSER_NUMBER_ENTRY (entry)) < 0)
    purser_number_entry_set_value (PURSER_NUMBER_ENTRY (entry), 0);
}

static void
start_done_cb (PurserPhoenixHubCard *self)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    zero_if_unknown (self->start[i]);
  purser_phoenix_component_edit (PURSER_PHOENIX_COMPONENT (self));
  gtk_widget_grab_focus (self->per_ship);
}

static void
income_done_cb (PurserPhoenixHubCard *self)
{
  zero_if_unknown (self->per_ship);
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    zero_if_unknown (self->income[i]);
  purser_phoenix_component_edit (PURSER_PHOENIX_COMPONENT (self));
  gtk_widget_grab_focus (self->power);
}

static GtkWidget *
number_new (PurserPhoenixHubCard *self,
            AdwWrapBox           *row,
            GtkWidget            *picture,
            const char           *what,
            int                   digits,
            GCallback             done)
{
  g_autofree char *title = purser_phoenix_dup_item_title (purser_phoenix_component_get_item (PURSER_PHOENIX_COMPONENT (self)));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *entry = purser_phoenix_component_number_new (PURSER_PHOENIX_COMPONENT (self), title, what, digits);

  g_signal_connect_object (entry, "activate", done, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), entry);
  adw_wrap_box_append (row, box);
  return entry;
}

static char *
hub_card_dup_name (PurserPhoenixHubCard *self,
                   const char           *what)
{
  g_autofree char *title = purser_phoenix_dup_item_title (purser_phoenix_component_get_item (PURSER_PHOENIX_COMPONENT (self)));

  /* Translators: a component, what is printed on it */
  return g_strdup_printf (_("%s: %s"), title, what);
}

/* Adds a button that fills the row with 0, as Enter does. */
static void
row_end (PurserPhoenixHubCard *self,
         AdwWrapBox           *row,
         const char           *what,
         GCallback             done)
{
  GtkWidget *button = gtk_button_new_with_label (_("Fill With 0"));
  g_autofree char *name = hub_card_dup_name (self, what);

  purser_set_tooltip (button, _("Set all other numbers in this row to 0"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_set_can_focus (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", done, self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (row, button);
}

static GtkWidget *
icon_new (guint account)
{
  return gtk_image_new_from_icon_name (purser_phoenix_account_icons[account]);
}

static void
card_add_start (PurserPhoenixHubCard *self)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      /* Translators: GEM or another account, which a hub gives at the start */
      g_autofree char *what = g_strdup_printf (_("%s at the start"), purser_phoenix_account_title ((PurserPhoenixAccount) i));

      self->start[i] = number_new (self, self->start_row, icon_new (i), what, i == PURSER_PHOENIX_GEMS ? 2 : 1,
                                   G_CALLBACK (start_done_cb));
    }
  row_end (self, self->start_row, _("Start, on its back"), G_CALLBACK (start_done_cb));
}

static GtkWidget *
per_ship_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), icon_new (PURSER_PHOENIX_GEMS));
  gtk_box_append (GTK_BOX (box), purser_phoenix_component_label_new (_("a ship"), "caption"));
  return box;
}

static void
card_add_income (PurserPhoenixHubCard *self)
{
  self->per_ship = number_new (self, self->income_row, per_ship_new (), _("income in GEM for each ship"), 1,
                               G_CALLBACK (income_done_cb));
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      /* Translators: GEM or another account, which the income brings */
      g_autofree char *what = g_strdup_printf (_("income in %s"), purser_phoenix_account_title ((PurserPhoenixAccount) i));

      self->income[i] = number_new (self, self->income_row, icon_new (i), what, 1, G_CALLBACK (income_done_cb));
    }
  row_end (self, self->income_row, _("Income"), G_CALLBACK (income_done_cb));
}

static void
power_done_cb (PurserPhoenixHubCard *self)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), GTK_DIR_TAB_FORWARD);
}

static void
purser_phoenix_hub_card_class_init (PurserPhoenixHubCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_PHOENIX_COMPONENT_CLASS (klass)->show = purser_phoenix_hub_card_show;
  PURSER_PHOENIX_COMPONENT_CLASS (klass)->fill = purser_phoenix_hub_card_fill;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-hub-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixHubCard, title);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixHubCard, start_row);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixHubCard, income_row);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixHubCard, power);
  gtk_widget_class_bind_template_callback (widget_class, power_done_cb);
}

static void
purser_phoenix_hub_card_init (PurserPhoenixHubCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->start_row);
  purser_wrap_box_adapt (self->income_row);
  purser_phoenix_component_watch (PURSER_PHOENIX_COMPONENT (self), self->power);
}

GtkWidget *
purser_phoenix_hub_card_new (const char *item)
{
  PurserPhoenixHubCard *self = g_object_new (PURSER_TYPE_PHOENIX_HUB_CARD, NULL);
  g_autofree char *title = purser_phoenix_dup_item_title (item);
  g_autofree char *power = NULL;

  purser_phoenix_component_set_item (PURSER_PHOENIX_COMPONENT (self), item);
  gtk_label_set_label (self->title, title);
  power = hub_card_dup_name (self, _("Special power, if it has one"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->power), GTK_ACCESSIBLE_PROPERTY_LABEL, power, -1);
  card_add_start (self);
  card_add_income (self);
  return GTK_WIDGET (self);
}
