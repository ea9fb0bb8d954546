// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-player-mark.h"
#include "purser-seat-look.h"
#include "purser-seat-row.h"
#include "purser-widget.h"

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

G_DEFINE_FINAL_TYPE (PurserSeatRow, purser_seat_row, ADW_TYPE_ENTRY_ROW)

/* Names the buttons for screen readers, as every seat has the same ones: after the player, or the seat if there is no name. */
static void
row_name_buttons (PurserSeatRow *self,
                  const char    *title)
{
  const char *name = purser_seat_row_get_name (self);
  const char *who = *name != '\0' ? name : title;
  /* Translators: a button of a player, and the colour that player has */
  g_autofree char *colour = g_strdup_printf (_("Color of %s: %s"), who,
                                             _(purser_seat_colours_find (self->colour, self->seat)->title));
  /* Translators: a button that takes a player out of a play that is about to begin */
  g_autofree char *remove = g_strdup_printf (_("Remove %s"), who);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->colour_button), GTK_ACCESSIBLE_PROPERTY_LABEL, colour, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove_button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
}

static void
row_update (PurserSeatRow *self)
{
  g_autofree char *title = g_strdup_printf (_("Player %u"), self->seat + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  row_name_buttons (self, title);
  purser_face_set (PURSER_FACE (self->mark), purser_seat_row_get_name (self), self->colour, self->seat);
}

static void
text_changed_cb (PurserSeatRow *self)
{
  row_update (self);
  g_signal_emit_by_name (self, "seat-changed");
}

static void
colour_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  PurserSeatRow *self = PURSER_SEAT_ROW (widget);

  g_set_str (&self->colour, g_variant_get_string (parameter, NULL));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->colour_button));
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
  purser_set_action (button, "seat.colour", g_variant_new_string (colour->id));
  return button;
}

/* Returns whether no other player has the colour. A seat without a name does not keep its colour from others. */
static gboolean
row_can_take (PurserSeatRow          *self,
              const PurserSeatColour *colour)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  for (GtkWidget *other = gtk_widget_get_first_child (list); other != NULL; other = gtk_widget_get_next_sibling (other))
    if (other != GTK_WIDGET (self) && PURSER_IS_SEAT_ROW (other) && purser_seat_row_is_alike (PURSER_SEAT_ROW (other), colour))
      return FALSE;
  return TRUE;
}

static void
colours_shown_cb (GtkMenuButton *menu_button,
                  gpointer       data)
{
  PurserSeatRow *self = data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0, n = 0; i < purser_seat_colours_count (); i++)
    if (row_can_take (self, purser_seat_colours_get (i)))
      {
        gtk_grid_attach (GTK_GRID (grid), colour_button_new (self, purser_seat_colours_get (i)), (int) n % 4, (int) n / 4, 1, 1);
        n++;
      }
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (menu_button, popover);
}

static void
remove_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_signal_emit_by_name (widget, "removed");
}

static gboolean
move_cb (GtkWidget *widget,
         GVariant  *by,
         gpointer   data)
{
  g_signal_emit_by_name (widget, "moved", (int) PURSER_SEAT_ROW (widget)->seat + g_variant_get_int32 (by));
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
  g_signal_emit_by_name (g_value_get_object (value), "moved", (int) self->seat);
  return TRUE;
}

/* Shows a name without the focus from its beginning, as an entry shows the place of its cursor. */
static void
left_cb (PurserSeatRow *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self));

  if (!gtk_widget_has_focus (GTK_WIDGET (text)))
    gtk_editable_set_position (text, 0);
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

  /* The name or the colour has changed. */
  g_signal_new ("seat-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The player does not take part. */
  g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The player moves to that seat. */
  g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/setup/purser-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSeatRow, colour_button);
  gtk_widget_class_bind_template_child (widget_class, PurserSeatRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, drag_prepare_cb);
  gtk_widget_class_bind_template_callback (widget_class, dropped_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_install_action (widget_class, "seat.colour", "s", colour_activated);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, remove_activated);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_ALT_MASK, move_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_ALT_MASK, move_cb, "i", 1);
}

static void
purser_seat_row_init (PurserSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->mark = purser_face_new (32);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->colour_button), self->mark);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->colour_button), colours_shown_cb, self, NULL);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self)), "notify::has-focus", G_CALLBACK (left_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
purser_seat_row_new (const char *name,
                     const char *colour)
{
  PurserSeatRow *self = g_object_new (PURSER_TYPE_SEAT_ROW, NULL);

  self->colour = g_strdup (colour);
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  row_update (self);
  return GTK_WIDGET (self);
}

const char *
purser_seat_row_get_name (PurserSeatRow *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self));
}

/* Returns: (transfer none): the colour's id in the file */
const char *
purser_seat_row_get_colour (PurserSeatRow *self)
{
  return self->colour;
}

/* Returns: whether the seat has a player with this colour */
gboolean
purser_seat_row_is_alike (PurserSeatRow          *self,
                          const PurserSeatColour *colour)
{
  return *purser_seat_row_get_name (self) != '\0' && purser_seat_colours_find (self->colour, self->seat) == colour;
}

/* Returns: (transfer none): the colour that is shown */
const PurserSeatColour *
purser_seat_row_get_look (PurserSeatRow *self)
{
  return purser_seat_colours_find (self->colour, self->seat);
}

void
purser_seat_row_set_colour (PurserSeatRow *self,
                            const char    *colour)
{
  g_set_str (&self->colour, colour);
  row_update (self);
}

void
purser_seat_row_set_person (PurserSeatRow *self,
                            const char    *name,
                            const char    *colour)
{
  g_set_str (&self->colour, colour);
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  row_update (self);
}

/* Sets where the player sits, which decides the shape of the mark. */
void
purser_seat_row_set_seat (PurserSeatRow *self,
                          guint          seat)
{
  self->seat = seat;
  row_update (self);
}

/* Adds the buttons of the row, which the Tab key reaches after all the names.
 *
 * @buttons: (element-type GtkWidget): not owned */
void
purser_seat_row_list_buttons (PurserSeatRow *self,
                              GPtrArray     *buttons)
{
  g_ptr_array_add (buttons, self->colour_button);
  g_ptr_array_add (buttons, self->remove_button);
}
