// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-label.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-types.h"

#define N_SHIPS (PURSER_PHOENIX_KINDS * PURSER_PHOENIX_LEVELS)

/* How many ships everybody drafts, of each of the higher levels (`phoenix/draft`); some hubs add others. */
#define DRAFTED 2

/* A table of ships by kind and level, in which either all ships of a player are pressed, or one that the player in turn could
 * dismantle. */
struct _PurserShipsEditor
{
  PurserEditor parent_instance;

  GtkWidget *buttons[N_SHIPS];
  GtkWidget *spared;
  gboolean   tapped;
  gboolean   edits;
};

G_DEFINE_FINAL_TYPE (PurserShipsEditor, purser_ships_editor, PURSER_TYPE_EDITOR)

static gboolean
editor_is_single (PurserShipsEditor *self)
{
  return purser_editor_get_shape (PURSER_EDITOR (self))->kind == PURSER_SHAPE_RECORD;
}

static PurserPhoenixKind
ship_kind (guint ship)
{
  return (PurserPhoenixKind) (ship / PURSER_PHOENIX_LEVELS);
}

static int
ship_level (guint ship)
{
  return (int) (ship % PURSER_PHOENIX_LEVELS) + 1;
}

static gboolean
ship_exists (guint ship)
{
  return purser_phoenix_ship_exists (ship_kind (ship), ship_level (ship));
}

/* phoenix/draft: the ships of level 1 are everybody's. */
static gboolean
ship_is_everybodys (guint ship)
{
  return ship_level (ship) == 1 && ship_exists (ship);
}

/* phoenix/dismantle: an own unused ship. */
static gboolean
can_be_broken_up (PurserShipsEditor *self,
                  guint              ship)
{
  const PurserPhoenixState *state = purser_play_get_state (purser_editor_get_play (PURSER_EDITOR (self)));
  int player = state->turn.active;

  return ship_exists (ship) &&
         (player < 0 || (purser_phoenix_has_ship (state, player, ship_kind (ship), ship_level (ship)) &&
                         !purser_phoenix_ships_have (state->players[player].used, ship_kind (ship), ship_level (ship))));
}

static gboolean
ship_is_pressed (PurserShipsEditor *self,
                 guint              ship)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[ship]));
}

/* Counts the drafted ships that are pressed, up to those that everybody has. */
static int
count_drafted (PurserShipsEditor *self,
               int                level)
{
  int n_ships = 0;

  for (guint ship = 0; ship < N_SHIPS; ship++)
    n_ships += ship_level (ship) == level && ship_is_pressed (self, ship);
  return MIN (n_ships, DRAFTED);
}

/* Returns whether only the ships are pressed that everybody has, as at first: then the ships are not stated. */
static gboolean
none_is_drafted (PurserShipsEditor *self)
{
  for (guint ship = 0; ship < N_SHIPS; ship++)
    if (ship_is_pressed (self, ship) != ship_is_everybodys (ship))
      return FALSE;
  return TRUE;
}

static void
button_toggled_cb (GtkToggleButton   *button,
                   PurserShipsEditor *self)
{
  self->tapped = TRUE;
  if (!editor_is_single (self) || gtk_toggle_button_get_active (button))
    purser_editor_changed (PURSER_EDITOR (self));
}

static GtkWidget *
button_new (PurserShipsEditor *self,
            guint              ship)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *level = g_strdup_printf ("%d", ship_level (ship));
  g_autofree char *name = g_strdup_printf ("%s %d", purser_phoenix_kind_title (ship_kind (ship)), ship_level (ship));

  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (level));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "numeric");
  if (editor_is_single (self) && ship > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->buttons[0]));
  if (editor_is_single (self))
    gtk_widget_set_sensitive (button, can_be_broken_up (self, ship));
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), ship_is_everybodys (ship));
  g_signal_connect (button, "toggled", G_CALLBACK (button_toggled_cb), self);
  return button;
}

static void
purser_ships_editor_build (PurserEditor *editor)
{
  PurserShipsEditor *self = PURSER_SHIPS_EDITOR (editor);
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 2, "column-spacing", 6, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (grid), "ships");
  for (guint ship = 0; ship < N_SHIPS; ship++)
    {
      int row = (int) (ship / PURSER_PHOENIX_LEVELS);

      self->buttons[ship] = button_new (self, ship);
      gtk_widget_set_visible (self->buttons[ship], ship_exists (ship));
      if (ship_level (ship) == 1)
        {
          GtkWidget *label = gtk_label_new (purser_phoenix_kind_title (ship_kind (ship)));

          purser_label_let_wrap (label);
          gtk_widget_add_css_class (label, "caption");
          gtk_label_set_xalign (GTK_LABEL (label), 0);
          gtk_grid_attach (grid, label, 0, row, 1, 1);
        }
      gtk_grid_attach (grid, self->buttons[ship], ship_level (ship), row, 1, 1);
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
}

