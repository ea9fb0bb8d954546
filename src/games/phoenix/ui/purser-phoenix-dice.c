// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-line-breaks.h"
#include "purser-phoenix-dice.h"
#include "purser-phoenix-homes.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-odds.h"
#include "purser-place.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The dice of an expedition: their faces, which dice are kept, and where the kept humans go. Places that are only steps on
 * the way to a move: `face/0`, `back/0` to take the last one back, `die/3` and, for the third die and each place to go,
 * `human/8` to `human/11`. */
struct _PurserPhoenixDice
{
  AdwBin parent_instance;

  const PurserPhoenixState  *state;
  const PurserPhoenixIntent *intent;
  GtkLabel                  *faces_label;
  GtkLabel                  *expectation_label;
  GtkLabel                  *change_label;
  AdwWrapBox                *faces;
  GtkWidget                 *rolled_box;
  GtkLabel                  *rolled_label;
  AdwWrapBox                *rolled;
  GtkBox                    *humans;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixDice, purser_phoenix_dice, ADW_TYPE_BIN)

static const char *
face_title (int face)
{
  return face == PURSER_PHOENIX_FACE_HUMAN ? purser_phoenix_species_title (PURSER_PHOENIX_HUMAN)
                                           : purser_phoenix_account_title ((PurserPhoenixAccount) (PURSER_PHOENIX_FOOD + face));
}

/* Hides the label if there is no text. */
static void
show_text (GtkLabel   *label,
           const char *text)
{
  purser_line_breaks_show (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static GtkWidget *
face_new (int face)
{
  GtkWidget *image = gtk_image_new_from_icon_name (face == PURSER_PHOENIX_FACE_HUMAN
                                                     ? "purser-human-symbolic" : purser_phoenix_account_icons[face + 1]);

  gtk_image_set_pixel_size (GTK_IMAGE (image), 24);
  return image;
}

/* Shows what the dice are expected to show before they are rolled; the expected humans only if the change does not name them. */
static void
dice_show_expectation (PurserPhoenixDice *self,
                       int                dice)
{
  int cargo = purser_phoenix_use_get_printed (&self->intent->use, self->state, PURSER_PHOENIX_SHIP_CARGO);
  gboolean expected = dice > 0 && self->intent->n_rolled == 0;
  g_autofree char *change = expected ? purser_phoenix_dup_use_change (self->state, &self->intent->use) : NULL;
  g_autofree char *text = NULL;

  if (expected)
    text = purser_phoenix_dup_expectation (dice, change == NULL ? cargo : PURSER_PHOENIX_UNKNOWN);
  show_text (self->expectation_label, text);
  show_text (self->change_label, change);
}

static void
dice_add_back (PurserPhoenixDice *self)
{
  GtkWidget *place = purser_phoenix_step_new ("back", 0, _("Take Back the Last Die"), NULL,
                                              gtk_image_new_from_icon_name ("edit-clear-symbolic"));

  gtk_widget_add_css_class (place, "face");
  adw_wrap_box_append (self->faces, place);
}

static void
dice_add_faces (PurserPhoenixDice *self)
{
  int dice = purser_phoenix_use_get_printed (&self->intent->use, self->state, PURSER_PHOENIX_SHIP_DICE);
  gboolean all = self->intent->n_rolled == (dice < 0 ? PURSER_PHOENIX_MAX_DICE : dice);
  g_autofree char *text = dice < 0 ? g_strdup (_("What the dice show"))
                                   /* Translators: how many dice were touched, how many there are */
                                   : g_strdup_printf (_("What the dice show: %d of %d"), self->intent->n_rolled, dice);

  purser_line_breaks_show (self->faces_label, text);
  dice_show_expectation (self, dice);
  for (int face = 0; !all && face < PURSER_PHOENIX_FACES; face++)
    {
      GtkWidget *place = purser_phoenix_step_new ("face", face, face_title (face), _("rolled"), face_new (face));

      gtk_widget_add_css_class (place, "face");
      adw_wrap_box_append (self->faces, place);
    }
  if (self->intent->n_rolled > 0)
    dice_add_back (self);
}

static void
dice_add_die (PurserPhoenixDice *self,
              int                die)
{
  gboolean kept = self->intent->kept[die];
  /* Translators: which die, what it shows */
  g_autofree char *title = g_strdup_printf (_("Die %d, %s"), die + 1, face_title (self->intent->rolled[die]));
  GtkWidget *place = purser_phoenix_step_new ("die", die, title, kept ? _("kept") : _("keep"),
                                              face_new (self->intent->rolled[die]));

  purser_place_set_marked (PURSER_PLACE (place), kept);
  gtk_widget_add_css_class (place, "face");
  gtk_widget_add_css_class (place, kept ? "kept" : "left");
  adw_wrap_box_append (self->rolled, place);
}

static GtkWidget *
observe_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (box), gtk_label_new (C_("word", "Observe")));
  gtk_box_append (GTK_BOX (box), gtk_label_new ("+1"));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("purser-vp-symbolic"));
  return box;
}

