// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-format.h"
#include "purser-measure.h"
#include "purser-score-pad-cell.h"
#include "purser-score-pad-setup.h"
#include "purser-score-pad-sheet.h"
#include "purser-scroll.h"
#include "purser-widget.h"

/* The sheet: a line for each category or round, and a column for each player. It scrolls if there is not enough room, but the
 * players and the titles of the lines stay in sight. */
struct _PurserScorePadSheet
{
  AdwBin parent_instance;

  PurserSession     *session;
  GtkWidget         *grid;
  GtkGrid           *corner;
  GtkGrid           *heads;
  GtkGrid           *titles;
  GtkGrid           *columns;
  GtkSizeGroup      *title_width;
  GtkSizeGroup      *column_width;
  guint              n_lines;
  gboolean           narrow;
  int                player;
  int                line;
};

G_DEFINE_FINAL_TYPE (PurserScorePadSheet, purser_score_pad_sheet, ADW_TYPE_BIN)

/* The rank of a player without any points entered yet. */
#define UNRANKED G_MAXUINT

/* With more players than this, the columns have narrow margins, so that a phone has room for them. */
#define MANY 4

/* The rows of the head: the player, the total, and the rank. */
enum {
  ROW_NAME,
  ROW_TOTAL,
  ROW_RANK
};

static PurserSetup *
sheet_get_setup (PurserScorePadSheet *self)
{
  return purser_session_get_setup (self->session);
}

static const PurserScorePadState *
sheet_get_state (PurserScorePadSheet *self)
{
  return purser_play_get_state (purser_session_get_play (self->session));
}

static void
cell_clicked_cb (GtkWidget           *cell,
                 PurserScorePadSheet *self)
{
  int player, line, width, height;

  gtk_grid_query_child (self->columns, cell, &player, &line, &width, &height);
  g_signal_emit_by_name (self, "cell-activated", player, line);
}

static void
cell_update (PurserScorePadSheet *self,
             GtkWidget           *cell,
             int                  player,
             int                  line)
{
  g_autofree char *amount = purser_score_pad_cell_dup_text (sheet_get_setup (self), sheet_get_state (self), player, line);
  g_autofree char *name = purser_score_pad_cell_dup_name (sheet_get_setup (self), sheet_get_state (self), player, line);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell))), amount);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  purser_set_style (cell, "empty", purser_score_pad_cell_is_empty (sheet_get_state (self), player, line));
}

static GtkWidget *
cell_new (PurserScorePadSheet *self)
{
  GtkWidget *cell = gtk_button_new ();

  /* A label of the button's own would also name it for screen readers, and say less than the name that it is given. */
  gtk_button_set_child (GTK_BUTTON (cell), gtk_label_new (NULL));
  /* The entry keeps the focus: arrow keys go from cell to cell, and typing goes into the entry. */
  gtk_widget_set_focusable (cell, FALSE);
  gtk_widget_set_css_classes (cell, (const char *[]) { "flat", "numeric", "sheet-cell", NULL });
  if (sheet_get_state (self)->computed[self->n_lines])
    gtk_widget_add_css_class (cell, "computed");
  g_signal_connect (cell, "clicked", G_CALLBACK (cell_clicked_cb), self);
  return cell;
}

static void
title_fit (GtkWidget *label,
           gboolean   narrow)
{
  gtk_label_set_lines (GTK_LABEL (label), narrow ? 3 : 2);
  gtk_label_set_max_width_chars (GTK_LABEL (label), narrow ? 8 : 14);
}

static GtkWidget *
title_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  title_fit (label, FALSE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_add_css_class (label, "sheet-title");
  return label;
}

/* Adds a title. Titles and cells scroll separately, but rows have the same height on both sides, and columns the width of their
 * heads. */
