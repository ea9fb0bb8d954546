// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-card-gallery.h"

/* Galleries: cards side by side, to find one by its looks, such as those of a sector, of a people or of a kind. */

/* Returns the title of a gallery: that of the data, or one after the rule that its cards belong to. */
static char *
say_title (PurserSection  *card,
           const char     *group,
           PurserLanguage  language)
{
  static const char *const heads[] = { "Cards: ", "カード：" };
  PurserValue *called = purser_value_get (purser_section_get_value (card), "gallery");
  PurserSection *rule = purser_rulebook_find_anywhere (group);

  if (called != NULL)
    return g_strdup (purser_value_get_string_of (called, purser_language_get_code (language)));
  return g_strconcat (heads[language], rule != NULL ? purser_section_get_title (rule, language) : group, NULL);
}

static PurserValue *
gallery_new (PurserRulebook *book,
             PurserSection  *first,
             const char     *group,
             guint           place)
{
  PurserValue *value = purser_value_new_object (), *titles = purser_value_new_object ();
  g_autofree char *id = g_strdup_printf ("%s/cards-%u", purser_rulebook_get_game (book), place);

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      g_autofree char *title = say_title (first, group, language);

      purser_value_set_string (titles, purser_language_get_code (language), title);
    }
  purser_value_set_string (value, "id", id);
  purser_value_set_string (value, "sure", "high");
  purser_value_set (value, "title", titles);
  purser_value_set (value, "cards", purser_value_new_list ());
  return value;
}

/* Returns: (transfer full) (element-type PurserSection): the galleries */
GPtrArray *
purser_card_gallery_list (PurserRulebook *book)
{
  GPtrArray *cards = purser_rulebook_get_cards (book);
  g_autoptr (GHashTable) by_group = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  GPtrArray *galleries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < cards->len; i++)
    {
      const char *group = purser_value_get_string_of (purser_section_get_value (cards->pdata[i]), "group");
      PurserValue *value = g_hash_table_lookup (by_group, group);

      if (value == NULL)
        {
          value = gallery_new (book, cards->pdata[i], group, values->len + 1);
          g_ptr_array_add (values, value);
          g_hash_table_insert (by_group, (gpointer) group, value);
        }
      purser_value_append (purser_value_get (value, "cards"),
                           purser_value_new_string (purser_section_get_item (cards->pdata[i])));
    }
  for (guint i = 0; i < values->len; i++)
    g_ptr_array_add (galleries, purser_section_new (purser_rulebook_get_game (book), values->pdata[i]));
  return galleries;
}
