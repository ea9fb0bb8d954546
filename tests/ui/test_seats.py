#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Seats and start player that are corrected after the first turn, by touch: people keep what they have, the bonuses of the
seats are corrected, and one undo restores all.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from purser_window import Purser, run, step

HEADER = {'purser': 1, 'game': 'space-base', 'id': 'seats', 'created': '2026-11-21T19:00:00+09:00', 'options': {},
          'players': [{'name': 'Aoi', 'colour': 'blue'}, {'name': 'Ben', 'colour': 'red'}, {'name': '千尋', 'colour': 'green'}]}
# 5 credits minus 5, 3 and 4; Aoi begins, Ben gets 1 and 千尋 2 more. The sum of 8 pays Aoi 3.
MOVES = [{'move': 'draft', 'player': i, 'cards': [card]} for i, card in enumerate(('L1-09-a', 'L1-01-a', 'L1-05-a'))] + [
    {'move': 'roll', 'player': 0, 'dice': [6, 2]}, {'move': 'allocate', 'player': 0, 'use': 'sum'},
    {'move': 'allocate', 'player': 1, 'use': 'dice'}, {'move': 'allocate', 'player': 2, 'use': 'dice'},
    {'move': 'end-turn', 'player': 0}]


def write_play(path):
    lines = [HEADER] + [{'n': n, 'at': '2026-11-21T19:01:10+09:00', **move} for n, move in enumerate(MOVES, 1)]
    path.write_text('\n'.join(json.dumps(line, ensure_ascii=False) for line in lines) + '\n')


def ask(purser):
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('d')
    purser.find('dialog', 'Seats and Start Player')


def has(purser, name, credits):
    purser.find('button', re.compile(f'^{name}, score 0, Credits {credits},'))


def has_all(purser, **credits):
    for name, amount in credits.items():
        has(purser, name, amount)


def move_a_seat(purser, path):
    """千尋 sits before Ben: she gets 1 for the second seat, and he 2 for the third."""
    has_all(purser, Aoi=3, Ben=3, 千尋=3)
    ask(purser)
    step('nothing is changed while all sit as they did', not purser.is_enabled('button', 'Change'))
    assert not purser.is_enabled('button', 'Move Aoi Up') and not purser.is_enabled('button', 'Move 千尋 Down')
    purser.touch('button', 'Move 千尋 Up')
    purser.wait(lambda: purser.is_enabled('button', 'Change'), 'a change that can be made')
    step('what people would have is shown before', purser.find('label', '3 → 2') is not None)
    purser.touch('button', 'Change')
    purser.find('heading', re.compile('^千尋’s turn'))
    has_all(purser, Aoi=3, Ben=4, 千尋=2)
    step('people sit where they were put, with what they have',
         purser.last_record(path, 'names')['names'] == ['Aoi', '千尋', 'Ben'])
    purser.keys('ctrl+z')
    purser.find('heading', re.compile('^Ben’s turn'))
    has_all(purser, Aoi=3, Ben=3, 千尋=3)
    step('one undo takes it back', purser.last_record(path, 'undo')['undo'] == len(MOVES) + 1)


def begin_otherwise(purser, path):
    """Ben began and took the first turn: he gets the 3, 千尋 1 for the second seat, and Aoi 2 for the third."""
    ask(purser)
    purser.touch('radio button', 'Ben as start player')
    purser.find('label', re.compile('^This cannot be done[.] “Aoi .*” [(]Round 1 · Aoi[)] would no longer be possible[.] '))
    step('the turn cannot have been Aoi’s then', not purser.is_enabled('button', 'Change'))
    purser.touch('radio button', re.compile('^In this order'))
    purser.wait(lambda: purser.is_enabled('button', 'Change'), 'a change that can be made')
    purser.touch('button', 'Change')
    purser.find('heading', re.compile('^千尋’s turn'))
    has_all(purser, Aoi=2, Ben=5, 千尋=2)
    step('whoever began has the first turn, and the seats after that their bonus')


def main():
    for size in ((360, 720), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            home = pathlib.Path(name)
            path = home / 'seats.purser'
            write_play(path)
            with Purser(path, home=home, width=size[0], height=size[1]) as purser:
                purser.find('heading', re.compile('^Ben’s turn'))
                move_a_seat(purser, path)
                begin_otherwise(purser, path)
        step(f'all of it at {size[0]} × {size[1]}')


run(main)
