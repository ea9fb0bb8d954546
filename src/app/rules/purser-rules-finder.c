// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-bookmarks.h"
#include "purser-line-breaks.h"
#include "purser-measure.h"
#include "purser-rulebook.h"
#include "purser-rules-contents.h"
#include "purser-rules-entry.h"
#include "purser-rules-finder.h"
#include "purser-rules-row.h"
#include "purser-rules-start.h"
#include "purser-settings.h"

/* How long the preparation may block drawing at a time, in microseconds. */
#define SLICE 4000

/* What was asked before the search was prepared. */
typedef enum {
  ASKED_NOTHING,
  ASKED_LIST,
  ASKED_FIRST,
} Asked;

/* A search in rules and cards, of one game or of all, that answers while the user types; without words, it shows the contents of
 * the rulebook. */
struct _PurserRulesFinder
{
  AdwBin parent_instance;

  AdwBin *game_bin;
  GtkDropDown *game_drop_down;
  GtkSearchEntry *search_entry;
  GtkStack *results_stack;
  GtkListView *results_view;
  GtkSingleSelection *selection;
  GListStore *results;
  PurserRulesContents *contents;
  PurserRulesStart *start;
  GtkMenuButton *bookmarks_button;
  GtkBox *bookmarks_box;

  gboolean started;
  PurserSearch *search;  /* (nullable): %NULL until it is prepared, as the page opens without reading what it does not show */
  guint preparing;       /* the idle source that prepares it */
  Asked asked;
  GPtrArray *games;      /* ids; the first is NULL, for all games */
  PurserRulesLook look;
};

G_DEFINE_FINAL_TYPE (PurserRulesFinder, purser_rules_finder, ADW_TYPE_BIN)

/* Returns: (nullable): the game that is searched; %NULL for all */
const char *
purser_rules_finder_get_game (PurserRulesFinder *self)
{
  guint place = gtk_drop_down_get_selected (self->game_drop_down);

  return place < self->games->len ? self->games->pdata[place] : NULL;
}

static void
list_contents (PurserRulesFinder *self)
{
  const char *game = purser_rules_finder_get_game (self);

  if (game != NULL)
    purser_rules_contents_fill (self->contents, game, self->look.language);
  else
    purser_rules_start_fill (self->start, self->look.language);
  gtk_stack_set_visible_child_name (self->results_stack, game != NULL ? "contents" : "start");
}

static void
list_hits (PurserRulesFinder *self,
           GArray            *hits)
{
  g_autoptr (GPtrArray) sections = g_ptr_array_new ();

  for (guint i = 0; i < hits->len; i++)
    g_ptr_array_add (sections, g_array_index (hits, PurserHit, i).section);
  g_list_store_splice (self->results, 0, g_list_model_get_n_items (G_LIST_MODEL (self->results)),
                       sections->pdata, sections->len);
  gtk_stack_set_visible_child_name (self->results_stack, "results");
}

/* ---- Preparing ---- */

static void list_asked (PurserRulesFinder *self,
                        Asked              asked);

static void
finish_preparing (PurserRulesFinder *self)
{
  const char *const games[] = { purser_rules_finder_get_game (self), NULL };
  Asked asked = self->asked;

  self->asked = ASKED_NOTHING;
  self->search = purser_search_new (games[0] != NULL ? games : NULL);
  if (asked != ASKED_NOTHING)
    list_asked (self, asked);
}

static gboolean
prepare_cb (gpointer data)
{
  PurserRulesFinder *self = data;
  const char *const games[] = { purser_rules_finder_get_game (self), NULL };
  gint64 end = g_get_monotonic_time () + SLICE;
  gboolean whole;

  do
    whole = purser_search_prepare (games[0] != NULL ? games : NULL);
  while (!whole && g_get_monotonic_time () < end);
  if (!whole)
    return G_SOURCE_CONTINUE;
  self->preparing = 0;
  finish_preparing (self);
  return G_SOURCE_REMOVE;
}

/* Makes the index in slices once the page is shown, so that no key has to wait for it. */
static void
prepare (PurserRulesFinder *self)
{
  if (self->search == NULL && self->preparing == 0 && self->started && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->preparing = g_idle_add (prepare_cb, self);
}

/* Returns whether the question can be answered at once; otherwise it is answered when the index is made. */
static gboolean
is_ready (PurserRulesFinder *self,
          Asked              asked)
{
  if (self->search != NULL || *gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) == '\0')
    return TRUE;
  self->asked = MAX (self->asked, asked);
  prepare (self);
  return FALSE;
}

/* ---- Searching ---- */

static void
update_results (PurserRulesFinder *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  g_autoptr (GArray) hits = NULL;

  if (*words == '\0')
    {
      list_contents (self);
      return;
    }
  hits = purser_search_find (self->search, words, PURSER_SEARCH_BOTH);
  if (hits->len > 0)
    list_hits (self, hits);
  else
    gtk_stack_set_visible_child_name (self->results_stack, "nothing");
}

