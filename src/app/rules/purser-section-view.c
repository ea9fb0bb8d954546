// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-card-face.h"
#include "purser-card-index.h"
#include "purser-label.h"
#include "purser-rulebook.h"
#include "purser-section-view.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The most cards below a rule; a rule of more cards is better searched. */
#define MOST_CARDS 12

/* A whole section, in one language or in both, with its picture, and what is related to it below. */
struct _PurserSectionView
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserSectionView, purser_section_view, ADW_TYPE_BIN)

/* Focuses the section itself first, so that it is read from its top, without a caret that blinks in its first sentence. The next
 * Tab goes into the text, where one can select by keys. */
static gboolean
purser_section_view_focus (GtkWidget        *widget,
                           GtkDirectionType  way)
{
  gboolean inside = gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN;

  if (way == GTK_DIR_TAB_FORWARD && !inside)
    return gtk_widget_grab_focus (widget);
  return GTK_WIDGET_CLASS (purser_section_view_parent_class)->focus (widget, way);
}

static void
purser_section_view_class_init (PurserSectionViewClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = purser_section_view_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ARTICLE);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "section-view");
}

static void
purser_section_view_init (PurserSectionView *self)
{
}

/* Creates a picture, which is drawn for paper; the style inverts it in the dark. */
static GtkWidget *
make_picture (PurserSection       *section,
              const PurserReading *reading)
{
  const char *file = purser_section_get_picture (section);
  g_autofree char *path = NULL;
  GtkWidget *picture;

  if (file == NULL)
    return NULL;
  path = g_strconcat ("/purser/rulebook/pictures/", file, NULL);
  picture = gtk_picture_new_for_resource (path);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), purser_section_get_title (section, reading->language));
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_section_get_title (section, reading->language), -1);
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_SCALE_DOWN);
  gtk_widget_add_css_class (picture, "rules-picture");
  if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
    gtk_widget_add_css_class (picture, "at-night");
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  return picture;
}

static GtkWidget *
make_texts (PurserSection       *section,
            PurserSectionLayout  layout,
            const PurserReading *reading)
{
  gboolean beside = layout == PURSER_SECTION_BESIDE;
  GtkWidget *grid;

  if (layout == PURSER_SECTION_ONE)
    return purser_section_text_new (section, reading);
  grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 30);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 30);
  for (int i = 0; i < PURSER_N_LANGUAGES; i++)
    {
      PurserReading other = *reading;

      other.language = (PurserLanguage) (((int) reading->language + i) % PURSER_N_LANGUAGES);
      other.alone = !beside;
      gtk_grid_attach (GTK_GRID (grid), purser_section_text_new (section, &other), beside ? i : 0, beside ? 0 : i, 1, 1);
    }
  return grid;
}

/* ---- Cards ---- */

/* Returns the target of `rules.correct`: the card itself if it stands for several components. */
static const char *
get_target (PurserSection *card)
{
  const char *item = purser_section_get_printed (card);

  return g_str_equal (item, "several") ? purser_section_get_item (card) : item;
}

static void
append_correction (GtkWidget        *box,
                   PurserComponents *components,
                   PurserSection    *card)
{
  const char *item = purser_section_get_printed (card);
  GtkWidget *row = purser_wrap_box_new (12, 6);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Edit to Match Your Card…"));
  gboolean learned = purser_section_get_sure (card) == PURSER_SURE_COPY;
  g_autofree char *source = learned ? purser_components_dup_source (components, item) : NULL;
  GtkWidget *label = gtk_label_new (source);

  purser_label_let_wrap (button);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "accent");
  gtk_widget_set_visible (label, learned);
  purser_set_action (button, "rules.correct", g_variant_new_string (get_target (card)));
  adw_wrap_box_append (ADW_WRAP_BOX (row), button);
  adw_wrap_box_append (ADW_WRAP_BOX (row), label);
  gtk_box_append (GTK_BOX (box), row);
}

/* Returns whether a card can be corrected. One that stands for several components has its values in your copy. */
static gboolean
can_be_corrected (PurserComponents *components,
                  PurserSection    *card)
{
  const char *item = purser_section_get_printed (card);

  return components != NULL && (g_str_equal (item, "several") ||
                             purser_rules_find_fields (purser_components_get_rules (components), item) != NULL);
}

