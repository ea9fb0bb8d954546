#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hidden points do not show before the end: not in the ledger, beside Undo, on the scoreboard, nor in charts.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from purser_window import Atspi, Purser, run, step

HEADER = {'purser': 1, 'game': 'score-pad', 'id': 'hidden', 'created': '2026-11-21T19:00:00+09:00',
          'players': [{'name': 'Aoi'}, {'name': 'Ben'}],
          'options': {'categories': ['Board', 'Money', 'Bank'], 'formulas': {'Bank': 'B * 3'}, 'hidden': ['Money']}}
MOVES = (('Board', 0, 5), ('Board', 1, 9), ('Money', 0, 77))


def write_play(path):
    moves = [{'n': n, 'move': 'score', 'player': player, 'category': category, 'value': value}
             for n, (category, player, value) in enumerate(MOVES, 1)]
    path.write_text(''.join(json.dumps(line) + '\n' for line in (HEADER, *moves)))


def words(purser):
    """Returns all text of the page, for eyes and screen readers."""
    return purser.tree()


def look_about(purser, wide):
    purser.find('button', 'Undo: Aoi, Money: ••')
    if not wide:
        purser.touch('toggle button', 'Ledger')
    purser.find('list item', re.compile('^Aoi, Money: ••'))
    assert not any(number in words(purser) for number in ('77', '82', '231', '313')), words(purser)
    if not wide:
        purser.touch('toggle button', 'Ledger')
    step('ledger and Undo say that something was entered, and not what')


def mend_unseen(purser, path, wide):
    """Aoi's 77 was a 78: neither the row nor the preview shows it; the player may show and change it."""
    if not wide:
        purser.touch('toggle button', 'Ledger')
    purser.touch('list item', re.compile('^Aoi, Money: ••'))
    purser.touch('button', re.compile('^Change: Aoi, Money'))
    purser.find('label', 'Edit Entry 3')
    purser.find('button', 'Show What Was Entered')
    assert not any(number in words(purser) for number in ('77', '82', '231', '313')), words(purser)
    step('the row of the ledger opens the hidden number for a change, and does not tell it')
    purser.touch('button', 'Show What Was Entered')
    purser.fill(purser.find('spin button', re.compile('^A number')), '78')
    purser.find('label', '••')
    assert not any(number in words(purser) for number in ('82', '83', '231', '234', '313')), words(purser)
    purser.touch('button', 'Change')
    purser.wait(lambda: json.loads(path.read_text().splitlines()[-1]).get('amend') == 3, 'the change in the file')
    purser.keys('ctrl+z')
    purser.gone('label', 'Edit Entry 3')
    step('it is changed, and what hangs on it stays hidden')
    if not wide:
        purser.touch('toggle button', 'Ledger')


def touch_cells(purser):
    purser.find('button', 'Aoi, Bank: ••')
    step('a formula does not tell what it counts with')
    purser.touch('button', 'Aoi, Money: ••')
    entry = purser.find('text', 'Aoi: Money')
    step('a hidden number is not read out by touching its cell', Atspi.Text.get_character_count(entry) == 0)
    purser.touch('button', 'Ben, Money: empty')


def ask_for_charts(purser):
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('t')
    purser.hear_toast('The scores are hidden until the end')
    # The toast covers the buttons below for a while.
    purser.gone('label', 'The scores are hidden until the end')
    step('charts are for the end')


def show_scoreboard(purser):
    purser.keys('ctrl+shift+s')
    purser.find(None, re.compile(r'Aoi \?.*Ben \?'))
    step('the scoreboard has no points yet')
    purser.wait(lambda: purser.window() != purser.main_window, 'the scoreboard on the screen')
    purser.focus()
    purser.keys('ctrl+w')
    purser.gone(None, re.compile(r'Aoi \?.*Ben \?'))
    purser.come_back()


def end(purser, wide):
    purser.find('heading', 'Ben: Money')
    purser.fill(purser.find('text', 'Ben: Money'), '8')
    purser.touch('button', 'Enter')
    purser.find('heading', 'Aoi wins')
    purser.keys('alt+Left')
    purser.gone('heading', 'Aoi wins')
    if not wide:
        purser.touch('toggle button', 'Ledger')
    purser.find('list item', re.compile('^Aoi, Money: 77'))
    step('after the end the ledger says all')


def main():
    for size in ((1200, 800), (360, 720)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            path = pathlib.Path(name) / 'hidden.purser'
            write_play(path)
            with Purser(path, home=name, width=size[0], height=size[1]) as purser:
                look_about(purser, size[0] > 1000)
                mend_unseen(purser, path, size[0] > 1000)
                touch_cells(purser)
                ask_for_charts(purser)
                show_scoreboard(purser)
                end(purser, size[0] > 1000)


run(main)
