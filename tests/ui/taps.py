#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the presses of a person who enters a whole sample play: taps.py [GAME …]

Replays the sample through the real window, each move as a person would enter it who looks at the table: touches press the
middle of a widget with the pointer, and every press and every key is counted. GAMES says how a game's moves are entered
(persons.py); the rest is the same for all. Prints a table by kind of turn, in presses, keys and scrolled screens, and
whether the resulting file has the moves of the sample.
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