static PurserValue *
ship_value_new (guint ship)
{
  PurserValue *value = purser_value_new_object ();

  purser_value_set_string (value, "ship", purser_phoenix_kind_words[ship_kind (ship)]);
  purser_value_set_integer (value, "level", ship_level (ship));
  return value;
}

static PurserValue *
purser_ships_editor_dup_value (PurserEditor *editor)
{
  PurserShipsEditor *self = PURSER_SHIPS_EDITOR (editor);
  g_autoptr (PurserValue) list = purser_value_new_list ();

  for (guint ship = 0; ship < N_SHIPS; ship++)
    if (ship_is_pressed (self, ship))
      purser_value_append (list, ship_value_new (ship));
  if (!editor_is_single (self))
    return none_is_drafted (self) && (self->tapped || !self->edits) ? NULL : g_steal_pointer (&list);
  return purser_value_get_size (list) > 0 ? purser_value_ref (purser_value_get_at (list, 0)) : NULL;
}

/* Returns the button of the ship that a move, or a part of it, names. */
static GtkWidget *
find_button (PurserShipsEditor *self,
             PurserValue       *value)
{
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, purser_value_get_string_of (value, "ship"));
  int level = (int) purser_value_get_integer_of (value, "level", 1);

  return kind >= 0 && level >= 1 && level <= PURSER_PHOENIX_LEVELS
           ? self->buttons[kind * PURSER_PHOENIX_LEVELS + level - 1] : NULL;
}

static void
ships_press (PurserShipsEditor *self,
             PurserValue       *value)
{
  GtkWidget *button = find_button (self, value);

  if (button != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
purser_ships_editor_set_value (PurserEditor *editor,
                               PurserValue  *value)
{
  PurserShipsEditor *self = PURSER_SHIPS_EDITOR (editor);

  self->edits = TRUE;
  /* A move being changed was made when other ships were available. */
  for (guint ship = 0; ship < N_SHIPS; ship++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[ship]), FALSE);
      gtk_widget_set_sensitive (self->buttons[ship], TRUE);
    }
  if (editor_is_single (self))
    ships_press (self, value);
  for (guint i = 0; !editor_is_single (self) && i < purser_value_get_size (value); i++)
    ships_press (self, purser_value_get_at (value, i));
  self->tapped = FALSE;
}

/* The dismantling ship is not offered as its own target (`phoenix/dismantle-self`). */
static void
purser_ships_editor_describe (PurserEditor          *editor,
                              const PurserFormField *field,
                              PurserValue           *draft)
{
  PurserShipsEditor *self = PURSER_SHIPS_EDITOR (editor);
  gboolean own = purser_value_get_integer_of (draft, "owner", -1) == purser_value_get_integer_of (draft, "player", -1);
  GtkWidget *spared = editor_is_single (self) && own ? find_button (self, draft) : NULL;

  if (spared == self->spared)
    return;
  for (guint ship = 0; ship < N_SHIPS; ship++)
    if (self->buttons[ship] == self->spared)
      gtk_widget_set_sensitive (self->spared, self->edits || can_be_broken_up (self, ship));
  self->spared = spared;
  if (spared == NULL)
    return;
  gtk_widget_set_sensitive (spared, FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (spared), FALSE);
}

/* A player of whom only some ships are stated could use no others, so all of them are asked for, or none. A file may state
 * some: what it states stands until it is changed. */
static char *
purser_ships_editor_dup_problem (PurserEditor *editor)
{
  PurserShipsEditor *self = PURSER_SHIPS_EDITOR (editor);
  int second = count_drafted (self, 2), third = count_drafted (self, 3);

  if (editor_is_single (self) || !self->tapped || none_is_drafted (self) || second + third == 2 * DRAFTED)
    return NULL;
  /* Translators: how many ships of level 2 are tapped, how many there must be; the same of level 3 */
  return g_strdup_printf (_("ships tapped: %d of %d of level 2, %d of %d of level 3; tap all of these, or none"), second,
                          DRAFTED, third, DRAFTED);
}

static void
purser_ships_editor_class_init (PurserShipsEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_ships_editor_build;
  editor_class->dup_value = purser_ships_editor_dup_value;
  editor_class->set_value = purser_ships_editor_set_value;
  editor_class->describe = purser_ships_editor_describe;
  editor_class->dup_problem = purser_ships_editor_dup_problem;
  editor_class->narrow = TRUE;
}

static void
purser_ships_editor_init (PurserShipsEditor *self)
{
}
