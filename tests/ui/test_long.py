#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A play of 20,000 records, which is unrealistic: it opens, goes on, has its charts, and is left, and the window responds."""
import pathlib
import re
import tempfile

from purser_window import Purser, run, step

HEADER = ('{"purser":1,"game":"space-base","id":"long","created":"2026-11-21T19:00:00+09:00",'
          '"players":[{"name":"Aoi"},{"name":"Ben"}]}')
RECORDS = 20000


def write(path):
    """Rolls of three that pay a little, turn by turn."""
    moves = ['"move":"draft","player":0,"cards":["L1-07-b"]', '"move":"draft","player":1,"cards":["L1-08-b"]']
    player = 1
    while len(moves) < RECORDS:
        moves += [f'"move":"roll","player":{player},"dice":[1,2]', f'"move":"allocate","player":{player},"use":"dice"',
                  f'"move":"allocate","player":{1 - player},"use":"sum"', f'"move":"end-turn","player":{player}']
        player = 1 - player
    lines = [f'{{"n":{n},"at":"2026-11-21T19:01:10+09:00",{move}}}' for n, move in enumerate(moves, 1)]
    path.parent.mkdir(parents=True)
    path.write_text('\n'.join([HEADER, *lines, '']))


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    path = home / 'data' / 'purser' / 'plays' / 'long.purser'
    write(path)
    before = path.read_text().count('\n')
    with Purser(home=home, width=1200, height=800) as purser:
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('heading', re.compile('’s turn'))
        step('20,000 records open from the library')
        purser.keys('3', '5')
        purser.find('button', 'Pay Everybody')
        purser.keys('Return')
        purser.find('heading', re.compile('what do you buy'))
        purser.wait(lambda: path.read_text().count('\n') > before, 'the roll in the file')
        step('they go on')
        purser.keys('ctrl+l')
        purser.find('label', 'Charts')
        step('they have charts')
        purser.keys('alt+Left')
        purser.find('button', 'Play Menu')
        purser.keys('alt+Left')
        purser.find('list item', re.compile('^Space Base'))
        step('and are left')


run(main)
