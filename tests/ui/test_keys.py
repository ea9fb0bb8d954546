#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of the desktop do the same on every page: F10 opens the menu, F11 fills the screen, Ctrl+F searches, Ctrl+? shows
the keys, also in dialogs. The About dialog is built from the MetaInfo."""
import pathlib
import re
import shutil
import tempfile

from purser_window import is_focused, Purser, run, SOURCE, step
from window_manager import WindowManager


def menu(purser, where):
    purser.keys('F10')
    purser.find('menu item')
    step(f'F10 opens a menu on {where}')
    purser.keys('Escape')
    purser.gone('menu item')


def whole_screen(purser, windows, where):
    for n in (1, 0):
        purser.keys('F11')
        purser.wait(lambda: len(windows.full) == n, f'{n} windows that take the whole screen')
    step(f'F11 takes the whole screen on {where}, and gives it back')


def shortcuts(purser, where):
    purser.keys('ctrl+question')
    purser.find('dialog', 'Keyboard Shortcuts')
    purser.keys('ctrl+question')
    step(f'Ctrl+? tells the keys on {where}, once', len(purser.all('dialog', 'Keyboard Shortcuts')) == 1)
    purser.keys('Escape')
    purser.gone('dialog', 'Keyboard Shortcuts')


def library(purser, windows):
    purser.find('list item', re.compile('^Space Base'))
    menu(purser, 'the library')
    whole_screen(purser, windows, 'the library')
    shortcuts(purser, 'the library')
    purser.keys('ctrl+f')
    purser.wait(lambda: purser.look('entry') is not None and purser.look('toggle button', 'Bookmark') is None,
                'a field to search plays')
    purser.keys('n', 'o', 'w', 'h', 'e', 'r', 'e')
    purser.find(None, 'No Plays Found')
    step('Ctrl+F searches plays in their list')
    purser.keys('Escape')
    purser.find('list item', re.compile('^Space Base'))


def rules(purser):
    purser.keys('ctrl+r')
    purser.find('toggle button', 'Bookmark')
    menu(purser, 'the rules')
    purser.keys('ctrl+f')
    purser.wait(lambda: is_focused(purser.find('entry')) or purser.look('text') is not None, 'a field to search rules')
    step('Ctrl+F searches rules where they are read')
    purser.keys('Escape')
    purser.keys('alt+Left')
    purser.gone('toggle button', 'Bookmark')


def new_play(purser):
    purser.keys('ctrl+n')
    purser.find('text', 'Player 1')
    menu(purser, 'a new play')
    shortcuts(purser, 'a new play')
    purser.keys('alt+Left')
    purser.find('list item', re.compile('^Space Base'))


def about(purser):
    purser.keys('F10')
    purser.find('menu item')
    purser.keys('Up', 'Return')
    purser.find('label', 'The Purser authors')
    purser.find(None, re.compile('^What’s New'))
    step('who made this, and what is new, is told')
    purser.keys('Escape')


def pages(purser):
    """Pages without a menu of their own have the main menu."""
    for keys, what, sign in (('ctrl+l', 'charts', 'Charts'), ('ctrl+t', 'statistics', 'Statistics')):
        purser.keys(keys)
        purser.find('label', sign)
        menu(purser, what)
        shortcuts(purser, what)
        purser.keys('alt+Left')
        purser.gone('label', sign)
        if what == 'charts':
            purser.keys('alt+Left')
            purser.find('list item', re.compile('^Space Base'))


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', plays / 'play.purser')
    with Purser(home=home, width=1000, height=720) as purser:
        windows = WindowManager()
        library(purser, windows)
        new_play(purser)
        rules(purser)
        about(purser)
        purser.keys('Escape')
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('button', 'Play Menu')
        whole_screen(purser, windows, 'a table')
        shortcuts(purser, 'a table')
        menu(purser, 'a table')
        pages(purser)


run(main)
