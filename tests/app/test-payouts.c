// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The payouts of all players, in windows as narrow as a phone and in wide ones, with normal text and text twice as large, from
 * left to right and from right to left: all cards have the same layout, nothing overlaps, and five cards fit a phone. */

#include "config.h"

#include "purser-games.h"
#include "purser-json.h"
#include "purser-payout-card.h"
#include "purser-payout-half.h"
#include "purser-payouts.h"
#include "purser-widget.h"

static const char *const names[] = { "Aoi", "Ben", "千尋", "Benjamin, who is good at long names", "佐々木小次郎左衛門尉" };

static void
enter (PurserPlay *play,
       const char *text)
{
  g_autoptr (PurserValue) move = purser_json_parse (text, -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (play, move, &verdict));
}

/* Returns a play of five players, each with a card of a different sector, and both ways to use 4 and 4. */
static PurserPlay *
make_play (void)
{
  static const char *const cards[] = { "L1-04-d", "L1-12-c", "L1-10-c", "L1-07-d", "L1-11-c" };
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");
  PurserPlay *play;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    purser_play_header_seat (header, names[i], NULL);
  play = purser_play_new (purser_games_find ("space-base"), header, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *draft = g_strdup_printf ("{\"move\":\"draft\",\"player\":%u,\"cards\":[\"%s\"]}", i, cards[i]);

      enter (play, draft);
    }
  enter (play, "{\"move\":\"roll\",\"player\":1,\"dice\":[4,4]}");
  return play;
}

static graphene_rect_t
get_bounds (GtkWidget *widget,
            GtkWidget *within)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &bounds));
  return bounds;
}

/* Checks that no part of a name is below the room it has. */
static void
look_inside (GtkWidget             *widget,
             GtkWidget             *card,
             const graphene_rect_t *room)
{
  graphene_rect_t at = get_bounds (widget, card);

  g_assert_cmpfloat (at.origin.y + at.size.height, <=, room->origin.y + room->size.height + 1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_inside (child, card, room);
}

/* Checks that the halves of a card do not overlap its name, its edges or each other; returns whether they are below the name. */
static gboolean
look_at_card (GtkWidget *card)
{
  GtkWidget *head = gtk_widget_get_first_child (card);
  graphene_rect_t name = get_bounds (head, card);
  graphene_rect_t first = get_bounds (gtk_widget_get_next_sibling (head), card);

  look_inside (head, card, &name);
  for (GtkWidget *half = gtk_widget_get_next_sibling (head); half != NULL; half = gtk_widget_get_next_sibling (half))
    {
      graphene_rect_t at = get_bounds (half, card);

      g_assert_cmpfloat (at.origin.x, >=, 0);
      g_assert_cmpfloat (at.origin.x + at.size.width, <=, gtk_widget_get_width (card));
      g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (card));
      g_assert_cmpfloat (at.size.height, >=, 44);
      g_assert_false (graphene_rect_intersection (&name, &at, NULL));
      for (GtkWidget *other = gtk_widget_get_next_sibling (half); other != NULL; other = gtk_widget_get_next_sibling (other))
        g_assert_false (graphene_rect_intersection (&at, &(graphene_rect_t) { get_bounds (other, card).origin,
                                                                              get_bounds (other, card).size }, NULL));
    }
  return first.origin.y >= name.origin.y + name.size.height;
}

/* Checks that a name is whole, and that its lines are whole words; Japanese has none. */
static void
look_at_name (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);

  g_assert_false (pango_layout_is_ellipsized (layout));
  for (int i = 1; g_str_is_ascii (text) && i < pango_layout_get_line_count (layout); i++)
    g_assert_cmpint (text[pango_layout_get_line_readonly (layout, i)->start_index - 1], ==, ' ');
}

static void
look_at_names (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    look_at_name (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at_names (child);
}

/* Returns: whether the halves of all cards are below the names */
static gboolean
look_at_cards (GtkWidget *payouts)
{
  gboolean below = look_at_card (gtk_widget_get_first_child (payouts));
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (payouts); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      g_assert_true (look_at_card (card) == below);
      look_at_names (gtk_widget_get_first_child (card));
      g_assert_cmpint (gtk_widget_get_width (card), ==, gtk_widget_get_width (gtk_widget_get_first_child (payouts)));
      n++;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (names));
  return below;
}

