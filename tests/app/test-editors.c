// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Forms for printed values: a form returns unchanged values as they were. */

#include "config.h"

#include <adwaita.h>

#include "purser-editor-types.h"
#include "purser-fields-box.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-option-rows.h"
#include "purser-components.h"
#include "purser-phoenix-verbs.h"
#include "purser-space-base-cards.h"
#include "purser-test-components.h"
#include "purser-test-folder.h"

/* Passes a value through the form for one side of a ship. */
static PurserValue *
pass_through (PurserValue *side)
{
  const PurserShape *shape = purser_space_base_components[0].shape->fields[1].shape;
  g_autoptr (PurserEditor) editor = g_object_ref_sink (purser_editor_new (purser_games_find ("space-base"), NULL, shape, "side"));

  purser_editor_set_value (editor, side);
  return purser_editor_dup_value (editor);
}

static void
append_slot (PurserValue *slots,
             gint64       pips)
{
  PurserValue *slot = purser_value_new_object ();

  purser_value_set (slot, "pips", pips > 0 ? purser_value_new_integer (pips) : purser_value_new_null ());
  purser_value_append (slots, slot);
}

/* Makes a side with a plain slot between slots for five and for four players (`space-base/charge-pips`). */
static PurserValue *
make_side (void)
{
  PurserValue *side = purser_value_new_object (), *charge = purser_value_new_object (), *slots = purser_value_new_list ();

  append_slot (slots, 5);
  append_slot (slots, 0);
  append_slot (slots, 4);
  purser_value_set (charge, "slots", slots);
  purser_value_set_boolean (charge, "linked", TRUE);
  purser_value_set (side, "charge", charge);
  return side;
}

static void
test_slots (void)
{
  g_autoptr (PurserValue) side = make_side ();
  g_autoptr (PurserValue) back = pass_through (side);

  g_assert_true (purser_value_equal (side, back));
}

static PurserValue *
make_swap (PurserValue *pair)
{
  PurserValue *side = purser_value_new_object (), *ability = purser_value_new_object ();
  PurserValue *effects = purser_value_new_list (), *effect = purser_value_new_object ();

  purser_value_set_string (effect, "effect", "swap_sectors");
  purser_value_set (effect, "pair", pair);
  purser_value_append (effects, effect);
  purser_value_set (ability, "effects", effects);
  purser_value_set (side, "ability", ability);
  return side;
}

/* An unknown pair stays unknown, and a known one stays as it is (`space-base/swap-pairs`). */
static void
test_pairs (void)
{
  g_autoptr (PurserValue) unknown = make_swap (purser_value_new_null ());
  g_autoptr (PurserValue) known = make_swap (purser_value_new_integers ((const int[]) { 4, 9 }, 2));
  g_autoptr (PurserValue) unknown_back = pass_through (unknown);
  g_autoptr (PurserValue) known_back = pass_through (known);

  g_assert_true (purser_value_equal (unknown, unknown_back));
  g_assert_true (purser_value_equal (known, known_back));
}

static void
check_item (PurserComponents *components,
            const char       *item)
{
  const PurserRules *rules = purser_components_get_rules (components);
  g_autoptr (PurserFieldsBox) box = g_object_ref_sink (PURSER_FIELDS_BOX (
    purser_fields_box_new (rules, NULL, purser_rules_find_fields (rules, item), PURSER_FIELDS_PRINTED)));
  g_autoptr (PurserValue) known = purser_components_dup_values (components, item);
  g_autoptr (PurserValue) back = purser_value_new_object ();

  purser_fields_box_show (box, known);
  purser_fields_box_fill (box, back);
  for (guint i = 0; i < purser_value_get_size (known); i++)
    {
      const char *name = purser_value_get_key_at (known, i);

      if (!purser_value_equal (purser_value_get_at (known, i), purser_value_get (back, name)))
        g_error ("%s: the form changes its %s", item, name);
    }
}

/* Passes all shipped values of every game through their forms. */
static void
test_all (void)
{
  const PurserRules *const *games = purser_games_list ();
  guint n = 0;

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (PurserComponents) components = purser_test_components_new (games[i], NULL);
      g_autoptr (GPtrArray) items = purser_components_list_ids (components);

      for (guint j = 0; j < items->len; j++, n++)
        check_item (components, items->pdata[j]);
    }
  g_assert_cmpuint (n, >, 250);
}

/* A number field rejects text that is no number, as it would not count. */
static void
test_letters (void)
{
  PurserShape shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = 99 };
  g_autoptr (PurserEditor) editor = g_object_ref_sink (purser_editor_new (purser_games_find ("phoenix"), NULL, &shape, "number"));
  GtkEditable *button = GTK_EDITABLE (adw_bin_get_child (ADW_BIN (editor)));
  g_autoptr (PurserValue) value = NULL;
  int position = 0;

  gtk_editable_delete_text (button, 0, -1);
  gtk_editable_insert_text (button, "1x2", -1, &position);
  gtk_editable_insert_text (button, "12", -1, &position);
  gtk_editable_insert_text (button, "e", -1, &position);
  value = purser_editor_dup_value (editor);
  g_assert_cmpstr (gtk_editable_get_text (button), ==, "12");
  g_assert_cmpint (purser_value_get_integer (value), ==, 12);
}

