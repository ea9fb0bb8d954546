// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Asks what the touched ship does: its dice, its trades, and printed numbers that are not known yet. Places that are only
 * steps on the way to a move: `level/2`, those of the dice, `use/0`, `form/0` and `close/0`. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-gains.h"
#include "purser-line-breaks.h"
#include "purser-number-entry.h"
#include "purser-phoenix-dice.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-panel.h"
#include "purser-scroll.h"
#include "purser-wrap-box.h"

struct _PurserPhoenixPanel
{
  GtkBox parent_instance;

  PurserSurface       *surface;
  PurserPhoenixIntent *intent;
  GtkWidget           *entries[PURSER_PHOENIX_TOLD_NUMBERS];
  PurserEditor        *trades;
  GtkLabel            *title;
  GtkWidget           *levels_page;
  AdwWrapBox          *levels;
  GtkWidget           *action_page;
  GtkLabel            *action_label;
  PurserPhoenixDice   *dice;
  AdwBin              *trades_bin;
  AdwWrapBox          *numbers;
  AdwBin              *preview;
  GtkWidget           *use;
  GtkWidget           *end;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixPanel, purser_phoenix_panel, GTK_TYPE_BOX)

static const PurserPhoenixState *
panel_get_state (PurserPhoenixPanel *self)
{
  return purser_surface_get_state (self->surface);
}

static char *
dup_title (PurserPhoenixPanel *self)
{
  const PurserPhoenixUse *use = &self->intent->use;
  PurserSetup *setup = purser_surface_get_setup (self->surface);
  const char *owner = use->owner == PURSER_PHOENIX_NEUTRAL ? _("Neutral") : purser_setup_get_name (setup, use->owner);
  g_autofree char *ship = use->level > 0 ? g_strdup_printf ("%s %d", purser_phoenix_kind_title (use->kind), use->level)
                                         : g_strdup (purser_phoenix_kind_title (use->kind));

  if (use->owner == use->player)
    return g_steal_pointer (&ship);
  return g_strdup_printf ("%s · %s", ship, owner);
}

/* Asks for the level of a ship whose level was not stated. */
static void
panel_add_levels (PurserPhoenixPanel *self)
{
  PurserPhoenixUse use = self->intent->use;

  for (use.level = 1; use.level <= PURSER_PHOENIX_LEVELS; use.level++)
    {
      g_autofree char *text = g_strdup_printf ("%d", use.level);
      g_autofree char *title = g_strdup_printf (_("Level %d"), use.level);
      GtkWidget *place = purser_phoenix_step_new ("level", use.level, title, _("choose"), gtk_label_new (text));

      gtk_widget_set_visible (place, purser_phoenix_ship_exists (use.kind, use.level));
      gtk_widget_set_sensitive (place, purser_phoenix_use_is_free (&use, panel_get_state (self)));
      adw_wrap_box_append (self->levels, place);
    }
}

/* ---- Whether it can be done, and what it would change ---- */

/* Returns whether one touch elsewhere completes and enters the action, so that no button is needed here. */
static gboolean
panel_ends_elsewhere (PurserPhoenixPanel *self)
{
  const PurserPhoenixUse *use = &self->intent->use;

  for (guint i = 0; i < PURSER_PHOENIX_TOLD_NUMBERS; i++)
    if (self->entries[i] != NULL)
      return FALSE;
  return use->kind == PURSER_PHOENIX_DISMANTLE ||
         (use->kind == PURSER_PHOENIX_DIPLOMACY && use->level < PURSER_PHOENIX_LEVELS);
}

