// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-icon.h"
#include "purser-item.h"
#include "purser-ledger-list.h"
#include "purser-newest-list.h"
#include "purser-newest-slot.h"
#include "purser-player-mark.h"
#include "purser-preview.h"
#include "purser-rounds.h"

/* So many rows there are at first; more as they are looked at. */
#define ROWS 12

/* So many characters have room; where there are more, the row makes room for them. */
#define PLACE_CHARACTERS 6
#define AMOUNT_CHARACTERS 3

/* Every entry, the newest first, each with the way to the rule and the card it comes from. */
struct _PurserLedgerList
{
  AdwBin parent_instance;

  PurserSession    *session;
  PurserRounds     *rounds;
  PurserNewestList *entries;
  guint             top_rows; /* that fill the view while it shows the newest */
  guint             grow_source;
  GtkListView      *view;
  GtkStack         *stack;
};

G_DEFINE_FINAL_TYPE (PurserLedgerList, purser_ledger_list, ADW_TYPE_BIN)

static void
row_setup_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *list_item,
              PurserLedgerList         *self)
{
  GtkBuilder *builder = gtk_builder_new_from_resource ("/purser/app/widgets/purser-ledger-row.ui");

  gtk_list_item_set_child (list_item, GTK_WIDGET (gtk_builder_get_object (builder, "row")));
  g_object_set_data_full (G_OBJECT (list_item), "builder", builder, g_object_unref);
}

static GObject *
row_get (GtkListItem *list_item,
         const char  *name)
{
  return gtk_builder_get_object (g_object_get_data (G_OBJECT (list_item), "builder"), name);
}

/* Words that are no longer than those before leave everything where it is. */
static void
row_write (GtkListItem *list_item,
           const char  *name,
           const char  *words,
           guint        n_characters)
{
  GtkInscription *inscription = GTK_INSCRIPTION (row_get (list_item, name));

  gtk_inscription_set_text (inscription, words);
  gtk_inscription_set_min_chars (inscription, (guint) MAX (n_characters, g_utf8_strlen (words, -1)));
}

static void
row_bind_amount (PurserLedgerList    *self,
                 GtkListItem         *list_item,
                 const PurserEntry   *entry,
                 const PurserAccount *about)
{
  g_autofree char *amount = purser_format_signed (entry->by);
  GtkWidget *words = GTK_WIDGET (row_get (list_item, "amount"));
  GtkWidget *icon = GTK_WIDGET (row_get (list_item, "icon"));

  row_write (list_item, "amount", amount, AMOUNT_CHARACTERS);
  gtk_widget_remove_css_class (words, entry->by < 0 ? "gain" : "loss");
  gtk_widget_add_css_class (words, entry->by < 0 ? "loss" : "gain");
  purser_icon_set (PURSER_ICON (icon), about->icon, about->title);
  gtk_widget_set_visible (icon, about->icon != NULL);
}

static char *
dup_what (PurserLedgerList    *self,
          const PurserEntry   *entry,
          const PurserAccount *about)
{
  g_autofree char *item = entry->item != NULL ? purser_item_dup_title (purser_session_get_play (self->session), entry->item) : NULL;
  g_autofree char *balance = purser_format_amount (entry->balance);

  if (item != NULL)
    /* Translators: the account, its new balance, and the card that paid */
    return g_strdup_printf (_("%s now %s · %s"), about->title, balance, item);
  /* Translators: the account and its new balance */
  return g_strdup_printf (_("%s now %s"), about->title, balance);
}

/* Where an icon says which account it is, the words can be kept for what paid. */
static char *
dup_short (PurserLedgerList    *self,
           const PurserEntry   *entry,
           const PurserAccount *about)
{
  g_autofree char *balance = purser_format_amount (entry->balance);
  g_autofree char *item = NULL;

  if (about->icon == NULL)
    return dup_what (self, entry, about);
  if (entry->item == NULL)
    return g_strdup_printf ("= %s", balance);
  item = purser_item_dup_title (purser_session_get_play (self->session), entry->item);
  return g_strdup_printf ("= %s · %s", balance, item);
}

/* The round and the move an entry came from; what everybody starts with comes from neither. */
static char *
dup_place (PurserLedgerList  *self,
           const PurserEntry *entry,
           gboolean           changed)
{
  if (entry->n == 0)
    return g_strdup (_("Set-up"));
  return g_strdup_printf ("%s%d.%u", changed ? "✎ " : "", purser_rounds_get (self->rounds, entry->n), entry->n);
}

static const PurserEntry *
slot_get_entry (PurserNewestSlot *slot)
{
  return purser_entry_item_get_entry (PURSER_ENTRY_ITEM (purser_newest_slot_get_item (slot)));
}

