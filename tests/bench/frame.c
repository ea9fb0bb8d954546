// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* frame [MOVES [slow]]: measures the time from a key press to the painted frame that shows the move.
 *
 * The program's own window is on the screen, with a play of Space Base by five: at its beginning, and after a thousand
 * records. Keys are pressed through the X server, as by hand: digits for the dice, Enter for proposals. For comparison a key
 * changes one label in a bare window. `slow` is for a slow disk (tests/support/slow-disk.c): it leaves out the long play,
 * whose records alone would take minutes there. The exit status is 1 if the limit is not kept, in time of the processor, so
 * that other programs do not decide it. Runs on the screen of tests/harness/on-screen, where GTK draws with cairo. */

#include "config.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

#include <X11/Xlib.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

#include "purser-test-folder.h"
#include "purser-test-guest.h"
#include "purser-application.h"
#include "purser-window.h"

#define PLAYERS 5
#define LONG_PLAY 1000
#define LIMIT 16.0 /* milliseconds */
#define REST 100 /* milliseconds to finish the remaining work: a quick hand presses ten keys a second */
#define PATIENCE 2000 /* milliseconds after which a key has had no effect */

typedef int (*FakeKey) (Display *display, unsigned int code, Bool pressed, unsigned long delay);

typedef struct {
  Display       *display;
  FakeKey        fake_key;
  GMainLoop     *loop;
  GtkWidget     *window;
  PurserSession *session; /* NULL for the bare window */
  GtkWidget     *label;
  GRand         *chance;
  GArray        *times;
  GArray        *works; /* the processor time of these frames, which does not depend on other programs */
  guint          wanted;
  guint          before;
  gint64         pressed;
  double         worked;
  guint          next;
} Bench;

static guint n_moves = 300;
static gboolean slow;
static gboolean reached;

static guint
bench_count (Bench *self)
{
  if (self->session == NULL)
    return (guint) atoi (gtk_label_get_label (GTK_LABEL (self->label)));
  return purser_history_get_size (purser_play_get_history (purser_session_get_play (self->session)));
}

static gboolean
bench_is_asked (Bench      *self,
                const char *kind)
{
  return self->session != NULL &&
         g_str_equal (purser_play_get_prompt (purser_session_get_play (self->session))->kind, kind);
}

static gboolean
bench_rolls (Bench *self)
{
  return bench_is_asked (self, "roll");
}

/* Returns the processor time of this program, in milliseconds. */
static double
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static gboolean give_up_cb (gpointer data);

static void
bench_press (Bench *self,
             KeySym key)
{
  KeyCode code = XKeysymToKeycode (self->display, key);

  self->before = bench_count (self);
  g_clear_handle_id (&self->next, g_source_remove);
  self->next = g_timeout_add (PATIENCE, give_up_cb, self);
  self->worked = get_work ();
  self->pressed = g_get_monotonic_time ();
  self->fake_key (self->display, code, True, CurrentTime);
  self->fake_key (self->display, code, False, CurrentTime);
  XFlush (self->display);
}

static gboolean
next_cb (gpointer data)
{
  Bench *self = data;

  self->next = 0;
  if (self->times->len >= self->wanted)
    g_main_loop_quit (self->loop);
  /* Purchases are not entered by key. */
  else if (bench_is_asked (self, "buy"))
    give_up_cb (self);
  else if (bench_rolls (self))
    bench_press (self, XK_1 + (KeySym) g_rand_int_range (self->chance, 0, 6));
  else
    bench_press (self, XK_Return);
  return G_SOURCE_REMOVE;
}

static void
bench_rest (Bench *self)
{
  g_clear_handle_id (&self->next, g_source_remove);
  self->next = g_timeout_add (REST, next_cb, self);
}

/* Nothing was proposed: an answer is entered, which is not measured. */
static gboolean
give_up_cb (gpointer data)
{
  Bench *self = data;

  self->next = 0;
  self->pressed = 0;
  if (self->session != NULL && !bench_rolls (self))
    purser_test_guest_answer (self->session, self->chance);
  bench_rest (self);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock,
            Bench         *self)
{
  double milliseconds = (double) (g_get_monotonic_time () - self->pressed) / 1000;
  double work = get_work () - self->worked;

  if (self->pressed == 0 || (bench_count (self) == self->before && !bench_rolls (self)))
    return;
  self->pressed = 0;
  if (bench_count (self) != self->before)
    {
      g_array_append_val (self->times, milliseconds);
      g_array_append_val (self->works, work);
    }
  if (self->session != NULL)
    purser_test_guest_hold_back (self->session);
  bench_rest (self);
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Returns the value below which a part of the sorted values lies. */
static double
at (GArray *values,
    double  part)
{
  return g_array_index (values, double, (guint) (part * (values->len - 1)));
}

static void
spin (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* Presses keys until enough frames are measured, and sorts the times. */
static void
bench_run (Bench *self)
{
  GdkSurface *surface;
  GdkFrameClock *clock;
  gulong painted;

  gtk_window_present (GTK_WINDOW (self->window));
  spin (1500);
  surface = gtk_native_get_surface (GTK_NATIVE (self->window));
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  XSetInputFocus (self->display, gdk_x11_surface_get_xid (surface), RevertToParent, CurrentTime);
  G_GNUC_END_IGNORE_DEPRECATIONS
  XFlush (self->display);
  spin (300);
  clock = gtk_widget_get_frame_clock (self->window);
  painted = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), self);
  bench_rest (self);
  g_main_loop_run (self->loop);
  g_signal_handler_disconnect (clock, painted);
  g_array_sort (self->times, compare);
  g_array_sort (self->works, compare);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  value,
        guint                  code,
        GdkModifierType        state,
        Bench                 *self)
{
  g_autofree char *text = g_strdup_printf ("%u", bench_count (self) + 1);

  gtk_label_set_label (GTK_LABEL (self->label), text);
  return TRUE;
}

