#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks "Why?" of the prompts, the answers and the ledger of each game, back through its sample play.

For the screen of tests/harness/on-screen.
"""
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import assert_holds, is_focused, Purser, run, SOURCE, step  # noqa: E402

SAMPLES = sorted((SOURCE / 'data' / 'samples').glob('*.purser'))
UNDO = re.compile('^Undo: ')
# A row that changed an account: in a score pad, the new score; else the gains.
ROW = re.compile('[.] .*[+][0-9]|, Round [0-9]+: ')


def part_of(folder, game, records=None):
    """Writes a sample play up to some record, or 60% of it."""
    lines = (SOURCE / 'data' / 'samples' / f'{game}.purser').read_text().splitlines(keepends=True)
    path = folder / f'{game}.purser'
    path.write_text(''.join(lines[:records or len(lines) * 6 // 10]))
    return path


def ask(purser, button):
    """Presses a "Why?" and returns from the rule that it opens."""
    button.get_action_iface().do_action(0)
    purser.find('toggle button', 'Bookmark')
    purser.keys('Escape')
    purser.gone('toggle button', 'Bookmark')


def ask_ledger(purser):
    """Asks about the newest row that changed an account."""
    purser.touch('list item', ROW)
    ask(purser, purser.find('button', re.compile('^Why[?] .*: ')))
    purser.keys('Escape')
    purser.gone('button', re.compile('^Why[?] .*: '))


def ask_here_and_before(purser):
    """Asks about the prompt and the ledger; then undoes a step, and asks about the ledger again."""
    if (why := purser.look('button', 'Why?')) is not None:
        ask(purser, why)
    ask_ledger(purser)
    last = purser.find('button', UNDO).get_name()
    purser.keys('ctrl+z')
    purser.wait(lambda: purser.find('button', UNDO).get_name() != last, 'the prompt before')
    ask_ledger(purser)


def find_focus(purser):
    return next(node for role in ('article', 'label', 'button') for node in purser.all(role) if is_focused(node))


def read_long_rule(folder):
    """A rule that is longer than the window is shown from its top, and keys scroll to its end."""
    with Purser(part_of(folder, 'starfarers', 28), width=360, height=720) as purser:
        purser.find('heading', 'Aoi trades and builds, then shakes')
        purser.touch('button', 'Why?')
        purser.wait(lambda: is_focused(purser.find('article', 'Building costs')), 'the keyboard at the rule')
        assert_holds(lambda: purser.is_in_sight(purser.find('label', 'Building costs')), 'its title in sight', 1)
        last = purser.find('button', 'Piece limits')
        assert not purser.is_in_sight(last)
        while not is_focused(last):
            before = find_focus(purser)
            purser.keys('Tab')
            purser.wait(lambda: not is_focused(before), 'the keyboard further on')
        purser.wait(lambda: purser.is_in_sight(last), 'what the keyboard came to in sight')
        step('a rule longer than a phone is shown from its top, and keys scroll through it')


def main():
    with tempfile.TemporaryDirectory() as folder:
        for game in (sample.stem for sample in SAMPLES):
            with Purser(part_of(pathlib.Path(folder), game), width=1200, height=800) as window:
                window.find('heading')
                assert window.look('toggle button', 'Why?') is None, 'an answer whose “why?” does not say whose it is'
                ask_here_and_before(window)
                step(f'{game}: prompts and the ledger open their rules')
        read_long_rule(pathlib.Path(folder))


run(main)
