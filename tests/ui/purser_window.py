# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives Purser's window from outside as a person would: by what it shows, and by the keyboard.

For the screen of tests/harness/on-screen.
"""
import functools
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

# The accessibility bus warns while it starts; that must not end the test, only Purser's own warnings.
FATAL = os.environ.pop('G_DEBUG', None)

import gi  # noqa: E402

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

import accessible_tree  # noqa: E402
from ear import Ear  # noqa: E402
from preload import preload  # noqa: E402

# Each warning of a window fails its test, when the window closes: only criticals end it at once, so that the warnings named
# here, which are GTK's own, can be ignored.
WARNING = re.compile(r'^.*-(?:WARNING|CRITICAL) \*\*: .*$', re.M)
UPSTREAM = (
    # GTK 4.24 on X11 completes the timings of a frame twice if the screen reports none (Xvfb).
    'gdk_frame_timings_submitted() called on submitted frame',
)

# Some versions of xdotool press Alt for function keys; with key codes they do not.
FUNCTION_KEYS = {'F1': '67', 'F10': '76', 'F11': '95'}

# Keeps the pointer away: a tooltip would be the last window on the screen, and be taken for a popover.
AWAY = ('mousemove', '10000', '10000')

SOURCE = pathlib.Path(os.environ['PURSER_SOURCE'])
PATIENCE = float(os.environ.get('PURSER_PATIENCE', '15'))
# The timeout for calls to a window on the bus; the default is 0.8 seconds.
Atspi.set_timeout(int(1000 * PATIENCE), int(1000 * PATIENCE))
# The time between two looks, in seconds.
REST = 0.03
# The longest double click for GTK, in seconds.
DOUBLE_CLICK = 0.4
count = 0


def step(what, good=True):
    """Prints the result of one step of a test."""
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def is_focused(node):
    """Whether a widget has the focus; False for None."""
    return node is not None and node.get_state_set().contains(Atspi.StateType.FOCUSED)


def run(main):
    """Runs a test, and prints the number of its steps, or the one that failed; closes its window in any case."""
    try:
        main()
        print(f'1..{count}', flush=True)
    except AssertionError as problem:
        step(str(problem).replace('\n', ' ') or 'something that always holds', good=False)
        traceback.print_exc()
        tell_what_showed()
        sys.exit(1)
    finally:
        if Purser.running is not None:
            Purser.running.close()


def tell_what_showed():
    """Prints what the window showed as a test failed, for logs that are read without the window."""
    if Purser.running is not None and Purser.running.process.poll() is None:
        try:
            print(Purser.running.tree(), file=sys.stderr)
        except GLib.Error as error:
            print(f'the window told nothing more: {error.message}', file=sys.stderr)


def busy():
    """Returns the load per core of this machine: 1 is full."""
    return os.getloadavg()[0] / len(os.sched_getaffinity(0))


def patience():
    """Returns how many seconds to wait for an expected result: more on an overloaded machine."""
    return PATIENCE * max(1.0, busy())


def wait_until(look, what, rest=REST):
    """Looks until something is there, and returns it. Errors of the bus, and of files that are missing, closed or only half
    written, mean that it is not there yet."""
    begun = time.monotonic()
    while True:
        looked, lost = time.monotonic(), ''
        try:
            found = look()
        except GLib.Error as error:
            found, lost = None, f' ({error.message})'
        except (OSError, ValueError, IndexError) as error:
            found, lost = None, f' ({error})'
        if found:
            return found
        if time.monotonic() - begun > patience():
            raise AssertionError(f'not there: {what}{lost}')
        # On a busy machine a test that only looks leaves half of the time to other programs.
        time.sleep(max(rest, time.monotonic() - looked) if busy() > 2 else rest)


def undisturbed(look):
    """Looks again if a widget went away while the tree was walked, as the result is incomplete then."""
    @functools.wraps(look)
    def look_again(*args, **named):
        end = time.monotonic() + patience()
        while True:
            try:
                return look(*args, **named)
            except GLib.Error:
                if time.monotonic() > end:
                    raise
                time.sleep(REST)
    return look_again


def wait_still(look, what, times=5, rest=0.1):
    """Looks until the result is the same several times in a row, and returns it: for widgets that move at first."""
    seen = []

    def look_again():
        seen.append(look())
        return len(seen) >= times and all(one == seen[-1] for one in seen[-times:])
    wait_until(look_again, f'{what} standing still', rest)
    return seen[-1]


def assert_holds(look, what, seconds):
    """Looks repeatedly for some time whether something stays true: only time shows that nothing happens."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert look(), f'not so any more: {what}'
        time.sleep(REST)


