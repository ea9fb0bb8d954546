// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-item-editor.h"
#include "purser-item-row.h"
#include "purser-component-item.h"
#include "purser-components.h"
#include "purser-label.h"
#include "purser-settings.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* A list view makes rows for its first two hundred items, visible or not, so its model only has the items that are visible at
 * first, and this many more whenever it is scrolled. */
#define MORE_ROWS 12

/* Picks a component of the game, or several; they are found by level, sector, cost, name or id. */
struct _PurserItemEditor
{
  PurserEditor parent_instance;

  gboolean            many;
  guint               n_picked;
  PurserValue        *move;
  char               *field;
  GPtrArray          *ids; /* what is picked, in order */
  AdwWrapBox         *picked;
  GtkSearchEntry     *entry;
  GtkListView        *view;
  GtkScrolledWindow  *window;
  GtkFilterListModel *found;
  GtkSliceListModel  *slice;
  guint               grow_source;
  GtkCustomFilter    *filter;
  GtkCustomSorter    *sorter;
  /* (nullable) (element-type utf8): the components that are listed first, once the rules were asked about them */
  GHashTable         *preferred;
  /* (nullable) (element-type utf8): those that are listed before the others that can be picked as well */
  GPtrArray          *first;
  char               *words;
};

G_DEFINE_FINAL_TYPE (PurserItemEditor, purser_item_editor, PURSER_TYPE_EDITOR)

/* Returns whether any component is listed first; all are until the rules were asked. */
static gboolean
editor_has_preferred (PurserItemEditor *self)
{
  return self->preferred == NULL || g_hash_table_size (self->preferred) > 0;
}

/* Hides the list if nothing can be added to what is picked, as it would only keep what comes next out of sight. A search by name
 * still finds everything. */
static void
editor_update_list (PurserItemEditor *self)
{
  gboolean full = self->many && self->ids->len > 0 && !editor_has_preferred (self);

  gtk_widget_set_visible (GTK_WIDGET (self->window), !full || (self->words != NULL && *self->words != '\0'));
}

static gboolean
editor_finds_any (PurserItemEditor *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->slice)) > 0;
}

