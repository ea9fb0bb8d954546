// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-answer-button.h"
#include "purser-answers-popover.h"
#include "purser-surface.h"

typedef struct {
  PurserPrompt *prompt; /* (nullable): NULL if the play's prompt is shown as it is */
  gboolean      compact;
  gboolean      occupied;
  gboolean      unfinished;
  char         *help; /* (nullable): %NULL to show that of the prompt */
} PurserSurfacePrivate;

enum {
  PROP_COMPACT = 1,
  PROP_OCCUPIED,
  PROP_UNFINISHED
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PurserSurface, purser_surface, PURSER_TYPE_BOARD)

#define PRIVATE(self) ((PurserSurfacePrivate *) purser_surface_get_instance_private (self))

/* Skips the heading of an answer if its place has it as well: "Spaceship: a step" at "Spaceship 10" is "a step". */
static const char *
skip_heading (const char *label,
              const char *title)
{
  const char *rest = label;

  while (title != NULL && *title != '\0' && g_utf8_get_char (rest) == g_utf8_get_char (title))
    {
      rest = g_utf8_next_char (rest);
      title = g_utf8_next_char (title);
    }
  if (g_str_has_prefix (rest, ": "))
    return rest + strlen (": ");
  return g_str_has_prefix (rest, "：") ? rest + strlen ("：") : label;
}

/* Returns: (nullable): the answers of a place in words */
static char *
surface_dup_offer (PurserSurface *self,
                   PurserPlace   *place)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (self, purser_place_get_place (place));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (choices, i);
      const char *label = skip_heading (choice->label, purser_place_get_title (place));

      g_string_append_printf (text, "%s%.*s", i > 0 ? _("; ") : "", (int) strcspn (label, "\n"), label);
    }
  return choices->len > 0 ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}

static void
surface_mark (PurserSurface *self,
              GtkWidget     *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const char *place = PURSER_IS_PLACE (child) ? purser_place_get_place (PURSER_PLACE (child)) : NULL;

      if (place != NULL && !purser_place_get_own_offer (PURSER_PLACE (child)))
        {
          g_autofree char *offer = surface_dup_offer (self, PURSER_PLACE (child));

          purser_place_set_offer (PURSER_PLACE (child), offer);
        }
      surface_mark (self, child);
    }
}

static void
purser_surface_update (PurserBoard *board)
{
  PurserSurface *self = PURSER_SURFACE (board);

  g_clear_pointer (&PRIVATE (self)->prompt, purser_prompt_unref);
  if (PURSER_SURFACE_GET_CLASS (self)->make_prompt != NULL)
    PRIVATE (self)->prompt = PURSER_SURFACE_GET_CLASS (self)->make_prompt (self);
  if (PURSER_SURFACE_GET_CLASS (self)->update != NULL)
    PURSER_SURFACE_GET_CLASS (self)->update (self);
  surface_mark (self, GTK_WIDGET (self));
}

static gboolean
purser_surface_default_shows (PurserSurface      *self,
                              const PurserChoice *choice)
{
  return choice->place != NULL && purser_surface_find_place (self, choice->place) != NULL;
}

static void
purser_surface_default_touch (PurserSurface *self,
                              const char    *place)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (self, place);

  if (choices->len == 1)
    purser_surface_enter (self, g_ptr_array_index (choices, 0));
  else if (choices->len > 1 && purser_surface_find_place (self, place) != NULL)
    purser_surface_offer (self, place, choices);
}

static void
touch_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  PurserSurface *self = PURSER_SURFACE (widget);

  /* A touch before the surface shows the present prompt was meant for the prompt before, and is ignored. */
  if (purser_board_hurry (PURSER_BOARD (self)))
    return;
  PURSER_SURFACE_GET_CLASS (self)->touch (self, g_variant_get_string (parameter, NULL));
}

static void
purser_surface_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  PurserSurfacePrivate *priv = PRIVATE (PURSER_SURFACE (object));

  g_value_set_boolean (value, prop_id == PROP_COMPACT ? priv->compact
                                                      : prop_id == PROP_OCCUPIED ? priv->occupied : priv->unfinished);
}

