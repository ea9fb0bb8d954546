// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-game-ui.h"
#include "purser-item-picker.h"
#include "purser-item.h"
#include "purser-settings.h"
#include "purser-wrap-box.h"

/* A list view makes a row for each of its first two hundred items, seen or not, so it is given what is seen at first and
 * more as it is scrolled. */
#define FIRST_ROWS 7
#define MORE_ROWS 12

/* How much of the words of a row has to be seen beside its sides. */
#define WORDS_BESIDE_SIDES 12

/* Components found by searching: by level, sector, cost, name or id. */
struct _PurserItemPicker
{
  AdwBin parent_instance;

  PurserPlay        *play;
  gboolean           many;
  GPtrArray         *ids;
  AdwWrapBox        *picked;
  GtkSearchEntry    *entry;
  GtkListView       *view;
  GtkWidget         *window;
  GtkSliceListModel *slice;
  guint              grow_source;
  GtkCustomFilter   *filter;
  GtkCustomSorter   *sorter;
  GHashTable        *preferred;
  char              *words;
};

enum {
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserItemPicker, purser_item_picker, ADW_TYPE_BIN)

/* Where nothing can be added to what is picked, the list would only keep what comes next out of sight; whoever knows
 * better still finds everything by its name. */
static void
picker_update_list (PurserItemPicker *self)
{
  gboolean full = self->many && self->ids->len > 0 && !purser_item_picker_has_preferred (self);

  gtk_widget_set_visible (self->window, !full || (self->words != NULL && *self->words != '\0'));
}

static void
removed_cb (GtkWidget        *button,
            PurserItemPicker *self)
{
  const char *id = g_object_get_data (G_OBJECT (button), "id");
  guint index;

  if (g_ptr_array_find_with_equal_func (self->ids, id, g_str_equal, &index))
    g_ptr_array_remove_index (self->ids, index);
  adw_wrap_box_remove (self->picked, button);
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static void
picker_show_picked (PurserItemPicker *self,
                    const char       *id)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = adw_button_content_new ();
  g_autofree char *title = purser_item_dup_title (self->play, id);

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "window-close-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), title);
  adw_button_content_set_can_shrink (ADW_BUTTON_CONTENT (content), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_tooltip_text (button, _("Remove"));
  g_object_set_data_full (G_OBJECT (button), "id", g_strdup (id), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (removed_cb), self);
  adw_wrap_box_append (self->picked, button);
}

static void
activated_cb (GtkListView      *view,
              guint             position,
              PurserItemPicker *self)
{
  g_autoptr (PurserItem) item = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (view)), position);

  purser_item_picker_pick (self, purser_item_get_id (item));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static gboolean
match_cb (gpointer item,
          gpointer data)
{
  PurserItemPicker *self = data;

  return self->words == NULL || *self->words == '\0' || purser_item_matches (item, self->words);
}

static gboolean
picker_prefers (PurserItemPicker *self,
                gconstpointer     item)
{
  return self->preferred == NULL || g_hash_table_contains (self->preferred, purser_item_get_id ((PurserItem *) item));
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      data)
{
  int order = picker_prefers (data, b) - picker_prefers (data, a);

  /* Most purchases are the dearest thing that can be paid. */
  return order != 0 ? order : purser_item_get_cost ((PurserItem *) b) - purser_item_get_cost ((PurserItem *) a);
}

static gboolean
picker_finds_any (PurserItemPicker *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->view))) > 0;
}

static void
search_changed_cb (PurserItemPicker *self)
{
  g_free (self->words);
  self->words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  picker_update_list (self);
  if (picker_finds_any (self))
    gtk_list_view_scroll_to (self->view, 0, GTK_LIST_SCROLL_NONE, NULL);
}

/* A search takes Escape for itself; it is to do what it does everywhere else on the table. */
static void
search_stopped_cb (PurserItemPicker *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.clear", NULL);
}

/* Enter in the search takes what was found first, which is in sight then; who looks for nothing has found nothing. */
static void
search_activated_cb (PurserItemPicker *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0' && picker_finds_any (self))
    activated_cb (self->view, 0, self);
}

/* Below the words where large text leaves no room beside them. */
static GtkWidget *
row_make_sides (void)
{
  GtkWidget *sides = purser_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (sides), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (sides), 3);
  gtk_widget_set_margin_top (sides, 3);
  gtk_widget_set_margin_bottom (sides, 3);
  return sides;
}

