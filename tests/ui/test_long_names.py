#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of more than forty letters in the largest text: they wrap, and nothing leaves the window.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from purser_window import Atspi, is_focused, Purser, run, step

NAMES = ('Bartholomew-Maximilian von Hohenstaufenberg', 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern',
         '長い名前のお父さんと呼ばれている私たちの大切な友だち四十文字以上の名前を持っている人です')


def write(path, scored):
    """Writes a pad of two categories, with some cells filled in."""
    records = [{'purser': 1, 'game': 'score-pad', 'id': path.stem, 'created': '2026-11-21T19:00:00+09:00', 'title': 'Birds',
                'players': [{'name': name} for name in NAMES], 'options': {'categories': ['Board', 'Cards']}}]
    for cell in range(scored):
        records.append({'n': cell + 1, 'at': '2026-11-21T19:01:10+09:00', 'move': 'score', 'player': cell % 3,
                        'category': records[0]['options']['categories'][cell // 3], 'value': 6 if cell % 3 == 1 else 5})
    path.write_text('\n'.join(json.dumps(record) for record in records) + '\n')


def wait_inside(purser, role, name, size):
    """Waits until a widget is within the window; a page is only placed with its first frame."""
    def look():
        at, window = (node.get_extents(Atspi.CoordType.WINDOW) for node in (purser.find(role, name), purser.frame))
        return at.width > 0 and window.x <= at.x and at.x + at.width <= window.x + window.width
    purser.wait(look, f'{role} “{getattr(name, "pattern", name)}” within {size[0]}')


def focused_in(purser, role):
    return next((node for node in purser.all(role) if is_focused(node)), None)


def leave(path, home, size):
    with Purser(path, home=home, width=size[0], height=size[1], large=True) as purser:
        purser.find('heading', re.compile(NAMES[0]))
        purser.touch('toggle button', 'Play Menu')
        purser.find('menu', 'Play Menu')
        purser.keys('l')
        for name in NAMES:
            wait_inside(purser, 'toggle button', name, size)
        purser.touch('toggle button', NAMES[1])
        wait_inside(purser, 'button', f'{NAMES[1]} Leaves', size)
        purser.touch('button', f'{NAMES[1]} Leaves')
        purser.find('label', 'Left')
    step(f'somebody with a long name leaves at {size[0]} × {size[1]}')


def read_result(path, home, size):
    """Wolfe… has 6 + 6, and the heading of the result is one long word."""
    with Purser(path, home=home, width=size[0], height=size[1], large=True) as purser:
        purser.click('button', re.compile('^Result'))
        wait_inside(purser, 'heading', f'{NAMES[1]} wins', size)
        top = purser.find('label', 'Result').get_extents(Atspi.CoordType.WINDOW)
        assert purser.find('heading', f'{NAMES[1]} wins').get_extents(Atspi.CoordType.WINDOW).y > top.y
        purser.keys('Tab')
        purser.wait(lambda: (node := focused_in(purser, 'toggle button')) and purser.is_in_sight(node), 'the cell that keys came to')
    step('a result that is one long word breaks')


def look_around(home, size):
    with Purser(home=home, width=size[0], height=size[1], large=True) as purser:
        purser.find('list item', re.compile('^Birds'))
        purser.keys('ctrl+t')
        purser.find('label', '1 finished play')
        for name in NAMES:
            purser.find('list item', name)
        table = purser.find('table', 'Who Beats Whom')
        for name in NAMES:
            assert purser._search(table, 'table row', name) is not None, name
        wait_inside(purser, 'table', 'Who Beats Whom', size)
    step('statistics tell long names whole')


def list_compact(home, size, language):
    """Rows of the library stay short, and screen readers are told all names."""
    with Purser(home=home, width=size[0], height=size[1], language=language) as purser:
        going, over = purser.wait(lambda: len(rows := purser.all('list item', re.compile('^Birds'))) == 2 and rows, 'two rows')
        for row in (going, over):
            purser.wait(lambda: 0 < row.get_extents(Atspi.CoordType.WINDOW).height <= 120, 'a row of 120 pixels at the most')
        for name in NAMES:
            assert name in going.get_description(), going.get_description()
    step(f'long names leave the rows of the library short at {size[0]} × {size[1]} in {language}')


def list_twelve(home, size):
    """The marks of twelve players wrap, so that the words beside them keep their room."""
    names = ('Aoi', 'Ben', '千尋', 'Dagny', 'Emil', 'Fay', 'Gus', 'Hana', 'Ida', 'Jun', 'Kai', 'Lea')
    record = {'purser': 1, 'game': 'score-pad', 'id': 'twelve', 'created': '2026-11-21T19:00:00+09:00', 'title': 'Cards',
              'players': [{'name': name} for name in names], 'options': {'rounds': True}}
    (home / 'data' / 'purser' / 'plays' / 'twelve.purser').write_text(json.dumps(record) + '\n')
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        row = purser.find('list item', re.compile('^Cards'))
        wait_inside(purser, 'list item', re.compile('^Cards'), size)
        purser.wait(lambda: row.get_extents(Atspi.CoordType.WINDOW).height <= 140, 'a row of a few lines')
    step(f'a play of twelve is a row of a few lines at {size[0]} × {size[1]}')


def main():
    for size in ((360, 640), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            home = pathlib.Path(name)
            folder = home / 'data' / 'purser' / 'plays'
            folder.mkdir(parents=True)
            write(folder / 'over.purser', 6)
            look_around(home, size)
            read_result(folder / 'over.purser', home, size)
            write(folder / 'open.purser', 3)
            leave(folder / 'open.purser', home, size)
            for language in ('en', 'ja'):
                list_compact(home, size, language)
            list_twelve(home, size)


run(main)
