#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: it opens in its last size, it has its icon, and the clocks stop while it is not visible.

For the screen of tests/harness/on-screen.
"""
import pathlib
import re
import subprocess
import tempfile
import time

from purser_window import assert_holds, Purser, run, SOURCE, step, wait_still

SCHEMA = '[io/github/purser_app/Purser]'
CLOCK = re.compile('^[0-9]+:[0-9][0-9]$')
# For how many seconds the clock must stand still while the window is hidden.
AWAY = 5


def size(purser):
    frame = purser.frame.get_component_iface().get_size()
    return frame.x, frame.y


def remember_size(home):
    with Purser(home=home, width=1100, height=800) as purser:
        purser.find('button', 'New Play')
        before = size(purser)
        subprocess.run(['xdotool', 'windowsize', purser.window(), '760', '620'], check=True)
        purser.wait(lambda: size(purser) != before, 'another size')
        left = wait_still(lambda: size(purser), 'the window')
    with Purser(home=home) as purser:
        purser.find('button', 'New Play')
        purser.wait(lambda: size(purser) == left, f'a window of {left}, not {size(purser)}')
        step('the window opens as large as it was left')


def has_icon(purser):
    about = subprocess.run(['xprop', '-id', purser.window(), '_NET_WM_ICON'], capture_output=True, text=True, check=True)
    return 'not found' not in about.stdout


def show_icon():
    with Purser() as purser:
        purser.find('button', 'New Play')
        purser.wait(lambda: has_icon(purser), 'an icon')
        step('the window brings its icon for lists of windows')


def hide(purser, hidden):
    """Hides the window, as the window manager does when it is minimized."""
    change = ['-set', '_NET_WM_STATE', '_NET_WM_STATE_HIDDEN'] if hidden else ['-remove', '_NET_WM_STATE']
    subprocess.run(['xprop', '-id', purser.window(), '-f', '_NET_WM_STATE', '32a', *change], check=True)


def seconds(purser):
    """Returns the time on the clock of Ben, the active player."""
    def look():
        return [label.get_name() for label in purser.all('label', CLOCK) if label.get_description() == 'Ben, active player']
    minutes, rest = purser.wait(look, 'the clock of Ben')[0].split(':')
    return int(minutes) * 60 + int(rest)


def stands(purser):
    """Returns the time on the clock, if it stays the same while the window is hidden."""
    before = seconds(purser)
    try:
        assert_holds(lambda: seconds(purser) == before, 'the clock', AWAY)
    except AssertionError:
        return None
    return before


def stop_clocks(home):
    lines = (SOURCE / 'data' / 'samples' / 'space-base.purser').read_text().splitlines(keepends=True)
    path = home / 'going-on.purser'
    path.write_text(''.join(lines[:5]))
    settings = home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'
    settings.write_text(f'{SCHEMA}\nclocks=true\nwindow-width=1100\nwindow-height=800\n')
    with Purser(path, home=home) as purser:
        start = seconds(purser)
        purser.wait(lambda: seconds(purser) >= start + 2, 'the clock of who is in turn going on')
        step('the clock of who is in turn runs')
        hide(purser, True)
        before = purser.wait(lambda: stands(purser), 'the clock standing still')
        shown = time.monotonic()
        hide(purser, False)
        purser.wait(lambda: seconds(purser) > before, 'the clock going on')
        after, since = seconds(purser), time.monotonic() - shown
        assert after <= before + since + 1, f'{before} seconds became {after} in {since:.1f} seconds'
        step('no clock runs while the window is put away')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    remember_size(home)
    show_icon()
    stop_clocks(home)


run(main)
