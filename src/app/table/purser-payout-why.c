// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-components.h"
#include "purser-line-breaks.h"
#include "purser-payout-why.h"
#include "purser-game-ui.h"
#include "purser-widget.h"

/* The most characters of a line, and the width of the window that is left for the amount and the margins. */
#define MOST_CHARS 28
#define AROUND 130

/* Explains a payout before it is entered: its parts, each with the card that pays and a link to its rule. */
struct _PurserPayoutWhy
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  PurserPlay    *play;
  PurserChoice  *choice;
};

G_DEFINE_FINAL_TYPE (PurserPayoutWhy, purser_payout_why, ADW_TYPE_BIN)

/* Reads an answer that is tried on a copy of the state. The rules would refuse it before the other players have answered,
 * so the move overrules them.
 *
 * Returns: (nullable): the move, or %NULL if it cannot be read */
static PurserMove *
read_choice (const PurserSetup  *setup,
             const PurserChoice *choice)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) move = purser_value_copy (choice->move);

  purser_value_set_boolean (move, "anyway", TRUE);
  return purser_move_new (setup, move, &verdict);
}

static PurserLedger *
try_choice (PurserPlay         *play,
            const PurserChoice *choice)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserLedger *ledger = purser_ledger_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) move = read_choice (setup, choice);
  g_autofree gpointer state = g_memdup2 (purser_play_get_state (play), setup->rules->state_size);

  if (move != NULL)
    purser_rules_apply (setup, state, move, ledger, &verdict);
  return ledger;
}

static char *
dup_source (PurserPlay        *play,
            const PurserEntry *entry)
{
  g_autofree char *item = entry->item != NULL ? purser_components_dup_title_in (play, entry->item) : NULL;
  const char *title = purser_game_ui_tell_account (play, (guint) entry->account).title;

  return item != NULL ? g_strdup_printf ("%s · %s", title, item) : g_strdup (title);
}

/* Returns the characters of a line. GTK would narrow a popover wider than a phone, and its lines would not fit its height. */
static int
count_chars (GtkWidget *widget)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                   pango_font_metrics_get_approximate_digit_width (metrics)) / PANGO_SCALE;
  int room = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (widget))) - AROUND;

  pango_font_metrics_unref (metrics);
  return CLAMP (room / MAX (width, 1), 1, MOST_CHARS);
}

static GtkWidget *
source_new (const char *source,
            int         chars)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "max-width-chars", chars, NULL);

  purser_line_breaks_show (GTK_LABEL (label), source);
  return label;
}

static GtkWidget *
part_new (PurserPlay        *play,
          const PurserEntry *entry,
          int                chars)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *amount = g_strdup_printf (entry->by < 0 ? "−%d" : "+%d", ABS ((int) entry->by));
  g_autofree char *source = dup_source (play, entry);
  g_autofree char *name = g_strdup_printf ("%s %s", amount, source);
  GtkWidget *label = gtk_label_new (amount);

  gtk_widget_set_css_classes (label, (const char *[]) { "numeric", "heading", entry->by < 0 ? "loss" : "gain", NULL });
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), source_new (source, chars));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  purser_set_action (button, "why.show-rule", g_variant_new ("(ss)", entry->rule, entry->item != NULL ? entry->item : ""));
  return button;
}

/* Looks up what pays only when the popover opens. */
static void
popup_cb (GtkMenuButton *button,
          gpointer       data)
{
  PurserPayoutWhy *self = data;
  g_autoptr (PurserLedger) ledger = try_choice (self->play, self->choice);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/purser/app/table/purser-payout-popover.ui");
  GtkBox *box = GTK_BOX (gtk_builder_get_object (builder, "parts"));

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    gtk_box_append (box, part_new (self->play, purser_ledger_get (ledger, i), count_chars (GTK_WIDGET (self))));
  if (purser_ledger_get_size (ledger) == 0)
    gtk_box_append (box, gtk_label_new (_("This pays nothing.")));
  gtk_menu_button_set_popover (button, GTK_WIDGET (gtk_builder_get_object (builder, "popover")));
}

static void
show_rule_activated (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  gtk_menu_button_popdown (PURSER_PAYOUT_WHY (widget)->button);
  gtk_widget_activate_action_variant (widget, "play.show-rule", parameter);
}

static void
purser_payout_why_finalize (GObject *object)
{
  g_clear_object (&PURSER_PAYOUT_WHY (object)->play);
  g_clear_pointer (&PURSER_PAYOUT_WHY (object)->choice, purser_choice_unref);
  G_OBJECT_CLASS (purser_payout_why_parent_class)->finalize (object);
}

static void
purser_payout_why_class_init (PurserPayoutWhyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_payout_why_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-payout-why.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPayoutWhy, button);
  gtk_widget_class_install_action (widget_class, "why.show-rule", "(ss)", show_rule_activated);
}

static void
purser_payout_why_init (PurserPayoutWhy *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->button, popup_cb, self, NULL);
}

/* @child: (transfer floating) (nullable): shown by the button in place of its icon
 * @label: its accessible name, as "Why?" alone would not say whose payout it explains */
GtkWidget *
purser_payout_why_new (PurserPlay *play,
                       GtkWidget  *child,
                       const char *label)
{
  PurserPayoutWhy *self = g_object_new (PURSER_TYPE_PAYOUT_WHY, NULL);

  self->play = g_object_ref (play);
  if (child != NULL)
    gtk_menu_button_set_child (self->button, child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

void
purser_payout_why_set_choice (PurserPayoutWhy    *self,
                              const PurserChoice *choice)
{
  g_autoptr (PurserChoice) old = self->choice;

  self->choice = purser_choice_ref (choice);
}