static void
row_fill_sides (PurserItemPicker *self,
                GtkWidget        *sides,
                PurserValue      *facts)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (self->play));

  purser_wrap_box_clear (ADW_WRAP_BOX (sides));
  if (ui->card_sides_fill != NULL)
    ui->card_sides_fill (ADW_WRAP_BOX (sides), facts);
}

static void
row_setup_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *list_item)
{
  GtkWidget *row = purser_wrap_box_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (int i = 0; i < 3; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_BESIDE_SIDES);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      /* What it costs stands at the end of the second line. */
      gtk_label_set_wrap (GTK_LABEL (label), i > 0);
      gtk_label_set_lines (GTK_LABEL (label), i > 0 ? 2 : -1);
      if (i > 0)
        gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_halign (row, GTK_ALIGN_FILL);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (row), box);
  adw_wrap_box_append (ADW_WRAP_BOX (row), row_make_sides ());
  gtk_list_item_set_child (list_item, row);
}

/* What a component would change for the player in turn, where that is asked for. */
static char *
picker_dup_advice (PurserItemPicker *self,
                   const char       *id)
{
  const PurserRules *rules = purser_play_get_rules (self->play);
  int player = purser_play_get_table (self->play)->active;

  if (rules->advise_item == NULL || player < 0 || !g_settings_get_boolean (purser_settings_get (), "advisor"))
    return NULL;
  return rules->advise_item (purser_play_get_setup (self->play), purser_play_get_state (self->play), player, id);
}

static void
row_bind_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item,
             PurserItemPicker         *self)
{
  PurserItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *box = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *title = gtk_widget_get_first_child (box);
  g_autoptr (PurserValue) facts = purser_item_dup_facts (self->play, purser_item_get_id (item));
  GtkWidget *subtitle = gtk_widget_get_next_sibling (title);
  GtkWidget *advice = gtk_widget_get_next_sibling (subtitle);
  g_autofree char *text = picker_dup_advice (self, purser_item_get_id (item));
  g_autofree char *sides = purser_item_dup_description (facts);
  g_autofree char *name = g_strdup_printf ("%s %s %s", purser_item_get_title (item), purser_item_get_subtitle (item),
                                           text != NULL ? text : "");

  gtk_label_set_label (GTK_LABEL (title), purser_item_get_title (item));
  gtk_label_set_label (GTK_LABEL (subtitle), purser_item_get_subtitle (item));
  gtk_widget_set_visible (subtitle, *purser_item_get_subtitle (item) != '\0');
  gtk_label_set_label (GTK_LABEL (advice), text != NULL ? text : "");
  gtk_widget_set_visible (advice, text != NULL);
  row_fill_sides (self, gtk_widget_get_next_sibling (box), facts);
  gtk_list_item_set_accessible_label (list_item, name);
  gtk_list_item_set_accessible_description (list_item, sides != NULL ? sides : "");
  gtk_widget_set_opacity (gtk_list_item_get_child (list_item), picker_prefers (self, item) ? 1 : 0.55);
}

static gboolean
grow_cb (gpointer data)
{
  PurserItemPicker *self = data;

  self->grow_source = 0;
  gtk_slice_list_model_set_size (self->slice, gtk_slice_list_model_get_size (self->slice) + MORE_ROWS);
  return G_SOURCE_REMOVE;
}

/* More than is seen is wanted by who scrolls; at the top it is enough that there is something to scroll. A list is never
 * changed while it is laid out, which tells us. */
static void
place_changed_cb (PurserItemPicker *self,
                  GtkAdjustment    *place)
{
  double value = gtk_adjustment_get_value (place);
  double page = gtk_adjustment_get_page_size (place);
  guint n = g_list_model_get_n_items (gtk_slice_list_model_get_model (self->slice));

  if (self->grow_source == 0 && gtk_slice_list_model_get_size (self->slice) < n &&
      gtk_adjustment_get_upper (place) <= value + (value > 0 ? 2 * page : page))
    self->grow_source = g_idle_add (grow_cb, self);
}

