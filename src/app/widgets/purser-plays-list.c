// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-play-info.h"
#include "purser-play-row.h"
#include "purser-plays-list.h"

/* More rows than a window shows are made at once, so that nothing moves in sight; the rest come a few at a
 * time, so that nobody waits for a long library. */
#define ROWS_AT_ONCE 16
#define ROWS_AT_A_TIME 4

/* The plays that are going on, and below them those that are finished. */
struct _PurserPlaysList
{
  AdwBin parent_instance;

  AdwPreferencesGroup *going_on_group;
  AdwPreferencesGroup *finished_group;
  GtkListBox          *going_on_list;
  GtkListBox          *finished_list;

  GPtrArray           *infos;
  guint                n_rows;
  guint                more;
};

G_DEFINE_FINAL_TYPE (PurserPlaysList, purser_plays_list, ADW_TYPE_BIN)

static gboolean
is_over (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);

  return result != NULL && result->over;
}

static void
plays_list_add_rows (PurserPlaysList *self,
                     guint            rows)
{
  for (guint end = MIN (self->n_rows + rows, self->infos->len); self->n_rows < end; self->n_rows++)
    {
      PurserPlayInfo *info = g_ptr_array_index (self->infos, self->n_rows);

      gtk_list_box_append (is_over (info) ? self->finished_list : self->going_on_list, purser_play_row_new (info));
    }
}

static gboolean
more_cb (gpointer data)
{
  PurserPlaysList *self = data;

  plays_list_add_rows (self, ROWS_AT_A_TIME);
  if (self->n_rows < self->infos->len)
    return G_SOURCE_CONTINUE;
  self->more = 0;
  return G_SOURCE_REMOVE;
}

/* In the order in which they are shown, so that what is made later only ever comes below. */
static guint
plays_list_gather (PurserPlaysList *self,
                   GListModel      *plays,
                   const char      *words,
                   gboolean         over)
{
  guint before = self->infos->len;

  for (guint i = 0; i < g_list_model_get_n_items (plays); i++)
    {
      g_autoptr (PurserPlayInfo) info = g_list_model_get_item (plays, i);

      if (is_over (info) == over && purser_play_row_matches (info, words))
        g_ptr_array_add (self->infos, g_steal_pointer (&info));
    }
  return self->infos->len - before;
}

static void
plays_list_clear (PurserPlaysList *self)
{
  g_clear_handle_id (&self->more, g_source_remove);
  g_ptr_array_set_size (self->infos, 0);
  self->n_rows = 0;
}

/**
 * purser_plays_list_fill:
 * @self: a list
 * @plays: (element-type PurserPlayInfo): the plays
 * @words: what somebody looks for; empty for all of them
 *
 * Shows the plays in which every word is found, each as a row that opens it.
 *
 * Returns: how many those are
 */
guint
purser_plays_list_fill (PurserPlaysList *self,
                        GListModel      *plays,
                        const char      *words)
{
  plays_list_clear (self);
  gtk_list_box_remove_all (self->going_on_list);
  gtk_list_box_remove_all (self->finished_list);
  gtk_widget_set_visible (GTK_WIDGET (self->going_on_group), plays_list_gather (self, plays, words, FALSE) > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->finished_group), plays_list_gather (self, plays, words, TRUE) > 0);
  plays_list_add_rows (self, ROWS_AT_ONCE);
  if (self->n_rows < self->infos->len)
    self->more = g_idle_add (more_cb, self);
  return self->infos->len;
}

static void
purser_plays_list_dispose (GObject *object)
{
  plays_list_clear (PURSER_PLAYS_LIST (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_PLAYS_LIST);
  G_OBJECT_CLASS (purser_plays_list_parent_class)->dispose (object);
}

static void
purser_plays_list_finalize (GObject *object)
{
  g_ptr_array_unref (PURSER_PLAYS_LIST (object)->infos);
  G_OBJECT_CLASS (purser_plays_list_parent_class)->finalize (object);
}

static void
purser_plays_list_class_init (PurserPlaysListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_plays_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_plays_list_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/widgets/purser-plays-list.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, going_on_group);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, finished_group);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, going_on_list);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, finished_list);
}

static void
purser_plays_list_init (PurserPlaysList *self)
{
  self->infos = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * purser_plays_list_new:
 *
 * Returns: (transfer floating): a list without plays
 */
GtkWidget *
purser_plays_list_new (void)
{
  return g_object_new (PURSER_TYPE_PLAYS_LIST, NULL);
}
