#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A short play of Space Station Phoenix in the window: printed numbers are asked for when they are needed, and kept."""
import json
import pathlib
import re
import sys
import tempfile

from purser_window import Purser

NAMES = ('Aoi', 'Ben')
count = 0


def step(what, good=True):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Space Station Phoenix')
    for seat, name in enumerate(NAMES):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', re.compile('^Draw 50 aliens'))


def set_up(purser):
    for colour, drawn in (('Teal', 13), ('Pink', 13), ('Brown', 12), ('Gold', 12)):
        purser.fill(purser.find('spin button', colour), str(drawn))
    purser.find('label', '50 of 50 aliens')
    purser.click('button', 'Enter the supply')
    for name in NAMES:
        purser.find('heading', re.compile(f'^What does the back of {name}’s hub give'))
        for good, amount in (('GEM', 12), ('Food', 1), ('Water', 1), ('Metal', 1)):
            purser.fill(purser.find('spin button', good), str(amount))
        purser.click('button', 'Enter what the hub gives')
    purser.find('heading', re.compile('^Aoi’s turn'))


def expedition(purser):
    """Only what was rolled can be kept."""
    purser.click('button', 'Aoi: Expedition')
    purser.click('toggle button', '1')
    purser.fill(purser.find('spin button', 'GEM onto the ship; what is learned if left out'), '2')
    foods = purser.all('spin button', 'Food')
    assert len(foods) == 2, foods
    purser.fill(foods[0], '2')
    purser.fill(foods[1], '2')
    purser.find('label', re.compile('Aoi: GEM −2 .* Aoi: Food \\+2'))
    purser.click('button', 'Expedition')
    purser.find('heading', 'Aoi’s action is complete')


def keep(purser):
    purser.click('button', re.compile('^Keep what is printed on the ship: Expedition 1'))
    purser.gone('button', re.compile('^Keep what is printed'))
    purser.click('button', re.compile('End the turn'))
    purser.find('heading', re.compile('^Ben’s turn'))


def look_up(purser):
    """Your copy says what it knows, and where that comes from."""
    purser.click('toggle button', 'Menu of This Play')
    purser.find('menu item')
    purser.keys('y')
    purser.find('label', 'Ship: Expedition 1')
    purser.find('label', 'Your copy')
    purser.keys('Escape')


def stop(purser):
    purser.click('toggle button', 'Menu of This Play')
    purser.find('menu item')
    purser.keys('e')
    purser.click('button', 'End the Play Early')
    purser.find('heading', re.compile('wins?$'))


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        step('a play of Space Station Phoenix begins')
        set_up(purser)
        step('supply and hubs are entered')
        expedition(purser)
        step('an expedition keeps of its dice what can be kept')
        keep(purser)
        copy = json.loads((pathlib.Path(home) / 'data/purser/copies/phoenix.json').read_text())
        assert copy['items']['ship-expedition-1']['cost'] == 2, copy
        step('what was read off the ship is kept with one tap')
        look_up(purser)
        step('your copy shows it')
        stop(purser)
        step('the play comes to its result')
    print(f'1..{count}')


try:
    main()
except AssertionError as problem:
    step(str(problem).replace('\n', ' '), good=False)
    sys.exit(1)
