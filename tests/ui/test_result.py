#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The result of a play: the podium, and all points side by side, each with its counts."""
import json
import re
import shutil
import pathlib
import tempfile

from purser_window import Atspi, Purser, run, SOURCE, step

# Aoi and 千尋 have three brown residents each and Ben nine; Ben and 千尋 have equally many gold ones, the most.
WORDS = {
    'en': {'result': 'Result', 'brown': 'Aoi, Most residents: Brown: 2', 'first': 'Ben, Most residents: Brown: 10, the best',
           'counts': '3 – 9 – 3; second shared, 5 ÷ 2 = 2', 'gold': re.compile('^Ben, Most residents: Gold: 7, the best$'),
           'both': re.compile('; first shared, [(]10 [+] 5[)] ÷ 2 = 7$'), 'why': re.compile('^Why[?] Most residents: Brown$'),
           'podium': 'Place 1: Aoi, 150', 'wins': 'Aoi wins'},
    'ja': {'result': '結果', 'brown': re.compile('^Aoi、最多争い：ブラウン：2$'), 'first': re.compile('^Ben、最多争い：ブラウン：10、最良$'),
           'counts': '3 – 9 – 3、2位タイ、5 ÷ 2 = 2', 'gold': re.compile('^Ben、最多争い：ゴールド：7、最良$'),
           'both': re.compile('1位タイ、[(]10 [+] 5[)] ÷ 2 = 7$'), 'why': re.compile('^なぜ？.*最多争い：ブラウン$'),
           'podium': '1位：Aoi、150', 'wins': 'Aoiの勝利'},
}


def ask(purser, words, cell, counts):
    purser.click('toggle button', cell)
    purser.find('label', counts)
    purser.keys('Escape')
    purser.gone('label', counts)


def look(path, language, width, height):
    words = WORDS[language]
    with Purser(path, width=width, height=height, language=language) as purser:
        purser.click('button', words['result'])
        purser.find('heading', words['wins'])
        purser.find(None, words['podium'])
        step(f'{language}: the first place stands on the podium')
        purser.wait(lambda: purser.look('toggle button', words['first']), 'the most brown residents')
        ask(purser, words, words['brown'], words['counts'])
        ask(purser, words, words['gold'], words['both'])
        step(f'{language}: shared places are told with their counts')
        purser.click('toggle button', words['brown'])
        purser.click('button', words['why'])
        purser.find('toggle button', re.compile('^(Bookmark|ブックマーク)'))
        step(f'{language}: and with their rule')


LONG = 'Maximiliane Konstantina'


def look_at_long_name(path):
    """On a phone the two words of a name take two lines on the podium, each in full."""
    path.write_text(path.read_text().replace('"Aoi"', f'"{LONG}"', 1))
    with Purser(path, width=360, height=720) as purser:
        purser.click('button', 'Result')
        purser.find(None, f'Place 1: {LONG}, 150')
        name = purser.find('label', LONG).get_extents(Atspi.CoordType.WINDOW)
        assert 30 < name.height < 60, f'{LONG} is {name.height} pixels high'
        step('the words of a long name stay whole on the podium of a phone')


NOTES = 4000


def look_at_many_notes(path):
    """Of thousands of notes only the first ones are laid out, so the page is there at once."""
    n = len(path.read_text().splitlines())
    with path.open('a') as file:
        file.writelines(f'{{"n":{n + i},"move":"note","text":"Note {i}"}}\n' for i in range(NOTES))
    with Purser(path, width=1200, height=800) as purser:
        purser.click('button', 'Result')
        purser.find('heading', re.compile('wins$'))
        notes = purser.find('label', re.compile('^Note 0$', re.M))
        shown = Atspi.Text.get_text(notes, 0, -1).splitlines()
        step('of thousands of notes the result shows the first ones, and that there are more',
             re.fullmatch('Note [0-9]+…', shown[-1]) and 10 < len(shown) < NOTES)


def look_at_one(folder):
    """A player alone has a number of points, but wins against nobody."""
    path = folder / 'alone.purser'
    header = {'purser': 1, 'game': 'score-pad', 'id': 'alone', 'created': '2026-11-21T19:00:00+09:00', 'title': 'Birds',
              'players': [{'name': 'Aoi'}], 'options': {'categories': ['Board']}}
    score = {'n': 1, 'at': '2026-11-21T19:01:10+09:00', 'move': 'score', 'player': 0, 'category': 'Board', 'value': 5}
    path.write_text(json.dumps(header) + '\n' + json.dumps(score) + '\n')
    with Purser(path, width=360, height=720) as purser:
        purser.click('button', re.compile('^Result'))
        purser.find('heading', '5 points')
        purser.find('label', 'Aoi')
        purser.gone(None, re.compile('^Place 1: '))
    step('nobody is said to win alone')


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix='purser-result-'))
    path = folder / 'phoenix.purser'
    shutil.copy(SOURCE / 'data' / 'samples' / 'phoenix.purser', path)
    look(path, 'en', 1200, 800)
    look(path, 'ja', 360, 720)
    look_at_long_name(path)
    look_at_many_notes(path)
    look_at_one(folder)
    shutil.rmtree(folder)


run(main)