static void
sheet_tie_row (PurserScorePadSheet *self,
               GtkGrid             *titles,
               GtkWidget           *title,
               GtkGrid             *cells,
               int                  row)
{
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  gtk_size_group_add_widget (group, title);
  gtk_size_group_add_widget (self->title_width, title);
  for (int player = 0; player < (int) sheet_get_setup (self)->n_players; player++)
    {
      gtk_size_group_add_widget (group, gtk_grid_get_child_at (cells, player, row));
      gtk_size_group_add_widget (self->column_width, gtk_grid_get_child_at (cells, player, row));
    }
  gtk_grid_attach (titles, title, 0, row, 1, 1);
}

static void
sheet_add_line (PurserScorePadSheet *self)
{
  int row = (int) self->n_lines;
  GtkWidget *title = title_new (purser_score_pad_setup_get_line_title (sheet_get_setup (self), self->n_lines));

  for (guint player = 0; player < sheet_get_setup (self)->n_players; player++)
    gtk_grid_attach (self->columns, cell_new (self), (int) player, row, 1, 1);
  title_fit (title, self->narrow);
  self->n_lines++;
  sheet_tie_row (self, self->titles, title, self->columns, row);
}

static void
sheet_remove_line (PurserScorePadSheet *self)
{
  self->n_lines--;
  gtk_grid_remove_row (self->titles, (int) self->n_lines);
  gtk_grid_remove_row (self->columns, (int) self->n_lines);
}

