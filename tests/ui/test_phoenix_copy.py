#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The box of Space Station Phoenix is read off on a phone, one key a number: 81 of the ships, 32 of the tracks, and of a
sector tile 2 where its number follows the one before."""
import json
import pathlib
import re
import tempfile

from purser_window import Purser, run, step

# Cost, fee and metal of each level, then what only this kind has; as the seven kinds lie in the window.
SHIPS = {
    'dismantle': ('1122', '2133', '4144'),
    'construction': ('112', '213', '414'),
    'expedition': ('11232', '21343', '41454'),
    'transport': ('1121', '2132', '4133'),
    'farm': ('1123', '2134', '4145'),
    'ice': ('1123', '2134', '4145'),
    'diplomacy': ('112', '213', '314'),
}
OWN = {'dismantle': ['amount'], 'expedition': ['dice', 'cargo'], 'transport': ['trades'], 'farm': ['amount'], 'ice': ['amount']}


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Space Station Phoenix')
    for seat, name in enumerate(('Aoi', 'Ben')):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', re.compile('^Draw 50 aliens'))


def open_copy(purser):
    purser.click('toggle button', 'Play Menu')
    purser.find('menu item')
    purser.keys('Down', 'Down', 'Return')
    purser.find('text', 'Dismantle 1: GEM onto the ship')


def ships(purser):
    """Each number goes on to the next, from ship to ship."""
    for kind in SHIPS.values():
        for level in kind:
            purser.keys(*level)
    # What the facts know already, that a dismantle ship of level 1 gives no extra, is typed over.
    purser.find('label', '81 of 113 known')


def tracks(purser):
    for _ in range(4):
        for key in '21' '32' '43' '6' '7':
            purser.keys(key)
    purser.find('label', '113 of 113 known')


def tiles(purser):
    """The number has three digits, of the next one none has to be typed."""
    purser.keys(*'11123')
    purser.find('label', 'Saved: Sector tile 111')
    purser.keys(*'34')
    purser.find('label', 'Saved: Sector tile 112')


def check(home):
    items = json.loads((pathlib.Path(home) / 'data/purser/copies/phoenix.json').read_text())['items']
    for kind, levels in SHIPS.items():
        for level, digits in enumerate(levels, 1):
            wanted = dict(zip(['cost', 'fee', 'metal'] + OWN.get(kind, []), map(int, digits)))
            found = {key: value for key, value in items[f'ship-{kind}-{level}'].items() if value is not None}
            assert found == wanted, (kind, level, found)
    track = items['track-transport']
    assert track['lobby'] == [2, 3, 4, 6, 7], track
    assert [reward['gems'] for reward in track['rewards'][:3]] == [1, 2, 3], track
    assert track['rewards'][3:] == ['x2', 'x2'], track
    assert items['tile-111'] == {'metal': 2, 'quarters': 3}, items['tile-111']
    assert items['tile-112'] == {'metal': 3, 'quarters': 4}, items['tile-112']


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=360, height=720) as purser:
        begin(purser)
        open_copy(purser)
        ships(purser)
        step('81 keys read off all ships')
        tracks(purser)
        step('32 keys read off the diplomacy tracks')
        tiles(purser)
        step('a tile takes five keys, and the one that follows two')
        purser.keys('Escape')
        purser.gone('dialog', re.compile('^Your Copy'))
    check(home)
    step('everything is kept')


run(main)