/* Shows the first row, as a list view would keep those in sight that were there before. */
static void
editor_show_first (PurserItemEditor *self)
{
  if (editor_finds_any (self))
    gtk_list_view_scroll_to (self->view, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static void
editor_order (PurserItemEditor *self)
{
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
  editor_show_first (self);
}

static gboolean
editor_would_take (PurserItemEditor *self,
                   const char       *id)
{
  g_autoptr (PurserValue) move = purser_value_copy (self->move);
  g_auto (PurserVerdict) verdict = { 0 };
  PurserValue *value = purser_value_new_string (id);

  if (self->many)
    {
      PurserValue *list = purser_editor_dup_value (PURSER_EDITOR (self));

      purser_value_append (list, value);
      value = list;
    }
  purser_value_set (move, self->field, value);
  return purser_history_try (purser_play_get_history (purser_editor_get_play (PURSER_EDITOR (self))), move, NULL, &verdict);
}

/* Asks the rules about every component, so that those they take are listed first. */
static void
editor_sort (PurserItemEditor *self)
{
  GListModel *items = gtk_filter_list_model_get_model (self->found);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (PurserComponentItem) item = g_list_model_get_item (items, i);

      if (editor_would_take (self, purser_component_item_get_id (item)))
        g_hash_table_add (ids, g_strdup (purser_component_item_get_id (item)));
    }
  g_clear_pointer (&self->preferred, g_hash_table_unref);
  self->preferred = g_steal_pointer (&ids);
  editor_order (self);
  editor_update_list (self);
}

/* Returns whether one component is enough: only one is asked for, or the rules take no other beside it. */
static gboolean
editor_is_done (PurserItemEditor *self)
{
  return !self->many || (self->n_picked == 1 && self->move != NULL && !editor_has_preferred (self));
}

static void
editor_picked (PurserItemEditor *self)
{
  guint before = self->n_picked;

  self->n_picked = self->ids->len;
  if (self->many && self->move != NULL)
    editor_sort (self);
  purser_editor_changed (PURSER_EDITOR (self));
  if (editor_is_done (self) && (!self->many || before == 0))
    purser_editor_activate (PURSER_EDITOR (self));
}

/* Returns the button of a picked component; the buttons are in the order of the ids. */
static GtkWidget *
editor_get_chip (PurserItemEditor *self,
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
  PurserItemEditor *self = PURSER_ITEM_EDITOR (widget);
  guint index;

  if (!g_ptr_array_find_with_equal_func (self->ids, g_variant_get_string (id, NULL), g_str_equal, &index))
    return;
  g_ptr_array_remove_index (self->ids, index);
  adw_wrap_box_remove (self->picked, editor_get_chip (self, index));
  editor_picked (self);
}

static void
editor_show_picked (PurserItemEditor *self,
                    const char       *id)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *title = purser_components_dup_title_in (purser_editor_get_play (PURSER_EDITOR (self)), id);
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

/* Picks a component: adds one, or replaces the one that was picked before. */
static void
editor_pick (PurserItemEditor *self,
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
  editor_show_picked (self, id);
}

static void
activated_cb (PurserItemEditor *self,
              guint             position)
{
  g_autoptr (PurserComponentItem) item = g_list_model_get_item (G_LIST_MODEL (self->slice), position);

  editor_pick (self, purser_component_item_get_id (item));
  editor_picked (self);
}

static gboolean
match_cb (gpointer item,
          gpointer data)
{
  PurserItemEditor *self = data;

  return self->words == NULL || *self->words == '\0' || purser_component_item_matches (item, self->words);
}

static gboolean
editor_prefers (PurserItemEditor *self,
                gconstpointer     item)
{
  const char *id = purser_component_item_get_id ((PurserComponentItem *) item);

  return self->preferred == NULL || g_hash_table_contains (self->preferred, id);
}

static gboolean
editor_lists_first (PurserItemEditor *self,
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
  int order = 2 * (editor_prefers (data, b) - editor_prefers (data, a)) + editor_lists_first (data, b) -
              editor_lists_first (data, a);
  int price_a = purser_component_item_get_price ((PurserComponentItem *) a);
  int price_b = purser_component_item_get_price ((PurserComponentItem *) b);

  return order != 0 ? order : price_b - price_a;
}

static void
search_changed_cb (PurserItemEditor *self)
{
  g_free (self->words);
  self->words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  editor_update_list (self);
  editor_show_first (self);
}

/* Makes Escape do what it does everywhere else on the table, as a search would take it for itself. */
static void
search_stopped_cb (PurserItemEditor *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.clear", NULL);
}

/* Picks the first component on Enter, which is in sight then; an empty search picks none. */
static void
search_activated_cb (PurserItemEditor *self)
{
  /* Enter may come before the results. */
  search_changed_cb (self);
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0' && editor_finds_any (self))
    activated_cb (self, 0);
}

/* Returns: (nullable): what a component would change for the player in turn, if the user wants to know */
static char *
editor_dup_advice (PurserItemEditor *self,
                   const char       *id)
{
  PurserPlay *play = purser_editor_get_play (PURSER_EDITOR (self));
  const PurserRules *rules = purser_play_get_rules (play);
  int player = purser_play_get_turn_info (play)->active;

  if (rules->advise_item == NULL || player < 0 || !g_settings_get_boolean (purser_settings_get (), "advisor"))
    return NULL;
  return rules->advise_item (purser_play_get_setup (play), purser_play_get_state (play), player, id);
}

static void
row_setup_cb (PurserItemEditor *self,
              GtkListItem      *list_item)
{
  gtk_list_item_set_child (list_item, g_object_new (PURSER_TYPE_ITEM_ROW, NULL));
}

static void
row_bind_cb (PurserItemEditor *self,
             GtkListItem      *list_item)
{
  PurserPlay *play = purser_editor_get_play (PURSER_EDITOR (self));
  PurserComponentItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  g_autofree char *advice = editor_dup_advice (self, purser_component_item_get_id (item));
  g_autofree char *sides = purser_component_item_dup_description (item);
  g_autofree char *name = g_strdup_printf ("%s %s %s", purser_component_item_get_title (item),
                                           purser_component_item_get_subtitle (item), advice != NULL ? advice : "");

  purser_item_row_show (PURSER_ITEM_ROW (row), purser_play_get_rules (play), item, advice);
  gtk_list_item_set_accessible_label (list_item, name);
  gtk_list_item_set_accessible_description (list_item, sides);
  /* If another field decides what is possible here, all rows look possible. */
  gtk_widget_set_opacity (row, editor_prefers (self, item) || !editor_has_preferred (self) ? 1 : 0.55);
}

static gboolean
grow_cb (gpointer data)
{
  PurserItemEditor *self = data;

  self->grow_source = 0;
  gtk_slice_list_model_set_size (self->slice, gtk_slice_list_model_get_size (self->slice) + MORE_ROWS);
  return G_SOURCE_REMOVE;
}

/* Adds rows while the list is scrolled, as it needs more than it shows; at the top one page more is enough. They are added in an
 * idle callback, as the list must not change while it is laid out. */
static void
place_changed_cb (PurserItemEditor *self,
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
purser_item_editor_build (PurserEditor *editor)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);
  g_autoptr (GListModel) items = NULL;

  self->many = shape->kind == PURSER_SHAPE_LIST;
  items = purser_component_items_list (purser_editor_get_play (editor), self->many ? shape->of->item : shape->item);
  gtk_filter_list_model_set_model (self->found, items);
}

