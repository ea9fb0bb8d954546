// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-reversed-list.h"

/* A list back to front, so that what came last stands first. */
struct _PurserReversedList
{
  GObject parent_instance;

  GListModel *model;
};

static GType
reversed_get_item_type (GListModel *list)
{
  return g_list_model_get_item_type (PURSER_REVERSED_LIST (list)->model);
}

static guint
reversed_get_n_items (GListModel *list)
{
  return g_list_model_get_n_items (PURSER_REVERSED_LIST (list)->model);
}

static gpointer
reversed_get_item (GListModel *list,
                   guint       position)
{
  PurserReversedList *self = PURSER_REVERSED_LIST (list);
  guint n = g_list_model_get_n_items (self->model);

  return position < n ? g_list_model_get_item (self->model, n - 1 - position) : NULL;
}

static void
reversed_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = reversed_get_item_type;
  iface->get_n_items = reversed_get_n_items;
  iface->get_item = reversed_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PurserReversedList, purser_reversed_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, reversed_list_model_init))

static void
items_changed_cb (PurserReversedList *self,
                  guint               position,
                  guint               removed,
                  guint               added)
{
  guint n = g_list_model_get_n_items (self->model);

  g_list_model_items_changed (G_LIST_MODEL (self), n - position - added, removed, added);
}

static void
purser_reversed_list_finalize (GObject *object)
{
  g_clear_object (&PURSER_REVERSED_LIST (object)->model);
  G_OBJECT_CLASS (purser_reversed_list_parent_class)->finalize (object);
}

static void
purser_reversed_list_class_init (PurserReversedListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_reversed_list_finalize;
}

static void
purser_reversed_list_init (PurserReversedList *self)
{
}

/**
 * purser_reversed_list_new:
 * @model: a list
 *
 * Returns: (transfer full): the list back to front
 */
GListModel *
purser_reversed_list_new (GListModel *model)
{
  PurserReversedList *self = g_object_new (PURSER_TYPE_REVERSED_LIST, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  return G_LIST_MODEL (self);
}
