#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics over plays in the window: each person's wins, by game, by group, and by time.

For the screen of tests/harness/on-screen.
"""
import datetime
import json
import pathlib
import re
import subprocess
import tempfile

from purser_window import Atspi, Purser, run, SOURCE, step, wait_still

# How many days ago each sample was played, so that the filters of time separate them.
DAYS = {'space-base': 2, 'starfarers': 3, 'score-pad': 4, 'andromeda': 60, 'phoenix': 400}


def fill_library(home):
    folder = home / 'data' / 'purser' / 'plays'
    folder.mkdir(parents=True)
    for game, days in DAYS.items():
        text = (SOURCE / 'data' / 'samples' / f'{game}.purser').read_text()
        day = (datetime.date.today() - datetime.timedelta(days=days)).isoformat()
        (folder / f'{game}.purser').write_text(re.sub(r'"\d{4}-\d\d-\d\dT', f'"{day}T', text))


def labels(node):
    """Returns the labels of a list, from the top."""
    if node.get_role_name() == 'label':
        return [node.get_name()]
    children = (node.get_child_at_index(i) for i in range(node.get_child_count()))
    return [text for child in children if child is not None for text in labels(child)]


def choose(purser, row, words):
    """Opens a filter, and selects an item by its name."""
    combo = purser.find('combo box', row)
    now = labels(combo)[1]
    purser.tap(combo)

    def look():
        """Rows appear on the bus one by one."""
        pane = purser._search(combo, 'scroll pane', None)
        choices = labels(pane) if pane is not None else []
        return choices if {now, words} <= set(choices) else None
    choices = purser.wait(look, f'“{now}” and “{words}” among the choices of {row}')
    way = choices.index(words) - choices.index(now)
    purser.keys(*['Down' if way > 0 else 'Up'] * abs(way), 'Return')
    purser.wait(lambda: purser._search(combo, 'scroll pane', None) is None, f'the choices of {row} going away')


def check(purser, plays, **people):
    """Checks how many plays are counted, and the texts about people."""
    purser.find('label', plays)
    for name, text in people.items():
        # Another filter may recreate the rows.
        purser.wait(lambda: purser.look_in(('list item', name), 'label', text), f'{name}: {text}')


def touch_charts(purser):
    """千尋 has the most plays, so the upper bar; pressing a bar or a mark shows its value."""
    chart = purser.find('image', 'Chart of the wins')
    purser.touch('image', 'Chart of the wins')
    purser.wait(lambda: re.search(r'[0-9] of [0-9] · [0-9]+%$', chart.get_description()), 'a bar that says what it stands for')
    said = chart.get_description()
    purser.keys('Up')
    purser.wait(lambda: chart.get_description() != said, 'the bar above, by a key')
    purser.keys('Down')
    purser.wait(lambda: chart.get_description() == said, 'the bar below it again')
    purser.find('label', 'Who Beats Whom')
    step('a bar says how many plays were won')


def open_person(purser):
    """千尋 scored 43 in Space Base, and was ahead of Ben everywhere but in Andromeda."""
    purser.tap(purser.find('label', '千尋'))
    for title, text in (('Space Base', '1 play · 1 win (100%) · average 43.0 · best 43'),
                        ('Going number 3', '1 of 2 plays won'), ('Against Ben', 'Ahead: 3 · behind: 1')):
        purser.find('label', title)
        purser.find('label', text)


def write_long_names(home):
    """Writes two plays of six people, whose names together are wider than a phone."""
    folder = home / 'data' / 'purser' / 'plays'
    folder.mkdir(parents=True)
    names = [f'Somebody with a long name {seat}' for seat in range(6)]
    for day in (1, 2):
        records = [{'purser': 1, 'game': 'score-pad', 'id': f'long-{day}', 'players': [{'name': name} for name in names],
                    'options': {'categories': ['Board']}, 'title': 'Birds'}]
        records += [{'n': seat + 1, 'at': f'2026-11-2{day}T19:00:00+09:00', 'move': 'score', 'player': seat,
                     'category': 'Board', 'value': seat + day} for seat in range(6)]
        (folder / f'{day}.purser').write_text(''.join(json.dumps(record) + '\n' for record in records))
    return names


def place(node):
    return node.get_extents(Atspi.CoordType.WINDOW)


def turn_wheel(purser, node, button, times):
    subprocess.run(['xdotool', *purser.point_at(node), 'click', '--repeat', str(times), '--delay', '15', button], check=True)


def scroll_table():
    """The wheel over a table scrolls the page, and sideways only the numbers."""
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    names = write_long_names(home)
    with Purser(home=home, width=360, height=720) as purser:
        purser.find('list item', re.compile('^Birds'))
        purser.keys('ctrl+t')
        turn_wheel(purser, purser.find('label', '2 finished plays'), '5', 60)
        table = purser.wait(lambda: purser.look('table', 'Who Beats Whom'), 'who beats whom')
        pane = purser.wait(lambda: purser._search(table, 'scroll pane', None), 'what goes sideways')
        before = wait_still(lambda: place(table).y, 'the end of the page')
        turn_wheel(purser, pane, '4', 1)
        purser.wait(lambda: place(table).y > before, 'a page that moves below the table')
        step('the wheel goes through a table to the page')
        cell = purser._search(table, 'table cell', None)
        left, fixed = place(cell).x, place(pane).x
        turn_wheel(purser, pane, '7', 2)
        purser.wait(lambda: place(cell).x < left, 'numbers that go sideways')
        assert place(pane).x == fixed > place(table).x + 80, (place(pane).x, fixed, place(table).x)
        for name in names:
            assert purser._search(table, 'table row', name) is not None, name
        step('names stay while numbers go sideways, and each row has its name')


def choose_group(purser):
    """A group has its name here, too."""
    choose(purser, 'Group', 'Thursday')
    check(purser, '4 finished plays', Aoi='4 plays · 1 win (25%)')
    step('of a group that has a name')
    choose(purser, 'Group', 'Any group')
    check(purser, '5 finished plays')


def choose_year(home):
    """The years with plays, each in the words of the language."""
    year = (datetime.date.today() - datetime.timedelta(days=DAYS['phoenix'])).year
    n = sum((datetime.date.today() - datetime.timedelta(days=days)).year == year for days in DAYS.values())
    for language, width, row, words, plays in (('en', 1200, 'Time', f'{year}', f'{n} finished play'),
                                               ('ja', 360, '期間', f'{year}年', f'終了したプレイ{n}件')):
        with Purser(home=home, width=width, height=800, language=language) as purser:
            purser.find('list item')
            purser.keys('ctrl+t')
            choose(purser, row, words)
            purser.find('label', re.compile(f'^{plays}s?$'))
    step('of a year')


def name_group(home):
    settings = home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'
    settings.parent.mkdir(parents=True)
    names = ('Aoi', 'Ben', '千尋', 'Dagny')
    key = '\\n'.join(sorted(names))
    settings.write_text('[io/github/purser_app/Purser]\n'
                        f'groups=[[{", ".join(repr((name, "")) for name in names)}]]\n'
                        f"group-names={{'{key}': 'Thursday'}}\n")


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    fill_library(home)
    name_group(home)
    with Purser(home=home, width=1000, height=800) as purser:
        purser.find('list item', re.compile('^Space Base'))
        purser.keys('ctrl+t')
        purser.find('label', '5 finished plays')
        # 千尋 won Space Base and Starfarers, Aoi Andromeda and Phoenix, which Dagny did not play, Dagny the Score Pad.
        check(purser, '5 finished plays', Aoi='5 plays · 2 wins (40%)', 千尋='5 plays · 2 wins (40%)',
              Ben='5 plays · 0 wins (0%)', Dagny='4 plays · 1 win (25%)')
        step('all finished plays are counted for each person')
        choose_group(purser)
        choose(purser, 'Game', 'Andromeda')
        check(purser, '1 finished play', Aoi=re.compile('^1 play · 1 win '), 千尋=re.compile('^1 play · 0 wins '))
        step('of one game')
        choose(purser, 'Game', 'All games')
        choose(purser, 'Plays with', 'Dagny')
        check(purser, '4 finished plays', Aoi='4 plays · 1 win (25%)', Dagny='4 plays · 1 win (25%)')
        step('with one person')
        choose(purser, 'Time', 'The last 365 days')
        check(purser, '4 finished plays', Aoi='4 plays · 1 win (25%)')
        choose(purser, 'Time', 'The last 30 days')
        check(purser, '3 finished plays', Aoi='3 plays · 0 wins (0%)')
        choose(purser, 'Plays with', 'Everybody')
        check(purser, '3 finished plays')
        choose(purser, 'Time', 'The last 365 days')
        check(purser, '4 finished plays')
        step('of late')
        touch_charts(purser)
        open_person(purser)
        step('a person has games, seats and rivals')
    choose_year(home)
    scroll_table()


run(main)
