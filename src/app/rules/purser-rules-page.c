// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-bookmarks.h"
#include "purser-components-dialog.h"
#include "purser-deferred-update.h"
#include "purser-games.h"
#include "purser-learn-dialog.h"
#include "purser-menu.h"
#include "purser-navigation-history.h"
#include "purser-rulebook.h"
#include "purser-rules-finder.h"
#include "purser-rules-page.h"
#include "purser-section-print.h"
#include "purser-section-view.h"
#include "purser-settings.h"

#define SCALE_STEP 1.15
#define SMALLEST 0.7
#define LARGEST 2.5

/* The widest column of text, in pixels, for one language and for two; longer lines are hard to read. */
#define ONE_WIDE 720
#define TWO_WIDE 1300

/* The rules browser: a search in rules and cards beside the section that is read. It knows rulebooks and the printed values of
 * your copy, and nothing of how a game is played, so it can be beside any play. */
struct _PurserRulesPage
{
  AdwNavigationPage parent_instance;

  AdwNavigationSplitView *split_view;
  AdwNavigationPage *content_page;
  PurserRulesFinder *finder;
  AdwToggleGroup *language_group;
  GtkToggleButton *bookmark_button;
  GtkMenuButton *menu_button;
  GMenuModel *section_menu;
  GtkScrolledWindow *section_window;
  AdwClamp *section_clamp;
  PurserSectionView *section_view;

  PurserSession           *session; /* (nullable): of the current play */
  PurserComponents        *components; /* (nullable): those of your copy of the section's game */
  const PurserRules       *opening; /* (nullable): the game whose copy is being read */
  PurserNavigationHistory *history;
  PurserSection           *asked_rule; /* (nullable): the rule that answers "why?" */
  PurserSection           *asked_card; /* (nullable): the card that the rule comes from */
  PurserDeferredUpdate    *text_update;
  gboolean                 unseen; /* whether the section was shown without being asked for */
};

G_DEFINE_FINAL_TYPE (PurserRulesPage, purser_rules_page, ADW_TYPE_NAVIGATION_PAGE)

/* ---- Languages ---- */

static const char *
page_get_mode (PurserRulesPage *self)
{
  const char *mode = adw_toggle_group_get_active_name (self->language_group);

  return mode != NULL ? mode : "en";
}

static PurserLanguage
page_get_language (PurserRulesPage *self)
{
  PurserLanguage language;

  return purser_language_parse (page_get_mode (self), &language) ? language : purser_language_guess ();
}

/* ---- The section ---- */

static gboolean
page_shows_list_alone (PurserRulesPage *self)
{
  return adw_navigation_split_view_get_collapsed (self->split_view) &&
         !adw_navigation_split_view_get_show_content (self->split_view);
}

/* Enables actions. "Back" is disabled in the list of a narrow window, as the way back leads out of the rules there. */
static void
update_actions (PurserRulesPage *self)
{
  gboolean reading = purser_navigation_history_get (self->history) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.back", purser_navigation_history_can_go (self->history, -1) &&
                                                                    !page_shows_list_alone (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.forward", purser_navigation_history_can_go (self->history, 1));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.copy", reading);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.print", reading);
  gtk_widget_set_sensitive (GTK_WIDGET (self->bookmark_button), reading);
}

/* Returns the layout of two languages: side by side, or one below the other if there is no room. */
static PurserSectionLayout
page_get_layout (PurserRulesPage *self)
{
  if (!g_str_equal (page_get_mode (self), "both"))
    return PURSER_SECTION_ONE;
  return adw_navigation_split_view_get_collapsed (self->split_view) ? PURSER_SECTION_BELOW : PURSER_SECTION_BESIDE;
}

static void show_section (PurserRulesPage *self);

/* Shows the values of your copy. A play is only used for them if it is of the same game. */
static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PurserRulesPage) self = data;
  g_autoptr (GError) error = NULL;
  const PurserRules *rules = g_steal_pointer (&self->opening);
  gboolean at_hand = self->session != NULL && purser_play_get_rules (purser_session_get_play (self->session)) == rules;

  if (!purser_copy_open_finish (PURSER_COPY (object), result, &error))
    {
      g_message ("%s", error->message);
      return;
    }
  g_clear_object (&self->components);
  self->components = purser_components_new (rules, at_hand ? self->session : NULL);
  g_signal_connect_object (self->components, "changed", G_CALLBACK (show_section), self, G_CONNECT_SWAPPED);
  show_section (self);
}

