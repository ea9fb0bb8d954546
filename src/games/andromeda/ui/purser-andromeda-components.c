// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-components.h"
#include "purser-andromeda-state.h"
#include "purser-andromeda-titles.h"
#include "purser-orbits.h"
#include "purser-toast.h"

/* The board of Andromeda to be filled in once: seven planets with three orbits each, and the piles of bonus cards. */
struct _PurserAndromedaComponents
{
  AdwBin parent_instance;

  PurserPrinted *printed;
  GtkWidget     *orbits[PURSER_ANDROMEDA_PLANETS];
  GtkLabel      *sources[PURSER_ANDROMEDA_PLANETS];
  GtkEditable   *names[PURSER_ANDROMEDA_PLANETS];
  GtkEditable   *values[PURSER_ANDROMEDA_PLANETS][PURSER_ANDROMEDA_ORBITS];
  GtkEditable   *piles[PURSER_ANDROMEDA_BONUSES];
  GtkWidget     *button;
  GtkLabel      *missing;
  gboolean       edited[PURSER_ANDROMEDA_PLANETS + 1];
  gboolean       busy;
};

/* The place of the piles of bonus cards behind the planets. */
#define PILES PURSER_ANDROMEDA_PLANETS

G_DEFINE_FINAL_TYPE (PurserAndromedaComponents, purser_andromeda_components, ADW_TYPE_BIN)

/* What is typed; 0 for nothing, -1 for what is no number of the range. */
static int
entry_read (GtkEditable *entry,
            int          max)
{
  const char *text = gtk_editable_get_text (entry);
  gint64 number = 0;

  if (*text == '\0')
    return 0;
  return g_ascii_string_to_signed (text, 10, 0, max, &number, NULL) ? (int) number : -1;
}

static int
compare_falling (const void *a,
                 const void *b)
{
  return *(const int *) b - *(const int *) a;
}

/* Shows the values as the board has them, highest first. Whether the planet is complete, or left empty. */
static gboolean
planets_show_orbits (PurserAndromedaComponents *self,
                     int                        planet)
{
  int values[PURSER_ANDROMEDA_ORBITS];
  int n = 0;

  for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    {
      values[i] = entry_read (self->values[planet][i], 99);
      n += values[i] > 0;
    }
  qsort (values, PURSER_ANDROMEDA_ORBITS, sizeof *values, compare_falling);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    purser_orbits_set_place (PURSER_ORBITS (self->orbits[planet]), i, MAX (values[i], 0), NULL, -1);
  return (n == 0 || n == PURSER_ANDROMEDA_ORBITS) && values[PURSER_ANDROMEDA_ORBITS - 1] >= 0;
}

static void
planets_tell_missing (PurserAndromedaComponents *self,
                      int                        planet)
{
  g_autofree char *text = g_strdup_printf (_("Planet %d: all three values, or none"), planet + 1);

  gtk_label_set_label (self->missing, text);
  gtk_widget_set_visible (GTK_WIDGET (self->missing), planet >= 0);
}

static void
planets_update (PurserAndromedaComponents *self)
{
  gboolean complete = TRUE;
  int missing = -1;

  for (int planet = PURSER_ANDROMEDA_PLANETS - 1; planet >= 0; planet--)
    if (!planets_show_orbits (self, planet))
      missing = planet;
  for (int kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    complete &= entry_read (self->piles[kind], 16) >= 0;
  planets_tell_missing (self, missing);
  gtk_widget_set_sensitive (self->button, complete && missing < 0);
}

/* Only what is another than what is known is learned. */
static void
planets_learn (PurserAndromedaComponents *self,
               const char                *item,
               PurserValue               *values)
{
  g_autoptr (PurserValue) known = purser_printed_dup_values (self->printed, item);
  g_autoptr (PurserValue) fresh = purser_value_new_object ();

  for (guint i = 0; i < purser_value_get_size (values); i++)
    {
      const char *key = purser_value_get_key_at (values, i);
      PurserValue *value = purser_value_get_at (values, i);
      PurserValue *before = purser_value_get (known, key);

      if (before == NULL || !purser_value_equal (before, value) || !purser_printed_is_learned (self->printed, item))
        purser_value_set (fresh, key, purser_value_ref (value));
    }
  if (purser_value_get_size (fresh) > 0)
    purser_printed_learn (self->printed, item, fresh);
}

static void
planets_learn_planet (PurserAndromedaComponents *self,
                      int                        planet)
{
  g_autoptr (PurserValue) values = purser_value_new_object ();
  const char *item = purser_andromeda_get_planet_item (planet);
  const char *name = gtk_editable_get_text (self->names[planet]);
  int centres[PURSER_ANDROMEDA_ORBITS];

  for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    centres[i] = entry_read (self->values[planet][i], 99);
  if (centres[0] > 0)
    purser_value_set (values, "centres", purser_value_new_integers (centres, PURSER_ANDROMEDA_ORBITS));
  if (*name != '\0')
    purser_value_set_text (values, "name", name);
  /* What was wiped out is not known any more. */
  if (purser_value_get_size (values) == 0 && purser_printed_is_learned (self->printed, item))
    purser_printed_forget (self->printed, item);
  else
    planets_learn (self, item, values);
}

static void
planets_learn_piles (PurserAndromedaComponents *self)
{
  g_autoptr (PurserValue) values = purser_value_new_object ();

  for (int kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    if (*gtk_editable_get_text (self->piles[kind]) != '\0')
      purser_value_set_integer (values, purser_andromeda_bonus_names[kind], entry_read (self->piles[kind], 16));
  planets_learn (self, "bonus-supply", values);
}

static void
remember_clicked_cb (PurserAndromedaComponents *self)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);

  /* Who presses it takes over what the play knows, too. */
  for (guint i = 0; i < G_N_ELEMENTS (self->edited); i++)
    self->edited[i] = TRUE;
  purser_andromeda_components_remember (self);
  adw_dialog_close (ADW_DIALOG (dialog));
}

