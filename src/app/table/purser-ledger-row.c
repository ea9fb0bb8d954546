// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-gains.h"
#include "purser-game-ui.h"
#include "purser-icon.h"
#include "purser-ledger-line.h"
#include "purser-ledger-row.h"
#include "purser-line-breaks.h"
#include "purser-measure.h"
#include "purser-player-mark.h"

#define GAP 6
#define ICON_GAP 2
#define BETWEEN_LINES 3

typedef enum {
  PIECE_INK,
  PIECE_FAINT,
  PIECE_GAIN,
  PIECE_LOSS,
} PieceColour;

/* One thing that is drawn: words, an icon, a piece that the move showed, or the mark of a player. */
typedef struct {
  PangoLayout *layout;
  const char  *icon;
  guint        shown; /* the number of the piece that the move showed, from 1; 0 for none */
  int          seat;
  PieceColour  colour;
  gboolean     why;  /* stands at the end of its line, or below it */
  gboolean     breaks; /* begins a line */
  int          x;
  int          y;
  int          width;
  int          height;
} Piece;

/* A block of the ledger: what happened, and a line for each player whom it concerns, with all reasons. A list view makes
 * two hundred rows, each of which would need dozens of labels, so a row draws its words itself and has no children. */
struct _PurserLedgerRow
{
  GtkWidget parent_instance;

  PurserPlay        *play;
  PangoContext      *context;
  PurserLedgerBlock *block;
  GArray            *pieces;
  char              *said;
};

enum {
  PROP_0,
  PROP_SAID,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (PurserLedgerRow, purser_ledger_row, GTK_TYPE_WIDGET)

static void
piece_clear (gpointer data)
{
  g_clear_object (&((Piece *) data)->layout);
}

static PurserSetup *
row_get_setup (PurserLedgerRow *self)
{
  return purser_play_get_setup (self->play);
}

static Piece *
row_add_words (PurserLedgerRow *self,
               const char      *words,
               PieceColour      colour,
               gboolean         bold)
{
  Piece piece = { .layout = pango_layout_new (self->context), .seat = -1, .colour = colour };
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  /* Tabular numbers would make the hyphen of a name as wide as a dash. */
  if (colour == PIECE_GAIN || colour == PIECE_LOSS)
    pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (colour == PIECE_FAINT)
    pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  purser_line_breaks_add (attributes, words);
  pango_layout_set_text (piece.layout, words, -1);
  pango_layout_set_attributes (piece.layout, attributes);
  pango_layout_set_wrap (piece.layout, PANGO_WRAP_WORD_CHAR);
  g_array_append_val (self->pieces, piece);
  return &g_array_index (self->pieces, Piece, self->pieces->len - 1);
}

static void
row_add_sum (PurserLedgerRow       *self,
             const PurserLedgerSum *sum)
{
  g_autofree char *by = purser_format_signed (sum->by);
  g_autofree char *words = sum->about.icon == NULL ? purser_format_change (&sum->about, sum->by) : NULL;
  PieceColour colour = sum->by < 0 ? PIECE_LOSS : PIECE_GAIN;
  Piece icon = { .icon = sum->about.icon, .seat = -1, .colour = colour };

  if (sum->by == 0)
    return;
  row_add_words (self, words != NULL ? words : by, colour, TRUE);
  if (icon.icon != NULL)
    g_array_append_val (self->pieces, icon);
}

/* Adds a line, without the name if the move concerns only its own player, whom the title names. */
static void
row_add_line (PurserLedgerRow        *self,
              const PurserLedgerLine *line,
              gboolean                named)
{
  Piece mark = { .seat = line->player, .breaks = TRUE };

  g_array_append_val (self->pieces, mark);
  if (named)
    row_add_words (self, purser_setup_get_name (row_get_setup (self), line->player), PIECE_INK, FALSE);
  for (guint i = 0; i < line->sums->len; i++)
    row_add_sum (self, &g_array_index (line->sums, PurserLedgerSum, i));
  if (line->reasons != NULL)
    row_add_words (self, line->reasons, PIECE_FAINT, FALSE)->why = TRUE;
}

static char *
row_dup_title (PurserLedgerRow *self)
{
  g_autofree char *title = purser_ledger_block_dup_title (self->block, self->play);

  if (!purser_ledger_block_is_changed (self->block, self->play))
    return g_steal_pointer (&title);
  /* Translators: a row of the ledger: what happened */
  return g_strdup_printf (_("%s (edited)"), title);
}

static const PurserMove *
row_get_move (PurserLedgerRow *self)
{
  guint n = purser_ledger_block_find_move (self->block, self->play);

  return n > 0 ? purser_history_get_move (purser_play_get_history (self->play), n) : NULL;
}

/* Adds what the move showed, as it lies on the table, so that it is recognised at a glance; screen readers get the words. */
static void
row_add_shown (PurserLedgerRow *self)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (self->play));
  const PurserMove *move = ui->count_shown != NULL && !purser_ledger_block_is_heading (self->block) ? row_get_move (self) : NULL;
  guint n = move != NULL ? ui->count_shown (move) : 0;

  for (guint i = 1; i <= n; i++)
    {
      Piece piece = { .shown = i, .seat = -1 };

      g_array_append_val (self->pieces, piece);
    }
}