static PurserValue *
purser_item_editor_dup_value (PurserEditor *editor)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (editor);
  PurserValue *list;

  if (!self->many)
    return self->ids->len > 0 ? purser_value_new_string (g_ptr_array_index (self->ids, 0)) : NULL;
  list = purser_value_new_list ();
  for (guint i = 0; i < self->ids->len; i++)
    purser_value_append (list, purser_value_new_string (g_ptr_array_index (self->ids, i)));
  return list;
}

static void
purser_item_editor_set_value (PurserEditor *editor,
                              PurserValue  *value)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (editor);

  if (purser_value_is (value, PURSER_VALUE_STRING))
    editor_pick (self, purser_value_get_string (value));
  if (!self->many)
    return;
  g_ptr_array_set_size (self->ids, 0);
  purser_wrap_box_clear (self->picked);
  for (guint i = 0; i < purser_value_get_size (value); i++)
    editor_pick (self, purser_value_get_string (purser_value_get_at (value, i)));
  self->n_picked = self->ids->len;
}

static void
purser_item_editor_describe (PurserEditor          *editor,
                             const PurserFormField *field,
                             PurserValue           *draft)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (editor);

  if (field->first == NULL)
    return;
  g_clear_pointer (&self->first, g_ptr_array_unref);
  self->first = g_ptr_array_ref (field->first);
  editor_order (self);
}

static void
purser_item_editor_dispose (GObject *object)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (object);

  g_clear_handle_id (&self->grow_source, g_source_remove);
  /* The list may outlive the editor for a moment, and must not call its functions then. */
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  if (self->sorter != NULL)
    gtk_custom_sorter_set_sort_func (self->sorter, NULL, NULL, NULL);
  G_OBJECT_CLASS (purser_item_editor_parent_class)->dispose (object);
}

static void
purser_item_editor_finalize (GObject *object)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (object);

  g_clear_pointer (&self->move, purser_value_unref);
  g_clear_pointer (&self->field, g_free);
  g_clear_pointer (&self->preferred, g_hash_table_unref);
  g_clear_pointer (&self->first, g_ptr_array_unref);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (purser_item_editor_parent_class)->finalize (object);
}

static void
editor_class_bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-item-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, picked);
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, entry);
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, view);
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, window);
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, found);
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, slice);
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, filter);
  gtk_widget_class_bind_template_child (widget_class, PurserItemEditor, sorter);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
}

static void
purser_item_editor_class_init (PurserItemEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_item_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_item_editor_finalize;
  editor_class->build = purser_item_editor_build;
  editor_class->dup_value = purser_item_editor_dup_value;
  editor_class->set_value = purser_item_editor_set_value;
  editor_class->describe = purser_item_editor_describe;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "picker.remove", "s", remove_activated);
  editor_class_bind (GTK_WIDGET_CLASS (klass));
}

static void
purser_item_editor_init (PurserItemEditor *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->picked);
  gtk_custom_filter_set_filter_func (self->filter, match_cb, self, NULL);
  gtk_custom_sorter_set_sort_func (self->sorter, compare_cb, self, NULL);
}

/* Lists those components first with which the rules would take the move. */
void
purser_item_editor_check (PurserItemEditor *self,
                          PurserValue      *move,
                          const char       *field)
{
  g_clear_pointer (&self->move, purser_value_unref);
  self->move = purser_value_copy (move);
  g_set_str (&self->field, field);
  editor_sort (self);
}
