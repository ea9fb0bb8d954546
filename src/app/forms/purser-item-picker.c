// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-item-picker.h"
#include "purser-item-row.h"
#include "purser-component-item.h"
#include "purser-label.h"
#include "purser-settings.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* A list view makes a row for each of its first two hundred items, seen or not, so it is given what is seen at first and
 * so many more as it is scrolled. */
#define MORE_ROWS 12

/* Components found by searching: by level, sector, cost, name or id. */
struct _PurserItemPicker
{
  AdwBin parent_instance;

  PurserPlay         *play;
  gboolean            many;
  GPtrArray          *ids;
  AdwWrapBox         *picked;
  GtkSearchEntry     *entry;
  GtkListView        *view;
  GtkScrolledWindow  *window;
  GtkFilterListModel *found;
  GtkSliceListModel  *slice;
  guint               grow_source;
  GtkCustomFilter    *filter;
  GtkCustomSorter    *sorter;
  GHashTable         *preferred;
  GPtrArray          *first;
  char               *words;
};

enum {
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserItemPicker, purser_item_picker, ADW_TYPE_BIN)

/* Where nothing can be added to what is picked, the list would only keep what comes next out of sight; a search by name
 * still finds everything. */
static void
picker_update_list (PurserItemPicker *self)
{
  gboolean full = self->many && self->ids->len > 0 && !purser_item_picker_has_preferred (self);

  gtk_widget_set_visible (GTK_WIDGET (self->window), !full || (self->words != NULL && *self->words != '\0'));
}

/* What is picked stands in the order of its ids. */
static GtkWidget *
picker_get_chip (PurserItemPicker *self,
                 guint             index)
{
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->picked));

  while (index-- > 0)
    chip = gtk_widget_get_next_sibling (chip);
  return chip;
}

static void
remove_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *id)
{
  PurserItemPicker *self = PURSER_ITEM_PICKER (widget);
  guint index;

  if (!g_ptr_array_find_with_equal_func (self->ids, g_variant_get_string (id, NULL), g_str_equal, &index))
    return;
  g_ptr_array_remove_index (self->ids, index);
  adw_wrap_box_remove (self->picked, picker_get_chip (self, index));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static void
picker_show_picked (PurserItemPicker *self,
                    const char       *id)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *title = purser_component_dup_title (self->play, id);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  purser_label_let_wrap (label);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_tooltip_text (button, _("Remove"));
  purser_set_action (button, "picker.remove", g_variant_new_string (id));
  adw_wrap_box_append (self->picked, button);
}

static void
activated_cb (PurserItemPicker *self,
              guint             position)
{
  g_autoptr (PurserComponentItem) item = g_list_model_get_item (G_LIST_MODEL (self->slice), position);

  purser_item_picker_pick (self, purser_component_item_get_id (item));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static gboolean
match_cb (gpointer item,
          gpointer data)
{
  PurserItemPicker *self = data;

  return self->words == NULL || *self->words == '\0' || purser_component_item_matches (item, self->words);
}

static gboolean
picker_prefers (PurserItemPicker *self,
                gconstpointer     item)
{
  const char *id = purser_component_item_get_id ((PurserComponentItem *) item);

  return self->preferred == NULL || g_hash_table_contains (self->preferred, id);
}

static gboolean
picker_lists_first (PurserItemPicker *self,
                    gconstpointer     item)
{
  const char *id = purser_component_item_get_id ((PurserComponentItem *) item);

  return self->first != NULL && g_ptr_array_find_with_equal_func (self->first, id, g_str_equal, NULL);
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      data)
{
  int order = 2 * (picker_prefers (data, b) - picker_prefers (data, a)) + picker_lists_first (data, b) -
              picker_lists_first (data, a);
  int price_a = purser_component_item_get_price ((PurserComponentItem *) a);
  int price_b = purser_component_item_get_price ((PurserComponentItem *) b);

  return order != 0 ? order : price_b - price_a;
}

static gboolean
picker_finds_any (PurserItemPicker *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->slice)) > 0;
}

