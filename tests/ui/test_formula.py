#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A formula of a score pad, written for a new play: it is tried while it is typed, and errors show their place.

For the screen of tests/harness/on-screen.
"""
import re
import tempfile

from pads import add_categories
from purser_window import Purser, run, step

NAME, FORMULA = 'Name', 'Formula'


def open_category(purser, name):
    purser.touch('list item', name)
    return purser.find('text', FORMULA)


def points(purser, wanted):
    """The result of the formula is beside its title."""
    purser.find('label', wanted)


def read_before(purser):
    """The functions are explained, with examples, before one is inserted."""
    open_category(purser, 'Science')
    assert purser.look('label', re.compile('Points from a table')) is None
    purser.touch('button', 'What a Formula May Contain')
    purser.find('label', re.compile(r'^x · The number entered(.|\n)*steps\(x, .*\) · Points from a table(.|\n)*rank\(x, 5, 2, split\) · '))
    purser.keys('Escape')
    purser.gone('text', FORMULA)
    step('what functions mean is found before one is pressed')


def write_wrongly(purser):
    """The bracket is missing after the eighth character; and there are only four categories."""
    entry = open_category(purser, 'Science')
    purser.fill(entry, '7*min(A,')
    purser.find('label', 'At character 9: a number is missing here')
    assert not purser.is_enabled('button', 'Done')
    purser.fill(entry, 'A + E')
    purser.find('label', 'At character 5: there is no such column')
    purser.fill(entry, 'A / (3 - 3)')
    purser.find('label', 'At character 5: nothing can be divided by 0, so this counts as 0')
    assert not purser.is_enabled('button', 'Done')
    purser.fill(entry, 'A + C')
    purser.find('label', re.compile('the formula of “Science” needs its own result'))
    step('a formula that is wrong says where, and cannot be kept')


def write(purser):
    """3 gears and 2 tablets: 3 × 3 + 2 × 2 + 7 × 2 = 27."""
    entry = purser.find('text', FORMULA)
    purser.fill(entry, 'A*A + B*B')
    points(purser, '50')
    purser.fill(entry, 'A*A + B*B + 7*')
    purser.touch('button', 'min')
    purser.find('label', re.compile('^At character|^[0-9]+$'))
    purser.fill(entry, 'A*A + B*B + 7*min(A,B)')
    points(purser, '85')
    purser.fill(purser.find('text', 'A · Gears'), '3')
    purser.fill(purser.find('text', 'B · Tablets'), '2')
    points(purser, '27')
    purser.touch('button', 'Done')
    purser.gone('text', FORMULA)
    purser.find('label', 'A*A + B*B + 7*min(A,B)')
    step('what it comes to is seen for numbers one chooses')


def move(purser):
    """Once the tablets are first, the gears are B, and the formula uses the same two categories."""
    open_category(purser, 'Tablets')
    purser.touch('button', 'Move Up')
    purser.find('label', 'B*B + A*A + 7*min(B,A)')
    open_category(purser, 'Gears')
    assert not purser.is_enabled('button', 'Remove')
    purser.keys('Escape')
    purser.gone('text', FORMULA)
    step('a category takes another place, and one that is needed stays')


def rank(purser):
    """5 and 2 points for the most and the second most: of 4, 4 and 1 the first two share 7, which is 3 each."""
    entry = open_category(purser, 'Military')
    purser.fill(entry, 'rank(x, 5, 2, split)')
    purser.find('label', re.compile('^rank · Points for the most, .*full, split, last'))
    purser.fill(purser.find('text', 'x, the number entered, player 1'), '4')
    purser.fill(purser.find('text', 'x, the number entered, player 2'), '4')
    purser.fill(purser.find('text', 'x, the number entered, player 3'), '1')
    purser.wait(lambda: len(purser.all('label', '3')) == 2, 'three points for each of two')
    purser.touch('button', 'Done')
    purser.gone('text', FORMULA)
    step('places are tried with three players')


def play(purser):
    """Aoi has 3 gears and 2 tablets, and the most soldiers, for which she gets 5."""
    for seat, name in enumerate(('Aoi', 'Ben')):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.touch('button', 'Start')
    for category, numbers in (('Tablets', '21'), ('Gears', '30'), ('Military', '62')):
        for name, number in zip(('Aoi', 'Ben'), numbers):
            purser.find('heading', f'{name}: {category}')
            purser.keys(number, 'Return')
    purser.find('heading', 'Aoi wins')
    step('and the play counts by it')


def main():
    for size in ((1200, 800), (360, 720)):
        with Purser(home=tempfile.mkdtemp(prefix='purser-ui-'), width=size[0], height=size[1]) as purser:
            purser.find('button', 'New Play')
            purser.keys('ctrl+n')
            purser.click('radio button', 'Score Pad')
            add_categories(purser, 'Gears', 'Tablets', 'Science', 'Military')
            read_before(purser)
            write_wrongly(purser)
            write(purser)
            move(purser)
            rank(purser)
            play(purser)


run(main)
