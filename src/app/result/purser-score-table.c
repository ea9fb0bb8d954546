// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-format.h"
#include "purser-score-grid.h"
#include "purser-score-table.h"
#include "purser-title-label.h"
#include "purser-widget.h"

/* The most lines of a name, and the letters that its column gets at least if there is room. */
#define NAME_LINES 4
#define NAME_WIDTH 10

/* Where all players' points come from: kinds of points down, players across. The most of a kind has a ring and bold figures; a
 * press on a number shows what was counted for it. If there is no room, a kind is above its numbers. */
struct _PurserScoreTable
{
  AdwBin parent_instance;

  PurserSession   *session;
  PurserScoreGrid *grid;
  gboolean         narrow;
};

G_DEFINE_FINAL_TYPE (PurserScoreTable, purser_score_table, ADW_TYPE_BIN)

static PurserSetup *
table_get_setup (PurserScoreTable *self)
{
  return purser_session_get_setup (self->session);
}

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
why_new (const char *rule,
         const char *title)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Why?"));
  /* Translators: what points came from */
  g_autofree char *name = g_strdup_printf (_("Why? %s"), title);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  purser_set_action (button, "play.show-rule", g_variant_new ("(ss)", rule, ""));
  return button;
}

/* Returns the points of a cell; a dash if the player has nothing of the kind. */
static char *
cell_dup_amount (const PurserScoreCell *self)
{
  return self->has ? purser_format_amount (self->amount) : g_strdup ("–");
}

static GtkWidget *
popover_new (PurserScoreTable      *self,
             const PurserScoreLine *line,
             int                    player)
{
  const PurserScoreCell *cell = &line->cells[player];
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  g_autofree char *amount = cell_dup_amount (cell);
  /* Translators: a player, and what the points come from */
  g_autofree char *who = g_strdup_printf (_("%s · %s"), purser_setup_get_name (table_get_setup (self), player), line->title);

  gtk_box_append (GTK_BOX (box), label_new (who, "heading"));
  gtk_box_append (GTK_BOX (box), label_new (amount, "title-1"));
  if (cell->counts != NULL)
    gtk_box_append (GTK_BOX (box), label_new (cell->counts, NULL));
  if (line->rule != NULL)
    gtk_box_append (GTK_BOX (box), why_new (line->rule, line->title));
  gtk_widget_add_css_class (box, "score-why");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static char *
cell_dup_name (PurserScoreTable      *self,
               const PurserScoreLine *line,
               int                    player)
{
  const PurserScoreCell *cell = &line->cells[player];
  g_autofree char *amount = cell_dup_amount (cell);
  const char *name = purser_setup_get_name (table_get_setup (self), player);

  if (cell->best)
    /* Translators: for screen readers: a player, what points come from, and how many; no number is better */
    return g_strdup_printf (_("%s, %s: %s, the best"), name, line->title, amount);
  /* Translators: for screen readers: a player, what points come from, and how many */
  return g_strdup_printf (_("%s, %s: %s"), name, line->title, amount);
}

static GtkWidget *
cell_new (PurserScoreTable      *self,
          const PurserScoreLine *line,
          int                    player)
{
  const PurserScoreCell *cell = &line->cells[player];
  GtkWidget *button = gtk_menu_button_new ();
  g_autofree char *amount = cell_dup_amount (cell);
  g_autofree char *name = cell_dup_name (self, line, player);
  GtkWidget *label = gtk_label_new (amount);

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), label);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover_new (self, line, player));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "score-cell");
  gtk_widget_add_css_class (button, "numeric");
  if (cell->best)
    gtk_widget_add_css_class (button, "best");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

/* Creates the head of a column. On a phone the mark is the name, with the letter, shape and colour that it has on the podium; a
 * player alone has no podium. */
