// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-board.h"
#include "purser-even-columns.h"
#include "purser-form-dialog.h"
#include "purser-form-head.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-line-breaks.h"
#include "purser-scene.h"
#include "purser-settings.h"
#include "purser-spare-bin.h"
#include "purser-widget.h"
#include "purser-zoom-bin.h"

/* The table: the game's surface with one player's things, to be touched, or that player's board if the game has no
 * surface. What else can be answered stands below it, before the boards of the others, which may be higher than the window.
 * Those are shown on a large screen, beside a table that belongs to all with the board of that player; narrow boards, wherever
 * there is height to spare. */
struct _PurserScene
{
  AdwBin parent_instance;

  PurserSession     *session;
  PurserSurface     *surface;
  GtkLabel          *advice_label;
  GtkBox            *column;
  AdwBin            *middle;
  PurserEvenColumns *others;
  /* (element-type GtkWidget): the players' boards, made when they are first shown */
  GPtrArray         *boards;
  int                player;
  int                followed;
  /* The kind of the question that was asked then, a constant of the rules. */
  const char        *followed_kind;
  gboolean           all_boards;
  double             zoom;
};

enum {
  PROP_PLAYER = 1,
  PROP_ALL_BOARDS,
  PROP_BELOW,
  PROP_ZOOM
};

G_DEFINE_FINAL_TYPE (PurserScene, purser_scene, ADW_TYPE_BIN)

static PurserPlay *
scene_get_play (PurserScene *self)
{
  return purser_session_get_play (self->session);
}

static GtkWidget *
head_new (PurserSession *session,
          int            player,
          PurserBoard   *board)
{
  GtkWidget *head = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (head), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (head), 6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (head), ADW_JUSTIFY_SPREAD);
  adw_wrap_box_append (ADW_WRAP_BOX (head), purser_form_head_new (session, NULL, player));
  if (PURSER_BOARD_GET_CLASS (board)->get_summary != NULL)
    adw_wrap_box_append (ADW_WRAP_BOX (head), PURSER_BOARD_GET_CLASS (board)->get_summary (board));
  return head;
}

static GtkWidget *
other_new (PurserSession *session,
           int            player)
{
  PurserSetup *setup = purser_session_get_setup (session);
  PurserBoard *board = purser_board_new (purser_game_ui_get (setup->rules)->get_board_type (), session, player);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (box), head_new (session, player, board));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (board));
  gtk_widget_add_css_class (box, "other-board");
  gtk_widget_set_size_request (box, purser_game_ui_get (setup->rules)->board_width, -1);
  return box;
}

static GtkWidget *
scene_get_board (PurserScene *self,
                 int          player)
{
  GtkWidget *board = g_ptr_array_index (self->boards, (guint) player);

  if (board == NULL)
    {
      board = g_object_ref_sink (other_new (self->session, player));
      g_ptr_array_index (self->boards, (guint) player) = board;
    }
  return board;
}

static gboolean
scene_has_boards (PurserScene *self)
{
  return self->session != NULL && purser_game_ui_get (purser_play_get_rules (scene_get_play (self)))->get_board_type != NULL;
}

static gboolean
scene_shows_others (PurserScene *self)
{
  return self->all_boards || purser_game_ui_get (purser_play_get_rules (scene_get_play (self)))->fills_spare_room;
}

static gboolean
scene_shows_board (PurserScene *self,
                   int          player)
{
  if (player == self->player)
    return self->all_boards && purser_game_ui_get (purser_play_get_rules (scene_get_play (self)))->shares_table;
  return scene_shows_others (self);
}

