#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses F1 and Ctrl+F on every page: the page of the help that fits, and the rules of the game at hand.

A program of our own stands in for the help viewer and notes what it is asked to open.

For the screen of tests/harness/on-screen.
"""
import pathlib
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import Purser, run, SOURCE, step  # noqa: E402

GAMES = ('space-base', 'starfarers', 'andromeda', 'phoenix', 'score-pad')


def stand_in(home):
    """A help viewer that only notes where it was sent."""
    program, noted = home / 'note', home / 'noted'
    program.write_text(f'#!/bin/sh\necho "$1" >> {noted}\n')
    program.chmod(0o755)
    applications = home / 'data' / 'applications'
    applications.mkdir(parents=True)
    (applications / 'note.desktop').write_text(
        f'[Desktop Entry]\nType=Application\nName=Note\nExec={program} %u\nMimeType=x-scheme-handler/help;\n')
    (home / 'config').mkdir()
    (home / 'config' / 'mimeapps.list').write_text('[Default Applications]\nx-scheme-handler/help=note.desktop\n')
    return noted


def helped(purser, where, page):
    noted = purser.home / 'noted'
    before = noted.read_text().count('\n') if noted.exists() else 0
    purser.keys('F1')
    lines = purser.wait(lambda: noted.exists() and noted.read_text().split('\n')[before:-1], 'a page of the help')
    assert lines == [f'help:purser/{page}'], (where, lines)
    assert page == 'index' or (SOURCE / 'help' / 'C' / f'{page}.page').exists(), page
    step(f'F1 on {where} opens {page}')


def searched(purser, where):
    purser.keys('ctrl+f')
    purser.find('toggle button', 'Bookmark')
    step(f'Ctrl+F on {where} opens the rules')
    purser.click('button', 'Back')
    purser.gone('toggle button', 'Bookmark')


def library(purser):
    purser.find('button', 'New Play')
    helped(purser, 'the library', 'index')
    searched(purser, 'the library')
    purser.keys('ctrl+n')
    purser.find('text', 'Player 1')
    helped(purser, 'a new play', 'start')
    searched(purser, 'a new play')


def table(purser, game):
    purser.find('button', 'Rules and Cards')
    helped(purser, f'the table of {game}', 'roll')
    purser.keys('ctrl+f')
    purser.find('toggle button', 'Bookmark')
    helped(purser, f'the rules of {game}', 'rules')
    purser.click('button', 'Back')
    purser.gone('toggle button', 'Bookmark')


def dialogs(purser):
    for keys, title, page in (('ctrl+question', 'Keyboard Shortcuts', 'shortcuts'), ('ctrl+b', None, 'mend'),
                              ('shift+ctrl+e', None, 'end')):
        purser.keys(keys)
        purser.find('dialog', title)
        helped(purser, f'the dialog of {keys}', page)
        purser.keys('Escape')
        purser.gone('dialog', None)


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-help-'))
    stand_in(home)
    with Purser(home=home, width=1200, height=800) as window:
        library(window)
    for game in GAMES:
        play = home / f'{game}.purser'
        shutil.copy(SOURCE / 'data' / 'samples' / f'{game}.purser', play)
        with Purser(play, home=home, width=1200, height=800) as window:
            table(window, game)
            if game == GAMES[0]:
                dialogs(window)
    shutil.rmtree(home)


run(main)
