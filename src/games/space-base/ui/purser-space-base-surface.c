// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "purser-even-columns.h"
#include "purser-place.h"
#include "purser-space-base-console.h"
#include "purser-space-base-lit.h"
#include "purser-space-base-shop.h"
#include "purser-space-base-slot.h"
#include "purser-space-base-types.h"
#include "purser-space-base-wish.h"
#include "purser-widget.h"

/* The console of a player. A touch on a sector buys for it, uses its cards, or shows it; the sectors that the roll hits are
 * lit. */
struct _PurserSpaceBaseSurface
{
  PurserSurface parent_instance;

  GtkWidget              *wish_bar;
  GtkLabel               *wish_label;
  GtkWidget              *cancel_button;
  GtkWidget              *done_button;
  PurserSpaceBaseConsole *console;
  PurserEvenColumns      *market;
  GtkWidget              *extras;
  GtkWidget              *find_button;
  GtkWidget              *name_button;

  /* The answer whose cards are being chosen; the purchase by default. */
  PurserSpaceBaseWish    *wish;
  gboolean                chosen;
  /* Costs that were entered on the way, for the same tap. */
  GPtrArray              *learned;
  /* The face-up ships that were being named when the play went on. */
  GArray                 *named;
  PurserPrompt           *prompt;
  /* The answers that the open dialog shows. */
  GPtrArray              *uses;
  int                     touched;
};

G_DEFINE_FINAL_TYPE (PurserSpaceBaseSurface, purser_space_base_surface, PURSER_TYPE_SURFACE)

static const PurserSpaceBaseState *
get_state (PurserSpaceBaseSurface *self)
{
  return purser_surface_get_state (PURSER_SURFACE (self));
}

/* ---- The wish for cards ---- */

static void
surface_set_wish (PurserSpaceBaseSurface *self,
                  const PurserChoice     *choice,
                  gboolean                chosen)
{
  g_clear_pointer (&self->wish, purser_space_base_wish_free);
  g_ptr_array_set_size (self->learned, 0);
  self->chosen = chosen;
  if (choice != NULL)
    self->wish = purser_space_base_wish_new (get_state (self), choice);
}

/* Returns the purchase, or the first ships, of the player whose console is shown. */
static const PurserChoice *
surface_find_purchase (PurserSpaceBaseSurface *self)
{
  PurserPrompt *prompt = purser_surface_get_prompt (PURSER_SURFACE (self));
  int player = purser_surface_get_player (PURSER_SURFACE (self));

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->player == player && !choice->complete &&
          (purser_choice_is (choice, "buy") || purser_choice_is (choice, "draft")))
        return choice;
    }
  return NULL;
}

static const PurserChoice *
surface_find_naming (PurserSpaceBaseSurface *self)
{
  return purser_prompt_find (purser_surface_get_prompt (PURSER_SURFACE (self)), "market");
}

/* Keeps the face-up ships that were named so far, as a roll may interrupt the naming until the user continues it. */
static void
surface_keep_named (PurserSpaceBaseSurface *self)
{
  if (self->wish == NULL || self->wish->purpose != PURSER_SPACE_BASE_TO_NAME)
    return;
  g_array_set_size (self->named, 0);
  g_array_append_vals (self->named, self->wish->cards->data, self->wish->cards->len);
}

static void
surface_go_on_naming (PurserSpaceBaseSurface *self)
{
  const PurserSpaceBaseState *state = get_state (self);

  surface_set_wish (self, surface_find_naming (self), TRUE);
  for (guint i = 0; self->wish != NULL && i < self->named->len; i++)
    {
      guint card = g_array_index (self->named, guint, i);

      if (state->owner[card] == 0 && !state->in_sight[card])
        purser_space_base_wish_add (self->wish, card);
    }
}

