#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Announcements to screen readers: a roll, what it paid, whose turn it is, why a move is refused, what was undone, and who
won.

For the screen of tests/harness/on-screen.
"""
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import Purser, run, SOURCE, step  # noqa: E402


def part_of(folder, game, n_lines):
    """Writes a sample play up to some line."""
    lines = (SOURCE / 'data' / 'samples' / f'{game}.purser').read_text().splitlines(keepends=True)
    path = pathlib.Path(folder) / f'{game}.purser'
    path.write_text(''.join(lines[:n_lines]))
    return path


def hear_dice(purser):
    purser.keys('ctrl+d')
    purser.touch('button', 'Roll')
    purser.hear(purser.find('label', re.compile(r'^\d \+ \d = \d+$')).get_name())
    step('what the dice of the app add up to')
    purser.keys('Escape')
    purser.gone('dialog')


def hear_turn(purser):
    """Ben has S-08 in sector 8, which pays 3, and two credits; sectors 2 and 6 would pay 2."""
    purser.find('heading', 'Ben’s turn: what did you roll?')
    purser.keys('2')
    purser.hear('First die: 2')
    purser.keys('6')
    purser.hear('Ben rolled 2 and 6: choose payouts')
    step('a die that was entered by its digit, and the roll')
    purser.find('button', 'Pay Everybody')
    purser.keys('Return')
    purser.hear('Ben +3 Credits. Ben has 5 credits: what do you buy?')
    step('what the roll paid, and what is asked next')


def hear_refusal(purser):
    """Colony 12 costs more than five credits."""
    purser.touch('button', re.compile('^sector 12(, deployed)?: '))
    purser.touch('button', re.compile('^the colony of sector 12, '))
    purser.find('button', 'Record It Anyway')
    purser.hear('The colony of sector 12 costs 42 credits; Ben has 5', urgent=True)
    step('why a move is refused, at once')
    purser.keys('Escape')
    purser.gone('button', 'Record It Anyway')


def hear_end_of_turn(purser):
    purser.click('button', re.compile('Buy nothing and end the turn'))
    purser.hear('千尋’s turn: what did you roll?')
    step('whose turn it is')
    purser.keys('ctrl+z')
    purser.hear('Undone: Ben ended the turn. Ben has 5 credits: what do you buy?')
    step('what was undone')


def hear_seats(purser):
    """New seats make the table again, which tells what led to it all the same."""
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('d')
    purser.find('dialog', 'Seats and Start Player')
    purser.touch('button', 'Move Ben Up')
    purser.wait(lambda: purser.is_enabled('button', 'Change'), 'what would come of it')
    purser.click('button', 'Change')
    purser.gone('dialog', 'Seats and Start Player')
    purser.find('button', re.compile('^Undo: '))
    purser.keys('ctrl+z')
    purser.find('button', re.compile('^Redo: '))
    purser.hear(re.compile('^Undone: Entries? .* changed'))
    step('that other seats were undone')


def hear_score(purser):
    purser.find('heading', '千尋: Round 3')
    purser.keys('1', '2', 'plus', '8', 'Return')
    purser.hear('千尋 +20 Round 3. Total 25. Round 3: how many points has Dagny?')
    step('Score Pad: what was written down, and what comes next')


def main():
    with tempfile.TemporaryDirectory() as folder:
        with Purser(part_of(folder, 'space-base', 5), width=1200, height=800) as purser:
            hear_dice(purser)
            hear_turn(purser)
            hear_refusal(purser)
            hear_end_of_turn(purser)
            hear_seats(purser)
        with Purser(part_of(folder, 'score-pad', 11), width=1200, height=800) as purser:
            hear_score(purser)


run(main)
