// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A result as a sheet of paper: to be saved as a picture, or to be printed. */

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "purser-analysis.h"
#include "purser-format.h"
#include "purser-pictures.h"
#include "purser-plain-text.h"
#include "purser-player-mark.h"
#include "purser-print.h"
#include "purser-result-sheet.h"
#include "purser-result.h"
#include "purser-score-chart.h"
#include "purser-score-grid.h"

#define WIDTH PURSER_RESULT_SHEET_WIDTH
#define MARGIN 48
#define MARK 36
#define FACE 44
#define INDENT (MARGIN + 104)
#define CHART_HEIGHT 320
/* The most of one text on a sheet: nobody reads more, and a picture can only be so high. */
#define MOST_BYTES 2000
#define MOST_LINES 8
/* The most lines for the parts of a number, which are all shown: as many as there are centers. */
#define MOST_PARTS 24
/* The room for the score at the end of a line, which texts beside a name keep clear of. */
#define SCORE_ROOM 130
/* The grid: a name for each line, and a column for each player. */
#define TITLE_ROOM 300
#define COLUMN 130
/* The scale of pictures, which are shown on screens with high resolution, and enlarged. */
#define PICTURE_SCALE 2

static const GdkRGBA ink = { 0.11f, 0.10f, 0.13f, 1 };
static const GdkRGBA faint = { 0.37f, 0.36f, 0.39f, 1 };
static const GdkRGBA paper = { 1, 1, 1, 1 };

/* The sheet being drawn; @y is where the next line goes. */
typedef struct {
  GtkSnapshot  *snapshot;
  GtkWidget    *widget;
  PurserPlay   *play;
  PurserResult *result;
  float         y;
} Sheet;

static PangoLayout *
sheet_layout_new (Sheet          *self,
                  const char     *text,
                  const char     *font,
                  float           room,
                  PangoAlignment  alignment)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->widget, NULL);
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (font);

  /* Pango lays out the whole text before it ellipsizes it, and shows every line that ends with a line feed. */
  pango_layout_set_text (layout, text, (int) purser_plain_text_find_end (text, MOST_BYTES, MOST_LINES));
  pango_layout_set_font_description (layout, description);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -MOST_LINES);
  /* A name written from right to left stays beside its mark. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_width (layout, (int) room * PANGO_SCALE);
  pango_layout_set_alignment (layout, alignment);
  return layout;
}

/* Draws a layout, and returns its height. */
static float
sheet_put (Sheet         *self,
           PangoLayout   *layout,
           const GdkRGBA *colour,
           float          x)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (x, self->y));
  gtk_snapshot_append_layout (self->snapshot, layout, colour);
  gtk_snapshot_restore (self->snapshot);
  return (float) height;
}

/* Writes a text into a width, and returns its height. */
static float
sheet_write_in (Sheet          *self,
                const char     *text,
                const char     *font,
                const GdkRGBA  *colour,
                float           x,
                float           room,
                PangoAlignment  alignment)
{
  g_autoptr (PangoLayout) layout = sheet_layout_new (self, text, font, room, alignment);

  return sheet_put (self, layout, colour, x);
}

/* Returns the end of a part, after the comma of either language or at the end of the text. */
static const char *
find_end_of_part (const char *part)
{
  while (*part != '\0' && !g_str_has_prefix (part, ", ") && !g_str_has_prefix (part, "、"))
    part = g_utf8_next_char (part);
  return *part != '\0' ? g_utf8_next_char (part) : part;
}

/* Writes the parts of a number, such as “Planet 1: 14, Planet 3: 9”, and returns their height. Lines end after a comma, unless
 * one part alone is wider than the room. */
static float
sheet_write_counts (Sheet      *self,
                    const char *counts,
                    float       x,
                    float       room)
{
  g_autoptr (PangoLayout) layout = sheet_layout_new (self, counts, "12px", room, PANGO_ALIGN_CENTER);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  for (const char *part = counts, *end; *part != '\0'; part = end)
    {
      g_autoptr (PangoLayout) alone = sheet_layout_new (self, "", "12px", -1, PANGO_ALIGN_CENTER);
      PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);
      int width;

      end = find_end_of_part (part);
      pango_layout_set_text (alone, part, (int) (end - part));
      pango_layout_set_width (alone, -1);
      pango_layout_get_pixel_size (alone, &width, NULL);
      whole->start_index = (guint) (part - counts);
      /* Ranges that touch would be taken for one. */
      whole->end_index = (guint) (end - counts) - (*end != '\0');
      if (width <= room)
        pango_attr_list_insert (attributes, g_steal_pointer (&whole));
      g_clear_pointer (&whole, pango_attribute_destroy);
      end += *end == ' ';
    }
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_height (layout, -MOST_PARTS);
  return sheet_put (self, layout, &faint, x);
}