/* Renews the wish, which lasts until the next question of the play. */
static void
surface_refresh_wish (PurserSpaceBaseSurface *self)
{
  PurserPrompt *prompt = purser_surface_get_prompt (PURSER_SURFACE (self));
  gboolean asked_anew = self->prompt != prompt;

  if (asked_anew)
    {
      surface_keep_named (self);
      g_clear_pointer (&self->prompt, purser_prompt_unref);
      self->prompt = purser_prompt_ref (prompt);
    }
  if (asked_anew || !self->chosen)
    surface_set_wish (self, surface_find_purchase (self), FALSE);
}

/* ---- Marked sectors ---- */

static gboolean
lies_in (const PurserSpaceBaseState *state,
         int                         player,
         int                         sector,
         const char                 *place)
{
  PurserSpaceBasePlace found;
  int card;

  if (place == NULL || !g_str_has_prefix (place, "card/") || player < 0)
    return FALSE;
  card = purser_space_base_card_find (place + strlen ("card/"));
  return card >= 0 && purser_space_base_find_place (state, player, (guint) card, &found) &&
         (sector < 0 || found.sector == sector);
}

/* Returns: (transfer full) (element-type PurserChoice): the uses of the cards of a sector; of all sectors for -1 */
static GPtrArray *
surface_list_uses (PurserSpaceBaseSurface *self,
                   int                     sector)
{
  PurserPrompt *prompt = purser_surface_get_prompt (PURSER_SURFACE (self));
  int player = purser_surface_get_player (PURSER_SURFACE (self));
  GPtrArray *uses = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_choice_unref);

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->player == player && lies_in (get_state (self), player, sector, choice->place))
        g_ptr_array_add (uses, purser_choice_ref (choice));
    }
  return uses;
}

/* Returns whether a use spends a charge: a card that was hit may give free ships, other abilities cost one. */
static gboolean
spends_charge (const PurserSpaceBaseState *state,
               const PurserChoice         *choice)
{
  const char *id = purser_value_get_string_of (choice->move, "card");
  int card = id != NULL ? purser_space_base_card_find (id) : -1;

  return card >= 0 && state->players[choice->player].charges[card] > 0 && state->players[choice->player].claims[card] == 0;
}

/* Returns whether a charge in a sector can be spent now. */
static gboolean
surface_has_charge (PurserSpaceBaseSurface *self,
                    int                     sector)
{
  g_autoptr (GPtrArray) uses = surface_list_uses (self, sector);

  for (guint i = 0; i < uses->len; i++)
    if (spends_charge (get_state (self), g_ptr_array_index (uses, i)))
      return TRUE;
  return FALSE;
}

static guint
surface_count_offers (PurserSpaceBaseSurface *self,
                      int                     sector)
{
  g_autoptr (GArray) offers = NULL;
  guint n = 0;

  if (self->wish == NULL)
    return 0;
  offers = purser_space_base_wish_list (self->wish, get_state (self), sector);
  for (guint i = 0; i < offers->len; i++)
    n += g_array_index (offers, PurserSpaceBaseOffer, i).missing == 0;
  return n;
}

static char *
surface_dup_offer (PurserSpaceBaseSurface *self,
                   int                     sector)
{
  g_autoptr (GPtrArray) uses = surface_list_uses (self, sector);
  guint n = surface_count_offers (self, sector);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < uses->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? _("; ") : "", ((PurserChoice *) g_ptr_array_index (uses, i))->label);
  if (n > 0)
    g_string_append_printf (text, ngettext ("%s%u card to choose", "%s%u cards to choose from", n),
                            uses->len > 0 ? _("; ") : "", n);
  if (text->len == 0)
    return g_string_free (text, TRUE), NULL;
  return g_string_free (text, FALSE);
}

