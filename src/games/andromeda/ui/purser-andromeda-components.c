// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-andromeda-components.h"
#include "purser-andromeda-learn.h"
#include "purser-andromeda-planet-row.h"
#include "purser-andromeda-titles.h"
#include "purser-line-breaks.h"
#include "purser-number-editor.h"
#include "purser-number-entry.h"
#include "purser-toast.h"
#include "purser-widget.h"

/* Enters what is printed on the board of Andromeda: seven planets with three orbits each, and the piles of bonus cards.
 * Values are kept as soon as the focus goes on to the next planet. */
struct _PurserAndromedaComponents
{
  AdwBin parent_instance;

  PurserComponents         *components;
  GtkBox                   *planets;
  AdwWrapBox               *piles;
  GtkLabel                 *missing;
  GtkWidget                *button;
  PurserAndromedaPlanetRow *rows[PURSER_ANDROMEDA_PLANETS];
  PurserNumberEntry        *numbers[PURSER_ANDROMEDA_BONUSES];
  gboolean                  piles_edited;
  gboolean                  showing;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaComponents, purser_andromeda_components, ADW_TYPE_BIN)

/* Returns: (transfer full) (nullable): why the number of a kind of bonus cards cannot be kept; the entry is marked then */
static char *
pile_dup_problem (PurserNumberEntry *pile)
{
  gboolean beyond = purser_number_entry_get_value (pile) > PURSER_ANDROMEDA_MAX_SUPPLY;

  purser_mark_invalid (GTK_WIDGET (pile), beyond);
  return beyond ? purser_number_dup_problem (gtk_editable_get_text (GTK_EDITABLE (pile)), 0, PURSER_ANDROMEDA_MAX_SUPPLY) : NULL;
}

/* Returns: (transfer full) (nullable): the first reason why a typed value cannot be kept */
static char *
planets_dup_problem (PurserAndromedaComponents *self)
{
  char *problem = NULL;

  for (int planet = 0; problem == NULL && planet < PURSER_ANDROMEDA_PLANETS; planet++)
    problem = purser_andromeda_planet_row_dup_problem (self->rows[planet]);
  for (int kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    {
      g_autofree char *wrong = pile_dup_problem (self->numbers[kind]);

      problem = problem != NULL ? problem : g_steal_pointer (&wrong);
    }
  return problem;
}

static void
planets_update (PurserAndromedaComponents *self)
{
  g_autofree char *problem = planets_dup_problem (self);

  purser_line_breaks_show (self->missing, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->missing), problem != NULL);
  gtk_widget_set_sensitive (self->button, problem == NULL);
}

/* Learns only values that differ from those learned already. */
static void
planets_learn (PurserAndromedaComponents *self,
               const char                *item,
               PurserValue               *values)
{
  g_autoptr (PurserValue) known = purser_components_dup_values (self->components, item);
  g_autoptr (PurserValue) fresh = purser_value_new_object ();

  for (guint i = 0; i < purser_value_get_size (values); i++)
    {
      const char *key = purser_value_get_key_at (values, i);
      PurserValue *value = purser_value_get_at (values, i);
      PurserValue *before = purser_value_get (known, key);

      if (before == NULL || !purser_value_equal (before, value) || !purser_components_is_learned (self->components, item))
        purser_value_set (fresh, key, purser_value_ref (value));
    }
  if (purser_value_get_size (fresh) > 0)
    purser_components_learn (self->components, item, fresh);
}

/* Returns: (nullable): the window that the user was in last; the scoreboard is none of them */
static AdwApplicationWindow *
find_window (void)
{
  GList *window = gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ()));

  while (window != NULL && !ADW_IS_APPLICATION_WINDOW (window->data))
    window = window->next;
  return window != NULL ? window->data : NULL;
}

