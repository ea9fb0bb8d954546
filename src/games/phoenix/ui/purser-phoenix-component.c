// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-number-entry.h"
#include "purser-phoenix-component.h"
#include "purser-phoenix-rewards.h"

#define MOST_VALUES 5

/* A ship of one level, or a diplomacy track, with a number wherever one is printed. */
struct _PurserPhoenixComponent
{
  GtkGrid parent_instance;

  char              *item;
  const char *const *values;
  gboolean           track;
  gboolean           edited;
  gboolean           showing;
  GtkWidget         *entries[MOST_VALUES];
  GtkWidget         *rewards[PURSER_PHOENIX_X2_LEVEL - 1];
  GtkWidget         *kinds[PURSER_PHOENIX_X2_LEVEL - 1];
  int                accounts[PURSER_PHOENIX_X2_LEVEL - 1];
};

enum {
  SIGNAL_LEFT,
  SIGNAL_EDITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserPhoenixComponent, purser_phoenix_component, GTK_TYPE_GRID)

static const char *const icons[] = {
  "purser-gem-symbolic", "purser-food-symbolic", "purser-water-symbolic", "purser-metal-symbolic", "purser-vp-symbolic"
};

static void
edited_cb (PurserPhoenixComponent *self)
{
  if (self->showing)
    return;
  self->edited = TRUE;
  g_signal_emit (self, signals[SIGNAL_EDITED], 0);
}

static void
left_cb (PurserPhoenixComponent *self)
{
  if (self->edited)
    g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

static GtkWidget *
component_add_entry (PurserPhoenixComponent *self,
                     const char             *title,
                     const char             *what,
                     int                     column,
                     int                     row)
{
  /* Translators: a component, what is printed on it */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), title, what);
  GtkWidget *entry = purser_number_entry_new (name, 1);

  g_signal_connect_object (entry, "changed", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (self), entry, column, row, 1, 1);
  return entry;
}

static GtkWidget *
head_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 7);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  return label;
}

