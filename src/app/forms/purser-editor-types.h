// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

/* Editors that only purser_editor_new() creates, as they have no functions of their own. */
#define PURSER_TYPE_CHOICE_EDITOR (purser_choice_editor_get_type ())
#define PURSER_TYPE_COUNTS_EDITOR (purser_counts_editor_get_type ())
#define PURSER_TYPE_DICE_EDITOR (purser_dice_editor_get_type ())
#define PURSER_TYPE_LIST_EDITOR (purser_list_editor_get_type ())
#define PURSER_TYPE_MAP_EDITOR (purser_map_editor_get_type ())
#define PURSER_TYPE_RECORD_EDITOR (purser_record_editor_get_type ())
#define PURSER_TYPE_SEQUENCE_EDITOR (purser_sequence_editor_get_type ())
#define PURSER_TYPE_SWITCH_EDITOR (purser_switch_editor_get_type ())
#define PURSER_TYPE_TEXT_EDITOR (purser_text_editor_get_type ())
#define PURSER_TYPE_VARIANT_EDITOR (purser_variant_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserChoiceEditor, purser_choice_editor, PURSER, CHOICE_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserCountsEditor, purser_counts_editor, PURSER, COUNTS_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserDiceEditor, purser_dice_editor, PURSER, DICE_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserListEditor, purser_list_editor, PURSER, LIST_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserMapEditor, purser_map_editor, PURSER, MAP_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserRecordEditor, purser_record_editor, PURSER, RECORD_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserSequenceEditor, purser_sequence_editor, PURSER, SEQUENCE_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserSwitchEditor, purser_switch_editor, PURSER, SWITCH_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserTextEditor, purser_text_editor, PURSER, TEXT_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserVariantEditor, purser_variant_editor, PURSER, VARIANT_EDITOR, PurserEditor)

PurserEditor *purser_editor_new          (const PurserRules *rules,
                                          PurserPlay        *play,
                                          const PurserShape *shape,
                                          const char        *title);
PurserEditor *purser_editor_new_optional (const PurserRules *rules,
                                          PurserPlay        *play,
                                          const PurserShape *shape,
                                          const char        *title);
PurserEditor *purser_editor_new_within   (PurserEditor      *outer,
                                          const PurserShape *shape,
                                          const char        *title);

G_END_DECLS
