// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-kept-result-dialog.h"
#include "purser-play-info.h"
#include "purser-play-row.h"
#include "purser-play-words.h"
#include "purser-plays-list.h"
#include "purser-press-guard.h"

/* The first plays, more than a window shows, are there at once, so that nothing moves in sight. A view makes a row for each
 * of its first two hundred items, visible or not, so further ones are added a few at a time, which does not block the window.
 * Beyond these rows are reused, and all others are added at once. */
#define AT_ONCE 16
#define AT_A_TIME 4
#define ROWS 200
/* To take away two hundred rows at once would block the window for a tenth of a second. */
#define AWAY_AT_A_TIME 20
/* The largest height of a heading, with large text. */
#define HEADING 90

/* The plays in progress, and below them the finished ones. */
struct _PurserPlaysList
{
  AdwBin parent_instance;

  GtkListView        *view;
  char               *words;
  PurserPlaysFilter  *choice; /* (nullable) (unowned): lives beside the list */
  GtkCustomSorter    *sections;
  GtkSortListModel   *sorted;
  GtkCustomFilter    *filter;
  GtkFilterListModel *found;
  GtkSliceListModel  *slice;
  guint               more;
  guint               fewer;
  gboolean            scrolled;
  gboolean            compact;
  PurserPressGuard   *guard;
};

G_DEFINE_FINAL_TYPE (PurserPlaysList, purser_plays_list, ADW_TYPE_BIN)

static gboolean
is_over (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);

  return result != NULL && result->over;
}

static int
compare_sections (gconstpointer a,
                  gconstpointer b,
                  gpointer      data)
{
  return is_over ((PurserPlayInfo *) a) - is_over ((PurserPlayInfo *) b);
}

static gboolean
matches (gpointer item,
         gpointer data)
{
  PurserPlaysList *self = data;

  return (self->choice == NULL || purser_plays_filter_matches (self->choice, item)) &&
         purser_play_words_match (item, self->words);
}

/* Scrolls back to the top, as a view that gets more items scrolls its first item there, which hides the heading above it. */
static void
plays_list_stay_at_top (PurserPlaysList *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  self->scrolled = self->scrolled || gtk_adjustment_get_value (adjustment) > HEADING;
  if (!self->scrolled)
    gtk_adjustment_set_value (adjustment, 0);
}

static gboolean
more_cb (gpointer data)
{
  PurserPlaysList *self = data;
  guint size = gtk_slice_list_model_get_size (self->slice) + AT_A_TIME;

  plays_list_stay_at_top (self);
  if (size < MIN (ROWS, g_list_model_get_n_items (G_LIST_MODEL (self->found))))
    {
      gtk_slice_list_model_set_size (self->slice, size);
      return G_SOURCE_CONTINUE;
    }
  self->more = 0;
  gtk_slice_list_model_set_size (self->slice, G_MAXUINT);
  return G_SOURCE_REMOVE;
}

static void
plays_list_begin (PurserPlaysList *self)
{
  gtk_slice_list_model_set_size (self->slice, AT_ONCE);
  self->scrolled = FALSE;
  if (self->more == 0)
    self->more = g_idle_add (more_cb, self);
}

/* Takes some rows away, if there are many; returns whether it did. */
static gboolean
plays_list_shrink (PurserPlaysList *self)
{
  guint shown = MIN (ROWS, g_list_model_get_n_items (G_LIST_MODEL (self->slice)));

  if (shown <= AT_ONCE + AWAY_AT_A_TIME)
    return FALSE;
  gtk_slice_list_model_set_size (self->slice, shown - AWAY_AT_A_TIME);
  return TRUE;
}

static void
plays_list_find (PurserPlaysList *self)
{
  plays_list_begin (self);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static gboolean
fewer_cb (gpointer data)
{
  PurserPlaysList *self = data;

  if (plays_list_shrink (self))
    return G_SOURCE_CONTINUE;
  self->fewer = 0;
  plays_list_find (self);
  return G_SOURCE_REMOVE;
}

/* Shows other plays. If there are many rows, these go away a few at a time before. */
static void
plays_list_find_anew (PurserPlaysList *self)
{
  g_clear_handle_id (&self->more, g_source_remove);
  if (self->fewer != 0)
    return;
  if (plays_list_shrink (self))
    self->fewer = g_idle_add (fewer_cb, self);
  else
    plays_list_find (self);
}

static void
activated_cb (PurserPlaysList *self,
              guint            position)
{
  g_autoptr (PurserPlayInfo) info = g_list_model_get_item (G_LIST_MODEL (self->slice), position);

  if (!purser_play_info_has_ledger (info))
    purser_kept_result_dialog_present (info, GTK_WIDGET (self));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-play", "^ay", purser_play_info_get_path (info));
}

static void
row_setup_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (PURSER_TYPE_PLAY_ROW, NULL));
}

