#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The frame of the table, whatever is played: hurried presses, undo by its key, and dialogs above it."""
import json
import pathlib
import re
import tempfile

from purser_window import is_focused, Purser, assert_holds, run, SOURCE, step

# A busy machine is slow to press twice, and to show the next prompt.
HALF_A_SECOND = 0.5
# The double-click time on such a machine, in seconds.
SLOW = 4


def sample(game, lines):
    """Writes the beginning of a sample."""
    path = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')) / 'play.purser'
    path.write_text(''.join((SOURCE / f'data/samples/{game}.purser').read_text().splitlines(keepends=True)[:lines]))
    return path


def records(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def pay_with_double_press(purser, path):
    """Ben rolled 2 and 6. The end of the turn takes the place of the payouts; the second press does not reach it."""
    purser.double_click('button', 'Pay Everybody', seconds=HALF_A_SECOND)
    purser.find('heading', 'Ben has 5 credits: what do you buy?')
    assert_holds(lambda: purser.look('heading', 'Ben has 5 credits: what do you buy?'), 'the question', 1)
    purser.find('image', 'Saved')
    assert [one['move'] for one in records(path)[6:]] == ['allocate'] * 4, records(path)[6:]
    step('a double press on one step does not take the next')


def answer_with_double_press():
    """A second press on the same answer for another player is ignored; one on an answer to the same prompt counts, as for
    two exchanges of cards."""
    path = sample('starfarers', 14)
    with Purser(path, width=1200, height=800, double_click=SLOW) as purser:
        purser.double_click('button', re.compile('^Cannon'), seconds=HALF_A_SECOND)
        purser.find('heading', 'End of setup: which upgrade does 千尋 choose?')
        purser.find('image', 'Saved')
        assert_holds(lambda: len(records(path)) == 15, 'one upgrade', 1)
        step('a double press on an answer does not answer for the next player')
    path = sample('andromeda', 16)
    with Purser(path, width=1200, height=800, double_click=SLOW) as purser:
        purser.touch('button', 'Exchange 2 cards')
        purser.find('heading', 'Dagny has 1 action left')
        # As fast as possible.
        purser.double_click_time = 0
        purser.touch('button', 'Exchange 2 cards')
        purser.wait(lambda: len(records(path)) == 18, 'two exchanges')
        step('two presses on an answer to one question answer it twice')


def undo_beside_a_search(purser, path):
    """Undo takes back the typed text first, and then the play."""
    purser.touch('button', 'Find by Number or Effect')
    entry = purser.find('entry')
    purser.wait(lambda: is_focused(entry) or is_focused(purser.find('text')), 'the search to type into')
    before = len(records(path))
    purser.keys('v')
    purser.gone('button', re.compile('^a level 1 ship of sector 1, 2 credits: stationed [+]1;'))
    purser.keys('ctrl+z')
    purser.find('button', re.compile('^a level 1 ship of sector 1,'))
    assert len(records(path)) == before, 'the play was undone, too'
    purser.keys('ctrl+z')
    purser.find('heading', 'Ben rolled 2 and 6: choose payouts')
    purser.gone('button', re.compile('^a level 1 ship of sector 1,'))
    purser.last_record(path, 'undo', [6, 7, 8, 9])
    step('an undo by its key works beside an empty search, and not on what is typed there')


def rule_above_a_form(purser):
    """The refusal of a form shows where the form is."""
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
    path = sample('space-base', 6)
    # With animations, which must not get in the way.
    with Purser(path, width=1200, height=800, animated=True, double_click=SLOW) as purser:
        pay_with_double_press(purser, path)
    answer_with_double_press()
    with Purser(path, width=1200, height=800) as purser:
        undo_beside_a_search(purser, path)
        rule_above_a_form(purser)


run(main)
