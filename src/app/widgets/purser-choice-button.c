// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* An answer to a prompt as a button, with what it would change; one that pays can be asked "why?" as a payout can. */

#include "config.h"

#include <string.h>

#include "purser-choice-button.h"
#include "purser-format.h"
#include "purser-payout-why.h"
#include "purser-player-mark.h"

/**
 * purser_choice_line_new:
 * @text: a line
 * @style: (nullable): a class of style
 *
 * Returns: (transfer floating): the line, which wraps where a phone is too narrow
 */
GtkWidget *
purser_choice_line_new (const char *text,
                        const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* What the answer is, and below it what helps to choose. */
static GtkWidget *
text_new (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", 2);
  GtkWidget *box;

  if (lines[0] == NULL || lines[1] == NULL)
    return purser_choice_line_new (text, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), purser_choice_line_new (lines[0], NULL));
  gtk_box_append (GTK_BOX (box), purser_choice_line_new (lines[1], "detail"));
  return box;
}

static GtkWidget *
content_new (PurserPlay         *play,
             const PurserChoice *choice)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  PurserPrompt *prompt = purser_play_get_prompt (play);

  if (choice->player >= 0 && choice->player != prompt->player)
    gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (purser_play_get_setup (play), choice->player, 20));
  gtk_box_append (GTK_BOX (box), text_new (choice->label));
  if (choice->gains->len > 0)
    gtk_box_append (GTK_BOX (box), purser_gains_new (play, choice));
  if (!choice->complete)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
button_new (PurserPlay         *play,
            const PurserChoice *choice)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *gains = purser_format_gains (play, choice);
  const char *who = choice->player >= 0 ? purser_setup_get_name (purser_play_get_setup (play), choice->player) : "";
  gboolean headed = choice->heading != NULL && strcmp (choice->heading, who) != 0;
  g_autofree char *label = headed ? g_strdup_printf ("%s: %s", choice->heading, choice->label) : g_strdup (choice->label);
  g_autofree char *name = g_strdup_printf (*gains != '\0' ? "%s: %s: %s" : "%s: %s%s", who, label, gains);
  /* Where players themselves are chosen from, the name says it all. */
  gboolean named = choice->player >= 0 && strcmp (who, choice->label) != 0;

  gtk_button_set_child (GTK_BUTTON (button), content_new (play, choice));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  named ? name : label, -1);
  g_object_set_data (G_OBJECT (button), "choice", (gpointer) choice);
  if (choice->complete && choice->best)
    gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

static const PurserChoice *
get_this (gpointer choice)
{
  return choice;
}

static gboolean
pays (const PurserChoice *choice)
{
  for (guint i = 0; i < choice->gains->len; i++)
    if (g_array_index (choice->gains, PurserGain, i).by > 0)
      return choice->complete;
  return FALSE;
}

/**
 * purser_choice_button_new:
 * @play: a play
 * @choice: an answer to its prompt; it must outlive the button
 * @clicked: is called when the answer is picked; finds it under `choice` among the data of the button
 * @data: handed to @clicked
 *
 * Returns: (transfer floating): a widget that has the answer under `choice` too, and its button as its first child
 *   where it is not the button itself
 */
GtkWidget *
purser_choice_button_new (PurserPlay         *play,
                          const PurserChoice *choice,
                          GCallback           clicked,
                          gpointer            data)
{
  GtkWidget *button = button_new (play, choice);
  GtkWidget *box;
  GtkWidget *why;

  g_signal_connect (button, "clicked", clicked, data);
  if (!pays (choice))
    return button;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  why = purser_payout_why_new (play, get_this, (gpointer) choice);
  gtk_widget_add_css_class (why, "dimmed");
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), why);
  g_object_set_data (G_OBJECT (box), "choice", (gpointer) choice);
  return box;
}

/**
 * purser_choice_head_new:
 * @play: a play
 * @choice: an answer of some player
 *
 * Returns: (transfer floating): whose answer it is, for a form of somebody who is not asked first
 */
GtkWidget *
purser_choice_head_new (PurserPlay         *play,
                        const PurserChoice *choice)
{
  PurserSetup *setup = purser_play_get_setup (play);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (purser_setup_get_name (setup, choice->player));

  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, choice->player, 24));
  gtk_box_append (GTK_BOX (box), name);
  return box;
}
