// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-card-index.h"
#include "purser-item.h"
#include "purser-markup.h"
#include "purser-rule-dialog.h"
#include "purser-rulebook.h"

/* The answer to "why?": the rule, and the card it speaks of. */
struct _PurserRuleDialog
{
  AdwDialog parent_instance;

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (PurserRuleDialog, purser_rule_dialog, ADW_TYPE_DIALOG)

static void
purser_rule_dialog_class_init (PurserRuleDialogClass *klass)
{
}

static void
purser_rule_dialog_init (PurserRuleDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "page");
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->box));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), clamp);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), window);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_content_width (ADW_DIALOG (self), 480);
}

static void
add_text (PurserRuleDialog *self,
          const char       *text,
          const char       *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (self->box, label);
}

static void
add_block (PurserRuleDialog  *self,
           const PurserBlock *block)
{
  for (guint i = 0; i < block->cells->len; i++)
    {
      g_autofree char *plain = purser_markup_plain (g_ptr_array_index (block->cells, i), NULL);
      g_autofree char *line = block->kind == PURSER_BLOCK_LIST ? g_strconcat ("• ", plain, NULL) : g_strdup (plain);

      add_text (self, line, NULL);
    }
}

static void
add_section (PurserRuleDialog *self,
             PurserSection    *section,
             PurserLanguage    language)
{
  g_autoptr (GPtrArray) blocks = purser_markup_parse (purser_section_get_text (section, language));

  add_text (self, purser_section_get_title (section, language), "title-3");
  for (guint i = 0; i < blocks->len; i++)
    add_block (self, g_ptr_array_index (blocks, i));
}

static void
add_card (PurserRuleDialog *self,
          PurserSession    *session,
          const char       *item,
          PurserLanguage    language)
{
  PurserPlay *play = purser_session_get_play (session);
  g_autoptr (PurserValue) facts = purser_item_dup_facts (play, item);

  if (facts != NULL && g_str_equal (purser_play_get_rules (play)->id, "space-base"))
    {
      g_autoptr (PurserSection) card = purser_card_index_tell (facts);

      add_section (self, card, language);
    }
  else
    {
      g_autofree char *title = purser_item_dup_title (play, item);

      add_text (self, title, "title-3");
    }
}

/**
 * purser_rule_dialog_new:
 * @session: a session
 * @rule: (nullable): a section of the rulebook
 * @item: (nullable): a card or component
 *
 * Returns: (transfer floating): a dialog that tells them
 */
AdwDialog *
purser_rule_dialog_new (PurserSession *session,
                        const char    *rule,
                        const char    *item)
{
  PurserRuleDialog *self = g_object_new (PURSER_TYPE_RULE_DIALOG, NULL);
  PurserLanguage language = purser_language_guess ();
  PurserSection *section = rule != NULL ? purser_rulebook_find_anywhere (rule) : NULL;

  adw_dialog_set_title (ADW_DIALOG (self), section != NULL ? _("Why?") : _("The Card"));
  if (section != NULL)
    add_section (self, section, language);
  if (item != NULL)
    add_card (self, session, item, language);
  if (section == NULL && item == NULL)
    add_text (self, rule, NULL);
  return ADW_DIALOG (self);
}