/* Shows the problem in the dialog, or in the window if the dialog is closed by then. */
static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  AdwApplicationWindow *window = find_window ();
  const char *problem = purser_copy_get_problem (PURSER_COPY (object));
  AdwDialog *dialog = NULL;

  if (problem == NULL || window == NULL)
    return;
  dialog = adw_application_window_get_visible_dialog (window);
  purser_toast (dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window), "%s", problem);
}

static void
planets_tell_problem (PurserAndromedaComponents *self)
{
  purser_copy_settle_async (purser_components_get_copy (self->components), settled_cb, NULL);
}

/* Keeps all three values of a planet, or none. */
static void
planets_keep_planet (PurserAndromedaComponents *self,
                     int                        planet)
{
  g_autoptr (PurserValue) values = purser_andromeda_planet_row_take_values (self->rows[planet]);
  const char *item = purser_andromeda_get_planet_item (planet);

  if (values == NULL)
    return;
  /* Deleted values are not known any more. */
  if (purser_value_get_size (values) == 0 && purser_components_is_learned (self->components, item))
    purser_components_forget (self->components, item);
  else
    planets_learn (self, item, values);
}

static void
row_left_cb (PurserAndromedaComponents *self,
             PurserAndromedaPlanetRow  *row)
{
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (self->rows[planet] == row)
      planets_keep_planet (self, planet);
  planets_tell_problem (self);
}

static void
planets_keep_piles (PurserAndromedaComponents *self)
{
  g_autoptr (PurserValue) values = purser_value_new_object ();

  if (!self->piles_edited)
    return;
  for (int kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    {
      int number = purser_number_entry_get_value (self->numbers[kind]);

      if (number >= 0 && number <= PURSER_ANDROMEDA_MAX_SUPPLY)
        purser_value_set_integer (values, purser_andromeda_bonus_names[kind], number);
    }
  self->piles_edited = FALSE;
  planets_learn (self, "bonus-supply", values);
}

static void
piles_left_cb (PurserAndromedaComponents *self)
{
  planets_keep_piles (self);
  planets_tell_problem (self);
}

static void
remember_clicked_cb (PurserAndromedaComponents *self)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);

  /* The button also keeps what the play knows. */
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    purser_andromeda_planet_row_keep (self->rows[planet]);
  self->piles_edited = TRUE;
  purser_andromeda_components_remember (GTK_WIDGET (self));
  adw_dialog_close (ADW_DIALOG (dialog));
}

