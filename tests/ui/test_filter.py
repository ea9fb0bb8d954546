#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Filters the plays by game and by person, and shows all again.

For the screen of tests/harness/on-screen.
"""
import pathlib
import shutil
import tempfile

from purser_window import Atspi, is_focused, Purser, run, SOURCE, step

GAMES = {'space-base': 'Space Base', 'starfarers': 'CATAN: Starfarers', 'phoenix': 'Space Station Phoenix',
         'score-pad': 'Score Pad'}
# Space Base, Starfarers and the Score Pad are played by four, Phoenix only by Aoi, Ben and 千尋. Items of GTK's menus have no
# names on the bus: after the item for all comes the most frequent one, then by the alphabet of their ids.
PHOENIX, DAGNY = 1, 4
WITH_DAGNY = {'Space Base', 'CATAN: Starfarers', 'Score Pad'}


def shown(purser):
    return {title for title in GAMES.values() if purser.look('list item', title) is not None}


def choose(purser, button, item):
    purser.touch('toggle button', button)
    items = purser.wait(lambda: any(map(is_focused, purser.all('menu item'))) and purser.all('menu item'), 'the menu')
    purser.tap(items[item])
    purser.gone('menu')


def expect(purser, titles):
    purser.wait(lambda: shown(purser) == titles, f'{sorted(titles)}, not {sorted(shown(purser))}')


def leave_search(purser):
    """Typing searches, and Escape leads back to the list of all plays, which gets the focus."""
    purser.keys('p', 'h', 'o', 'e')
    expect(purser, {'Space Station Phoenix'})
    purser.keys('Escape')
    expect(purser, set(GAMES.values()))
    first = min((purser.find('list item', title) for title in GAMES.values()),
                key=lambda row: row.get_extents(Atspi.CoordType.WINDOW).y).get_name()
    purser.keys('Home', 'Return')
    purser.find('button', 'Play Menu')
    purser.find('label', first)
    purser.keys('alt+Left')
    expect(purser, set(GAMES.values()))
    step('Escape leaves the search, Home goes to the first play, and Return opens it')


def main():
    for size in ((1200, 800), (360, 720)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            folder = pathlib.Path(name) / 'data' / 'purser' / 'plays'
            folder.mkdir(parents=True)
            for game in GAMES:
                shutil.copy(SOURCE / 'data' / 'samples' / f'{game}.purser', folder)
            with Purser(home=name, width=size[0], height=size[1]) as purser:
                expect(purser, set(GAMES.values()))
                leave_search(purser)
                choose(purser, 'All Games', PHOENIX)
                expect(purser, {'Space Station Phoenix'})
                step(f'a menu shows the plays of one game at {size[0]} × {size[1]}')
                choose(purser, 'Everybody', DAGNY)
                purser.find('label', 'No Plays Found')
                purser.touch('button', 'Show All Plays')
                expect(purser, set(GAMES.values()))
                step('where there are none, a button shows all again')
                choose(purser, 'Everybody', DAGNY)
                expect(purser, WITH_DAGNY)
                step('a menu shows the plays with one person')
                purser.touch('list item', 'Score Pad')
                purser.find('button', 'Play Menu')
                purser.keys('alt+Left')
                expect(purser, WITH_DAGNY)
                step('one tap opens a play, and the choice stays')


run(main)