/* A list view keeps in sight what was there before, and not what comes first now. */
static void
picker_show_first (PurserItemPicker *self)
{
  if (picker_finds_any (self))
    gtk_list_view_scroll_to (self->view, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static void
search_changed_cb (PurserItemPicker *self)
{
  g_free (self->words);
  self->words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  picker_update_list (self);
  picker_show_first (self);
}

/* A search takes Escape for itself; it is to do what it does everywhere else on the table. */
static void
search_stopped_cb (PurserItemPicker *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.clear", NULL);
}

/* Enter in the search takes what was found first, which is in sight then; an empty search finds nothing. */
static void
search_activated_cb (PurserItemPicker *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0' && picker_finds_any (self))
    activated_cb (self, 0);
}

/* What a component would change for the player in turn, where that is asked for. */
static char *
picker_dup_advice (PurserItemPicker *self,
                   const char       *id)
{
  const PurserRules *rules = purser_play_get_rules (self->play);
  int player = purser_play_get_turn_info (self->play)->active;

  if (rules->advise_item == NULL || player < 0 || !g_settings_get_boolean (purser_settings_get (), "advisor"))
    return NULL;
  return rules->advise_item (purser_play_get_setup (self->play), purser_play_get_state (self->play), player, id);
}

static void
row_setup_cb (PurserItemPicker *self,
              GtkListItem      *list_item)
{
  gtk_list_item_set_child (list_item, g_object_new (PURSER_TYPE_ITEM_ROW, NULL));
}

static void
row_bind_cb (PurserItemPicker *self,
             GtkListItem      *list_item)
{
  PurserComponentItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  g_autoptr (PurserValue) facts = purser_component_dup_facts (self->play, purser_component_item_get_id (item));
  g_autofree char *advice = picker_dup_advice (self, purser_component_item_get_id (item));
  g_autofree char *sides = purser_component_dup_description (self->play, facts);
  g_autofree char *name = g_strdup_printf ("%s %s %s", purser_component_item_get_title (item),
                                           purser_component_item_get_subtitle (item), advice != NULL ? advice : "");

  purser_item_row_show (PURSER_ITEM_ROW (row), purser_play_get_rules (self->play), item, facts, advice);
  gtk_list_item_set_accessible_label (list_item, name);
  gtk_list_item_set_accessible_description (list_item, sides);
  /* Where another field decides what is possible here, everything is. */
  gtk_widget_set_opacity (row, picker_prefers (self, item) || !purser_item_picker_has_preferred (self) ? 1 : 0.55);
}

static gboolean
grow_cb (gpointer data)
{
  PurserItemPicker *self = data;

  self->grow_source = 0;
  gtk_slice_list_model_set_size (self->slice, gtk_slice_list_model_get_size (self->slice) + MORE_ROWS);
  return G_SOURCE_REMOVE;
}

/* A scrolled list needs more rows than it shows; at the top one page more is enough. The list grows in an idle moment, as
 * it must not change while it is laid out. */
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

static void
purser_item_picker_dispose (GObject *object)
{
  PurserItemPicker *self = PURSER_ITEM_PICKER (object);

  g_clear_handle_id (&self->grow_source, g_source_remove);
  /* The list may outlive this for a moment, and would ask about what is gone. */
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  if (self->sorter != NULL)
    gtk_custom_sorter_set_sort_func (self->sorter, NULL, NULL, NULL);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (purser_item_picker_parent_class)->dispose (object);
}

static void
purser_item_picker_finalize (GObject *object)
{
  PurserItemPicker *self = PURSER_ITEM_PICKER (object);

  g_clear_pointer (&self->preferred, g_hash_table_unref);
  g_clear_pointer (&self->first, g_ptr_array_unref);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (purser_item_picker_parent_class)->finalize (object);
}

static void
picker_class_bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-item-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, picked);
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, view);
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, window);
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, found);
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, slice);
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, filter);
  gtk_widget_class_bind_template_child (widget_class, PurserItemPicker, sorter);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
}

static void
purser_item_picker_class_init (PurserItemPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_item_picker_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_item_picker_finalize;

  /* A component was picked or taken away. */
  signals[SIGNAL_PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "picker.remove", "s", remove_activated);
  picker_class_bind (widget_class);
}

static void
purser_item_picker_init (PurserItemPicker *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->picked);
  gtk_custom_filter_set_filter_func (self->filter, match_cb, self, NULL);
  gtk_custom_sorter_set_sort_func (self->sorter, compare_cb, self, NULL);
}

GtkWidget *
purser_item_picker_new (PurserPlay *play,
                        const char *kind,
                        gboolean    many)
{
  PurserItemPicker *self = g_object_new (PURSER_TYPE_ITEM_PICKER, NULL);
  g_autoptr (GListModel) items = purser_component_items_list (play, kind);

  self->play = g_object_ref (play);
  self->many = many;
  gtk_filter_list_model_set_model (self->found, items);
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
  picker_show_first (self);
}

/* Lists these before all others that can be picked as well.
 *
 * @ids: (element-type utf8): components */
void
purser_item_picker_list_first (PurserItemPicker *self,
                               GPtrArray        *ids)
{
  g_clear_pointer (&self->first, g_ptr_array_unref);
  self->first = g_ptr_array_ref (ids);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
  picker_show_first (self);
}

/* Returns: whether there is a component that is to be listed first; where it was not told which, all are */
gboolean
purser_item_picker_has_preferred (PurserItemPicker *self)
{
  return self->preferred == NULL || g_hash_table_size (self->preferred) > 0;
}