static gboolean
row_names (PurserLedgerRow *self,
           GPtrArray       *lines)
{
  const PurserMove *move = row_get_move (self);

  return lines->len != 1 || move == NULL || move->player != ((PurserLedgerLine *) lines->pdata[0])->player;
}

static void
row_fill (PurserLedgerRow *self)
{
  g_autoptr (GPtrArray) lines = purser_ledger_lines_new (self->play, self->block);
  g_autofree char *title = row_dup_title (self);
  gboolean named = row_names (self, lines);
  g_autoptr (GString) said = g_string_new (title);

  g_array_set_size (self->pieces, 0);
  row_add_words (self, title, PIECE_INK, purser_ledger_block_is_heading (self->block))->breaks = TRUE;
  row_add_shown (self);
  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *text = purser_ledger_line_dup_text (lines->pdata[i], self->play);

      row_add_line (self, lines->pdata[i], named);
      /* Translators: between the sentences of a row of the ledger, for screen readers */
      g_string_append_printf (said, "%s%s", _(". "), text);
    }
  if (g_set_str (&self->said, said->str))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAID]);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
piece_measure (Piece *self,
               int    line,
               int    room)
{
  self->width = self->height = line;
  if (self->icon != NULL)
    self->width = self->height = line * 4 / 5;
  if (self->layout == NULL)
    return;
  pango_layout_set_width (self->layout, -1);
  pango_layout_get_pixel_size (self->layout, &self->width, &self->height);
  if (self->width <= room)
    return;
  /* Wrapped lines from right to left begin at the right edge, so the piece takes the whole width. */
  self->width = MAX (room, line);
  pango_layout_set_width (self->layout, self->width * PANGO_SCALE);
  pango_layout_get_pixel_size (self->layout, NULL, &self->height);
}

/* Where the next piece goes: @x and @y, and how high the line is so far. */
typedef struct {
  int width;
  int line;
  int indent;
  int x;
  int y;
  int height;
} Pen;

static void
pen_break (Pen *self,
           int  x)
{
  self->y += self->height + (self->height > 0 ? BETWEEN_LINES : 0);
  self->x = x;
  self->height = 0;
}

/* @tail: the width of what has to stay right behind the piece */
static void
pen_place (Pen   *self,
           Piece *piece,
           int    gap,
           int    tail)
{
  piece_measure (piece, self->line, self->width - self->indent);
  if (piece->breaks)
    {
      self->indent = piece->seat >= 0 ? piece->width + GAP : 0;
      piece_measure (piece, self->line, self->width);
      pen_break (self, 0);
    }
  else if (self->x + gap + piece->width + tail > self->width && self->x > self->indent)
    pen_break (self, self->indent);
  else
    self->x += gap;
  piece->x = piece->why && self->x > self->indent ? self->width - piece->width : self->x;
  piece->y = self->y;
  self->x = piece->x + piece->width;
  self->height = MAX (self->height, MAX (piece->height, self->line));
}