static void
surface_show_console (PurserSpaceBaseSurface *self)
{
  const PurserSpaceBaseState *state = get_state (self);
  int player = MAX (purser_surface_get_player (PURSER_SURFACE (self)), 0);
  gboolean lit[PURSER_SPACE_BASE_SECTORS] = { FALSE };

  purser_space_base_list_lit (PURSER_SURFACE (self), player, lit);
  for (int i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    {
      GtkWidget *slot = purser_space_base_console_get_slot (self->console, (guint) i);
      g_autofree char *offer = surface_dup_offer (self, i);

      purser_space_base_slot_show (PURSER_SPACE_BASE_SLOT (slot), state, player);
      purser_place_set_offer (PURSER_PLACE (slot), offer);
      purser_place_set_marked (PURSER_PLACE (slot), lit[i]);
      purser_set_style (slot, "charged", surface_has_charge (self, i));
    }
}

/* ---- Taking cards ---- */

static void surface_show (PurserSpaceBaseSurface *self);

/* Returns: whether the rules took it */
static gboolean
surface_enter_wish (PurserSpaceBaseSurface *self)
{
  g_autoptr (GPtrArray) moves = purser_space_base_wish_dup_moves (self->wish, self->learned);

  if (moves->len == 1)
    return purser_session_enter (purser_surface_get_session (PURSER_SURFACE (self)), g_ptr_array_index (moves, 0));
  return purser_surface_enter_moves (PURSER_SURFACE (self), moves);
}

static void
surface_show_wish (PurserSpaceBaseSurface *self)
{
  gboolean many = self->wish != NULL && self->wish->most > 1;
  gboolean without = self->wish != NULL && self->wish->without;
  g_autofree char *text = self->wish != NULL ? purser_space_base_wish_dup_text (self->wish) : NULL;
  gboolean names = self->wish != NULL && self->wish->purpose == PURSER_SPACE_BASE_TO_NAME;

  gtk_widget_set_visible (self->wish_bar, self->wish != NULL && (self->chosen || many));
  gtk_widget_set_visible (self->cancel_button, self->chosen);
  gtk_widget_set_visible (self->done_button, (many && (self->wish->cards->len > 0 || !self->chosen)) || without);
  /* Only one button at a time is proposed. Cards may be chosen beside the payouts, which have their own. */
  purser_set_style (self->done_button, "suggested-action", !self->chosen);
  gtk_label_set_text (self->wish_label, text != NULL ? text : "");
  gtk_widget_set_visible (self->find_button, self->wish != NULL);
  gtk_widget_set_visible (self->name_button, !names && surface_find_naming (self) != NULL);
  gtk_widget_set_visible (self->extras, gtk_widget_get_visible (self->find_button) || gtk_widget_get_visible (self->name_button));
}

static void
surface_learn_cost (PurserSpaceBaseSurface *self,
                    guint                   card,
                    int                     cost)
{
  PurserValue *move = purser_move_value_new ("learn", -1);
  PurserValue *values = purser_value_new_object ();

  purser_value_set_integer (values, "cost", cost);
  purser_value_set_string (move, "item", purser_space_base_card_id (card));
  purser_value_set (move, "values", values);
  g_ptr_array_add (self->learned, move);
}

static void
take_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (widget);
  guint card;
  int cost;

  if (self->wish == NULL)
    return;
  g_variant_get (parameter, "(ui)", &card, &cost);
  if (cost >= 0)
    surface_learn_cost (self, card, cost);
  if (purser_space_base_wish_add (self->wish, card))
    {
      if (surface_enter_wish (self))
        return;
      /* It was refused, so the next card replaces it. */
      purser_space_base_wish_take_back (self->wish, card);
    }
  surface_show (self);
}

/* Places the face-up ships above the console on a phone, where they are visible. */
static void
surface_place_market (PurserSpaceBaseSurface *self)
{
  GtkWidget *console = GTK_WIDGET (self->console), *market = GTK_WIDGET (self->market);
  gboolean above = purser_surface_get_compact (PURSER_SURFACE (self));

  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (console)), market, above ? self->wish_bar : console);
}

/* Shows the ships that are known to lie face up, so that each is a tap away. */
static void
surface_show_market (PurserSpaceBaseSurface *self)
{
  const PurserSpaceBaseState *state = get_state (self);
  gboolean shown = state->market && self->wish != NULL && self->wish->purpose != PURSER_SPACE_BASE_TO_NAME && state->rolled;
  g_autoptr (GArray) offers = NULL;

  purser_unparent_children (GTK_WIDGET (self->market));
  gtk_widget_set_visible (GTK_WIDGET (self->market), shown);
  if (!shown)
    return;
  surface_place_market (self);
  offers = purser_space_base_wish_list (self->wish, state, -1);
  for (guint i = 0; i < offers->len; i++)
    {
      const PurserSpaceBaseOffer *offer = &g_array_index (offers, PurserSpaceBaseOffer, i);

      if (state->in_sight[offer->card])
        purser_even_columns_append (self->market, purser_space_base_offer_button_new (state, self->wish->player, offer,
                                                                                      self->wish->purpose, TRUE));
    }
}

