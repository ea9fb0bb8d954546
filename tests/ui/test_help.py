#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses F1 and Ctrl+F on every page: they open the matching page of the help, and the rules of the current game.

For the screen of tests/harness/on-screen.
"""
import gettext
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import Atspi, is_focused, Purser, run, SOURCE, step  # noqa: E402

SAMPLES = sorted((SOURCE / 'data' / 'samples').glob('*.purser'))


def title(page, language='C'):
    """Returns the title of a page of the help; the first one lists the others."""
    if page == 'index':
        return 'Help'
    tree = ElementTree.parse(SOURCE / 'help' / language / f'{page}.page')
    return tree.getroot().find('{http://projectmallard.org/1.0/}title').text


def helped(purser, where, page):
    purser.keys('F1')
    purser.wait(lambda: purser.look('dialog', 'Help') and purser.look('label', title(page)), f'{title(page)} of the help')
    step(f'F1 on {where} shows {page}')
    purser.keys('Escape')
    purser.gone('dialog', 'Help')


def picture(page, language='C'):
    """Returns the text of a picture for screen readers; msgfmt gives the Japanese one."""
    text = ElementTree.parse(SOURCE / 'help' / 'C' / f'{page}.page').getroot().find('.//{*}media/{*}p').text
    if language == 'C':
        return text
    with tempfile.NamedTemporaryFile(suffix='.mo') as made:
        subprocess.run(['msgfmt', '-o', made.name, SOURCE / 'help' / language / f'{language}.po'], check=True)
        with open(made.name, 'rb') as messages:
            return gettext.GNUTranslations(messages).gettext(text)


def pictured(purser, page, room, language='C'):
    """Checks that the picture of the topic has the full width and its proportions."""
    taken = (SOURCE / 'help' / language / 'figures' / f'{page}.png').read_bytes()[16:24]
    width, height = struct.unpack('>II', taken)
    shown = purser.find('image', picture(page, language))

    def fits():
        size = shown.get_extents(Atspi.CoordType.WINDOW)
        return size.width == min(room, width) and abs(size.height - size.width * height / width) <= 1
    purser.wait(fits, f'a picture with a width of {room}')
    step(f'the picture of {page} has a width of {room}, and tells what it shows')


def read_through(purser):
    """Opens a topic from the list and goes back, by pointer."""
    purser.keys('F1')
    purser.touch('list item', 'Enter a roll')
    purser.find('label', '1. Tap the two dice you rolled, or press two digit keys. '
                         'To change a die, tap the correct number for it.')
    step('a topic says what its page says')
    purser.wait(lambda: is_focused(purser.find('article')), 'the keyboard on the topic that opened')
    step('nothing of it is selected', all(Atspi.Text.get_n_selections(label) == 0 for label in purser.all('label')))
    pictured(purser, 'roll', 584)
    purser.click('button', 'Back')
    purser.touch('list item', 'Look up rules and cards')
    purser.find('label', '1. Press Ctrl+R on any page.')
    step('keys are told as they are pressed')
    purser.keys('Escape')
    purser.gone('dialog', 'Help')


def searched(purser, where):
    purser.keys('ctrl+f')
    purser.find('toggle button', 'Bookmark')
    step(f'Ctrl+F on {where} opens the rules')
    purser.click('button', 'Back')
    purser.gone('toggle button', 'Bookmark')


def library(purser):
    purser.find('button', 'New Play')
    helped(purser, 'the library', 'index')
    read_through(purser)
    searched(purser, 'the library')
    purser.click('toggle button', 'Main Menu')
    purser.find('menu', 'Main Menu')
    purser.keys('e')
    purser.find('label', 'Everybody who has played appears here.')
    helped(purser, 'the people', 'plays')
    purser.click('button', 'Back')
    purser.gone('label', 'Everybody who has played appears here.')
    purser.keys('ctrl+n')
    purser.find('text', 'Player 1')
    helped(purser, 'a new play', 'start')
    searched(purser, 'a new play')


def table(purser, game):
    purser.find('button', 'Rules and Cards')
    helped(purser, f'the table of {game}', 'pad' if game == 'score-pad' else 'roll')
    purser.keys('ctrl+f')
    purser.find('toggle button', 'Bookmark')
    helped(purser, f'the rules of {game}', 'rules')
    purser.click('button', 'Back')
    purser.gone('toggle button', 'Bookmark')


def dialogs(purser):
    for keys, title, page in (('ctrl+question', 'Keyboard Shortcuts', 'shortcuts'), ('ctrl+b', None, 'edit'),
                              ('shift+ctrl+e', None, 'end')):
        purser.keys(keys)
        purser.find('dialog', title)
        helped(purser, f'the dialog of {keys}', page)
        purser.keys('Escape')
        purser.gone('dialog', None)


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-help-'))
    with Purser(home=home, width=1200, height=800) as window:
        library(window)
    with Purser(home=home, width=360, height=720, language='ja') as window:
        window.find('button', '新しいプレイ')
        window.keys('F1')
        window.touch('list item', '出目を入力する')
        step('the help is told in Japanese, on a phone')
        pictured(window, 'roll', 324, 'ja')
    for sample in SAMPLES:
        play = pathlib.Path(shutil.copy(sample, home))
        with Purser(play, home=home, width=1200, height=800) as window:
            table(window, sample.stem)
            if sample.stem == 'space-base':
                dialogs(window)
    shutil.rmtree(home)


run(main)
