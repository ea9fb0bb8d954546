#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""After a play: corrections, sharing, pictures, the scoreboard, the library."""
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from purser_window import Atspi, is_focused, Purser, run, SOURCE, step


def records(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def wait_for_record(purser, path, holds):
    purser.wait(lambda: holds(records(path)[-1]), 'the record in the file')


def correct(purser, path):
    """Types a sum, also with the keys of the pad."""
    # The window shows before the play does; a key in between would be lost.
    purser.find('button', re.compile('^Undo: '))
    purser.keys('ctrl+b')
    purser.fill(purser.find('text', 'Number or sum'), '12+8')
    purser.click('button', 'Minus')
    purser.click('button', '3')
    purser.click('button', 'Correct')
    wait_for_record(purser, path, lambda r: r.get('move') == 'adjust' and r['by'] == 17)


def press_second(purser, node):
    """Presses the secondary button of the mouse on a row, which is a shortcut."""
    subprocess.run(['xdotool', *purser.point_at(node), 'click', '3'], check=True)


def open_roll(purser, path):
    """A roll with all its payouts is one row; a tap shows it move by move."""
    row = purser.find('list item', re.compile('^[^ ]+ rolled [1-6] and [1-6][.] .*Dagny: [+]'))
    title = row.get_name().split('.')[0]
    purser.tap(row)
    purser.find('button', f'Change: {title}')
    return title


def is_in_row(node):
    """Whether something is said in a row of a list."""
    while node is not None and node.get_role_name() != 'list item':
        node = node.get_parent()
    return node is not None


def edit_entry(purser, path):
    """Previews another choice for a move, and its removal; adds a note instead."""
    open_roll(purser, path)
    purser.click('button', re.compile('^Change: Dagny used '))
    purser.find('radio button', 'Remove')
    assert is_in_row(purser.find('label', 'No numbers would change.')), 'that nothing changes is not said where changes are'
    purser.click('toggle button', 'Sum')
    purser.find('label', re.compile('^These numbers would change|^This cannot be done'))
    purser.click('radio button', 'Remove')
    purser.find('label', re.compile('^This cannot be done[.] “.*” [(]Round [0-9]+ · .*[)] would no longer be possible[.] '))
    purser.click('radio button', 'Add Note')
    purser.fill(purser.find('text', 'Note'), 'The die fell off the table')
    purser.click('button', 'Add Note')
    wait_for_record(purser, path, lambda r: r.get('move') == 'note' and r['about'] > 0)


def mend_roll(purser, path):
    """Corrects a wrong roll: its row opens it, and so does the secondary mouse button; its neighbours are a step away."""
    roll = open_roll(purser, path)
    purser.click('button', f'Change: {roll}')
    purser.find('label', roll)
    n = int(purser.find('label', re.compile('^Edit Entry [0-9]+$')).get_name().split()[-1])
    assert records(path)[n]['move'] == 'roll', records(path)[n]
    purser.click('toggle button', f'First die: {records(path)[n]["dice"][0] % 6 + 1}')
    purser.find('label', re.compile('^These numbers would change|^This cannot be done|^No numbers'))
    purser.click('button', 'Next Entry')
    purser.gone('label', f'Edit Entry {n}')
    purser.keys('Escape')
    purser.gone('label', re.compile('^Edit Entry'))
    press_second(purser, purser.find('list item', re.compile(f'^{roll}[.] ')))
    purser.find('label', f'Edit Entry {n}')
    purser.keys('Escape')
    purser.gone('label', f'Edit Entry {n}')


def change(purser, path):
    """The newest row is on top; a changed row says so, and Undo names the change."""
    row = purser.find('list item', 'Aoi: Credits corrected by +17. Aoi: +17 Credits (corrected by hand)')
    purser.wait(lambda: row.get_component_iface().get_extents(Atspi.CoordType.WINDOW).y >= 0, 'the newest row in sight')
    purser.find('button', 'Undo: Aoi: Credits corrected by +17')
    purser.tap(row)
    purser.find('button', 'Why? Aoi: +17 Credits')
    purser.click('button', 'Change: Aoi: Credits corrected by +17')
    purser.find('label', re.compile('^Edit Entry'))
    number = purser.find('spin button')
    purser.fill(number, '5')
    purser.find('label', re.compile('^These numbers would change'))
    purser.click('button', 'Change')
    wait_for_record(purser, path, lambda r: r.get('with', {}).get('by') == 5)
    purser.find('list item', 'Aoi: Credits corrected by +5 (edited). Aoi: +5 Credits (corrected by hand)')
    purser.keys('ctrl+z')
    purser.find('list item', 'Aoi: Credits corrected by +17. Aoi: +17 Credits (corrected by hand)')
    purser.find('button', re.compile('^Redo: '))


def look_at_result(purser):
    purser.click('button', 'Result')
    purser.find('heading', '千尋 wins')
    purser.find('list item', re.compile('^Most from one roll: '))
    purser.find('image', 'Chart of the scores')
    purser.click('button', 'Share…')
    purser.find('image', 'QR code of the BG Stats link')
    purser.keys('Escape')
    purser.gone('image', 'QR code of the BG Stats link')
    purser.click('button', 'Charts')
    purser.find('image', 'Chart of the dice')


def tab_to(purser, node):
    """Moves the focus to a widget with Tab."""
    def has_focus():
        if is_focused(node):
            return True
        purser.keys('Tab')
        return False
    purser.wait(has_focus, f'the focus in “{node.get_name()}”')


def note_and_rematch(purser, path):
    """A place and a note are written to the file; a rematch begins with the same people."""
    purser.keys('alt+Left')
    tab_to(purser, purser.find('text', 'Place'))
    purser.keys('H', 'o', 'm', 'e', 'Return')
    wait_for_record(purser, path, lambda r: r.get('place') == 'Home')
    tab_to(purser, purser.find('text', 'Add a note'))
    purser.keys('c', 'l', 'o', 's', 'e', 'Return')
    wait_for_record(purser, path, lambda r: r.get('text') == 'close')
    purser.find('label', re.compile('\nclose$'))
    step('a place and a note are kept')
    purser.click('button', 'Rematch')
    for seat, name in enumerate(('Aoi', 'Ben', '千尋', 'Dagny')):
        entry = purser.find('text', f'Player {seat + 1}')
        purser.wait(lambda: Atspi.Text.get_text(entry, 0, -1) == name, f'{name} in seat {seat + 1}')
    purser.find('radio button', 'Space Base')
    step('a rematch begins with the same people')


def count_up(purser):
    """Statistics per person: by game, by seat, and by rival; 千尋 won, and was third in turn after Dagny."""
    purser.find('label', '1 play · 1 win (100%)')
    for row in purser.all('list item', re.compile('^千尋')):
        purser.tap(row)
    purser.find('label', re.compile('^1 play · 1 win .* · average 43[.]0 · best 43$'))
    purser.find('label', 'Going number 2')
    purser.find('label', '1 of 1 play won')
    purser.find('label', 'Against Aoi')
    purser.find('label', 'Ahead: 1 · behind: 0')
    step('they tell games, places in turn and rivals of a person')


def on_phone(home, path):
    """Table and ledger alternate, and both have Undo."""
    with Purser(str(path), home=home, width=360, height=640) as purser:
        purser.find('heading', re.compile('千尋 wins'))
        purser.find('button', re.compile('^Undo: '))
        purser.touch('toggle button', 'Ledger')
        purser.find('list item', re.compile('Credits'))
        purser.gone('heading', re.compile('千尋 wins'))
        purser.find('button', re.compile('^Undo: '))
        purser.touch('toggle button', 'Ledger')
        purser.find('heading', re.compile('千尋 wins'))
    step('undo is in sight beside the table and the ledger of a phone')


def library(home):
    with Purser(home=home) as purser:
        purser.click('button', re.compile('^Delete: Space Base, '))
        purser.click('button', 'Undo')
        purser.find('list item', re.compile('Space Base'))
        purser.click('button', 'Search Plays')
        purser.find('entry')
        purser.keys('Escape')
        purser.gone('entry')
        purser.keys('n', 'o', 'w', 'h', 'e', 'r', 'e')
        purser.find(None, 'No Plays Found')
        purser.keys('Escape')
        purser.find('list item', re.compile('Space Base'))
        step('a play is deleted, brought back, and looked for by typing')
        purser.click('button', 'Statistics')
        purser.find('label', '1 finished play')
        step('statistics count it')
        count_up(purser)


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    folder = home / 'data' / 'purser' / 'plays'
    folder.mkdir(parents=True)
    path = folder / 'play.purser'
    shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', path)
    with Purser(str(path), home=home, width=1200, height=800) as purser:
        correct(purser, path)
        step('a balance is corrected by a sum')
        change(purser, path)
        step('a correction is changed, its row says so, and that is undone')
        edit_entry(purser, path)
        step('an entry of the ledger is edited, with what would follow shown first')
        mend_roll(purser, path)
        step('a roll is changed from its own row')
        look_at_result(purser)
        step('the result has highlights, charts and the ways out')
        note_and_rematch(purser, path)
    on_phone(home, path)
    library(home)


run(main)
