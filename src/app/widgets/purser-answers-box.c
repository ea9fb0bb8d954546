// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-answers-box.h"
#include "purser-choice-button.h"
#include "purser-wrap-box.h"

/* The answers to a prompt as buttons, in groups that wrap. */
struct _PurserAnswersBox
{
  AdwBin parent_instance;

  const PurserRules *rules;
  GtkBox            *groups;
};

G_DEFINE_FINAL_TYPE (PurserAnswersBox, purser_answers_box, ADW_TYPE_BIN)

/* Shows all buttons of a group but that of one answer. */
static gboolean
group_hide_button (GtkWidget          *group,
                   const PurserChoice *choice)
{
  GtkWidget *wrap = gtk_widget_get_last_child (group);
  gboolean any = FALSE;

  for (GtkWidget *button = gtk_widget_get_first_child (wrap); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      gboolean other = g_object_get_data (G_OBJECT (button), "choice") != (gpointer) choice;

      gtk_widget_set_visible (button, other);
      any |= other;
    }
  gtk_widget_set_visible (group, any);
  return any;
}

static GtkWidget *
answers_add_group (PurserAnswersBox *self,
                   const char       *key,
                   const char       *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *wrap = purser_wrap_box_new ();

  if (title != NULL)
    gtk_box_append (GTK_BOX (group), purser_choice_line_new (title, "caption-heading"));
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 8);
  g_object_set_data_full (G_OBJECT (group), "key", g_strdup (key), g_free);
  gtk_box_append (GTK_BOX (group), wrap);
  gtk_box_append (self->groups, group);
  return group;
}

static GtkWidget *
answers_find_group (PurserAnswersBox *self,
                    const char       *key)
{
  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->groups)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    if (strcmp (g_object_get_data (G_OBJECT (group), "key"), key) == 0)
      return group;
  return NULL;
}

static void
purser_answers_box_class_init (PurserAnswersBoxClass *klass)
{
}

static void
purser_answers_box_init (PurserAnswersBox *self)
{
  self->groups = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->groups));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * purser_answers_box_new:
 * @rules: whose verbs the answers are
 *
 * Returns: (transfer floating): a box without answers, which does not show
 */
GtkWidget *
purser_answers_box_new (const PurserRules *rules)
{
  PurserAnswersBox *self = g_object_new (PURSER_TYPE_ANSWERS_BOX, NULL);

  self->rules = rules;
  return GTK_WIDGET (self);
}

/**
 * purser_answers_box_add:
 * @self: a box
 * @verb: what is done by the answer
 * @heading: (nullable): what its group is called
 * @many: whether there are so many answers that they are sorted by what is done
 * @widget: (transfer floating): a button, or something else to answer with
 *
 * Adds an answer. Few lie together; many are sorted, and those under a heading of their own always.
 */
void
purser_answers_box_add (PurserAnswersBox *self,
                        const char       *verb,
                        const char       *heading,
                        gboolean          many,
                        GtkWidget        *widget)
{
  const char *title = heading != NULL ? heading : many ? _(purser_rules_find_verb (self->rules, verb)->what) : NULL;
  const char *key = heading != NULL ? heading : many ? verb : "";
  GtkWidget *group = answers_find_group (self, key);

  if (group == NULL)
    group = answers_add_group (self, key, title);
  adw_wrap_box_append (ADW_WRAP_BOX (gtk_widget_get_last_child (group)), widget);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/**
 * purser_answers_box_hide:
 * @self: a box
 * @choice: an answer, set as "choice" on its button
 *
 * Hides the button of an answer whose form is open; all others show.
 */
void
purser_answers_box_hide (PurserAnswersBox   *self,
                         const PurserChoice *choice)
{
  gboolean any = FALSE;

  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->groups)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    any |= group_hide_button (group, choice);
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}