static GtkWidget *
head_new (PurserScoreTable *self,
          int               player)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  const char *name = purser_setup_get_name (table_get_setup (self), player);
  gboolean on_podium = self->grid->n_players > 1;
  GtkWidget *label = g_object_new (PURSER_TYPE_TITLE_LABEL, "lines", NAME_LINES, "max-width-chars", NAME_WIDTH,
                                   "visible", !self->narrow || !on_podium, NULL);

  purser_title_label_show_name (PURSER_TITLE_LABEL (label), name);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), purser_face_new_for_seat (table_get_setup (self), player, 32));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_tooltip_text (box, name);
  return box;
}

static int
table_get_column (PurserScoreTable *self,
                  guint             player)
{
  return (int) player + (self->narrow ? 0 : 1);
}

static void
table_add_title (PurserScoreTable *self,
                 GtkGrid          *grid,
                 const char       *title,
                 int               row,
                 const char       *style)
{
  GtkWidget *label = label_new (title, style);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (grid, label, 0, row, self->narrow ? (int) self->grid->n_players : 1, 1);
}

static void
table_add_line (PurserScoreTable      *self,
                GtkGrid               *grid,
                const PurserScoreLine *line,
                int                    row)
{
  table_add_title (self, grid, line->title, row, self->narrow ? "caption-heading" : NULL);
  for (guint i = 0; i < self->grid->n_players; i++)
    gtk_grid_attach (grid, cell_new (self, line, (int) i), table_get_column (self, i), row + self->narrow, 1, 1);
}

static void
table_add_totals (PurserScoreTable *self,
                  GtkGrid          *grid,
                  int               row)
{
  table_add_title (self, grid, _("Total"), row, "heading");
  for (guint i = 0; i < self->grid->n_players; i++)
    {
      g_autofree char *score = purser_format_amount (self->grid->standings[i].score);
      GtkWidget *label = gtk_label_new (score);

      gtk_widget_add_css_class (label, "title-2");
      gtk_widget_add_css_class (label, "numeric");
      if (self->grid->standings[i].wins)
        gtk_widget_add_css_class (label, "score-winner");
      gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
      gtk_grid_attach (grid, label, table_get_column (self, i), row + self->narrow, 1, 1);
    }
}

static void
table_fill (PurserScoreTable *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  int height = self->narrow ? 2 : 1;

  gtk_widget_add_css_class (GTK_WIDGET (grid), "card");
  gtk_widget_add_css_class (GTK_WIDGET (grid), "score-table");
  gtk_grid_set_column_spacing (grid, self->narrow ? 2 : 6);
  gtk_grid_set_row_spacing (grid, 3);
  for (guint i = 0; i < self->grid->n_players; i++)
    gtk_grid_attach (grid, head_new (self, (int) i), table_get_column (self, i), 0, 1, 1);
  for (guint i = 0; i < self->grid->lines->len; i++)
    table_add_line (self, grid, self->grid->lines->pdata[i], 1 + (int) i * height);
  table_add_totals (self, grid, 1 + (int) self->grid->lines->len * height);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
}

static void
purser_score_table_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  g_value_set_boolean (value, PURSER_SCORE_TABLE (object)->narrow);
}

static void
purser_score_table_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  PurserScoreTable *self = PURSER_SCORE_TABLE (object);

  if (self->narrow == g_value_get_boolean (value))
    return;
  self->narrow = g_value_get_boolean (value);
  if (self->grid != NULL)
    table_fill (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
purser_score_table_finalize (GObject *object)
{
  PurserScoreTable *self = PURSER_SCORE_TABLE (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->grid, purser_score_grid_free);
  G_OBJECT_CLASS (purser_score_table_parent_class)->finalize (object);
}

static void
purser_score_table_class_init (PurserScoreTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = purser_score_table_get_property;
  object_class->set_property = purser_score_table_set_property;
  object_class->finalize = purser_score_table_finalize;
  /* Whether there is little room, as on a phone. */
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
}

static void
purser_score_table_init (PurserScoreTable *self)
{
}

void
purser_score_table_show (PurserScoreTable *self,
                         PurserSession    *session)
{
  g_set_object (&self->session, session);
  g_clear_pointer (&self->grid, purser_score_grid_free);
  self->grid = purser_score_grid_new (purser_session_get_play (session));
  table_fill (self);
}
