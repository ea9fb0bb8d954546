#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The frame of the table, whatever is played: what a hurried hand and an undo by its key do, and dialogs above it."""
import json
import pathlib
import re
import subprocess
import tempfile

from purser_window import Atspi, Purser, assert_holds, run, SOURCE, step


def sample(lines):
    """The beginning of the sample of Space Base."""
    path = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')) / 'play.purser'
    path.write_text(''.join((SOURCE / 'data/samples/space-base.purser').read_text().splitlines(keepends=True)[:lines]))
    return path


def records(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def press_twice(purser, node):
    """A double click, as somebody does who is used to them: the hand is not quite still."""
    subprocess.run(['xdotool', *purser.point_at(node), 'click', '1', 'sleep', '0.5', 'mousemove_relative', '2', '0', 'click', '1'],
                   check=True)


def pay_with_double_press(purser, path):
    """Ben rolled 2 and 6. Where everybody is paid, the end of the turn stands then; the second press does not reach it."""
    press_twice(purser, purser.find('button', 'Pay Everybody'))
    purser.find('heading', 'Ben has 5 credits: what do you buy?')
    assert_holds(lambda: purser.look('heading', 'Ben has 5 credits: what do you buy?'), 'the question', 1)
    assert [one['move'] for one in records(path)[6:]] == ['allocate'] * 4, records(path)[6:]
    step('a double press on one step does not take the next')


def undo_beside_a_search(purser, path):
    """What is typed is taken back first; where nothing is, the play is."""
    purser.touch('button', 'Find by Number or Effect')
    entry = purser.find('entry')
    purser.wait(lambda: entry.get_state_set().contains(Atspi.StateType.FOCUSED) or
                purser.look('text').get_state_set().contains(Atspi.StateType.FOCUSED), 'the search to type into')
    before = len(records(path))
    purser.keys('v')
    purser.gone('button', re.compile('^a level 1 ship of sector 1, 2 credits: stationed [+]1;'))
    purser.keys('ctrl+z')
    purser.find('button', re.compile('^a level 1 ship of sector 1,'))
    assert len(records(path)) == before, 'the play was undone, too'
    purser.keys('ctrl+z')
    purser.find('heading', 'Ben rolled 2 and 6: choose payouts')
    purser.gone('button', re.compile('^a level 1 ship of sector 1,'))
    assert records(path)[-1]['undo'] == [6, 7, 8, 9], records(path)[-1]
    step('an undo by its key works beside an empty search, and not on what is typed there')


def rule_above_a_form(purser):
    """What a form is refused by is told where the form is."""
    for _ in range(2):
        purser.click('toggle button', 'Play Menu')
        purser.find('menu item')
        purser.keys('l')
        purser.click('toggle button', 'Aoi')
        purser.click('button', 'Aoi Leaves')
        purser.wait(lambda: not purser.look('button', 'Aoi Leaves') or purser.look('label', 'Aoi has left'), 'the answer')
    purser.wait(lambda: len(purser.all('label', 'Aoi has left')) == 1, 'the refusal at one place')
    purser.click_in('dialog', None, 'button', 'Why?')
    purser.find('label', 'Somebody leaves')
    step('the rule behind a refusal opens above a form')


def main():
    # With motion, which is in nobody’s way; and a machine that has much to do is slow to press twice.
    path = sample(6)
    with Purser(path, width=1200, height=800, animated=True, double_click=4) as purser:
        pay_with_double_press(purser, path)
    with Purser(path, width=1200, height=800) as purser:
        undo_beside_a_search(purser, path)
        rule_above_a_form(purser)


run(main)