/* Shows the best answer while the user types. */
static void
show_best (PurserRulesFinder *self)
{
  g_autoptr (PurserSection) best = NULL;

  update_results (self);
  best = g_list_model_get_item (G_LIST_MODEL (self->results), 0);
  if (best == NULL)
    return;
  gtk_list_view_scroll_to (self->results_view, 0, GTK_LIST_SCROLL_NONE, NULL);
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0' &&
      g_strcmp0 (gtk_stack_get_visible_child_name (self->results_stack), "results") == 0)
    g_signal_emit_by_name (self, "chosen", best, TRUE);
}

static void
search_changed_cb (PurserRulesFinder *self)
{
  if (is_ready (self, ASKED_LIST))
    show_best (self);
}

static void
show_result (PurserRulesFinder *self,
             guint              place)
{
  g_autoptr (PurserSection) section = g_list_model_get_item (G_LIST_MODEL (self->results), place);

  if (section == NULL || g_strcmp0 (gtk_stack_get_visible_child_name (self->results_stack), "results") != 0)
    return;
  gtk_single_selection_set_selected (self->selection, place);
  g_signal_emit_by_name (self, "chosen", section, FALSE);
}

static void
search_activated_cb (PurserRulesFinder *self)
{
  /* Enter may come before the results. */
  if (is_ready (self, ASKED_FIRST))
    list_asked (self, ASKED_FIRST);
}

static void
list_asked (PurserRulesFinder *self,
            Asked              asked)
{
  if (asked == ASKED_LIST)
    {
      show_best (self);
      return;
    }
  update_results (self);
  show_result (self, 0);
}

static void
move_match (PurserRulesFinder *self,
            int                by)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->results));
  guint at = gtk_single_selection_get_selected (self->selection);

  if (n > 0)
    show_result (self, at == GTK_INVALID_LIST_POSITION ? 0 : (guint) CLAMP ((int) at + by, 0, (int) n - 1));
}

static void
next_match_cb (PurserRulesFinder *self)
{
  move_match (self, 1);
}

static void
previous_match_cb (PurserRulesFinder *self)
{
  move_match (self, -1);
}

/* Leaves the focus in the entry, for another word. */
static void
show_contents_cb (PurserRulesFinder *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* Leaves the rules on Escape, which the entry would otherwise take for itself. */
static void
search_stopped_cb (PurserRulesFinder *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.leave", NULL);
}

static void
contents_chosen_cb (PurserRulesFinder *self,
                    PurserSection     *section)
{
  g_signal_emit_by_name (self, "chosen", section, FALSE);
}

/* Shows the rows anew, by a new factory: rows whose section stays in the list would not be bound again. */
static void
finder_bind_rows (PurserRulesFinder *self)
{
  g_autoptr (GtkListItemFactory) factory = purser_rules_row_factory_new (&self->look);

  gtk_list_view_set_factory (self->results_view, factory);
}

static void
game_changed_cb (PurserRulesFinder *self)
{
  self->look.one_game = purser_rules_finder_get_game (self) != NULL;
  finder_bind_rows (self);
  g_clear_pointer (&self->search, purser_search_free);
  g_clear_handle_id (&self->preparing, g_source_remove);
  prepare (self);
  if (is_ready (self, ASKED_LIST))
    update_results (self);
}

/* Fills the list only when it is opened, as its titles need all rulebooks of the bookmarks. */
static void
fill_bookmarks_cb (GtkMenuButton *button,
                   gpointer       data)
{
  PurserRulesFinder *self = data;

  purser_bookmarks_fill (self->bookmarks_box, self->look.language);
}

static void
bookmarks_changed_cb (PurserRulesFinder *self)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->results_stack), "start") == 0)
    purser_rules_start_fill (self->start, self->look.language);
}

/* ---- The widget ---- */

static void
purser_rules_finder_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (purser_rules_finder_parent_class)->map (widget);
  prepare (PURSER_RULES_FINDER (widget));
}

static void
purser_rules_finder_dispose (GObject *object)
{
  g_clear_handle_id (&PURSER_RULES_FINDER (object)->preparing, g_source_remove);

  G_OBJECT_CLASS (purser_rules_finder_parent_class)->dispose (object);
}

static void
purser_rules_finder_finalize (GObject *object)
{
  PurserRulesFinder *self = PURSER_RULES_FINDER (object);

  g_clear_pointer (&self->search, purser_search_free);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (purser_rules_finder_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, game_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, game_drop_down);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, search_entry);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, results_stack);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, results_view);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, selection);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, results);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, contents);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, start);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, bookmarks_button);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesFinder, bookmarks_box);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_match_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_match_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_contents_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_result);
  gtk_widget_class_bind_template_callback (widget_class, contents_chosen_cb);
}

