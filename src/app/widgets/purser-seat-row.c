// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-player-mark.h"
#include "purser-seat-look.h"
#include "purser-seat-row.h"

/* A player of a play that is about to begin: name and colour; moved by dragging, or with Alt and the arrows. */
struct _PurserSeatRow
{
  AdwEntryRow parent_instance;

  guint      seat;
  char      *colour;
  GtkWidget *mark;
  GtkWidget *colour_button;
  GtkWidget *remove_button;
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_REMOVED,
  SIGNAL_MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserSeatRow, purser_seat_row, ADW_TYPE_ENTRY_ROW)

/* Every seat has the same buttons, so whoever listens is told whose they are; of somebody without a name, the place. */
static void
row_name_buttons (PurserSeatRow *self,
                  const char    *title)
{
  const char *name = purser_seat_row_get_name (self);
  const char *who = *name != '\0' ? name : title;
  /* Translators: a button of a player, and the colour that player has */
  g_autofree char *colour = g_strdup_printf (_("Colour of %s: %s"), who,
                                             _(purser_seat_colours_find (self->colour, self->seat)->title));
  /* Translators: a button that takes a player out of a play that is about to begin */
  g_autofree char *remove = g_strdup_printf (_("Take Out: %s"), who);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->colour_button), GTK_ACCESSIBLE_PROPERTY_LABEL, colour, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove_button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
}

static void
row_update (PurserSeatRow *self)
{
  g_autofree char *title = g_strdup_printf (_("Player %u"), self->seat + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  row_name_buttons (self, title);
  purser_player_mark_set (PURSER_PLAYER_MARK (self->mark), purser_seat_row_get_name (self), self->colour, self->seat);
}

static void
text_changed_cb (PurserSeatRow *self)
{
  row_update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
colour_clicked_cb (GtkWidget     *button,
                   PurserSeatRow *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  g_set_str (&self->colour, g_object_get_data (G_OBJECT (button), "colour"));
  gtk_popover_popdown (GTK_POPOVER (popover));
  text_changed_cb (self);
}

static GtkWidget *
colour_button_new (PurserSeatRow          *self,
                   const PurserSeatColour *colour)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *mark = purser_player_mark_new (24);

  purser_player_mark_set (PURSER_PLAYER_MARK (mark), _(colour->title), colour->id, self->seat);
  gtk_button_set_child (GTK_BUTTON (button), mark);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _(colour->title));
  g_object_set_data (G_OBJECT (button), "colour", (gpointer) colour->id);
  g_signal_connect (button, "clicked", G_CALLBACK (colour_clicked_cb), self);
  return button;
}

static void
colours_shown_cb (GtkMenuButton *menu_button,
                  gpointer       data)
{
  PurserSeatRow *self = data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < purser_seat_colours_count (); i++)
    gtk_grid_attach (GTK_GRID (grid), colour_button_new (self, purser_seat_colours_get (i)), (int) i % 4, (int) i / 4, 1, 1);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (menu_button, popover);
}

static void
remove_clicked_cb (PurserSeatRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVED], 0);
}

static gboolean
move_cb (GtkWidget *widget,
         GVariant  *by,
         gpointer   data)
{
  g_signal_emit (widget, signals[SIGNAL_MOVED], 0, (int) PURSER_SEAT_ROW (widget)->seat + g_variant_get_int32 (by));
  return TRUE;
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source,
                 double         x,
                 double         y,
                 PurserSeatRow *self)
{
  return gdk_content_provider_new_typed (PURSER_TYPE_SEAT_ROW, self);
}

static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue  *value,
            double         x,
            double         y,
            PurserSeatRow *self)
{
  g_signal_emit (g_value_get_object (value), signals[SIGNAL_MOVED], 0, (int) self->seat);
  return TRUE;
}

static void
add_handle (PurserSeatRow *self)
{
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (PURSER_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  gtk_widget_set_tooltip_text (handle, _("Drag, or press Alt and an arrow key, to change the order"));
  /* Large enough for a finger. */
  gtk_widget_set_size_request (handle, 32, 48);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (self), handle);
}

static void
purser_seat_row_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_SEAT_ROW (object)->colour, g_free);
  G_OBJECT_CLASS (purser_seat_row_parent_class)->finalize (object);
}

static void
purser_seat_row_class_init (PurserSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_seat_row_finalize;

  /**
   * PurserSeatRow::seat-changed:
   * @self: a seat
   *
   * Another name or colour.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("seat-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PurserSeatRow::removed:
   * @self: a seat
   *
   * The player does not take part.
   */
  signals[SIGNAL_REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PurserSeatRow::moved:
   * @self: a seat
   * @to: the place it is to go to
   *
   * The player sits somewhere else.
   */
  signals[SIGNAL_MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_ALT_MASK, move_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_ALT_MASK, move_cb, "i", 1);
}

static void
purser_seat_row_init (PurserSeatRow *self)
{
  self->colour_button = gtk_menu_button_new ();
  self->remove_button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  self->mark = purser_player_mark_new (28);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->colour_button), self->mark);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->colour_button), colours_shown_cb, self, NULL);
  gtk_widget_set_tooltip_text (self->colour_button, _("Colour"));
  gtk_widget_add_css_class (self->colour_button, "flat");
  gtk_widget_set_valign (self->colour_button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->remove_button, _("Take Out"));
  gtk_widget_add_css_class (self->remove_button, "flat");
  gtk_widget_set_valign (self->remove_button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->remove_button, "clicked", G_CALLBACK (remove_clicked_cb), self);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (self), self->colour_button);
  add_handle (self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), self->remove_button);
}

/**
 * purser_seat_row_new:
 * @name: the player's name
 * @colour: the colour's word in the file
 *
 * Returns: (transfer floating): a seat
 */
GtkWidget *
purser_seat_row_new (const char *name,
                     const char *colour)
{
  PurserSeatRow *self = g_object_new (PURSER_TYPE_SEAT_ROW, NULL);

  self->colour = g_strdup (colour);
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  row_update (self);
  g_signal_connect (self, "changed", G_CALLBACK (text_changed_cb), NULL);
  return GTK_WIDGET (self);
}

/**
 * purser_seat_row_get_name:
 * @self: a seat
 *
 * Returns: (transfer none): the player's name
 */
const char *
purser_seat_row_get_name (PurserSeatRow *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self));
}

/**
 * purser_seat_row_get_colour:
 * @self: a seat
 *
 * Returns: (transfer none): the colour's word in the file
 */
const char *
purser_seat_row_get_colour (PurserSeatRow *self)
{
  return self->colour;
}

/**
 * purser_seat_row_set_seat:
 * @self: a seat
 * @seat: its place
 *
 * Says where the player sits; the shape of the mark goes by that.
 */
void
purser_seat_row_set_seat (PurserSeatRow *self,
                          guint          seat)
{
  self->seat = seat;
  row_update (self);
}
