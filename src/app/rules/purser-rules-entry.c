// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-rules-entry.h"

/* A line in the contents of a rulebook, in the reader's language: a chapter, which folds, or a section. */
struct _PurserRulesEntry
{
  GObject parent_instance;

  char *title;
  PurserSection *section; /* (nullable): %NULL for a chapter */
  GListStore *entries;    /* of PurserRulesEntry */
};

G_DEFINE_FINAL_TYPE (PurserRulesEntry, purser_rules_entry, G_TYPE_OBJECT)

static void
purser_rules_entry_finalize (GObject *object)
{
  PurserRulesEntry *self = PURSER_RULES_ENTRY (object);

  g_free (self->title);
  g_clear_object (&self->section);
  g_object_unref (self->entries);

  G_OBJECT_CLASS (purser_rules_entry_parent_class)->finalize (object);
}

static void
purser_rules_entry_get_property (GObject    *object,
                                 guint       property,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  g_value_set_string (value, PURSER_RULES_ENTRY (object)->title);
}

static void
purser_rules_entry_class_init (PurserRulesEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = purser_rules_entry_finalize;
  object_class->get_property = purser_rules_entry_get_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
purser_rules_entry_init (PurserRulesEntry *self)
{
  self->entries = g_list_store_new (PURSER_TYPE_RULES_ENTRY);
}

/* @section: (nullable): %NULL for a chapter */
PurserRulesEntry *
purser_rules_entry_new (const char    *title,
                        PurserSection *section)
{
  PurserRulesEntry *self = g_object_new (PURSER_TYPE_RULES_ENTRY, NULL);

  self->title = g_strdup (title);
  g_set_object (&self->section, section);
  return self;
}

PurserSection *
purser_rules_entry_get_section (PurserRulesEntry *self)
{
  return self->section;
}

GListStore *
purser_rules_entry_get_entries (PurserRulesEntry *self)
{
  return self->entries;
}

void
purser_rules_entry_append (PurserRulesEntry *self,
                           PurserSection    *section,
                           PurserLanguage    language)
{
  g_autoptr (PurserRulesEntry) entry = purser_rules_entry_new (purser_section_get_title (section, language), section);

  g_list_store_append (self->entries, entry);
}

/* Returns whether the entry is this section, or its chapter. */
gboolean
purser_rules_entry_holds (PurserRulesEntry *self,
                          PurserSection    *section)
{
  if (self->section != NULL)
    return self->section == section;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->entries)); i++)
    {
      g_autoptr (PurserRulesEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);

      if (entry->section == section)
        return TRUE;
    }
  return FALSE;
}
