#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of the app, rolled with the pointer on a phone and a desktop: their sum is right, and the play gets their values."""
import pathlib
import re
import tempfile

from purser_window import Atspi, Purser, SOURCE, run, step

# The line before Dagny's roll.
LINES = 18
# The line before Aoi's shake of the mothership in Starfarers, and its result.
SHAKE = 28
FALLEN = re.compile('^(yellow|blue|red|black) and (yellow|blue|red|black): ', re.I)


def read_sum(purser, n_dice):
    text = purser.find('label', re.compile(r'^\d+( \+ \d+){%d} = \d+$' % (n_dice - 1))).get_name()
    dice, total = text.split(' = ')
    values = [int(one) for one in dice.split(' + ')]
    assert sum(values) == int(total), text
    return values


def enter(purser, path):
    purser.find('heading', 'Dagny’s turn: what did you roll?')
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu item')
    purser.keys('Down', 'Down', 'Down', 'Return')
    purser.find('dialog', 'Roll Dice')
    step('there is nothing to enter before a roll', not purser.is_enabled('button', 'Enter Roll'))
    purser.touch('button', 'Roll')
    first, second = read_sum(purser, 2)
    step('both dice have six sides', 1 <= first <= 6 and 1 <= second <= 6)
    purser.touch('button', 'Enter Roll')
    purser.gone('dialog')
    purser.find('heading', re.compile(f'^Dagny rolled {first} and {second}'))
    record = purser.last_record(path, 'move', 'roll')
    step('the play has the roll that was shown', record['dice'] == [first, second])


def roll_others(purser):
    """During payouts dice can be rolled, but not entered."""
    purser.keys('ctrl+d', 'ctrl+d')
    purser.find('dialog', 'Roll Dice')
    step('Ctrl+D shows the dice once', len(purser.all('dialog', 'Roll Dice')) == 1)
    purser.fill(purser.find('spin button', 'd20'), '1')
    purser.touch('button', 'Roll')
    values = read_sum(purser, 3)
    step('two six-sided dice and one with twenty sides', max(values[:2]) <= 6 and 1 <= values[2] <= 20)
    step('nobody is asked for a roll', purser.look('button', 'Enter Roll') is None)
    purser.keys('Escape')
    purser.gone('dialog')


def bottom(node):
    at = node.get_extents(Atspi.CoordType.WINDOW)
    return at.y + at.height


def shake(width, height):
    """In a game with a shaker the dialog shakes its balls, and the play gets them."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'starfarers.purser'
        lines = (SOURCE / 'data' / 'samples' / 'starfarers.purser').read_text().splitlines(keepends=True)
        path.write_text(''.join(lines[:SHAKE]))
        with Purser(path, width=width, height=height) as purser:
            purser.find('button', 'Play Menu')
            purser.keys('ctrl+d')
            purser.find('dialog', 'Roll Dice')
            purser.touch('button', 'Shake Here')
            purser.wait(lambda: bottom(purser.find('button', 'Shake')) < height, 'what opened in sight')
            step('what opened comes into sight by itself')
            purser.click('button', 'Shake')
            said = purser.find('label', FALLEN).get_name()
            purser.click('button', 'Use This')
            purser.gone('dialog')
            record = purser.last_record(path, 'move', 'shake')
            balls = FALLEN.match(said).groups()
            step(f'the play has the balls that fell out at {width} × {height}',
                 sorted(record['balls']) == sorted(ball.lower() for ball in balls))


def play(width, height):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'space-base.purser'
        lines = (SOURCE / 'data' / 'samples' / 'space-base.purser').read_text().splitlines(keepends=True)
        path.write_text(''.join(lines[:LINES]))
        with Purser(path, width=width, height=height) as purser:
            enter(purser, path)
            roll_others(purser)


def main():
    play(1200, 800)
    play(360, 720)
    shake(1200, 800)
    shake(360, 720)


run(main)
