// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PLACE (purser_place_get_type ())

G_DECLARE_DERIVABLE_TYPE (PurserPlace, purser_place, PURSER, PLACE, GtkButton)

struct _PurserPlaceClass
{
  GtkButtonClass parent_class;
};

GtkWidget  *purser_place_new           (const char  *place,
                                        const char  *title,
                                        GtkWidget   *content,
                                        const char  *style);
GtkWidget  *purser_place_new_step      (const char  *kind,
                                        int          index,
                                        const char  *title,
                                        const char  *offer,
                                        GtkWidget   *content);

const char *purser_place_get_place     (PurserPlace *self);
const char *purser_place_get_title     (PurserPlace *self);
void        purser_place_set_title     (PurserPlace *self,
                                        const char  *title);
const char *purser_place_get_offer     (PurserPlace *self);
void        purser_place_set_offer     (PurserPlace *self,
                                        const char  *offer);
gboolean    purser_place_get_own_offer (PurserPlace *self);
void        purser_place_set_own_offer (PurserPlace *self,
                                        gboolean     own_offer);
gboolean    purser_place_get_marked    (PurserPlace *self);
void        purser_place_set_marked    (PurserPlace *self,
                                        gboolean     marked);

G_END_DECLS
