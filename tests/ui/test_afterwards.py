#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything round a play: to correct and mend it, to share it, its pictures, the scoreboard, the library."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from purser_window import Atspi, Purser, SOURCE

count = 0


def step(what, good=True):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def tap(purser, node):
    """Presses the mouse upon a widget, for rows that a list opens."""
    box = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    shell = subprocess.run(['xdotool', 'getwindowgeometry', '--shell', purser.window()], capture_output=True, text=True).stdout
    left, top = (int(re.search(f'^{k}=(-?[0-9]+)', shell, re.M).group(1)) for k in 'XY')
    subprocess.run(['xdotool', 'mousemove', str(left + box.x + 120), str(top + box.y + box.height // 2), 'click', '1'], check=True)


def records(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def wait_for_record(purser, path, holds):
    purser.wait(lambda: holds(records(path)[-1]), 'the record in the file')


def correct(purser, path):
    """A sum by keyboard, and by the keys of the pad."""
    purser.keys('ctrl+b')
    purser.fill(purser.find('text', 'Number or sum'), '12+8')
    purser.click('button', 'Minus')
    purser.click('button', '3')
    purser.click('button', 'Correct')
    wait_for_record(purser, path, lambda r: r.get('move') == 'adjust' and r['by'] == 17)


def mend(purser, path):
    """Three taps: the row, the other choice, and to do it."""
    row = purser.find('list item', re.compile('^Dagny .*Credits'))
    tap(purser, row)
    purser.find('radio button', 'Strike Out')
    purser.find('label', 'No balance would change.')
    purser.click('toggle button', 'Sum')
    purser.find('label', re.compile('^These balances would change|^This cannot be done'))
    purser.click('radio button', 'Strike Out')
    purser.find('label', re.compile('^This cannot be done: record [0-9]+ could not stand after that'))
    purser.click('radio button', 'Annotate')
    purser.fill(purser.find('text', 'Note'), 'The die fell off the table')
    purser.click('button', 'Add Note')
    wait_for_record(purser, path, lambda r: r.get('move') == 'note' and r['about'] > 0)


def look_at_result(purser):
    purser.click('button', 'Result')
    purser.find('heading', '千尋 wins')
    purser.find('list item', re.compile('^Best roll: '))
    purser.find('image', 'Chart of the scores')
    purser.click('button', 'Share…')
    purser.find('image', 'QR code of the BG Stats link')
    purser.keys('Escape')
    purser.gone('image', 'QR code of the BG Stats link')
    purser.click('button', 'Charts')
    purser.find('image', 'Chart of the dice')


def library(home):
    with Purser(home=home) as purser:
        purser.click('button', 'Delete')
        purser.click('button', 'Undo')
        purser.find('list item', re.compile('Space Base'))
        purser.click('button', 'Search Plays')
        purser.find('entry')
        purser.keys('n', 'o', 'w', 'h', 'e', 'r', 'e')
        purser.find(None, 'No Such Play')
        purser.keys('Escape')
        purser.find('list item', re.compile('Space Base'))
        step('a play is deleted, brought back, and looked for')
        purser.click('button', 'Statistics')
        purser.find('label', '1 finished play')
        purser.find('label', '1 play · 1 win (100 %)')
        step('statistics count it')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    folder = home / 'data' / 'purser' / 'plays'
    folder.mkdir(parents=True)
    path = folder / 'play.purser'
    shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', path)
    with Purser(str(path), home=home, width=1200, height=800) as purser:
        correct(purser, path)
        step('a balance is corrected by a sum')
        mend(purser, path)
        step('a row of the ledger is mended, with what would follow shown first')
        look_at_result(purser)
        step('the result has highlights, charts and the ways out')
    library(home)
    print(f'1..{count}')


try:
    main()
except AssertionError as problem:
    step(str(problem).replace('\n', ' '), good=False)
    sys.exit(1)
