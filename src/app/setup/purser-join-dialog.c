// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-join-dialog.h"
#include "purser-line-breaks.h"
#include "purser-people-box.h"
#include "purser-people.h"
#include "purser-seat-look.h"
#include "purser-settings.h"
#include "purser-wrap-box.h"

/* Asks who joins a play that has begun: a tap chooses somebody who has played before, or a name is entered. */
struct _PurserJoinDialog
{
  AdwDialog parent_instance;

  PurserSetup *setup;
  GtkEditable *entry;
  GtkWidget   *button;
  AdwWrapBox  *people;
};

G_DEFINE_FINAL_TYPE (PurserJoinDialog, purser_join_dialog, ADW_TYPE_DIALOG)

static gboolean
is_taken (PurserSetup *setup,
          const char  *colour)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (purser_seat_colours_find (setup->seats[i].colour, i) == purser_seat_colours_find (colour, 0))
      return TRUE;
  return FALSE;
}

/* Returns the liked colour, or else one that is free. */
static const char *
find_colour (PurserSetup *setup,
             const char  *liked)
{
  if (*liked != '\0' && !is_taken (setup, liked))
    return liked;
  for (guint i = 0; i < purser_seat_colours_count (); i++)
    if (!is_taken (setup, purser_seat_colours_get (i)->id))
      return purser_seat_colours_get (i)->id;
  return purser_seat_colours_get (setup->n_players % purser_seat_colours_count ())->id;
}

static void
dialog_choose (PurserJoinDialog *self,
               const char       *name,
               const char       *liked)
{
  g_signal_emit_by_name (self, "chosen", name, find_colour (self->setup, liked));
  adw_dialog_close (ADW_DIALOG (self));
}

static void
person_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  const char *name, *colour;

  g_variant_get (parameter, "(&s&s)", &name, &colour);
  dialog_choose (PURSER_JOIN_DIALOG (widget), name, colour);
}

static char *
dialog_dup_name (PurserJoinDialog *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));
}

static void
entered_cb (PurserJoinDialog *self)
{
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  g_autofree char *name = dialog_dup_name (self);

  if (*name != '\0')
    dialog_choose (self, name, purser_people_find_colour (people, name));
}

static GVariant *
dup_seated (PurserSetup *setup)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));

  for (guint i = 0; i < setup->n_players; i++)
    g_variant_builder_add (&builder, "(ss)", setup->seats[i].full_name, setup->seats[i].colour != NULL ? setup->seats[i].colour : "");
  return g_variant_builder_end (&builder);
}

static void
text_changed_cb (PurserJoinDialog *self)
{
  g_autofree char *name = dialog_dup_name (self);

  gtk_widget_set_sensitive (self->button, *name != '\0');
  purser_people_box_update (self->people, dup_seated (self->setup), name);
}

static void
purser_join_dialog_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_JOIN_DIALOG (object)->setup, purser_setup_unref);
  G_OBJECT_CLASS (purser_join_dialog_parent_class)->dispose (object);
}

static void
purser_join_dialog_class_init (PurserJoinDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_join_dialog_dispose;
  /* A person joins; the parameters are the name, and the id of the colour in the file. */
  g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING,
                G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "setup.seat-person", "(ss)", person_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/setup/purser-join-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserJoinDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserJoinDialog, button);
  gtk_widget_class_bind_template_child (widget_class, PurserJoinDialog, people);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
}

static void
purser_join_dialog_init (PurserJoinDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->people);
  purser_line_breaks_show_all (adw_dialog_get_child (ADW_DIALOG (self)));
}

AdwDialog *
purser_join_dialog_new (PurserSetup *setup)
{
  PurserJoinDialog *self = g_object_new (PURSER_TYPE_JOIN_DIALOG, NULL);

  self->setup = purser_setup_ref (setup);
  text_changed_cb (self);
  return ADW_DIALOG (self);
}