/* Returns a card as your copy of the game has it, with the values that were read off it.
 *
 * @components: (nullable): those of its game */
PurserSection *
purser_section_tell (PurserSection    *section,
                     PurserComponents *components)
{
  g_autoptr (PurserValue) facts = NULL;

  if (!purser_section_is_card (section) || !can_be_corrected (components, section))
    return g_object_ref (section);
  facts = purser_components_dup_facts (components, purser_section_get_printed (section));
  return purser_card_index_retell (purser_rulebook_get_card_book (purser_rulebook_get (purser_section_get_game (section))),
                                   section, facts);
}

static void
append_section (GtkWidget           *box,
                PurserComponents    *components,
                PurserSection       *section,
                PurserSectionLayout  layout,
                const PurserReading *reading)
{
  g_autoptr (PurserSection) told = purser_section_tell (section, components);
  GtkWidget *texts = make_texts (told, layout, reading);
  GtkWidget *face = purser_section_is_card (told) ? purser_card_face_new (told, reading->language) : NULL;

  /* The face is below the title; with two titles, above both. */
  if (face != NULL && layout == PURSER_SECTION_ONE)
    gtk_box_insert_child_after (GTK_BOX (texts), face, gtk_widget_get_first_child (texts));
  else if (face != NULL)
    gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), texts);
  if (purser_section_is_card (told) && can_be_corrected (components, told))
    append_correction (box, components, told);
}

/* ---- Cards side by side ---- */

/* Creates a button with the face of a card, which opens it. */
static GtkWidget *
card_button_new (PurserSection       *card,
                 PurserComponents    *components,
                 const PurserReading *reading)
{
  g_autoptr (PurserSection) told = purser_section_tell (card, components);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *button = gtk_button_new ();
  GtkWidget *face = purser_card_face_new (told, reading->language);
  GtkWidget *title = gtk_label_new (purser_section_get_title (told, reading->language));

  if (face != NULL)
    gtk_box_append (GTK_BOX (box), face);
  gtk_widget_add_css_class (title, "caption");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (box), title);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  purser_set_action (button, "rules.show", g_variant_new_string (purser_section_get_id (card)));
  return button;
}

static void
append_gallery (GtkWidget           *box,
                PurserComponents    *components,
                PurserSection       *gallery,
                const PurserReading *reading)
{
  PurserRulebook *book = purser_rulebook_get (purser_section_get_game (gallery));
  PurserValue *cards = purser_section_get_cards (gallery);
  const char *last = NULL;
  GtkWidget *faces = NULL;

  for (guint i = 0; i < purser_value_get_size (cards); i++)
    {
      PurserSection *card = purser_rulebook_find_card (book, purser_value_get_string (purser_value_get_at (cards, i)));
      const char *row = purser_section_get_row (card);

      if (faces == NULL || g_strcmp0 (row, last) != 0)
        gtk_box_append (GTK_BOX (box), faces = purser_wrap_box_new (6, 6));
      adw_wrap_box_append (ADW_WRAP_BOX (faces), card_button_new (card, components, reading));
      last = row;
    }
}

/* ---- Turning the page ---- */

