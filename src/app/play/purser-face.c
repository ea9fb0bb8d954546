// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-face.h"
#include "purser-pictures.h"
#include "purser-player-mark.h"

/* Smaller letters and smaller faces cannot be told apart. */
#define SMALLEST_MARK 14
#define SMALLEST_PICTURE 28

/* A player's picture with the mark at its corner, or the mark alone if there is no picture. */
struct _PurserFace
{
  AdwBin parent_instance;

  int         size;
  char       *name;
  char       *colour;
  guint       seat;
  GdkTexture *picture; /* (unowned): the picture that is shown, to notice when it was replaced */
};

G_DEFINE_FINAL_TYPE (PurserFace, purser_face, ADW_TYPE_BIN)

static GtkWidget *
face_make_mark (PurserFace *self,
                int         size)
{
  GtkWidget *mark = purser_player_mark_new (size);

  purser_player_mark_set (PURSER_PLAYER_MARK (mark), self->name, self->colour, self->seat);
  return mark;
}

static GtkWidget *
face_make_picture (PurserFace *self,
                   GdkTexture *picture)
{
  int size = MAX (SMALLEST_PICTURE, self->size);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *avatar = g_object_new (ADW_TYPE_AVATAR, "size", size, "text", self->name, "show-initials", TRUE,
                                    "custom-image", picture, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *mark = face_make_mark (self, MAX (SMALLEST_MARK, size * 2 / 5));

  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_END);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), avatar);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  return overlay;
}

static void
face_show (PurserFace *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (self->name == NULL)
    return;
  self->picture = purser_pictures_find (purser_pictures_get (), self->name);
  if (self->picture != NULL)
    adw_bin_set_child (ADW_BIN (self), face_make_picture (self, self->picture));
  else if (PURSER_IS_PLAYER_MARK (child))
    purser_player_mark_set (PURSER_PLAYER_MARK (child), self->name, self->colour, self->seat);
  else
    adw_bin_set_child (ADW_BIN (self), face_make_mark (self, self->size));
}

static void
pictures_changed_cb (PurserFace *self)
{
  if (self->name != NULL && purser_pictures_find (purser_pictures_get (), self->name) != self->picture)
    face_show (self);
}

static void
purser_face_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *property)
{
  PURSER_FACE (object)->size = g_value_get_int (value);
}

static void
purser_face_finalize (GObject *object)
{
  g_free (PURSER_FACE (object)->name);
  g_free (PURSER_FACE (object)->colour);
  G_OBJECT_CLASS (purser_face_parent_class)->finalize (object);
}

static void
purser_face_class_init (PurserFaceClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = purser_face_set_property;
  G_OBJECT_CLASS (klass)->finalize = purser_face_finalize;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_int ("size", NULL, NULL, 0, 100, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_face_init (PurserFace *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (purser_pictures_get (), "changed", G_CALLBACK (pictures_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Returns: (transfer floating): a face that shows nobody yet */
GtkWidget *
purser_face_new (int size)
{
  return g_object_new (PURSER_TYPE_FACE, "size", size, NULL);
}

GtkWidget *
purser_face_new_for_seat (const PurserSetup *setup,
                          int                seat,
                          int                size)
{
  GtkWidget *self = purser_face_new (size);

  purser_face_set (PURSER_FACE (self), setup->seats[seat].full_name, setup->seats[seat].colour, (guint) seat);
  return self;
}

/* @colour: (nullable): the word in the file */
void
purser_face_set (PurserFace *self,
                 const char *name,
                 const char *colour,
                 guint       seat)
{
  g_set_str (&self->name, name);
  g_set_str (&self->colour, colour);
  self->seat = seat;
  face_show (self);
}