/* Boards only move here; they are made once. */
static void
scene_arrange (PurserScene *self)
{
  if (!scene_has_boards (self))
    return;
  purser_unparent_children (GTK_WIDGET (self->others));
  if (self->surface == NULL)
    adw_bin_set_child (self->middle, self->player >= 0 ? scene_get_board (self, self->player) : NULL);
  gtk_widget_set_css_classes (GTK_WIDGET (self), (const char *[]) { self->all_boards ? "all-boards" : NULL, NULL });
  gtk_widget_set_visible (GTK_WIDGET (self->others), scene_shows_others (self));
  for (int i = 0; i < (int) self->boards->len; i++)
    if (scene_shows_board (self, i))
      purser_even_columns_append (self->others, scene_get_board (self, i));
}

/* Shows what the player can expect, if that is enabled and not on the table; the text is made only if it shows. */
static void
scene_advise (PurserScene *self)
{
  PurserPlay *play = scene_get_play (self);
  const PurserRules *rules = purser_play_get_rules (play);
  g_autofree char *text = NULL;

  if (rules->advise != NULL && self->player >= 0 && !purser_game_ui_get (rules)->shows_odds &&
      g_settings_get_boolean (purser_settings_get (), "advisor"))
    text = rules->advise (purser_play_get_setup (play), purser_play_get_state (play), self->player);
  purser_line_breaks_show (self->advice_label, text != NULL ? text : "");
}

static void
scene_set_player (PurserScene *self,
                  int          player)
{
  if (self->player == player)
    return;
  self->player = player;
  if (self->surface != NULL)
    purser_board_set_player (PURSER_BOARD (self->surface), player);
  if (self->session != NULL)
    {
      scene_arrange (self);
      scene_advise (self);
    }
  g_object_notify (G_OBJECT (self), "player");
}

static int
find_winner (PurserPlay *play)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  int player = 0;

  purser_play_get_standings (play, standings);
  while (player + 1 < (int) purser_play_get_setup (play)->n_players && !standings[player].wins)
    player++;
  return player;
}

/* Returns: who is asked or plays, or who has won a play that was over as it was opened; -1 for nobody */
static int
scene_find_wanted (PurserScene *self)
{
  PurserPlay *play = scene_get_play (self);
  const PurserTurnInfo *turn = purser_play_get_turn_info (play);
  int asked = purser_play_get_prompt (play)->player;

  if (asked >= 0 || turn->active >= 0)
    return asked >= 0 ? asked : turn->active;
  return turn->over && self->player < 0 ? find_winner (play) : -1;
}

/* Shows the things of the player who is asked, until another player is chosen; somebody who has looked at those of another
 * player comes back with the next question, as after a roll. */
static void
scene_follow (PurserScene *self)
{
  const char *kind = purser_play_get_prompt (scene_get_play (self))->kind;
  int wanted = scene_find_wanted (self);

  scene_advise (self);
  if (wanted < 0 || (wanted == self->followed && g_strcmp0 (kind, self->followed_kind) == 0))
    return;
  self->followed = wanted;
  self->followed_kind = kind;
  scene_set_player (self, wanted);
}

static void
form_wanted_cb (PurserScene  *self,
                PurserChoice *choice)
{
  adw_dialog_present (purser_form_dialog_new_for_choice (self->session, choice), GTK_WIDGET (self));
}