static int
row_get_height_at (PurserLedgerRow *self,
                   int              y)
{
  int height = 0;

  for (guint i = 0; i < self->pieces->len; i++)
    if (g_array_index (self->pieces, Piece, i).y == y)
      height = MAX (height, g_array_index (self->pieces, Piece, i).height);
  return height;
}

/* Centres the pieces of each line vertically, as scripts differ in height. */
static void
row_centre (PurserLedgerRow *self)
{
  guint n = self->pieces->len;
  g_autofree int *heights = g_new (int, n);

  for (guint i = 0; i < n; i++)
    heights[i] = row_get_height_at (self, g_array_index (self->pieces, Piece, i).y);
  for (guint i = 0; i < n; i++)
    g_array_index (self->pieces, Piece, i).y += (heights[i] - g_array_index (self->pieces, Piece, i).height) / 2;
}

static gboolean
row_has_icon (PurserLedgerRow *self,
              guint            i)
{
  return i < self->pieces->len && g_array_index (self->pieces, Piece, i).icon != NULL;
}

/* Places the pieces and returns their height. An icon stays close to its number, words keep a distance. */
static int
row_arrange (PurserLedgerRow *self,
             int              width)
{
  Pen pen = { .width = width, .line = purser_measure_line_in (self->context) };

  if (purser_ledger_block_is_heading (self->block))
    pen.y = 2 * GAP;

  for (guint i = 0; i < self->pieces->len; i++)
    {
      Piece *piece = &g_array_index (self->pieces, Piece, i);

      pen_place (&pen, piece, piece->icon != NULL || piece->shown > 1 ? ICON_GAP : GAP,
                 row_has_icon (self, i + 1) ? ICON_GAP + pen.line * 4 / 5 : 0);
    }
  row_centre (self);
  return pen.y + pen.height;
}

static void
purser_ledger_row_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  PurserLedgerRow *self = PURSER_LEDGER_ROW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 160;
      *natural = 300;
    }
  else
    *minimum = *natural = row_arrange (self, for_size < 0 ? 300 : for_size);
}

static void
purser_ledger_row_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  PurserLedgerRow *self = PURSER_LEDGER_ROW (widget);
  int needed = row_arrange (self, width);

  /* The row is at least high enough for a finger, so its pieces may need less. */
  for (guint i = 0; i < self->pieces->len; i++)
    g_array_index (self->pieces, Piece, i).y += (height - needed) / 2;
}

/* Gains and losses also have their sign. The colours are Adwaita's, which no API returns. */
static void
row_get_colour (PurserLedgerRow *self,
                PieceColour      colour,
                GdkRGBA         *rgba)
{
  static const GdkRGBA light[] = { { 0.11f, 0.52f, 0.33f, 1 }, { 0.75f, 0.11f, 0.16f, 1 } };
  static const GdkRGBA dark[] = { { 0.56f, 0.94f, 0.64f, 1 }, { 1, 0.48f, 0.39f, 1 } };
  gboolean at_night = adw_style_manager_get_dark (adw_style_manager_get_default ());

  gtk_widget_get_color (GTK_WIDGET (self), rgba);
  if (colour == PIECE_FAINT && !adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    rgba->alpha *= 0.72f;
  else if (colour >= PIECE_GAIN)
    *rgba = (at_night ? dark : light)[colour - PIECE_GAIN];
}

static void
row_draw_shown (PurserLedgerRow *self,
                GtkSnapshot     *snapshot,
                const Piece     *piece)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (self->play));
  const PurserMove *move = row_get_move (self);

  if (move != NULL && piece->shown <= ui->count_shown (move))
    ui->paint_shown (move, piece->shown - 1, GTK_WIDGET (self), snapshot, (float) piece->width);
}

