#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The clock of the machine is set back and forward during a play, and the time zone changes: each move has the local time of
its moment, and time that cannot have passed at the table does not count."""
import datetime
import json
import os
import pathlib
import re
import tempfile

from preload import preload
from purser_window import Purser, run, step
from space_base import end_turn, roll

PLAY = ('{"purser":1,"game":"space-base","id":"d","created":"2026-11-22T08:00:00+09:00",'
        '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n'
        '{"n":1,"at":"2026-11-22T08:00:00+09:00","move":"draft","player":0,"cards":["L1-12-b"]}\n'
        '{"n":2,"at":"2026-11-22T08:00:00+09:00","move":"draft","player":1,"cards":["L1-03-b"]}\n')


def set_clock(wall):
    """Sets the clock by replacing its file at once: an empty file would mean the real time."""
    moment, clock = datetime.datetime.fromisoformat(wall), pathlib.Path(os.environ['PURSER_CLOCK'])
    fresh = clock.with_suffix('.fresh')
    fresh.write_text(str(int(moment.timestamp())))
    fresh.replace(clock)


def times(path, move):
    """Returns the times of the moves of a kind in the file."""
    records = [json.loads(line) for line in path.read_text().splitlines()]
    return [record['at'] for record in records if record.get('move') == move]


def check_times(purser, path, move, *expected):
    purser.find('image', 'Saved')
    purser.wait(lambda: len(times(path, move)) == len(expected), f'{len(expected)} × {move} in the file')
    assert times(path, move) == list(expected), times(path, move)


def find_row(purser, words):
    purser.find('label', re.compile(f'^Round [0-9] · {words}'))


def in_tokyo(home, path):
    """Five minutes; back by two hours, which counts as nothing; ten minutes; forward by forty days, which is a break."""
    os.environ['TZ'] = 'JST-9'
    set_clock('2026-11-22T08:05:00+09:00')
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        roll(purser, '35')
        set_clock('2026-11-22T06:05:00+09:00')
        end_turn(purser, 'Ben')
        check_times(purser, path, 'end-turn', '2026-11-22T06:05:00+09:00')
        step('a move after the clock was set back is saved with what is on the wall')
        set_clock('2026-11-22T06:15:00+09:00')
        roll(purser, '24')
        set_clock('2027-01-01T06:15:00+09:00')
        end_turn(purser, 'Aoi')
        check_times(purser, path, 'end-turn', '2026-11-22T06:05:00+09:00', '2027-01-01T06:15:00+09:00')
        purser.keys('alt+Left')
        find_row(purser, '01/01/2027 · 15\u00a0min')
        step('and one after it was set forward; what passed at the table are 15 minutes')


def in_new_york(home, path):
    """Half an hour later, but on the day before by the calendar."""
    os.environ['TZ'] = 'EST5'
    set_clock('2027-01-01T06:45:00+09:00')
    with Purser(home=home, width=360, height=720) as purser:
        find_row(purser, '12/31/2026 · 15\u00a0min')
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('heading', re.compile('^Aoi’s turn'))
        roll(purser, '11')
        check_times(purser, path, 'roll', '2026-11-22T08:05:00+09:00', '2026-11-22T06:15:00+09:00', '2026-12-31T16:45:00-05:00')
        purser.keys('alt+Left')
        find_row(purser, '12/31/2026 · 45\u00a0min')
        step('in another zone the play goes on with its time, and half an hour is half an hour')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    path = home / 'data' / 'purser' / 'plays' / 'play.purser'
    path.parent.mkdir(parents=True)
    path.write_text(PLAY)
    os.environ['PURSER_CLOCK'] = str(home / 'clock')
    preload('set-clock')
    in_tokyo(home, path)
    in_new_york(home, path)


run(main)