/* @home: the wing where the human moves in; -1 if it is observed */
static void
dice_add_home (PurserPhoenixDice *self,
               AdwWrapBox        *homes,
               int                die,
               int                human,
               int                home)
{
  gboolean chosen = self->intent->homes[die] == home;
  /* Translators: which of the humans that are kept */
  g_autofree char *title = home < 0 ? g_strdup_printf (_("Human %d: observe, +1 point"), human)
                                    /* Translators: which of the humans that are kept, the color of a wing */
                                    : g_strdup_printf (_("Human %d moves in: %s"), human, purser_phoenix_colour_title (home));
  GtkWidget *content = home < 0 ? observe_new () : purser_phoenix_letter_new (purser_phoenix_colour_words[home],
                                                                             purser_phoenix_colour_title (home));
  GtkWidget *place = purser_phoenix_step_new ("human", die * PURSER_PHOENIX_HOMES_OF_HUMAN + home + 1, title,
                                              chosen ? _("chosen") : _("choose"), content);

  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  purser_place_set_marked (PURSER_PLACE (place), chosen);
  adw_wrap_box_append (homes, place);
}

/* Offers to observe a kept human, or to let it move into a wing with room. */
static void
dice_add_human (PurserPhoenixDice *self,
                int                die,
                int                human)
{
  const PurserPhoenixPlayer *player = &self->state->players[self->intent->use.player];
  AdwWrapBox *homes = ADW_WRAP_BOX (purser_wrap_box_new (6, 6));

  adw_wrap_box_append (homes, face_new (PURSER_PHOENIX_FACE_HUMAN));
  for (int home = -1; home < PURSER_PHOENIX_COLOURS; home++)
    if (home < 0 || (player->sectors[home] > 0 &&
                     purser_phoenix_get_capacity (self->state, self->intent->use.player, home) != 0))
      dice_add_home (self, homes, die, human, home);
  gtk_box_append (self->humans, GTK_WIDGET (homes));
}

static void
dice_add_rolled (PurserPhoenixDice *self)
{
  int cargo = purser_phoenix_use_get_printed (&self->intent->use, self->state, PURSER_PHOENIX_SHIP_CARGO);
  int kept = purser_phoenix_intent_count_kept (self->intent);
  g_autofree char *text = cargo < 0 ? g_strdup (_("Tap the dice to keep"))
                                    /* Translators: how many dice are kept, how many may be */
                                    : g_strdup_printf (_("Tap the dice to keep: %d of up to %d"), kept, cargo);

  purser_line_breaks_show (self->rolled_label, text);
  gtk_widget_set_visible (self->rolled_box, self->intent->n_rolled > 0);
  for (int i = 0; i < self->intent->n_rolled; i++)
    dice_add_die (self, i);
  for (int i = 0, n = 0; i < self->intent->n_rolled; i++)
    if (self->intent->kept[i] && self->intent->rolled[i] == PURSER_PHOENIX_FACE_HUMAN)
      dice_add_human (self, i, ++n);
}

static void
purser_phoenix_dice_class_init (PurserPhoenixDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-dice.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, faces_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, expectation_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, change_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, faces);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, rolled_box);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, rolled_label);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, rolled);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixDice, humans);
}

static void
purser_phoenix_dice_init (PurserPhoenixDice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->faces);
  purser_wrap_box_adapt (self->rolled);
}

/* Shows the progress of an expedition; hides the dice for other ships. */
void
purser_phoenix_dice_show (PurserPhoenixDice         *self,
                          const PurserPhoenixState  *state,
                          const PurserPhoenixIntent *intent)
{
  gboolean shown = intent->active && intent->use.level > 0 && intent->use.kind == PURSER_PHOENIX_EXPEDITION;

  self->state = state;
  self->intent = intent;
  purser_wrap_box_clear (self->faces);
  purser_wrap_box_clear (self->rolled);
  purser_box_clear (self->humans);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;
  dice_add_faces (self);
  dice_add_rolled (self);
}
