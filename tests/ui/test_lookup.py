#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ctrl+F from every page, and the way back; "Why?" of a refusal, and the value that it lacks.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import Atspi, Purser, run, SOURCE, step  # noqa: E402

SAMPLES = SOURCE / 'data' / 'samples'
RULES = ('toggle button', 'Bookmark')


def look_up(purser, page, key='ctrl+f'):
    """Finds a rule by its words; the key that closes the search leads back to the page."""
    purser.find(*page)
    purser.keys(key)
    purser.find(*RULES)
    purser.gone(*page)
    purser.fill(purser.find('entry'), 'reroll')
    purser.find('label', re.compile('^After your own roll'))
    purser.keys('Escape')
    purser.gone(*RULES)
    purser.find(*page)


def from_a_play(purser):
    table = ('toggle button', 'Play Menu')
    look_up(purser, table)
    step('from the table and back to it')
    purser.keys('ctrl+l')
    look_up(purser, ('image', 'Chart of the dice'))
    step('from the charts')
    purser.keys('Escape')
    purser.click('button', 'Result')
    look_up(purser, ('heading', '千尋 wins'))
    step('from the result')
    purser.keys('Escape')
    purser.find(*table)


def window_with_focus():
    run = subprocess.run(['xdotool', 'getwindowfocus', 'getwindowname'], capture_output=True, text=True)
    return run.stdout.strip()


def from_the_scoreboard(purser):
    """The rules open in the window of the play, which gets the focus."""
    purser.keys('ctrl+shift+s')
    purser.find('button', 'Fullscreen')
    purser.wait(lambda: window_with_focus() == 'Scoreboard', 'the focus on the scoreboard')
    purser.keys('ctrl+f')
    purser.find(*RULES)
    purser.wait(lambda: window_with_focus() != 'Scoreboard', 'the focus on the window of the play')
    purser.find('entry')
    purser.keys('r', 'e', 'r', 'o', 'l', 'l')
    purser.find('label', re.compile('^After your own roll'))
    purser.find('button', 'Fullscreen')
    purser.keys('Escape')
    purser.gone(*RULES)
    purser.find('toggle button', 'Play Menu')
    step('from the scoreboard, which stays')


def from_the_library(purser):
    library = ('list item', re.compile('Space Base'))
    look_up(purser, library, 'ctrl+r')
    step('from the library')
    purser.keys('ctrl+t')
    look_up(purser, ('label', 'People'), 'ctrl+r')
    step('from the statistics')
    purser.keys('ctrl+n')
    look_up(purser, ('button', 'Add a Player'))
    step('from a new play')


def refused(purser):
    """An unaffordable purchase is refused; the rule opens beside the play, and the refusal stays meanwhile."""
    purser.find('heading', re.compile('what do you buy'))
    purser.touch('button', re.compile('^sector 12(, deployed)?: '))
    purser.touch('button', re.compile('^the colony of sector 12, '))
    anyway = purser.find('button', 'Record It Anyway')
    purser.click('button', 'Why?', within=anyway.get_parent())
    purser.find(*RULES)
    purser.find('label', re.compile('^You need at least the printed cost'))
    bullets = purser.wait(lambda: purser.all('label', '•'), 'a list')
    assert not any(bullet.get_state_set().contains(Atspi.StateType.FOCUSABLE) for bullet in bullets), 'the keyboard stops at a bullet'
    purser.keys('Escape')
    purser.gone(*RULES)
    purser.find('button', 'Record It Anyway')
    purser.find('heading', re.compile('what do you buy'))
    step('why? of a refusal opens its rule, and the refusal is still there')


def lacking(folder, **size):
    """A refusal for want of a printed value leads to its card."""
    header = (SAMPLES / 'space-base.purser').read_text().splitlines()[0]
    learn = {'n': 1, 'at': '2026-11-20T19:02:24+09:00', 'move': 'learn', 'item': 'L1-04-d', 'values': {'cost': None}}
    path = folder / 'lacking.purser'
    path.write_text(f'{header}\n{json.dumps(learn)}\n')
    with Purser(path, **size) as purser:
        purser.touch('button', 'Ben: First ship')
        purser.find('button', 'First ship')
        purser.keys(*'l1', 'minus', *'04', 'minus', 'd')
        purser.touch('list item', re.compile('^sector 4 · level 1 *$'))
        purser.touch('button', 'First ship')
        purser.touch('button', 'Enter Printed Value…')
        purser.find('label', 'a level 1 ship of sector 4')
        purser.fill(purser.find('text', 'The cost'), '3')
        purser.touch('button', 'Save')
        purser.gone('button', 'Enter Printed Value…')
        purser.last_record(path, 'values', {'cost': 3})
    step(f'{size["width"]}: what a refusal lacks is entered from there')


def on_a_phone(purser):
    """On a phone the list and the rule are separate pages; Escape leaves both."""
    table = ('toggle button', 'Play Menu')
    purser.find(*table)
    purser.keys('ctrl+f')
    purser.fill(purser.find('entry', 'Search rules and cards'), 'reroll')
    purser.find('list item', 'Reroll')
    purser.keys('Escape')
    purser.gone('entry', 'Search rules and cards')
    purser.find(*table)
    step('Escape leads back from the list on a phone as well')


def long_name(purser):
    """A page that is wider than its window warns, which fails the test; this game has the longest name."""
    purser.find('heading')
    purser.keys('ctrl+f')
    purser.find('entry', 'ルールとカードを検索')
    purser.find('list item', 'どんなゲームか')
    step('a phone has room for the longest name of a game')


def cut(folder, move):
    """Writes the sample up to the first prompt for a move of a kind."""
    lines = (SAMPLES / 'space-base.purser').read_text().splitlines(keepends=True)
    end = next(n for n, line in enumerate(lines) if json.loads(line).get('move') == move)
    path = folder / f'{move}.purser'
    path.write_text(''.join(lines[:end]))
    return path


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(SAMPLES / 'space-base.purser', folder)
        with Purser(folder / 'space-base.purser', width=1200, height=800) as window:
            from_a_play(window)
            from_the_scoreboard(window)
        plays = folder / 'home' / 'data' / 'purser' / 'plays'
        plays.mkdir(parents=True)
        shutil.copy(SAMPLES / 'space-base.purser', plays)
        with Purser(home=folder / 'home', width=1200, height=800) as window:
            from_the_library(window)
        with Purser(cut(folder, 'buy'), width=1200, height=800) as window:
            refused(window)
        for width, height in ((1200, 800), (360, 720)):
            lacking(folder, width=width, height=height)
        with Purser(folder / 'space-base.purser', width=360, height=640) as window:
            on_a_phone(window)
        shutil.copy(SAMPLES / 'phoenix.purser', folder)
        with Purser(folder / 'phoenix.purser', width=360, height=640, language='ja') as window:
            long_name(window)


run(main)
