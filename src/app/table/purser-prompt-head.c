// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-format.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"
#include "purser-prompt-head.h"
#include "purser-widget.h"

/* The texts of a question: who is asked, the question, the help text, and the rule that it comes from. */
struct _PurserPromptHead
{
  GtkBox parent_instance;

  PurserSession *session;
  PurserSurface *surface; /* NULL if the game has none */
  GtkLabel      *title_label;
  GtkLabel      *help_label;
  GtkWidget     *help_box;
  GtkWidget     *rule_button;
  gboolean       compact;
};

G_DEFINE_FINAL_TYPE (PurserPromptHead, purser_prompt_head, GTK_TYPE_BOX)

static void
purser_prompt_head_dispose (GObject *object)
{
  PurserPromptHead *self = PURSER_PROMPT_HEAD (object);

  g_clear_object (&self->session);
  g_clear_object (&self->surface);
  G_OBJECT_CLASS (purser_prompt_head_parent_class)->dispose (object);
}

static void
purser_prompt_head_class_init (PurserPromptHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_prompt_head_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-prompt-head.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPromptHead, title_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptHead, help_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptHead, help_box);
  gtk_widget_class_bind_template_child (widget_class, PurserPromptHead, rule_button);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
}

static void
purser_prompt_head_init (PurserPromptHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns the help text; a surface that shows some of the help itself has a shorter one. */
static const char *
head_get_help (PurserPromptHead *self,
               const char       *help)
{
  const char *rest = self->surface != NULL ? purser_surface_get_help (self->surface) : NULL;

  return rest != NULL ? rest : help != NULL ? help : "";
}

/* Hides the help text on a phone while an action of several touches is entered on the table, which needs the room. */
static void
head_show_help (PurserPromptHead *self)
{
  gboolean occupied = FALSE;

  if (self->surface != NULL)
    g_object_get (self->surface, "occupied", &occupied, NULL);
  gtk_widget_set_visible (self->help_box, !self->compact || !occupied);
}

static void
head_show_mark (PurserPromptHead *self,
                int               player)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (PURSER_IS_PLAYER_MARK (first))
    gtk_box_remove (GTK_BOX (self), first);
  if (player >= 0)
    gtk_box_prepend (GTK_BOX (self), purser_player_mark_new_for_seat (purser_session_get_setup (self->session), player, 32));
}

static void
head_show (PurserPromptHead *self,
           PurserPrompt     *prompt)
{
  g_auto (GStrv) lines = g_strsplit (prompt->text, "\n", 2);

  head_show_mark (self, prompt->player);
  purser_line_breaks_show (self->title_label, lines[0] != NULL ? lines[0] : "");
  purser_line_breaks_show (self->help_label, head_get_help (self, lines[0] != NULL ? lines[1] : NULL));
  gtk_widget_set_visible (self->rule_button, prompt->rule != NULL);
  if (prompt->rule != NULL)
    purser_set_action (self->rule_button, "play.show-rule", g_variant_new ("(ss)", prompt->rule, ""));
}

/* Shows the present question, if the head watches a session. */
void
purser_prompt_head_update (PurserPromptHead *self)
{
  if (self->session != NULL)
    head_show (self, purser_play_get_prompt (purser_session_get_play (self->session)));
}

/* @compact: whether it has the room of a phone */
void
purser_prompt_head_set_compact (PurserPromptHead *self,
                                gboolean          compact)
{
  self->compact = compact;
  head_show_help (self);
}

/* Shows the questions of a session from now on.
 *
 * @surface: (nullable): the table they are answered on */
void
purser_prompt_head_watch (PurserPromptHead *self,
                          PurserSession    *session,
                          PurserSurface    *surface)
{
  g_set_object (&self->session, session);
  g_set_object (&self->surface, surface);
  if (surface == NULL)
    return;
  g_signal_connect_object (surface, "notify::occupied", G_CALLBACK (head_show_help), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "help-changed", G_CALLBACK (purser_prompt_head_update), self, G_CONNECT_SWAPPED);
}