static void
append_turn (GtkWidget           *row,
             PurserSection       *section,
             int                  by,
             const PurserReading *reading)
{
  PurserSection *other = purser_rulebook_step (section, by);
  GtkWidget *button, *content, *title, *arrow;

  if (other == NULL)
    return;
  button = gtk_button_new ();
  content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  title = gtk_label_new (purser_section_get_title (other, reading->language));
  arrow = gtk_image_new_from_icon_name (by < 0 ? "go-previous-symbolic" : "go-next-symbolic");
  purser_label_let_wrap (title);
  gtk_label_set_xalign (GTK_LABEL (title), by < 0 ? 0 : 1);
  gtk_box_append (GTK_BOX (content), by < 0 ? arrow : title);
  gtk_box_append (GTK_BOX (content), by < 0 ? title : arrow);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_tooltip_text (button, by < 0 ? _("Previous Section") : _("Next Section"));
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_halign (button, by < 0 ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_add_css_class (button, "flat");
  purser_set_action (button, "rules.show", g_variant_new_string (purser_section_get_id (other)));
  adw_wrap_box_append (ADW_WRAP_BOX (row), button);
}

/* Adds the previous and the next section at the end, as the rules can be read as a book. */
static void
append_turns (GtkWidget           *box,
              PurserSection       *section,
              const PurserReading *reading)
{
  GtkWidget *row = purser_wrap_box_new (6, 6);

  gtk_widget_set_margin_top (row, 18);
  append_turn (row, section, -1, reading);
  append_turn (row, section, 1, reading);
  gtk_box_append (GTK_BOX (box), row);
}

/* ---- What is related ---- */

static void
append_link (GtkWidget           *links,
             PurserSection       *section,
             const PurserReading *reading)
{
  GtkWidget *label = gtk_label_new (purser_section_get_title (section, reading->language));
  GtkWidget *button = gtk_button_new ();

  purser_label_let_wrap (label);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "rules-link");
  purser_set_action (button, "rules.show", g_variant_new_string (purser_section_get_id (section)));
  adw_wrap_box_append (ADW_WRAP_BOX (links), button);
}

static void
append_heading (GtkWidget  *box,
                const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, 12);
  gtk_box_append (GTK_BOX (box), label);
}

static void
append_group (GtkWidget  *box,
              const char *title,
              GtkWidget  *links)
{
  append_heading (box, title);
  gtk_box_append (GTK_BOX (box), links);
}

static void
append_related (GtkWidget           *box,
                PurserSection       *section,
                const PurserReading *reading)
{
  PurserValue *related = purser_section_get_related (section);
  guint n = related != NULL ? purser_value_get_size (related) : 0;
  GtkWidget *links = g_object_ref_sink (purser_wrap_box_new (6, 6));

  for (guint i = 0; i < n; i++)
    {
      PurserSection *other = purser_rulebook_find_anywhere (purser_value_get_string (purser_value_get_at (related, i)));

      if (other != NULL)
        append_link (links, other, reading);
    }
  if (gtk_widget_get_first_child (links) != NULL)
    append_group (box, _("Related rules"), links);
  g_object_unref (links);
}

static gboolean
bears_on (PurserSection *card,
          const char    *rule)
{
  PurserValue *related = purser_section_get_related (card);
  guint n = related != NULL ? purser_value_get_size (related) : 0;

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (purser_value_get_string (purser_value_get_at (related, i)), rule) == 0)
      return TRUE;
  return FALSE;
}

static void
append_cards (GtkWidget           *box,
              PurserSection       *section,
              const PurserReading *reading)
{
  PurserRulebook *book = purser_rulebook_get (purser_section_get_game (section));
  GPtrArray *cards = purser_rulebook_get_cards (book);
  GtkWidget *links = g_object_ref_sink (purser_wrap_box_new (6, 6));
  guint n = 0;

  for (guint i = 0; i < cards->len; i++)
    if (bears_on (cards->pdata[i], purser_section_get_id (section)) && n++ < MOST_CARDS)
      append_link (links, cards->pdata[i], reading);
  if (n > 0)
    append_group (box, n > MOST_CARDS ? _("Some of the cards") : _("Cards"), links);
  g_object_unref (links);
}

/* @components: (nullable): those of the section's game
 * @also: (nullable): the card it comes from, shown below it
 * @layout: whether both languages are shown, that of @reading first */
void
purser_section_view_show (PurserSectionView   *self,
                          PurserComponents    *components,
                          PurserSection       *section,
                          PurserSection       *also,
                          PurserSectionLayout  layout,
                          const PurserReading *reading)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *picture = make_picture (section, reading);

  append_section (box, components, section, layout, reading);
  if (picture != NULL)
    gtk_box_insert_child_after (GTK_BOX (box), picture, gtk_widget_get_first_child (box));
  if (also != NULL)
    {
      append_heading (box, _("The card it comes from"));
      append_section (box, components, also, layout, reading);
    }
  if (purser_section_get_cards (section) != NULL)
    append_gallery (box, components, section, reading);
  append_related (box, section, reading);
  if (!purser_section_is_card (section))
    append_cards (box, section, reading);
  append_turns (box, section, reading);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_section_get_title (section, reading->language), -1);
}