static GtkWidget *
name_new (PurserScorePadSheet *self,
          int                  player)
{
  PurserSetup *setup = sheet_get_setup (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *mark = purser_face_new_for_seat (setup, player, 24);
  const char *text = purser_setup_get_name (setup, player);
  GtkWidget *name = title_new (text);

  /* The columns of five players fit a phone. */
  gtk_label_set_width_chars (GTK_LABEL (name), CLAMP (purser_measure_letters (text), 4, setup->n_players > MANY ? 6 : 8));
  gtk_label_set_max_width_chars (GTK_LABEL (name), 10);
  gtk_label_set_xalign (GTK_LABEL (name), 0.5f);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_widget_set_css_classes (name, (const char *[]) { "caption-heading", "sheet-name", NULL });
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

static GtkWidget *
total_new (void)
{
  GtkWidget *total = gtk_label_new (NULL);

  gtk_widget_set_css_classes (total, (const char *[]) { "numeric", "title-3", "sheet-total", NULL });
  return total;
}

static GtkWidget *
rank_new (void)
{
  GtkWidget *rank = gtk_label_new (NULL);

  gtk_label_set_justify (GTK_LABEL (rank), GTK_JUSTIFY_CENTER);
  gtk_widget_set_css_classes (rank, (const char *[]) { "caption", "dimmed", "sheet-rank", NULL });
  return rank;
}

/* Returns: (transfer full) (nullable): the total at which the play ends, and the number of rounds, a line for each; %NULL
 * if it goes on until people end it */
static char *
dup_end (const PurserSetup *setup)
{
  gint64 target = purser_score_pad_setup_get_target (setup);
  guint n_rounds = purser_score_pad_setup_get_length (setup);
  g_autofree char *amount = purser_format_amount (target);
  /* Translators: the total at which a play ends */
  g_autofree char *total = target != G_MAXINT64 ? g_strdup_printf (_("Ends at %s"), amount) : NULL;
  g_autofree char *rounds = n_rounds > 0 ? g_strdup_printf (ngettext ("%u round", "%u rounds", n_rounds), n_rounds) : NULL;

  if (total != NULL && rounds != NULL)
    return g_strjoin ("\n", total, rounds, NULL);
  return total != NULL ? g_steal_pointer (&total) : g_steal_pointer (&rounds);
}

/* Creates what stands below the title of the totals: what ends the play, if anything does. */
static GtkWidget *
target_new (PurserScorePadSheet *self)
{
  g_autofree char *text = dup_end (sheet_get_setup (self));
  GtkWidget *label = title_new (text != NULL ? text : "");

  gtk_widget_set_css_classes (label, (const char *[]) { "caption", "dimmed", "sheet-title", "sheet-rank", NULL });
  gtk_widget_set_visible (label, text != NULL);
  return label;
}

static void
sheet_fill_heads (PurserScorePadSheet *self)
{
  GtkWidget *total = title_new (_("Total"));

  for (guint player = 0; player < sheet_get_setup (self)->n_players; player++)
    {
      gtk_grid_attach (self->heads, name_new (self, (int) player), (int) player, ROW_NAME, 1, 1);
      gtk_grid_attach (self->heads, total_new (), (int) player, ROW_TOTAL, 1, 1);
      gtk_grid_attach (self->heads, rank_new (), (int) player, ROW_RANK, 1, 1);
    }
  sheet_tie_row (self, self->corner, title_new (""), self->heads, ROW_NAME);
  gtk_widget_add_css_class (total, "sheet-total");
  sheet_tie_row (self, self->corner, total, self->heads, ROW_TOTAL);
  sheet_tie_row (self, self->corner, target_new (self), self->heads, ROW_RANK);
}

/* Returns the text for a rank. Players who are absent, who have left, or who have no points entered yet are not ranked. */
static char *
dup_rank (const PurserTurnInfo *turn,
          int                   player,
          guint                 rank)
{
  if (purser_turn_info_is_absent (turn, player) || rank == UNRANKED)
    return g_strdup ("\u2013");
  if (purser_turn_info_has_left (turn, player))
    /* Translators: below the points of a player who has left the play */
    return g_strdup (C_("player", "Left"));
  /* Translators: the rank of a player, 1 for the first */
  return g_strdup_printf (_("Rank %u"), rank);
}

/* Returns whether ranks are shown: not before the first score, not for a single player, and not while totals are secret. */
static gboolean
sheet_is_ranked (PurserScorePadSheet *self)
{
  const PurserScorePadState *state = sheet_get_state (self);

  return sheet_get_setup (self)->n_players > 1 && purser_score_pad_count_begun (state) > 0 &&
         !purser_score_pad_cell_hides_total (state);
}

/* Returns the rank, below the team if there is one, as its players share a total. */
static char *
sheet_dup_place (PurserScorePadSheet *self,
                 int                  player,
                 guint                rank)
{
  guint team = purser_score_pad_setup_find_team (sheet_get_setup (self), player);
  g_autofree char *place = sheet_is_ranked (self) ? dup_rank (&sheet_get_state (self)->turn, player, rank) : g_strdup ("");

  if (team == 0)
    return g_steal_pointer (&place);
  /* Translators: the number of a team, then the rank of its players in a line of its own */
  return g_strstrip (g_strdup_printf (_("Team %u\n%s"), team, place));
}

/* Gets the standings without ranks for absent players and, until the play is over, for players without points. The rules rank
 * an empty sum, too, and put it first if the lowest total wins. */
static void
sheet_get_standings (PurserScorePadSheet *self,
                     PurserStanding      *standings)
{
  gboolean over = sheet_get_state (self)->turn.over;

  purser_play_get_standings (purser_session_get_play (self->session), standings);
  for (guint i = 0; i < sheet_get_setup (self)->n_players; i++)
    if ((standings[i].unscored && !over) || purser_turn_info_is_absent (&sheet_get_state (self)->turn, (int) i))
      standings[i].rank = UNRANKED;
}

static guint
find_place (const PurserStanding *standings,
            guint                 n_players,
            guint                 player)
{
  return standings[player].rank == UNRANKED ? UNRANKED : purser_standings_find_place (standings, n_players, player);
}

static void
sheet_update_totals (PurserScorePadSheet *self)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  gboolean secret = purser_score_pad_cell_hides_total (sheet_get_state (self));
  guint n_players = sheet_get_setup (self)->n_players;

  sheet_get_standings (self, standings);
  for (int i = 0; i < (int) n_players; i++)
    {
      g_autofree char *total = secret ? g_strdup ("?") : purser_format_amount (standings[i].score);
      g_autofree char *rank = sheet_dup_place (self, i, find_place (standings, n_players, (guint) i));

      gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (self->heads, i, ROW_TOTAL)), total);
      gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (self->heads, i, ROW_RANK)), rank);
    }
}

