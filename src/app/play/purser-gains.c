// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-gains.h"
#include "purser-game-ui.h"
#include "purser-player-mark.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Returns: (transfer full): a change and its account, such as "+3 Credits" */
char *
purser_format_change (const PurserAccount *about,
                      gint64               by)
{
  g_autofree char *amount = purser_format_signed (by);

  /* Translators: a change and the account, such as "+3 credits" */
  return g_strdup_printf (C_("gain", "%s %s"), amount, purser_account_get_name (about, by));
}

static char *
format_gain (PurserPlay          *play,
             int                  player,
             const PurserGain    *gain,
             const PurserAccount *about)
{
  g_autofree char *amount = purser_format_signed (gain->by);

  if (gain->player == player)
    return purser_format_change (about, gain->by);
  /* Translators: a player's name, a change and the account, such as "Ben −1 VP" */
  return g_strdup_printf (C_("gain", "%s %s %s"), purser_setup_get_name (purser_play_get_setup (play), gain->player),
                          amount, purser_account_get_name (about, gain->by));
}

/* Returns the gain at an index; the tokens follow the gains. */
static const PurserGain *
get_nth (PurserPlay         *play,
         const PurserChoice *choice,
         guint               i,
         PurserAccount      *about)
{
  gboolean token = i >= choice->gains->len;
  const PurserGain *gain = token ? &g_array_index (choice->tokens, PurserGain, i - choice->gains->len)
                                 : &g_array_index (choice->gains, PurserGain, i);

  *about = token ? purser_game_ui_tell_token (play, (guint) gain->account)
                 : purser_game_ui_tell_account (play, (guint) gain->account);
  return gain;
}

char *
purser_format_gains (PurserPlay         *play,
                     const PurserChoice *choice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < choice->gains->len + choice->tokens->len; i++)
    {
      PurserAccount about = { 0 };
      const PurserGain *gain = get_nth (play, choice, i, &about);
      g_autofree char *word = format_gain (play, choice->player, gain, &about);

      g_string_append_printf (text, "%s%s", i > 0 ? _(", ") : "", word);
    }
  if (choice->nothing)
    g_string_append (text, _("nothing"));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Shows a change with the icon of its account or token. */
GtkWidget *
purser_sum_new (const PurserAccount *about,
                gint64               by)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_autofree char *amount = purser_format_signed (by);
  GtkWidget *label = gtk_label_new (amount);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (box, by < 0 ? "loss" : "gain");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), about->icon != NULL ? gtk_image_new_from_icon_name (about->icon)
                                                     : gtk_label_new (about->title));
  purser_set_tooltip (box, about->title);
  return box;
}

GtkWidget *
purser_gain_new (PurserPlay *play,
                 guint       account,
                 gint64      by)
{
  PurserAccount about = purser_game_ui_tell_account (play, account);

  return purser_sum_new (&about, by);
}

/* Adds the changes of the player who answers, or those of all others, each after the mark of that player. */
static void
add_gains (GtkWidget          *box,
           PurserPlay         *play,
           const PurserChoice *choice,
           gboolean            others)
{
  for (guint i = 0; i < choice->gains->len + choice->tokens->len; i++)
    {
      PurserAccount about = { 0 };
      const PurserGain *gain = get_nth (play, choice, i, &about);
      gboolean other = gain->player != choice->player && gain->player >= 0;

      if (gain->by == 0 || other != others)
        continue;
      if (other)
        adw_wrap_box_append (ADW_WRAP_BOX (box),
                             purser_player_mark_new_for_seat (purser_play_get_setup (play), gain->player, 18));
      adw_wrap_box_append (ADW_WRAP_BOX (box), purser_sum_new (&about, gain->by));
    }
}

/* Returns: (transfer floating): a box of what the answer would pay; changes of other players come last and have their mark, as
 * whatever stands behind a mark looks like theirs */
GtkWidget *
purser_gains_new (PurserPlay         *play,
                  const PurserChoice *choice)
{
  GtkWidget *box = purser_wrap_box_new (8, 0);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "gains");
  add_gains (box, play, choice, FALSE);
  add_gains (box, play, choice, TRUE);
  if (gtk_widget_get_first_child (box) == NULL)
    adw_wrap_box_append (ADW_WRAP_BOX (box), gtk_label_new (_("nothing")));
  return box;
}