static GtkWidget *
find_expander (GtkWidget *widget)
{
  if (GTK_IS_EXPANDER (widget) && gtk_widget_get_visible (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_expander (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
verb_is_folded (const char *name)
{
  const PurserRules *rules = purser_games_find ("space-base");
  const PurserVerb *verb = purser_rules_find_verb (rules, name);
  g_autoptr (GtkWidget) box = g_object_ref_sink (purser_fields_box_new (rules, NULL, verb->fields, PURSER_FIELDS_FOLDED));

  return find_expander (box) != NULL;
}

/* The player of a note is optional, so the field is folded; the reason why a play ends is its only field, so it is not. */
static void
test_folded (void)
{
  g_assert_true (verb_is_folded ("note"));
  g_assert_false (verb_is_folded ("stop"));
}

/* Formulas name categories and teams name players, for which there are no rows before the play exists, so they are returned as
 * they were. */
static void
test_options (void)
{
  g_autoptr (PurserValue) given = purser_json_parse ("{\"categories\":[\"Eggs\"],\"formulas\":{\"eggs\":\"2n\"},\"teams\":[[0],[1]]}",
                                                     -1, NULL);

  for (guint i = 0; purser_games_list ()[i] != NULL; i++)
    {
      GtkWidget *rows = g_object_ref_sink (purser_option_rows_new (purser_games_list ()[i]));
      g_autoptr (PurserValue) value = NULL;

      if (g_strcmp0 (purser_games_list ()[i]->id, "score-pad") == 0)
        {
          purser_option_rows_show (PURSER_OPTION_ROWS (rows), given);
          value = purser_option_rows_dup_value (PURSER_OPTION_ROWS (rows));
          g_assert_true (purser_value_equal (value, given));
        }
      g_object_unref (rows);
    }
}

static GtkWidget *
find_search (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SEARCH_ENTRY (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_search (child);
  return found;
}

static PurserPlay *
begin_space_base (void)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");

  purser_value_set (header, "players", purser_json_parse ("[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]", -1, NULL));
  return purser_play_new (purser_games_find ("space-base"), header, NULL, NULL);
}

static void
note_cb (gboolean *noted)
{
  *noted = TRUE;
}

/* Types into a search and waits until it has searched. */
static void
search_for (GtkWidget  *search,
            const char *words)
{
  gboolean looked = FALSE;
  gulong handler = g_signal_connect_swapped (search, "search-changed", G_CALLBACK (note_cb), &looked);

  gtk_editable_set_text (GTK_EDITABLE (search), words);
  while (!looked)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (search, handler);
}

/* A search starts shortly after the last key. Enter takes what matches the current words, not the previous ones. */
static void
test_fast_enter (void)
{
  static const PurserShape shape = { .kind = PURSER_SHAPE_ITEM, .item = "card" };
  g_autoptr (PurserPlay) play = begin_space_base ();
  g_autoptr (PurserEditor) editor = g_object_ref_sink (purser_editor_new (purser_play_get_rules (play), play, &shape, "card"));
  GtkWidget *search = find_search (GTK_WIDGET (editor));
  g_autoptr (PurserValue) value = NULL;

  search_for (search, "L1-");
  gtk_editable_set_text (GTK_EDITABLE (search), "L2-");
  g_signal_emit_by_name (search, "activate");
  value = purser_editor_dup_value (editor);
  g_assert_true (g_str_has_prefix (purser_value_get_string (value), "L2-"));
}

/* A move of Phoenix may name a sector tile by its id; the form shows the number printed on it (`phoenix/build-order`). */
static void
test_tile_number (void)
{
  g_autoptr (PurserEditor) editor = g_object_ref_sink (purser_editor_new_optional (purser_games_find ("phoenix"), NULL,
                                                                                   &purser_phoenix_tile_shape, "tile"));
  g_autoptr (PurserValue) id = purser_value_new_string ("tile-215");
  g_autoptr (PurserValue) number = NULL, none = NULL;

  purser_editor_set_value (editor, id);
  number = purser_editor_dup_value (editor);
  g_assert_cmpint (purser_value_get_integer (number), ==, 215);
  purser_editor_set_value (editor, NULL);
  none = purser_editor_dup_value (editor);
  g_assert_null (none);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = purser_test_folder_new ();
  int failed;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  adw_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editors/slots", test_slots);
  g_test_add_func ("/editors/pairs", test_pairs);
  g_test_add_func ("/editors/all", test_all);
  g_test_add_func ("/editors/letters", test_letters);
  g_test_add_func ("/editors/folded", test_folded);
  g_test_add_func ("/editors/options", test_options);
  g_test_add_func ("/editors/fast-enter", test_fast_enter);
  g_test_add_func ("/editors/tile-number", test_tile_number);
  failed = g_test_run ();
  purser_test_folder_remove (folder);
  return failed;
}