static GtkWidget *
open_window (GtkWidget *payouts,
             int        width)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, 640);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_set_valign (payouts, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), payouts);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (payouts) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
check (PurserSession *session,
       int            width,
       int            times,
       gboolean       below)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *payouts, *window;

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * times, NULL);
  payouts = purser_payouts_new (session);
  window = open_window (payouts, width);
  g_test_message ("%d wide, text × %d: %d", width, times, gtk_widget_get_width (payouts));
  g_assert_true (look_at_cards (payouts) == below);
  /* The header bar, the players, the prompt and the bar below need the rest of a phone's 720 pixels. */
  if (width < 400 && times == 1)
    g_assert_cmpint (gtk_widget_get_height (payouts), <=, 460);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_rows (gconstpointer data)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserSession) session = purser_session_new (play);

  gtk_widget_set_default_direction (GPOINTER_TO_INT (data));
  check (session, 324, 1, FALSE);
  check (session, 600, 1, FALSE);
  check (session, 840, 1, TRUE);
  check (session, 324, 2, TRUE);
  check (session, 900, 2, FALSE);
}

/* If there is room for little but the uses, the button that explains shows only its mark, but is still as large as a finger. */
static void
test_brief (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserSession) session = purser_session_new (play);
  GtkWidget *payouts, *window;

  purser_load_style ("/purser/app/kit/style.css");
  payouts = purser_payouts_new (session);
  window = open_window (payouts, 324);
  for (GtkWidget *card = gtk_widget_get_first_child (payouts); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      GtkWidget *button = gtk_widget_get_first_child (gtk_widget_get_first_child (gtk_widget_get_first_child (card)));
      int width, height;

      purser_payout_card_set_brief (PURSER_PAYOUT_CARD (card), TRUE);
      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      g_assert_cmpint (width, >=, 44);
      g_assert_cmpint (height, >=, 44);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_halves (GtkWidget *card)
{
  guint n = 0;

  for (GtkWidget *half = gtk_widget_get_next_sibling (gtk_widget_get_first_child (card)); half != NULL;
       half = gtk_widget_get_next_sibling (half))
    n++;
  return n;
}

/* 4 and 4: Ben, whose turn it is, gets 2 credits of sector 4 twice, or 3 of sector 8. Aoi gets 1 twice from the ship deployed
 * in sector 4, and nothing from the sum; the others nothing either way. A card leaves out a use that pays nothing, or shows
 * one half if neither pays. */
static void
test_idle (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserSession) session = purser_session_new (play);
  GtkWidget *payouts = g_object_ref_sink (purser_payouts_new (session));
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (payouts); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      int player = purser_payout_card_get_player (PURSER_PAYOUT_CARD (card));

      g_assert_cmpuint (count_halves (card), ==, player == 1 ? 2 : 1);
      g_assert_true (purser_payout_card_get_choice (PURSER_PAYOUT_CARD (card))->nothing == (player > 1));
      n++;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (names));
  g_object_unref (payouts);
}

/* Ben picks the other use of his roll: the table can preview it, until it is entered. */
static void
test_considered (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserSession) session = purser_session_new (play);
  GtkWidget *payouts = g_object_ref_sink (purser_payouts_new (session)), *card = gtk_widget_get_first_child (payouts);
  const PurserChoice *picked;

  g_assert_null (purser_session_get_considered (session, 1));
  while (purser_payout_card_get_player (PURSER_PAYOUT_CARD (card)) != 1)
    card = gtk_widget_get_next_sibling (card);
  for (GtkWidget *half = gtk_widget_get_next_sibling (gtk_widget_get_first_child (card)); half != NULL;
       half = gtk_widget_get_next_sibling (half))
    if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (half)))
      {
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (half), TRUE);
        break;
      }
  picked = purser_session_get_considered (session, 1);
  g_assert_nonnull (picked);
  g_assert_false (picked->best);
  g_assert_null (purser_session_get_considered (session, 0));
  purser_payouts_confirm (PURSER_PAYOUTS (payouts));
  g_assert_null (purser_session_get_considered (session, 1));
  g_object_unref (payouts);
}

