// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-player-mark.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Players in an order, each any number of times. A tap on a player below adds it, and a tap on an entry above removes it. */
struct _PurserSequenceEditor
{
  PurserEditor parent_instance;

  GArray     *players;
  AdwWrapBox *chips;
  AdwWrapBox *everybody;
};

G_DEFINE_FINAL_TYPE (PurserSequenceEditor, purser_sequence_editor, PURSER_TYPE_EDITOR)

static void sequence_show (PurserSequenceEditor *self);

static PurserSetup *
sequence_get_setup (PurserSequenceEditor *self)
{
  return purser_play_get_setup (purser_editor_get_play (PURSER_EDITOR (self)));
}

static GtkWidget *
player_button_new (PurserSequenceEditor *self,
                   int                   player,
                   const char           *name,
                   const char           *text)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (sequence_get_setup (self), player, 22));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

static void
remove_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *place)
{
  PurserSequenceEditor *self = PURSER_SEQUENCE_EDITOR (widget);

  g_array_remove_index (self->players, (guint) g_variant_get_int32 (place));
  sequence_show (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
sequence_show (PurserSequenceEditor *self)
{
  purser_wrap_box_clear (self->chips);
  for (guint i = 0; i < self->players->len; i++)
    {
      int player = g_array_index (self->players, int, i);
      g_autofree char *place = g_strdup_printf ("%u", i + 1);
      /* Translators: a player's name, from which place of a list it is taken away */
      g_autofree char *name = g_strdup_printf (_("Remove %s, place %u"),
                                               purser_setup_get_name (sequence_get_setup (self), player), i + 1);
      GtkWidget *button = player_button_new (self, player, name, place);

      gtk_widget_set_tooltip_text (button, _("Remove"));
      gtk_widget_add_css_class (button, "taken");
      purser_set_action (button, "sequence.remove", g_variant_new_int32 ((int) i));
      adw_wrap_box_append (self->chips, button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->chips), self->players->len > 0);
}

static void
add_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *who)
{
  PurserSequenceEditor *self = PURSER_SEQUENCE_EDITOR (widget);
  int player = g_variant_get_int32 (who);
  gint64 max = purser_editor_get_shape (PURSER_EDITOR (self))->max;

  if (max > 0 && self->players->len >= max)
    return;
  g_array_append_val (self->players, player);
  sequence_show (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
purser_sequence_editor_build (PurserEditor *editor)
{
  PurserSequenceEditor *self = PURSER_SEQUENCE_EDITOR (editor);

  for (guint i = 0; i < sequence_get_setup (self)->n_players; i++)
    {
      const char *name = purser_setup_get_name (sequence_get_setup (self), (int) i);
      GtkWidget *button = player_button_new (self, (int) i, name, name);

      purser_set_action (button, "sequence.add", g_variant_new_int32 ((int) i));
      adw_wrap_box_append (self->everybody, button);
    }
  sequence_show (self);
}

static PurserValue *
purser_sequence_editor_dup_value (PurserEditor *editor)
{
  GArray *players = PURSER_SEQUENCE_EDITOR (editor)->players;

  return purser_value_new_integers ((const int *) (gpointer) players->data, players->len);
}

static void
purser_sequence_editor_set_value (PurserEditor *editor,
                                  PurserValue  *value)
{
  PurserSequenceEditor *self = PURSER_SEQUENCE_EDITOR (editor);

  g_array_set_size (self->players, 0);
  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      int player = (int) purser_value_get_integer (purser_value_get_at (value, i));

      if (player >= 0 && player < (int) sequence_get_setup (self)->n_players)
        g_array_append_val (self->players, player);
    }
  sequence_show (self);
}

static void
purser_sequence_editor_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_SEQUENCE_EDITOR (object)->players, g_array_unref);
  G_OBJECT_CLASS (purser_sequence_editor_parent_class)->finalize (object);
}

static void
purser_sequence_editor_class_init (PurserSequenceEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_sequence_editor_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-sequence-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSequenceEditor, chips);
  gtk_widget_class_bind_template_child (widget_class, PurserSequenceEditor, everybody);
  editor_class->build = purser_sequence_editor_build;
  editor_class->dup_value = purser_sequence_editor_dup_value;
  editor_class->set_value = purser_sequence_editor_set_value;
  gtk_widget_class_install_action (widget_class, "sequence.add", "i", add_activated);
  gtk_widget_class_install_action (widget_class, "sequence.remove", "i", remove_activated);
}

static void
purser_sequence_editor_init (PurserSequenceEditor *self)
{
  self->players = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->chips);
  purser_wrap_box_adapt (self->everybody);
}
