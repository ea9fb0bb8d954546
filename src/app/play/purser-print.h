// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PRINT (purser_print_get_type ())
G_DECLARE_DERIVABLE_TYPE (PurserPrint, purser_print, PURSER, PRINT, GtkPrintOperation)

struct _PurserPrintClass
{
  GtkPrintOperationClass parent_class;
};

void purser_print_run (PurserPrint *self,
                       GtkWidget   *over);

G_END_DECLS
