// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-expansions.h"
#include "purser-score-pad-options-view.h"
#include "purser-score-pad-start.h"
#include "purser-score-pad.h"
#include "purser-template-rows.h"

/* The start of a new pad: a choice of ready-made pads, and below it the options, which can be changed for this play. */
struct _PurserScorePadStart
{
  GtkBox parent_instance;

  PurserTemplateRows *pads;
  GtkWidget          *options;
};

G_DEFINE_FINAL_TYPE (PurserScorePadStart, purser_score_pad_start, GTK_TYPE_BOX)

/* @options: (nullable) */
static void
start_set_options (PurserScorePadStart *self,
                   PurserValue         *options)
{
  if (self->options != NULL)
    gtk_box_remove (GTK_BOX (self), self->options);
  self->options = purser_score_pad_options_view_new (options);
  gtk_box_append (GTK_BOX (self), self->options);
}

static void
take_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserScorePadStart *self = PURSER_SCORE_PAD_START (widget);

  start_set_options (self, purser_template_rows_get_options (self->pads));
}

static void
keep_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserScorePadStart *self = PURSER_SCORE_PAD_START (widget);
  g_autoptr (PurserValue) options = purser_score_pad_options_view_dup_value (self->options, 0);

  purser_template_rows_keep (self->pads, options);
}

static void
purser_score_pad_start_class_init (PurserScorePadStartClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "pad.take", NULL, take_activated);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "pad.keep", NULL, keep_activated);
}

static void
purser_score_pad_start_init (PurserScorePadStart *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

/* Shows which pad the options are from, for any number of players.
 *
 * @title: (nullable): what was played with them */
static void
start_recognise (PurserScorePadStart *self,
                 const char          *title)
{
  g_autoptr (PurserValue) options = purser_score_pad_options_view_dup_value (self->options, 0);

  purser_template_rows_recognise (self->pads, options, title);
}

/* Returns: (transfer floating): the start of a new pad; it chooses the first ready-made pad if @header has no options
 *
 * @plays: (nullable): the plays of the library
 * @header: the header of another pad */
GtkWidget *
purser_score_pad_start_new (PurserPlays *plays,
                            PurserValue *header)
{
  PurserScorePadStart *self = g_object_new (PURSER_TYPE_SCORE_PAD_START, NULL);
  PurserValue *options = purser_value_get (header, "options");
  const char *title = purser_value_get_string_of (header, "title");
  g_auto (GStrv) expansions = purser_expansions_from_value (purser_value_get (header, "expansions"));

  self->pads = PURSER_TEMPLATE_ROWS (purser_template_rows_new (&purser_score_pad_rules, plays));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->pads));
  start_set_options (self, options);
  if (options == NULL)
    purser_template_rows_choose (self->pads, 0);
  else
    start_recognise (self, title);
  if (title != NULL && *title != '\0')
    purser_template_rows_set_title (self->pads, title);
  purser_expansions_row_show (purser_template_rows_get_expansions (self->pads), (const char *const *) expansions);
  return GTK_WIDGET (self);
}

void
purser_score_pad_start_fill (GtkWidget   *widget,
                             PurserValue *header,
                             guint        n_players)
{
  PurserScorePadStart *self = PURSER_SCORE_PAD_START (widget);
  g_autofree char *title = purser_template_rows_dup_title (self->pads);
  PurserValue *expansions = purser_expansions_row_dup_value (purser_template_rows_get_expansions (self->pads));

  purser_value_set (header, "options", purser_score_pad_options_view_dup_value (self->options, n_players));
  if (*title != '\0')
    purser_value_set_string (header, "title", title);
  if (purser_value_get_size (expansions) > 0)
    purser_value_set (header, "expansions", expansions);
  else
    purser_value_unref (expansions);
}
