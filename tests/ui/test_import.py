#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Results of BG Stats are imported: previewed first, each only once; other files are refused.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from doors import open_from_outside
from file_chooser import import_all
from purser_window import accessible_tree, Atspi, Purser, run, step

GAMES = [{'id': 1, 'name': 'Azul', 'highestWins': True}, {'id': 2, 'name': 'Space Base', 'bggId': 242302}]
PEOPLE = [{'id': 1, 'name': 'Aoi'}, {'id': 2, 'name': 'Ben'}, {'id': 3, 'name': '千尋'}]


def play(number, game, day, *scores):
    best = max(scores)
    return {'uuid': f'0B0E9A3E-0000-4000-8000-00000000000{number}', 'gameRefId': game, 'playDate': f'2026-11-{day} 20:30:00',
            'durationMin': 45, 'playerScores': [{'playerRefId': seat + 1, 'score': str(score), 'winner': score == best,
                                                 'seatOrder': seat + 1} for seat, score in enumerate(scores)]}


def write(home, name, *plays):
    file = home / name
    file.write_text(json.dumps({'games': GAMES, 'players': PEOPLE, 'plays': plays}))
    return file


def import_two(home, size):
    file = write(home, 'export.json', play(1, 1, 20, 54, 48), play(2, 2, 21, 40, 41, 36), {'gameRefId': 1})
    with Purser(file, home=home, width=size[0], height=size[1]) as purser:
        purser.find('label', re.compile('^2 plays of 2 games with 3 people'))
        purser.find('label', re.compile('1 play is left out'))
        purser.touch('button', 'Import')
        purser.hear_toast('2 plays imported')
        purser.find('list item', 'Space Base')
        step(f'two of three plays come in at {size[0]} × {size[1]}')
        purser.touch('list item', 'Azul')
        purser.find('label', re.compile('^Won by Aoi'))
        purser.find('label', '54')
        step('how one of them went is shown by a tap')
        purser.keys('Escape')
        purser.gone('label', '54')


def import_again(home):
    file = write(home, 'again.bgsplay', play(1, 1, 20, 54, 48), play(2, 2, 21, 40, 41, 36))
    with Purser(file, home=home) as purser:
        purser.find('label', re.compile('There is nothing new in this file'))
        purser.find('label', re.compile('2 plays are in the library already'))
        purser.keys('Return')
        purser.gone('label', re.compile('nothing new'))
        step('a second time nothing comes in')
        purser.keys('ctrl+n')
        purser.find('button', 'Seat 千尋')
        step('who played there is seated by a tap')


def import_together(home, size):
    """Files that are opened together are previewed one after the other."""
    folder = home / 'stick'
    folder.mkdir()
    write(folder, 'a.json', play(3, 1, 22, 54, 48))
    write(folder, 'b.json', play(4, 2, 23, 40, 41), play(5, 2, 24, 40, 41))
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        import_all(purser, folder, 'a.json')
        for plays in ('1 play ', '2 plays '):
            purser.find('label', re.compile(f'^{plays}of 1 game with 2 people'))
            purser.count(1, 'button', 'Import')
            purser.touch('button', 'Import')
            purser.hear_toast(re.compile(f'{plays}imported.*'))
        step(f'two files are asked about one after the other at {size[0]} × {size[1]}')


def wait_whole(purser, text):
    """On a phone a toast wraps, and all its lines are in the window, with their full height."""
    def look():
        label = purser.look('label', text)
        at, window = ((node or purser.frame).get_extents(Atspi.CoordType.WINDOW) for node in (label, purser.frame))
        lines = accessible_tree.read_lines(label) if label else []
        return len(lines) > 1 and at.height >= 16 * len(lines) and at.x + at.width <= window.width and at.y + at.height <= window.height
    purser.wait(look, f'{text} in lines')


def refuse(home, size):
    file = home / 'other.json'
    file.write_text('{"plays": "many"}')
    for language, new, text in (('en', 'New Play', 'Could not import the plays: this is not a BG Stats file'),
                                ('ja', '新しいプレイ', 'プレイを取り込めませんでした：BG Statsのファイルではありません')):
        with Purser(home=home, language=language, width=size[0], height=size[1]) as purser:
            purser.find('button', new)
            open_from_outside(file)
            if size[0] < 400:
                wait_whole(purser, text)
            purser.hear_toast(text)
    step('a file of something else is refused with a sentence, in both languages')


def main():
    for size in ((360, 720), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            home = pathlib.Path(name)
            import_two(home, size)
            import_again(home)
            import_together(home, size)
            refuse(home, size)


run(main)