/* From number to number, past the names: those need not be entered. */
static void
number_entered_cb (GtkEditable               *entry,
                   PurserAndromedaComponents *self)
{
  GtkEditable *numbers[PURSER_ANDROMEDA_PLANETS * PURSER_ANDROMEDA_ORBITS + PURSER_ANDROMEDA_BONUSES];

  memcpy (numbers, self->values, sizeof self->values);
  memcpy (numbers + PURSER_ANDROMEDA_PLANETS * PURSER_ANDROMEDA_ORBITS, self->piles, sizeof self->piles);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (numbers[i] == entry)
      gtk_widget_grab_focus (i + 1 < G_N_ELEMENTS (numbers) ? GTK_WIDGET (numbers[i + 1]) : self->button);
}

/* Values have two digits at the most, so the next one can be typed on. */
static void
number_typed_cb (GtkEditable               *entry,
                 PurserAndromedaComponents *self)
{
  gboolean focused = (gtk_widget_get_state_flags (GTK_WIDGET (entry)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (!self->busy && focused && g_utf8_strlen (gtk_editable_get_text (entry), -1) == 2)
    number_entered_cb (entry, self);
}

static void
edited_cb (GtkEditable               *entry,
           PurserAndromedaComponents *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "index"));

  self->edited[index] = self->edited[index] || !self->busy;
}

/* What is only shown, as of a play, becomes your copy when somebody says so; what is typed does in any case. */
static void
planets_watch (PurserAndromedaComponents *self,
               GtkEditable               *entry,
               guint                      index)
{
  g_object_set_data (G_OBJECT (entry), "index", GUINT_TO_POINTER (index));
  g_signal_connect (entry, "changed", G_CALLBACK (edited_cb), self);
}

static GtkEditable *
number_entry_new (PurserAndromedaComponents *self,
                  const char                *name,
                  guint                      index)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "?");
  gtk_entry_set_max_length (GTK_ENTRY (entry), 2);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 2);
  gtk_widget_add_css_class (entry, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (planets_update), self);
  planets_watch (self, GTK_EDITABLE (entry), index);
  g_signal_connect (entry, "changed", G_CALLBACK (number_typed_cb), self);
  g_signal_connect (entry, "activate", G_CALLBACK (number_entered_cb), self);
  return GTK_EDITABLE (entry);
}

static GtkWidget *
values_new (PurserAndromedaComponents *self,
            int                        planet)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    {
      /* Translators: the number of a planet, of one of its three centres */
      g_autofree char *name = g_strdup_printf (_("Planet %d, center %d"), planet + 1, i + 1);

      self->values[planet][i] = number_entry_new (self, name, (guint) planet);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->values[planet][i]));
    }
  return box;
}

static GtkWidget *
name_entry_new (int planet)
{
  GtkWidget *name = gtk_entry_new ();
  /* Translators: the number of a planet */
  g_autofree char *label = g_strdup_printf (_("Name or color of planet %d"), planet + 1);

  gtk_entry_set_placeholder_text (GTK_ENTRY (name), _("Name or color"));
  gtk_entry_set_max_length (GTK_ENTRY (name), 30);
  gtk_editable_set_width_chars (GTK_EDITABLE (name), 8);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return name;
}

static GtkWidget *
source_label_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  return label;
}

/* The picture is as wide as it has to be, so that the three values stand beside it even on a phone. */
static GtkWidget *
planet_new (PurserAndromedaComponents *self,
            int                        planet)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->orbits[planet] = purser_orbits_new ((guint) planet);
  self->names[planet] = GTK_EDITABLE (name_entry_new (planet));
  planets_watch (self, self->names[planet], (guint) planet);
  self->sources[planet] = GTK_LABEL (source_label_new ());
  gtk_widget_set_hexpand (side, TRUE);
  gtk_box_append (GTK_BOX (side), values_new (self, planet));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->names[planet]));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->sources[planet]));
  gtk_box_append (GTK_BOX (row), self->orbits[planet]);
  gtk_box_append (GTK_BOX (row), side);
  return row;
}

