// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-dice-pad.h"
#include "purser-die.h"

/* Two rows of six dice, to enter a roll with two taps or two digit keys. */
struct _PurserDicePad
{
  AdwBin parent_instance;

  GtkWidget *buttons[2][6];
  gboolean   quiet;
};

G_DEFINE_FINAL_TYPE (PurserDicePad, purser_dice_pad, ADW_TYPE_BIN)

static int
pad_get_die (PurserDicePad *self,
             int            die)
{
  for (int i = 0; i < 6; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[die][i])))
      return i + 1;
  return 0;
}

static void
die_toggled_cb (GtkToggleButton *button,
                PurserDicePad   *self)
{
  int dice[2];

  if (!self->quiet && gtk_toggle_button_get_active (button) && purser_dice_pad_get_dice (self, dice))
    g_signal_emit_by_name (self, "rolled");
}

static GtkWidget *
die_button_new (PurserDicePad *self,
                int            die,
                int            value)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *face = purser_die_new (34);
  g_autofree char *name = g_strdup_printf (die == 0 ? _("First die: %d") : _("Second die: %d"), value);

  purser_die_set_value (PURSER_DIE (face), value);
  /* The style sets the size of the button, which the face fills. */
  gtk_widget_set_halign (face, GTK_ALIGN_FILL);
  gtk_widget_set_valign (face, GTK_ALIGN_FILL);
  gtk_button_set_child (GTK_BUTTON (button), face);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "die");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (value > 1)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->buttons[die][0]));
  g_signal_connect (button, "toggled", G_CALLBACK (die_toggled_cb), self);
  return button;
}

static GtkWidget *
die_row_new (PurserDicePad *self,
             int            die)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  for (int value = 1; value <= 6; value++)
    {
      self->buttons[die][value - 1] = die_button_new (self, die, value);
      gtk_box_append (GTK_BOX (row), self->buttons[die][value - 1]);
    }
  return row;
}

static void
purser_dice_pad_class_init (PurserDicePadClass *klass)
{
  g_signal_new ("rolled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_dice_pad_init (PurserDicePad *self)
{
  GtkWidget *rows = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (rows), 24);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (rows), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (rows), die_row_new (self, 0));
  adw_wrap_box_append (ADW_WRAP_BOX (rows), die_row_new (self, 1));
  adw_bin_set_child (ADW_BIN (self), rows);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice"), -1);
}

/* Announces what a digit key did, as it moves no focus. The second one enters the roll, and its income is announced instead. */
static void
pad_announce (PurserDicePad *self,
              int            value)
{
  g_autofree char *text = g_strdup_printf (_("First die: %d"), value);

  purser_announce (GTK_WIDGET (self), text);
}

/* Sets the first die, or the second if the first has a value, as a digit key does.
 *
 * @value: 1 to 6 */
void
purser_dice_pad_press (PurserDicePad *self,
                       int            value)
{
  int die = pad_get_die (self, 0) == 0 ? 0 : 1;
  g_autoptr (GtkWidget) button = NULL;

  g_return_if_fail (value >= 1 && value <= 6);

  /* The second die enters the roll, which disposes of the pad together with its prompt. */
  button = g_object_ref (self->buttons[die][value - 1]);
  if (die == 0)
    pad_announce (self, value);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* Clears both dice.
 *
 * @first: the value that the first die shows then, from 1 to 6; 0 for none */
void
purser_dice_pad_clear (PurserDicePad *self,
                       int            first)
{
  self->quiet = TRUE;
  for (int die = 0; die < 2; die++)
    for (int i = 0; i < 6; i++)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[die][i]), die == 0 && i + 1 == first);
  self->quiet = FALSE;
}

/* Returns: whether both dice have a value */
gboolean
purser_dice_pad_get_dice (PurserDicePad *self,
                          int           *dice)
{
  dice[0] = pad_get_die (self, 0);
  dice[1] = pad_get_die (self, 1);
  return dice[0] > 0 && dice[1] > 0;
}

/* Shows a roll without emitting `rolled`. */
void
purser_dice_pad_set_dice (PurserDicePad *self,
                          int            first,
                          int            second)
{
  self->quiet = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[0][CLAMP (first, 1, 6) - 1]), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[1][CLAMP (second, 1, 6) - 1]), TRUE);
  self->quiet = FALSE;
}