/* Returns the components of the section's game, or %NULL until your copy was read, which begins here. */
static PurserComponents *
page_ensure_printed (PurserRulesPage *self,
                     PurserSection   *section)
{
  const PurserRules *rules = purser_games_find (purser_section_get_game (section));

  if (self->components != NULL && purser_components_get_rules (self->components) == rules)
    return self->components;
  if (rules != NULL && self->opening == NULL)
    {
      self->opening = rules;
      purser_copy_open_async (purser_copy_get (rules->id), opened_cb, g_object_ref (self));
    }
  return NULL;
}

/* Returns the card that is shown below a rule that answers "why?". */
static PurserSection *
page_get_also (PurserRulesPage *self)
{
  return purser_navigation_history_get (self->history) == self->asked_rule ? self->asked_card : NULL;
}

static void
page_show_text (PurserRulesPage *self)
{
  PurserSection *section = purser_navigation_history_get (self->history);
  PurserSection *also = page_get_also (self);
  gboolean card = also != NULL || purser_section_is_card (section) || purser_section_get_cards (section) != NULL;
  PurserReading reading = {
    page_get_language (self), g_settings_get_double (purser_settings_get (), "rules-text-scale"),
    purser_rules_finder_get_search (self->finder), purser_rules_finder_get_words (self->finder),
  };

  purser_section_view_show (self->section_view, card ? page_ensure_printed (self, section) : NULL, section, also,
                            page_get_layout (self), &reading);
}

static void
show_section (PurserRulesPage *self)
{
  PurserSection *section = purser_navigation_history_get (self->history);

  update_actions (self);
  if (section == NULL)
    return;
  /* A long section takes as long to make as the page around it. */
  purser_deferred_update_ask_soon (self->text_update);
  purser_rules_finder_show (self->finder, section);
  adw_clamp_set_maximum_size (self->section_clamp,
                              page_get_layout (self) == PURSER_SECTION_BESIDE || purser_section_is_sheet (section)
                                ? TWO_WIDE : ONE_WIDE);
  adw_navigation_page_set_title (self->content_page, purser_section_get_title (section, page_get_language (self)));
  gtk_toggle_button_set_active (self->bookmark_button, purser_bookmarks_contain (section));
}

static void
show_from_top (PurserRulesPage *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->section_window), 0);
  show_section (self);
  adw_navigation_split_view_set_show_content (self->split_view, TRUE);
}

/* Adds the section that was shown from the start to the history, unless the list covered it. */
static void
page_note_seen (PurserRulesPage *self)
{
  if (self->unseen && !page_shows_list_alone (self))
    purser_navigation_history_visit (self->history, purser_navigation_history_get (self->history));
  self->unseen = FALSE;
}

void
purser_rules_page_show_section (PurserRulesPage *self,
                                PurserSection   *section)
{
  page_note_seen (self);
  purser_navigation_history_visit (self->history, section);
  show_from_top (self);
}

static void
language_changed_cb (PurserRulesPage *self)
{
  g_settings_set_string (purser_settings_get (), "rules-language", page_get_mode (self));
  purser_rules_finder_set_language (self->finder, page_get_language (self));
  show_section (self);
}

static void
bookmark_toggled_cb (PurserRulesPage *self)
{
  PurserSection *section = purser_navigation_history_get (self->history);
  gboolean bookmarked = gtk_toggle_button_get_active (self->bookmark_button);

  if (section != NULL && bookmarked != purser_bookmarks_contain (section))
    purser_bookmarks_set (section, bookmarked);
}

static void
chosen_cb (PurserRulesPage *self,
           PurserSection   *section,
           gboolean         preview)
{
  if (!preview)
    purser_rules_page_show_section (self, section);
  /* A preview is shown while the user types, but not over the list that is typed in. */
  else if (!adw_navigation_split_view_get_collapsed (self->split_view))
    {
      page_note_seen (self);
      purser_navigation_history_pass (self->history, section);
      show_section (self);
    }
}

/* ---- Actions ---- */

static void
go_activated (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (widget);

  purser_navigation_history_go (self->history, g_str_equal (name, "rules.back") ? -1 : 1);
  show_from_top (self);
}

static void
show_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserSection *section = purser_rulebook_find_anywhere (g_variant_get_string (parameter, NULL));

  if (section != NULL)
    purser_rules_page_show_section (PURSER_RULES_PAGE (widget), section);
}

/* Called for a section as it is shown: a card as your copy has it, and in each language that is switched on. */
typedef void (*ShownFunc) (PurserSection *section, PurserLanguage language, gpointer data);