static GtkWidget *
piles_new (PurserAndromedaComponents *self)
{
  AdwWrapBox *box = ADW_WRAP_BOX (adw_wrap_box_new ());

  adw_wrap_box_set_child_spacing (box, 8);
  adw_wrap_box_set_line_spacing (box, 8);
  for (guint kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    {
      GtkWidget *pile = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      const char *title = purser_andromeda_get_bonus_title (kind);

      self->piles[kind] = number_entry_new (self, title, PILES);
      gtk_widget_add_css_class (pile, "stepper");
      gtk_box_append (GTK_BOX (pile), gtk_label_new (title));
      gtk_box_append (GTK_BOX (pile), GTK_WIDGET (self->piles[kind]));
      adw_wrap_box_append (box, pile);
    }
  return GTK_WIDGET (box);
}

/* What is not known leaves alone what is typed. */
static void
entry_show (GtkEditable *entry,
            PurserValue *value)
{
  g_autofree char *text = NULL;

  if (!purser_value_is (value, PURSER_VALUE_INTEGER))
    return;
  text = g_strdup_printf ("%d", (int) purser_value_get_integer (value));
  gtk_editable_set_text (entry, text);
}

static void
planets_show_planet (PurserAndromedaComponents *self,
                     int                        planet)
{
  const char *item = purser_andromeda_get_planet_item (planet);
  g_autoptr (PurserValue) values = purser_printed_dup_values (self->printed, item);
  g_autofree char *source = purser_printed_dup_source (self->printed, item);
  PurserValue *centres = purser_value_get (values, "centres");
  const char *name = purser_value_get_text_of (values, "name");

  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    entry_show (self->values[planet][i], i < purser_value_get_size (centres) ? purser_value_get_at (centres, i) : NULL);
  if (name != NULL)
    gtk_editable_set_text (self->names[planet], name);
  gtk_label_set_label (self->sources[planet], source);
  gtk_widget_set_visible (GTK_WIDGET (self->sources[planet]), name != NULL || entry_read (self->values[planet][0], 99) > 0);
}

static void
planets_show_known (PurserAndromedaComponents *self)
{
  g_autoptr (PurserValue) piles = purser_printed_dup_values (self->printed, "bonus-supply");

  if (self->busy)
    return;
  self->busy = TRUE;
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    planets_show_planet (self, planet);
  for (int kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    entry_show (self->piles[kind], purser_value_get (piles, purser_andromeda_bonus_names[kind]));
  self->busy = FALSE;
}

static void
purser_andromeda_components_finalize (GObject *object)
{
  g_clear_object (&PURSER_ANDROMEDA_COMPONENTS (object)->printed);
  G_OBJECT_CLASS (purser_andromeda_components_parent_class)->finalize (object);
}

static void
purser_andromeda_components_class_init (PurserAndromedaComponentsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_andromeda_components_finalize;
}

static void
purser_andromeda_components_init (PurserAndromedaComponents *self)
{
}

static GtkWidget *
text_new (const char *text,
          const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Returns: (transfer floating): the board to be filled in */
GtkWidget *
purser_andromeda_components_new (PurserPrinted *printed)
{
  PurserAndromedaComponents *self = g_object_new (PURSER_TYPE_ANDROMEDA_COMPONENTS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  self->printed = g_object_ref (printed);
  self->button = gtk_button_new_with_mnemonic (_("_Remember"));
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_add_css_class (self->button, "confirm");
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  self->missing = GTK_LABEL (text_new (NULL, "warning"));
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (remember_clicked_cb), self);
  gtk_box_append (GTK_BOX (box), text_new (_("Enter the three center values of each planet from your board, in any order. They "
                                             "are saved for later plays."), NULL));
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    gtk_box_append (GTK_BOX (box), planet_new (self, planet));
  gtk_box_append (GTK_BOX (box), text_new (_("How many bonus cards of each kind"), "heading"));
  gtk_box_append (GTK_BOX (box), piles_new (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->missing));
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_widget_add_css_class (box, "page");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (printed, "changed", G_CALLBACK (planets_show_known), self, G_CONNECT_SWAPPED);
  planets_show_known (self);
  planets_update (self);
  return GTK_WIDGET (self);
}

/* The dialog is about to close, so the window says it. */
static void
planets_tell_problem (PurserAndromedaComponents *self)
{
  const char *problem = purser_printed_get_problem (self->printed);

  if (problem != NULL)
    purser_toast (GTK_WIDGET (self), "%s", problem);
}

/* Keeps what was typed, where it is whole: of each planet all three values, or none. */
void
purser_andromeda_components_remember (PurserAndromedaComponents *self)
{
  if (!gtk_widget_get_sensitive (self->button))
    return;
  /* What is not yet learned must not be shown as it was. */
  self->busy = TRUE;
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (self->edited[planet])
      planets_learn_planet (self, planet);
  if (self->edited[PILES])
    planets_learn_piles (self);
  self->busy = FALSE;
  memset (self->edited, FALSE, sizeof self->edited);
  planets_show_known (self);
  planets_tell_problem (self);
}