static void
surface_show (PurserSpaceBaseSurface *self)
{
  surface_show_console (self);
  surface_show_wish (self);
  surface_show_market (self);
}

/* ---- Touching a sector ---- */

static gboolean
purser_space_base_surface_begin (PurserSurface      *surface,
                                 const PurserChoice *choice)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (surface);

  if (!purser_space_base_wish_is_for (choice))
    return FALSE;
  surface_set_wish (self, choice, TRUE);
  surface_show (self);
  return TRUE;
}

static void
use_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (widget);
  g_autoptr (PurserChoice) choice = purser_choice_ref (g_ptr_array_index (self->uses, g_variant_get_uint32 (parameter)));

  if (purser_space_base_surface_begin (PURSER_SURFACE (self), choice))
    return;
  if (purser_choice_is (choice, "learn"))
    gtk_widget_activate_action (GTK_WIDGET (self), "play.learn", "s", purser_value_get_string_of (choice->move, "item"));
  else
    purser_surface_enter (PURSER_SURFACE (self), choice);
}

/* Opens a form for the contents of the sector, which the play takes over from the table. */
static void
correct_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (widget);
  PurserValue *move = purser_move_value_new ("board", MAX (purser_surface_get_player (PURSER_SURFACE (self)), 0));
  g_autoptr (PurserChoice) choice = NULL;

  purser_value_set_integer (move, "sector", self->touched + 1);
  choice = purser_choice_new (purser_surface_get_player (PURSER_SURFACE (self)), move, FALSE,
                              g_strdup_printf (_("Correct Sector %d"), self->touched + 1));
  purser_choice_want (choice, "station");
  purser_choice_want (choice, "deployed");
  purser_choice_want (choice, "charges");
  purser_surface_open_form (PURSER_SURFACE (self), choice);
}

static void
shop_add_sector (PurserSpaceBaseShop        *shop,
                 const PurserSpaceBaseState *state,
                 int                         player,
                 int                         sector)
{
  const PurserSpaceBaseSector *contents = &state->players[player].sectors[sector];

  purser_space_base_shop_add_lying (shop, state, player, contents->station, FALSE);
  for (guint i = contents->n_deployed; i > 0; i--)
    purser_space_base_shop_add_lying (shop, state, player, contents->deployed[i - 1], TRUE);
}

