// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-home-picker.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-home.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-setup.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The four home systems with the sites between their planets. A colony takes two taps: the site, and which of the system's discs
 * lie there; or one if these are known already. */
struct _PurserHomePicker
{
  AdwBin parent_instance;

  PurserStarfarersHome  homes[PURSER_STARFARERS_HOMES];
  AdwWrapBox           *discs[PURSER_STARFARERS_HOMES];
  GtkToggleButton      *sites[PURSER_STARFARERS_HOMES * PURSER_STARFARERS_HOME_PLANETS];
  PurserValue          *planets;
};

G_DEFINE_FINAL_TYPE (PurserHomePicker, purser_home_picker, ADW_TYPE_BIN)

static guint
next_of (guint site)
{
  return (site + 1) % PURSER_STARFARERS_HOME_PLANETS;
}

/* @planets: (transfer full) */
static void
picker_pick (PurserHomePicker *self,
             PurserValue      *planets)
{
  g_clear_pointer (&self->planets, purser_value_unref);
  self->planets = planets;
  g_signal_emit_by_name (self, "picked");
}

static AdwWrapBox *
wrap_new (int spacing)
{
  GtkWidget *wrap = purser_wrap_box_new (spacing, spacing);

  return ADW_WRAP_BOX (wrap);
}

/* Fills a button with two planets, one above the other if there is no room for both in a line. */
static void
button_fill (GtkWidget   *button,
             PurserValue *planets)
{
  AdwWrapBox *box = wrap_new (4);
  PurserStarfarersPlanet first = purser_starfarers_read_planet (purser_value_get_at (planets, 0));
  PurserStarfarersPlanet second = purser_starfarers_read_planet (purser_value_get_at (planets, 1));
  g_autofree char *first_title = purser_starfarers_dup_planet (&first);
  g_autofree char *second_title = purser_starfarers_dup_planet (&second);
  /* Translators: two planets, each with its resource and the number on its disc */
  g_autofree char *title = g_strdup_printf (_("%s, %s"), first_title, second_title);

  adw_wrap_box_append (box, purser_starfarers_planet_mark_new (&first));
  adw_wrap_box_append (box, purser_starfarers_planet_mark_new (&second));
  adw_wrap_box_set_align (box, 0.5f);
  gtk_widget_set_valign (GTK_WIDGET (box), GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (box));
  gtk_widget_add_css_class (button, "site");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* Returns whether a disc can lie on a planet, as far as discs are known. */
static gboolean
disc_fits (const PurserStarfarersHome *home,
           guint                       planet,
           guint                       disc)
{
  if (home->known[planet] != 0)
    return home->known[planet] == disc + 1;
  for (guint i = 0; i < PURSER_STARFARERS_HOME_PLANETS; i++)
    if (home->known[i] == disc + 1)
      return FALSE;
  return TRUE;
}

/* Returns the planets of a site with unknown discs. */
static PurserValue *
make_unknown (const PurserStarfarersHome *home,
              guint                       site)
{
  const PurserStarfarersPlanet planets[] = { { .resource = home->resources[site] },
                                             { .resource = home->resources[next_of (site)] } };

  return purser_starfarers_make_planets (planets);
}

/* Returns the planets of a site with these discs, or with unknown ones for -1. */
static PurserValue *
make_planets (const PurserStarfarersHome *home,
              guint                       site,
              int                         first,
              int                         second)
{
  return first >= 0 ? purser_starfarers_home_planets (home, site, (guint) first, (guint) second) : make_unknown (home, site);
}

static void
discs_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  PurserHomePicker *self = PURSER_HOME_PICKER (widget);
  guint index, site;
  int first, second;

  g_variant_get (parameter, "(uuii)", &index, &site, &first, &second);
  picker_pick (self, make_planets (&self->homes[index], site, first, second));
}

static void
picker_add_discs (PurserHomePicker *self,
                  guint             index,
                  guint             site,
                  int               first,
                  int               second)
{
  g_autoptr (PurserValue) planets = make_planets (&self->homes[index], site, first, second);
  GtkWidget *button = gtk_button_new ();

  button_fill (button, planets);
  purser_set_action (button, "home.discs", g_variant_new ("(uuii)", index, site, first, second));
  adw_wrap_box_append (self->discs[index], button);
}

static void
picker_offer_discs (PurserHomePicker *self,
                    guint             index,
                    guint             site)
{
  const PurserStarfarersHome *home = &self->homes[index];

  for (guint i = 0; i < PURSER_STARFARERS_HOME_PLANETS; i++)
    for (guint j = 0; j < PURSER_STARFARERS_HOME_PLANETS; j++)
      if (i != j && disc_fits (home, site, i) && disc_fits (home, next_of (site), j))
        picker_add_discs (self, index, site, (int) i, (int) j);
  picker_add_discs (self, index, site, -1, -1);
}

