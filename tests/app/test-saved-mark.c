// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A ring is drawn while a move of the play is not on the disk, and nothing once it is. The fsync of this program replaces the
 * system's, and fails on demand. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "config.h"

#include <dlfcn.h>
#include <errno.h>

#include <gtk/gtk.h>

#include "purser-saved-mark.h"
#include "purser-test-folder.h"
#include "purser-test-game.h"

/* The bar of the mark is higher than the mark. */
#define WIDTH 12
#define HEIGHT 40

static gboolean failing;

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");

  if (!failing)
    return real (fd);
  errno = ENOSPC;
  return -1;
}

/* Returns: (nullable) (transfer full): what the mark draws */
static GskRenderNode *
draw (GtkWidget *mark)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_allocate (mark, WIDTH, HEIGHT, -1, NULL);
  GTK_WIDGET_GET_CLASS (mark)->snapshot (mark, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Checks for a ring that is eight pixels wide, and in the middle. */
static void
assert_drawn (GtkWidget *mark)
{
  g_autoptr (GskRenderNode) node = draw (mark);
  graphene_rect_t bounds;

  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (2, 16, 8, 8)));
}

static void
assert_empty (GtkWidget *mark)
{
  g_assert_null (draw (mark));
}

static PurserPlay *
open_play (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autofree char *header = purser_test_header_dup (2);
  g_autofree char *text = g_strconcat (header, "\n", NULL);
  guint line;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return purser_play_open (path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL);
}

static void
enter (PurserPlay *play)
{
  g_autoptr (PurserValue) move = purser_test_value ("{\"move\":\"gain\",\"player\":0,\"by\":4}");
  PurserVerdict verdict = { 0 };

  g_assert_true (purser_play_enter (play, move, &verdict));
}

static void
test_ring (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autoptr (PurserPlay) play = open_play (folder);
  GtkWidget *mark = g_object_ref_sink (g_object_new (PURSER_TYPE_SAVED_MARK, NULL));

  assert_empty (mark);
  purser_saved_mark_set_play (PURSER_SAVED_MARK (mark), play);
  g_assert_true (purser_play_save (play));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, "Saved");
  enter (play);
  assert_empty (mark);
  failing = TRUE;
  enter (play);
  failing = FALSE;
  assert_drawn (mark);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, "Not saved yet");
  g_assert_true (purser_play_save (play));
  assert_empty (mark);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, "Saved");
  g_assert_finalize_object (mark);
  purser_test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saved-mark/ring", test_ring);
  return g_test_run ();
}
