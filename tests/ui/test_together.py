#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two moves that are changed together, as the later one depends on the earlier one, on a phone and a desktop.

Dagny's five cards gave a gold card, which the next challenge used. There were only four cards, which give a silver one
(`andromeda/bonus`), so no gold one could be used, and the next challenge is changed with it: 2 points come and go instead of
3, and no balance changes.
"""
import json
import os
import pathlib
import re
import tempfile

from purser_window import Atspi, Purser, run, SOURCE, step

FIRST = 'Dagny challenged on planet 4 with 5 cards; drawn: 千尋, Ben'
SECOND = 'Dagny challenged on planet 2 with 3 cards; drawn: Ben'
# The ledger shows no numbers, so the later move has its name there, with its turn; the move itself needs no name.
REASON = 'Dagny does not hold these bonus cards.'
REFUSED = f'This cannot be done. “{SECOND}” (Round 2 · Dagny) would no longer be possible. {REASON}'
REFUSED_ITSELF = f'This cannot be done: {REASON}'


def records(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def cut(folder, n):
    path = folder / 'andromeda.purser'
    lines = (SOURCE / 'data' / 'samples' / 'andromeda.purser').read_text().splitlines(keepends=True)
    path.write_text(''.join(lines[:n + 1]))
    return path


def picture(purser, name):
    if 'PURSER_PICTURES' in os.environ:
        size = purser.frame.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        purser.picture(pathlib.Path(os.environ['PURSER_PICTURES']) / f'together-{name}-{size.width}.png')


def open_first(purser):
    """Opens the ledger if it is not beside the table."""
    there = purser.wait(lambda: purser.look('list', 'Ledger') or purser.look('toggle button', 'Ledger'),
                        'the ledger, or the button for it')
    if there.get_role_name() == 'toggle button':
        purser.touch('toggle button', 'Ledger')
    purser.touch('list item', re.compile(f'^{FIRST}[.] '))
    purser.click('button', f'Change: {FIRST}')
    purser.find('label', 'Edit Entry 38')


def change_both(purser):
    purser.fill(purser.find('spin button', 'Planet cards in the set'), '4')
    purser.find('label', REFUSED)
    picture(purser, 'refused')
    purser.click('button', f'Change That, Too: {SECOND}')
    purser.find('label', 'Edit Entry 39')
    purser.find('label', f'Together with: {FIRST}')
    purser.find('label', REFUSED_ITSELF)
    picture(purser, 'second')


def use_silver(purser):
    purser.fill(purser.find('spin button', 'Silver'), '1')
    purser.find('label', re.compile('^This cannot be done'))
    purser.fill(purser.find('spin button', 'Gold'), '0')
    purser.find('label', 'No numbers would change.')
    picture(purser, 'silver')


def look_back(purser):
    """The change of the first move is still entered."""
    purser.click('button', 'Previous Entry')
    purser.find('label', 'Edit Entry 38')
    purser.find('label', f'Together with: {SECOND}')
    purser.click('button', 'Next Entry')
    purser.find('label', 'Edit Entry 39')


def enter(purser, path):
    purser.click('button', 'Change')
    purser.wait(lambda: records(path)[-1].get('amend') == [38, 39], 'both changes in one record')
    first, second = records(path)[-1]['with']
    assert first['cards'] == 4 and second['bonus'] == ['silver'], records(path)[-1]
    purser.find('button', re.compile('^Undo: '))
    purser.find('list item', re.compile('^Dagny challenged on planet 4 with 4 cards; drawn: 千尋, Ben [(]edited[)][.] '))


def leave(width, height):
    """The button that was pressed leads no further, or is gone, and a key still leaves the dialog."""
    for button in ('Previous Entry', None):
        with tempfile.TemporaryDirectory() as folder, Purser(cut(pathlib.Path(folder), 39), width=width, height=height) as purser:
            open_first(purser)
            change_both(purser)
            if button is not None:
                purser.click('button', button)
                purser.find('label', 'Edit Entry 38')
            purser.keys('Escape')
            purser.gone('dialog', re.compile('^Edit Entry'))
    step(f'{width} × {height}: a key leaves the dialog after one of its buttons has done its duty')


def play(width, height):
    with tempfile.TemporaryDirectory() as folder:
        path = cut(pathlib.Path(folder), 39)
        with Purser(path, width=width, height=height) as purser:
            open_first(purser)
            change_both(purser)
            use_silver(purser)
            look_back(purser)
            enter(purser, path)
    step(f'{width} × {height}: a move and the one that depends on it are changed together')


def main():
    for size in ((1200, 800), (360, 720)):
        play(*size)
        leave(*size)


run(main)