static void
panel_check (PurserPhoenixPanel *self)
{
  const PurserPhoenixState *state = panel_get_state (self);
  g_autoptr (PurserValue) trades = purser_phoenix_panel_dup_trades (self);
  gboolean complete = purser_phoenix_intent_is_complete (self->intent, state, trades);
  PurserPlay *play = purser_surface_get_play (self->surface);
  GtkWidget *gains = NULL;

  if (complete)
    {
      g_autoptr (GPtrArray) moves = purser_phoenix_intent_dup_moves (self->intent, state, trades);
      g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
      PurserChoice *choice = purser_prompt_try (prompt, purser_play_get_setup (play), state,
                                                purser_value_ref (g_ptr_array_index (moves, moves->len - 1)), g_strdup (""));

      gains = choice != NULL ? purser_gains_new (play, choice) : NULL;
    }
  adw_bin_set_child (self->preview, gains);
  gtk_widget_set_sensitive (self->use, complete);
  gtk_widget_set_visible (self->end, complete || !panel_ends_elsewhere (self));
}

static void
told_cb (PurserPhoenixPanel *self)
{
  GtkWidget *metal = self->entries[PURSER_PHOENIX_TOLD_METAL];

  for (guint i = 0; i < PURSER_PHOENIX_TOLD_NUMBERS; i++)
    if (self->entries[i] != NULL)
      self->intent->told[i] = purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->entries[i]));
  if (metal != NULL)
    gtk_widget_set_sensitive (metal, purser_phoenix_intent_needs (self->intent, panel_get_state (self),
                                                                  PURSER_PHOENIX_TOLD_METAL));
  panel_check (self);
}

static void
entered_cb (PurserPhoenixPanel *self)
{
  if (gtk_widget_get_sensitive (self->use))
    gtk_widget_activate_action (GTK_WIDGET (self->surface), "place.touch", "s", "use/0");
  else
    gtk_widget_child_focus (GTK_WIDGET (self->surface), GTK_DIR_TAB_FORWARD);
}

/* ---- Numbers ---- */

static char *
dup_number_title (PurserPhoenixPanel *self,
                  PurserPhoenixTold   number)
{
  static const char *const titles[PURSER_PHOENIX_TOLD_NUMBERS] = {
    [PURSER_PHOENIX_TOLD_COST] = N_("GEM onto the ship"),
    [PURSER_PHOENIX_TOLD_FEE] = N_("GEM to its owner"),
    [PURSER_PHOENIX_TOLD_TILE] = N_("Number of the sector tile, if you like"),
    [PURSER_PHOENIX_TOLD_CARGO] = N_("Dice it can keep"),
  };
  const PurserPhoenixIntent *intent = self->intent;

  if (number == PURSER_PHOENIX_TOLD_AMOUNT)
    return g_strdup (intent->use.kind == PURSER_PHOENIX_FARM ? _("Food it yields") : _("Water it yields"));
  if (number == PURSER_PHOENIX_TOLD_METAL)
    return g_strdup (intent->use.kind == PURSER_PHOENIX_DISMANTLE ? _("Metal gained, the extra included")
                                                                  : _("Metal paid, after the discount"));
  if (titles[number] != NULL)
    return g_strdup (_(titles[number]));
  /* Translators: a diplomacy track */
  return g_strdup_printf (_("Lobby cost: %s"),
                          purser_phoenix_kind_title ((PurserPhoenixKind) intent->tracks[number - PURSER_PHOENIX_TOLD_LOBBY]));
}

