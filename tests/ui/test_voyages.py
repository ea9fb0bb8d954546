#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays of the three games with a map, entered by touch from set-up to the last turn. To take a minute instead of ten, the
phone gets a part of the set-up and a turn, the desktop others, and the moves in between are in the file already."""
import collections
import re
import sys

from purser_window import run, step
from replay import Replay

PHONE, DESK = (360, 720), (1200, 800)
# The game, and the moves that are skipped on the phone and on the desktop.
PLAYS = {
    'starfarers': {PHONE: [(4, 20), (26, 420)], DESK: [(0, 28), (35, 100), (104, 420)]},
    'starfarers-off': {PHONE: [(0, 21), (25, 322)]},
    'andromeda': {PHONE: [(0, 10), (17, 118)], DESK: [(0, 22), (26, 118)]},
    # The expedition in the middle befriends a human.
    'phoenix': {PHONE: [(0, 57), (67, 346)], DESK: [(0, 67), (76, 271), (272, 340)]},
}
WINNERS = {'starfarers': '千尋', 'starfarers-off': '千尋', 'andromeda': 'Aoi', 'phoenix': 'Aoi'}


def see_the_end(game):
    return lambda purser: purser.find('heading', re.compile(f'{WINNERS[game]} wins$'))


def main():
    for game in sys.argv[1:] or PLAYS:
        for size, skip in PLAYS[game].items():
            Replay(game, size=size, skip=skip, at_end=see_the_end(game)).run(collections.defaultdict(list))
            step(f'{game} is played to its end by touch, {size[0]} × {size[1]}')


run(main)
