#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player joins a Score Pad that has begun, is asked for points, and the result says so; a player leaves one, and is not
asked any more.

For the screen of tests/harness/on-screen.
"""
import pathlib
import re
import tempfile

from purser_window import Purser, run, step

HEADER = ('{"purser":1,"game":"score-pad","id":"late","created":"2026-11-21T19:00:00+09:00",'
          '"players":[{"name":"Aoi","colour":"blue"},{"name":"Ben","colour":"red"}],"options":{"rounds":true,"target":20}}')
MOVES = ('"move":"score","player":0,"round":1,"value":5', '"move":"score","player":1,"round":1,"value":9',
         '"move":"score","player":0,"round":2,"value":3')


def write_play(path):
    lines = [f'{{"n":{i},"at":"2026-11-21T19:01:10+09:00",{move}}}' for i, move in enumerate(MOVES, 1)]
    path.write_text('\n'.join([HEADER, *lines, '']))


def ask(purser):
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('j')
    purser.find('dialog', 'A Player Joins')


def score(purser, who, points):
    purser.find('heading', re.compile(f'^{who}: Round '))
    purser.keys(*points, 'Return')


def join_by_name(purser, path):
    ask(purser)
    step('nobody joins without a name', not purser.is_enabled('button', 'Join'))
    purser.fill(purser.find('text', 'Name'), 'Dagny')
    purser.wait(lambda: purser.is_enabled('button', 'Join'), 'a way to join')
    purser.touch('button', 'Join')
    purser.find('button', re.compile('^Dagny, Round 2: empty'))
    record = purser.last_record(path, 'move', 'join')
    step('the file says who joined, with a colour of her own',
         (record['player'], record['name']) == (2, 'Dagny') and
         record['colour'] not in ('blue', 'red'))


def undo_and_join_again(purser, path):
    purser.keys('ctrl+z')
    purser.last_record(path, 'undo')
    ask(purser)
    purser.fill(purser.find('text', 'Name'), '千尋')
    purser.keys('Return')
    purser.find('button', re.compile('^千尋, Round 2: empty'))
    record = purser.last_record(path, 'move', 'join')
    step('a slip is undone, and the place is free for somebody else', (record['player'], record['name']) == (2, '千尋'))


def play_on(purser, path):
    score(purser, 'Ben', '1')
    score(purser, '千尋', ('2', '5'))
    purser.find('label', re.compile('^千尋 joined after the beginning'))
    step('whoever joined is asked for points, ends the play, and the result says who was not there at first')
    assert purser.look('label', 'Dagny') is None
    purser.keys('alt+Left')


def leave(purser):
    """Ben is the second of three: after Aoi the third is asked."""
    score(purser, 'Ben', '1')
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('l')
    purser.find('button', 'Leave')
    purser.touch('toggle button', 'Ben')
    purser.touch('button', 'Ben Leaves')
    purser.find('label', 'Left')
    purser.find('heading', '千尋: Round 2')
    for key in ('4', 'Enter'):
        purser.touch('button', key)
    score(purser, 'Aoi', '2')
    purser.find('heading', '千尋: Round 3')
    score(purser, '千尋', '3')
    purser.find('heading', 'Aoi: Round 4')
    step('whoever has left is asked for no more points')


def main():
    for size in ((360, 720), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            home = pathlib.Path(name)
            path = home / 'late.purser'
            write_play(path)
            with Purser(path, home=home, width=size[0], height=size[1]) as purser:
                purser.find('heading', 'Ben: Round 2')
                join_by_name(purser, path)
                undo_and_join_again(purser, path)
                play_on(purser, path)
            write_play(path)
            with Purser(path, home=home, width=size[0], height=size[1]) as purser:
                ask(purser)
                purser.fill(purser.find('text', 'Name'), '千尋')
                purser.keys('Return')
                # Until the play is reopened from its file, the window ignores keys.
                purser.find('button', re.compile('^千尋, Round 2: empty'))
                leave(purser)


run(main)
