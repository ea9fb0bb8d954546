#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Score Pad in the window, filled in as by a person: from its categories to the result."""
import json
import pathlib
import re
import tempfile

from pads import add_categories
from purser_window import Atspi, Purser, run, step, wait_still

NAMES = ('Aoi', 'Ben', '千尋の長い長いお名前')


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Score Pad')
    purser.find('text', 'Game or Pad')
    purser.fill(purser.find('text', 'Game or Pad'), 'Birds')
    add_categories(purser, 'Board', 'Cards')
    while purser.look('text', f'Player {len(NAMES)}') is None:
        purser.click('button', 'Add a Player')
    for seat, name in enumerate(NAMES):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', 'Aoi: Board')
    assert purser.look('label', re.compile('^Rank ')) is None, 'somebody is first before anything is entered'


def write(purser, keys, player, line, cell):
    """Types into the current cell, and checks its name."""
    purser.find('heading', f'{player}: {line}')
    purser.keys(*keys, 'Return')
    purser.find('button', f'{player}, {line}: {cell}')


def tap_keys(purser):
    """The keys on the screen work as well."""
    purser.find('heading', f'{NAMES[2]}: Board')
    for key in ('1', '2', 'Plus', '8', 'Minus', '3', 'Enter'):
        purser.click('button', key)
    purser.find('button', f'{NAMES[2]}, Board: 17')


def tap_signs(purser):
    """The entry and the ledger show the signs of the keys."""
    purser.find('heading', 'Aoi: Cards')
    for key in ('3', 'Times', '4', 'Minus', '6', 'Divided by', '2'):
        purser.touch('button', key)
    purser.find('label', '= 9')
    purser.touch('button', 'Enter')
    purser.find('button', 'Undo: Aoi, Cards: 3×4−6÷2 = 9')
    purser.keys('ctrl+z')
    purser.find('heading', 'Aoi: Cards')
    step('signs are written as they stand on their keys')


def write_wrongly(purser):
    """An error in a sum shows its place, and nothing is entered; an empty sum is not entered either."""
    purser.find('heading', 'Aoi: Cards')
    for keys, problem in ((('parenleft', '5', 'plus', '2'), 'At character 5: a closing bracket is missing here'),
                          (('5', 'slash', '0'), 'At character 3: nothing can be divided by 0')):
        purser.keys(*keys, 'Return')
        purser.find('label', problem)
        purser.keys('Escape')
        purser.gone('label', problem)
    purser.touch('button', 'Enter')
    purser.find('label', 'Enter a number: 0 for no points')
    purser.find('heading', 'Aoi: Cards')
    purser.find('button', 'Aoi, Cards: empty')
    step('a sum that is wrong says where, and so does one that divides by 0; nothing is not taken for 0')


def look_in_menu(purser):
    """A pad has no components to copy."""
    purser.touch('toggle button', 'Play Menu')
    # Toolkits of this age have no names of menu items on the bus, so they are counted: all 14 but the copy.
    purser.count(13, 'menu item')
    step('the menu of a pad asks for no copy of a game', wait_still(lambda: len(purser.all('menu item')), 'the menu') == 13)
    purser.keys('Escape')
    purser.gone('menu item')
    purser.keys('7', '8')
    purser.find('label', '= 78')
    step('and what is typed behind a menu goes to the pad')
    purser.keys('Escape')
    purser.gone('label', '= 78')


def move_about(purser):
    """The arrow keys select another cell, whose score is entered again."""
    purser.find('heading', 'Aoi: Cards')
    purser.keys('Up')
    purser.find('heading', 'Aoi: Board')
    purser.keys('Right')
    purser.find('heading', 'Ben: Board')
    purser.keys('9', 'Return')
    purser.find('button', 'Ben, Board: 9')
    purser.find('heading', 'Aoi: Cards')
    purser.click('button', 'Ben, Cards: empty')
    purser.find('heading', 'Ben: Cards')


def fill(purser):
    """Japanese keyboards type full-width digits first."""
    entry = purser.find('text', 'Ben: Cards')
    purser.fill(entry, '１２＋８')
    purser.click('button', 'Enter')
    purser.find('button', 'Ben, Cards: 20')


def end(purser):
    """A pad without an end is ended, and not early: by its button, and in the menu."""
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('e')
    purser.find('dialog', 'End the Play')
    purser.keys('Escape')
    purser.gone('dialog', 'End the Play')
    purser.click('button', 'End the Play')
    purser.find('heading', 'Ben wins')
    purser.keys('alt+Left')


