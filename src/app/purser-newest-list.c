// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-newest-list.h"
#include "purser-newest-slot.h"

/* A list back to front, so that what came last stands first, and of that no more than somebody looks at.
 *
 * A view styles and measures every row that it keeps, in sight or not, whenever one is put before them. So nothing is
 * put before: the items move on from slot to slot, and only words change. Who has hold of a row keeps it, however: then
 * new slots do come before it. */
struct _PurserNewestList
{
  GObject parent_instance;

  GListModel *model;
  GPtrArray  *slots;
  guint       most;
  gboolean    held;
};

static GType
newest_get_item_type (GListModel *list)
{
  return PURSER_TYPE_NEWEST_SLOT;
}

static guint
newest_get_n_items (GListModel *list)
{
  return PURSER_NEWEST_LIST (list)->slots->len;
}

static gpointer
newest_get_item (GListModel *list,
                 guint       position)
{
  PurserNewestList *self = PURSER_NEWEST_LIST (list);

  return position < self->slots->len ? g_object_ref (g_ptr_array_index (self->slots, position)) : NULL;
}

static void
newest_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = newest_get_item_type;
  iface->get_n_items = newest_get_n_items;
  iface->get_item = newest_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PurserNewestList, purser_newest_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, newest_list_model_init))

static GObject *
newest_ref_item (PurserNewestList *self,
                 guint             position)
{
  return g_list_model_get_item (self->model, g_list_model_get_n_items (self->model) - 1 - position);
}

static void
newest_change (PurserNewestList *self,
               guint             position,
               guint             removed,
               guint             added)
{
  if (removed == 0 && added == 0)
    return;
  if (removed > 0)
    g_ptr_array_remove_range (self->slots, position, removed);
  for (guint i = position; i < position + added; i++)
    g_ptr_array_insert (self->slots, (int) i, purser_newest_slot_new (newest_ref_item (self, i)));
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

static guint
newest_get_wanted (PurserNewestList *self)
{
  return MIN (self->most, g_list_model_get_n_items (self->model));
}

/* Makes the end what it should be: nothing that is too much, nothing missing. */
static void
newest_fit (PurserNewestList *self)
{
  guint wanted = newest_get_wanted (self);

  if (self->slots->len > wanted)
    newest_change (self, wanted, self->slots->len - wanted, 0);
  else
    newest_change (self, self->slots->len, 0, wanted - self->slots->len);
}

static void
newest_move_on (PurserNewestList *self,
                guint             from)
{
  guint n = MIN (self->slots->len, newest_get_wanted (self));

  for (guint i = from; i < n; i++)
    purser_newest_slot_set_item (g_ptr_array_index (self->slots, i), newest_ref_item (self, i));
}

static void
newest_put_before (PurserNewestList *self,
                   guint             from,
                   guint             removed,
                   guint             added)
{
  guint room = self->most > from ? self->most - from : 0;
  guint rest = self->slots->len - from;

  /* Where not all that is new has room, nothing of what is older has. */
  newest_change (self, from, added > room ? rest : MIN (removed, rest), MIN (added, room));
}

static void
items_changed_cb (PurserNewestList *self,
                  guint             position,
                  guint             removed,
                  guint             added)
{
  /* What came after the change stands before it here, and is as it was. */
  guint from = g_list_model_get_n_items (self->model) - position - added;

  if (from < self->slots->len && self->held)
    newest_put_before (self, from, removed, added);
  else
    newest_move_on (self, from);
  newest_fit (self);
}

static void
purser_newest_list_finalize (GObject *object)
{
  PurserNewestList *self = PURSER_NEWEST_LIST (object);

  g_clear_object (&self->model);
  g_clear_pointer (&self->slots, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_newest_list_parent_class)->finalize (object);
}

static void
purser_newest_list_class_init (PurserNewestListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_newest_list_finalize;
}

static void
purser_newest_list_init (PurserNewestList *self)
{
  self->slots = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * purser_newest_list_new:
 * @model: a list
 * @most: how many items to show
 *
 * Returns: (transfer full): a list of #PurserNewestSlot, in which the last @most items stand back to front
 */
PurserNewestList *
purser_newest_list_new (GListModel *model,
                        guint       most)
{
  PurserNewestList *self = g_object_new (PURSER_TYPE_NEWEST_LIST, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  purser_newest_list_set_most (self, most);
  return self;
}

/**
 * purser_newest_list_get_most:
 * @self: a list
 *
 * Returns: how many items it shows at most
 */
guint
purser_newest_list_get_most (PurserNewestList *self)
{
  return self->most;
}

/**
 * purser_newest_list_set_most:
 * @self: a list
 * @most: how many items to show
 *
 * Shows more of what is older, or less.
 */
void
purser_newest_list_set_most (PurserNewestList *self,
                             guint             most)
{
  self->most = most;
  newest_fit (self);
}

/**
 * purser_newest_list_is_whole:
 * @self: a list
 *
 * Returns: whether there is nothing that it does not show
 */
gboolean
purser_newest_list_is_whole (PurserNewestList *self)
{
  return self->slots->len == g_list_model_get_n_items (self->model);
}

/**
 * purser_newest_list_set_held:
 * @self: a list
 * @held: whether somebody has hold of a row: reads on further down, or is about to press it
 *
 * Keeps the items that are shown in their slots from now on, or lets them move on.
 */
void
purser_newest_list_set_held (PurserNewestList *self,
                             gboolean          held)
{
  self->held = held;
}
