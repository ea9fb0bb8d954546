#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Expansions of a play: set before it or below the result, and offered for the next play of the game.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from purser_window import Atspi, is_focused, Purser, run, step

WORDS = {
    'en': {'pad': 'Score Pad', 'game': 'Game or Pad', 'row': 'Expansions', 'player': 'Player {}', 'start': 'Start',
           'known': 'Expansions of Earlier Plays', 'all': 'Nests, Oceans', 'rematch': 'Rematch', 'result': 'Result'},
    'ja': {'pad': 'スコアパッド', 'game': 'ゲーム名', 'row': '拡張', 'player': '{}人目', 'start': '始める',
           'known': '以前のプレイの拡張', 'all': 'Nests、Oceans', 'rematch': '再戦', 'result': '結果'},
}


def records(home):
    """Returns the records of the play that was written last; an empty header if there is none."""
    path = newest(home)
    return [json.loads(line) for line in path.read_text().splitlines()] if path else [{}]


def holds(purser, row, text):
    def look():
        entry = purser.look('text', re.compile(f'^{row}'))
        return entry and Atspi.Text.get_text(entry, 0, -1) == text
    purser.wait(look, f'“{text}” as expansions')


def begin(purser, words):
    purser.keys('ctrl+n')
    purser.touch('radio button', words['pad'])
    purser.fill(purser.find('text', words['game']), 'Birds')
    for seat, name in enumerate(('Aoi', 'Ben')):
        purser.fill(purser.find('text', words['player'].format(seat + 1)), name)


def name_at_setup(purser, home, words):
    begin(purser, words)
    assert purser.look('button', words['known']) is None, 'nothing is offered before a first play'
    purser.fill(purser.find('text', re.compile(f'^{words["row"]}')), 'Nests、 Oceans，nests,')
    purser.touch('button', words['start'])
    purser.wait(lambda: records(home)[0].get('expansions') == ['Nests', 'Oceans'], 'two expansions in the header')


def tick(purser, words, name, then):
    purser.touch('button', words['known'])
    box = purser.find('check box', name)
    purser.wait(lambda: is_focused(box) or purser.keys('Tab'), f'the focus on {name}')
    purser.keys('space')
    holds(purser, words['row'], then)


def play_again(purser, home, words):
    """A rematch has the expansions of its play, and the list can remove one."""
    holds(purser, words['row'], words['all'])
    purser.touch('button', words['rematch'])
    purser.find('text', words['game'])
    purser.gone('button', words['rematch'])
    holds(purser, words['row'], words['all'])
    tick(purser, words, 'Nests', 'Oceans')
    purser.keys('Escape')
    purser.touch('button', words['start'])
    purser.wait(lambda: records(home)[0].get('expansions') == ['Oceans'], 'one expansion in the header of the rematch')


def add_below_result(purser, home, words):
    """The expansion of the first play is offered; closing the list writes it to the file."""
    holds(purser, words['row'], 'Oceans')
    tick(purser, words, 'Nests', words['all'].replace('Nests', 'X').replace('Oceans', 'Nests').replace('X', 'Oceans'))
    assert 'expansions' not in records(home)[-1], records(home)[-1]
    purser.keys('Escape')
    purser.wait(lambda: records(home)[-1].get('expansions') == ['Oceans', 'Nests'], 'both in the file')


def open_result(purser, words):
    """There may be two plays of the game; the search finds the expansion of the latest."""
    purser.keys('O', 'c', 'e', 'a', 'n')
    purser.touch('list item', 'Birds')
    purser.touch('button', words['result'])


def play(language, size):
    words, how = WORDS[language], {'width': size[0], 'height': size[1], 'language': language}
    with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
        home = pathlib.Path(name)
        with Purser(home=home, **how) as purser:
            name_at_setup(purser, home, words)
            step(f'{language}: expansions are said at the setup of a pad')
        end(home)
        with Purser(home=home, **how) as purser:
            open_result(purser, words)
            step(f'{language}: a play is found by its expansion')
            play_again(purser, home, words)
            step(f'{language}: a rematch has what the play had, less what is taken off in the list')
        end(home)
        with Purser(home=home, **how) as purser:
            open_result(purser, words)
            add_below_result(purser, home, words)
            step(f'{language}: below the result those of earlier plays are added from the list')


def newest(home):
    return max((home / 'data' / 'purser' / 'plays').glob('*.purser'),
               key=lambda path: path.stat().st_mtime_ns, default=None)


def end(home):
    """Ends the play, as after its last score."""
    with newest(home).open('a') as file:
        file.write('{"n":1,"move":"stop"}\n')


def main():
    play('en', (1200, 800))
    play('ja', (360, 720))


run(main)