static guint
picker_find_place (PurserHomePicker *self,
                   GtkToggleButton  *button)
{
  guint place = 0;

  while (self->sites[place] != button)
    place++;
  return place;
}

static void
site_toggled_cb (GtkToggleButton  *button,
                 PurserHomePicker *self)
{
  guint place = picker_find_place (self, button);
  guint index = place / PURSER_STARFARERS_HOME_PLANETS, site = place % PURSER_STARFARERS_HOME_PLANETS;
  g_autoptr (PurserValue) known = purser_starfarers_home_dup_site (&self->homes[index], site);

  purser_wrap_box_clear (self->discs[index]);
  gtk_widget_set_visible (GTK_WIDGET (self->discs[index]), FALSE);
  if (!gtk_toggle_button_get_active (button))
    return;
  if (known != NULL)
    {
      picker_pick (self, g_steal_pointer (&known));
      return;
    }
  picker_offer_discs (self, index, site);
  gtk_widget_set_visible (GTK_WIDGET (self->discs[index]), TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->discs[index]), GTK_DIR_TAB_FORWARD);
}

/* Returns the planets of a site, with their numbers if both are known. */
static PurserValue *
make_site (const PurserStarfarersHome *home,
           guint                       site)
{
  PurserValue *known = purser_starfarers_home_dup_site (home, site);

  return known != NULL ? known : make_unknown (home, site);
}

static GtkWidget *
site_new (PurserHomePicker *self,
          guint             index,
          guint             site)
{
  GtkWidget *button = gtk_toggle_button_new ();
  const PurserStarfarersHome *home = &self->homes[index];
  g_autoptr (PurserValue) planets = make_site (home, site);

  button_fill (button, planets);
  gtk_widget_set_sensitive (button, !home->taken[site]);
  self->sites[index * PURSER_STARFARERS_HOME_PLANETS + site] = GTK_TOGGLE_BUTTON (button);
  if (button != GTK_WIDGET (self->sites[0]))
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->sites[0]);
  g_signal_connect (button, "toggled", G_CALLBACK (site_toggled_cb), self);
  return button;
}

static void
picker_add_home (PurserHomePicker *self,
                 GtkBox           *box,
                 guint             index)
{
  static const char *const letters[] = { "α", "β", "γ", "δ" };
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  AdwWrapBox *sites = wrap_new (6);
  GtkWidget *letter = gtk_label_new (letters[index]);
  /* Translators: a Greek letter */
  g_autofree char *title = g_strdup_printf (_("Home system %s"), letters[index]);

  gtk_widget_add_css_class (letter, "title-4");
  gtk_label_set_width_chars (GTK_LABEL (letter), 2);
  /* All three sites share a line, unless the text is so large that not even stacked planets fit. */
  adw_wrap_box_set_wrap_policy (sites, ADW_WRAP_MINIMUM);
  adw_wrap_box_set_justify (sites, ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (sites, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (sites), TRUE);
  for (guint i = 0; i < PURSER_STARFARERS_HOME_PLANETS; i++)
    adw_wrap_box_append (sites, site_new (self, index, i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (row), letter);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (sites));
  self->discs[index] = wrap_new (6);
  gtk_widget_add_css_class (GTK_WIDGET (self->discs[index]), "nested");
  gtk_widget_set_visible (GTK_WIDGET (self->discs[index]), FALSE);
  gtk_box_append (box, row);
  gtk_box_append (box, GTK_WIDGET (self->discs[index]));
}

static void
purser_home_picker_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_HOME_PICKER (object)->planets, purser_value_unref);
  G_OBJECT_CLASS (purser_home_picker_parent_class)->finalize (object);
}

static void
purser_home_picker_class_init (PurserHomePickerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_home_picker_finalize;
  /* The parameters are a home system, a site, and the discs on its two planets: -1 while unknown. */
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "home.discs", "(uuii)", discs_activated);
  /* A site and its discs are picked. */
  g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_home_picker_init (PurserHomePicker *self)
{
}

/* Returns: (transfer floating): the home systems as far as they are known */
GtkWidget *
purser_home_picker_new (PurserPlay *play)
{
  PurserHomePicker *self = g_object_new (PURSER_TYPE_HOME_PICKER, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  purser_starfarers_homes_read (purser_play_get_setup (play), purser_play_get_state (play), self->homes);
  for (guint i = 0; i < PURSER_STARFARERS_HOMES; i++)
    picker_add_home (self, GTK_BOX (box), i);
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

/* Returns: (transfer full) (nullable): the two planets as in a move; %NULL while nothing is picked */
PurserValue *
purser_home_picker_dup_planets (PurserHomePicker *self)
{
  return self->planets != NULL ? purser_value_ref (self->planets) : NULL;
}
