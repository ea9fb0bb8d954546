#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Those who have played: somebody gets another name in all plays, two who never met become one, and a colour stays.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import shutil
import tempfile

from purser_window import Atspi, Purser, run, SOURCE, step


def open_people(purser):
    purser.click('toggle button', 'Main Menu')
    purser.find('menu', 'Main Menu')
    purser.keys('e')
    purser.find('label', 'Everybody who has played appears here.')


def rename(purser, name, to):
    purser.touch('list item', name)
    entry = purser.find('text', 'Name in all plays')
    purser.fill(entry, to)
    purser.wait(lambda: purser.look('button', 'Apply'), 'a button that applies the name')
    purser.click('button', 'Apply')


def last_names(folder):
    lines = [file.read_text().splitlines()[-1] for file in sorted(folder.glob('*.purser'))]
    return [json.loads(line).get('names') for line in lines]


def main():
    for size in ((360, 720), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            home = pathlib.Path(name)
            folder = home / 'data' / 'purser' / 'plays'
            folder.mkdir(parents=True)
            for game in ('andromeda', 'space-base'):
                shutil.copy(SOURCE / 'data' / 'samples' / f'{game}.purser', folder)
            with Purser(home=home, width=size[0], height=size[1]) as purser:
                open_people(purser)
                rename(purser, 'Ben', 'Benjamin')
                purser.find('list item', 'Benjamin')
                purser.gone('list item', 'Ben')
                assert all('Benjamin' in names and 'Ben' not in names for names in last_names(folder)), last_names(folder)
                step(f'somebody has another name in all plays at {size[0]} × {size[1]}')
                rename(purser, 'Aoi', '千尋')
                purser.click('button', 'Merge')
                purser.find('label', re.compile('have played together, so they are two people'))
                assert all('Aoi' in names for names in last_names(folder))
                step('two who played together stay two, and it is said why')
                purser.touch('toggle button', 'Green')
                purser.keys('Escape')
                purser.gone('text', 'Name in all plays')
            with Purser(home=home, width=size[0], height=size[1]) as purser:
                open_people(purser)
                purser.find('list item', 'Benjamin')
                purser.touch('list item', 'Aoi')
                purser.wait(lambda: purser.find('toggle button', 'Green').get_state_set().contains(
                    Atspi.StateType.PRESSED), 'green, still')
                step('names and colours are there the next time')


run(main)