def correct_score(purser):
    """After the end a tap on a score opens its move."""
    purser.find('button', 'Aoi, Board: 12')
    purser.click('button', 'Aoi, Board: 12')
    purser.find('button', re.compile('Change|Remove'))


def write_long_pad(home):
    records = [{'purser': 1, 'game': 'score-pad', 'options': {'rounds': True},
                'players': [{'name': name} for name in NAMES]}]
    for i in range(11 * len(NAMES)):
        records.append({'n': i + 1, 'move': 'score', 'player': i % len(NAMES), 'round': i // len(NAMES) + 1, 'value': i})
    path = home / 'long.purser'
    path.write_text(''.join(json.dumps(record) + '\n' for record in records))
    return path


def top(node):
    return node.get_component_iface().get_extents(Atspi.CoordType.WINDOW).y


def bottom(node):
    return top(node) + node.get_component_iface().get_extents(Atspi.CoordType.WINDOW).height


def scroll(home):
    """A long sheet shows its last round, with the names above its columns."""
    with Purser(write_long_pad(home), home=home, width=360, height=640) as purser:
        cell = purser.find('button', 'Aoi, Round 12: empty')
        total = purser.find('label', 'Total')
        purser.wait(lambda: 0 < top(total) < top(cell) < 640, 'the head above the last round')
        assert top(purser.find('button', 'Aoi, Round 1: 0')) < top(total)
        assert purser.look('page tab', 'Players') is None
        step('a long sheet scrolls below its head, and nothing repeats it')


def scroll_low(home):
    """In a low window the names stay above the current round, and both above the entry, with the number keys as well."""
    for width in (360, 1200):
        with Purser(write_long_pad(home), home=home, width=width, height=500) as purser:
            for keys in (False, True):
                name, cell = purser.find('label', 'Aoi'), purser.find('button', 'Aoi, Round 12: empty')
                purser.wait(lambda: 0 < top(name) < top(cell) and bottom(cell) <= top(purser.find('heading', 'Aoi: Round 12')),
                            f'the round below the names, {"with" if keys else "without"} number keys, {width} wide')
                if not keys:
                    purser.touch('toggle button', 'Number Keys')
                    purser.find('button', '7')
        step(f'in a window {width} × 500 the names stay while rounds scroll')


def write_names(home):
    """Large text wraps a name before it is cut."""
    with Purser(write_wide_pad(home), home=home, width=360, height=720, large=True) as purser:
        short, long = purser.find('label', 'Aoi'), purser.find('label', NAMES[2])
        purser.wait(lambda: bottom(long) - top(long) > 1.5 * (bottom(short) - top(short)), 'a long name in two lines')
    step('a name takes two lines of large text')


def stand_beside(home):
    """The entered numbers of four players, with their points, fit a phone."""
    header = {'purser': 1, 'game': 'score-pad', 'players': [{'name': name} for name in ('葵', '健太', '千尋', 'ひかり')],
              'options': {'categories': ['市民の建物', 'コイン'], 'formulas': {'コイン': 'x*2'}}}
    path = home / 'four.purser'
    path.write_text(''.join(json.dumps(record) + '\n' for record in (header, *(
        {'n': seat + 1, 'move': 'score', 'player': seat, 'category': 'コイン', 'value': 11} for seat in range(4)))))
    with Purser(path, home=home, width=360, height=720, language='ja') as purser:
        cell = purser.find('button', re.compile('^ひかり、コイン：11.→.22$')).get_component_iface()
        purser.wait(lambda: right(cell.get_extents(Atspi.CoordType.WINDOW)) <= 360 - 12, 'the last column whole, within the margin')
    step('four players stand side by side on a phone')


def right(at):
    return at.x + at.width


def write_aimed_pad(home):
    header = {'purser': 1, 'game': 'score-pad', 'players': [{'name': name} for name in NAMES],
              'options': {'rounds': True, 'target': 40}}
    path = home / 'aimed.purser'
    path.write_text(''.join(json.dumps(record) + '\n' for record in (
        header, {'n': 1, 'move': 'score', 'player': 0, 'round': 1, 'value': 12})))
    return path


def middle(node):
    return top(node) + node.get_component_iface().get_extents(Atspi.CoordType.WINDOW).height / 2


def write_wide_pad(home):
    header = {'purser': 1, 'game': 'score-pad', 'players': [{'name': name} for name in NAMES],
              'options': {'categories': ['Wonders of the world', 'Military conflicts', 'Guilds']}}
    scores = [{'n': i + 1, 'move': 'score', 'player': i, 'category': 'Military conflicts', 'value': 18} for i in range(2)]
    path = home / 'wide.purser'
    path.write_text(''.join(json.dumps(record) + '\n' for record in (header, *scores)))
    return path


def enlarge(home):
    """With text twice as large on a phone, the totals stay, the titles leave room for the cells, and each is beside its own."""
    with Purser(write_wide_pad(home), home=home, width=360, height=640, large=True) as purser:
        purser.find('label', 'Total')
        purser.find('label', '18')
        for category in ('Wonders of the world', 'Military conflicts'):
            def beside():
                cell = purser.find('button', re.compile(f'^[^,]+, {category}: '))
                return abs(middle(purser.find('label', category)) - middle(cell)) < 3
            purser.wait(beside, f'{category} beside its cells')
        step('large text leaves totals and titles on a phone')
    for height, language, colon in ((640, 'en', ': '), (640, 'ja', '：'), (720, 'en', ': ')):
        with Purser(write_wide_pad(home), home=home, width=360, height=height, language=language, large=True) as purser:
            purser.find('heading', f'{NAMES[2]}{colon}Military conflicts')
            purser.wait(lambda: (purser.look('button', re.compile('End the Play|プレイを終える')) is None) == (height < 720),
                        f'the button that ends the play, if there is room for it, in {height}')
    step('and says whose points are entered, in three lines where the name is long, with the button that ends the play on all but a small phone')


def aim(home):
    """The total that ends the play is beside the totals."""
    for width, height in ((360, 720), (1200, 800)):
        with Purser(write_aimed_pad(home), home=home, width=width, height=height) as purser:
            target = purser.find('label', 'Ends at 40')
            purser.wait(lambda: top(purser.find('label', 'Total')) < top(target)
                        < top(purser.find('button', 'Aoi, Round 1: 12')), 'the target below the title of the totals')
    step('what the play ends at stands beside the totals')


def align(home):
    """The title of the totals is beside the totals, whatever stands below either of them."""
    for n, options in ((1, {'target': 40, 'length': 9}), (1, {}), (8, {})):
        header = {'purser': 1, 'game': 'score-pad', 'players': [{'name': f'P{i}'} for i in range(n)],
                  'options': {'rounds': True, **options}}
        path = home / 'aligned.purser'
        path.write_text(''.join(json.dumps(record) + '\n' for record in (
            header, {'n': 1, 'move': 'score', 'player': 0, 'round': 1, 'value': 12})))
        for width, height in ((360, 720), (1200, 800)):
            with Purser(path, home=home, width=width, height=height) as purser:
                purser.wait(lambda: abs(middle(purser.find('label', 'Total')) - middle(purser.find('label', '12'))) < 3,
                            f'the title beside the total of {n} at {width}')
    step('the title of the totals stands beside them, with one player and with eight')


def main():
    with Purser(home=tempfile.mkdtemp(prefix='purser-ui-'), width=1200, height=800) as purser:
        begin(purser)
        step('a pad is given categories, and the play begins')
        write(purser, ('1', '2'), 'Aoi', 'Board', '12')
        purser.find('label', 'Rank 1')
        write(purser, ('1', '0', 'minus', '1', '5'), 'Ben', 'Board', '−5')
        step('numbers and sums are typed, and Enter goes to the next player')
        tap_keys(purser)
        step('so do the keys on the screen')
        tap_signs(purser)
        write_wrongly(purser)
        move_about(purser)
        step('arrows and taps choose another cell, and a score is replaced')
        fill(purser)
        step('a sum in full-width figures is one as well')
        purser.keys('ctrl+z')
        purser.find('button', 'Ben, Cards: empty')
        purser.keys('ctrl+shift+z')
        purser.find('button', 'Ben, Cards: 20')
        step('a score is undone and redone')
        look_in_menu(purser)
        end(purser)
        step('the play is ended, and the result shows who won')
        correct_score(purser)
        step('a score is corrected after the end')
    scroll(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    scroll_low(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    stand_beside(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    write_names(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    enlarge(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    aim(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    align(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))


run(main)