static void
purser_rules_finder_class_init (PurserRulesFinderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = purser_rules_finder_dispose;
  object_class->finalize = purser_rules_finder_finalize;
  widget_class->map = purser_rules_finder_map;

  /* A section is to be shown; and whether it is only a preview of the best answer while the user types. */
  g_signal_new ("chosen", PURSER_TYPE_RULES_FINDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, PURSER_TYPE_SECTION,
                G_TYPE_BOOLEAN);

  g_type_ensure (PURSER_TYPE_RULES_CONTENTS);
  g_type_ensure (PURSER_TYPE_RULES_ENTRY);
  g_type_ensure (PURSER_TYPE_RULES_START);
  g_type_ensure (PURSER_TYPE_SECTION);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/rules/purser-rules-finder.ui");
  bind_children (widget_class);
}

static void
list_games (PurserRulesFinder *self)
{
  const char *const *games = purser_rulebook_list_games ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_ptr_array_add (self->games, NULL);
  gtk_string_list_append (titles, _("All Games"));
  for (guint i = 0; games[i] != NULL; i++)
    {
      g_ptr_array_add (self->games, (gpointer) games[i]);
      gtk_string_list_append (titles, purser_rulebook_find_title (games[i], purser_language_guess ()));
    }
  gtk_drop_down_set_model (self->game_drop_down, G_LIST_MODEL (titles));
}

static void
setup_chosen_cb (GtkListItemFactory *factory,
                 GtkListItem        *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "natural-wrap-mode",
                                               GTK_NATURAL_WRAP_NONE, NULL));
}

static void
bind_chosen_cb (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  purser_line_breaks_show (GTK_LABEL (gtk_list_item_get_child (item)),
                           gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* The button is as high as the name it shows; the list has room for the longest names, and for the check mark of the chosen
 * one. */
static void
finder_let_name_wrap (PurserRulesFinder *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_chosen_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_chosen_cb), NULL);
  gtk_drop_down_set_list_factory (self->game_drop_down, gtk_drop_down_get_factory (self->game_drop_down));
  gtk_drop_down_set_factory (self->game_drop_down, factory);
  purser_measure_by_button (GTK_WIDGET (self->game_bin));
}

static void
purser_rules_finder_init (PurserRulesFinder *self)
{
  self->games = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  finder_bind_rows (self);
  gtk_menu_button_set_create_popup_func (self->bookmarks_button, fill_bookmarks_cb, self, NULL);
  gtk_search_entry_set_key_capture_widget (self->search_entry, GTK_WIDGET (self));
  list_games (self);
  finder_let_name_wrap (self);
}

/* Searches a game, as if the user had chosen it from the list of games.
 *
 * @game: (nullable): %NULL for all */
void
purser_rules_finder_choose_game (PurserRulesFinder *self,
                                 const char        *game)
{
  for (guint i = 0; i < self->games->len; i++)
    if (g_strcmp0 (self->games->pdata[i], game) == 0)
      gtk_drop_down_set_selected (self->game_drop_down, i);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->contents)))
    gtk_widget_child_focus (GTK_WIDGET (self->contents), GTK_DIR_TAB_FORWARD);
}

/* @game: (nullable): the game of the current play */
void
purser_rules_finder_start (PurserRulesFinder *self,
                           const char        *game)
{
  self->started = TRUE;
  purser_rules_finder_choose_game (self, game);
  self->look.one_game = game != NULL;
  list_contents (self);
  prepare (self);
  g_signal_connect_object (self->game_drop_down, "notify::selected", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (purser_settings_get (), "changed::rules-bookmarks", G_CALLBACK (bookmarks_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
purser_rules_finder_set_language (PurserRulesFinder *self,
                                  PurserLanguage     language)
{
  self->look.language = language;
  if (!self->started)
    return;
  finder_bind_rows (self);
  if (is_ready (self, ASKED_LIST))
    update_results (self);
}

/* Selects the section in the contents. */
void
purser_rules_finder_show (PurserRulesFinder *self,
                          PurserSection     *section)
{
  if (g_strcmp0 (purser_section_get_game (section), purser_rules_finder_get_game (self)) == 0)
    purser_rules_contents_show (self->contents, section);
}

/* Returns: (transfer none) (nullable): the search; %NULL until it is prepared */
PurserSearch *
purser_rules_finder_get_search (PurserRulesFinder *self)
{
  return self->search;
}

const char *
purser_rules_finder_get_words (PurserRulesFinder *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
}

/* Searches as if the user had typed the words.
 *
 * @words: (nullable): %NULL to let the user type */
void
purser_rules_finder_look_for (PurserRulesFinder *self,
                              const char        *words)
{
  if (words != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), words);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}
