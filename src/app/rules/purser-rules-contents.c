// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-rulebook.h"
#include "purser-rules-contents.h"
#include "purser-rules-entry.h"

/* The contents of a rulebook: chapters that fold, with their sections, and the cards side by side. */
struct _PurserRulesContents
{
  AdwBin parent_instance;

  GtkListView *view;

  GtkTreeListModel *tree;         /* (nullable) until it is filled */
  GtkSingleSelection *selection;  /* (nullable) */
  char *game;                     /* (nullable) */
  PurserLanguage language;
};

G_DEFINE_FINAL_TYPE (PurserRulesContents, purser_rules_contents, ADW_TYPE_BIN)

static void
activated_cb (PurserRulesContents *self,
              guint                place)
{
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), place);
  g_autoptr (PurserRulesEntry) entry = gtk_tree_list_row_get_item (row);
  PurserSection *section = purser_rules_entry_get_section (entry);

  if (section != NULL)
    g_signal_emit_by_name (self, "chosen", section);
  else
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
}

static GListModel *
open_cb (gpointer entry,
         gpointer data)
{
  GListStore *entries = purser_rules_entry_get_entries (entry);

  return purser_rules_entry_get_section (entry) == NULL ? G_LIST_MODEL (g_object_ref (entries)) : NULL;
}

static void
purser_rules_contents_finalize (GObject *object)
{
  PurserRulesContents *self = PURSER_RULES_CONTENTS (object);

  g_clear_object (&self->tree);
  g_clear_object (&self->selection);
  g_free (self->game);

  G_OBJECT_CLASS (purser_rules_contents_parent_class)->finalize (object);
}

static void
purser_rules_contents_class_init (PurserRulesContentsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = purser_rules_contents_finalize;

  g_signal_new ("chosen", PURSER_TYPE_RULES_CONTENTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                PURSER_TYPE_SECTION);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/rules/purser-rules-contents.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserRulesContents, view);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
purser_rules_contents_init (PurserRulesContents *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* ---- Filling it ---- */

static void
append_chapter (PurserRulesContents *self,
                GListStore          *chapters,
                PurserRulebook      *book,
                PurserValue         *value)
{
  const char *id = purser_value_get_string_of (value, "id");
  g_autoptr (PurserRulesEntry) chapter =
    purser_rules_entry_new (purser_rulebook_get_chapter_title (book, id, self->language), NULL);
  GPtrArray *sections = purser_rulebook_get_sections (book);

  for (guint i = 0; i < sections->len; i++)
    if (g_strcmp0 (purser_section_get_chapter (sections->pdata[i]), id) == 0)
      purser_rules_entry_append (chapter, sections->pdata[i], self->language);
  g_list_store_append (chapters, chapter);
}

static void
append_galleries (PurserRulesContents *self,
                  GListStore          *chapters,
                  PurserRulebook      *book)
{
  GPtrArray *galleries = purser_rulebook_get_galleries (book);
  static const char *const titles[] = { "All cards", "カード一覧" };
  g_autoptr (PurserRulesEntry) chapter = purser_rules_entry_new (titles[self->language], NULL);

  for (guint i = 0; i < galleries->len; i++)
    purser_rules_entry_append (chapter, galleries->pdata[i], self->language);
  if (galleries->len > 0)
    g_list_store_append (chapters, chapter);
}

static GListStore *
list_chapters (PurserRulesContents *self)
{
  PurserRulebook *book = purser_rulebook_get (self->game);
  PurserValue *values = purser_rulebook_get_chapters (book);
  GListStore *chapters = g_list_store_new (PURSER_TYPE_RULES_ENTRY);

  for (guint i = 0; i < purser_value_get_size (values); i++)
    append_chapter (self, chapters, book, purser_value_get_at (values, i));
  append_galleries (self, chapters, book);
  return chapters;
}

/* Fills the list. Only the first chapter is open, so that the whole book is in sight. */
void
purser_rules_contents_fill (PurserRulesContents *self,
                            const char          *game,
                            PurserLanguage       language)
{
  g_autoptr (GtkTreeListRow) first = NULL;

  if (g_strcmp0 (self->game, game) == 0 && self->language == language && self->tree != NULL)
    return;
  g_set_str (&self->game, game);
  self->language = language;
  g_clear_object (&self->tree);
  g_clear_object (&self->selection);
  self->tree = gtk_tree_list_model_new (G_LIST_MODEL (list_chapters (self)), FALSE, FALSE, open_cb, NULL, NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->tree)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  first = gtk_tree_list_model_get_row (self->tree, 0);
  if (first != NULL)
    gtk_tree_list_row_set_expanded (first, TRUE);
}

/* Opens the chapter of a section, and selects the section. */
void
purser_rules_contents_show (PurserRulesContents *self,
                            PurserSection       *section)
{
  for (guint i = 0; self->tree != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++)
    {
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, i);
      g_autoptr (PurserRulesEntry) entry = gtk_tree_list_row_get_item (row);

      if (!purser_rules_entry_holds (entry, section))
        continue;
      if (gtk_tree_list_row_is_expandable (row))
        gtk_tree_list_row_set_expanded (row, TRUE);
      else
        gtk_single_selection_set_selected (self->selection, i);
    }
}
