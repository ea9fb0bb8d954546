// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-card-side.h"
#include "purser-effect-editor.h"
#include "purser-side-editor.h"
#include "purser-space-base-board-view.h"
#include "purser-space-base-card.h"
#include "purser-space-base-surface.h"
#include "purser-space-base-ui.h"
#include "purser-space-base.h"

static gboolean
begins_with (const PurserShape *shape,
             const char        *name)
{
  return shape->kind == PURSER_SHAPE_RECORD && g_strcmp0 (shape->fields[0].name, name) == 0;
}

/* A side of a card may not be known. */
static GType
find_editor (const PurserShape *shape)
{
  if (begins_with (shape, "effect"))
    return PURSER_TYPE_EFFECT_EDITOR;
  if (shape->kind == PURSER_SHAPE_VARIANT && begins_with (shape->either[0], "gain"))
    return PURSER_TYPE_SIDE_EDITOR;
  return G_TYPE_INVALID;
}

static GtkWidget *
side_new (PurserValue *facts,
          const char  *side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_add_css_class (box, "card-side");
  gtk_widget_add_css_class (box, side);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  purser_card_side_fill (GTK_BOX (box), facts, side, 0);
  return box;
}

/* Ships look alike by level and cost, so both sides are shown as they are printed. */
static void
card_sides_fill (AdwWrapBox  *sides,
                 PurserValue *facts)
{
  if (purser_value_get (facts, "station") != NULL)
    adw_wrap_box_append (sides, side_new (facts, "station"));
  if (purser_value_get (facts, "deployed") != NULL)
    adw_wrap_box_append (sides, side_new (facts, "deployed"));
}

const PurserGameUi purser_space_base_ui = {
  .rules = &purser_space_base_rules,
  .icon = "purser-ship-symbolic",
  .colour = { 0.10f, 0.30f, 0.58f, 1 },
  .style = "/purser/games/space-base/style.css",
  .get_board_type = purser_space_base_board_view_get_type,
  .board_width = 640,
  .score_account = "vp",
  .get_surface_type = purser_space_base_surface_get_type,
  .find_editor = find_editor,
  .card_new = purser_space_base_card_new,
  .card_sides_fill = card_sides_fill,
};
