#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The people who have played: a person is renamed in all plays, two who never met are merged, colours and pictures stay.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import shutil
import tempfile

from file_chooser import choose_picture
from purser_window import Atspi, is_focused, Purser, run, SOURCE, step


PICTURE = SOURCE / 'data' / 'screenshots' / 'table.png'


def open_people(purser):
    purser.click('toggle button', 'Main Menu')
    purser.find('menu', 'Main Menu')
    purser.keys('e')
    purser.find('label', 'Everybody who has played appears here.')


def rename(purser, name, to):
    purser.touch('list item', name)
    purser.touch('text', 'Name in all plays')
    purser.wait(lambda: is_focused(purser.find('text', 'Name in all plays')), 'the keyboard in the name')
    purser.fill(purser.find('text', 'Name in all plays'), to)
    purser.wait(lambda: purser.look('button', 'Apply'), 'a button that applies the name')
    purser.click('button', 'Apply')


def pictures(home):
    return len(list((home / 'data' / 'purser' / 'people').glob('*.png')))


def keep_picture(purser, home):
    """A picture for a person who is then renamed; a file that is no picture, and no file at all."""
    purser.touch('list item', 'Ben')
    assert not purser.is_enabled('button', 'Remove Picture')
    broken = home / 'broken.png'
    broken.write_text('no picture')
    choose_picture(purser, broken)
    purser.find('label', 'This file is not a picture, or it is damaged.')
    step('a file that is no picture is turned away with a sentence')
    choose_picture(purser, PICTURE)
    purser.wait(lambda: purser.is_enabled('button', 'Remove Picture'), 'a picture')
    purser.gone('label', 'This file is not a picture, or it is damaged.')
    purser.wait(lambda: pictures(home) == 1, 'the picture on the disk')
    step('somebody has a picture')
    purser.keys('Escape')
    purser.gone('text', 'Name in all plays')


def remove_picture(purser, home):
    purser.touch('list item', 'Benjamin')
    purser.wait(lambda: purser.is_enabled('button', 'Remove Picture'), 'the picture, still')
    purser.touch('button', 'Remove Picture')
    purser.wait(lambda: not purser.is_enabled('button', 'Remove Picture'), 'no picture')
    # The picture is hidden before it is deleted from the disk.
    purser.wait(lambda: pictures(home) == 0, 'no picture on the disk')
    purser.keys('Escape')
    purser.gone('text', 'Name in all plays')
    step('the picture went with the name, stays, and can be removed')


def read_refusal(purser):
    """The refusal shows in the dialog, in full, and not behind it."""
    refusal = re.compile('^Could not rename: .* have played together, so they cannot be one person')
    told = purser.wait(lambda: purser.look_in(('dialog', 'Aoi'), 'label', refusal), 'the refusal in the dialog')
    entry = purser.find('text', 'Name in all plays').get_extents(Atspi.CoordType.WINDOW)
    purser.wait(lambda: told.get_extents(Atspi.CoordType.WINDOW).y > entry.y, 'the refusal below the name')
    assert purser.is_in_sight(told)


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
                keep_picture(purser, home)
                rename(purser, 'Ben', 'Benjamin')
                purser.find('list item', 'Benjamin')
                purser.gone('list item', 'Ben')
                assert all('Benjamin' in names and 'Ben' not in names for names in last_names(folder)), last_names(folder)
                step(f'somebody has another name in all plays at {size[0]} × {size[1]}')
                row = purser.find('list item', 'Benjamin')
                purser.wait(lambda: is_focused(row), 'the keyboard upon that person')
                step('and the keyboard is upon the row of that name')
                rename(purser, 'Aoi', '千尋')
                read_refusal(purser)
                assert purser.look('button', 'Merge') is None
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
                purser.keys('Escape')
                purser.gone('text', 'Name in all plays')
                remove_picture(purser, home)


run(main)