class Purser:
    """A running Purser with folders of its own."""

    # The last instance that was started, so that it can be closed whatever went wrong.
    running = None

    def __init__(self, *files, home=None, width=None, height=None, language='en', dark=False, contrast=False,
                 large=False, mirrored=False, animated=False, portals=False, double_click=DOUBLE_CLICK):
        self.home = pathlib.Path(home or tempfile.mkdtemp(prefix='purser-ui-'))
        self.keep_home = home is not None
        env = dict(os.environ)
        locale = {'en': 'en_US.UTF-8', 'ja': 'ja_JP.UTF-8'}[language]
        env.update(HOME=str(self.home), XDG_DATA_HOME=str(self.home / 'data'), XDG_CONFIG_HOME=str(self.home / 'config'),
                   XDG_STATE_HOME=str(self.home / 'state'), XDG_CACHE_HOME=str(self.home / 'cache'),
                   GSETTINGS_BACKEND='keyfile', LC_ALL=locale, LANGUAGE=language, GTK_A11Y='atspi',
                   GDK_DEBUG='portals' if portals else 'no-portals', GTK_USE_PORTAL='1' if portals else '0')
        if FATAL:
            env['G_DEBUG'] = FATAL.replace('fatal-warnings', 'fatal-criticals')
        preload('long-toast', env)
        if dark:
            env['ADW_DEBUG_COLOR_SCHEME'] = 'prefer-dark'
        if contrast:
            env['ADW_DEBUG_HIGH_CONTRAST'] = '1'
        if mirrored:
            env.update(self.hebrew())
        # With large text a phone has only room for the close button, and needs no other.
        self.write_settings(**{'gtk-enable-animations': str(animated).lower(),
                               'gtk-double-click-time': int(1000 * double_click)},
                            **({'gtk-decoration-layout': ':close'} if large else {}))
        self.set_text_size(2 if large else 1)
        if width:
            self.set_size(width, height)
        self.language = language
        self.double_click_time = double_click
        self.tapped = (0, 0, 0)
        # How far the view was scrolled to touched widgets so far, in heights of the view.
        self.screens = 0.0
        self.ear = Ear()
        self.log = open(self.home / 'log', 'w+')
        self.process = subprocess.Popen(['purser', *map(str, files)], env=env, cwd=self.home, stdin=subprocess.DEVNULL,
                                        stdout=self.log, stderr=self.log)
        Purser.running = self
        self.root = self.wait(self._find_application, 'the application')
        self.frame = self.wait(lambda: self._search(self.root, 'frame', None), 'its window')
        self.main_window = self.window()
        self.focus()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is not None:
            tell_what_showed()
            if os.environ.get('PURSER_PICTURES'):
                self.picture(pathlib.Path(os.environ['PURSER_PICTURES']) / 'failed.png')
        try:
            if kind is None and self.process.poll() is None:
                self.quit()
            warnings = self.warnings()
        finally:
            self.close()
        if kind is None and warnings:
            raise AssertionError('Purser warned:\n' + '\n'.join(warnings))

    def write_settings(self, **settings):
        folder = self.home / 'config' / 'gtk-4.0'
        folder.mkdir(parents=True, exist_ok=True)
        lines = ''.join(f'{name}={value}\n' for name, value in settings.items())
        (folder / 'settings.ini').write_text(f'[Settings]\n{lines}')

    @staticmethod
    def set_text_size(times):
        """Sets the text size of the screen, which counts without a desktop."""
        subprocess.run(['xprop', '-root', '-f', 'RESOURCE_MANAGER', '8s', '-set', 'RESOURCE_MANAGER',
                        f'Xft.dpi: {96 * times}'], check=True)

    def hebrew(self):
        """The language of GTK's translation mirrors the window; Purser, without that translation, stays in English."""
        folder = self.home / 'locale'
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(['localedef', '-i', 'he_IL', '-f', 'UTF-8', str(folder / 'he_IL.UTF-8')], check=True)
        return {'LOCPATH': str(folder), 'LC_ALL': 'he_IL.UTF-8', 'LANGUAGE': 'he'}

    def set_size(self, width, height):
        """Stores the size of the window; other settings in this home stay."""
        file = self.home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text().splitlines() if file.exists() else ['[io/github/purser_app/Purser]']
        kept = [line for line in before if not re.match('window-(width|height)=', line)]
        at = kept.index('[io/github/purser_app/Purser]') + 1
        kept[at:at] = [f'window-width={width}', f'window-height={height}']
        file.write_text('\n'.join(kept) + '\n')

    # ---- looking ----

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def wait(self, look, what):
        """Looks until something is there, while Purser runs."""
        def look_alive():
            if self.process.poll() is not None:
                self.log.seek(0)
                raise AssertionError(f'Purser ended with {self.process.returncode}: {self.log.read()}')
            return look()
        return wait_until(look_alive, what)

    @staticmethod
    def _matches(node, role, name):
        if role is not None and node.get_role_name() != role:
            return False
        if name is None:
            return True
        text = node.get_name() or ''
        return bool(name.search(text)) if isinstance(name, re.Pattern) else text == name

    def _search(self, node, role, name):
        """Returns the first widget with a role and a name that shows in another one, or None."""
        ways = accessible_tree.find(node, role, name) if node is not None else []
        return next(self._reach(node, ways, role, name), None)

    def _reach(self, node, ways, role, name):
        """Yields the widgets of these ways that still match."""
        return (found for found in accessible_tree.follow(node, ways)
                if found is not None and self._matches(found, role, name))

    @undisturbed
    def look(self, role, name=None):
        """Returns the first widget with a role and a name that shows, or None."""
        return self._search(self.root, role, name)

    @undisturbed
    def look_in(self, within, role, name=None):
        """The same within the widget of another role and name."""
        place = self.look(*within)
        return place and self._search(place, role, name)

    def find(self, role, name=None):
        """Waits for a widget with a role and a name."""
        return self.wait(lambda: self.look(role, name), f'{role} “{getattr(name, "pattern", name)}”')

    def gone(self, role, name=None):
        self.wait(lambda: self.look(role, name) is None, f'{role} “{name}” going away')

    def hear(self, text, urgent=False):
        """Waits until a text was announced to screen readers."""
        try:
            return self.wait(lambda: self.ear.find(text, urgent), 'what is to be said')
        except AssertionError as problem:
            raise AssertionError(f'“{getattr(text, "pattern", text)}” is not said, but {self.ear.heard}') from problem

    def hear_toast(self, text):
        """Waits for the announcement of a toast, which may be gone before it is looked for; returns its text."""
        toast = re.compile(f'^[^:：]*[:：] ?({text.pattern if isinstance(text, re.Pattern) else re.escape(text)})')
        return toast.search(self.hear(toast)).group(1)

    @undisturbed
    def all(self, role, name=None):
        return list(self._reach(self.frame, accessible_tree.find(self.frame, role, name), role, name))

    def count(self, number, role, name=None):
        """Waits for a number of widgets with a role and a name: they appear on the bus one by one."""
        self.wait(lambda: len(accessible_tree.find(self.frame, role, name)) == number,
                  f'{number} × {role} “{getattr(name, "pattern", name)}”')

    @undisturbed
    def tree(self):
        lines = []

        def walk(node, depth):
            if node is None or depth > 60:
                return
            if depth == 0 or node.get_state_set().contains(Atspi.StateType.SHOWING):
                lines.append('  ' * depth + f'{node.get_role_name()} “{node.get_name()}”')
                for i in range(node.get_child_count()):
                    walk(node.get_child_at_index(i), depth + 1)
        walk(self.frame, 0)
        return '\n'.join(lines)

    @undisturbed
    def only_item(self, start):
        """Whether the visible lists only have items whose names begin with a text."""
        found = []

        def walk(node, deep):
            if node is None or deep == 0:
                return
            if node.get_role_name() == 'list item' and (node.get_parent().get_name() or '') != 'Ledger':
                found.append(node.get_name() or '')
                return
            if node.get_role_name() != 'list' or node.get_state_set().contains(Atspi.StateType.VISIBLE):
                for i in range(node.get_child_count()):
                    walk(node.get_child_at_index(i), deep - 1)
        walk(self.frame, 60)
        return [name for name in found if name] and all(name.startswith(start) for name in found if name)

    @undisturbed
    def is_enabled(self, role, name):
        return self.find(role, name).get_state_set().contains(Atspi.StateType.SENSITIVE)

    # ---- doing ----

    def click_in(self, outer_role, outer_name, role, name):
        """Presses a widget within another one, if there are two with its name."""
        return self.click(role, name, within=self.find(outer_role, outer_name))

    def click(self, role, name=None, within=None):
        """Presses a widget that shows and is sensitive. If it is replaced at that moment, the new one is pressed."""
        pressed = False

        def press():
            nonlocal pressed
            node = self._search(within or self.root, role, name)
            if node is None or not node.get_state_set().contains(Atspi.StateType.SENSITIVE):
                return None
            action = node.get_action_iface()
            names = [action.get_action_name(i) for i in range(action.get_n_actions())] if action else []
            wanted = next((name for name in ('click', 'activate', 'toggle', 'press') if name in names), None)
            pressed = wanted is not None and action.do_action(names.index(wanted)) is not None
            return node
        node = self.wait(press, f'{role} “{getattr(name, "pattern", name)}” that can be pressed')
        if not pressed:
            self.tap(node)
        return node

    def tap(self, node):
        """Presses the middle of a widget as soon as it stays in place for a moment."""
        wait_still(lambda: self.middle(node), 'what is pressed', 2, REST)
        self._press(node)

    def _press(self, node):
        """Presses the mouse button in the middle of a widget, and moves the pointer away again; waits if it would be a
        double click otherwise."""
        x, y = self.middle(node)
        if max(abs(x - self.tapped[0]), abs(y - self.tapped[1])) < 20:
            time.sleep(max(0, self.tapped[2] + self.double_click_time - time.monotonic()))
        subprocess.run(['xdotool', *self.point_at(node), 'click', '1', *AWAY], check=True)
        self.tapped = (x, y, time.monotonic())

    @undisturbed
    def middle(self, node):
        """Returns the middle of a widget in its window. GTK reports it as if the window's border had no width, but the
        window's own position with that border."""
        at = node.get_extents(Atspi.CoordType.WINDOW)
        frame = self.frame.get_extents(Atspi.CoordType.WINDOW)
        left, top = (-2 * frame.x, -2 * frame.y) if self._window_of(node) == self.main_window else (0, 0)
        return left + at.x + at.width // 2, top + at.y + at.height // 2

    @undisturbed
    def point_at(self, node):
        """Returns the xdotool command that moves the pointer to the middle of a widget."""
        return ['mousemove', '--window', self._window_of(node), *map(str, self.middle(node))]

    def _window_of(self, node):
        """Widgets in a popover are measured from the window of the popover."""
        while node is not None and node.get_role_name() not in ('frame', 'application'):
            node = node.get_parent()
        first = node is not None and node.get_index_in_parent() == self.frame.get_index_in_parent()
        return self.main_window if first else self.window()

    def touch(self, role, name, within=None):
        """Presses the middle of a widget as a person does. If several have that name, the one within the given role and
        name."""
        node = self._bring(role, name, within)
        self._press(node)
        return node

    def double_click(self, role, name, within=None, seconds=0.15):
        """Double-clicks as a person does, with a small movement: a widget that is replaced meanwhile would get no events
        from a pointer that is still."""
        at = self.point_at(self._bring(role, name, within))
        subprocess.run(['xdotool', *at, 'click', '1', 'sleep', str(seconds), 'mousemove_relative', '2', '0', 'click', '1', *AWAY],
                       check=True)

    def hold(self, role, name, within, noticed):
        """Presses the middle of a widget, and releases it when that had an effect."""
        node = self._bring(role, name, within)
        subprocess.run(['xdotool', *self.point_at(node), 'mousedown', '1'], check=True)
        self.wait(noticed, f'what comes of holding {role} “{name}”')
        subprocess.run(['xdotool', 'mouseup', '1', *AWAY], check=True)

    def _bring(self, role, name, within):
        """Waits until a widget stays in place, and scrolls it into view with the wheel."""
        # A position is only updated with the next frame, which comes late on a busy machine.
        node, seen, still = None, [], 2 + math.ceil(busy())
        screens = self.screens

        def can_be_pressed():
            try:
                states = node.get_state_set()
                return self._matches(node, role, name) and all(
                    states.contains(state) for state in (Atspi.StateType.SHOWING, Atspi.StateType.SENSITIVE))
            except GLib.Error:
                return False

        def ready():
            nonlocal node
            # Searching it again each time would walk the whole window.
            if not seen or not can_be_pressed():
                seen.clear()
                node = self._search(self.look(*within) if within else self.root, role, name)
            if node is None or not can_be_pressed():
                return None
            at = node.get_extents(Atspi.CoordType.WINDOW)
            seen.append((at.x, at.y, at.width, at.height))
            if len(seen) < still or len(set(seen[-still:])) > 1:
                return None
            if self._in_sight(node, at):
                return node
            # The rest of the way after the first turns of the wheel counts to the same distance.
            self.screens = max(self.screens, screens + self._count_screens(self._pane_of(node), at))
            return self._turn_wheel(at)
        self.wait(ready, f'{role} “{getattr(name, "pattern", name)}” in sight')
        return node

    def _height(self):
        return self.frame.get_extents(Atspi.CoordType.WINDOW).height

    @staticmethod
    def _pane_of(node):
        """Returns the extents of the scroll pane of a widget; None if it is in a popover, or outside of scroll panes."""
        while node is not None and node.get_role_name() not in ('frame', 'application'):
            node = node.get_parent()
            if node is None or node.get_role_name() in ('button', 'toggle button'):
                return None
            if node.get_role_name() == 'scroll pane':
                return node.get_extents(Atspi.CoordType.WINDOW)
        return None

    def _in_sight(self, node, at):
        pane, middle = self._pane_of(node), at.y + at.height // 2
        return pane is None or pane.y + 20 < middle < pane.y + pane.height - 20

    @staticmethod
    def _count_screens(pane, at):
        """Returns how far something is out of view, in heights of its scroll pane."""
        below, above = at.y + at.height - pane.y - pane.height, pane.y - at.y
        return max(below, above, 0) / max(1, pane.height)

    def is_in_sight(self, node):
        return self._in_sight(node, node.get_extents(Atspi.CoordType.WINDOW))

    def scrolled(self):
        """Returns the heights of the vertical scroll bars of the table, which are there if something does not fit; the
        ledger at the side has its own."""
        width = self.frame.get_extents(Atspi.CoordType.WINDOW).width
        bars = [bar.get_extents(Atspi.CoordType.WINDOW) for bar in self.all('scroll bar')]
        return [bar.height for bar in bars if bar.x < width * 3 // 4 and bar.height > bar.width]

    def fits(self, what):
        """Waits until nothing of the table needs scrolling."""
        self.wait(lambda: not self.scrolled(), f'all in sight without scrolling: {what}')

    def _turn_wheel(self, at):
        """Turns the wheel until the widget is near the middle, but not beyond."""
        far = at.y + at.height // 2 - self._height() // 2
        button, times = '5' if far > 0 else '4', max(1, min(12, abs(far) // 100))
        size = self.frame.get_extents(Atspi.CoordType.WINDOW)
        subprocess.run(['xdotool', 'mousemove', '--window', self.window(), str(size.width // 2), str(size.height // 2),
                        'click', '--repeat', str(times), '--delay', '10', button], check=True)

    def fill(self, node, text):
        """Puts a text into an entry."""
        Atspi.EditableText.set_text_contents(node, text)

    def focus(self):
        subprocess.run(['xdotool', *AWAY], check=True)
        subprocess.run(['xdotool', 'windowfocus', '--sync', self.window()], check=False, capture_output=True)

    def come_back(self):
        """Gives the window the focus again once the one above it is gone from both screen and bus."""
        self.wait(lambda: self.window() == self.main_window, 'the window alone on the screen')
        self.focus()

    def window(self):
        def look():
            run = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                                 capture_output=True, text=True)
            return run.stdout.split()[-1] if run.stdout.split() else None
        return self.wait(look, 'a window on the screen')

    def keys(self, *keys):
        """Presses keys by their xdotool names."""
        subprocess.run(['xdotool', 'key', '--delay', '15', *(FUNCTION_KEYS.get(key, key) for key in keys)], check=True)

    def picture(self, path):
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        window = self.window()

        def take():
            return subprocess.run(['import', '-window', window, 'ppm:-'], check=True, capture_output=True).stdout
        subprocess.run(['convert', 'ppm:-', str(path)], input=wait_still(take, 'the window', 3, 0.2), check=True)

    def last_record(self, path, key, value=None):
        """Waits until the last record of a file has a key with a value: moves are on the disk a little after they show."""
        def look():
            text = path.read_text()
            record = json.loads(text.splitlines()[-1]) if text.endswith('\n') else {}
            return record if key in record and value in (None, record[key]) else None
        return self.wait(look, f'a last record with {key} {value}')

    def warnings(self):
        """Returns the warnings of Purser, GTK and libadwaita so far, without the known ones."""
        self.log.flush()
        said = pathlib.Path(self.log.name).read_text(errors='replace')
        return [line for line in WARNING.findall(said) if not any(known in line for known in UPSTREAM)]

    @staticmethod
    def begin_quitting():
        """Does what Ctrl+Q does, for Purser may still have something to save."""
        schema = next(pathlib.Path(os.environ['PURSER_BUILD'], 'data').glob('*.gschema.xml'))
        subprocess.run(['gapplication', 'action', schema.name.removesuffix('.gschema.xml'), 'quit'], check=True)

    def wait_end(self):
        """Waits until Purser has ended, which it was asked to; returns its status, and tells what it said of a failure."""
        code = self.process.wait(patience())
        if code != 0:
            print(pathlib.Path(self.log.name).read_text(errors='replace'), file=sys.stderr)
        return code

    def quit(self):
        """Ends Purser as Ctrl+Q does; errors at its end (a leak, say) fail the test."""
        self.begin_quitting()
        assert self.wait_end() == 0, 'Purser failed at its end'

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(patience())
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()
        self.ear.close()
        if Purser.running is self:
            Purser.running = None
        if not self.keep_home:
            shutil.rmtree(self.home, ignore_errors=True)
