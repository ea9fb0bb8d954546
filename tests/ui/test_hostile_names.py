#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hostile names are shown as text, and do not affect what is beside them."""
import os
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, os.path.join(os.environ['PURSER_SOURCE'], 'tests', 'support'))

import hostile_names as names  # noqa: E402
from purser_window import Purser, run, step  # noqa: E402


def texts(purser):
    return re.findall('“(.*?)”\n', purser.tree() + '\n', re.S)


def look(purser, shown):
    """Each name shows as text; nothing changes the direction or breaks lines; nothing is wider than the screen."""
    for name in shown:
        purser.wait(lambda: any(name in text for text in texts(purser)), f'“{name[:40]}”')
    harm = [text for text in texts(purser) if names.UNSAFE & set(names.without_isolated(text, names.HEBREW))]
    step('every name is shown as text', True)
    step('nothing unsafe is shown', not harm)
    for text in harm:
        print('#', ascii(text)[:200])
    width = purser.frame.get_component_iface().get_extents(1).width
    step('the window keeps its width', width <= 1000)


def table_and_library(folder, number, written, shown):
    home = folder / f'home-{number}'
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    path = names.play(plays / 'play.purser', *written, title=names.MARKUP)
    with Purser(path, home=str(home), width=900, height=700) as purser:
        purser.find('button', 'Ledger') if purser.look('button', 'Ledger') else None
        look(purser, shown)
        picture(purser, f'table-{number}')
    with Purser(home=str(home), width=900, height=700) as purser:
        purser.wait(lambda: any(names.MARKUP in text for text in texts(purser)), 'the play in the library')
        step('the library shows the title as text')
        step('nothing unsafe is in the library', not [text for text in texts(purser) if names.UNSAFE & set(text)])
        picture(purser, f'library-{number}')


def everywhere_else(folder):
    """Titles and categories, the charts, the result, the scoreboard, and the names of files."""
    home = folder / 'home-3'
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    path = names.play(plays / 'play.purser', names.MARKUP, names.CONTROLS, names.HEBREW, names.LONG, title=names.TURNED * 500,
                      categories=[names.MARKUP, names.CONTROLS, names.TURNED, names.HEBREW, '千' * 100])
    with Purser(path, home=str(home), width=900, height=700) as purser:
        purser.wait(lambda: any(names.MARKUP in text for text in texts(purser)), 'the table')
        look(purser, [names.MARKUP, 'Ben\ufffd[2J', names.HEBREW, '\ufffdnegaD\ufffd'])
        step('the window is called after no stranger', purser.frame.get_name() == 'Purser')
        picture(purser, 'table-3')
        purser.keys('ctrl+l')
        purser.find('image', 'Chart of the scores')
        look(purser, [names.MARKUP, 'Ben\ufffd[2J', names.HEBREW, '千' * 63 + '…'])
        picture(purser, 'charts-3')
        purser.keys('alt+Left')
        purser.gone('image', 'Chart of the scores')
        purser.keys('ctrl+shift+s')
        board = purser.wait(lambda: purser._search(purser.root, 'image', re.compile(re.escape(names.MARKUP))), 'the scoreboard')
        told = names.without_isolated(board.get_name(), names.HEBREW)
        step('the scoreboard tells every name as text', not names.UNSAFE & set(told) and 'Ben\ufffd[2J' in told)
        picture(purser, 'scoreboard-3')


def picture(purser, name):
    if os.environ.get('PURSER_PICTURES'):
        purser.picture(pathlib.Path(os.environ['PURSER_PICTURES']) / f'{name}.png')


def main():
    with tempfile.TemporaryDirectory(prefix='purser-ui-') as folder:
        folder = pathlib.Path(folder)
        table_and_library(folder, 1, [names.MARKUP, names.CONTROLS, names.FORMULA, names.EMOJI],
                          [names.MARKUP, 'Ben\ufffd[2J', names.FORMULA, names.EMOJI])
        table_and_library(folder, 2, [names.LONG, names.TURNED, names.HEBREW, names.COMMAND],
                          ['千' * 63 + '…', '\ufffdnegaD\ufffd', names.HEBREW, names.COMMAND])
        everywhere_else(folder)


run(main)
