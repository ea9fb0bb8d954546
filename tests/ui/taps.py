#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the presses of a person who enters a whole sample play: taps.py [GAME …]

The sample is replayed through the real window, each move as somebody would enter it who looks at the table: what is
touched is pressed with the pointer on its middle, and every press and every key is counted. A game says in GAMES how its
moves are entered (persons.py); the rest is the same for all. What is printed is a table by kind of turn, in presses, keys
and screens that are scrolled, and whether the file that came of it holds the moves of the sample.
"""
import collections
import os
import sys

from persons import GAMES
from replay import Replay

SIZE = tuple(int(n) for n in os.environ.get('PURSER_TAPS_SIZE', '1200x800').split('x'))


def main():
    games = sys.argv[1:] or list(GAMES)
    most = int(os.environ['PURSER_TAPS_MOVES']) if 'PURSER_TAPS_MOVES' in os.environ else None
    for game in games:
        told = collections.defaultdict(list)
        Replay(game, most=most, size=SIZE).run(told)
        for kind, turns in told.items():
            presses, keys, screens = ([one[i] for one in turns] for i in (0, 1, 2))
            scrolls = [one for one in screens if one > 0]
            print(f'{game}: {kind}: {len(turns)} turns, presses {min(presses)} to {max(presses)}, '
                  f'{sum(presses) / len(presses):.1f} on average; keys {sum(keys)}; '
                  f'{len(scrolls)} turns scroll, {max(screens):.2f} screens at most', flush=True)


main()
