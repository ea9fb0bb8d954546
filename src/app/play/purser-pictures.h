// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PICTURES (purser_pictures_get_type ())

G_DECLARE_FINAL_TYPE (PurserPictures, purser_pictures, PURSER, PICTURES, GObject)

PurserPictures *purser_pictures_get           (void);
GdkTexture     *purser_pictures_find          (PurserPictures       *self,
                                               const char           *name);
void            purser_pictures_shrink_async  (PurserPictures       *self,
                                               GFile                *file,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
GBytes         *purser_pictures_shrink_finish (PurserPictures       *self,
                                               GAsyncResult         *result,
                                               GError              **error);
void            purser_pictures_set_async     (PurserPictures       *self,
                                               const char           *name,
                                               GBytes               *png,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
void            purser_pictures_remove_async  (PurserPictures       *self,
                                               const char           *name,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
gboolean        purser_pictures_change_finish (PurserPictures       *self,
                                               GAsyncResult         *result,
                                               GError              **error);
void            purser_pictures_rename_async  (PurserPictures       *self,
                                               const char           *from,
                                               const char           *to,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);

G_END_DECLS
