#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The components of Space Station Phoenix are read off on a phone, as many as three players need, and every press and key is
counted: no more than 350. Values from the set-up are not asked for again, and everything that is read off can be undone."""
import contextlib
import json
import os
import pathlib
import re
import subprocess
import tempfile

from persons import Counter
from purser_window import Atspi, is_focused, Purser, run, step

GOAL = 350
# Cost, fee and metal of each level, then the values of this kind; the seven kinds are in the order of the window.
SHIPS = {
    'dismantle': ('1122', '2133', '4144'),
    'construction': ('112', '213', '414'),
    'expedition': ('11232', '21343', '41454'),
    'transport': ('1121', '2132', '4133'),
    'farm': (None, '2134', '4145'),
    'ice': (None, '2134', '4145'),
    'diplomacy': ('112', '213', '314'),
}
OWN = {'dismantle': ['amount'], 'expedition': ['dice', 'cargo'], 'transport': ['trades'], 'farm': ['amount'], 'ice': ['amount']}
# A number is followed by its unit, which alone means one: lobby 2, 2 GEM, lobby 2, a metal, and so on.
TRACK = ('2', '2g', '2', 'm', '3', '3v', '4', '5')
# 9 GEM, 2 food and nothing else at the start; 1 GEM a ship, no GEM, 1 food and nothing else as income; no power.
HUB = ('0', '9', '2', 'Return', '1', '0', '1', 'Return', 'Return')
# The metal and the number of quarters; one gives 2 food, one a water, one nothing; or the first a GEM and the other nothing.
TILES = {'2': '332fw0', '5': '23f00', '7': '22gReturn'}


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Space Station Phoenix')
    purser.click('button', 'Add a Player')
    for seat, name in enumerate(('Aoi', 'Ben', '千尋')):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', re.compile('^Draw 70 aliens'))


def open_copy(purser):
    purser.click('toggle button', 'Play Menu')
    purser.find('menu item')
    purser.keys('Down', 'Down', 'Return')
    purser.wait(lambda: is_focused(purser.find('text', 'Dismantle 1: GEM onto the ship')), 'the first number to be typed')


@contextlib.contextmanager
def looking_at(purser, role, name):
    """Limits searches to one widget meanwhile, as searching the whole window takes long."""
    root, purser.root = purser.root, purser.find(role, name)
    yield
    purser.root = root


def told(purser, known):
    """19 ships, 4 tracks, 27 tiles and 3 hubs."""
    purser.find('label', f'{known} of 53 components')


def ships(person):
    """Each number leads to the next, from ship to ship."""
    for kind in SHIPS.values():
        for level in filter(None, kind):
            person.type(*level)
    told(person.purser, 19)


def tracks(person):
    for _ in range(4):
        for keys in TRACK:
            person.type(*keys)
    told(person.purser, 23)


def hubs(person):
    """The last track leads to the name of a hub, and each hub to the next."""
    for name in ('a1', 'a2', 'b4'):
        person.purser.wait(lambda: is_focused(person.purser.find('text', 'Add a Hub')), 'the name of a hub')
        person.type(*name, 'Return')
        first = re.compile(f'^Hub {name}: GEM at the start')
        person.purser.wait(lambda: is_focused(person.purser.find('text', first)), f'the first number of hub {name}')
        person.type(*HUB)
    told(person.purser, 26)


def tile(person, number):
    """A tile is touched if it is not the next one; so is its pile if it is another."""
    purser = person.purser
    if purser.look('toggle button', number) is None:
        colour = {'1': 'Teal', '2': 'Pink', '3': 'Brown'}[number[1]]
        person.tap('toggle button', re.compile(f'^{colour} {number[0]}: '))
        purser.find('toggle button', number)
    if not person.is_pressed(number):
        person.tap('toggle button', number)
    purser.wait(lambda: is_focused(purser.find('text', 'Sector tile: Metal')), f'tile {number}')
    keys = TILES[number[2]]
    person.type(*(keys.removesuffix('Return')), *(['Return'] if keys.endswith('Return') else []))


def tiles(person):
    known = 26
    for level in '123':
        with looking_at(person.purser, 'grouping', 'Sector Tiles'):
            for colour in '123':
                for index in TILES:
                    tile(person, level + colour + index)
        known += 9
        told(person.purser, known)


def take_back(purser):
    """One key undoes the last component, in the play as well."""
    purser.find('button', 'Undo: Sector tile 337')
    purser.keys('ctrl+z')
    purser.find('button', 'Undo: Sector tile 335')
    told(purser, 52)
    purser.touch('button', 'Undo: Sector tile 335')
    told(purser, 51)


def check(home):
    items = json.loads((pathlib.Path(home) / 'data/purser/copies/phoenix.json').read_text())['items']
    for kind, levels in SHIPS.items():
        for level, digits in enumerate(levels, 1):
            wanted = dict(zip(['cost', 'fee', 'metal'] + OWN.get(kind, []), map(int, digits or '')))
            found = {key: value for key, value in items.get(f'ship-{kind}-{level}', {}).items() if value is not None}
            assert found == wanted, (kind, level, found)
    track = items['track-transport']
    assert track['lobby'] == [2, 2, 3, 4, 5], track
    assert [some(reward) for reward in track['rewards'][:3]] == [{'gems': 2}, {'metal': 1}, {'vp': 3}], track
    assert track['rewards'][3:] == ['x2', 'x2'], track
    hub = items['hub-b4']
    assert some(hub) == {'gems': 9, 'food': 2} and some(hub['income']) == {'gems_per_ship': 1, 'food': 1}, hub
    assert hub['metal'] == hub['income']['vp'] == 0, hub
    assert [some(quarter) for quarter in items['tile-112']['quarters']] == [{'food': 2}, {'water': 1}, {}] and \
        items['tile-112']['metal'] == 3, items['tile-112']
    assert [some(quarter) for quarter in items['tile-217']['quarters']] == [{'gems': 1}, {}], items['tile-217']
    assert 'tile-335' not in items and 'tile-337' not in items, 'what was taken back is still there'


def some(gains):
    return {key: value for key, value in gains.items() if isinstance(value, int) and value > 0}


def type_over(purser, title, number):
    """Touches a number, left of its minus and plus, with a hand that is not quite still, and types another one over it."""
    node = purser.find('spin button', title)
    x, y = purser.middle(node)
    at = x - node.get_extents(Atspi.CoordType.WINDOW).width // 2 + 20, y
    subprocess.run(['xdotool', 'mousemove', '--window', purser.window(), *map(str, at), 'mousedown', '1',
                    'mousemove_relative', '1', '0', 'mouseup', '1'], check=True)
    purser.wait(lambda: is_focused(node), f'{title} to be typed')
    for digit in str(number):
        purser.keys(digit)
    purser.wait(lambda: Atspi.Value.get_current_value(node) == number, f'{title} {number}')


def set_up(purser):
    """The set-up asks for the back of a hub."""
    for colour, drawn in (('Teal', 2), ('Pink', 21), ('Brown', 12), ('Pink', 13), ('Gold', 12), ('Teal', 13)):
        type_over(purser, colour, drawn)
    purser.click('button', 'Enter the supply')
    purser.find('heading', re.compile('^What does the back of Aoi’s hub give'))
    purser.fill(purser.find('text', 'Name of the hub'), 'B-1')
    for good, amount in (('GEM', 8), ('Food', 2)):
        purser.fill(purser.find('text', good), str(amount))
    number_tiles(purser)
    purser.click('button', 'Enter what the hub gives')
    purser.find('heading', re.compile('^What does the back of Ben’s hub give'))


def number_tiles(purser):
    """A touched sector asks for its number at once; there is a field for each that is built."""
    assert purser.look('text', re.compile('^Numbers of these sector tiles')) is None
    for level, number in enumerate(('124', '221'), 1):
        purser.touch('toggle button', f'Sector Pink {level}')
        purser.wait(lambda: is_focused(purser.find('text', f'Numbers of these sector tiles: Pink {level}')), 'the number to be typed')
        purser.keys(*number)
    assert purser.look('text', re.compile('sector tiles: (Teal|Brown|Pink 3)')) is None


def add_kinds(home):
    """Two kinds in one quarter: by the plus key before the letter of the first, 2 GEM and a food; and by the button of that
    name after the next quarter is reached, a water and 3 metal."""
    with Purser(home=home, width=360, height=720) as purser:
        person = Counter(purser, ('Aoi', 'Ben', '千尋'))
        begin(purser)
        open_copy(purser)
        with looking_at(purser, 'dialog', re.compile('^Your Copy')):
            with looking_at(purser, 'grouping', 'Sector Tiles'):
                tile_of_two_kinds(person)
        purser.find('button', 'Undo: Sector tile 111')
    quarters = json.loads((pathlib.Path(home) / 'data/purser/copies/phoenix.json').read_text())['items']['tile-111']['quarters']
    assert [some(quarter) for quarter in quarters] == [{'gems': 2, 'food': 1}, {'water': 1, 'metal': 3}, {}], quarters


def tile_of_two_kinds(person):
    purser = person.purser
    person.tap('toggle button', re.compile('^Teal 1: '))
    purser.wait(lambda: is_focused(purser.find('text', 'Sector tile: Metal')), 'tile 111')
    person.type(*'33')
    purser.wait(lambda: is_focused(purser.find('text', 'sector tile 111, quarter 1')), 'the first quarter')
    person.type('2', 'plus', 'g', 'f')
    purser.wait(lambda: is_focused(purser.find('text', 'sector tile 111, quarter 2')), 'the second quarter')
    person.type('w')
    purser.wait(lambda: is_focused(purser.find('text', 'sector tile 111, quarter 3')), 'the third quarter')
    purser.click('button', 'And another kind (key +)')
    purser.wait(lambda: is_focused(purser.find('text', 'sector tile 111, quarter 2')), 'the second quarter again')
    person.type('3', 'm')
    purser.wait(lambda: is_focused(purser.find('text', 'sector tile 111, quarter 3')), 'the third quarter again')
    picture(purser)
    person.type('0')


def picture(purser):
    if 'PURSER_PICTURES' in os.environ:
        purser.picture(pathlib.Path(os.environ['PURSER_PICTURES']) / 'phoenix-plus.png')


def told_once(home):
    with Purser(home=home, width=1200, height=800) as purser:
        purser.find('button', 'New Play')
        purser.keys('ctrl+n')
        purser.click('radio button', 'Space Station Phoenix')
        for seat, name in enumerate(('Aoi', 'Ben')):
            purser.fill(purser.find('text', f'Player {seat + 1}'), name)
        purser.click('button', 'Start')
        set_up(purser)
        open_copy(purser)
        purser.find('text', 'Hub B-1: GEM at the start')
    hub = json.loads((pathlib.Path(home) / 'data/purser/copies/phoenix.json').read_text())['items']['hub-B-1']
    assert some(hub) == {'gems': 8, 'food': 2}, hub
    play, = (pathlib.Path(home) / 'data/purser/plays').glob('*.purser')
    start = next(json.loads(line) for line in play.read_text().splitlines() if '"start"' in line)
    assert start['tiles'] == {'pink': [124, 221]} and start['sectors'] == {'pink': 2}, start


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=360, height=720) as purser:
        person = Counter(purser, ('Aoi', 'Ben', '千尋'))
        begin(purser)
        open_copy(purser)
        with looking_at(purser, 'dialog', re.compile('^Your Copy')):
            ships(person)
            step(f'{person.keys} keys read off all ships')
            tracks(person)
            step(f'with the diplomacy tracks {person.keys}')
            hubs(person)
            step(f'with three hubs {person.keys}')
            tiles(person)
            assert person.presses + person.keys <= GOAL, f'{person.presses} presses and {person.keys} keys'
            step(f'the box of three players takes {person.presses} presses and {person.keys} keys')
            take_back(purser)
            step('what was read off last is taken back by a key, and by a touch')
        purser.keys('Escape')
        purser.gone('dialog', re.compile('^Your Copy'))
    check(home)
    step('everything is kept')
    add_kinds(tempfile.mkdtemp(prefix='purser-ui-'))
    step('two kinds in one quarter')
    told_once(tempfile.mkdtemp(prefix='purser-ui-'))
    step('what the set-up was told of a hub is known')


run(main)
