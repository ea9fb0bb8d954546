// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-label.h"
#include "purser-number-editor.h"
#include "purser-phoenix-setup.h"
#include "purser-phoenix-types.h"
#include "purser-phoenix-words.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

#define ICON_SIZE  32
#define CARD_WIDTH 128

/* The aliens drawn from the bag: a touch on one counts it, or its number is typed below it. The total is known, so the last
 * colour follows from the others. */
struct _PurserAliensEditor
{
  PurserEditor parent_instance;

  AdwWrapBox *cards;
  GtkWidget  *numbers[PURSER_PHOENIX_ALIENS];
  GtkWidget  *rest;
};

G_DEFINE_FINAL_TYPE (PurserAliensEditor, purser_aliens_editor, PURSER_TYPE_EDITOR)

static int
aliens_get (PurserAliensEditor *self,
            int                 colour)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->numbers[colour]));
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->numbers[colour]));
}

static int
aliens_count_left (PurserAliensEditor *self)
{
  PurserSetup *setup = purser_play_get_setup (purser_editor_get_play (PURSER_EDITOR (self)));
  int left = purser_phoenix_aliens_drawn ((int) setup->n_players);

  for (int i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    left -= aliens_get (self, i);
  return left;
}

/* Returns the only colour without a count; -1 if there are several, or none. */
static int
aliens_find_rest (PurserAliensEditor *self)
{
  int found = -1, n = 0;

  for (int i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    if (aliens_get (self, i) == 0)
      {
        found = i;
        n++;
      }
  return n == 1 ? found : -1;
}

static void
aliens_show_rest (PurserAliensEditor *self)
{
  int left = aliens_count_left (self);
  int rest = aliens_find_rest (self);
  gboolean shown = rest >= 0 && left > 0 && left <= purser_editor_get_shape (PURSER_EDITOR (self))->of->max;

  gtk_widget_set_visible (self->rest, shown);
  if (shown)
    {
      /* Translators: a color of aliens, and how many must be of it as none of the others is left */
      g_autofree char *text = g_strdup_printf (_("The Rest: %s %d"),
                                               purser_phoenix_species_title ((PurserPhoenixSpecies) rest), left);

      gtk_button_set_label (GTK_BUTTON (self->rest), text);
    }
}

static void
changed_cb (PurserAliensEditor *self)
{
  aliens_show_rest (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
rest_clicked_cb (PurserAliensEditor *self)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[aliens_find_rest (self)]), aliens_count_left (self));
}

static void
alien_clicked_cb (GtkSpinButton *number)
{
  gtk_spin_button_update (number);
  gtk_spin_button_spin (number, GTK_SPIN_STEP_FORWARD, 1);
}

static GtkWidget *
alien_new (GtkWidget  *number,
           int         colour,
           const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *icon = gtk_image_new_from_icon_name ("purser-alien-symbolic");
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *button = gtk_button_new ();
  /* Translators: a color of aliens */
  g_autofree char *told = g_strdup_printf (_("%s: one more"), title);

  gtk_image_set_pixel_size (GTK_IMAGE (icon), ICON_SIZE);
  purser_label_let_wrap (label);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  purser_explain (button, told);
  gtk_widget_add_css_class (button, "alien");
  gtk_widget_add_css_class (button, purser_phoenix_species_words[colour]);
  /* A touch leaves the focus where it was, so that typing goes on. */
  gtk_widget_set_can_focus (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (alien_clicked_cb), number, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
number_new (PurserAliensEditor *self,
            const char         *title)
{
  const PurserShape *shape = purser_editor_get_shape (PURSER_EDITOR (self));
  GtkWidget *number = gtk_spin_button_new_with_range (0, (double) shape->of->max, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (number), 1);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (number), 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  purser_spin_button_follow_for (GTK_SPIN_BUTTON (number), PURSER_EDITOR (self));
  g_signal_connect_swapped (number, "value-changed", G_CALLBACK (changed_cb), self);
  return number;
}

static GtkWidget *
card_new (PurserAliensEditor *self,
          int                 colour)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *stepper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const char *title = purser_phoenix_species_title ((PurserPhoenixSpecies) colour);

  self->numbers[colour] = number_new (self, title);
  gtk_widget_set_hexpand (self->numbers[colour], TRUE);
  gtk_widget_add_css_class (stepper, "stepper");
  gtk_box_append (GTK_BOX (stepper), self->numbers[colour]);
  gtk_box_append (GTK_BOX (card), alien_new (self->numbers[colour], colour, title));
  gtk_box_append (GTK_BOX (card), stepper);
  gtk_widget_set_size_request (card, CARD_WIDTH, -1);
  return card;
}

static void
purser_aliens_editor_build (PurserEditor *editor)
{
  PurserAliensEditor *self = PURSER_ALIENS_EDITOR (editor);

  for (int i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    adw_wrap_box_append (self->cards, card_new (self, i));
}

static PurserValue *
purser_aliens_editor_dup_value (PurserEditor *editor)
{
  PurserAliensEditor *self = PURSER_ALIENS_EDITOR (editor);
  PurserValue *value = purser_value_new_object ();

  for (int i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    if (aliens_get (self, i) > 0)
      purser_value_set_integer (value, purser_phoenix_alien_words[i], aliens_get (self, i));
  return value;
}

static void
purser_aliens_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserAliensEditor *self = PURSER_ALIENS_EDITOR (editor);

  for (int i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[i]),
                               (double) purser_value_get_integer_of (value, purser_phoenix_alien_words[i], 0));
}

static void
purser_aliens_editor_class_init (PurserAliensEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_aliens_editor_build;
  editor_class->dup_value = purser_aliens_editor_dup_value;
  editor_class->set_value = purser_aliens_editor_set_value;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-aliens-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAliensEditor, cards);
  gtk_widget_class_bind_template_child (widget_class, PurserAliensEditor, rest);
  gtk_widget_class_bind_template_callback (widget_class, rest_clicked_cb);
}

static void
purser_aliens_editor_init (PurserAliensEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->cards);
}