static void
page_tell (PurserRulesPage *self,
           PurserSection   *section,
           ShownFunc        func,
           gpointer         data)
{
  g_autoptr (PurserSection) told = NULL;
  gboolean both = page_get_layout (self) != PURSER_SECTION_ONE;

  if (section == NULL)
    return;
  told = purser_section_tell (section, purser_section_is_card (section) ? page_ensure_printed (self, section) : NULL);
  for (guint i = 0; i < (both ? PURSER_N_LANGUAGES : 1); i++)
    func (told, (PurserLanguage) ((page_get_language (self) + i) % PURSER_N_LANGUAGES), data);
}

static void
append_copy (PurserSection  *section,
             PurserLanguage  language,
             gpointer        data)
{
  GString *text = data;
  g_autofree char *copy = purser_section_text_copy (section, language);

  g_string_append (text, text->len > 0 ? "\n" : "");
  g_string_append (text, copy);
}

static void
copy_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (widget);
  g_autoptr (GString) text = g_string_new (NULL);

  page_tell (self, purser_navigation_history_get (self->history), append_copy, text);
  page_tell (self, page_get_also (self), append_copy, text);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text->str);
}

static void
append_print (PurserSection  *section,
              PurserLanguage  language,
              gpointer        data)
{
  purser_section_print_add (data, section, language);
}

static void
print_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (widget);
  g_autoptr (PurserSectionPrint) operation = g_object_new (PURSER_TYPE_SECTION_PRINT, NULL);

  page_tell (self, purser_navigation_history_get (self->history), append_print, operation);
  page_tell (self, page_get_also (self), append_print, operation);
  purser_print_run (PURSER_PRINT (operation), widget);
}

/* Opens the values of a card, or all components if the card stands for several. */
static void
correct_activated (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (widget);
  const char *item = g_variant_get_string (parameter, NULL);
  const PurserRules *rules = purser_components_get_rules (self->components);

  if (purser_rules_find_fields (rules, item) != NULL)
    adw_dialog_present (purser_learn_dialog_new (self->components, item, FALSE), widget);
  else
    adw_dialog_present (purser_components_dialog_new (rules, purser_components_get_session (self->components), item), widget);
}

static void
scale_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (widget);
  double scale = g_settings_get_double (purser_settings_get (), "rules-text-scale");

  if (g_str_equal (name, "rules.normal-size"))
    scale = 1;
  else
    scale = g_str_equal (name, "rules.larger") ? scale * SCALE_STEP : scale / SCALE_STEP;
  g_settings_set_double (purser_settings_get (), "rules-text-scale", CLAMP (scale, SMALLEST, LARGEST));
  show_section (self);
}

/* Shows the first section of the game, or of the rules for any play if no game is chosen. */
static void
show_overview (PurserRulesPage *self)
{
  const char *game = purser_rules_finder_get_game (self->finder);
  GPtrArray *sections = purser_rulebook_get_sections (purser_rulebook_get (game != NULL ? game : "table"));

  if (sections->len == 0)
    return;
  self->unseen = purser_navigation_history_get (self->history) == NULL;
  if (self->unseen)
    purser_navigation_history_pass (self->history, g_ptr_array_index (sections, 0));
  else
    purser_navigation_history_visit (self->history, g_ptr_array_index (sections, 0));
  show_section (self);
}

static void
choose_game_activated (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (widget);

  purser_rules_finder_choose_game (self->finder, g_variant_get_string (parameter, NULL));
  if (!adw_navigation_split_view_get_collapsed (self->split_view))
    show_overview (self);
}

static void
find_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (widget);

  adw_navigation_split_view_set_show_content (self->split_view, FALSE);
  purser_rules_finder_look_for (self->finder, NULL);
}

/* Leaves the page, also from the list of a narrow window, which is a page of its own. */
static void
leave_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "navigation.pop", NULL);
}

/* ---- The page ---- */

static void
purser_rules_page_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_RULES_PAGE (object)->text_update, purser_deferred_update_free);
  G_OBJECT_CLASS (purser_rules_page_parent_class)->dispose (object);
}

static void
purser_rules_page_finalize (GObject *object)
{
  PurserRulesPage *self = PURSER_RULES_PAGE (object);

  g_clear_pointer (&self->history, purser_navigation_history_free);
  g_clear_object (&self->asked_rule);
  g_clear_object (&self->asked_card);
  g_clear_object (&self->session);
  g_clear_object (&self->components);

  G_OBJECT_CLASS (purser_rules_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, split_view);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, content_page);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, finder);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, language_group);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, bookmark_button);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, section_menu);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, section_window);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, section_clamp);
  gtk_widget_class_bind_template_child (widget_class, PurserRulesPage, section_view);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, bookmark_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_actions);
}