static void
panel_add_number (PurserPhoenixPanel *self,
                  PurserPhoenixTold   number,
                  int                 digits)
{
  g_autofree char *title = dup_number_title (self, number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *entry = purser_number_entry_new (title, digits);

  purser_line_breaks_show (GTK_LABEL (label), title);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_halign (entry, GTK_ALIGN_START);
  /* Tab goes from left to right only if all children of a line are as high as the line. */
  gtk_widget_set_vexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (entry), self->intent->told[number]);
  g_signal_connect_object (entry, "changed", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  self->entries[number] = entry;
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  adw_wrap_box_append (self->numbers, box);
}

/* Returns the usual number of digits: one for GEM and goods. */
static int
get_digits (PurserPhoenixTold number)
{
  return number == PURSER_PHOENIX_TOLD_TILE ? 3 : number == PURSER_PHOENIX_TOLD_METAL ? 2 : 1;
}

static gboolean
panel_asks (PurserPhoenixPanel *self,
            PurserPhoenixTold   number)
{
  const PurserPhoenixIntent *intent = self->intent;

  if (number == PURSER_PHOENIX_TOLD_TILE)
    return intent->use.kind == PURSER_PHOENIX_CONSTRUCTION && intent->colour >= 0;
  if (number == PURSER_PHOENIX_TOLD_CARGO)
    return intent->use.kind == PURSER_PHOENIX_EXPEDITION && intent->n_rolled > 0 &&
           purser_phoenix_use_get_printed (&intent->use, panel_get_state (self), PURSER_PHOENIX_SHIP_CARGO) < 0;
  return purser_phoenix_intent_needs (intent, panel_get_state (self), number);
}

static gboolean
panel_is_told (PurserPhoenixPanel *self,
               PurserPhoenixTold   number)
{
  return self->intent->told[number] >= (number == PURSER_PHOENIX_TOLD_TILE ? PURSER_PHOENIX_FIRST_TILE : 0);
}

/* Numbers that were told already come before those asked for now, so that typing on does not overwrite them. */
static void
panel_add_numbers (PurserPhoenixPanel *self)
{
  static const PurserPhoenixTold order[] = {
    PURSER_PHOENIX_TOLD_TILE, PURSER_PHOENIX_TOLD_COST, PURSER_PHOENIX_TOLD_FEE, PURSER_PHOENIX_TOLD_AMOUNT,
    PURSER_PHOENIX_TOLD_METAL, PURSER_PHOENIX_TOLD_CARGO, PURSER_PHOENIX_TOLD_LOBBY, PURSER_PHOENIX_TOLD_SECOND_LOBBY,
  };

  for (int told = TRUE; told >= FALSE; told--)
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      if (panel_asks (self, order[i]) && panel_is_told (self, order[i]) == told)
        panel_add_number (self, order[i], get_digits (order[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), gtk_widget_get_first_child (GTK_WIDGET (self->numbers)) != NULL);
}

/* ---- Trades ---- */

static const PurserShape *
find_trades_shape (PurserPhoenixPanel *self)
{
  const PurserVerb *verb = purser_rules_find_verb (purser_play_get_rules (purser_surface_get_play (self->surface)), "act");
  const PurserField *field = verb->fields;

  while (strcmp (field->name, "trades") != 0)
    field++;
  return field->shape;
}

/* The last trade that the ship can make enters all of them, as the last touch of any ship does. */
static void
trades_changed_cb (PurserPhoenixPanel *self)
{
  const PurserPhoenixState *state = panel_get_state (self);
  g_autoptr (PurserValue) trades = purser_phoenix_panel_dup_trades (self);
  int most = purser_phoenix_use_get_printed (&self->intent->use, state, PURSER_PHOENIX_SHIP_TRADES);

  panel_check (self);
  if (most > 0 && (int) purser_value_get_size (trades) == most &&
      purser_phoenix_intent_is_complete (self->intent, state, trades))
    gtk_widget_activate_action (GTK_WIDGET (self), "place.touch", "s", "use/0");
}

static void
panel_add_trades (PurserPhoenixPanel *self)
{
  PurserPlay *play = purser_surface_get_play (self->surface);

  self->trades = purser_editor_new (purser_play_get_rules (play), play, find_trades_shape (self), _("Trades, in their order"));
  g_signal_connect_object (self->trades, "changed", G_CALLBACK (trades_changed_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->trades_bin, GTK_WIDGET (self->trades));
}

/* ---- All of it ---- */

/* Returns: (nullable): advice on what to touch elsewhere */
static const char *
panel_get_advice (PurserPhoenixPanel *self)
{
  const PurserPhoenixIntent *intent = self->intent;
  PurserPhoenixKind kind = intent->use.kind;
  gboolean two = intent->use.level == PURSER_PHOENIX_LEVELS;

  if (kind == PURSER_PHOENIX_DISMANTLE && intent->target_kind < 0)
    return _("Tap the ship to dismantle.");
  if (kind == PURSER_PHOENIX_CONSTRUCTION && intent->colour < 0)
    return _("Tap where to build the sector.");
  if (kind == PURSER_PHOENIX_DIPLOMACY && intent->n_tracks < (two ? 2 : 1))
    return two ? _("Tap one or two tracks on the diplomacy board.") : _("Tap a track on the diplomacy board.");
  return NULL;
}

static void
panel_advise (PurserPhoenixPanel *self)
{
  const char *advice = self->intent->use.level > 0 ? panel_get_advice (self) : NULL;

  purser_line_breaks_show (self->action_label, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->action_label), advice != NULL);
}

static void
panel_add_action (PurserPhoenixPanel *self)
{
  PurserPhoenixKind kind = self->intent->use.kind;

  gtk_widget_set_visible (GTK_WIDGET (self->trades_bin), kind == PURSER_PHOENIX_TRANSPORT);
  if (kind == PURSER_PHOENIX_TRANSPORT)
    panel_add_trades (self);
  panel_add_numbers (self);
  panel_check (self);
}

static void
panel_clear (PurserPhoenixPanel *self)
{

  /* Clears the focus, so that it begins anew in the new content. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  self->trades = NULL;
  memset (self->entries, 0, sizeof self->entries);
  adw_bin_set_child (self->trades_bin, NULL);
  purser_wrap_box_clear (self->levels);
  purser_wrap_box_clear (self->numbers);
}

static void
purser_phoenix_panel_class_init (PurserPhoenixPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_PHOENIX_DICE);
  g_type_ensure (PURSER_TYPE_PLACE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, title);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, levels_page);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, levels);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, action_page);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, action_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, dice);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, trades_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, numbers);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, preview);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, use);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixPanel, end);
}

static void
purser_phoenix_panel_init (PurserPhoenixPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->levels);
  purser_wrap_box_adapt (self->numbers);
}

/* Shows the progress of an action; hides the panel if no ship was touched. */
void
purser_phoenix_panel_show (PurserPhoenixPanel  *self,
                           PurserSurface       *surface,
                           PurserPhoenixIntent *intent)
{
  g_autofree char *title = NULL;

  self->surface = surface;
  self->intent = intent;
  panel_clear (self);
  purser_phoenix_dice_show (self->dice, panel_get_state (self), intent);
  gtk_widget_set_visible (GTK_WIDGET (self), intent->active);
  if (!intent->active)
    return;
  title = dup_title (self);
  gtk_label_set_label (self->title, title);
  panel_advise (self);
  gtk_widget_set_visible (self->levels_page, intent->use.level == 0);
  gtk_widget_set_visible (self->action_page, intent->use.level > 0);
  if (intent->use.level == 0)
    panel_add_levels (self);
  else
    panel_add_action (self);
}

/* Returns: (transfer full) (nullable): the trades so far */
PurserValue *
purser_phoenix_panel_dup_trades (PurserPhoenixPanel *self)
{
  return self->trades != NULL ? purser_editor_dup_value (self->trades) : NULL;
}

/* Moves the focus to the first unknown number; an incomplete tile number is continued at its end. */
void
purser_phoenix_panel_focus (PurserPhoenixPanel *self)
{
  GtkWidget *tile = self->entries[PURSER_PHOENIX_TOLD_TILE];

  purser_scroll_to (GTK_WIDGET (self));
  if (tile != NULL && self->intent->told[PURSER_PHOENIX_TOLD_TILE] < PURSER_PHOENIX_FIRST_TILE)
    {
      gtk_entry_grab_focus_without_selecting (GTK_ENTRY (tile));
      gtk_editable_set_position (GTK_EDITABLE (tile), -1);
      return;
    }
  for (guint i = 0; i < PURSER_PHOENIX_TOLD_NUMBERS; i++)
    if (self->entries[i] != NULL && self->intent->told[i] < 0)
      {
        gtk_widget_grab_focus (self->entries[i]);
        return;
      }
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
