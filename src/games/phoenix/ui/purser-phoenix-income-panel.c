// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-gains.h"
#include "purser-number-entry.h"
#include "purser-phoenix-income-panel.h"
#include "purser-phoenix-income.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Works out the income component by component; unknown amounts are typed in. */
struct _PurserPhoenixIncomePanel
{
  GtkBox parent_instance;

  PurserSurface           *surface;
  int                      player;
  PurserPhoenixIncomePart  parts[PURSER_PHOENIX_INCOME_PARTS + 1];
  GtkWidget               *entries[PURSER_PHOENIX_INCOME_PARTS + 1][PURSER_PHOENIX_ACCOUNTS];
  GtkBox                  *rows;
  AdwBin                  *total;
  PurserPlace             *take;
};

/* The part of residents of whom only the wing is known. */
#define ELSEWHERE PURSER_PHOENIX_INCOME_PARTS
#define PART_WIDTH 140

G_DEFINE_FINAL_TYPE (PurserPhoenixIncomePanel, purser_phoenix_income_panel, GTK_TYPE_BOX)

static PurserPlay *
panel_get_play (PurserPhoenixIncomePanel *self)
{
  return purser_surface_get_play (self->surface);
}

static int
get_typed (GtkWidget *entry)
{
  return entry != NULL ? MAX (0, purser_number_entry_get_value (PURSER_NUMBER_ENTRY (entry))) : 0;
}

static void
panel_sum (PurserPhoenixIncomePanel *self,
           int                      *gains)
{
  for (guint account = 0; account < PURSER_PHOENIX_ACCOUNTS; account++)
    {
      gains[account] = 0;
      for (guint i = 0; i < G_N_ELEMENTS (self->parts); i++)
        gains[account] += self->parts[i].gains[account] + get_typed (self->entries[i][account]);
    }
}

/* Returns: (transfer full): an `income` move with the known and the typed amounts */
PurserValue *
purser_phoenix_income_panel_dup_move (PurserPhoenixIncomePanel *self)
{
  PurserValue *move = purser_move_value_new ("income", self->player);
  int gains[PURSER_PHOENIX_ACCOUNTS];

  panel_sum (self, gains);
  purser_value_set (move, "gains", purser_phoenix_gains_value (gains));
  return move;
}

/* A part is told by one number: what it does not give need not be typed. */
static gboolean
panel_is_told (PurserPhoenixIncomePanel *self,
               guint                     part)
{
  gboolean told = self->entries[part][0] == NULL;

  for (guint i = 0; !told && i < PURSER_PHOENIX_ACCOUNTS; i++)
    told = purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->entries[part][i])) >= 0;
  return told;
}

/* The button says whether something is left out. */
static void
panel_show_whole (PurserPhoenixIncomePanel *self)
{
  gboolean whole = TRUE;
  const char *title;

  for (guint i = 0; whole && i < G_N_ELEMENTS (self->parts); i++)
    whole = panel_is_told (self, i);
  title = whole ? _("Take the Income") : _("Take Only What Is Known");
  g_object_set (self->take, "title", title, "label", title, NULL);
}

static void
panel_show_total (PurserPhoenixIncomePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  int gains[PURSER_PHOENIX_ACCOUNTS];

  panel_sum (self, gains);
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      gtk_box_append (GTK_BOX (box), purser_gain_new (panel_get_play (self), i, gains[i]));
  gtk_widget_add_css_class (box, "title-4");
  adw_bin_set_child (self->total, box);
  panel_show_whole (self);
}

static char *
dup_part_title (PurserPhoenixIncomePanel *self,
                guint                     part)
{
  int colour = ((int) part - 1) / PURSER_PHOENIX_LEVELS;
  int level = ((int) part - 1) % PURSER_PHOENIX_LEVELS + 1;

  if (self->parts[part].item != NULL)
    return purser_phoenix_dup_item_title (self->parts[part].item);
  if (part == 0)
    return g_strdup (_("Hub"));
  if (part == ELSEWHERE)
    return g_strdup (_("In one of the sectors of this wing"));
  return g_strdup_printf (_("Sector %s %d"), purser_phoenix_colour_title (colour), level);
}