static void
purser_surface_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  PurserSurface *self = PURSER_SURFACE (object);

  if (PRIVATE (self)->compact == g_value_get_boolean (value))
    return;
  PRIVATE (self)->compact = g_value_get_boolean (value);
  purser_board_update_soon (PURSER_BOARD (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
purser_surface_dispose (GObject *object)
{
  g_clear_pointer (&PRIVATE (PURSER_SURFACE (object))->prompt, purser_prompt_unref);
  g_clear_pointer (&PRIVATE (PURSER_SURFACE (object))->help, g_free);
  G_OBJECT_CLASS (purser_surface_parent_class)->dispose (object);
}

static void
purser_surface_class_init (PurserSurfaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = purser_surface_dispose;
  object_class->get_property = purser_surface_get_property;
  object_class->set_property = purser_surface_set_property;
  PURSER_BOARD_CLASS (klass)->update = purser_surface_update;
  klass->shows = purser_surface_default_shows;
  klass->touch = purser_surface_default_touch;
  /* On a phone, what is not needed at once is folded. */
  g_object_class_install_property (object_class, PROP_COMPACT,
                                   g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags));
  /* An action of several touches has begun, so that unrelated parts may give way. */
  g_object_class_install_property (object_class, PROP_OCCUPIED,
                                   g_param_spec_boolean ("occupied", NULL, NULL, FALSE,
                                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /* Another move would lose what was entered, such as a drawn card while more are to come. */
  g_object_class_install_property (object_class, PROP_UNFINISHED,
                                   g_param_spec_boolean ("unfinished", NULL, NULL, FALSE,
                                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /* The help text has changed. */
  g_signal_new ("help-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* An answer that has to be filled in: a PurserChoice. */
  g_signal_new ("form-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  gtk_widget_class_install_action (widget_class, "place.touch", "s", touch_activated);
}

static void
purser_surface_init (PurserSurface *self)
{
}

/* Returns: (transfer floating): the table of a play, with what a player has; it follows the play, and the picked answers */
PurserSurface *
purser_surface_new (GType          type,
                    PurserSession *session,
                    int            player)
{
  PurserBoard *self = purser_board_new (type, session, player);

  g_signal_connect_object (session, "considered", G_CALLBACK (purser_board_update_soon), self, G_CONNECT_SWAPPED);
  return PURSER_SURFACE (self);
}

PurserSession *
purser_surface_get_session (PurserSurface *self)
{
  return purser_board_get_session (PURSER_BOARD (self));
}

PurserPlay *
purser_surface_get_play (PurserSurface *self)
{
  return purser_session_get_play (purser_surface_get_session (self));
}

PurserSetup *
purser_surface_get_setup (PurserSurface *self)
{
  return purser_session_get_setup (purser_surface_get_session (self));
}

gconstpointer
purser_surface_get_state (PurserSurface *self)
{
  return purser_play_get_state (purser_surface_get_play (self));
}

/* Returns: (transfer none): the prompt, as far as it may be shown */
PurserPrompt *
purser_surface_get_prompt (PurserSurface *self)
{
  if (PRIVATE (self)->prompt != NULL)
    return PRIVATE (self)->prompt;
  return purser_play_get_prompt (purser_surface_get_play (self));
}

int
purser_surface_get_player (PurserSurface *self)
{
  return purser_board_get_player (PURSER_BOARD (self));
}

void
purser_surface_set_occupied (PurserSurface *self,
                             gboolean       occupied)
{
  if (PRIVATE (self)->occupied == occupied)
    return;
  PRIVATE (self)->occupied = occupied;
  g_object_notify (G_OBJECT (self), "occupied");
}

const char *
purser_surface_get_help (PurserSurface *self)
{
  return PRIVATE (self)->help;
}

/* Sets a help text that is shorter than that of the prompt, as the table itself shows the rest.
 *
 * @help: (nullable): %NULL for the text of the prompt */
void
purser_surface_set_help (PurserSurface *self,
                         const char    *help)
{
  if (g_set_str (&PRIVATE (self)->help, help))
    g_signal_emit_by_name (self, "help-changed");
}

gboolean
purser_surface_get_unfinished (PurserSurface *self)
{
  return PRIVATE (self)->unfinished;
}

void
purser_surface_set_unfinished (PurserSurface *self,
                               gboolean       unfinished)
{
  if (PRIVATE (self)->unfinished == unfinished)
    return;
  PRIVATE (self)->unfinished = unfinished;
  g_object_notify (G_OBJECT (self), "unfinished");
}

void
purser_surface_take_back (PurserSurface *self)
{
  PURSER_SURFACE_GET_CLASS (self)->take_back (self);
}

gboolean
purser_surface_get_compact (PurserSurface *self)
{
  return PRIVATE (self)->compact;
}

static gboolean
choice_lies_at (const PurserChoice *choice,
                const char         *place)
{
  if (choice->place == NULL)
    return FALSE;
  return g_str_has_suffix (place, "/") ? g_str_has_prefix (choice->place, place) : strcmp (choice->place, place) == 0;
}

/* Returns: (transfer full) (element-type PurserChoice): the answers of a place; if it ends in a slash, of all places that begin
 * with it */
GPtrArray *
purser_surface_dup_choices (PurserSurface *self,
                            const char    *place)
{
  GPtrArray *all = purser_surface_get_prompt (self)->choices;
  GPtrArray *choices = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_choice_unref);

  for (guint i = 0; i < all->len; i++)
    if (choice_lies_at (g_ptr_array_index (all, i), place))
      g_ptr_array_add (choices, purser_choice_ref (g_ptr_array_index (all, i)));
  return choices;
}

/* Returns whether a place has answers; if it ends in a slash, whether any place that begins with it has some. */
gboolean
purser_surface_offers (PurserSurface *self,
                       const char    *place)
{
  GPtrArray *all = purser_surface_get_prompt (self)->choices;

  for (guint i = 0; i < all->len; i++)
    if (choice_lies_at (g_ptr_array_index (all, i), place))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer none) (nullable): the first answer of a place with that verb */
const PurserChoice *
purser_surface_find_choice (PurserSurface *self,
                            const char    *place,
                            const char    *verb)
{
  GPtrArray *all = purser_surface_get_prompt (self)->choices;

  for (guint i = 0; i < all->len; i++)
    if (choice_lies_at (g_ptr_array_index (all, i), place) && purser_choice_is (g_ptr_array_index (all, i), verb))
      return g_ptr_array_index (all, i);
  return NULL;
}

static PurserPlace *
find_place (GtkWidget  *widget,
            const char *place)
{
  PurserPlace *found = NULL;

  if (PURSER_IS_PLACE (widget) && g_strcmp0 (purser_place_get_place (PURSER_PLACE (widget)), place) == 0)
    return gtk_widget_get_visible (widget) ? PURSER_PLACE (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_place (child, place);
  return found;
}

/* Updates what all places offer, after some were made anew between two moves. */
void
purser_surface_mark (PurserSurface *self)
{
  surface_mark (self, GTK_WIDGET (self));
}

/* Returns: (nullable): the visible widget of a place */
PurserPlace *
purser_surface_find_place (PurserSurface *self,
                           const char    *place)
{
  return find_place (GTK_WIDGET (self), place);
}

/* Returns whether an answer can be given on the surface. */
gboolean
purser_surface_shows (PurserSurface      *self,
                      const PurserChoice *choice)
{
  purser_board_hurry (PURSER_BOARD (self));
  return PURSER_SURFACE_GET_CLASS (self)->shows (self, choice);
}

void
purser_surface_enter (PurserSurface      *self,
                      const PurserChoice *choice)
{
  if (choice->complete)
    purser_session_enter (purser_surface_get_session (self), choice->move);
  else
    purser_surface_open_form (self, choice);
}

static void
answer_clicked_cb (PurserAnswerButton *button,
                   PurserSurface      *self)
{
  g_autoptr (PurserChoice) choice = purser_choice_ref (purser_answer_button_get_choice (button));

  purser_surface_enter (self, choice);
}

/* Asks for one of several answers in a popover at a place on the table. */
void
purser_surface_offer (PurserSurface *self,
                      const char    *place,
                      GPtrArray     *choices)
{
  purser_answers_popover_popup (GTK_WIDGET (purser_surface_find_place (self, place)), purser_surface_get_play (self), choices,
                                G_CALLBACK (answer_clicked_cb), self);
}

/* Enters the moves of one tap, which are undone as one. */
gboolean
purser_surface_enter_moves (PurserSurface *self,
                            GPtrArray     *moves)
{
  return purser_session_enter_all (purser_surface_get_session (self), moves);
}

void
purser_surface_open_form (PurserSurface      *self,
                          const PurserChoice *choice)
{
  g_autoptr (PurserChoice) kept = purser_choice_ref (choice);

  g_signal_emit_by_name (self, "form-wanted", kept);
}
