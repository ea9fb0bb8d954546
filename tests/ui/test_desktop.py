#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Results in the overview of GNOME Shell open in the window: the test takes the part of the shell, on a session bus that
starts both programs as if they were installed.

For the screen of tests/harness/on-screen.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BUILD = pathlib.Path(os.environ['PURSER_BUILD'])
SEARCH = '.SearchProvider'
ACCESSIBILITY = pathlib.Path('/usr/share/dbus-1/services/org.a11y.Bus.service')
# Other services of the bus, such as a portal that mounts a folder, would outlive the test.
BUS_CONFIG = """<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <servicedir>{}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


def write_services(home):
    """Writes the service files for the built programs; returns the configuration of a bus that knows them."""
    programs = {True: BUILD / 'src' / 'provider' / 'purser-search-provider', False: BUILD / 'src' / 'app' / 'purser'}
    folder, bus = home / 'services', home / 'bus.conf'
    folder.mkdir()
    shutil.copy(ACCESSIBILITY, folder)
    bus.write_text(BUS_CONFIG.format(folder))
    for service in (BUILD / 'data').glob('*.service'):
        program = programs[service.stem.endswith(SEARCH)]
        text = re.sub(r'^Exec=\S+(.*)$', rf"Exec=/bin/sh -c 'exec {program}\1 >>{home}/log 2>&1'", service.read_text(), flags=re.M)
        (folder / service.name).write_text(text)
    return bus


def on_a_bus():
    """Starts this script again on a bus that knows these services and the accessibility bus, and no others of this machine."""
    with tempfile.TemporaryDirectory(prefix='purser-desktop-') as name:
        home = pathlib.Path(name)
        bus = write_services(home)
        settings = home / 'config' / 'glib-2.0' / 'settings'
        settings.mkdir(parents=True)
        (settings / 'keyfile').write_text('[io/github/purser_app/Purser]\nwindow-width=1200\nwindow-height=800\n')
        (home / 'log').touch()
        plays = home / 'data' / 'purser' / 'plays'
        plays.mkdir(parents=True)
        for game in ('andromeda', 'phoenix'):
            shutil.copy(pathlib.Path(os.environ['PURSER_SOURCE']) / 'data' / 'samples' / f'{game}.purser', plays)
        env = dict(os.environ, PURSER_TEST_HOME=name, HOME=name, XDG_DATA_HOME=f'{name}/data', XDG_CONFIG_HOME=f'{name}/config',
                   XDG_STATE_HOME=f'{name}/state', XDG_CACHE_HOME=f'{name}/cache', GSETTINGS_BACKEND='keyfile',
                   LC_ALL='en_US.UTF-8', LANGUAGE='en', GTK_A11Y='atspi', GDK_DEBUG='no-portals', GTK_USE_PORTAL='0')
        if 'G_DEBUG' in env:  # the bus of the screen readers warns while it starts
            env['G_DEBUG'] = env['G_DEBUG'].replace('fatal-warnings', 'fatal-criticals')
        # The output of the bus is discarded; the script keeps its own.
        os.dup2(1, 4)
        os.dup2(2, 5)
        quiet = ['bash', '-c', 'exec "$@" >&4 2>&5 4>&- 5>&-', 'quiet']
        return subprocess.run(['dbus-run-session', '--config-file', bus, '--', *quiet, sys.executable, *sys.argv], env=env,
                              pass_fds=(4, 5), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


if 'PURSER_TEST_HOME' not in os.environ:
    sys.exit(on_a_bus())

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import Purser, run, step, wait_until  # noqa: E402

from gi.repository import Gio, GLib  # noqa: E402

HOME = pathlib.Path(os.environ['PURSER_TEST_HOME'])
NAME = next(path.stem for path in (BUILD / 'data').glob('*.service') if not path.stem.endswith(SEARCH))
BUS = ('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus')


class Process:
    """A program that the bus has started."""

    def __init__(self, pid):
        self.pid = pid
        self.returncode = None

    def poll(self):
        state = pathlib.Path(f'/proc/{self.pid}/stat')
        try:
            gone = state.read_text().rpartition(')')[2].split()[0] == 'Z'
        except OSError:
            gone = True
        self.returncode = 0 if gone else None
        return self.returncode


class Started(Purser):
    """A Purser that was started by the bus."""

    def __init__(self, pid):
        self.home = HOME
        self.log = open(HOME / 'log', 'r+')
        self.process = Process(pid)
        self.root = self.wait(self._find_application, 'the application')
        self.frame = self.wait(lambda: self._search(self.root, 'frame', None), 'its window')
        self.focus()


def ask(bus, target, method, parameters=None):
    return bus.call_sync(*target, method, parameters, None, Gio.DBusCallFlags.NONE, 20000, None).unpack()


def shell(bus, method, parameters):
    """Calls a method of the search provider as GNOME Shell does."""
    path = '/' + NAME.replace('.', '/') + '/SearchProvider'
    return ask(bus, (NAME + SEARCH, path, 'org.gnome.Shell.SearchProvider2'), method, parameters)


def runs(bus):
    return ask(bus, BUS, 'NameHasOwner', GLib.Variant('(s)', (NAME,)))[0]


def attach(bus):
    wait_until(lambda: runs(bus), 'the application on the bus')
    return Started(ask(bus, BUS, 'GetConnectionUnixProcessID', GLib.Variant('(s)', (NAME,)))[0])


def choose(bus, *words):
    """Types words into the overview and activates the first result."""
    found = shell(bus, 'GetInitialResultSet', GLib.Variant('(as)', (words,)))[0]
    shell(bus, 'ActivateResult', GLib.Variant('(sasu)', (found[0], words, 0)))


def launch(bus, *words):
    """Activates the icon beside the results."""
    shell(bus, 'LaunchSearch', GLib.Variant('(asu)', (words, 0)))


def open_results(bus):
    assert not runs(bus)
    choose(bus, 'reroll')
    purser = attach(bus)
    purser.find('label', re.compile('^After your own roll'))
    step('a result starts Purser, and its rule is shown whole')
    choose(bus, 'コロニー')
    purser.find('label', re.compile('coloni[sz]es|colony', re.I))
    purser.gone('label', re.compile('^After your own roll'))
    step('another one opens in the same window')
    choose(bus, 'L2-08-c')
    purser.find('label', re.compile('2X: collect once more'))
    step('and so does a card')
    purser.keys('Escape')
    purser.gone('toggle button', 'Bookmark')
    purser.find('button', re.compile('New Play'))
    step('Escape leads to what the window would show else')
    return purser


def open_play(bus, purser):
    """A listed play is found by its game and a name, and opens in the existing window."""
    purser.find('list item', re.compile('^Andromeda'))
    words = ('andromeda', 'dagny')

    def found():
        results = shell(bus, 'GetInitialResultSet', GLib.Variant('(as)', (words,)))[0]
        return results and results[0].endswith('/andromeda.purser')
    wait_until(found, 'the play among what the shell finds')
    choose(bus, *words)
    purser.find('button', 'Play Menu')
    purser.find('heading', re.compile('Aoi wins'))
    step('a play that the library lists is found by the shell, and opens')
    purser.keys('alt+Left')
    purser.find('list item', re.compile('^Andromeda'))


def go_on_searching(bus, purser):
    launch(bus, 'hand', 'limit')
    purser.find('list item', 'Hand limit')
    step('the icon goes on with the search in the window')
    ended = purser.process
    ask(bus, (NAME, '/' + NAME.replace('.', '/'), 'org.freedesktop.Application'), 'ActivateAction',
        GLib.Variant('(sava{sv})', ('quit', [], {})))
    wait_until(lambda: ended.poll() is not None and not runs(bus), 'its end')
    launch(bus, 'chalenge')
    purser = attach(bus)
    assert purser.process.pid != ended.pid
    purser.find('list item', 'Challenge')
    step('and starts Purser where it does not run, and a slip finds what was meant')
    return purser


def main():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    window = open_results(bus)
    open_play(bus, window)
    window = go_on_searching(bus, window)
    assert not window.warnings(), window.warnings()
    ask(bus, (NAME, '/' + NAME.replace('.', '/'), 'org.freedesktop.Application'), 'ActivateAction',
        GLib.Variant('(sava{sv})', ('quit', [], {})))
    wait_until(lambda: window.process.poll() is not None, 'its end')
    step('nothing complained')


run(main)
