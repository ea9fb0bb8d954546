#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A group with a name: from an empty library it is seated, and last week's pad begins again, in under six taps.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from pads import add_categories, search_pad
from purser_window import Atspi, is_focused, Purser, run, step

GROUP = ('Aoi', 'Ben', '千尋')


def seat(purser, *names):
    while purser.look('text', f'Player {len(names)}') is None:
        purser.touch('button', 'Add a Player')
    for i, name in enumerate(names):
        purser.fill(purser.find('text', f'Player {i + 1}'), name)


def begin(purser, game, *names):
    purser.keys('ctrl+n')
    purser.click('radio button', game)
    seat(purser, *names)


def last_week(purser):
    """The group plays 7 Wonders, which is one of twenty pads."""
    begin(purser, 'Score Pad', *GROUP)
    search_pad(purser, '7 w', '7 Wonders')
    purser.wait(lambda: Atspi.Text.get_text(purser.find('text', 'Game or Pad'), 0, -1) == '7 Wonders', 'the title of the pad')
    purser.click('button', 'Start')
    purser.find('heading', 'Aoi: Military')


def name_group(purser):
    purser.click('toggle button', 'Main Menu')
    purser.find('menu', 'Main Menu')
    purser.keys('e')
    purser.touch('button', f'Name Group {", ".join(GROUP)}')
    purser.fill(purser.find('text', 'Name of the group'), 'Thursday')
    purser.touch('button', 'Done')
    purser.find('list item', 'Thursday')
    step('a group is given a name')


def begin_from_list(purser):
    """A tap on the group in the list of people seats it, without anybody from an earlier play."""
    purser.touch('list item', 'Thursday')
    seats = purser.wait(lambda: purser.all('text', re.compile('^Player [0-9]$')), 'the seats')
    assert [Atspi.Text.get_text(seat, 0, -1) for seat in seats] == list(GROUP)
    step('a tap on the group in the list of people seats everybody')
    purser.keys('alt+Left')
    purser.find('list item', 'Thursday')


def forget_group(purser):
    """The bin beside a group was touched by mistake."""
    purser.touch('button', 'Remove Group Thursday')
    purser.hear_toast('Group removed')
    purser.gone('list item', 'Thursday')
    purser.wait(lambda: any(map(is_focused, purser.all('list item'))), 'somebody in the list with the keyboard')
    step('where a group was forgotten, keys go on to reach the page')
    purser.touch('button', 'Undo')
    purser.find('list item', 'Thursday')
    purser.find('label', ', '.join(GROUP))
    step('a group that was forgotten is brought back by a tap, with its name')


def own_pad(purser):
    """A pad of their own, which is not saved, for two teams."""
    begin(purser, 'Score Pad', *GROUP)
    purser.fill(purser.find('text', 'Game or Pad'), 'Islands')
    add_categories(purser, 'Goods', 'Ships')
    purser.touch('combo box', 'Teams')
    purser.keys('Down', 'Return')
    purser.touch('button', 'Start')
    purser.find('heading', 'Aoi: Goods')
    for text, n in (('Team 1', 2), ('Team 2', 1)):
        purser.count(n, 'label', text)
    purser.keys('alt+Left')


def own_pad_again(purser, folder):
    for role, name in (('button', 'New Play'), ('radio button', 'Score Pad'), ('button', 'Start')):
        purser.touch(role, name)
    purser.find('heading', 'Aoi: Goods')
    again = header(purser, folder, 2)
    assert again['title'] == 'Islands' and again['options']['categories'] == ['Goods', 'Ships'], again
    assert again['options']['teams'] == [[0, 2], [1]], again
    step('a pad that nobody saved begins again with its title and its teams')


def begin_again(purser):
    taps = (('button', 'New Play'), ('radio button', 'Score Pad'), ('button', 'Seat Aoi, Ben, 千尋'), ('button', 'Start'))
    for role, name in taps:
        purser.touch(role, name)
    purser.find('heading', 'Aoi: Military')
    assert len(taps) < 6
    step(f'the group and the pad of last week begin again with {len(taps)} taps')


def header(purser, folder, number):
    """Returns the header of the newest play, once there are @number; the table shows a play before it is on the disk."""
    purser.wait(lambda: len(list(folder.glob('*.purser'))) == number, f'{number} plays on the disk')
    return json.loads(max(folder.glob('*.purser'), key=lambda file: file.stat().st_mtime_ns).read_text().splitlines()[0])


def main():
    for size in ((1200, 800), (360, 720)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            folder = pathlib.Path(name) / 'data' / 'purser' / 'plays'
            with Purser(home=name, width=1200, height=800) as purser:
                last_week(purser)
                purser.keys('alt+Left')
                begin(purser, 'Space Base', 'Emil', 'Dagny')
                purser.click('button', 'Start')
                purser.find('button', 'Play Menu')
                purser.keys('alt+Left')
                name_group(purser)
                forget_group(purser)
                begin_from_list(purser)
            for file in folder.glob('*.purser'):
                file.unlink()
            with Purser(home=name, width=size[0], height=size[1]) as purser:
                purser.find('label', 'No Plays Yet')
                begin_again(purser)
                again = header(purser, folder, 1)
                assert [player['name'] for player in again['players']] == list(GROUP), again
                assert again['title'] == '7 Wonders' and again['options']['formulas']['Coins'] == 'x/3', again
    with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
        folder = pathlib.Path(name) / 'data' / 'purser' / 'plays'
        with Purser(home=name, width=1200, height=800) as purser:
            own_pad(purser)
            own_pad_again(purser, folder)


run(main)