/* Writes a text that begins at @x, or that ends at the margin, and returns its height. */
static float
sheet_write (Sheet         *self,
             const char    *text,
             const char    *font,
             const GdkRGBA *colour,
             float          x,
             gboolean       at_end)
{
  float room = WIDTH - MARGIN - x - (x == INDENT ? SCORE_ROOM : 0);

  return sheet_write_in (self, text, font, colour, x, room, at_end ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
}

static void
sheet_write_line (Sheet         *self,
                  const char    *text,
                  const char    *font,
                  const GdkRGBA *colour,
                  float          x)
{
  self->y += sheet_write (self, text, font, colour, x, FALSE) + 4;
}

static void
sheet_draw_mark (Sheet *self,
                 guint  seat,
                 float  x,
                 float  size)
{
  PurserResultSeat *who = &self->result->seats[seat];

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (x, self->y));
  purser_player_mark_draw (self->widget, self->snapshot, who->name, who->colour, seat, size, &faint);
  gtk_snapshot_restore (self->snapshot);
}

/* Draws a player's picture with the mark at its corner, or the mark alone. */
static void
sheet_draw_face (Sheet *self,
                 guint  seat)
{
  float x = MARGIN + 44, top = self->y;
  GdkTexture *picture = purser_pictures_find (purser_pictures_get (),
                                              purser_play_get_setup (self->play)->seats[seat].full_name);
  graphene_rect_t box = GRAPHENE_RECT_INIT (x, top - 2, FACE, FACE);
  GskRoundedRect circle;

  if (picture == NULL)
    {
      sheet_draw_mark (self, seat, x, MARK);
      return;
    }
  gsk_rounded_rect_init_from_rect (&circle, &box, FACE / 2);
  gtk_snapshot_push_rounded_clip (self->snapshot, &circle);
  gtk_snapshot_append_scaled_texture (self->snapshot, picture, GSK_SCALING_FILTER_TRILINEAR, &box);
  gtk_snapshot_pop (self->snapshot);
  self->y = top + FACE - 2 - MARK / 2;
  sheet_draw_mark (self, seat, x + FACE - MARK / 2, MARK / 2);
  self->y = top;
}

static void
sheet_write_about (Sheet      *self,
                   const char *sentence)
{
  if (sentence != NULL)
    sheet_write_line (self, sentence, "15px", &faint, INDENT);
}

/* Writes whom the player's tie was broken against, and when the player was not there. */
static void
sheet_tell_seat (Sheet *self,
                 guint  seat)
{
  g_autofree char *tie = purser_result_dup_tie (self->play, (int) seat);
  g_autofree char *presence = purser_result_dup_presence (self->play, (int) seat);

  sheet_write_about (self, tie);
  sheet_write_about (self, presence);
}

/* Returns the place of a player: as on the podium, a team takes one place, however many players it has. */
static guint
sheet_find_place (Sheet *self,
                  guint  seat)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };

  purser_play_get_standings (self->play, standings);
  return purser_standings_find_place (standings, self->result->n_seats, seat);
}

static void
sheet_draw_seat (Sheet *self,
                 guint  seat)
{
  PurserResultSeat *who = &self->result->seats[seat];
  g_autofree char *rank = g_strdup_printf ("%u", sheet_find_place (self, seat));
  g_autofree char *score = purser_format_amount (who->score);

  sheet_draw_face (self, seat);
  if (!self->result->undecided)
    sheet_write (self, rank, "Bold 28px", &ink, MARGIN, FALSE);
  sheet_write (self, score, "Bold 28px", &ink, MARGIN, TRUE);
  sheet_write_line (self, who->name, "28px", &ink, INDENT);
  sheet_tell_seat (self, seat);
  self->y += 12;
}

