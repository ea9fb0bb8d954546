// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "purser-place.h"
#include "purser-widget.h"

/* A thing on the table that can be touched: a sector, a planet, a ship. It shows its content and what can be done there; a
 * touch activates the action `place.touch`, which the table implements. */
typedef struct {
  char     *place;
  char     *title;
  char     *offer;
  gboolean  own_offer;
  gboolean  marked;
} PurserPlacePrivate;

enum {
  PROP_PLACE = 1,
  PROP_TITLE,
  PROP_OFFER,
  PROP_OWN_OFFER
};

G_DEFINE_TYPE_WITH_PRIVATE (PurserPlace, purser_place, GTK_TYPE_BUTTON)

#define PRIVATE(self) ((PurserPlacePrivate *) purser_place_get_instance_private (self))

/* Describes the offer if it has the same text as the title, as the name does not show then that there is an offer. */
static void
place_describe (PurserPlace *self,
                gboolean     offered)
{
  if (offered)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Can be done now"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
place_tell (PurserPlace *self)
{
  PurserPlacePrivate *private = PRIVATE (self);
  const char *title = private->title != NULL ? private->title : "";
  /* The offer may begin with the title. */
  gboolean said = private->offer != NULL && g_str_has_prefix (private->offer, title);
  g_autofree char *name = private->offer == NULL ? g_strdup (title) : said ? g_strdup (private->offer)
                                                 : g_strdup_printf (_("%s: %s"), title, private->offer);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  place_describe (self, said && strcmp (private->offer, title) == 0);
}

/* Returns the distance between two places in a direction, or -1 if @to does not lie ahead; the sideways part counts double. */
static double
get_distance (const graphene_rect_t *from,
              const graphene_rect_t *to,
              GtkDirectionType       way)
{
  graphene_point_t a;
  graphene_point_t b;
  gboolean upright = way == GTK_DIR_UP || way == GTK_DIR_DOWN;
  double ahead;
  double aside;

  graphene_rect_get_center (from, &a);
  graphene_rect_get_center (to, &b);
  ahead = (double) (upright ? b.y - a.y : b.x - a.x);
  aside = fabs ((double) (upright ? b.x - a.x : b.y - a.y));

  if (way == GTK_DIR_UP || way == GTK_DIR_LEFT)
    ahead = -ahead;
  return ahead > 1 ? ahead + 2 * aside : -1;
}

typedef struct {
  GtkWidget        *top;
  GtkWidget        *from;
  graphene_rect_t   bounds;
  GtkDirectionType  way;
  GtkWidget        *nearest;
  double            distance;
} Search;

static void
search_weigh (Search    *search,
              GtkWidget *widget)
{
  graphene_rect_t bounds;
  double distance;

  if (widget == search->from || !gtk_widget_is_sensitive (widget) || !gtk_widget_compute_bounds (widget, search->top, &bounds))
    return;
  distance = get_distance (&search->bounds, &bounds, search->way);
  if (distance >= 0 && (search->nearest == NULL || distance < search->distance))
    {
      search->nearest = widget;
      search->distance = distance;
    }
}

static void
search_below (Search    *search,
              GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_child_visible (child) || !gtk_widget_get_mapped (child))
        continue;
      if (PURSER_IS_PLACE (child))
        search_weigh (search, child);
      search_below (search, child);
    }
}

/* Moves the focus to the nearest place in the direction of an arrow key, however the places are nested. */
static gboolean
purser_place_focus (GtkWidget        *widget,
                    GtkDirectionType  way)
{
  Search search = { .top = GTK_WIDGET (gtk_widget_get_root (widget)), .from = widget, .way = way };

  if (way == GTK_DIR_TAB_FORWARD || way == GTK_DIR_TAB_BACKWARD || !gtk_widget_is_focus (widget) ||
      !gtk_widget_compute_bounds (widget, search.top, &search.bounds))
    return GTK_WIDGET_CLASS (purser_place_parent_class)->focus (widget, way);
  search_below (&search, search.top);
  return search.nearest != NULL ? gtk_widget_grab_focus (search.nearest)
                                : GTK_WIDGET_CLASS (purser_place_parent_class)->focus (widget, way);
}