static void
row_show (PurserLedgerList *self,
          GtkListItem      *list_item)
{
  const PurserEntry *entry = slot_get_entry (gtk_list_item_get_item (list_item));
  PurserPlay *play = purser_session_get_play (self->session);
  PurserSetup *setup = purser_play_get_setup (play);
  const PurserSeat *seat = &setup->seats[entry->player];
  PurserAccount about = { 0 };
  gboolean changed = purser_preview_is_changed (play, entry->n);
  g_autofree char *place = dup_place (self, entry, changed);
  g_autofree char *what = NULL;
  g_autofree char *brief = NULL;
  g_autofree char *name = NULL;

  purser_play_get_rules (play)->get_account (setup, (guint) entry->account, &about);
  what = dup_what (self, entry, &about);
  purser_player_mark_set (PURSER_PLAYER_MARK (row_get (list_item, "mark")), seat->name, seat->colour, (guint) entry->player);
  row_write (list_item, "place", place, PLACE_CHARACTERS);
  purser_set_tooltip (GTK_WIDGET (row_get (list_item, "place")), changed ? _("Changed later") : NULL);
  gtk_inscription_set_text (GTK_INSCRIPTION (row_get (list_item, "name")), seat->name);
  brief = dup_short (self, entry, &about);
  gtk_inscription_set_text (GTK_INSCRIPTION (row_get (list_item, "what")), brief);
  row_bind_amount (self, list_item, entry, &about);
  purser_set_action (GTK_WIDGET (row_get (list_item, "why")), "table.show-rule",
                     g_variant_new ("(ss)", entry->rule, entry->item != NULL ? entry->item : ""));
  /* Translators: for screen readers: a player's name, a change, and what it came to */
  name = g_strdup_printf (_("%s %+d, %s"), seat->name, (int) entry->by, what);
  if (changed)
    {
      g_autofree char *plain = g_steal_pointer (&name);

      /* Translators: for screen readers: a row of the ledger */
      name = g_strdup_printf (_("%s, changed later"), plain);
    }
  gtk_list_item_set_accessible_label (list_item, name);
}

static void
slot_changed_cb (PurserNewestSlot *slot,
                 GtkListItem      *list_item)
{
  row_show (g_object_get_data (G_OBJECT (list_item), "ledger"), list_item);
}

static void
row_bind_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item,
             PurserLedgerList         *self)
{
  g_object_set_data (G_OBJECT (list_item), "ledger", self);
  g_signal_connect (gtk_list_item_get_item (list_item), "changed", G_CALLBACK (slot_changed_cb), list_item);
  row_show (self, list_item);
}

static void
row_unbind_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *list_item,
               PurserLedgerList         *self)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (list_item), list_item);
}

static void
activated_cb (GtkListView      *view,
              guint             position,
              PurserLedgerList *self)
{
  g_autoptr (PurserNewestSlot) slot = g_list_model_get_item (G_LIST_MODEL (self->entries), position);

  gtk_widget_activate_action (GTK_WIDGET (self), "table.mend", "u", slot_get_entry (slot)->n);
}

static gboolean
list_is_at_top (PurserLedgerList *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  return place == NULL || gtk_adjustment_get_value (place) < 1;
}

/* Who has scrolled away to look for something is left there, and so is who has a row under the keys. */
static void
list_update_held (PurserLedgerList *self)
{
  purser_newest_list_set_held (self->entries, !list_is_at_top (self) ||
                                              gtk_widget_get_focus_child (GTK_WIDGET (self->view)) != NULL);
}

/* A list keeps the row in sight that it showed at its top, so that what is new would lie above it, out of sight. Who has
 * come back from further down needs the older rows no more. */
static void
list_update (PurserLedgerList *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (purser_session_get_play (self->session)));

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "entries" : "empty");
  if (n == 0 || !list_is_at_top (self))
    return;
  purser_newest_list_set_most (self->entries, self->top_rows);
  gtk_list_view_scroll_to (self->view, 0, GTK_LIST_SCROLL_NONE, NULL);
}

/* A few more while the view is filled; twice as many for who goes back in time, so that the first entry is near. */
static gboolean
grow_cb (gpointer data)
{
  PurserLedgerList *self = data;
  guint most = purser_newest_list_get_most (self->entries);

  self->grow_source = 0;
  if (list_is_at_top (self))
    purser_newest_list_set_most (self->entries, self->top_rows = most + ROWS / 2);
  else
    purser_newest_list_set_most (self->entries, most * 2);
  return G_SOURCE_REMOVE;
}

/* Rows are added before one sees that they were missing, and never while the list is laid out, which tells us. */
static void
place_changed_cb (PurserLedgerList *self,
                  GtkAdjustment    *place)
{
  double left = gtk_adjustment_get_upper (place) - gtk_adjustment_get_value (place);

  list_update_held (self);
  if (self->grow_source == 0 && !purser_newest_list_is_whole (self->entries) &&
      left < 1.25 * gtk_adjustment_get_page_size (place))
    self->grow_source = g_idle_add (grow_cb, self);
}

static void
purser_ledger_list_finalize (GObject *object)
{
  PurserLedgerList *self = PURSER_LEDGER_LIST (object);

  g_clear_handle_id (&self->grow_source, g_source_remove);
  g_clear_object (&self->session);
  g_clear_object (&self->entries);
  g_clear_pointer (&self->rounds, purser_rounds_free);
  G_OBJECT_CLASS (purser_ledger_list_parent_class)->finalize (object);
}

static void
purser_ledger_list_class_init (PurserLedgerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_ledger_list_finalize;
  g_type_ensure (PURSER_TYPE_ICON);
  g_type_ensure (PURSER_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/widgets/purser-ledger-list.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLedgerList, view);
  gtk_widget_class_bind_template_child (widget_class, PurserLedgerList, stack);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
purser_ledger_list_init (PurserLedgerList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->top_rows = ROWS;
}

/**
 * purser_ledger_list_set_session:
 * @self: a ledger
 * @session: a session
 *
 * Shows the entries of a play.
 */
void
purser_ledger_list_set_session (PurserLedgerList *self,
                                PurserSession    *session)
{
  PurserPlay *play = purser_session_get_play (session);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) selection = NULL;
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  g_set_object (&self->session, session);
  self->rounds = purser_rounds_new (play);
  self->entries = purser_newest_list_new (G_LIST_MODEL (play), ROWS);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->entries)));
  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (row_unbind_cb), self);
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (place, "changed", G_CALLBACK (place_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place, "value-changed", G_CALLBACK (place_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::focus-child", G_CALLBACK (list_update_held), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (list_update), self, G_CONNECT_SWAPPED);
  list_update (self);
}