static void
row_draw_mark (PurserLedgerRow *self,
               GtkSnapshot     *snapshot,
               const Piece     *piece)
{
  const PurserSetup *setup = row_get_setup (self);

  purser_player_mark_paint (GTK_WIDGET (self), snapshot, setup->seats[piece->seat].name, setup->seats[piece->seat].colour,
                            (guint) piece->seat, piece->width);
}

static void
row_draw (PurserLedgerRow *self,
          GtkSnapshot     *snapshot,
          const Piece     *piece)
{
  GdkRGBA colour;

  row_get_colour (self, piece->colour, &colour);
  if (piece->layout != NULL)
    gtk_snapshot_append_layout (snapshot, piece->layout, &colour);
  else if (piece->icon != NULL)
    purser_icon_paint (GTK_WIDGET (self), snapshot, piece->icon, piece->width, &colour);
  else if (piece->shown > 0)
    row_draw_shown (self, snapshot, piece);
  else
    row_draw_mark (self, snapshot, piece);
}

static void
purser_ledger_row_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  PurserLedgerRow *self = PURSER_LEDGER_ROW (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);
      int x = mirrored ? gtk_widget_get_width (widget) - piece->x - piece->width : piece->x;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) piece->y));
      row_draw (self, snapshot, piece);
      gtk_snapshot_restore (snapshot);
    }
}

/* The font of the list may have changed. */
static void
purser_ledger_row_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (purser_ledger_row_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

static void
purser_ledger_row_system_setting_changed (GtkWidget        *widget,
                                          GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (purser_ledger_row_parent_class)->system_setting_changed (widget, setting);
  gtk_widget_queue_resize (widget);
}

static void
purser_ledger_row_finalize (GObject *object)
{
  PurserLedgerRow *self = PURSER_LEDGER_ROW (object);

  g_clear_object (&self->play);
  g_clear_object (&self->context);
  g_clear_object (&self->block);
  g_array_unref (self->pieces);
  g_free (self->said);
  G_OBJECT_CLASS (purser_ledger_row_parent_class)->finalize (object);
}

static void
purser_ledger_row_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SAID:
      g_value_set_string (value, PURSER_LEDGER_ROW (object)->said);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_ledger_row_class_init (PurserLedgerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_ledger_row_finalize;
  G_OBJECT_CLASS (klass)->get_property = purser_ledger_row_get_property;
  /* Its words, for screen readers. */
  properties[PROP_SAID] = g_param_spec_string ("said", NULL, NULL, NULL,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  widget_class->measure = purser_ledger_row_measure;
  widget_class->get_request_mode = purser_measure_get_mode;
  widget_class->size_allocate = purser_ledger_row_size_allocate;
  widget_class->snapshot = purser_ledger_row_snapshot;
  widget_class->css_changed = purser_ledger_row_css_changed;
  widget_class->system_setting_changed = purser_ledger_row_system_setting_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_ledger_row_init (PurserLedgerRow *self)
{
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, piece_clear);
}

/* @context: how the list writes; two hundred contexts of the rows’ own would take longer to make than all their words */
GtkWidget *
purser_ledger_row_new (PurserPlay   *play,
                       PangoContext *context)
{
  PurserLedgerRow *self = g_object_new (PURSER_TYPE_LEDGER_ROW, NULL);

  self->play = g_object_ref (play);
  self->context = g_object_ref (context);
  return GTK_WIDGET (self);
}

/* Shows a block, and its changes. */
void
purser_ledger_row_show (PurserLedgerRow   *self,
                        PurserLedgerBlock *block)
{
  if (self->block != NULL)
    g_signal_handlers_disconnect_by_func (self->block, row_fill, self);
  g_set_object (&self->block, block);
  g_signal_connect_object (block, "changed", G_CALLBACK (row_fill), self, G_CONNECT_SWAPPED);
  row_fill (self);
}

/* Returns: (transfer none) (nullable): the shown block */
PurserLedgerBlock *
purser_ledger_row_get_block (PurserLedgerRow *self)
{
  return self->block;
}
