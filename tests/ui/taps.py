#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the presses of a person who enters a whole sample play: taps.py [GAME …]

The sample is replayed through the real window, each move as somebody would enter it who looks at the table: what is
touched is pressed with the pointer on its middle, and every press and every key is counted. A game says in GAMES how its
moves are entered; the rest is the same for all. What is printed is a table by kind of turn, in presses and keys, and
whether the file that came of it holds the moves of the sample.
"""
import collections
import json
import os
import pathlib
import re
import sys
import tempfile

from purser_window import Atspi, Purser, SOURCE

SIZE = tuple(int(n) for n in os.environ.get('PURSER_TAPS_SIZE', '1200x800').split('x'))


class Counter:
    """A person at the window: all that it does is counted."""

    def __init__(self, purser, players):
        self.purser, self.players, self.presses, self.keys = purser, players, 0, 0

    def tap(self, role, name):
        self.purser.touch(role, name)
        self.presses += 1

    def is_pressed(self, name):
        node = self.purser.find('toggle button', name)
        return node.get_state_set().contains(Atspi.StateType.PRESSED) or node.get_state_set().contains(Atspi.StateType.CHECKED)

    def type(self, *keys):
        self.keys += len(keys)
        self.purser.keys(*keys)


class SpaceBase:
    """Two dice, one tap for everybody’s payouts, and two for a card: its sector and its face."""

    facts = {}

    @classmethod
    def enter(cls, person, moves, i, told):
        """Enters the move at i, and what one tap enters with it."""
        move = moves[i]
        if move['move'] == 'roll':
            person.tap('toggle button', f'First die: {move["dice"][0]}')
            person.tap('toggle button', f'Second die: {move["dice"][1]}')
        elif move['move'] == 'allocate':
            cls.pay(person, moves, i)
        elif move['move'] == 'end-turn':
            person.tap('button', re.compile('nd the turn'))
        else:
            cls.take(person, move['card'] if 'card' in move else move['cards'][0])

    @staticmethod
    def pay(person, moves, i):
        """Who uses the roll otherwise than is proposed says so; then everybody is paid."""
        for move in moves[i:]:
            if move['move'] != 'allocate':
                break
            use = r'sum \d+' if move['use'] == 'sum' else r'\d (and \d|twice)'
            name = re.compile(rf'^{person.players[move["player"]]}: {use}: ')
            if not person.is_pressed(name):
                person.tap('toggle button', name)
        person.tap('button', re.compile('^Pay Everybody'))

    @classmethod
    def take(cls, person, card):
        level, sector = card[1], int(card.split('-')[1])
        kind = f'a level {level} ship of sector {sector}' if card[0] == 'L' else f'the colony of sector {sector}'
        person.tap('button', re.compile(rf'^sector {sector}(, deployed)?: '))
        person.tap('button', cls.face(card, kind))

    @classmethod
    def face(cls, card, kind):
        """A card as it is told: its cost, and what it pays on either side where that is all it does."""
        if not cls.facts:
            cards = json.loads((SOURCE / 'data/games/space-base/cards.json').read_text())['cards']
            cls.facts.update((one['id'], one) for one in cards)
        one = cls.facts[card]
        if card[0] == 'C':
            return re.compile(f'^{kind}, ')
        return re.compile(f'^{kind}, {one["cost"]} credits?: stationed {cls.pays(one["station"])}; deployed {cls.pays(one["deployed"])};')

    @staticmethod
    def pays(side):
        gain = side.get('gain', {})
        words = [f'\\+{gain[key]}{unit}' for key, unit in (('credits', ''), ('income', ' income'), ('vp', ' VP')) if gain.get(key)]
        if 'ability' in side or 'claim' in side or 'arrow' in side:
            return '[^;]*' if 'arrow' in side else '[^+;][^;]*'
        return ', '.join(words)

    @staticmethod
    def kind(moves):
        if moves[0]['move'] == 'draft':
            return 'first ship'
        return 'with a purchase' if any(move['move'] == 'buy' for move in moves) else 'without a purchase'

    @staticmethod
    def ends(move):
        return move['move'] in ('draft', 'end-turn')


GAMES = {'space-base': SpaceBase}


def bare(move):
    return {key: value for key, value in move.items() if key not in ('n', 'at', 'tap')}


class Replay:
    """A sample, entered move by move; the file that comes of it tells how far it is."""

    def __init__(self, game, most=None):
        self.game = game
        lines = [json.loads(line) for line in (SOURCE / f'data/samples/{game}.purser').read_text().splitlines()]
        self.header, self.moves = lines[0], [bare(line) for line in lines[1:] if 'move' in line][:most]
        self.home = pathlib.Path(tempfile.mkdtemp(prefix='purser-taps-'))
        self.file = self.home / 'play.purser'
        self.file.write_text(json.dumps(lines[0], ensure_ascii=False) + '\n')

    def entered(self):
        return [bare(json.loads(line)) for line in self.file.read_text().splitlines()[1:]]

    def run(self, told):
        with Purser(self.file, width=SIZE[0], height=SIZE[1]) as purser:
            person = Counter(purser, [one['name'] for one in self.header['players']])
            done, turn = 0, []
            while done < len(self.moves):
                presses, keys = person.presses, person.keys
                GAMES[self.game].enter(person, self.moves, done, told)
                purser.wait(lambda: len(self.entered()) > done, f'{self.moves[done]} in the file')
                now = self.entered()
                assert now[:len(self.moves)] == self.moves[:len(now)], f'{now[done:]} instead of {self.moves[done:len(now)]}'
                turn.append((now[done:], person.presses - presses, person.keys - keys))
                done = len(now)
                if GAMES[self.game].ends(now[-1]):
                    told[GAMES[self.game].kind([move for part in turn for move in part[0]])].append(
                        (sum(part[1] for part in turn), sum(part[2] for part in turn)))
                    turn = []


def main():
    games = sys.argv[1:] or list(GAMES)
    most = int(os.environ['PURSER_TAPS_MOVES']) if 'PURSER_TAPS_MOVES' in os.environ else None
    for game in games:
        told = collections.defaultdict(list)
        Replay(game, most).run(told)
        for kind, turns in told.items():
            presses, keys = ([one[i] for one in turns] for i in (0, 1))
            print(f'{game}: {kind}: {len(turns)} turns, presses {min(presses)} to {max(presses)}, '
                  f'{sum(presses) / len(presses):.1f} on average; keys {sum(keys)}', flush=True)


main()
