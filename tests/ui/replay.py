# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Enters a play through the real window, move by move, and compares its file."""
import json
import pathlib
import tempfile

from persons import Counter, GAMES
from purser_window import Purser, SOURCE


def bare(move):
    return {key: value for key, value in move.items() if key not in ('n', 'at', 'tap')}


def fold(lines):
    """Returns the final moves: amended ones as amended, without notes."""
    moves = {line['n']: bare(line) for line in lines if 'move' in line}
    for line in lines:
        if 'amend' in line:
            moves[line['amend']] = line['with']
    return [move for move in moves.values() if move['move'] != 'note']


class Replay:
    """Enters a sample move by move; the file shows the progress."""

    def __init__(self, game, most=None, size=(1200, 800), skip=(), at_end=None):
        """@skip: ranges of moves that are written to the file instead of being entered."""
        self.game, self.person, self.size, self.at_end = game, GAMES[game], size, at_end
        self.skip = {i for first, end in skip for i in range(first, end)}
        sample = SOURCE / f'data/samples/{game.removesuffix("-off")}.purser'
        lines = [json.loads(line) for line in sample.read_text().splitlines()]
        self.header = lines[0]
        self.header.setdefault('options', {}).update(getattr(self.person, 'options', {}))
        self.moves = fold(lines[1:])[:most]
        self.moves = self.person.adapt(self.moves) if hasattr(self.person, 'adapt') else self.moves
        self.home = pathlib.Path(tempfile.mkdtemp(prefix='purser-taps-'))
        self.file = self.home / 'play.purser'
        self.file.write_text(json.dumps(self.header, ensure_ascii=False) + '\n')

    def entered(self):
        """Returns the moves in the file, without automatic ones, and without a line that is still being written."""
        whole = self.file.read_bytes().rpartition(b'\n')[0].decode()
        moves = [bare(json.loads(line)) for line in whole.splitlines()[1:]]
        return [move for move in moves if getattr(self.person, 'counts', lambda _: True)(move)]

    def is_aside(self, i):
        return i in self.skip or self.moves[i]['move'] in getattr(self.person, 'aside', ())

    def write_asides(self, done):
        """Writes the moves that no person enters to the file while the window is closed."""
        with self.file.open('a') as file:
            n = len(self.file.read_text().splitlines())
            while done < len(self.moves) and self.is_aside(done):
                line = {'n': n, 'at': '2026-11-21T23:00:00+09:00', **self.moves[done]}
                file.write(json.dumps(line, ensure_ascii=False) + '\n')
                n, done = n + 1, done + 1
        return done

    def check(self, now):
        same = getattr(self.person, 'same', lambda move: move)

        def order(moves):
            """Draws of one sheet are in seating order, beginning anywhere."""
            return sorted((json.dumps(same(move), sort_keys=True) for move in moves))
        told, wanted = order(now), order(self.moves[:len(now)])
        assert told == wanted, f'{[one for one in told if one not in wanted]} instead of {[one for one in wanted if one not in told]}'

    def enter_one(self, purser, person, done, told):
        self.person.enter(person, self.moves, done, told)
        purser.wait(lambda: len(self.entered()) > done, f'{self.moves[done]} in the file')
        now = self.entered()
        self.check(now)
        return len(now)

    def split(self, moves):
        """Splits the moves of a tap into those of the current turn and of the next one."""
        end = next((n + 1 for n, move in enumerate(moves) if self.person.ends(move)), len(moves))
        return moves[:end], moves[end:]

    def tell(self, told, turn, moves, *counts):
        """Adds moves to their turn; a tap that ends one turn and begins the next counts for the next."""
        here, beyond = self.split(moves)
        turn.append((here, *(0 for _ in counts)) if beyond else (here, *counts))
        if self.person.ends(here[-1]):
            told[self.person.kind([move for part in turn for move in part[0]])].append(
                tuple(sum(part[1 + i] for part in turn) for i in range(len(counts))))
            turn.clear()
        if beyond:
            self.tell(told, turn, beyond, *counts)

    def play_on(self, done, told, turn):
        """Enters moves until one is not for a person; returns how many there are."""
        with Purser(self.file, width=self.size[0], height=self.size[1]) as purser:
            person = Counter(purser, [one['name'] for one in self.header['players']],
                             lambda: len(self.entered()))
            while done < len(self.moves) and not self.is_aside(done):
                before = person.counts()
                now = self.enter_one(purser, person, done, told)
                self.tell(told, turn, self.entered()[done:now],
                          *(count - old for count, old in zip(person.counts(), before)))
                done = now
            if done == len(self.moves) and self.at_end:
                self.at_end(purser)
        return done

    def run(self, told):
        done, turn = self.write_asides(0), []
        while (done := self.play_on(done, told, turn)) < len(self.moves):
            done = self.write_asides(done)
