#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scoreboard for a television, and the screen that stays on while a play runs."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from purser_window import Atspi, Purser, SOURCE

count = 0


def step(what, good=True):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


class SessionManager:
    """What asks for the screen to stay on, as a desktop would hear it."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, pathlib.Path(__file__).parent / 'session_manager.py'],
                                        stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == 'ready\n'
        self.reasons = {}
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            word, key, *rest = line.rstrip('\n').split(' ')
            if word == 'on':
                self.reasons[key] = ' '.join(rest)
            else:
                self.reasons.pop(key, None)

    def wait(self, purser, *reasons):
        """Until the screen is kept on for these reasons and no others; 8 is the screen, not the machine."""
        purser.wait(lambda: sorted(self.reasons.values()) == sorted(f'{reason} 8' for reason in reasons),
                    f'{reasons} instead of {self.reasons}')

    def close(self):
        self.process.kill()
        self.process.wait()


class WindowManager:
    """As much of one as a window needs to fill the screen: it hears the wish and answers it."""

    def __init__(self):
        self.process = subprocess.Popen(['stdbuf', '-oL', 'xev', '-root', '-event', 'substructure'],
                                        stdout=subprocess.PIPE, text=True)
        self.full = set()
        self.last = 0.
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        window = None
        for line in self.process.stdout:
            if line.startswith('ClientMessage'):
                window = re.search('window (0x[0-9a-f]+)', line).group(1)
            elif '(_NET_WM_STATE)' in line and window:
                self._toggle(window)

    # A wish is a pair of messages, of which xev does not tell the contents.
    def _toggle(self, window):
        if time.monotonic() < self.last + 0.3:
            return
        self.last = time.monotonic()
        self.full ^= {window}
        full = window in self.full
        state = ['-set', '_NET_WM_STATE', '_NET_WM_STATE_FULLSCREEN'] if full else ['-remove', '_NET_WM_STATE']
        where = ['windowmove', window, '0', '0', 'windowsize', window, '100%', '100%'] if full else \
            ['windowsize', window, '960', '600']
        subprocess.run(['xdotool', *where], check=True)
        subprocess.run(['xprop', '-id', window, '-f', '_NET_WM_STATE', '32a', *state], check=True)

    def close(self):
        self.process.kill()
        self.process.wait()


def find_window(purser, name):
    def look_for():
        run = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(purser.process.pid), '--name', name],
                             capture_output=True, text=True)
        return run.stdout.split()
    return purser.wait(look_for, f'a window “{name}”')[-1]


def focus(window):
    subprocess.run(['xdotool', 'windowfocus', '--sync', window], check=True)


def switch(purser, on, name='^Keep the screen on'):
    row = purser.find(None, re.compile(name))
    purser.click(None, re.compile(name))
    purser.wait(lambda: row.get_state_set().contains(Atspi.StateType.CHECKED) == on, f'the switch at {on}')


def look(purser, manager):
    purser.find('button', 'Menu of This Play')
    manager.wait(purser, 'A play is going on')
    step('the screen stays on while the play is shown')
    purser.keys('ctrl+comma')
    switch(purser, False)
    manager.wait(purser)
    switch(purser, True)
    manager.wait(purser, 'A play is going on')
    purser.keys('Escape')
    step('the setting takes that back and gives it again at once')


def read_clocks(purser):
    """The seconds of all players together."""
    times = [label.get_name().split(':') for label in purser.all('label', re.compile('^[0-9]+:[0-9][0-9]$'))]
    return sum(int(minutes) * 60 + int(seconds) for minutes, seconds in times)


def is_pressed(button):
    states = button.get_state_set()
    return states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)


def run_clocks(purser):
    """Off at first; they run for who is in turn, and stand still in a pause."""
    assert read_clocks(purser) == 0
    purser.keys('ctrl+comma')
    switch(purser, True, '^Clocks')
    purser.keys('Escape')
    begun = purser.wait(lambda: read_clocks(purser), 'the clocks')
    purser.wait(lambda: read_clocks(purser) > begun, 'a clock that runs')
    pause = purser.click('toggle button', 'Pause the Clocks')
    purser.wait(lambda: is_pressed(pause), 'clocks that pause')
    paused = read_clocks(purser)
    time.sleep(2.5)
    assert read_clocks(purser) == paused
    purser.click('toggle button', 'Pause the Clocks')
    purser.wait(lambda: not is_pressed(pause), 'clocks that go on')
    purser.wait(lambda: read_clocks(purser) > paused, 'a clock that runs again')
    purser.find('label', re.compile('^Round [0-9]+ · .*[0-9]+ min$'))
    step('clocks can be had, run and are paused; the time of play is always said')


def follow(purser, manager, table):
    purser.keys('ctrl+shift+s')
    board = purser.find('image', re.compile('^Aoi [0-9]+(, in turn)?, Ben [0-9]+'))
    before = board.get_name()
    manager.wait(purser, 'A play is going on', 'The scoreboard is shown')
    step('the scoreboard opens, and keeps the screen on')
    focus(table)
    purser.click('button', re.compile('^Victory points: '))
    purser.fill(purser.find('text', 'Number or sum'), '12+8-3')
    purser.click('button', 'Correct')
    purser.wait(lambda: board.get_name() != before, 'another score on the board')
    step('it follows the play')


def fill_screen(purser, screen, board):
    """By F11 and Escape, then by two taps each; a window that fills the screen has no bar."""
    focus(board)
    for keys in (('F11', 'F11'), ('F11', 'Escape')):
        purser.keys(keys[0])
        purser.gone('button', 'Fill the Screen')
        screen(1)
        time.sleep(0.4)
        purser.keys(keys[1])
        purser.find('button', 'Fill the Screen')
        screen(0)
        time.sleep(0.4)
    step('F11 fills the screen; F11 or Escape gives it back')
    for gone in (True, False):
        subprocess.run(['xdotool', 'mousemove', '--window', board, '300', '300', 'click', '--repeat', '2', '--delay', '60', '1'],
                       check=True)
        (purser.gone if gone else purser.find)('button', 'Fill the Screen')
        screen(int(gone))
        time.sleep(0.4)
    step('so does a double click')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    path = home / 'play.purser'
    lines = (SOURCE / 'data' / 'samples' / 'space-base.purser').read_text().splitlines(keepends=True)
    path.write_text(''.join(lines[:200]))
    manager = SessionManager()
    with Purser(str(path), home=home, width=1200, height=800, portals=True) as purser:
        table = purser.window()
        look(purser, manager)
        run_clocks(purser)
        follow(purser, manager, table)
        board = find_window(purser, 'Scoreboard')
        windows = WindowManager()
        time.sleep(0.5)
        fill_screen(purser, lambda n: purser.wait(lambda: len(windows.full) == n, f'{n} windows that fill the screen'), board)
        if os.environ.get('PURSER_PICTURES'):
            subprocess.run(['import', '-window', board, os.environ['PURSER_PICTURES'] + '/scoreboard.png'], check=True)
        purser.keys('ctrl+w')
        manager.wait(purser, 'A play is going on')
        step('closed, it lets the screen go')
        windows.close()
    manager.close()
    print(f'1..{count}')


try:
    main()
except AssertionError as problem:
    step(str(problem).replace('\n', ' '), good=False)
    sys.exit(1)
