#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The expectations that `replay --odds` prints: test_odds.py PURSER_CLI PLAY

Aoi has three ships and a hub that gives 1 GEM each and 1 food. On sector tile 111 the left quarter gives 2 food, and its
resident moved in earlier; the right one gives 1 water, and is empty. So an income is 3 GEM and 1 + 2 = 3 food; the sector
adds 2 food of that, and 1 water more once both quarters are occupied. Ben's values are unknown.
"""
import subprocess
import sys

WANTED = ['Aoi: income brings GEM +3, Food +3 · sector Teal 1 adds Food +2, fully occupied Food +2, Water +1 · '
          'one more in Teal 1: Water +1',
          'Ben: income brings, as far as is known, nothing']


def replay(*words):
    return subprocess.run([sys.argv[1], 'replay', *words, sys.argv[2]], capture_output=True, text=True, timeout=60, check=True,
                          env={'LC_ALL': 'C.UTF-8'}).stdout.splitlines()


plain, told = replay(), replay('--odds')
print('1..2')
print(f'{"ok" if told[-2:] == WANTED else "not ok"} 1 - income, by hub, sector and resident', flush=True)
print(f'{"ok" if told[:-2] == plain else "not ok"} 2 - and before it where the play stands', flush=True)
