# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays of Space Base for tests, and how to take a card."""
import json
import pathlib
import re
import tempfile

LONG_NAMES = ('Alexandrina Konstantinova', 'Maximilian von der Höhe', 'Bartholomew Featherstone', 'Wilhelmina Rosenblatt',
              'Christopher Abernathy')


# A card for each of five players.
CARDS = ('L1-04-d', 'L1-12-c', 'L1-03-a', 'L1-05-b', 'L1-06-a')


def take(purser, sector, card):
    """Takes a card with two taps: its sector, and its face."""
    purser.touch('button', re.compile(f'^sector {sector}(, deployed)?: '))
    purser.touch('button', re.compile(f'^{card}'))
    purser.gone('button', re.compile(f'^{card}'))


def roll(purser, dice):
    """Rolls with two digits, and takes the payouts."""
    purser.keys(*dice)
    purser.find('button', 'Pay Everybody')
    purser.keys('Return')
    purser.find('heading', re.compile('what do you buy'))


def end_turn(purser, name):
    """Buys nothing, and waits for the turn of another player."""
    purser.touch('button', re.compile('Buy nothing and end the turn'))
    purser.find('heading', re.compile(f'^{name}’s turn'))


def five_players(*moves, **options):
    """Writes a play of five with long names; the second player, whose sector is the highest, begins."""
    header = {'purser': 1, 'game': 'space-base', 'id': '0ea2db2d-5b96-4dbe-89e8-462ae7f83828',
              'created': '2026-11-20T19:02:00+09:00', 'players': [{'name': name} for name in LONG_NAMES], 'options': options}
    lines = [{'move': 'draft', 'player': i, 'cards': [card]} for i, card in enumerate(CARDS)] + list(moves)
    file = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')) / 'five.purser'
    file.write_text('\n'.join(json.dumps(line) for line in [header] + [
        {'n': n, 'at': '2026-11-20T19:02:24+09:00', **line} for n, line in enumerate(lines, 1)]) + '\n')
    return file


def paid(*moves, dice=(6, 3), **options):
    """Writes a play with a roll that all have used, so that the active player may buy."""
    used = [{'move': 'allocate', 'player': player, 'use': use} for player, use in enumerate(('dice', 'sum', 'dice', 'dice', 'dice'))]
    return five_players(*moves, {'move': 'roll', 'player': 1, 'dice': dice}, *used[1:], used[0], **options)


def lies(player, station, charges=None):
    """Returns a move that stations a card in its sector, with charges on it."""
    sector = int(station.split('-')[1])
    return {'move': 'board', 'player': player, 'sector': sector, 'station': station, 'deployed': [f'S-{sector:02}'],
            **({'charges': {station: charges}} if charges else {})}


def has_more(player, credits):
    return {'move': 'adjust', 'player': player, 'account': 'credits', 'by': credits}