static const char *
value_head (const char *value)
{
  static const struct {
    const char *value;
    const char *head;
  } heads[] = {
    { "cost", N_("Cost") }, { "fee", N_("Fee") }, { "metal", N_("Metal") }, { "amount", N_("Yield") },
    { "dice", N_("Dice") }, { "cargo", N_("Cargo") }, { "trades", N_("Trades") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (strcmp (heads[i].value, value) == 0)
      return _(heads[i].head);
  return value;
}

/* @values: what is printed on it, ended by %NULL; static. The first level has the headings above it. */
GtkWidget *
purser_phoenix_component_new_ship (const char        *item,
                                   const char        *title,
                                   int                level,
                                   const char *const *values)
{
  PurserPhoenixComponent *self = g_object_new (PURSER_TYPE_PHOENIX_COMPONENT, NULL);
  g_autofree char *text = g_strdup_printf ("%d", level);
  GtkWidget *number = gtk_label_new (text);

  self->item = g_strdup (item);
  self->values = values;
  gtk_widget_add_css_class (number, "title-4");
  gtk_widget_set_size_request (number, 20, -1);
  gtk_grid_attach (GTK_GRID (self), number, 0, 1, 1, 1);
  for (int i = 0; values[i] != NULL; i++)
    {
      if (level == 1)
        gtk_grid_attach (GTK_GRID (self), head_new (value_head (values[i])), i + 1, 0, 1, 1);
      self->entries[i] = component_add_entry (self, title, purser_phoenix_value_title (values[i]), i + 1, 1);
    }
  return GTK_WIDGET (self);
}

static void
component_show_account (PurserPhoenixComponent *self,
                        int                     level)
{
  const char *title = purser_phoenix_account_title ((PurserPhoenixAccount) self->accounts[level - 1]);
  /* Translators: a level of a track, what its reward gives, such as food */
  g_autofree char *name = g_strdup_printf (_("Reward of level %d: %s"), level, title);

  gtk_button_set_icon_name (GTK_BUTTON (self->kinds[level - 1]), icons[self->accounts[level - 1]]);
  gtk_widget_set_tooltip_text (self->kinds[level - 1], name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kinds[level - 1]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Each touch goes on to the next account. */
static void
kind_clicked_cb (PurserPhoenixComponent *self,
                 GtkWidget              *button)
{
  for (int level = 1; level < PURSER_PHOENIX_X2_LEVEL; level++)
    if (self->kinds[level - 1] == button)
      {
        self->accounts[level - 1] = (self->accounts[level - 1] + 1) % PURSER_PHOENIX_ACCOUNTS;
        component_show_account (self, level);
      }
  edited_cb (self);
}

static void
component_add_reward (PurserPhoenixComponent *self,
                      const char             *title,
                      int                     level)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_autofree char *what = g_strdup_printf (_("reward of level %d"), level);
  g_autofree char *name = g_strdup_printf (_("%s: %s"), title, what);
  GtkWidget *entry = purser_number_entry_new (name, 1);
  GtkWidget *kind = gtk_button_new ();

  gtk_widget_set_focusable (kind, TRUE);
  gtk_widget_add_css_class (kind, "flat");
  g_signal_connect_object (kind, "clicked", G_CALLBACK (kind_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "changed", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  self->rewards[level - 1] = entry;
  self->kinds[level - 1] = kind;
  /* The number comes first, so that a digit goes on to the next one; what it is of is touched. */
  gtk_widget_set_can_focus (kind, FALSE);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), kind);
  gtk_grid_attach (GTK_GRID (self), box, 2, level, 1, 1);
  component_show_account (self, level);
}

GtkWidget *
purser_phoenix_component_new_track (const char *item,
                                    const char *title)
{
  PurserPhoenixComponent *self = g_object_new (PURSER_TYPE_PHOENIX_COMPONENT, NULL);

  self->item = g_strdup (item);
  self->track = TRUE;
  gtk_grid_attach (GTK_GRID (self), head_new (_("Lobby")), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self), head_new (_("Reward")), 2, 0, 1, 1);
  for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
    {
      g_autofree char *text = g_strdup_printf ("%d", level);
      g_autofree char *what = g_strdup_printf (_("lobby cost of level %d"), level);
      GtkWidget *number = gtk_label_new (text);

      gtk_widget_add_css_class (number, "title-4");
      gtk_widget_set_size_request (number, 20, -1);
      gtk_grid_attach (GTK_GRID (self), number, 0, level, 1, 1);
      self->entries[level - 1] = component_add_entry (self, title, what, 1, level);
      if (level < PURSER_PHOENIX_X2_LEVEL)
        component_add_reward (self, title, level);
      else
        gtk_grid_attach (GTK_GRID (self), gtk_label_new ("×2"), 2, level, 1, 1);
    }
  return GTK_WIDGET (self);
}

const char *
purser_phoenix_component_get_item (PurserPhoenixComponent *self)
{
  return self->item;
}

static void
show_number (GtkWidget   *entry,
             PurserValue *value)
{
  gboolean known = value != NULL && purser_value_is (value, PURSER_VALUE_INTEGER);

  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (entry), known ? (int) purser_value_get_integer (value) : -1);
}

static void
component_show_reward (PurserPhoenixComponent *self,
                       int                     level,
                       PurserValue            *reward)
{
  PurserValue *shown = NULL;

  for (int i = PURSER_PHOENIX_ACCOUNTS - 1; i >= 0; i--)
    if (purser_value_get_integer_of (reward, purser_phoenix_account_words[i], 0) > 0)
      {
        self->accounts[level - 1] = i;
        shown = purser_value_get (reward, purser_phoenix_account_words[i]);
      }
  show_number (self->rewards[level - 1], shown);
  component_show_account (self, level);
}

/* What somebody is typing is not overwritten. */
void
purser_phoenix_component_show (PurserPhoenixComponent *self,
                               PurserValue            *values)
{
  PurserValue *lobby = purser_value_get (values, "lobby");
  PurserValue *rewards = purser_value_get (values, "rewards");

  if (self->edited)
    return;
  self->showing = TRUE;
  for (guint i = 0; i < MOST_VALUES && self->entries[i] != NULL; i++)
    show_number (self->entries[i], self->track ? (i < purser_value_get_size (lobby) ? purser_value_get_at (lobby, i) : NULL)
                                               : purser_value_get (values, self->values[i]));
  for (int level = 1; self->track && level < PURSER_PHOENIX_X2_LEVEL; level++)
    component_show_reward (self, level, (guint) level <= purser_value_get_size (rewards)
                                          ? purser_value_get_at (rewards, (guint) level - 1) : NULL);
  self->showing = FALSE;
}

static PurserValue *
number_value (GtkWidget *entry)
{
  int number = purser_number_entry_get_value (PURSER_NUMBER_ENTRY (entry));

  return number >= 0 ? purser_value_new_integer (number) : purser_value_new_nothing ();
}

static PurserValue *
component_dup_rewards (PurserPhoenixComponent *self)
{
  PurserValue *rewards = purser_value_new_list ();

  for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
    {
      int number = level < PURSER_PHOENIX_X2_LEVEL
                     ? purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->rewards[level - 1])) : -1;
      PurserValue *reward = number >= 0 ? purser_value_new_object () : NULL;

      for (int i = 0; reward != NULL && i < (int) PURSER_PHOENIX_ACCOUNTS; i++)
        purser_value_set_integer (reward, purser_phoenix_account_words[i], i == self->accounts[level - 1] ? number : 0);
      if (reward == NULL)
        reward = level < PURSER_PHOENIX_X2_LEVEL ? purser_value_new_nothing () : purser_value_new_text ("x2");
      purser_value_append (rewards, reward);
    }
  return rewards;
}