static float
get_column (guint n_players)
{
  return MIN (COLUMN, (WIDTH - 2 * MARGIN - TITLE_ROOM) / (float) n_players);
}

static float
get_column_x (guint n_players,
              guint player)
{
  return WIDTH - MARGIN - get_column (n_players) * (float) (n_players - player);
}

/* Draws a ring round the number of the player with the most of a line, as paper may have no colours. */
static void
sheet_draw_ring (Sheet *self,
                 float  x,
                 float  width)
{
  GskRoundedRect ring;
  const float edge[] = { 1.5f, 1.5f, 1.5f, 1.5f };
  const GdkRGBA inks[] = { ink, ink, ink, ink };

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (x + width / 2 - 26, self->y - 3, 52, 27), 13);
  gtk_snapshot_append_border (self->snapshot, &ring, edge, inks);
}

/* Draws a number, and below it in small letters what was counted, as people argue about it; returns the height of both. */
static float
sheet_draw_cell (Sheet                 *self,
                 const PurserScoreCell *cell,
                 float                  x,
                 float                  width)
{
  g_autofree char *amount = cell->has ? purser_format_amount (cell->amount) : g_strdup ("–");
  float top = self->y, height;

  if (cell->best)
    sheet_draw_ring (self, x, width);
  height = sheet_write_in (self, amount, cell->best ? "Bold 17px" : "17px", &ink, x, width, PANGO_ALIGN_CENTER);
  if (cell->counts == NULL)
    return height;
  self->y += height + 4;
  height += 4 + sheet_write_counts (self, cell->counts, x + 3, width - 6);
  self->y = top;
  return height;
}

static void
sheet_draw_line (Sheet                 *self,
                 const PurserScoreGrid *grid,
                 const PurserScoreLine *line)
{
  float width = get_column (grid->n_players);
  float height = sheet_write_in (self, line->title, "17px", &ink, MARGIN, get_column_x (grid->n_players, 0) - MARGIN - 12,
                                 PANGO_ALIGN_LEFT);

  for (guint i = 0; i < grid->n_players; i++)
    height = MAX (height, sheet_draw_cell (self, &line->cells[i], get_column_x (grid->n_players, i), width));
  self->y += height + 10;
}

static void
sheet_draw_grid (Sheet *self)
{
  g_autoptr (PurserScoreGrid) grid = purser_score_grid_new (self->play);

  if (grid->lines->len == 0)
    return;
  self->y += 6;
  for (guint i = 0; i < grid->n_players; i++)
    sheet_draw_mark (self, i, get_column_x (grid->n_players, i) + (get_column (grid->n_players) - MARK) / 2, MARK);
  self->y += MARK + 12;
  for (guint i = 0; i < grid->lines->len; i++)
    sheet_draw_line (self, grid, grid->lines->pdata[i]);
  self->y += 12;
}

static char *
sheet_dup_facts (Sheet *self)
{
  gint64 end = self->result->ended != 0 ? self->result->ended : self->result->begun;
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (end);
  g_autofree char *date = g_date_time_format (moment, "%x");
  g_autofree char *length = purser_duration_dup_text (self->result->seconds);
  g_autoptr (GString) text = g_string_new (date);

  if (self->result->place != NULL)
    g_string_append_printf (text, " · %s", self->result->place);
  if (self->result->rounds > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, ngettext ("%u round", "%u rounds", self->result->rounds), self->result->rounds);
    }
  if (length != NULL)
    g_string_append_printf (text, " · %s", length);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
sheet_draw_head (Sheet *self)
{
  const char *named = self->result->title;
  g_autofree char *text = sheet_dup_facts (self);
  g_autofree char *expansions = purser_result_dup_expansions (self->result);

  sheet_write_line (self, named != NULL ? named : _(purser_play_get_rules (self->play)->title), "Bold 40px", &ink, MARGIN);
  sheet_write_line (self, text, "18px", &faint, MARGIN);
  if (expansions != NULL)
    sheet_write_line (self, expansions, "18px", &faint, MARGIN);
  if (self->result->undecided)
    sheet_write_line (self, _("Some printed values are missing, so not all points are counted yet."), "18px", &ink, MARGIN);
  self->y += 18;
}