static gboolean
sheet_is_empty (PurserScorePadSheet *self,
                guint                line)
{
  for (guint player = 0; player < sheet_get_setup (self)->n_players; player++)
    if (!purser_score_pad_cell_is_empty (sheet_get_state (self), (int) player, (int) line))
      return FALSE;
  return TRUE;
}

/* A round that was left empty before the end is not shown. */
static guint
sheet_count_wanted (PurserScorePadSheet *self)
{
  guint n = purser_score_pad_setup_count_lines (sheet_get_setup (self), sheet_get_state (self));
  gboolean over = sheet_get_state (self)->turn.over;

  if (over && n > 1 && purser_score_pad_setup_get_categories (sheet_get_setup (self)) == NULL && sheet_is_empty (self, n - 1))
    n--;
  return n;
}

static void
sheet_update (PurserScorePadSheet *self)
{
  guint wanted = sheet_count_wanted (self);
  GtkWidget *cell;

  while (self->n_lines < wanted)
    sheet_add_line (self);
  while (self->n_lines > wanted)
    sheet_remove_line (self);
  /* Cells were added line by line, so this goes along them: looking each of them up would take long on a large sheet. */
  cell = gtk_widget_get_first_child (GTK_WIDGET (self->columns));
  for (guint line = 0; line < self->n_lines; line++)
    for (guint player = 0; player < sheet_get_setup (self)->n_players; player++, cell = gtk_widget_get_next_sibling (cell))
      cell_update (self, cell, (int) player, (int) line);
  sheet_update_totals (self);
}

static void
breakpoint_cb (PurserScorePadSheet *self,
               GParamSpec          *pspec,
               AdwBreakpointBin    *bin)
{
  self->narrow = adw_breakpoint_bin_get_current_breakpoint (bin) != NULL;
  for (guint line = 0; line < self->n_lines; line++)
    title_fit (gtk_grid_get_child_at (self->titles, 0, (int) line), self->narrow);
}

static void
purser_score_pad_sheet_dispose (GObject *object)
{
  g_clear_object (&PURSER_SCORE_PAD_SHEET (object)->session);
  G_OBJECT_CLASS (purser_score_pad_sheet_parent_class)->dispose (object);
}

static void
purser_score_pad_sheet_class_init (PurserScorePadSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_score_pad_sheet_dispose;
  /* A cell was tapped; the parameters are its player and its line, from 0. */
  g_signal_new ("cell-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/score-pad/ui/purser-score-pad-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadSheet, corner);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadSheet, heads);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadSheet, titles);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadSheet, columns);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadSheet, title_width);
  gtk_widget_class_bind_template_child (widget_class, PurserScorePadSheet, column_width);
  gtk_widget_class_bind_template_callback (widget_class, breakpoint_cb);
}

static void
purser_score_pad_sheet_init (PurserScorePadSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->player = -1;
  self->line = -1;
}

/* Shows a play, and its changes. */
void
purser_score_pad_sheet_set_session (PurserScorePadSheet *self,
                                    PurserSession       *session)
{
  g_assert (self->session == NULL);
  self->session = g_object_ref (session);
  purser_set_style (self->grid, "alone", sheet_get_setup (self)->n_players == 1);
  purser_set_style (self->grid, "many", sheet_get_setup (self)->n_players > MANY);
  sheet_fill_heads (self);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (sheet_update), self, G_CONNECT_SWAPPED);
  sheet_update (self);
}

/* Returns: how many lines it shows */
guint
purser_score_pad_sheet_count_lines (PurserScorePadSheet *self)
{
  return self->n_lines;
}

static void
sheet_mark_cell (PurserScorePadSheet *self,
                 gboolean             mark)
{
  GtkWidget *cell;

  if (self->player < 0 || self->line < 0 || self->line >= (int) self->n_lines)
    return;
  cell = gtk_grid_get_child_at (self->columns, self->player, self->line);
  gtk_accessible_update_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_SELECTED, mark, -1);
  purser_set_style (cell, "selected", mark);
}

