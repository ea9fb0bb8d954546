// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The gains of an answer, in words and in icons: changes have a sign, and other players are named if theirs change. */

#include "config.h"

#include <adwaita.h>

#include "purser-gains.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-player-mark.h"

#define HEADER "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"

/* The order of the game: credits, income, victory points; the first token is a charge. */
enum { AOI, BEN };
enum { CREDITS, INCOME, VP };
enum { CHARGE };

static PurserPlay *play;

/* Returns: (transfer full): an answer of Aoi */
static PurserChoice *
choice_new (void)
{
  return purser_choice_new (AOI, purser_value_new_object (), TRUE, g_strdup (""));
}

static void
add (GArray *gains,
     int     player,
     int     account,
     gint64  by)
{
  PurserGain gain = { player, account, by };

  g_array_append_val (gains, gain);
}

/* Returns: (transfer full): an answer that gives Aoi three credits, takes two income, adds a charge, and costs Ben a point */
static PurserChoice *
mixed_new (void)
{
  PurserChoice *choice = choice_new ();

  add (choice->gains, AOI, CREDITS, 3);
  add (choice->gains, BEN, VP, -1);
  add (choice->gains, AOI, INCOME, -2);
  add (choice->tokens, AOI, CHARGE, 1);
  return choice;
}

static void
assert_words (PurserChoice *choice,
              const char   *expected)
{
  g_autofree char *words = purser_format_gains (play, choice);

  g_assert_cmpstr (words, ==, expected);
}

/* The words follow the order of payment, with tokens after all accounts. */
static void
test_words (void)
{
  g_autoptr (PurserChoice) mixed = mixed_new ();
  g_autoptr (PurserChoice) none = choice_new ();

  assert_words (mixed, "+3 Credits, Ben −1 Victory point, −2 Income, +1 Charge");
  assert_words (none, "");
  none->nothing = TRUE;
  assert_words (none, "nothing");
}

/* Appends the text of a gain: a box is a sum, a mark names a player. */
static void
append (GString   *text,
        GtkWidget *child)
{
  GtkWidget *first = gtk_widget_get_first_child (child);

  if (PURSER_IS_PLAYER_MARK (child))
    g_string_append (text, "whose ");
  else if (GTK_IS_LABEL (child))
    g_string_append_printf (text, "%s ", gtk_label_get_text (GTK_LABEL (child)));
  else
    g_string_append_printf (text, "%s (%s %s) ", gtk_label_get_text (GTK_LABEL (first)), gtk_widget_get_tooltip_text (child),
                            gtk_widget_has_css_class (child, "loss") ? "lost" : "gained");
}

static void
assert_shown (PurserChoice *choice,
              const char   *expected)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (purser_gains_new (play, choice));
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    append (text, child);
  g_assert_cmpstr (text->str, ==, expected);
}

/* What stands behind a mark looks like that player's, so the changes of others come last. */
static void
test_icons (void)
{
  g_autoptr (PurserChoice) mixed = mixed_new ();

  assert_shown (mixed, "+3 (Credits gained) −2 (Income lost) +1 (Charges gained) whose −1 (Victory points lost) ");
}

/* Equal gains and losses are no change; if there is no change at all, the text says so. */
static void
test_nothing (void)
{
  g_autoptr (PurserChoice) choice = choice_new ();

  assert_shown (choice, "nothing ");
  add (choice->gains, AOI, CREDITS, 0);
  assert_shown (choice, "nothing ");
  add (choice->gains, AOI, INCOME, 1);
  assert_shown (choice, "+1 (Income gained) ");
}

/* A sum shows the icon of its account, or the name if there is none. */
static void
test_sum (void)
{
  static const PurserAccount fuel = { "fuel", "Fuel", NULL, TRUE };
  g_autoptr (GtkWidget) credits = g_object_ref_sink (purser_gain_new (play, CREDITS, 12));
  g_autoptr (GtkWidget) named = g_object_ref_sink (purser_sum_new (&fuel, -12));
  GtkWidget *icon = gtk_widget_get_last_child (credits);

  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (icon)), ==, "purser-credits-symbolic");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (credits))), ==, "+12");
  g_assert_true (gtk_widget_has_css_class (credits, "gain"));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (named))), ==, "−12");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (named))), ==, "Fuel");
  g_assert_true (gtk_widget_has_css_class (named, "loss"));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PurserValue) header = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  header = purser_json_parse (HEADER, -1, NULL);
  play = purser_play_new (purser_games_find ("space-base"), header, NULL, NULL);
  g_test_add_func ("/gains/words", test_words);
  g_test_add_func ("/gains/icons", test_icons);
  g_test_add_func ("/gains/nothing", test_nothing);
  g_test_add_func ("/gains/sum", test_sum);
  status = g_test_run ();
  g_object_unref (play);
  return status;
}