/* A choice that asks for a printed value may come before those that can be picked. */
static void
test_reading (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserSession) session = purser_session_new (play);
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
  PurserValue *learn = purser_json_parse ("{\"move\":\"learn\",\"item\":\"L1-04-d\"}", -1, NULL);
  PurserChoice *reading = purser_prompt_offer (prompt, 1, learn, FALSE, g_strdup ("A card"));
  const PurserChoice *best = purser_prompt_get_best (purser_play_get_prompt (play), 1);
  g_autoptr (GtkSizeGroup) widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *card = g_object_ref_sink (purser_payout_card_new (session, 1, widths, widths));

  g_set_str (&reading->heading, "Sector 4");
  purser_payout_card_add (PURSER_PAYOUT_CARD (card), reading);
  purser_payout_card_add (PURSER_PAYOUT_CARD (card), best);
  g_assert_true (purser_payout_card_get_choice (PURSER_PAYOUT_CARD (card)) == best);
  g_object_unref (card);
}

static GtkLabel *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* If a half is too narrow for its label, the line breaks between two Japanese words. */
static void
test_words (void)
{
  static const char text[] = "レベル2のボーナス";
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
  PurserChoice *choice = purser_prompt_offer (prompt, 0, purser_value_new_object (), TRUE, g_strdup (text));
  GtkWidget *half = g_object_ref_sink (purser_payout_half_new (play, choice));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (half, text);
  int whole, line;

  pango_layout_set_attributes (layout, gtk_label_get_attributes (find_label (half, text)));
  pango_layout_get_size (layout, &whole, NULL);
  pango_layout_set_width (layout, whole * 8 / 9);
  pango_layout_index_to_line_x (layout, (int) (strlen (text) - strlen ("ナス")), FALSE, &line, NULL);
  g_assert_cmpint (line, ==, 1);
  pango_layout_index_to_line_x (layout, (int) (strlen (text) - strlen ("ボーナス")), FALSE, &line, NULL);
  g_assert_cmpint (line, ==, 1);
  g_object_unref (half);
}

static guint
count_labels (GtkWidget  *widget,
              const char *text)
{
  guint n = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);
  return n;
}

/* Opens the explanation of a player's proposal, by the name on the card. */
static GtkWidget *
ask_why (GtkWidget *payouts,
         int        player)
{
  GtkWidget *card = gtk_widget_get_first_child (payouts);
  GtkMenuButton *button;

  while (purser_payout_card_get_player (PURSER_PAYOUT_CARD (card)) != player)
    card = gtk_widget_get_next_sibling (card);
  button = GTK_MENU_BUTTON (gtk_widget_get_first_child (gtk_widget_get_first_child (card)));
  gtk_menu_button_popup (button);
  return GTK_WIDGET (gtk_menu_button_get_popover (button));
}

/* Aoi gets 1 twice, though Ben, whose turn it is, has to answer before her; the sources take one line. */
static void
test_why (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserSession) session = purser_session_new (play);
  GtkWidget *payouts, *window, *why;
  GtkLabel *source;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  payouts = purser_payouts_new (session);
  window = open_window (payouts, 600);
  g_assert_cmpuint (count_labels (ask_why (payouts, 1), "+3"), ==, 1);
  why = ask_why (payouts, 0);
  g_assert_cmpuint (count_labels (why, "+1"), ==, 2);
  source = find_label (why, "Credits · sector 4 · +1 / +1");
  g_assert_nonnull (source);
  while (gtk_widget_get_width (GTK_WIDGET (source)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (source)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/payouts/from-left", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_rows);
  g_test_add_data_func ("/payouts/from-right", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_rows);
  g_test_add_func ("/payouts/idle", test_idle);
  g_test_add_func ("/payouts/brief", test_brief);
  g_test_add_func ("/payouts/considered", test_considered);
  g_test_add_func ("/payouts/reading", test_reading);
  g_test_add_func ("/payouts/words", test_words);
  g_test_add_func ("/payouts/why", test_why);
  return g_test_run ();
}
