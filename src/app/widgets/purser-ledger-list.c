// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-item.h"
#include "purser-ledger-list.h"
#include "purser-player-mark.h"
#include "purser-preview.h"
#include "purser-reversed-list.h"
#include "purser-rounds.h"

/* Every entry, the newest first, each with the way to the rule and the card it comes from. */
struct _PurserLedgerList
{
  AdwBin parent_instance;

  PurserSession *session;
  PurserRounds  *rounds;
  GtkListView   *view;
  GtkStack      *stack;
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

static void
row_bind_amount (PurserLedgerList    *self,
                 GtkListItem         *list_item,
                 const PurserEntry   *entry,
                 const PurserAccount *about)
{
  g_autofree char *amount = purser_format_signed (entry->by);
  GtkWidget *label = GTK_WIDGET (row_get (list_item, "amount"));

  gtk_label_set_label (GTK_LABEL (label), amount);
  gtk_widget_set_css_classes (label, (const char *[]) { "numeric", "heading", entry->by < 0 ? "loss" : "gain", NULL });
  gtk_image_set_from_icon_name (GTK_IMAGE (row_get (list_item, "icon")), about->icon);
  gtk_widget_set_visible (GTK_WIDGET (row_get (list_item, "icon")), about->icon != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (row_get (list_item, "icon")), about->title);
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

static void
row_bind_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item,
             PurserLedgerList         *self)
{
  const PurserEntry *entry = purser_entry_item_get_entry (gtk_list_item_get_item (list_item));
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
  gtk_label_set_label (GTK_LABEL (row_get (list_item, "place")), place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (row_get (list_item, "place")), changed ? _("Changed later") : NULL);
  gtk_label_set_label (GTK_LABEL (row_get (list_item, "name")), seat->name);
  brief = dup_short (self, entry, &about);
  gtk_label_set_label (GTK_LABEL (row_get (list_item, "what")), brief);
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
activated_cb (GtkListView      *view,
              guint             position,
              PurserLedgerList *self)
{
  g_autoptr (PurserEntryItem) item = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (view)), position);

  gtk_widget_activate_action (GTK_WIDGET (self), "table.mend", "u", purser_entry_item_get_entry (item)->n);
}

/* A list keeps the row in sight that it showed at its top, so that what is new would lie above it, out of sight. Who has
 * scrolled away to look for something is left there. */
static void
list_update (PurserLedgerList *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (purser_session_get_play (self->session)));
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "entries" : "empty");
  if (n > 0 && (place == NULL || gtk_adjustment_get_value (place) < 1))
    gtk_list_view_scroll_to (self->view, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static void
purser_ledger_list_finalize (GObject *object)
{
  PurserLedgerList *self = PURSER_LEDGER_LIST (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->rounds, purser_rounds_free);
  G_OBJECT_CLASS (purser_ledger_list_parent_class)->finalize (object);
}

static void
purser_ledger_list_class_init (PurserLedgerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_ledger_list_finalize;
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
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (purser_reversed_list_new (G_LIST_MODEL (play)));

  g_set_object (&self->session, session);
  self->rounds = purser_rounds_new (play);
  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), self);
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (play, "changed", G_CALLBACK (list_update), self, G_CONNECT_SWAPPED);
  list_update (self);
}