static void
surface_open_sector (PurserSpaceBaseSurface *self,
                     int                     sector)
{
  const PurserSpaceBaseState *state = get_state (self);
  int player = MAX (purser_surface_get_player (PURSER_SURFACE (self)), 0);
  g_autofree char *title = g_strdup_printf (_("Sector %d"), sector + 1);
  AdwDialog *dialog = purser_space_base_shop_new (GTK_WIDGET (self), title, FALSE);
  PurserSpaceBaseShop *shop = PURSER_SPACE_BASE_SHOP (dialog);

  g_clear_pointer (&self->uses, g_ptr_array_unref);
  self->uses = surface_list_uses (self, self->wish != NULL && self->chosen ? PURSER_SPACE_BASE_SECTORS : sector);
  for (guint i = 0; i < self->uses->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (self->uses, i);

      purser_space_base_shop_add_use (shop, i, choice, spends_charge (state, choice));
    }
  if (self->wish == NULL || surface_count_offers (self, sector) == 0)
    shop_add_sector (shop, state, player, sector);
  if (self->wish != NULL)
    {
      g_autoptr (GArray) offers = purser_space_base_wish_list (self->wish, state, sector);

      purser_space_base_shop_offer (shop, state, self->wish->player, offers, self->wish->purpose);
    }
  self->touched = sector;
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
purser_space_base_surface_touch (PurserSurface *surface,
                                 const char    *place)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (surface);

  for (int i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    if (strcmp (place, purser_space_base_place_name (i)) == 0)
      surface_open_sector (self, i);
}

static void
find_clicked_cb (PurserSpaceBaseSurface *self)
{
  AdwDialog *dialog = purser_space_base_shop_new (GTK_WIDGET (self), _("Find a Card"), TRUE);
  g_autoptr (GArray) offers = purser_space_base_wish_list (self->wish, get_state (self), -1);

  purser_space_base_shop_offer (PURSER_SPACE_BASE_SHOP (dialog), get_state (self), self->wish->player, offers,
                                self->wish->purpose);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
purser_space_base_surface_update (PurserSurface *surface)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (surface);

  surface_refresh_wish (self);
  surface_show (self);
}

static void
name_clicked_cb (PurserSpaceBaseSurface *self)
{
  surface_go_on_naming (self);
  surface_show (self);
}

static void
cancel_clicked_cb (PurserSpaceBaseSurface *self)
{
  if (self->wish != NULL && self->wish->purpose == PURSER_SPACE_BASE_TO_NAME)
    g_array_set_size (self->named, 0);
  self->chosen = FALSE;
  purser_space_base_surface_update (PURSER_SURFACE (self));
}

static void
done_clicked_cb (PurserSpaceBaseSurface *self)
{
  surface_enter_wish (self);
}

/* Returns whether an answer is shown here: those of cards on the shown console, and those whose cards are chosen here. Missing
 * printed values are asked for beside the payouts, which need them first. */
static gboolean
purser_space_base_surface_shows (PurserSurface      *surface,
                                 const PurserChoice *choice)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (surface);
  int player = purser_surface_get_player (surface);

  if (choice->place == NULL || purser_choice_is_printed (choice))
    return FALSE;
  if (g_str_equal (choice->place, "market"))
    return purser_choice_is (choice, "market") || choice->player == player;
  if (purser_choice_is (choice, "buy"))
    return TRUE;
  return choice->player == player && lies_in (get_state (self), player, -1, choice->place);
}

static void
purser_space_base_surface_dispose (GObject *object)
{
  PurserSpaceBaseSurface *self = PURSER_SPACE_BASE_SURFACE (object);

  g_clear_pointer (&self->wish, purser_space_base_wish_free);
  g_clear_pointer (&self->learned, g_ptr_array_unref);
  g_clear_pointer (&self->named, g_array_unref);
  g_clear_pointer (&self->uses, g_ptr_array_unref);
  g_clear_pointer (&self->prompt, purser_prompt_unref);
  G_OBJECT_CLASS (purser_space_base_surface_parent_class)->dispose (object);
}

static void
purser_space_base_surface_class_init (PurserSpaceBaseSurfaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PurserSurfaceClass *surface_class = PURSER_SURFACE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_space_base_surface_dispose;
  surface_class->update = purser_space_base_surface_update;
  surface_class->shows = purser_space_base_surface_shows;
  surface_class->begin = purser_space_base_surface_begin;
  surface_class->touch = purser_space_base_surface_touch;
  g_type_ensure (PURSER_TYPE_EVEN_COLUMNS);
  g_type_ensure (PURSER_TYPE_SPACE_BASE_CONSOLE);
  gtk_widget_class_install_action (widget_class, "wish.take", "(ui)", take_activated);
  gtk_widget_class_install_action (widget_class, "sector.use", "u", use_activated);
  gtk_widget_class_install_action (widget_class, "sector.correct", NULL, correct_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/space-base/purser-space-base-surface.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, wish_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, wish_label);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, done_button);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, console);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, market);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, extras);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, find_button);
  gtk_widget_class_bind_template_child (widget_class, PurserSpaceBaseSurface, name_button);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, find_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_clicked_cb);
}

static void
purser_space_base_surface_init (PurserSpaceBaseSurface *self)
{
  self->learned = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  self->named = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
}