/* A file that cannot be read shows the reason, and can be deleted. */
static void
row_show (GtkListItem *item)
{
  PurserPlayInfo *info = gtk_list_item_get_item (item);
  g_autofree char *title = purser_play_words_dup_title (info);
  g_autofree char *subtitle = purser_play_words_dup_subtitle (info);

  purser_play_row_set_info (PURSER_PLAY_ROW (gtk_list_item_get_child (item)), info);
  gtk_list_item_set_activatable (item, purser_play_info_get_result (info) != NULL);
  gtk_list_item_set_accessible_label (item, title);
  gtk_list_item_set_accessible_description (item, subtitle);
}

static void
row_bind_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             PurserPlaysList          *self)
{
  purser_play_row_set_compact (PURSER_PLAY_ROW (gtk_list_item_get_child (item)), self->compact);
  row_show (item);
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (row_show), item, G_CONNECT_SWAPPED);
}

static void
row_unbind_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), row_show, item);
}

/* A second press of a double click must not delete the play that moves to the place of a deleted one. */
static void
rows_changed_cb (PurserPlaysList *self)
{
  purser_press_guard_renew (self->guard);
}

static char *
dup_section_title (GtkListHeader  *header,
                   PurserPlayInfo *info)
{
  return g_strdup (info != NULL && is_over (info) ? _("Finished") : _("In Progress"));
}

/* Shows only plays that contain every word. */
void
purser_plays_list_set_words (PurserPlaysList *self,
                             const char      *words)
{
  if (!g_set_str (&self->words, words))
    return;
  plays_list_find_anew (self);
}

/* Shows only plays that match @choice, too, from now on. */
void
purser_plays_list_set_choice (PurserPlaysList   *self,
                              PurserPlaysFilter *choice)
{
  if (self->choice == choice)
    return;
  self->choice = choice;
  g_signal_connect_object (choice, "changed", G_CALLBACK (plays_list_find_anew), self, G_CONNECT_SWAPPED);
}

/* Returns: (transfer none) (element-type PurserPlayInfo): the plays that match, which may change a moment after the words do */
GListModel *
purser_plays_list_get_found (PurserPlaysList *self)
{
  return G_LIST_MODEL (self->found);
}

static void
make_rows_compact (GtkWidget *widget,
                   gboolean   compact)
{
  if (PURSER_IS_PLAY_ROW (widget))
    purser_play_row_set_compact (PURSER_PLAY_ROW (widget), compact);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
      make_rows_compact (child, compact);
}

void
purser_plays_list_set_compact (PurserPlaysList *self,
                               gboolean         compact)
{
  self->compact = compact;
  make_rows_compact (GTK_WIDGET (self->view), compact);
}

/* Moves the focus to the list, to the play that had it last. */
void
purser_plays_list_take_focus (PurserPlaysList *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* Moves the focus to the play of a file, if that is shown. */
void
purser_plays_list_focus (PurserPlaysList *self,
                         const char      *path)
{
  GListModel *shown = G_LIST_MODEL (self->slice);

  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (PurserPlayInfo) info = g_list_model_get_item (shown, i);

      if (strcmp (purser_play_info_get_path (info), path) != 0)
        continue;
      gtk_list_view_scroll_to (self->view, i, GTK_LIST_SCROLL_FOCUS, NULL);
      purser_plays_list_take_focus (self);
    }
}

static void
purser_plays_list_dispose (GObject *object)
{
  PurserPlaysList *self = PURSER_PLAYS_LIST (object);

  g_clear_handle_id (&self->more, g_source_remove);
  g_clear_handle_id (&self->fewer, g_source_remove);
  self->choice = NULL;
  /* The filter may outlive the widget for a moment, and must not call it then. */
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  G_OBJECT_CLASS (purser_plays_list_parent_class)->dispose (object);
}

static void
purser_plays_list_finalize (GObject *object)
{
  g_free (PURSER_PLAYS_LIST (object)->words);
  G_OBJECT_CLASS (purser_plays_list_parent_class)->finalize (object);
}

static void
purser_plays_list_class_init (PurserPlaysListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_plays_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_plays_list_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/library/purser-plays-list.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, view);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, sections);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, sorted);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, filter);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, found);
  gtk_widget_class_bind_template_child (widget_class, PurserPlaysList, slice);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, rows_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_section_title);
}

static void
purser_plays_list_init (PurserPlaysList *self)
{
  self->words = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->guard = purser_press_guard_new (GTK_WIDGET (self->view));
  gtk_custom_sorter_set_sort_func (self->sections, compare_sections, NULL, NULL);
  gtk_custom_filter_set_filter_func (self->filter, matches, self, NULL);
}

/* @plays: (element-type PurserPlayInfo) */
GtkWidget *
purser_plays_list_new (GListModel *plays)
{
  PurserPlaysList *self = g_object_new (PURSER_TYPE_PLAYS_LIST, NULL);

  plays_list_begin (self);
  gtk_sort_list_model_set_model (self->sorted, plays);
  return GTK_WIDGET (self);
}
