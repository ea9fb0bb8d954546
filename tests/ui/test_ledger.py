#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ledger of a whole play, in windows of each shape: the first row, complete rows, and changes of moves."""
import pathlib
import re
import shutil
import subprocess
import tempfile

from purser_window import Atspi, Purser, run, SOURCE, step, wait_still

SIZES = ((1200, 800), (800, 1280), (1920, 1080), (360, 720))
# The last row of a whole play: the first entries, for all four.
FIRST = re.compile('^What everybody begins with[.] Aoi: [+]5 Credits')
# Worked out by hand: Dagny's 1 and 4 pay her stations 1 and 4 a credit each; Aoi's deployed 4 and Ben's deployed 5 pay 1.
DAGNY = ('Dagny rolled 1 and 4. Dagny: +2 Credits (sector 1 +1, sector 4 +1). Aoi: +1 Credit (sector 4, deployed). '
         'Ben: +1 Credit (sector 5, deployed)')

LONG = 'Maximilian von der Hohenburg'


def extents(node):
    return node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)


def in_sight(purser, name):
    """Returns the row if it is in view: lists also report rows outside of it."""
    row = purser.look('list item', name)
    if row is None:
        return None
    at = extents(row)
    return row if at.height > 0 and at.y >= 0 and at.y + at.height <= extents(purser.frame).height else None


def show_ledger(purser):
    """Opens the ledger if it is not beside the table."""
    there = purser.wait(lambda: purser.look('list', 'Ledger') or purser.look('toggle button', 'Ledger'),
                        'the ledger, or the button for it')
    if there.get_role_name() == 'toggle button':
        purser.touch('toggle button', 'Ledger')
    return purser.find('list', 'Ledger')


