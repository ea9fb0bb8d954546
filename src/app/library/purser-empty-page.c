// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-empty-page.h"
#include "purser-games.h"
#include "purser-line-breaks.h"
#include "purser-menu.h"

/* The page of a library without plays: the ways to a play, samples, and the rules. */
struct _PurserEmptyPage
{
  AdwBreakpointBin parent_instance;

  AdwBreakpoint *low;
  GtkMenuButton *samples_button;
};

G_DEFINE_FINAL_TYPE (PurserEmptyPage, purser_empty_page, ADW_TYPE_BREAKPOINT_BIN)

/* Makes the menu when it is opened, as a menu is many widgets. */
static void
make_samples (GtkMenuButton *button,
              gpointer       data)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  for (guint i = 0; purser_games_list ()[i] != NULL; i++)
    {
      const PurserRules *rules = purser_games_list ()[i];
      g_autoptr (GMenuItem) item = g_menu_item_new (_(rules->title), NULL);

      g_menu_item_set_action_and_target (item, "library.sample", "s", rules->id);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
purser_empty_page_class_init (PurserEmptyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-empty-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserEmptyPage, low);
  gtk_widget_class_bind_template_child (widget_class, PurserEmptyPage, samples_button);
  gtk_widget_class_bind_template_callback (widget_class, purser_menu_wrap);
}

static void
purser_empty_page_init (PurserEmptyPage *self)
{
  static const char *const classes[] = { "compact", NULL };

  gtk_widget_init_template (GTK_WIDGET (self));
  purser_line_breaks_show_all (GTK_WIDGET (self));
  /* A bound template child would be gone before the bin releases it. */
  adw_breakpoint_add_setters (self->low, G_OBJECT (adw_breakpoint_bin_get_child (ADW_BREAKPOINT_BIN (self))),
                              "css-classes", classes, NULL);
  gtk_menu_button_set_create_popup_func (self->samples_button, make_samples, NULL, NULL);
}