static GtkWidget *
picker_window_new (PurserItemPicker *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->view));
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (window), 180);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), 320);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_widget_add_css_class (window, "card");
  gtk_widget_set_overflow (window, GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (place, "value-changed", G_CALLBACK (place_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place, "changed", G_CALLBACK (place_changed_cb), self, G_CONNECT_SWAPPED);
  return window;
}

static GtkWidget *
picker_view_new (PurserItemPicker *self,
                 const char       *kind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkFilterListModel *found;
  GtkSortListModel *sorted;

  self->filter = gtk_custom_filter_new (match_cb, self, NULL);
  found = gtk_filter_list_model_new (purser_items_list (self->play, kind), g_object_ref (GTK_FILTER (self->filter)));
  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), self);
  self->sorter = gtk_custom_sorter_new (compare_cb, self, NULL);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (found), g_object_ref (GTK_SORTER (self->sorter)));
  self->slice = gtk_slice_list_model_new (G_LIST_MODEL (sorted), 0, FIRST_ROWS);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (self->slice))),
                                                 factory));
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "picker");
  gtk_list_view_set_single_click_activate (self->view, TRUE);
  /* Arrows go through the list; Tab goes past it, however many cards there are. */
  gtk_list_view_set_tab_behavior (self->view, GTK_LIST_TAB_ITEM);
  g_signal_connect (self->view, "activate", G_CALLBACK (activated_cb), self);
  return picker_window_new (self);
}

static void
purser_item_picker_finalize (GObject *object)
{
  PurserItemPicker *self = PURSER_ITEM_PICKER (object);

  g_clear_handle_id (&self->grow_source, g_source_remove);
  g_clear_object (&self->play);
  /* The list may outlive this for a moment, and would ask about what is gone. */
  gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  gtk_custom_sorter_set_sort_func (self->sorter, NULL, NULL, NULL);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_pointer (&self->preferred, g_hash_table_unref);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (purser_item_picker_parent_class)->finalize (object);
}

static void
purser_item_picker_class_init (PurserItemPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_item_picker_finalize;

  /**
   * PurserItemPicker::picked:
   * @self: a picker
   *
   * A component was picked or taken away.
   */
  signals[SIGNAL_PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_item_picker_init (PurserItemPicker *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->picked = ADW_WRAP_BOX (purser_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->picked, 6);
  adw_wrap_box_set_line_spacing (self->picked, 6);
  self->entry = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  gtk_search_entry_set_placeholder_text (self->entry, _("Search by sector, level, cost or name"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search"), -1);
  g_signal_connect_swapped (self->entry, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (search_activated_cb), self);
  g_signal_connect_swapped (self->entry, "stop-search", G_CALLBACK (search_stopped_cb), self);
}

/* Returns: (transfer floating): a picker */
GtkWidget *
purser_item_picker_new (PurserPlay *play,
                        const char *kind,
                        gboolean    many)
{
  PurserItemPicker *self = g_object_new (PURSER_TYPE_ITEM_PICKER, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->play = g_object_ref (play);
  self->many = many;
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picked));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  self->window = picker_view_new (self, kind);
  gtk_box_append (GTK_BOX (box), self->window);
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

/* Returns: (transfer none) (element-type utf8): what is picked, in order */
GPtrArray *
purser_item_picker_get_ids (PurserItemPicker *self)
{
  return self->ids;
}

/* Picks a component: one more, or in place of what was picked before. */
void
purser_item_picker_pick (PurserItemPicker *self,
                         const char       *id)
{
  if (!self->many)
    {
      g_ptr_array_set_size (self->ids, 0);
      purser_wrap_box_clear (self->picked);
    }
  else
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  g_ptr_array_add (self->ids, g_strdup (id));
  picker_show_picked (self, id);
}

/* Lists these components first; the others can be picked all the same.
 *
 * @ids: (element-type utf8): a set of components */
void
purser_item_picker_prefer (PurserItemPicker *self,
                           GHashTable       *ids)
{
  g_clear_pointer (&self->preferred, g_hash_table_unref);
  self->preferred = g_hash_table_ref (ids);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
  picker_update_list (self);
}

/* Returns: whether there is a component that is to be listed first; where it was not told which, all are */
gboolean
purser_item_picker_has_preferred (PurserItemPicker *self)
{
  return self->preferred == NULL || g_hash_table_size (self->preferred) > 0;
}
