// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-hand-row.h"
#include "purser-settings.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-tiles.h"
#include "purser-widget.h"

/* Makes a tile as high as the buttons beside it. */
#define HEIGHT 32

/* A hand as five counters, with the gains of the roll; a touch on a resource gives it in a trade. If hands are private, the
 * counters are hidden unless the owner presses the reveal button. */
struct _PurserHandRow
{
  AdwBin parent_instance;

  GtkBox          *row;
  GtkToggleButton *private_button;
  GtkWidget       *tiles[PURSER_STARFARERS_RESOURCES];
  GtkLabel        *counts[PURSER_STARFARERS_RESOURCES];
  GtkLabel        *gains[PURSER_STARFARERS_RESOURCES];
  int              cards[PURSER_STARFARERS_RESOURCES];
  int              brought[PURSER_STARFARERS_RESOURCES];
  gboolean         peeks;
};

G_DEFINE_FINAL_TYPE (PurserHandRow, purser_hand_row, ADW_TYPE_BIN)

static void
row_tell (PurserHandRow *self,
          guint          resource)
{
  gboolean open = self->peeks || !gtk_toggle_button_get_active (self->private_button);
  g_autofree char *count = open ? g_strdup_printf ("%d", self->cards[resource]) : g_strdup ("•");
  g_autofree char *gain = open && self->brought[resource] != 0 ? purser_format_signed (self->brought[resource]) : g_strdup ("");
  g_autofree char *name = NULL;

  gtk_label_set_label (self->counts[resource], count);
  gtk_label_set_label (self->gains[resource], gain);
  gtk_widget_set_visible (GTK_WIDGET (self->gains[resource]), *gain != '\0');
  purser_set_style (self->tiles[resource], "gained", *gain != '\0');
  /* Translators: a resource, how many cards of it */
  name = g_strdup_printf (_("%s: %s"), purser_starfarers_resource_title (resource), open ? count : _("hidden"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tiles[resource]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
row_update (PurserHandRow *self)
{
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    row_tell (self, i);
}

static void
peek_cb (PurserHandRow *self)
{
  self->peeks = TRUE;
  row_update (self);
}

static void
hide_cb (PurserHandRow *self)
{
  self->peeks = FALSE;
  row_update (self);
}

static gboolean
key_pressed_cb (PurserHandRow *self,
                guint          key)
{
  if (key != GDK_KEY_space && key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;
  peek_cb (self);
  return GDK_EVENT_STOP;
}

static void
tile_clicked_cb (GtkWidget     *tile,
                 PurserHandRow *self)
{
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    if (self->tiles[i] == tile)
      g_signal_emit_by_name (self, "touched", i);
}

static GtkWidget *
row_add_tile (PurserHandRow *self,
              GtkWidget     *child)
{
  GtkWidget *tile = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (tile), child);
  gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (tile, "hand-tile");
  /* The description says what a touch does; the name has the number of cards. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Give"), -1);
  g_signal_connect (tile, "clicked", G_CALLBACK (tile_clicked_cb), self);
  gtk_box_append (self->row, tile);
  return tile;
}

static void
row_add (PurserHandRow *self,
         guint          resource)
{
  /* Very large text goes below its mark. */
  GtkWidget *box = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 3, "justify", ADW_JUSTIFY_SPREAD, "valign",
                                 GTK_ALIGN_CENTER, NULL);
  GtkWidget *mark = purser_starfarers_resource_mark_new (resource, TRUE), *numbers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *count = gtk_label_new (NULL), *gain = gtk_label_new (NULL);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (numbers, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (numbers, TRUE);
  gtk_widget_set_size_request (numbers, -1, HEIGHT);
  gtk_widget_set_valign (count, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (count, TRUE);
  gtk_widget_set_vexpand (numbers, FALSE);
  adw_wrap_box_append (ADW_WRAP_BOX (box), mark);
  adw_wrap_box_append (ADW_WRAP_BOX (box), numbers);
  gtk_box_append (GTK_BOX (numbers), count);
  gtk_box_append (GTK_BOX (numbers), gain);
  gtk_widget_add_css_class (count, "title-3");
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (gain, "gain");
  self->tiles[resource] = row_add_tile (self, box);
  self->counts[resource] = GTK_LABEL (count);
  self->gains[resource] = GTK_LABEL (gain);
}

static void
purser_hand_row_class_init (PurserHandRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* A resource that can be given was touched. */
  g_signal_new ("touched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-hand-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserHandRow, row);
  gtk_widget_class_bind_template_child (widget_class, PurserHandRow, private_button);
  gtk_widget_class_bind_template_callback (widget_class, peek_cb);
  gtk_widget_class_bind_template_callback (widget_class, hide_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
purser_hand_row_init (PurserHandRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    row_add (self, i);
  g_settings_bind (purser_settings_get (), PURSER_STARFARERS_PRIVATE_HANDS, self->private_button, "active",
                   G_SETTINGS_BIND_DEFAULT);
}

void
purser_hand_row_let_give (PurserHandRow *self,
                          guint          resource,
                          gboolean       given)
{
  gtk_widget_set_sensitive (self->tiles[resource], given);
}

/* Shows a hand; nothing can be given until purser_hand_row_let_give() allows it. */
void
purser_hand_row_show (PurserHandRow *self,
                      const char    *name,
                      const int      cards[PURSER_STARFARERS_RESOURCES],
                      const int      gains[PURSER_STARFARERS_RESOURCES])
{
  /* Translators: a player's name */
  g_autofree char *title = g_strdup_printf (_("%s’s hand"), name);

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    {
      self->cards[i] = cards[i];
      self->brought[i] = gains[i];
      purser_hand_row_let_give (self, i, FALSE);
    }
  self->peeks = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  row_update (self);
}