static void
purser_place_finalize (GObject *object)
{
  PurserPlacePrivate *private = PRIVATE (PURSER_PLACE (object));

  g_clear_pointer (&private->place, g_free);
  g_clear_pointer (&private->title, g_free);
  g_clear_pointer (&private->offer, g_free);
  G_OBJECT_CLASS (purser_place_parent_class)->finalize (object);
}

/* Sets the target first, as an action without one is a mistake. */
static void
place_set_place (PurserPlace *self,
                 const char  *place)
{
  if (!g_set_str (&PRIVATE (self)->place, place))
    return;
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self), place != NULL ? g_variant_new_string (place) : NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), place != NULL ? "place.touch" : NULL);
}

static void
purser_place_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  PurserPlace *self = PURSER_PLACE (object);

  switch (prop_id)
    {
    case PROP_PLACE:
      place_set_place (self, g_value_get_string (value));
      break;
    case PROP_TITLE:
      purser_place_set_title (self, g_value_get_string (value));
      break;
    case PROP_OFFER:
      purser_place_set_offer (self, g_value_get_string (value));
      break;
    case PROP_OWN_OFFER:
      purser_place_set_own_offer (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_place_class_init (PurserPlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = purser_place_finalize;
  object_class->set_property = purser_place_set_property;
  GTK_WIDGET_CLASS (klass)->focus = purser_place_focus;
  g_object_class_install_property (object_class, PROP_PLACE, g_param_spec_string ("place", NULL, NULL, NULL, flags));
  g_object_class_install_property (object_class, PROP_TITLE, g_param_spec_string ("title", NULL, NULL, NULL, flags));
  g_object_class_install_property (object_class, PROP_OFFER, g_param_spec_string ("offer", NULL, NULL, NULL, flags));
  g_object_class_install_property (object_class, PROP_OWN_OFFER, g_param_spec_boolean ("own-offer", NULL, NULL, FALSE, flags));
}

static void
purser_place_init (PurserPlace *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "place");
}

/* @place: the thing as the file calls it: "sector/7"
 * @content: (nullable): what the place shows
 * @style: (nullable): a class of the style sheet */
GtkWidget *
purser_place_new (const char *place,
                  const char *title,
                  GtkWidget  *content,
                  const char *style)
{
  GtkWidget *self = g_object_new (PURSER_TYPE_PLACE, "place", place, "title", title, "child", content, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (self, style);
  return self;
}

/* Makes a place for one of several steps of an action, such as the third die: "die/2".
 *
 * @offer: what a touch does, set here instead of taken from the answers
 * @content: (nullable): what the place shows */
GtkWidget *
purser_place_new_step (const char *kind,
                       int         index,
                       const char *title,
                       const char *offer,
                       GtkWidget  *content)
{
  g_autofree char *place = g_strdup_printf ("%s/%d", kind, index);

  return g_object_new (PURSER_TYPE_PLACE, "place", place, "title", title, "own-offer", TRUE, "offer", offer,
                       "child", content, NULL);
}

const char *
purser_place_get_place (PurserPlace *self)
{
  return PRIVATE (self)->place;
}

const char *
purser_place_get_title (PurserPlace *self)
{
  return PRIVATE (self)->title;
}

void
purser_place_set_title (PurserPlace *self,
                        const char  *title)
{
  if (!g_set_str (&PRIVATE (self)->title, title))
    return;
  place_tell (self);
}

const char *
purser_place_get_offer (PurserPlace *self)
{
  return PRIVATE (self)->offer;
}

/* Sets what can be done there, and shows it by a ring. */
void
purser_place_set_offer (PurserPlace *self,
                        const char  *offer)
{
  if (!g_set_str (&PRIVATE (self)->offer, offer))
    return;
  purser_set_style (GTK_WIDGET (self), "offered", offer != NULL);
  place_tell (self);
}

gboolean
purser_place_get_own_offer (PurserPlace *self)
{
  return PRIVATE (self)->own_offer;
}

/* Sets whether the offer is set by the game instead of taken from what the rules ask. */
void
purser_place_set_own_offer (PurserPlace *self,
                            gboolean     own_offer)
{
  PRIVATE (self)->own_offer = own_offer;
}

gboolean
purser_place_get_marked (PurserPlace *self)
{
  return PRIVATE (self)->marked;
}

void
purser_place_set_marked (PurserPlace *self,
                         gboolean     marked)
{
  PRIVATE (self)->marked = marked;
  purser_set_style (GTK_WIDGET (self), "marked", marked);
}
