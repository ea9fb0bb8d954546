// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>

#include "purser-inline-icons.h"
#include "purser-line-breaks.h"
#include "purser-markup.h"
#include "purser-section-label.h"

/* The alpha of the accent colour behind the searched words, which stay legible in the light and the dark style. */
#define MARK_ALPHA (G_MAXUINT16 / 3)

static void
insert (PangoAttrList  *attributes,
        PangoAttribute *attribute,
        PurserSpan      span)
{
  attribute->start_index = (guint) span.from;
  attribute->end_index = (guint) span.to;
  pango_attr_list_insert (attributes, attribute);
}

static void
add_bold (PangoAttrList *attributes,
          GArray        *spans)
{
  for (guint i = 0; i < spans->len; i++)
    insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD), g_array_index (spans, PurserSpan, i));
}

static guint16
to_pango (float part)
{
  return (guint16) (part * G_MAXUINT16);
}

static void
add_marks (PangoAttrList       *attributes,
           const char          *plain,
           const PurserReading *reading)
{
  g_autoptr (GArray) spans = NULL;
  GdkRGBA *accent = NULL;

  if (reading->search == NULL || reading->words == NULL || *reading->words == '\0')
    return;
  accent = adw_style_manager_get_accent_color_rgba (adw_style_manager_get_default ());
  spans = purser_search_mark (reading->search, reading->words, plain);
  for (guint i = 0; i < spans->len; i++)
    {
      PurserSpan span = g_array_index (spans, PurserSpan, i);

      insert (attributes, pango_attr_background_new (to_pango (accent->red), to_pango (accent->green),
                                                     to_pango (accent->blue)), span);
      insert (attributes, pango_attr_background_alpha_new (MARK_ALPHA), span);
      insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE), span);
    }
  gdk_rgba_free (accent);
}

/* Sets the line height of the language, so that a label without kanji is as high as one with them, and digits are in one line
 * with the kanji beside them. */
static void
add_line_height (PangoAttrList       *attributes,
                 GtkWidget           *label,
                 const PurserReading *reading)
{
  PangoLanguage *language = pango_language_from_string (purser_language_get_code (reading->language));
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (label), NULL, language);
  int height = (int) (pango_font_metrics_get_height (metrics) * reading->scale);

  pango_attr_list_insert (attributes, pango_attr_line_height_new_absolute (height));
  pango_font_metrics_unref (metrics);
}

GtkWidget *
purser_section_label_new (const char          *text,
                          const PurserReading *reading)
{
  g_autoptr (GArray) bold = NULL;
  g_autoptr (GPtrArray) icons = NULL;
  g_autofree char *opened = purser_inline_icons_open (text, &icons);
  g_autofree char *plain = purser_markup_plain (opened, &bold);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoLanguage *language = pango_language_from_string (purser_language_get_code (reading->language));
  GtkWidget *label = gtk_label_new (plain);

  add_bold (attributes, bold);
  purser_inline_icons_add (label, attributes, plain, icons, reading->scale);
  add_marks (attributes, plain, reading);
  pango_attr_list_insert (attributes, pango_attr_scale_new (reading->scale));
  pango_attr_list_insert (attributes, pango_attr_language_new (language));
  if (reading->language == PURSER_LANGUAGE_JA)
    {
      add_line_height (attributes, label, reading);
      purser_line_breaks_add (attributes, plain);
    }
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  return label;
}

/* Returns: the same in the other language */
PurserReading
purser_reading_turn (const PurserReading *reading)
{
  PurserReading turned = *reading;

  turned.language = (PurserLanguage) (((int) reading->language + 1) % PURSER_N_LANGUAGES);
  return turned;
}
