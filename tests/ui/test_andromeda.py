#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A short play of Andromeda in the window: the board is read off once, stations are placed, a challenge is made."""
import json
import re
import sys
import tempfile
import pathlib

from purser_window import Purser

NAMES = ('Aoi', 'Ben', '千尋')
# For the test alone: nobody's board.
CENTRES = ((14, 9, 5), (13, 8, 4), (12, 10, 6), (11, 9, 7), (12, 8, 5), (10, 7, 4), (13, 11, 6))
count = 0


def step(what, good=True):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Andromeda')
    while purser.look('text', 'Player 3') is None:
        purser.click('button', 'Add a Player')
        purser.find('text', 'Player 3')
    for seat, name in enumerate(NAMES):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', re.compile('^Aoi draws 6 planet cards'))


def read_off(purser):
    """The centre values, in the picture of the seven planets."""
    purser.click('button', re.compile('^Read off Your Copy'))
    for planet, values in enumerate(CENTRES):
        for place, value in enumerate(values):
            purser.fill(purser.find('text', f'Planet {planet + 1}, centre {place + 1}'), str(value))
    purser.click('button', 'Remember')
    purser.gone('text', 'Planet 1, centre 1')


def place(purser):
    for name in NAMES:
        purser.find('heading', re.compile(f'^{name} draws'))
        purser.fill(purser.find('spin button', 'Planet 1'), '4')
        purser.fill(purser.find('spin button', 'Planet 2'), '2')
        purser.find('label', '6 of 6 cards')
        purser.click('button', 'Place the drawn stations')
    prompt = purser.find('grouping', 'Who is the start player?')
    purser._search(prompt, 'button', 'Aoi').get_action_iface().do_action(0)


def challenge(purser):
    """The chance is told before the challenge is made, and follows what is entered."""
    purser.find('heading', re.compile('^Aoi begins'))
    purser.click('button', re.compile('Challenge on planet 1 '))
    purser.find('label', re.compile('^1 draw from 18 stations, 6 of them yours: chance of a centre 33 %'))
    purser.fill(purser.find('spin button', 'Planet cards in the set'), '5')
    purser.find('label', re.compile('^2 draws from 18 stations'))
    prompt = purser.find('grouping', re.compile('^Aoi begins'))
    for name in ('Ben', 'Aoi'):
        purser._search(prompt, 'button', name).get_action_iface().do_action(0)
    purser.find('label', re.compile('Aoi: Economic centres \\+14'))
    purser.click('button', re.compile('^Challenge on planet 1 '))
    purser.find('heading', 'Aoi has 2 actions')
    purser.find('grouping', re.compile('^Planet 1, centre 14 of Aoi'))


def stop(purser):
    purser.click('toggle button', 'Menu of This Play')
    purser.find('menu item')
    purser.keys('e')
    purser.click('button', 'End the Play Early')
    purser.find('heading', 'Aoi wins')


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        step('a play of Andromeda begins')
        read_off(purser)
        copy = json.loads((pathlib.Path(home) / 'data/purser/copies/andromeda.json').read_text())
        assert copy['items']['planet-0']['centres'] == [14, 9, 5], copy
        step('the centre values are entered once, and kept')
        place(purser)
        step('the drawn stations are placed')
        challenge(purser)
        step('a challenge tells its chance, and what it brings, before it is made')
        stop(purser)
        step('the play comes to its result')
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        purser.find('button', re.compile('^Read off Your Copy… \\(1 '))
        step('the next play knows the board')
    print(f'1..{count}')


try:
    main()
except AssertionError as problem:
    step(str(problem).replace('\n', ' '), good=False)
    sys.exit(1)
