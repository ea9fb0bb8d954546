#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A pad of your own for the Score Pad: saved, exported as a file, and imported by somebody else.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from file_chooser import choose_pad
from pads import add_categories, search_pad
from purser_window import Atspi, Purser, run, step


def begin(purser):
    purser.keys('ctrl+n')
    purser.touch('radio button', 'Score Pad')
    purser.find('text', 'Game or Pad')


def read_list(purser):
    """The name of a pad takes as many lines of the list as it needs."""
    begin(purser)
    purser.touch('combo box', 'Pad')
    long, short = (purser.wait(lambda: purser._search(purser.find('combo box', 'Pad'), 'label', title), title)
                   for title in ('Score sheet with categories', 'Rounds'))
    purser.wait(lambda: height(long) > height(short), 'more than a line for the longest name')
    step('the longest name of a pad is read whole in the list')
    purser.keys('Escape')


def search_list(language, row, text, title):
    """A pad is found among twenty by its title in either language, and the row shows it in the language of the window."""
    with Purser(width=360, height=720, language=language) as purser:
        purser.keys('ctrl+n')
        purser.touch('radio button', re.compile('^(Score Pad|スコアパッド)$'))
        search_pad(purser, text, title, row)
        purser.wait(lambda: purser._search(purser.find('combo box', row), 'label', title), f'{title} chosen')
        name = purser.find('text', re.compile('^(Game or Pad|ゲーム名)$'))
        purser.wait(lambda: Atspi.Text.get_text(name, 0, -1) == title, f'{title} as what is played')
    step(f'“{text}” finds {title}')


def height(node):
    return node.get_extents(Atspi.CoordType.WINDOW).height


def keep(purser):
    begin(purser)
    purser.fill(purser.find('text', 'Game or Pad'), 'Birds')
    add_categories(purser, 'Board', 'Cards')
    purser.touch('combo box', 'Teams')
    purser.keys('Down', 'Return')
    purser.wait(lambda: has_teams(purser), 'two teams')
    purser.touch('button', 'Save Pad Under This Name')
    purser.wait(lambda: is_chosen(purser, 'Birds'), 'the pad among the others')
    assert has_teams(purser)
    step('a pad is kept under its name, and the teams of this play stay')


def remove_by_mistake(purser):
    purser.touch('button', 'Delete This Pad')
    purser.hear_toast('Pad deleted')
    purser.touch('button', 'Undo')
    purser.wait(lambda: is_chosen(purser, 'Birds'), 'the pad that was deleted')
    step('a pad that was deleted is there again after a tap')


def remove(purser):
    """Your own pad can be deleted, a shipped one cannot."""
    purser.touch('button', 'Delete This Pad')
    purser.wait(lambda: is_chosen(purser, 'Custom'), 'a pad without a name')
    assert purser.look('button', 'Delete This Pad') is None
    purser.find('list item', 'Cards')
    step('a pad is deleted, and what was set stays for this play')


def has_teams(purser):
    return purser._search(purser.find('combo box', 'Teams'), 'label', '2 teams, alternating around the table')


def is_chosen(purser, title):
    return purser._search(purser.find('combo box', 'Pad'), 'label', title)


def share(purser, path):
    purser.click('button', 'Export a Copy…')
    purser.fill(purser.find('text', 'Name:'), str(path))
    purser.click('button', 'Save')
    purser.wait(lambda: path.exists() and path.stat().st_size > 0, 'the file')
    purser.hear_toast('Saved')
    purser.gone('text', 'Name:')
    pad = json.loads(path.read_text())
    assert pad['options']['categories'] == ['Board', 'Cards'], pad
    step('it is saved as a file for others')


def take_in(purser, path):
    begin(purser)
    choose_pad(purser, path)
    purser.wait(lambda: is_chosen(purser, 'Birds'), 'the pad that was taken in')
    step('somebody else takes it in')


def turn_away(purser, path):
    path.write_text('{"what":1}')
    choose_pad(purser, path)
    purser.find('label', 'Could Not Import This Pad')
    step('a file that is no pad is turned away')
    purser.keys('Escape')
    purser.gone('label', 'Could Not Import This Pad')
    assert is_chosen(purser, 'Birds')


def play(purser):
    """Plays with the categories of the file."""
    for seat, name in enumerate(('Aoi', 'Ben')):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', 'Aoi: Board')
    purser.find('button', 'Ben, Cards: empty')
    step('and plays with it')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    with Purser(width=360, height=720, large=True) as purser:
        read_list(purser)
    for words in (('en', 'Pad', 'wond', '7 Wonders'), ('en', 'Pad', '世界', '7 Wonders'), ('ja', '得点表', 'WOND', '世界の七不思議')):
        search_list(*words)
    with Purser(home=home, width=1000, height=800) as purser:
        keep(purser)
        remove_by_mistake(purser)
        share(purser, home / 'birds.json')
        remove(purser)
    with Purser(width=1000, height=800) as purser:
        take_in(purser, home / 'birds.json')
        turn_away(purser, home / 'wrong.json')
        play(purser)


run(main)
