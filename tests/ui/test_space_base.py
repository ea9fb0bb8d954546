#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A play of Space Base in the window, as a person would enter it: from the empty library to the result."""
import re
import sys
import tempfile
import time

from purser_window import Purser

NAMES = ('Aoi', 'Ben', '千尋')
count = 0


def step(what, good=True):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def pick(purser, card):
    """Finds a card by its id and takes it with Enter."""
    purser.fill(purser.find('entry', 'Search'), card)
    purser.wait(lambda: purser.only_item(card), f'{card} alone in the list')
    purser.keys('Return')


def begin(purser):
    purser.click('button', re.compile('New Play'))
    purser.click('button', 'Add a Player')
    for seat, name in enumerate(NAMES):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', 'Aoi: which ships did you buy?')


def draft(purser):
    """Everybody takes one ship, which is all that is asked; nothing is left to confirm."""
    for name, card in zip(NAMES, ('L1-01-a', 'L1-05-a', 'L1-09-a')):
        purser.find('heading', f'{name}: which ships did you buy?')
        pick(purser, card)
        purser.gone('heading', f'{name}: which ships did you buy?')
    purser.find('heading', re.compile('^千尋’s turn'))


def turn(purser, name, dice):
    """Two digit keys, Enter for the payouts, Enter for the end of the turn."""
    purser.find('heading', re.compile(f'^{name}’s turn'))
    purser.keys(*dice)
    purser.find('button', 'Confirm All')
    purser.keys('Return')
    purser.click('button', re.compile('Buy nothing and end the turn'))


def undo_and_redo(purser):
    purser.find('heading', re.compile('^Aoi’s turn'))
    purser.keys('2', '6')
    purser.find('heading', re.compile('^Aoi rolled 2 and 6'))
    purser.keys('ctrl+z')
    purser.find('heading', re.compile('^Aoi’s turn'))
    purser.find('button', re.compile('^Redo: Aoi rolled 2 and 6'))
    purser.keys('ctrl+shift+z')
    purser.find('heading', re.compile('^Aoi rolled 2 and 6'))
    purser.keys('Return')


def refuse(purser):
    """Nobody starts with 12 credits: the app says so, and records it when the table insists. Once the card is put back
    there is nothing to insist on."""
    purser.find('heading', re.compile('what do you buy'))
    pick(purser, 'C-12')
    purser.find('button', 'Record It Anyway')
    purser.click('button', re.compile('C-12$'))
    purser.gone('button', 'Record It Anyway')
    pick(purser, 'C-12')
    purser.find('button', 'Record It Anyway')
    purser.keys('Escape')
    purser.gone('button', 'Record It Anyway')


def correct(purser):
    """Aoi gets 40 VP by hand, so that the end is near."""
    purser.keys('ctrl+b')
    purser.find('button', 'Correct')
    purser.click('toggle button', 'Aoi')
    purser.click('toggle button', 'Victory points')
    purser.fill(purser.find('text', 'Number or sum'), '38+2')
    purser.click('button', 'Correct')
    purser.gone('button', 'Correct')


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=1200, height=800) as purser:
        begin(purser)
        step('a play begins with three players')
        draft(purser)
        step('everybody’s first ship is found by typing')
        turn(purser, '千尋', '34')
        step('two digits are a roll, Enter takes what is proposed')
        undo_and_redo(purser)
        step('a roll is undone and redone with the keys, in words')
        refuse(purser)
        step('a purchase that costs too much is refused, and Escape puts that away')
        purser.click('button', re.compile('Buy nothing and end the turn'))
        purser.find('heading', re.compile('^Ben’s turn'))
    with Purser(home=home) as purser:
        purser.click('list item', re.compile('Space Base'))
        turn(purser, 'Ben', '11')
        step('after a restart the play goes on with one tap')
        purser.find('heading', re.compile('^千尋’s turn'))
        correct(purser)
        step('a balance is corrected by hand')
        for name, dice in zip(('千尋', 'Aoi', 'Ben'), ('12', '33', '56')):
            turn(purser, name, dice)
        purser.find('heading', 'Aoi wins')
        step('40 VP end the play after equal turns, and the result shows who won')
        purser.click('button', 'Rematch')
        purser.find('text', 'Player 1')
        step('a rematch begins with the same people')
    print(f'1..{count}')


try:
    main()
except AssertionError as problem:
    step(str(problem).replace('\n', ' '), good=False)
    sys.exit(1)
