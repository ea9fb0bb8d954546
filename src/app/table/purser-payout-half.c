// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-gains.h"
#include "purser-line-breaks.h"
#include "purser-payout-half.h"

/* One use of a roll: its name, what it pays, and the cards that pay it. */
struct _PurserPayoutHalf
{
  GtkToggleButton parent_instance;

  PurserChoice *choice;
  AdwWrapBox   *line;
  GtkLabel     *use_label;
  GtkLabel     *why_label;
};

G_DEFINE_FINAL_TYPE (PurserPayoutHalf, purser_payout_half, GTK_TYPE_TOGGLE_BUTTON)

static void
purser_payout_half_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_PAYOUT_HALF (object)->choice, purser_choice_unref);
  G_OBJECT_CLASS (purser_payout_half_parent_class)->finalize (object);
}

static void
purser_payout_half_class_init (PurserPayoutHalfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_payout_half_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-payout-half.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPayoutHalf, line);
  gtk_widget_class_bind_template_child (widget_class, PurserPayoutHalf, use_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPayoutHalf, why_label);
}

static void
purser_payout_half_init (PurserPayoutHalf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The first line of the answer's label names the use, the second one tells why it pays that. If no use pays anything, the
 * name is hidden, as it makes no difference. */
GtkWidget *
purser_payout_half_new (PurserPlay         *play,
                        const PurserChoice *choice)
{
  PurserPayoutHalf *self = g_object_new (PURSER_TYPE_PAYOUT_HALF, NULL);
  const char *end = strchr (choice->label, '\n');
  g_autofree char *use = end != NULL ? g_strndup (choice->label, (gsize) (end - choice->label)) : g_strdup (choice->label);
  g_autofree char *gains = purser_format_gains (play, choice);
  /* Translators: a player's name, what a roll is used for, what it pays */
  g_autofree char *name = g_strdup_printf (_("%s: %s: %s%s%s"),
                                           purser_setup_get_name (purser_play_get_setup (play), choice->player),
                                           use, gains, end != NULL ? _("; ") : "", end != NULL ? end + 1 : "");

  self->choice = purser_choice_ref (choice);
  purser_line_breaks_show (self->use_label, use);
  gtk_widget_set_visible (GTK_WIDGET (self->use_label), !choice->nothing);
  if (choice->nothing)
    gtk_widget_add_css_class (GTK_WIDGET (self), "idle");
  adw_wrap_box_append (self->line, purser_gains_new (play, choice));
  purser_line_breaks_show (self->why_label, end != NULL ? end + 1 : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why_label), end != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

const PurserChoice *
purser_payout_half_get_choice (PurserPayoutHalf *self)
{
  return self->choice;
}
