// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-value.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_GAIN_ENTRY (purser_phoenix_gain_entry_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixGainEntry, purser_phoenix_gain_entry, PURSER, PHOENIX_GAIN_ENTRY, GtkBox)

/* The key of each account. */
extern const char purser_phoenix_account_letters[];

#define PURSER_PHOENIX_POWER_LETTER 'p'
#define PURSER_PHOENIX_ADD_LETTER   '+'

GtkWidget   *purser_phoenix_gain_entry_new          (const char             *title,
                                                     gboolean                powers);
void         purser_phoenix_gain_entry_set_value    (PurserPhoenixGainEntry *self,
                                                     PurserValue            *value);
PurserValue *purser_phoenix_gain_entry_dup_value    (PurserPhoenixGainEntry *self);
gboolean     purser_phoenix_gain_entry_is_known     (PurserPhoenixGainEntry *self);
gboolean     purser_phoenix_gain_entry_take         (PurserPhoenixGainEntry *self,
                                                     gunichar                letter);
void         purser_phoenix_gain_entry_take_nothing (PurserPhoenixGainEntry *self);

G_END_DECLS