static void
sheet_draw_chart (Sheet          *self,
                  PurserAnalysis *analysis)
{
  purser_score_chart_show (PURSER_SCORE_CHART (self->widget), purser_play_get_setup (self->play), analysis);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (MARGIN - 12, self->y));
  purser_score_chart_draw (PURSER_SCORE_CHART (self->widget), self->snapshot, &ink, WIDTH - 2 * MARGIN + 24, CHART_HEIGHT);
  gtk_snapshot_restore (self->snapshot);
  self->y += CHART_HEIGHT + 12;
}

static void
sheet_draw_scores (Sheet *self)
{
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (self->play);
  g_autoptr (GPtrArray) highlights = purser_analysis_dup_highlights (analysis, self->play);

  if (analysis->points->len > 2)
    sheet_draw_chart (self, analysis);
  for (guint i = 0; i < highlights->len; i++)
    sheet_write_line (self, g_ptr_array_index (highlights, i), "18px", &ink, MARGIN);
  if (self->result->notes != NULL)
    sheet_write_line (self, self->result->notes, "Italic 18px", &faint, MARGIN);
}

static GskRenderNode *
put_on_paper (GskRenderNode *node,
              float          height)
{
  GtkSnapshot *whole = gtk_snapshot_new ();

  gtk_snapshot_append_color (whole, &paper, &GRAPHENE_RECT_INIT (0, 0, WIDTH, height));
  gtk_snapshot_append_node (whole, node);
  return gtk_snapshot_free_to_node (whole);
}

/* Draws the result: the ranks, all players' points side by side, and their course.
 *
 * @height: (out): the height of the sheet; its width is [const@RESULT_SHEET_WIDTH] */
GskRenderNode *
purser_result_sheet_draw (PurserPlay *play,
                          float      *height)
{
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autoptr (GtkWidget) widget = g_object_ref_sink (g_object_new (PURSER_TYPE_SCORE_CHART, NULL));
  Sheet sheet = { gtk_snapshot_new (), widget, play, result, MARGIN };
  g_autoptr (GskRenderNode) node = NULL;

  sheet_draw_head (&sheet);
  for (guint rank = 1; rank <= result->n_seats; rank++)
    for (guint i = 0; i < result->n_seats; i++)
      if (result->seats[i].rank == rank)
        sheet_draw_seat (&sheet, i);
  sheet_draw_grid (&sheet);
  sheet_draw_scores (&sheet);
  *height = sheet.y + MARGIN;
  node = gtk_snapshot_free_to_node (sheet.snapshot);
  return put_on_paper (node, *height);
}

static GskRenderNode *
draw_picture (PurserPlay      *play,
              graphene_rect_t *bounds)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float height;
  g_autoptr (GskRenderNode) node = purser_result_sheet_draw (play, &height);

  gtk_snapshot_scale (snapshot, PICTURE_SCALE, PICTURE_SCALE);
  gtk_snapshot_append_node (snapshot, node);
  graphene_rect_init (bounds, 0, 0, WIDTH * PICTURE_SCALE, ceilf (height) * PICTURE_SCALE);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Returns: (transfer full): the result as a picture, which takes a while to be written as PNG */
GdkTexture *
purser_result_sheet_dup_picture (PurserPlay *play,
                                 GtkNative  *native)
{
  graphene_rect_t bounds;
  g_autoptr (GskRenderNode) node = draw_picture (play, &bounds);

  return gsk_renderer_render_texture (gtk_native_get_renderer (native), node, &bounds);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              PurserPlay        *play)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  float height;
  g_autoptr (GskRenderNode) node = purser_result_sheet_draw (play, &height);
  double scale = MIN (gtk_print_context_get_width (context) / WIDTH, gtk_print_context_get_height (context) / height);

  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
}

/* Asks for a printer, and prints the result on one page. Errors are shown in the window of @over. */
void
purser_result_sheet_print (PurserPlay *play,
                           GtkWidget  *over)
{
  g_autoptr (PurserPrint) print = g_object_new (PURSER_TYPE_PRINT, NULL);

  gtk_print_operation_set_n_pages (GTK_PRINT_OPERATION (print), 1);
  gtk_print_operation_set_job_name (GTK_PRINT_OPERATION (print), _("Result"));
  g_signal_connect_object (print, "draw-page", G_CALLBACK (draw_page_cb), play, G_CONNECT_DEFAULT);
  purser_print_run (print, over);
}
