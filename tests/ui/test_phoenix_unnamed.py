#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Space Station Phoenix on a phone, with ships that were not named at setup: what can be touched is what the rules allow."""
import json
import pathlib
import re
import tempfile

from purser_window import Purser, run, step

SUPPLY = {'move': 'supply', 'humans': 16, 'aliens': {'teal': 14, 'pink': 13, 'brown': 13, 'gold': 10}}
START = {'move': 'start', 'gems': 12, 'food': 3, 'water': 3, 'metal': 4, 'sectors': {'teal': 1}}


def write(folder, *moves):
    """Writes a play of Aoi and Hana."""
    header = {'purser': 1, 'game': 'phoenix', 'id': '6c2f6f0e-6d1c-4c0b-9a77-3f1f0a6f2c44',
              'players': [{'name': 'Aoi', 'colour': 'blue'}, {'name': 'Hana', 'colour': 'red'}]}
    play = pathlib.Path(folder) / 'unnamed.purser'
    play.write_text(''.join(json.dumps(record) + '\n' for record in
                            [header] + [{'n': n, **move} for n, move in enumerate(moves, 1)]))
    return play


def begun(folder, *moves, diplomacy=None):
    return write(folder, SUPPLY, {**START, 'player': 0, 'hub': 'A-1'},
                 {**START, 'player': 1, 'hub': 'A-2', 'diplomacy': diplomacy or {}}, *moves)


def dismantle(folder, width, height):
    """1 GEM, and 2 metal for the farm of level 2: GEM 11, metal 6. It is not offered afterwards."""
    play = begun(folder)
    with Purser(play, width=width, height=height) as purser:
        purser.touch('button', re.compile('^Dismantle$'))
        purser.touch('button', 'Level 1: choose')
        purser.find('label', 'Tap the ship to dismantle.')
        purser.gone('button', 'Dismantle 1: dismantle it')
        purser.gone('button', 'Farm 1: dismantle it')
        purser.touch('button', 'Farm 2: dismantle it')
        purser.fill(purser.find('text', 'GEM onto the ship'), '1')
        purser.fill(purser.find('text', 'Metal gained, the extra included'), '2')
        purser.touch('button', 'Use the Ship')
        purser.find('button', re.compile('^Aoi, score .*, GEM 11, Food 3, Water 3, Metal 6, '))
        targets = [json.loads(line).get('target') for line in play.read_text().splitlines()]
        assert {'ship': 'farm', 'level': 2} in targets, targets


def levels_of_farms(folder):
    """Nobody has a farm or an ice ship of level 1: the table and the form offer levels 2 and 3."""
    with Purser(begun(folder), width=360, height=720) as purser:
        for ship in ('Farm', 'Ice', 'Neutral: Farm'):
            purser.touch('button', re.compile(f'^{ship}(: |$)'))
            purser.find('button', 'Level 2: choose')
            purser.find('button', 'Level 3: choose')
            purser.gone('button', 'Level 1: choose')
            purser.keys('Escape')
        purser.touch('button', re.compile('^Construction$'))
        purser.find('button', 'Level 1: choose')


def all_or_none(folder):
    """Some of the drafted ships are too few; all of them are accepted, and so are none, which leaves them open."""
    play = write(folder, SUPPLY)
    with Purser(play, width=360, height=720) as purser:
        purser.fill(purser.find('text', 'GEM'), '12')
        purser.touch('toggle button', 'Farm 2')
        purser.find('label', re.compile('^Ships tapped: 1 of 2 of level 2, 0 of 2 of level 3'))
        assert not purser.is_enabled('button', 'Enter what the hub gives'), 'one of four ships is accepted'
        for ship in ('Ice 2', 'Transport 3'):
            purser.touch('toggle button', ship)
        purser.find('label', re.compile('^Ships tapped: 2 of 2 of level 2, 1 of 2 of level 3'))
        assert not purser.is_enabled('button', 'Enter what the hub gives'), 'three of four ships are accepted'
        purser.touch('toggle button', 'Construction 3')
        purser.gone('label', re.compile('^Ships tapped'))
        purser.touch('button', 'Enter what the hub gives')
        purser.find('heading', re.compile('^What does the back of Hana’s hub give'))
        assert len(json.loads(play.read_text().splitlines()[-1])['ships']) == 9
        purser.fill(purser.find('text', 'GEM'), '12')
        purser.touch('toggle button', 'Farm 2')
        purser.find('label', re.compile('^Ships tapped'))
        purser.touch('toggle button', 'Farm 2')
        purser.gone('label', re.compile('^Ships tapped'))
        purser.touch('button', 'Enter what the hub gives')
        purser.find('heading', re.compile('^Aoi’s turn'))
        assert 'ships' not in json.loads(play.read_text().splitlines()[-1]), 'ships that nobody tapped are stated'


def rewards_allowed(folder):
    """Hana, whose turn it is, leads the track alone at level 1: only that reward can be touched, and not her next level."""
    build = {'move': 'act', 'player': 1, 'ship': 'construction', 'level': 1, 'owner': 1, 'cost': 1, 'metal': 1, 'sector': 'pink'}
    play = begun(folder, {'move': 'first', 'player': 1}, build, diplomacy={'construction': 1})
    with Purser(play, width=360, height=720) as purser:
        purser.find('heading', 'Diplomacy reward, Construction: Hana chooses up to level 1')
        purser.find('button', re.compile('^Construction, level 1, Hana: '))
        purser.gone('button', re.compile('^Construction, level 2'))


def main():
    folder = tempfile.mkdtemp(prefix='purser-ui-')
    for width, height in ((360, 720), (1200, 800)):
        dismantle(folder, width, height)
        step(f'a ship that was not named is dismantled with one touch, at {width} × {height}')
    levels_of_farms(folder)
    step('farms and ice ships are offered at the levels that exist')
    all_or_none(folder)
    step('the form of a start asks for all drafted ships, or none')
    rewards_allowed(folder)
    step('a reward that is not allowed cannot be touched')


run(main)