/* Returns: (transfer full) (nullable): what was typed since it was shown; from now on that is what is known */
PurserValue *
purser_phoenix_component_dup_edited (PurserPhoenixComponent *self)
{
  PurserValue *values;
  PurserValue *lobby;

  if (!self->edited)
    return NULL;
  self->edited = FALSE;
  values = purser_value_new_object ();
  for (guint i = 0; !self->track && i < MOST_VALUES && self->entries[i] != NULL; i++)
    purser_value_set (values, self->values[i], number_value (self->entries[i]));
  if (!self->track)
    return values;
  lobby = purser_value_new_list ();
  for (guint i = 0; i < PURSER_PHOENIX_TRACK_LEVELS; i++)
    purser_value_append (lobby, number_value (self->entries[i]));
  purser_value_set (values, "lobby", lobby);
  purser_value_set (values, "rewards", component_dup_rewards (self));
  return values;
}

static void
count_entry (GtkWidget *entry,
             guint     *known,
             guint     *all)
{
  if (entry == NULL)
    return;
  ++*all;
  *known += purser_number_entry_get_value (PURSER_NUMBER_ENTRY (entry)) >= 0;
}

/* Adds how many of its numbers are known, and how many there are. */
void
purser_phoenix_component_count (PurserPhoenixComponent *self,
                                guint                  *known,
                                guint                  *all)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->entries); i++)
    count_entry (self->entries[i], known, all);
  for (guint i = 0; i < G_N_ELEMENTS (self->rewards); i++)
    count_entry (self->rewards[i], known, all);
}

static void
purser_phoenix_component_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_PHOENIX_COMPONENT (object)->item, g_free);
  G_OBJECT_CLASS (purser_phoenix_component_parent_class)->finalize (object);
}

static void
purser_phoenix_component_class_init (PurserPhoenixComponentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_phoenix_component_finalize;
  /* Somebody typed something and goes on to another component; somebody typed something. */
  signals[SIGNAL_LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  signals[SIGNAL_EDITED] = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
purser_phoenix_component_init (PurserPhoenixComponent *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_grid_set_column_spacing (GTK_GRID (self), 3);
  gtk_grid_set_row_spacing (GTK_GRID (self), 4);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
