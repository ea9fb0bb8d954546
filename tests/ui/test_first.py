#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page without plays: sample plays, which are not added to the library, and the rules.

For the screen of tests/harness/on-screen.
"""
import re

from purser_window import is_focused, Purser, run, step


def look_up(purser):
    """On a phone, what is beside the list of a wide window was never shown, so nothing leads back to it."""
    purser.find('entry')
    purser.keys(*'reroll')
    purser.touch('list item', 'Reroll')
    purser.find('label', re.compile('^After your own roll'))
    assert not purser.is_enabled('button', 'Go Back')
    purser.touch('button', 'Back')
    purser.gone('button', 'Go Back')
    purser.keys('alt+Left')
    purser.find('label', 'No Plays Yet')
    step('the way back from the first rule leads to the list, and from there out of the rules')


def set_up(purser):
    """Starting at once shows what is missing, and which of the games is for all others."""
    purser.touch('button', 'New Play')
    purser.find('label', 'Any other game · 1 to 12 players')
    purser.find('label', 'Enter at least 2 names')
    assert not purser.is_enabled('button', 'Start')
    for seat in (1, 2):
        purser.fill(purser.find('text', f'Player {seat}'), 'Aoi')
    purser.find('label', 'Two players are called Aoi, and would count as one person')
    purser.fill(purser.find('text', 'Player 2'), 'Ben')
    purser.gone('label', re.compile('^(Enter at least|Two players)'))
    purser.wait(lambda: purser.is_enabled('button', 'Start'), 'a play that can begin')
    step('what is missing before the start is said, and no longer once it is there')
    purser.keys('alt+Left')
    purser.find('label', 'No Plays Yet')


def main():
    for size in ((360, 720), (1200, 800)):
        with Purser(width=size[0], height=size[1]) as purser:
            purser.find('label', 'No Plays Yet')
            purser.click('toggle button', 'Sample Plays')
            purser.wait(lambda: any(map(is_focused, purser.all('menu item'))), 'a game that can be chosen')
            purser.keys('Return')
            purser.find('button', 'Play Menu')
            step(f'a play to look at opens at {size[0]} × {size[1]}')
            purser.keys('alt+Left')
            purser.find('label', 'No Plays Yet')
            step('and is not kept among the plays')
            set_up(purser)
            purser.touch('button', 'Rules and Cards')
            purser.gone('label', 'No Plays Yet')
            step('the rules are a tap away')
            if size[0] < 1000:
                look_up(purser)


run(main)