static void
add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, go_activated);
  gtk_widget_class_install_action (widget_class, "rules.forward", NULL, go_activated);
  gtk_widget_class_install_action (widget_class, "rules.show", "s", show_activated);
  gtk_widget_class_install_action (widget_class, "rules.copy", NULL, copy_activated);
  gtk_widget_class_install_action (widget_class, "rules.print", NULL, print_activated);
  gtk_widget_class_install_action (widget_class, "rules.correct", "s", correct_activated);
  gtk_widget_class_install_action (widget_class, "rules.larger", NULL, scale_activated);
  gtk_widget_class_install_action (widget_class, "rules.smaller", NULL, scale_activated);
  gtk_widget_class_install_action (widget_class, "rules.normal-size", NULL, scale_activated);
  gtk_widget_class_install_action (widget_class, "rules.find", NULL, find_activated);
  gtk_widget_class_install_action (widget_class, "rules.choose-game", "s", choose_game_activated);
  gtk_widget_class_install_action (widget_class, "rules.leave", NULL, leave_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "rules.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "rules.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rules.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "rules.forward", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, GDK_CONTROL_MASK, "rules.larger", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_equal, GDK_CONTROL_MASK, "rules.larger", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, GDK_CONTROL_MASK, "rules.smaller", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, GDK_CONTROL_MASK, "rules.normal-size", NULL);
}

static void
purser_rules_page_class_init (PurserRulesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = purser_rules_page_dispose;
  object_class->finalize = purser_rules_page_finalize;

  g_type_ensure (PURSER_TYPE_RULES_FINDER);
  g_type_ensure (PURSER_TYPE_SECTION_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/rules/purser-rules-page.ui");
  bind_children (widget_class);
  add_actions (widget_class);
}

static void
purser_rules_page_init (PurserRulesPage *self)
{
  /* Rules are selectable labels, and a section that opens shall not look selected. */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-label-select-on-focus", FALSE, NULL);
  self->history = purser_navigation_history_new ();
  self->text_update = purser_deferred_update_new (GTK_WIDGET (self), (PurserDeferredUpdateFunc) page_show_text);
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_menu_make_late (self->menu_button, self->section_menu);
  update_actions (self);
}

static void
choose_language (PurserRulesPage *self)
{
  g_autofree char *mode = g_settings_get_string (purser_settings_get (), "rules-language");

  adw_toggle_group_set_active_name (self->language_group,
                                    *mode != '\0' ? mode : purser_language_get_code (purser_language_guess ()));
  purser_rules_finder_set_language (self->finder, page_get_language (self));
}

/* @game: (nullable): the game of the current play */
PurserRulesPage *
purser_rules_page_new (const char *game)
{
  PurserRulesPage *self = g_object_new (PURSER_TYPE_RULES_PAGE, NULL);

  choose_language (self);
  purser_rules_finder_start (self->finder, game);
  g_signal_connect_object (self->split_view, "notify::collapsed", G_CALLBACK (show_section), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (show_section), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->language_group, "notify::active-name", G_CALLBACK (language_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* @session: (nullable): of the current play, whose values the cards show, and which learns corrections */
void
purser_rules_page_set_session (PurserRulesPage *self,
                               PurserSession   *session)
{
  g_set_object (&self->session, session);
  g_clear_object (&self->components);
}

/* Answers "why?": shows the rule, and the card below it; or the card alone.
 *
 * @rule: (nullable): the rule that gives the reason, such as `space-base/income`
 * @item: (nullable): the card or component it comes from, as named in the file of a play */
void
purser_rules_page_show (PurserRulesPage *self,
                        const char      *rule,
                        const char      *item)
{
  PurserSection *section = purser_rulebook_find_anywhere (rule);
  const char *game = section != NULL ? purser_section_get_game (section) : purser_rules_finder_get_game (self->finder);
  PurserRulebook *book = item != NULL && *item != '\0' && game != NULL ? purser_rulebook_get (game) : NULL;
  PurserSection *card = book != NULL ? purser_rulebook_find_card (book, item) : NULL;

  g_set_object (&self->asked_rule, section);
  g_set_object (&self->asked_card, card);
  if (section != NULL || card != NULL)
    purser_rules_page_show_section (self, section != NULL ? section : card);
}

/* Searches as if the user had typed the words. */
void
purser_rules_page_search (PurserRulesPage *self,
                          const char      *words)
{
  adw_navigation_split_view_set_show_content (self->split_view, FALSE);
  /* There is room for a section beside the list, so the first one is shown if no words were given. */
  if (words == NULL && purser_navigation_history_get (self->history) == NULL)
    show_overview (self);
  purser_rules_finder_look_for (self->finder, words);
}
