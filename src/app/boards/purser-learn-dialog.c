// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-fields-box.h"
#include "purser-item.h"
#include "purser-learn-dialog.h"

/* What is printed on a card of this copy of the game; it becomes a `learn` in the play. */
struct _PurserLearnDialog
{
  AdwDialog parent_instance;

  PurserSession   *session;
  char            *item;
  PurserFieldsBox *fields;
};

G_DEFINE_FINAL_TYPE (PurserLearnDialog, purser_learn_dialog, ADW_TYPE_DIALOG)

static const char *const arrows[] = { "left", "right", "either", NULL };
static const char *const colours[] = { "blue", "red", "green", NULL };
static const PurserShape amount_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = 40 };
static const PurserShape pips_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 2, .max = 5 };
static const PurserShape boolean_shape = { .kind = PURSER_SHAPE_BOOLEAN };
static const PurserShape arrow_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = arrows };
static const PurserShape colour_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = colours };
static const PurserShape effects_shape = { .kind = PURSER_SHAPE_ANY };

static const PurserField gain_fields[] = {
  { "credits", &amount_shape, FALSE, N_("credits") },
  { "income", &amount_shape, FALSE, N_("income") },
  { "vp", &amount_shape, FALSE, N_("victory points") },
  { NULL }
};
static const PurserShape gain_shape = { .kind = PURSER_SHAPE_RECORD, .fields = gain_fields };

static const PurserField slot_fields[] = {
  { "pips", &pips_shape, FALSE, N_("the pips beside the slot") },
  { NULL }
};
static const PurserShape slot_shape = { .kind = PURSER_SHAPE_RECORD, .fields = slot_fields };
static const PurserShape slots_shape = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = 6, .of = &slot_shape };
static const PurserField charge_fields[] = {
  { "slots", &slots_shape, TRUE, N_("the charge slots") },
  { "linked", &boolean_shape, FALSE, N_("whether they are linked") },
  { NULL }
};
static const PurserShape charge_shape = { .kind = PURSER_SHAPE_RECORD, .fields = charge_fields };

static const PurserField ability_fields[] = {
  { "effects", &effects_shape, TRUE, N_("what it does, as the card file writes it") },
  { "color", &colour_shape, FALSE, N_("the colour of its frame") },
  { NULL }
};
static const PurserShape ability_shape = { .kind = PURSER_SHAPE_RECORD, .fields = ability_fields };

static const PurserField side_fields[] = {
  { "gain", &gain_shape, TRUE, N_("what it pays") },
  { "arrow", &arrow_shape, FALSE, N_("an arrow") },
  { "charge", &charge_shape, FALSE, N_("charge slots") },
  { "ability", &ability_shape, FALSE, N_("an ability") },
  { NULL }
};
static const PurserShape side_shape = { .kind = PURSER_SHAPE_RECORD, .fields = side_fields };

static const PurserField ship_fields[] = {
  { "cost", &amount_shape, TRUE, N_("the cost") },
  { "station", &side_shape, FALSE, N_("the station side (blue)") },
  { "deployed", &side_shape, FALSE, N_("the deployed side (red)") },
  { NULL }
};
static const PurserField colony_fields[] = {
  { "cost", &amount_shape, TRUE, N_("the cost") },
  { "vp", &amount_shape, TRUE, N_("victory points") },
  { NULL }
};

static void
submit_cb (PurserLearnDialog *self)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("learn", -1);
  g_autoptr (PurserSession) session = g_object_ref (self->session);
  PurserValue *values = purser_value_new_object ();

  purser_fields_box_fill (self->fields, values);
  purser_value_set_text (move, "item", self->item);
  purser_value_set (move, "values", values);
  adw_dialog_force_close (ADW_DIALOG (self));
  purser_session_enter (session, move);
}

static void
purser_learn_dialog_finalize (GObject *object)
{
  PurserLearnDialog *self = PURSER_LEARN_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->item, g_free);
  G_OBJECT_CLASS (purser_learn_dialog_parent_class)->finalize (object);
}

static void
purser_learn_dialog_class_init (PurserLearnDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_learn_dialog_finalize;
}

static void
purser_learn_dialog_init (PurserLearnDialog *self)
{
}

/* A side that is not known is no value the form could show. */
static void
dialog_show_known (PurserLearnDialog *self,
                   PurserValue       *facts)
{
  g_autoptr (PurserValue) known = purser_value_new_object ();
  static const char *const keys[] = { "cost", "vp", "station", "deployed" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      PurserValue *value = purser_value_get (facts, keys[i]);

      if (value != NULL && !purser_value_is (value, PURSER_VALUE_NOTHING))
        purser_value_set (known, keys[i], purser_value_ref (value));
    }
  purser_fields_box_show (self->fields, known);
}

static GtkWidget *
content_new (PurserLearnDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Remember"));

  gtk_widget_add_css_class (box, "page");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "confirm");
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (submit_cb), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fields));
  gtk_box_append (GTK_BOX (box), button);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), box);
  return window;
}

/**
 * purser_learn_dialog_knows:
 * @session: a session
 * @item: a card or component
 *
 * Returns: whether there is a form for what is printed on it
 */
gboolean
purser_learn_dialog_knows (PurserSession *session,
                           const char    *item)
{
  PurserPlay *play = purser_session_get_play (session);
  g_autoptr (PurserValue) facts = purser_item_dup_facts (play, item);

  return facts != NULL && strcmp (purser_play_get_rules (play)->id, "space-base") == 0;
}

/**
 * purser_learn_dialog_new:
 * @session: a session
 * @item: a card there is a form for
 *
 * Returns: (transfer floating): a form for what is printed on the card
 */
AdwDialog *
purser_learn_dialog_new (PurserSession *session,
                         const char    *item)
{
  PurserLearnDialog *self = g_object_new (PURSER_TYPE_LEARN_DIALOG, "title", _("What Your Card Says"),
                                          "content-width", 460, NULL);
  g_autoptr (PurserValue) facts = purser_item_dup_facts (purser_session_get_play (session), item);
  gboolean colony = g_strcmp0 (purser_value_get_text_of (facts, "kind"), "colony") == 0;
  GtkWidget *view = adw_toolbar_view_new ();

  self->session = g_object_ref (session);
  self->item = g_strdup (item);
  self->fields = PURSER_FIELDS_BOX (purser_fields_box_new (colony ? colony_fields : ship_fields,
                                                           purser_session_get_play (session)));
  dialog_show_known (self, facts);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content_new (self));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  return ADW_DIALOG (self);
}
