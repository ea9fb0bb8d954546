// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-item-row.h"
#include "purser-wrap-box.h"

/* A component in a list: what it is called and costs, and what is printed on its sides. */
struct _PurserItemRow
{
  AdwBin parent_instance;

  GtkLabel   *title;
  GtkLabel   *subtitle;
  GtkLabel   *advice;
  AdwWrapBox *sides;
};

G_DEFINE_FINAL_TYPE (PurserItemRow, purser_item_row, ADW_TYPE_BIN)

static void
purser_item_row_class_init (PurserItemRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-item-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserItemRow, title);
  gtk_widget_class_bind_template_child (widget_class, PurserItemRow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, PurserItemRow, advice);
  gtk_widget_class_bind_template_child (widget_class, PurserItemRow, sides);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
}

static void
purser_item_row_init (PurserItemRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (ADW_WRAP_BOX (adw_bin_get_child (ADW_BIN (self))));
  purser_wrap_box_adapt (self->sides);
}

/* @advice: (nullable): what it would change for the player in turn */
void
purser_item_row_show (PurserItemRow       *self,
                      const PurserRules   *rules,
                      PurserComponentItem *item,
                      const char          *advice)
{
  const PurserGameUi *ui = purser_game_ui_get (rules);

  gtk_label_set_label (self->title, purser_component_item_get_title (item));
  gtk_label_set_label (self->subtitle, purser_component_item_get_subtitle (item));
  gtk_label_set_label (self->advice, advice != NULL ? advice : "");
  purser_wrap_box_clear (self->sides);
  if (ui->card_sides_fill != NULL)
    ui->card_sides_fill (self->sides, purser_component_item_get_facts (item));
}