/* Marks the cell whose score is entered now, and scrolls to it.
 *
 * @player: a player's index; -1 for no cell at all */
void
purser_score_pad_sheet_select (PurserScorePadSheet *self,
                               int                  player,
                               int                  line)
{
  sheet_mark_cell (self, FALSE);
  self->player = player;
  self->line = player >= 0 ? line : -1;
  sheet_mark_cell (self, TRUE);
  if (self->line >= 0 && self->line < (int) self->n_lines)
    purser_scroll_to (gtk_grid_get_child_at (self->columns, self->player, self->line));
}

/* Returns: whose cell is entered now; -1 for none */
int
purser_score_pad_sheet_get_player (PurserScorePadSheet *self)
{
  return self->player;
}

/* Returns: the line that is entered now, from 0; -1 for none */
int
purser_score_pad_sheet_get_line (PurserScorePadSheet *self)
{
  return self->line;
}

/* Returns: how many lines of a name are shown */
static int
get_name_lines (PurserScorePadSheetRoom room)
{
  if (room == PURSER_SCORE_PAD_SHEET_ALL)
    return 4;
  return room < PURSER_SCORE_PAD_SHEET_CELLS ? 2 : 1;
}

/* Hides parts of the head to leave room for the cells: first the marks, then the ranks, and last the totals. */
void
purser_score_pad_sheet_set_room (PurserScorePadSheet    *self,
                                 PurserScorePadSheetRoom room)
{
  GtkWidget *target = gtk_grid_get_child_at (self->corner, 0, ROW_RANK);

  purser_set_style (self->grid, "low", room != PURSER_SCORE_PAD_SHEET_ALL);
  for (int player = 0; player < (int) sheet_get_setup (self)->n_players; player++)
    {
      GtkWidget *who = gtk_grid_get_child_at (self->heads, player, ROW_NAME);

      gtk_widget_set_visible (gtk_widget_get_first_child (who), room <= PURSER_SCORE_PAD_SHEET_MARKS);
      gtk_label_set_lines (GTK_LABEL (gtk_widget_get_last_child (who)), get_name_lines (room));
      gtk_widget_set_visible (gtk_grid_get_child_at (self->heads, player, ROW_TOTAL), room <= PURSER_SCORE_PAD_SHEET_TOTALS);
      gtk_widget_set_visible (gtk_grid_get_child_at (self->heads, player, ROW_RANK),
                              sheet_get_setup (self)->n_players > 1 && room <= PURSER_SCORE_PAD_SHEET_RANKS);
    }
  gtk_widget_set_visible (target, *gtk_label_get_label (GTK_LABEL (target)) != '\0' && room <= PURSER_SCORE_PAD_SHEET_RANKS);
  gtk_widget_set_visible (gtk_grid_get_child_at (self->corner, 0, ROW_TOTAL), room <= PURSER_SCORE_PAD_SHEET_TOTALS);
  purser_score_pad_sheet_select (self, self->player, self->line);
}

static gboolean
move_is_of (const PurserMove *move,
            const char       *id,
            int               player,
            int               line)
{
  if (move == NULL || move->player != player || g_strcmp0 (move->verb->name, "score") != 0)
    return FALSE;
  if (purser_move_has (move, "category"))
    return g_strcmp0 (purser_move_get_text (move, "category"), id) == 0;
  return purser_move_get_integer (move, "round", 0) == line + 1;
}

/* Returns: the record that the score comes from; 0 for none */
guint
purser_score_pad_sheet_find_record (PurserScorePadSheet *self,
                                    int                  player,
                                    int                  line)
{
  PurserHistory *history = purser_play_get_history (purser_session_get_play (self->session));
  const char *id = purser_score_pad_setup_get_line_id (sheet_get_setup (self), (guint) line);

  for (guint n = purser_history_get_size (history); n > 0; n--)
    if (move_is_of (purser_history_get_move (history, n), id, player, line))
      return n;
  return 0;
}
