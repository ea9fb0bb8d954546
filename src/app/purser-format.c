// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

/* A sign stands before its number, also where the language is written from right to left. */
static const char *
get_direction_mark (void)
{
  return gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "\u200e" : "";
}

/**
 * purser_format_amount:
 * @amount: a number
 *
 * Returns: (transfer full): the number, with a real minus
 */
char *
purser_format_amount (gint64 amount)
{
  if (amount < 0)
    return g_strdup_printf ("%s\u2212%" G_GINT64_FORMAT, get_direction_mark (), -amount);
  return g_strdup_printf ("%" G_GINT64_FORMAT, amount);
}

/**
 * purser_format_signed:
 * @amount: a change
 *
 * Returns: (transfer full): the change with its sign
 */
char *
purser_format_signed (gint64 amount)
{
  if (amount > 0)
    return g_strdup_printf ("%s+%" G_GINT64_FORMAT, get_direction_mark (), amount);
  return purser_format_amount (amount);
}

static void
get_account (PurserPlay    *play,
             guint          account,
             PurserAccount *about)
{
  purser_play_get_rules (play)->get_account (purser_play_get_setup (play), account, about);
}

static char *
format_gain (PurserPlay       *play,
             int               player,
             const PurserGain *gain)
{
  PurserAccount about = { 0 };
  g_autofree char *amount = purser_format_signed (gain->by);

  get_account (play, (guint) gain->account, &about);
  if (gain->player == player)
    /* Translators: a change and the account, such as "+3 credits" */
    return g_strdup_printf (C_("gain", "%s %s"), amount, about.title);
  /* Translators: a player's name, a change and the account, such as "Ben −1 VP" */
  return g_strdup_printf (C_("gain", "%s %s %s"), purser_setup_get_name (purser_play_get_setup (play), gain->player),
                          amount, about.title);
}

/**
 * purser_format_gains:
 * @play: a play
 * @choice: an answer
 *
 * Returns: (transfer full): what the answer would pay, in words
 */
char *
purser_format_gains (PurserPlay         *play,
                     const PurserChoice *choice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < choice->gains->len; i++)
    {
      g_autofree char *gain = format_gain (play, choice->player, &g_array_index (choice->gains, PurserGain, i));

      g_string_append_printf (text, "%s%s", i > 0 ? _(", ") : "", gain);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * purser_gain_new:
 * @play: a play
 * @account: an account
 * @by: a change
 *
 * Returns: (transfer floating): the change with the account's icon
 */
GtkWidget *
purser_gain_new (PurserPlay *play,
                 guint       account,
                 gint64      by)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  PurserAccount about = { 0 };
  g_autofree char *amount = purser_format_signed (by);
  GtkWidget *label = gtk_label_new (amount);

  get_account (play, account, &about);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (box, by < 0 ? "loss" : "gain");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), about.icon != NULL ? gtk_image_new_from_icon_name (about.icon)
                                                    : gtk_label_new (about.title));
  gtk_widget_set_tooltip_text (box, about.title);
  return box;
}

/**
 * purser_gains_new:
 * @play: a play
 * @choice: an answer
 *
 * Returns: (transfer floating): what the answer would pay, others' changes with their mark
 */
GtkWidget *
purser_gains_new (PurserPlay         *play,
                  const PurserChoice *choice)
{
  GtkWidget *box = purser_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 8);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  for (guint i = 0; i < choice->gains->len; i++)
    {
      const PurserGain *gain = &g_array_index (choice->gains, PurserGain, i);

      if (gain->by == 0)
        continue;
      if (gain->player != choice->player && gain->player >= 0)
        adw_wrap_box_append (ADW_WRAP_BOX (box), purser_player_mark_new_for_seat (purser_play_get_setup (play), gain->player, 18));
      adw_wrap_box_append (ADW_WRAP_BOX (box), purser_gain_new (play, (guint) gain->account, gain->by));
    }
  if (gtk_widget_get_first_child (box) == NULL)
    adw_wrap_box_append (ADW_WRAP_BOX (box), gtk_label_new ("\u2013"));
  return box;
}

/**
 * purser_set_action:
 * @widget: an actionable widget
 * @action: a named action
 * @target: (transfer floating): what it is about
 *
 * Lets a widget activate an action. The target comes first, as an action without one is a mistake.
 */
void
purser_set_action (GtkWidget  *widget,
                   const char *action,
                   GVariant   *target)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (widget), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
}

/**
 * purser_set_tooltip:
 * @widget: a widget
 * @text: (nullable): what it says to a pointer that rests on it
 *
 * Changes a tooltip only where it is another one: GTK looks at every change for what lies under the pointer, through
 * the whole window.
 */
void
purser_set_tooltip (GtkWidget  *widget,
                    const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

/**
 * purser_add_shortcut:
 * @widget: a page
 * @keys: the keys, such as `<Control>l`
 * @action: a named action that @widget has
 *
 * Lets keys activate an action while the focus is in a page.
 */
void
purser_add_shortcut (GtkWidget  *widget,
                     const char *keys,
                     const char *action)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_MANAGED);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys),
                                                          gtk_named_action_new (action)));
  gtk_widget_add_controller (widget, controller);
}