/* Offers to enter the values of the component for good: those of its quarters tell more than a sum. */
static void
panel_add_read (PurserPhoenixIncomePanel *self,
                GtkWidget                *row,
                guint                     part)
{
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *what = dup_part_title (self, part);
  GtkWidget *place;

  if (self->parts[part].item == NULL)
    return;
  name = g_strdup_printf ("read/%s", self->parts[part].item);
  /* Translators: a component */
  title = g_strdup_printf (_("Enter values of %s"), what);
  place = purser_place_new (name, title, NULL, "step-place");
  purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
  gtk_button_set_icon_name (GTK_BUTTON (place), "document-edit-symbolic");
  purser_set_tooltip (place, title);
  gtk_widget_set_valign (place, GTK_ALIGN_END);
  adw_wrap_box_append (ADW_WRAP_BOX (row), place);
}

static GtkWidget *
entry_new (PurserPhoenixIncomePanel *self,
           guint                     part,
           guint                     account)
{
  g_autofree char *what = dup_part_title (self, part);
  g_autofree char *name = g_strdup_printf (_("%s: %s"), what, purser_phoenix_account_title ((PurserPhoenixAccount) account));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *entry = purser_number_entry_new (name, 1);

  self->entries[part][account] = entry;
  g_signal_connect_object (entry, "changed", G_CALLBACK (panel_show_total), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (purser_phoenix_account_icons[account]));
  gtk_box_append (GTK_BOX (box), entry);
  return box;
}

static GtkWidget *
entries_new (PurserPhoenixIncomePanel *self,
             guint                     part)
{
  GtkWidget *row = purser_wrap_box_new (6, 6);

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (row), entry_new (self, part, i));
  return row;
}

static gboolean
gives_any (const PurserPhoenixIncomePart *part)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (part->gains[i] > 0)
      return TRUE;
  return FALSE;
}

/* Amounts stand side by side if there is room, so that a station of nine sectors needs no scrolling. */
static void
panel_add_part (PurserPhoenixIncomePanel *self,
                guint                     part)
{
  GtkWidget *row = purser_wrap_box_new (8, 4);
  g_autofree char *title = dup_part_title (self, part);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "body");
  gtk_widget_set_size_request (label, PART_WIDTH, -1);
  adw_wrap_box_append (ADW_WRAP_BOX (row), label);
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (self->parts[part].gains[i] > 0)
      adw_wrap_box_append (ADW_WRAP_BOX (row), purser_gain_new (panel_get_play (self), i, self->parts[part].gains[i]));
  if (!self->parts[part].known)
    {
      adw_wrap_box_append (ADW_WRAP_BOX (row), entries_new (self, part));
      panel_add_read (self, row, part);
    }
  gtk_box_append (self->rows, row);
}

/* If all components are known but not the whole income, the sector of some resident is unknown. */
static void
panel_list (PurserPhoenixIncomePanel *self)
{
  gboolean all = purser_phoenix_list_income (purser_surface_get_state (self->surface), self->player, self->parts);

  self->parts[ELSEWHERE].known = TRUE;
  for (guint i = 0; !all && i < PURSER_PHOENIX_INCOME_PARTS; i++)
    all = !self->parts[i].known;
  self->parts[ELSEWHERE].known = all;
}

/* Typing leads from number to number, and in the end to the button that takes the income: past those that enter the values of a
 * component, and not to the one that gives everything up. */
static void
next_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserPhoenixIncomePanel *self = PURSER_PHOENIX_INCOME_PANEL (widget);
  GtkWidget *next = GTK_WIDGET (self->take);

  for (guint i = G_N_ELEMENTS (self->parts) * PURSER_PHOENIX_ACCOUNTS; i > 0; i--)
    {
      GtkWidget *entry = self->entries[(i - 1) / PURSER_PHOENIX_ACCOUNTS][(i - 1) % PURSER_PHOENIX_ACCOUNTS];

      if (entry == NULL)
        continue;
      if (gtk_widget_get_state_flags (entry) & GTK_STATE_FLAG_FOCUS_WITHIN)
        break;
      next = entry;
    }
  gtk_widget_grab_focus (next);
}

static void
purser_phoenix_income_panel_class_init (PurserPhoenixIncomePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_PLACE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-income-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixIncomePanel, rows);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixIncomePanel, total);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixIncomePanel, take);
  gtk_widget_class_install_action (widget_class, "number.next", NULL, next_activated);
}

static void
purser_phoenix_income_panel_init (PurserPhoenixIncomePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
purser_phoenix_income_panel_new (PurserSurface *surface,
                                 int            player)
{
  PurserPhoenixIncomePanel *self = g_object_new (PURSER_TYPE_PHOENIX_INCOME_PANEL, NULL);

  self->surface = surface;
  self->player = player;
  panel_list (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->parts); i++)
    if (!self->parts[i].known || gives_any (&self->parts[i]))
      panel_add_part (self, i);
  panel_show_total (self);
  return GTK_WIDGET (self);
}
