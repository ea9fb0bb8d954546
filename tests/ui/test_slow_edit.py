#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a change of the past would bring takes long to work out: the dialogs answer meanwhile, say so, and can be left.

A thread works, and is kept from its end for as long as somebody looks (tests/support/held-thread.c). For the screen of
tests/harness/on-screen.
"""
import contextlib
import json
import os
import pathlib
import re
import tempfile

from preload import preload
from purser_window import Purser, run, step

PLANETS = [[0, 'food', 4, 'carbon', 8], [1, 'ore', 8, 'fuel', 10], [2, 'ore', 3, 'food', 6], [2, 'fuel', 2, 'goods', 6],
           [1, 'carbon', 8, 'fuel', 11], [0, 'fuel', 10, 'goods', 3], [0, 'food', 6, 'carbon', 5], [1, 'goods', 6, 'ore', 9],
           [2, 'ore', 8, 'goods', 12]]
# Aoi's two trades need the six ore that were entered by hand.
GAIN, TRADES = 10, [12, 13]
GAINED = 'Aoi: Ore corrected by +6'
WORKS = 'Working out the consequences…'
KEEP = 'Keep the later entries anyway'


def starfarers():
    yield {'purser': 1, 'game': 'starfarers', 'id': 'edit', 'created': '2026-11-21T19:00:00+09:00', 'options': {'hands': 'on'},
           'players': [{'name': 'Aoi'}, {'name': 'Ben'}, {'name': '千尋'}]}
    for i, (player, *planets) in enumerate(PLANETS):
        yield {'move': 'settle', 'player': player, 'as': 'spaceport' if i >= 6 else 'colony',
               'planets': [{'resource': planets[0], 'number': planets[1]}, {'resource': planets[2], 'number': planets[3]}]}
    yield {'move': 'adjust', 'player': 0, 'account': 'ore', 'by': 6}
    yield {'move': 'roll', 'player': 0, 'dice': [1, 3]}
    for _ in TRADES:
        yield {'move': 'trade', 'player': 0, 'give': {'ore': 3}, 'take': {'food': 1}}


def space_base():
    yield {'purser': 1, 'game': 'space-base', 'id': 'seats', 'created': '2026-11-21T19:00:00+09:00', 'options': {},
           'players': [{'name': 'Aoi'}, {'name': 'Ben'}, {'name': '千尋'}]}
    for player, card in enumerate(('L1-09-a', 'L1-01-a', 'L1-05-a')):
        yield {'move': 'draft', 'player': player, 'cards': [card]}


def write_play(path, lines):
    text = (json.dumps({'n': n, **line} if n else line, ensure_ascii=False) for n, line in enumerate(lines))
    path.write_text('\n'.join(text) + '\n')


@contextlib.contextmanager
def held():
    """Keeps threads from ending their work meanwhile."""
    gate = pathlib.Path(os.environ['PURSER_THREAD_GATE'])
    gate.touch()
    try:
        yield
    finally:
        gate.unlink()


def open_entry(purser):
    there = purser.wait(lambda: purser.look('list', 'Ledger') or purser.look('toggle button', 'Ledger'),
                        'the ledger, or the button for it')
    if there.get_role_name() == 'toggle button':
        purser.touch('toggle button', 'Ledger')
    purser.touch('list item', re.compile(f'^{re.escape(GAINED)}[.] '))
    purser.click('button', f'Change: {GAINED}')
    purser.find('label', f'Edit Entry {GAIN}')
    purser.find('label', 'No numbers would change.')


def leave_editing(purser, path):
    """Somebody who does not wait for it closes the dialog, and plays on."""
    before = path.read_text()
    open_entry(purser)
    with held():
        purser.fill(purser.find('spin button'), '1')
        purser.find('label', WORKS)
        purser.touch('radio button', 'Add Note')
        purser.gone('label', WORKS)
        purser.touch('radio button', 'Change')
        purser.find('label', WORKS)
        step('a dialog answers while a thread works out what a change would bring')
        purser.keys('Escape')
        purser.gone('label', f'Edit Entry {GAIN}')
        step('and can be left', path.read_text() == before)


def leave_pressed(purser, path):
    """Somebody presses the button, and then closes the dialog after all; the thread is done while it closes."""
    before = path.read_text()
    open_entry(purser)
    purser.fill(purser.find('spin button'), '7')
    purser.wait(lambda: purser.is_enabled('button', 'Change'), 'a change that can be made')
    with held():
        purser.fill(purser.find('spin button'), '8')
        purser.find('label', WORKS)
        purser.touch('button', 'Change')
        purser.keys('Escape')
    purser.gone('label', f'Edit Entry {GAIN}')
    step('what was left is not made', path.read_text() == before)


def edit(purser, path):
    """What is known in the end is about the last value, and is made at once if the button was pressed before."""
    open_entry(purser)
    with held():
        purser.fill(purser.find('spin button'), '5')
        purser.find('label', WORKS)
        purser.fill(purser.find('spin button'), '4')
    purser.find('label', re.compile('^This cannot be done[.] “Aoi traded '))
    purser.touch('check box', KEEP)
    purser.wait(lambda: purser.is_enabled('button', 'Change'), 'a change that can be made')
    with held():
        purser.fill(purser.find('spin button'), '0')
        purser.find('label', WORKS)
        purser.touch('button', 'Change')
    record = purser.last_record(path, 'amend')
    step('the change that was asked for last is made, with all moves that have to be kept',
         record['amend'] == [GAIN, *TRADES] and record['with'][0]['by'] == 0
         and all(move.get('anyway') for move in record['with'][1:]))
    purser.gone('label', f'Edit Entry {GAIN}')


def seat(purser, path):
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('d')
    purser.find('dialog', 'Seats and Start Player')
    with held():
        purser.touch('button', 'Move 千尋 Up')
        purser.find('label', WORKS)
        purser.touch('button', 'Move 千尋 Up')
        purser.wait(lambda: not purser.is_enabled('button', 'Move 千尋 Up'), '千尋 in the first seat')
        step('players change seats while a thread works')
    purser.wait(lambda: purser.is_enabled('button', 'Change'), 'a change that can be made')
    purser.touch('button', 'Change')
    step('as they sit in the end', purser.last_record(path, 'names')['names'] == ['千尋', 'Aoi', 'Ben'])


def main():
    preload('held-thread')
    for size in ((360, 720), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            home = pathlib.Path(name)
            os.environ['PURSER_THREAD_GATE'] = str(home / 'gate')
            for lines, stories in ((starfarers(), (leave_editing, edit)), (space_base(), (seat,))):
                path = home / 'play.purser'
                write_play(path, lines)
                with Purser(path, home=home, width=size[0], height=size[1]) as purser:
                    for story in stories:
                        story(purser, path)
            write_play(path, starfarers())
            with Purser(path, home=home, width=size[0], height=size[1], animated=True) as purser:
                leave_pressed(purser, path)
        step(f'all of it at {size[0]} × {size[1]}')


run(main)
