#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A window of 1920 × 1080 shows the boards of all players.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import shutil
import tempfile

import space_base
from purser_window import Atspi, Purser, run, SOURCE, step

NAMES = ('Aoi', 'Maximilian von der Höhe', 'Wolfeschlegelsteinhausen Bartholomew', 'Ben')
# How many records of the sample come before a question, and its beginning.
QUESTIONS = {'andromeda': (67, 'Ben begins'), 'starfarers': (300, 'Ben trades and builds')}


def at(node):
    return node.get_extents(Atspi.CoordType.WINDOW)


def open_sample(folder, sample, question):
    """Opens a sample whose players have names of very different lengths."""
    records, heading = question
    lines = (SOURCE / f'data/samples/{sample}.purser').read_text().splitlines()[:records + 1]
    header = json.loads(lines[0])
    for player, name in zip(header['players'], NAMES):
        player['name'] = name
    file = pathlib.Path(folder) / f'{sample}.purser'
    file.write_text('\n'.join([json.dumps(header), *lines[1:]]) + '\n')
    purser = Purser(file, width=1920, height=1080)
    purser.find('heading', re.compile(f'^{heading}'))
    return purser


def find_boards(purser):
    """Returns the places of the names on the boards of a line, which are below those in the strip of players."""
    lowest = [max((at(label) for label in purser.all('label', name)), key=lambda place: place.y) for name in NAMES]
    return sorted((place for place in lowest if place.y > 300), key=lambda place: place.x)


def compare_boards(folder):
    """From each name to the next it is as far. In Andromeda the table belongs to all, so Ben, who is asked, has a board, too."""
    for sample, n in (('andromeda', 4), ('starfarers', 3)):
        with open_sample(folder, sample, QUESTIONS[sample]) as purser:
            purser.wait(lambda n=n: len(find_boards(purser)) == n, f'{n} boards in {sample}')
            names = [place.x for place in find_boards(purser)]
            ways = [right - left for left, right in zip(names, names[1:])]
            assert max(ways) - min(ways) <= 2, f'{sample}: names at {names}'
    step('the boards of a line are equally wide, however long the names')
    step('a table that belongs to all shows beside it what each player has')


def part_name_from_facts(folder):
    """Where the facts of a player do not fit beside the name, they are in a line of their own that does not touch it."""
    with open_sample(folder, 'starfarers', QUESTIONS['starfarers']) as purser:
        purser.wait(lambda: len(find_boards(purser)) == 3, 'the boards of the three others')
        name = find_boards(purser)[1]
        cannon = next(place for place in map(at, purser.all('label', re.compile('^Cannon: '))) if abs(place.x - name.x) < 60)
        gap = cannon.y - name.y - name.height
        assert gap >= 6, f'{gap} pixels between a name and the facts below it'
    step('what a board tells beside a name does not touch it')


def roll_next():
    """With five ships deployed in one sector of each player, the dice of the next roll are above the boards of the others."""
    moves = []
    for player in range(5):
        ships = [f'L{level}-{player + 7:02}-{letter}' for level in (1, 2) for letter in 'ab']
        moves.append({'move': 'board', 'player': player, 'sector': player + 7, 'station': f'L3-{player + 7:02}-a',
                      'deployed': [f'S-{player + 7:02}', *ships]})
    with Purser(space_base.paid(*moves), width=1920, height=1080) as purser:
        dice = [purser.find('toggle button', re.compile(f'^{which} die: 6$')) for which in ('First', 'Second')]
        for die in dice:
            purser.wait(lambda die=die: purser.is_in_sight(die), 'the dice of the next roll in sight')
    step('the dice of the next roll are in sight, however high the boards of the others are')


def open_finished(folder):
    """The table of a play that is over is that of 千尋, who has won; the boards of the others stand below."""
    file = pathlib.Path(folder) / 'finished.purser'
    shutil.copy(SOURCE / 'data/samples/space-base.purser', file)
    with Purser(file, width=1920, height=1080) as purser:
        purser.find('heading', 'The play is over: 千尋 wins')

        def below(name):
            return any(at(label).y > 300 for label in purser.all('label', name))

        purser.wait(lambda: [name for name in ('Aoi', 'Ben', '千尋', 'Dagny') if below(name)] == ['Aoi', 'Ben', 'Dagny'],
                    'the boards of the three others')
    step('a play that is over opens at the table of who has won')


def main():
    with tempfile.TemporaryDirectory() as folder:
        compare_boards(folder)
        part_name_from_facts(folder)
        open_finished(folder)
    roll_next()


run(main)