static void
bench_run_bare (Bench *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->window = adw_window_new ();
  self->label = gtk_label_new ("0");
  adw_window_set_content (ADW_WINDOW (self->window), self->label);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 720);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->window, keys);
  bench_run (self);
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static PurserPlay *
play_new (const char *path,
          guint       n_records,
          GRand      *chance)
{
  PurserPlay *play = purser_test_guest_play_new (path, PLAYERS);
  g_autoptr (PurserSession) session = purser_session_new (play);

  while (purser_history_get_size (purser_play_get_history (play)) < n_records)
    if (!purser_test_guest_hold_back (session))
      purser_test_guest_answer (session, chance);
  return play;
}

static void
bench_run_table (Bench             *self,
                 PurserApplication *application,
                 guint              n_records)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "frame.purser", NULL);
  g_autoptr (PurserPlay) play = play_new (path, n_records, self->chance);

  /* A worker thread writes, as in the window. */
  purser_play_write_beside (play);
  self->session = purser_session_new (play);
  self->window = GTK_WIDGET (purser_window_new (GTK_APPLICATION (application)));
  purser_window_show_play (PURSER_WINDOW (self->window), play);
  bench_run (self);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->session);
  spin (200);
  purser_test_folder_remove (folder);
}

static void
print (const char *what,
       Bench      *self,
       Bench      *yardstick)
{
  g_print ("%-42s median %5.1f ms  %5.1f ×   99 %% %5.1f ms  %5.1f ×   processor %5.1f ms, 99 %% %5.1f ms\n", what,
           at (self->times, 0.5), at (self->times, 0.5) / at (yardstick->times, 0.5),
           at (self->times, 0.99), at (self->times, 0.99) / at (yardstick->times, 0.99),
           at (self->works, 0.5), at (self->works, 0.99));
}

static Bench
bench_make (GMainLoop *loop)
{
  Bench self = { .display = XOpenDisplay (NULL), .loop = loop, .chance = g_rand_new_with_seed (5), .wanted = n_moves };
  void *library = dlopen ("libXtst.so.6", RTLD_NOW);

  self.fake_key = library != NULL ? (FakeKey) dlsym (library, "XTestFakeKeyEvent") : NULL;
  g_assert (self.display != NULL && self.fake_key != NULL);
  self.times = g_array_new (FALSE, FALSE, sizeof (double));
  self.works = g_array_new (FALSE, FALSE, sizeof (double));
  return self;
}

/* During animations and cursor blinking a frame only begins when the screen is due, whenever the key is pressed. By hand,
 * moves are seconds apart, and the window is idle by then; here they are not. */
static void
rest_between_moves (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
}

/* Returns: the time of the processor within which 99 of 100 frames were painted */
static double
bench_table (PurserApplication *application,
             GMainLoop         *loop,
             Bench             *bare,
             guint              n_records,
             const char        *what)
{
  Bench self = bench_make (loop);

  bench_run_table (&self, application, n_records);
  print (what, &self, bare);
  return at (self.works, 0.99);
}

static void
activate_cb (PurserApplication *application,
             GMainLoop         *loop)
{
  Bench bare = bench_make (loop);
  double worst;

  g_application_hold (G_APPLICATION (application));
  rest_between_moves ();
  gtk_window_destroy (gtk_application_get_active_window (GTK_APPLICATION (application)));
  bench_run_bare (&bare);
  print ("a key changes a label in a bare window", &bare, &bare);
  if (slow)
    worst = bench_table (application, loop, &bare, PLAYERS, "the same, on a disk of 300 ms an fsync");
  else
    {
      worst = bench_table (application, loop, &bare, PLAYERS, "a key enters a move, five players");
      worst = MAX (worst, bench_table (application, loop, &bare, LONG_PLAY, "a key enters a move, after 1,000 records"));
    }
  reached = worst <= LIMIT;
  g_print ("reach: %.0f ms of the processor at the 99th percentile, drawn by cairo: %s\n", LIMIT,
           reached ? "reached" : "not reached");
  g_application_quit (G_APPLICATION (application));
}

/* Keeps all user data in a home of its own. */
static void
use_home (const char *home)
{
  static const char *const variables[] = { "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_setenv (variables[i], home, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GDK_DEBUG", "no-portals", TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *home = purser_test_folder_new ();
  g_autoptr (PurserApplication) application = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  int status;

  if (argc > 1)
    n_moves = (guint) MAX (atoi (argv[1]), 10);
  slow = argc > 2 && g_str_equal (argv[2], "slow");
  use_home (home);
  application = purser_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), loop);
  status = g_application_run (G_APPLICATION (application), 1, argv);
  purser_test_folder_remove (home);
  return status != 0 ? status : !reached;
}