def scroll_to_first(purser):
    """Scrolls to the end with the wheel."""
    ledger = show_ledger(purser)
    at = extents(ledger)
    subprocess.run(['xdotool', 'mousemove', '--window', purser.window(), str(at.x + at.width // 2), str(at.y + min(at.height, 300) // 2)], check=True)

    def turn():
        subprocess.run(['xdotool', 'click', '--repeat', '30', '--delay', '5', '5'], check=True)
        return in_sight(purser, FIRST)
    purser.wait(turn, 'the first row of the ledger')


def reach_first(path, width, height):
    with Purser(path, width=width, height=height) as purser:
        scroll_to_first(purser)
        step(f'{width} × {height}: the ledger goes back to what everybody begins with')


def follow(folder):
    """After looking something up, the next move scrolls into view: at once if the ledger is beside the table, or when it is
    opened again if it is a page of its own."""
    for size in ((1200, 800), (360, 720)):
        path = part(folder, 58)
        with Purser(path, width=size[0], height=size[1]) as purser:
            scroll_to_first(purser)
            if size[0] < 600:
                purser.touch('toggle button', 'Ledger')
            purser.find('button', 'Pay Everybody')
            purser.keys('Return')
            purser.find('heading', re.compile('what do you buy'))
            show_ledger(purser)
            purser.wait(lambda: in_sight(purser, re.compile('^Ben rolled 1 and 3[.]')), 'the newest row')
            step(f'{size[0]}: the ledger shows the next move after somebody looked something up')


def part(folder, n):
    path = folder / f'part-{n}.purser'
    lines = (SOURCE / 'data' / 'samples' / 'space-base.purser').read_text().splitlines(keepends=True)
    path.write_text(''.join(lines[:n + 1]))
    return path


def change_by_hand(purser):
    """The secondary button, a long press, and the menu key on a row change its move."""
    row = purser.wait(lambda: in_sight(purser, DAGNY), 'the row of the roll')
    place = purser.point_at(row)
    for how in (['click', '3'], ['mousedown', '1']):
        subprocess.run(['xdotool', *place, *how], check=True)
        purser.find('label', re.compile('^Edit Entry 44$'))
        subprocess.run(['xdotool', 'mouseup', '1'], check=True)
        purser.keys('Escape')
        purser.gone('label', re.compile('^Edit Entry 44$'))
    purser.touch('list item', DAGNY)
    purser.find('button', 'Change: Dagny rolled 1 and 4')
    purser.keys('Escape')
    purser.gone('button', 'Change: Dagny rolled 1 and 4')
    purser.keys('Menu')
    purser.find('label', re.compile('^Edit Entry'))
    purser.keys('Escape')
    purser.gone('label', re.compile('^Edit Entry'))


def tell(folder):
    with Purser(part(folder, 60), width=1200, height=800) as purser:
        purser.find('list item', 'Round 2 · Dagny')
        purser.wait(lambda: in_sight(purser, DAGNY), 'the sums of a roll')
        step('a roll is one row, with a sum and the reasons for each player')
        change_by_hand(purser)
        step('a move is changed by the second button, a long press, or the menu key')
        purser.touch('list item', DAGNY)
        for entry in ('Dagny: +1 Credit', 'Aoi: +1 Credit', 'Ben: +1 Credit'):
            purser.find('button', f'Why? {entry}')
        purser.click('button', 'Why? Aoi: +1 Credit')
        purser.find('label', 'The card it comes from')
        purser.keys('Escape')
        purser.gone('label', 'The card it comes from')
        step('a tap tells it entry by entry, each with its rule and its card')


def go_back(folder):
    """Dagny's roll cannot be removed alone: its payments were used, and the turn went on. It can be removed with all later
    moves, at once, and restored at once."""
    path = part(folder, 60)
    with Purser(path, width=1200, height=800) as purser:
        purser.touch('list item', DAGNY)
        purser.click('button', 'Change: Dagny rolled 1 and 4')
        purser.click('radio button', 'Remove')
        purser.find('label', re.compile('^This cannot be done[.] “Dagny .*” [(]Round 2 · Dagny[)] would no longer be possible[.] '))
        later = purser.find('check box', re.compile('^Remove all [0-9]+ later entries, too$')).get_name()
        purser.keys('alt+l')
        purser.find('label', re.compile('^These numbers would change'))
        purser.click('button', 'Remove')
        purser.find('heading', re.compile('^Dagny’s turn: what did you roll'))
        struck = purser.last_record(path, 'undo')['undo']
        assert struck[0] == 44 and len(struck) == int(re.search('[0-9]+', later)[0]) + 1, (later, struck)
        purser.keys('ctrl+shift+z')
        purser.last_record(path, 'redo', struck)
        step('a move goes with all later ones that need it, and comes back with them')


def correct_dice(folder):
    """The dice that lie on the table are touched to correct them."""
    for width, height in ((360, 720), (1200, 800)):
        path = part(folder, 48)
        with Purser(path, width=width, height=height) as purser:
            purser.find('heading', re.compile('^Dagny .* what do you buy'))
            purser.touch('button', 'Correct the roll: Dagny rolled 1 and 4')
            purser.click_in('dialog', re.compile('^Edit Entry 44'), 'toggle button', 'First die: 5')
            purser.wait(lambda: purser.is_enabled('button', 'Change'), 'what would come of it')
            purser.touch('button', 'Change')
            purser.find('button', 'Correct the roll: Dagny rolled 5 and 4')
            record = purser.last_record(path, 'amend')
            assert (record['amend'][0], record['with'][0]['dice']) == (44, [5, 4]), record
            step(f'{width}: the dice on the table are touched to correct them')


def correct_long_names(folder):
    """On a phone, what a change of a roll would bring leaves both dice in sight."""
    path = part(folder, 48)
    path.write_text(path.read_text().replace('"Aoi"', f'"{LONG}"'))
    with Purser(path, width=360, height=720) as purser:
        show_ledger(purser)
        purser.touch('list item', re.compile('^Dagny rolled 1 and 4[.]'))
        purser.click('button', 'Change: Dagny rolled 1 and 4')
        purser.touch('toggle button', 'First die: 5')
        heading = purser.find('label', re.compile('^These numbers would change'))
        wait_still(lambda: extents(heading).y, 'what would change')
        second = purser.find('toggle button', 'Second die: 4')
        at = extents(second)
        step('what a change would bring leaves the second die in sight', at.y + at.height <= extents(heading).y)


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix='purser-ledger-'))
    path = folder / 'whole.purser'
    shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', path)
    for width, height in SIZES:
        reach_first(path, width, height)
    follow(folder)
    tell(folder)
    go_back(folder)
    correct_dice(folder)
    correct_long_names(folder)
    shutil.rmtree(folder)


run(main)