static void
purser_scene_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  PurserScene *self = PURSER_SCENE (object);

  switch (prop_id)
    {
    case PROP_PLAYER:
      g_value_set_int (value, self->player);
      break;
    case PROP_ALL_BOARDS:
      g_value_set_boolean (value, self->all_boards);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->zoom);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_scene_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  PurserScene *self = PURSER_SCENE (object);

  switch (prop_id)
    {
    case PROP_PLAYER:
      scene_set_player (self, g_value_get_int (value));
      break;
    case PROP_ALL_BOARDS:
      if (self->all_boards == g_value_get_boolean (value))
        break;
      self->all_boards = g_value_get_boolean (value);
      scene_arrange (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_BELOW:
      gtk_box_append (self->column, g_value_get_object (value));
      break;
    case PROP_ZOOM:
      self->zoom = g_value_get_double (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_scene_dispose (GObject *object)
{
  g_clear_object (&PURSER_SCENE (object)->session);
  G_OBJECT_CLASS (purser_scene_parent_class)->dispose (object);
}

static void
board_free (gpointer board)
{
  if (board != NULL)
    g_object_unref (board);
}

static void
purser_scene_finalize (GObject *object)
{
  g_ptr_array_unref (PURSER_SCENE (object)->boards);
  G_OBJECT_CLASS (purser_scene_parent_class)->finalize (object);
}

static void
purser_scene_class_init (PurserSceneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = purser_scene_dispose;
  object_class->finalize = purser_scene_finalize;
  object_class->get_property = purser_scene_get_property;
  object_class->set_property = purser_scene_set_property;
  /* The player whose things are shown; -1 before anybody is asked. */
  g_object_class_install_property (object_class, PROP_PLAYER,
                                   g_param_spec_int ("player", NULL, NULL, -1, G_MAXINT, -1, flags));
  g_object_class_install_property (object_class, PROP_ALL_BOARDS,
                                   g_param_spec_boolean ("all-boards", NULL, NULL, FALSE, flags));
  /* What stands between the table and the boards of the others. */
  g_object_class_install_property (object_class, PROP_BELOW,
                                   g_param_spec_object ("below", NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  /* How much larger than on a desk the boards are. */
  g_object_class_install_property (object_class, PROP_ZOOM, g_param_spec_double ("zoom", NULL, NULL, 1, 2, 1, flags));
  g_type_ensure (PURSER_TYPE_EVEN_COLUMNS);
  g_type_ensure (PURSER_TYPE_SPARE_BIN);
  g_type_ensure (PURSER_TYPE_ZOOM_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-scene.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserScene, advice_label);
  gtk_widget_class_bind_template_child (widget_class, PurserScene, column);
  gtk_widget_class_bind_template_child (widget_class, PurserScene, middle);
  gtk_widget_class_bind_template_child (widget_class, PurserScene, others);
  gtk_widget_class_bind_template_callback (widget_class, purser_has_text);
}

static void
purser_scene_init (PurserScene *self)
{
  self->player = -1;
  self->followed = -1;
  self->zoom = 1;
  self->boards = g_ptr_array_new_with_free_func (board_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
scene_make_surface (PurserScene *self)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (scene_get_play (self)));

  if (ui->get_surface_type == NULL)
    return;
  self->surface = purser_surface_new (ui->get_surface_type (), self->session, 0);
  g_signal_connect_object (self->surface, "form-wanted", G_CALLBACK (form_wanted_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->middle, GTK_WIDGET (self->surface));
}

void
purser_scene_set_session (PurserScene   *self,
                          PurserSession *session)
{
  g_set_object (&self->session, session);
  g_ptr_array_set_size (self->boards, (int) purser_session_get_setup (session)->n_players);
  scene_make_surface (self);
  g_signal_connect_object (scene_get_play (self), "changed", G_CALLBACK (scene_follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (purser_settings_get (), "changed::advisor", G_CALLBACK (scene_advise), self, G_CONNECT_SWAPPED);
  scene_follow (self);
}

/* Returns whether an answer is given by touching the table. */
gboolean
purser_scene_shows (PurserScene        *self,
                    const PurserChoice *choice)
{
  return self->surface != NULL && purser_surface_shows (self->surface, choice);
}

/* Begins an answer on the table, which shows its player's things from then on.
 *
 * Returns: whether the game's surface does that; otherwise the answer has a form */
gboolean
purser_scene_begin (PurserScene        *self,
                    const PurserChoice *choice)
{
  PurserSurfaceClass *klass = self->surface != NULL ? PURSER_SURFACE_GET_CLASS (self->surface) : NULL;

  if (klass == NULL || klass->begin == NULL || choice->player < 0)
    return FALSE;
  scene_set_player (self, choice->player);
  return klass->begin (self->surface, choice);
}

/* Returns: (nullable): the game's surface, if it has one and the session is set */
PurserSurface *
purser_scene_get_surface (PurserScene *self)
{
  return self->surface;
}