/* Moves the focus from number to number, past the names, which are optional. */
static void
next_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserAndromedaComponents *self = PURSER_ANDROMEDA_COMPONENTS (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *numbers[PURSER_ANDROMEDA_PLANETS * PURSER_ANDROMEDA_ORBITS + PURSER_ANDROMEDA_BONUSES + 1];
  guint n = 0;

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
      numbers[n++] = purser_andromeda_planet_row_get_number (self->rows[planet], i);
  for (int kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    numbers[n++] = GTK_WIDGET (self->numbers[kind]);
  numbers[n] = self->button;
  for (guint i = 0; i < n && focus != NULL; i++)
    if (gtk_widget_is_ancestor (focus, numbers[i]))
      {
        gtk_widget_grab_focus (numbers[i + 1]);
        return;
      }
}

/* Shown values, such as those of a play, become your copy only on request; typed values always do. */
static void
pile_changed_cb (PurserAndromedaComponents *self)
{
  self->piles_edited = self->piles_edited || !self->showing;
  planets_update (self);
}

static void
components_add_pile (PurserAndromedaComponents *self,
                     guint                      kind)
{
  const char *title = purser_andromeda_get_bonus_title (kind);
  GtkWidget *pile = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->numbers[kind] = PURSER_NUMBER_ENTRY (purser_number_entry_new (title, 2));
  gtk_entry_set_max_length (GTK_ENTRY (self->numbers[kind]), 2);
  g_signal_connect (self->numbers[kind], "activate", G_CALLBACK (purser_number_entry_go_on), NULL);
  g_signal_connect_object (self->numbers[kind], "changed", G_CALLBACK (pile_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (pile, "stepper");
  gtk_box_append (GTK_BOX (pile), gtk_label_new (title));
  gtk_box_append (GTK_BOX (pile), GTK_WIDGET (self->numbers[kind]));
  adw_wrap_box_append (self->piles, pile);
}

static void
components_add_planet (PurserAndromedaComponents *self,
                       guint                      planet)
{
  GtkWidget *row = purser_andromeda_planet_row_new (planet);

  self->rows[planet] = PURSER_ANDROMEDA_PLANET_ROW (row);
  g_signal_connect_object (row, "changed", G_CALLBACK (planets_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "left", G_CALLBACK (row_left_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->planets, row);
}

static void
planets_show_piles (PurserAndromedaComponents *self)
{
  g_autoptr (PurserValue) piles = purser_components_dup_values (self->components, "bonus-supply");

  if (self->piles_edited)
    return;
  self->showing = TRUE;
  for (int kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    purser_number_entry_set_value (self->numbers[kind],
                                   (int) purser_value_get_integer_of (piles, purser_andromeda_bonus_names[kind], -1));
  self->showing = FALSE;
}

/* Does not overwrite typed values that are not kept yet. */
static void
planets_show_known (PurserAndromedaComponents *self)
{
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    {
      const char *item = purser_andromeda_get_planet_item (planet);
      g_autoptr (PurserValue) values = purser_components_dup_values (self->components, item);
      g_autofree char *source = purser_components_dup_source (self->components, item);

      purser_andromeda_planet_row_show (self->rows[planet], values, source);
    }
  planets_show_piles (self);
}

static void
purser_andromeda_components_dispose (GObject *object)
{
  g_clear_object (&PURSER_ANDROMEDA_COMPONENTS (object)->components);
  G_OBJECT_CLASS (purser_andromeda_components_parent_class)->dispose (object);
}

static void
purser_andromeda_components_class_init (PurserAndromedaComponentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_andromeda_components_dispose;
  gtk_widget_class_install_action (widget_class, "number.next", NULL, next_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-components.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaComponents, planets);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaComponents, piles);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaComponents, missing);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaComponents, button);
  gtk_widget_class_bind_template_callback (widget_class, remember_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, piles_left_cb);
}

static void
purser_andromeda_components_init (PurserAndromedaComponents *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_line_breaks_show_all (GTK_WIDGET (self));
  for (guint planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    components_add_planet (self, planet);
  for (guint kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    components_add_pile (self, kind);
}

GtkWidget *
purser_andromeda_components_new (PurserComponents *components)
{
  PurserAndromedaComponents *self = g_object_new (PURSER_TYPE_ANDROMEDA_COMPONENTS, NULL);

  self->components = g_object_ref (components);
  /* Each planet is kept when it loses the focus, but one Undo of the play takes back the whole board. */
  purser_components_gather (components);
  g_signal_connect_object (components, "changed", G_CALLBACK (planets_show_known), self, G_CONNECT_SWAPPED);
  planets_show_known (self);
  planets_update (self);
  return GTK_WIDGET (self);
}

/* Keeps the last edits, too, if they are complete: all three values of a planet, or none. */
void
purser_andromeda_components_remember (GtkWidget *components)
{
  PurserAndromedaComponents *self = PURSER_ANDROMEDA_COMPONENTS (components);

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    planets_keep_planet (self, planet);
  planets_keep_piles (self);
  planets_tell_problem (self);
}

/* @item: a planet, or the piles of bonus cards
 *
 * Returns: (transfer none): the first entry for its numbers */
GtkWidget *
purser_andromeda_components_find (GtkWidget  *components,
                                  const char *item)
{
  PurserAndromedaComponents *self = PURSER_ANDROMEDA_COMPONENTS (components);

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (g_str_equal (item, purser_andromeda_get_planet_item (planet)))
      return purser_andromeda_planet_row_get_number (self->rows[planet], 0);
  return GTK_WIDGET (self->numbers[0]);
}
