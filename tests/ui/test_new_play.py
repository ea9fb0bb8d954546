#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a new play: players added one after the other, free colors, the user's own pad, which is found again by its name,
and toasts, which do not cover the button that starts the play.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import subprocess
import tempfile

from purser_window import Atspi, is_focused, Purser, run, step, wait_still

SIZES = ((360, 720), (1200, 800))
# The options of the shipped pad “Golf (cards)”.
OPTIONS = {'rounds': True, 'length': 9, 'highest_wins': False}
OWN = 'Our Golf'


def write_own_pad(home):
    folder = home / 'data' / 'purser' / 'score-pads'
    folder.mkdir(parents=True)
    (folder / f'{OWN}.json').write_text(json.dumps({'purser_score_pad': 1, 'title': OWN, 'options': OPTIONS}))


def write_play(home, colours, **more):
    header = {'purser': 1, 'game': 'score-pad', 'options': OPTIONS, **more,
              'players': [{'name': name, 'colour': colour} for name, colour in zip(('Aoi', 'Ben'), colours)]}
    path = home / 'golf.purser'
    path.write_text(f'{json.dumps(header)}\n{{"n":1,"move":"stop"}}\n')
    return path


def is_chosen(purser, title):
    return purser._search(purser.find('combo box', 'Pad'), 'label', title)


def ask_rematch(purser):
    purser.touch('button', 'Result')
    purser.touch('button', 'Rematch')
    purser.find('text', 'Game or Pad')


def find_own_pad(home, size):
    write_own_pad(home)
    with Purser(write_play(home, ('blue', 'red'), title=OWN), home=home, width=size[0], height=size[1]) as purser:
        ask_rematch(purser)
        purser.wait(lambda: is_chosen(purser, OWN), 'the pad of that name, and not the one that ships')
        name = purser.find('text', 'Game or Pad')
        purser.wait(lambda: Atspi.Text.get_text(name, 0, -1) == OWN, 'its title')
        step('a rematch is of the pad that was played, though one that ships scores alike')
        say_in_passing(purser, size)


def at(node):
    return node.get_extents(Atspi.CoordType.WINDOW)


def say_in_passing(purser, size):
    """The toast about a deleted pad is above the button that starts the play."""
    purser.touch('button', 'Delete This Pad')
    undo = purser.find('button', 'Undo')
    wait_still(lambda: at(undo).y, 'the toast')
    start = at(purser.find('button', 'Start'))
    step(f'what is said in passing leaves Start in sight, {size[0]} wide', at(undo).y + at(undo).height <= start.y)


def offer_free_colours(home, size):
    with Purser(write_play(home, ('red', 'red')), home=home, width=size[0], height=size[1]) as purser:
        ask_rematch(purser)
        purser.find('label', 'Aoi and Ben have the same color')
        step('two who have the same color are told', purser.is_enabled('button', 'Start'))
        purser.touch('toggle button', 'Color of Ben: Red')
        purser.find('button', 'Blue')
        assert purser.look('button', 'Red') is None, 'what Aoi has is offered'
        purser.touch('button', 'Blue')
        purser.gone('label', 'Aoi and Ben have the same color')
        purser.touch('toggle button', 'Color of Aoi: Red')
        purser.find('button', 'Green')
        assert purser.look('button', 'Blue') is None, 'what Ben has is offered'
        purser.find('button', 'Red')
    step('only colors are offered that nobody else has')


def add_again_and_again(size):
    """Who presses at the same spot again adds another player, who is entered next."""
    with Purser(width=size[0], height=size[1]) as purser:
        purser.keys('ctrl+n')
        purser.find('text', 'Player 2')
        place = purser.point_at(purser.touch('button', 'Add a Player'))
        for number in (3, 4, 5):
            added = purser.find('text', f'Player {number}')
            purser.wait(lambda: is_focused(added) and purser.is_in_sight(added), f'player {number} to be entered')
            wait_still(lambda: at(added).y, f'player {number}')
            subprocess.run(['xdotool', *place, 'click', '1'], check=True)
        purser.count(5, 'text', re.compile('^Player [0-9]$'))
    step(f'players are added one after the other, {size[0]} wide')


def main():
    for size in SIZES:
        add_again_and_again(size)
        find_own_pad(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')), size)
        offer_free_colours(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')), size)


run(main)
